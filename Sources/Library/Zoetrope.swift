// The library in one import: bitmaps, sheets, animators, managers and the frame clock.

@_exported public import Animation
@_exported public import Pixels
@_exported public import Sheets
