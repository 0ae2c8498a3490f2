/// Attributes of Graphviz 2.43 (its attribute table), for graphs, nodes, edges and clusters alike; they
/// are accepted without a word.
let graphvizAttributes: Set<String> = Set(
  """
  Damping K URL _background area arrowhead arrowsize arrowtail bb beautify bgcolor center charset \
  class clusterrank color colorscheme comment compound concentrate constraint decorate \
  defaultdist dim dimen dir diredgeconstraints distortion dpi edgeURL edgehref edgetarget \
  edgetooltip epsilon esep fillcolor fixedsize fontcolor fontname fontnames fontpath fontsize \
  forcelabels gradientangle group headURL head_lp headclip headhref headlabel headport \
  headtarget headtooltip height href id image imagepath imagepos imagescale inputscale label \
  labelURL label_scheme labelangle labeldistance labelfloat labelfontcolor labelfontname \
  labelfontsize labelhref labeljust labelloc labeltarget labeltooltip landscape layer \
  layerlistsep layers layerselect layersep layout len levels levelsgap lhead lheight lp ltail \
  lwidth margin maxiter mclimit mindist minlen mode model mosek newrank nodesep nojustify \
  normalize notranslate nslimit nslimit1 ordering orientation outputorder overlap \
  overlap_scaling overlap_shrink pack packmode pad page pagedir pencolor penwidth peripheries \
  pin pos quadtree quantum rank rankdir ranksep ratio rects regular remincross repulsiveforce \
  resolution root rotate rotation samehead sametail samplepoints searchsize sep shape shapefile \
  showboxes sides size skew smoothing sortv splines style stylesheet tailURL tail_lp tailclip \
  tailhref taillabel tailport tailtarget tailtooltip target tooltip truecolor vertices viewport \
  voro_margin width xdotversion xlabel xlp
  """.split(separator: " ").map(String.init))
