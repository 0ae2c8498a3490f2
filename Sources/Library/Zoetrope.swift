// The library in one import: bitmaps, sheets, animators, managers and the frame clock; and the errors of
// files, which are among the basics.

@_exported public import Animation
@_exported public import Basics
@_exported public import Pixels
@_exported public import Sheets
