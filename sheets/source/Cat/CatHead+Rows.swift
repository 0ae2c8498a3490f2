// The rows of pixels of the cat's face, three each for eyes and mouth, four for ears.

extension CatHead.Eyes {
  var halfRows: String {
    switch self {
    case .open:
      """
      ...gk....gk..
      ...gk....gk..
      ...gk....gk..
      """
    case .wide:
      """
      ..www...www..
      ..wkw...wkw..
      ..www...www..
      """
    case .half:
      """
      ...dd....dd..
      ...oo....oo..
      ...gk....gk..
      """
    case .closed:
      """
      .............
      ..o.o...o.o..
      ...o.....o...
      """
    case .squeezed:
      """
      .............
      ...o.....o...
      ..o.o...o.o..
      """
    }
  }

  var frontRows: String {
    """
    ...gk...kg...
    ...gk...kg...
    ...gk...kg...
    """
  }

  var sideRows: String {
    switch self {
    case .open:
      """
      .......gk..k.
      .......gk..k.
      .......gk..k.
      """
    case .wide:
      """
      ......www.ww.
      ......wkw.kw.
      ......www.ww.
      """
    case .half:
      """
      .......dd..d.
      .......oo..o.
      .......gk..k.
      """
    case .closed:
      """
      .............
      ......o.o.o..
      .......o...o.
      """
    case .squeezed:
      """
      .............
      .......o...o.
      ......o.o.o..
      """
    }
  }
}

extension CatHead.Mouth {
  var halfRows: String {
    switch self {
    case .closed:
      """
      ......pp.....
      .....o..o....
      .............
      """
    case .tongue:
      """
      ......pp.....
      .....ottt....
      ......tt.....
      """
    case .small:
      """
      ......pp.....
      ....ommmo....
      .....ott.....
      """
    case .wide:
      """
      .....mppm....
      ....mmmmmm...
      ....mttttm...
      """
    }
  }

  var frontRows: String {
    """
    .....ppp.....
    ......o......
    .....o.o.....
    """
  }

  var sideRows: String {
    """
    ............pp
    ..........oo..
    .............
    """
  }
}

extension CatHead.Ears {
  var halfRows: String {
    switch self {
    case .up:
      """
      ..f.........f..
      ..lf.......ff..
      ..lpf.....fpf..
      ..lppfllfffpf..
      """
    case .half:
      """
      ...............
      ..f.........f..
      .llf.......fff.
      .llppfllffppff.
      """
    case .back:
      """
      ...............
      ...............
      lf...........ff
      .lppffllfffppf.
      """
    case .folded:
      """
      ............f..
      ...........ff..
      .lff......fpf..
      .dddffllfffpf..
      """
    }
  }

  var sideRows: String {
    switch self {
    case .up:
      """
      ...f.....f....
      ...lf...ff....
      ...lpf..fpf...
      ...lppfffppf..
      """
    case .half, .folded:
      """
      ..............
      ..ff....f.....
      ..lpff.fff....
      ...lppffppff..
      """
    case .back:
      """
      ..............
      ..............
      ll............
      .lpp.fffff....
      """
    }
  }
}
