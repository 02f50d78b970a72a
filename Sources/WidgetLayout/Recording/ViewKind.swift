/// What a view is; the raw values are those of `widget_kind` in `widget_plugin.h`.
///
/// Kinds from 64 on are modifiers: their first child is what they modify.
public enum ViewKind: UInt32, CaseIterable, Sendable {
    case group = 1
    case vstack = 2
    case hstack = 3
    case zstack = 4
    case spacer = 5
    case divider = 6
    case text = 7
    case image = 8
    case color = 9
    case rectangle = 10
    case roundedRectangle = 11
    case circle = 12
    case capsule = 13
    case ellipse = 14
    case geometryReader = 15
    case link = 16

    case padding = 64
    case frame = 65
    case flexFrame = 66
    case background = 67
    case overlay = 68
    case clip = 69
    case opacity = 70
    case offset = 71
    case fixedSize = 72
    case layoutPriority = 73
    case alignmentGuide = 74
    case containerBackground = 75
}
