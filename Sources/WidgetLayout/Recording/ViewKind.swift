/// What a view is; the raw values are those of `widget_kind` in `widget_plugin.h`.
///
/// Kinds from 64 on are modifiers: their first child is what they modify.
public enum ViewKind: UInt32, CaseIterable, Sendable {
    /// Children one after another, as if they stood in the parent.
    case group = 1
    /// A column.
    case vstack = 2
    /// A row.
    case hstack = 3
    /// Views on top of one another, back to front.
    case zstack = 4
    /// Room that takes what is left.
    case spacer = 5
    /// A hairline.
    case divider = 6
    /// A paragraph.
    case text = 7
    /// A picture or a symbol.
    case image = 8
    /// A colour that takes all the room.
    case color = 9
    /// A rectangle.
    case rectangle = 10
    /// A rectangle with rounded corners.
    case roundedRectangle = 11
    /// A circle in the middle of its room.
    case circle = 12
    /// A rectangle whose short sides are round.
    case capsule = 13
    /// An ellipse.
    case ellipse = 14
    /// Content that depends on the room it gets.
    case geometryReader = 15
    /// Content that opens a URL.
    case link = 16
    /// The first child that fits the room.
    case viewThatFits = 17
    /// Lines and curves.
    case path = 20
    /// The widget's own shape.
    case containerShape = 21
    /// Rows whose columns are equally wide.
    case grid = 34
    /// Cells of a grid, one after another.
    case gridRow = 35
    /// Lines of cells in declared columns.
    case lazyVGrid = 36
    /// Columns of cells in declared rows.
    case lazyHGrid = 37
    /// Views where the plugin puts them.
    case layout = 38
    /// A fraction as a bar or a ring.
    case gauge = 45
    /// Content that performs an intent.
    case actionRegion = 55
    /// A tile of a control center.
    case control = 56

    // Modifiers.

    /// Room around a view.
    case padding = 64
    /// A fixed width or height.
    case frame = 65
    /// Least, ideal and greatest lengths.
    case flexFrame = 66
    /// Other children behind the first.
    case background = 67
    /// Other children in front of the first.
    case overlay = 68
    /// The second child cuts the first.
    case clip = 69
    /// A view whose every picture is faded.
    case opacity = 70
    /// A view drawn elsewhere.
    case offset = 71
    /// A view that keeps its ideal size.
    case fixedSize = 72
    /// The order in which a stack serves a view.
    case layoutPriority = 73
    /// A guide whose place the plugin decides.
    case alignmentGuide = 74
    /// Other children behind the widget's content and margins.
    case containerBackground = 75
    /// A view drawn turned or scaled.
    case transform = 76
    /// A view that is offered room of given proportions.
    case aspectRatio = 77
    /// Room kept free beside a view.
    case safeArea = 78
    /// A view that reaches into such room.
    case ignoresSafeArea = 79
    /// A view at a point of the room.
    case place = 80
    /// A view with its blurred outline behind it.
    case shadow = 85
    /// A view whose every picture is out of focus.
    case blur = 86
    /// A view that shows where other children are opaque.
    case mask = 87
    /// A view whose every picture is mixed with what lies behind it.
    case blend = 88
    /// A view that is one picture.
    case compositingGroup = 89
    /// A view in other colours.
    case colorEffect = 90
    /// A view drawn through a matrix.
    case affineTransform = 91
    /// A view drawn in perspective.
    case projection = 92
    /// A view that says something about its place in a grid.
    case gridCell = 100
    /// A view with a value for the layout around.
    case layoutValue = 101
    /// The order in which siblings are drawn.
    case zIndex = 102
    /// A view whose frame can be looked up.
    case landmark = 103
    /// Content recorded when a view has its place.
    case deferred = 104
}
