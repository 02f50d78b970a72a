/// The kind of a recorded view; the raw values are those of `widget_kind` in `widget_views.h`.
///
/// Kinds from 64 on are modifiers: their first child is the view that they modify.
public enum ViewKind: UInt32, CaseIterable, Sendable {
    /// Children that are laid out as if they stood in the parent.
    case group = 1
    /// Children in a column.
    case vstack = 2
    /// Children in a row.
    case hstack = 3
    /// Children on top of one another, back to front.
    case zstack = 4
    /// Empty space that expands along the axis of its stack.
    case spacer = 5
    /// A hairline across the axis of its stack.
    case divider = 6
    /// A paragraph.
    case text = 7
    /// A picture or a symbol.
    case image = 8
    /// A colour that fills the proposed size.
    case color = 9
    /// A rectangle.
    case rectangle = 10
    /// A rectangle with rounded corners.
    case roundedRectangle = 11
    /// A circle centred in its frame.
    case circle = 12
    /// A rectangle with semicircles at its short sides.
    case capsule = 13
    /// An ellipse.
    case ellipse = 14
    /// Content that is recorded once its size is known.
    case geometryReader = 15
    /// Content that opens a URL when it is pressed.
    case link = 16
    /// The first of its children whose ideal size fits.
    case viewThatFits = 17
    /// A shape of lines and curves.
    case path = 18
    /// The shape of the widget, inset by the distance from the widget's edges.
    case containerShape = 19
    /// Rows of cells in columns of common width.
    case grid = 20
    /// The cells of one row of a `grid`.
    case gridRow = 21
    /// Cells that fill declared columns, row by row.
    case lazyVGrid = 22
    /// Cells that fill declared rows, column by column.
    case lazyHGrid = 23
    /// Children that functions of the plugin measure and place.
    case layout = 24
    /// A button or a toggle that performs an intent.
    case actionRegion = 25
    /// The tile of a control.
    case control = 26
    /// A fraction shown as a bar or a ring.
    case gauge = 27

    // Modifiers.

    /// Insets around the view.
    case padding = 64
    /// A fixed width, a fixed height or both.
    case frame = 65
    /// Least, ideal and greatest lengths.
    case flexFrame = 66
    /// The other children behind the view.
    case background = 67
    /// The other children in front of the view.
    case overlay = 68
    /// The view cut to the second child, a shape.
    case clip = 69
    /// Every text, shape and picture inside faded.
    case opacity = 70
    /// The view drawn at a distance from its place.
    case offset = 71
    /// The view at its ideal size.
    case fixedSize = 72
    /// The priority with which a stack gives room to the view.
    case layoutPriority = 73
    /// An alignment guide whose position the plugin decides.
    case alignmentGuide = 74
    /// The other children behind the whole widget, its margins included.
    case containerBackground = 75
    /// The view at a point of the proposed size.
    case place = 76
    /// The view drawn rotated or scaled.
    case transform = 77
    /// The view in a size of a given ratio.
    case aspectRatio = 78
    /// Space kept free beside the view.
    case safeArea = 79
    /// The view extended into the space that a `safeArea` around it keeps free.
    case ignoresSafeArea = 80
    /// A shadow behind or inside every text, shape and picture.
    case shadow = 81
    /// Every text, shape and picture inside blurred.
    case blur = 82
    /// The view where the other children are opaque.
    case mask = 83
    /// Every text, shape and picture inside blended with what lies behind it.
    case blend = 84
    /// The view as one picture for the effects around it.
    case compositingGroup = 85
    /// The view with its colours changed.
    case colorEffect = 86
    /// The view drawn through an affine matrix.
    case affineTransform = 87
    /// The view drawn in perspective.
    case projection = 88
    /// The view's attributes for its cell in a grid.
    case gridCell = 89
    /// A value that a `layout` around the view can look up.
    case layoutValue = 90
    /// The drawing order of the view among its siblings.
    case zIndex = 91
    /// The view with a key under which its frame can be looked up.
    case landmark = 92
    /// The view with content that is recorded once its frame is known.
    case deferred = 93
}
