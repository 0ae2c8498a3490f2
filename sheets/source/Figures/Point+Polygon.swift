/// Whether a point lies in a polygon, by counting the edges crossed on the way to the left.
func contains(_ corners: [Point], _ point: Point) -> Bool {
  var inside = false
  var previous = corners[corners.count - 1]
  for corner in corners {
    if (corner.y > point.y) != (previous.y > point.y) {
      let share = (point.y - corner.y) / (previous.y - corner.y)
      if point.x < corner.x + (previous.x - corner.x) * share { inside.toggle() }
    }
    previous = corner
  }
  return inside
}
