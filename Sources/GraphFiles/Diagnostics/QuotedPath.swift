import Basics

/// A path as a message holds it: visible, and cut at its beginning if it is long, since its end says
/// which file it is.
func quotedPath(_ path: String) -> String {
  let longest = 200
  let kept = path.suffix(longest)
  return (kept.startIndex > path.startIndex ? "'…" : "'") + visible(kept) + "'"
}
