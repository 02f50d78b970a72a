/// The name of an attribute of a recorded view; the raw values are those of `widget_attribute`.
///
/// Attributes from 128 to 191 are inherited: they apply to the view and everything inside.
public enum ViewAttribute: UInt32, CaseIterable, Sendable {
    /// The text of a `text`.
    case textString = 1
    /// The date of a `text`, in seconds since 1970.
    case date = 2
    /// How a date is written: a `widget_date_style`.
    case dateStyle = 3
    /// The SF Symbols name of an `image`.
    case symbol = 4
    /// The alignment guides of a container or of what a modifier adds: a `widget_alignment`.
    case alignment = 5
    /// The distance between the children of a stack or the columns of a grid, in points.
    case spacing = 6
    /// The least length of a `spacer`, in points.
    case minLength = 7
    /// The paint of a shape's inside.
    case fill = 8
    /// The paint of a shape's outline.
    case stroke = 9
    /// The width of a shape's line or a ring, or the height of a gauge's bar, in points.
    case lineWidth = 10
    /// The horizontal radius of a shape's corners, in points.
    case cornerWidth = 11
    /// The vertical radius of a shape's corners, in points; by default the horizontal one.
    case cornerHeight = 12
    /// Whether corners are continuous curves instead of arcs.
    case continuous = 13
    /// The function that a view calls back for its content, path, guide or size.
    case content = 14
    /// The target of a `link`; on any other view the URL of the whole widget.
    case url = 15
    /// Top, leading, bottom and trailing padding, in points; NaN for the platform's.
    case insets = 16
    /// The width of a `frame`, in points.
    case width = 17
    /// The height of a `frame`, in points.
    case height = 18
    /// The least width of a `flexFrame`, in points.
    case minWidth = 19
    /// The width of a `flexFrame` where none is proposed, in points.
    case idealWidth = 20
    /// The greatest width of a `flexFrame`, in points; may be infinite.
    case maxWidth = 21
    /// The least height of a `flexFrame`, in points.
    case minHeight = 22
    /// The height of a `flexFrame` where none is proposed, in points.
    case idealHeight = 23
    /// The greatest height of a `flexFrame`, in points; may be infinite.
    case maxHeight = 24
    /// The one number of a view: an opacity, a priority, a ratio, a fraction.
    case amount = 25
    /// An offset to the right, in points; of an anchor, a fraction of the width.
    case x = 26
    /// An offset downwards, in points; of an anchor, a fraction of the height.
    case y = 27
    /// Whether a view applies to the horizontal axis.
    case horizontal = 28
    /// Whether a view applies to the vertical axis.
    case vertical = 29
    /// The identity of a view among its siblings, as SwiftUI's `id`.
    case id = 30
    /// The distance of a shape from its frame, in points.
    case shapeInset = 31
    /// Whether the edges of a shape are antialiased.
    case antialiased = 32
    /// Whether an aspect ratio covers the proposed room instead of fitting into it.
    case fills = 33
    /// A rotation, in degrees, clockwise.
    case angle = 34
    /// The factor by which a view is drawn wider.
    case scaleX = 35
    /// The factor by which a view is drawn higher.
    case scaleY = 36
    /// Whether an image takes the size it is proposed.
    case resizable = 37
    /// The edges of a view that a modifier applies to: a set of `widget_edge`.
    case edges = 38
    /// The radius of a blur or a shadow, in points.
    case radius = 39
    /// How a view is mixed with what lies behind it: a `widget_blend_mode`.
    case blendMode = 40
    /// The effect of a `colorEffect`: a `widget_color_effect`.
    case colorEffect = 41
    /// Six numbers of an affine transform, or nine of a projection.
    case matrix = 42
    /// The axis that a `projection` rotates about, and the depth of its anchor.
    case axis = 43
    /// Whether a shadow falls into the view instead of behind it.
    case inner = 44
    /// The name of the transition with which a view appears and disappears.
    case transition = 45
    /// The name of the transition with which a view's content changes.
    case contentTransition = 46
    /// The name of the animation of a view's changes.
    case animation = 47
    /// The name of the effect with which a symbol moves.
    case symbolEffect = 48
    /// Whether a path is filled by the even-odd rule instead of the winding rule.
    case evenOdd = 49
    /// The shape of the ends of a line: a `widget_line_cap`.
    case lineCap = 50
    /// The shape of the corners of a line: a `widget_line_join`.
    case lineJoin = 51
    /// The greatest length of a sharp corner, in line widths.
    case miterLimit = 52
    /// The lengths of dashes and gaps in turn, in points; at most 64.
    case dash = 53
    /// How far into the dashes a line begins, in points.
    case dashPhase = 54
    /// The verbs and coordinates of a `path` (see `widget_path_verb`).
    case pathNumbers = 55
    /// The point, the anchor in the view and the proposed size of a `place`.
    case placedAt = 56
    /// The distance between the rows of a grid, in points.
    case rowSpacing = 57
    /// How many columns a grid cell spans; 0 for all.
    case gridColumns = 58
    /// The axes along which a grid cell does not enlarge its column or row.
    case unsizedAxes = 59
    /// The tracks of a lazy grid, five numbers each.
    case gridItems = 60
    /// The function of a `layout` that places its views.
    case placement = 61
    /// The function of a `layout` that returns the position of an alignment guide.
    case guide = 62
    /// The function of a `layout` that returns the spacing it prefers at its edges.
    case edgeSpacing = 63
    /// The key of a layout value or a landmark: any number of the plugin's.
    case key = 64
    /// Whether deferred content is drawn behind or in front: a `widget_side`.
    case side = 65
    /// The function that returns the default position of a plugin's own alignment guide.
    case guideDefault = 66
    /// The size of a text as a factor of its font's size, 0.1 to 1.
    case textScale = 67
    /// The case in which a date is written: a `widget_text_case`.
    case textCase = 68
    /// The locale of one text.
    case locale = 69
    /// The time zone of one date, by its IANA name.
    case timeZone = 70
    /// The start and end of a counter and, optionally, when it is paused; since 1970.
    case dateInterval = 71
    /// Whether a counter or a gauge shows what is left instead of what has passed.
    case countsDown = 72
    /// The units of time that are shown: a set of `widget_date_field`.
    case dateFields = 73
    /// The most units of time that are shown.
    case dateFieldCount = 74
    /// The seconds from one change of a counter to the next.
    case datePrecision = 75
    /// When a distance in time has a sign: a `widget_date_sign`.
    case dateSign = 76
    /// Whether a gauge is a bar or a kind of ring: a `widget_gauge_form`.
    case gaugeForm = 77
    /// The date at which a gauge is empty.
    case startDate = 78
    /// The date at which a gauge is full.
    case endDate = 79
    /// The colour of the part of a gauge that is not reached.
    case track = 80
    /// Whether all of a gauge is filled and a dot marks its fraction.
    case marked = 81
    /// Whether a blur leaves nothing translucent, so that its edges stay sharp.
    case opaque = 82
    /// The end of a range that begins with the amount.
    case greatestAmount = 83
    /// The intent that a press performs.
    case action = 84
    /// The state of a toggle.
    case isOn = 85
    /// Whether a control cannot be pressed.
    case isDisabled = 86
    /// The picture of an `image`.
    case image = 87
    /// The borders of a resizable picture that keep their size, in points, as `insets`.
    case capInsets = 88
    /// Whether a resizable picture is repeated instead of stretched.
    case tiled = 89
    /// How a scaled picture is smoothed: a `widget_interpolation`.
    case interpolation = 90
    /// Whether a picture is painted with the foreground style where it is opaque.
    case template = 91
    /// How a picture is drawn in the accented mode: a `widget_accented_rendering`.
    case accentedRendering = 92
    /// The font size and the baseline that a symbol given as a picture was drawn for.
    case symbolFrame = 93

    // Inherited.

    /// The font.
    case font = 128
    /// The weight, 100 to 900 or ``FontValue/bold``, in place of the font's; 0 for the font's.
    case fontWeight = 129
    /// The `widget_font_design` in place of the font's; 0 for the font's.
    case fontDesign = 130
    /// Whether text is italic.
    case italic = 131
    /// Whether all digits have the same width.
    case monospacedDigit = 132
    /// The foreground style, or its first level.
    case foreground = 133
    /// The tint.
    case tint = 134
    /// The most lines of a text; 0 for any number.
    case lineLimit = 135
    /// The alignment of lines with each other: a `widget_text_alignment`.
    case textAlignment = 136
    /// The least factor to which text shrinks in order to fit.
    case minimumScale = 137
    /// The reasons for redaction: a set of `widget_redaction`; 0 for none.
    case redacted = 138
    /// Light or dark: a `widget_color_scheme`.
    case colorScheme = 139
    /// Whether the layout direction is right to left.
    case rightToLeft = 140
    /// The distance added between lines, in points.
    case lineSpacing = 141
    /// Where a line that is too long is cut: a `widget_truncation`.
    case truncation = 142
    /// The dynamic type size: a `widget_text_size`.
    case textSize = 143
    /// Whether text is underlined.
    case underline = 144
    /// Whether text is struck through.
    case strikethrough = 145
    /// The second level of the foreground style.
    case foregroundSecond = 146
    /// The third level of the foreground style.
    case foregroundThird = 147
    /// Whether the view belongs to the accent group in the accented mode.
    case accentable = 148
    /// The rendering mode of symbols: a `widget_symbol_rendering`.
    case symbolRendering = 149
    /// The variants added to the names of symbols, such as `circle.fill`.
    case symbolVariants = 150
    /// The size of symbols beside text: 1 small, 2 medium, 3 large.
    case imageScale = 151
    /// The distance added after each letter, in points.
    case kerning = 152
    /// The distance added after each letter, in points, without ligatures.
    case tracking = 153
    /// How far text is raised, in points.
    case baselineOffset = 154
    /// The dashes of an underline: a `widget_line_pattern`.
    case underlinePattern = 155
    /// The dashes of a strikethrough: a `widget_line_pattern`.
    case strikethroughPattern = 156
    /// The colour of an underline; by default the text's.
    case underlineColor = 157
    /// The colour of a strikethrough; by default the text's.
    case strikethroughColor = 158
    /// The width of letters, from -1 (compressed) to 1 (expanded).
    case fontWidth = 159
    /// The number of lines for which a text reserves space.
    case linesReserved = 160
    /// Whether letters may come closer together so that a line fits.
    case tightening = 161

    // For assistive technology and tests.

    /// The name of the view for assistive technology.
    case accessibilityLabel = 192
    /// The name of the view for tests.
    case accessibilityIdentifier = 193
    /// The value that assistive technology reads.
    case accessibilityValue = 194
    /// Whether assistive technology skips the view and everything inside.
    case accessibilityHidden = 195

    /// The type of value this attribute takes.
    public var valueType: AttributeValue.Kind {
        switch self {
        case .continuous, .horizontal, .vertical, .antialiased, .fills, .resizable, .evenOdd,
            .inner, .countsDown, .marked, .opaque, .tiled, .template, .isOn, .isDisabled, .italic,
            .monospacedDigit, .rightToLeft, .underline, .strikethrough, .accentable, .tightening,
            .accessibilityHidden:
            .bool
        case .dateStyle, .alignment, .edges, .lineCap, .lineJoin, .blendMode, .colorEffect,
            .gridColumns, .unsizedAxes, .key, .side, .textCase, .dateFields, .dateFieldCount,
            .dateSign, .gaugeForm, .interpolation, .accentedRendering, .fontWeight, .fontDesign,
            .lineLimit, .textAlignment, .redacted, .colorScheme, .truncation, .textSize,
            .symbolRendering, .imageScale, .underlinePattern, .strikethroughPattern, .linesReserved:
            .int
        case .spacing, .minLength, .lineWidth, .cornerWidth, .cornerHeight, .width, .height,
            .minWidth, .idealWidth, .maxWidth, .minHeight, .idealHeight, .maxHeight, .amount,
            .greatestAmount, .x, .y, .shapeInset, .angle, .scaleX, .scaleY, .miterLimit, .dashPhase,
            .radius, .rowSpacing, .textScale, .datePrecision, .minimumScale, .lineSpacing, .kerning,
            .tracking, .baselineOffset, .fontWidth:
            .double
        case .insets, .dash, .pathNumbers, .placedAt, .matrix, .axis, .gridItems, .dateInterval,
            .capInsets, .symbolFrame:
            .doubles
        case .textString, .symbol, .url, .id, .transition, .contentTransition, .animation,
            .symbolEffect, .locale, .timeZone, .symbolVariants, .accessibilityLabel,
            .accessibilityIdentifier, .accessibilityValue:
            .string
        case .date, .startDate, .endDate: .date
        case .fill, .stroke, .track, .foreground, .tint, .foregroundSecond, .foregroundThird,
            .underlineColor, .strikethroughColor:
            .paint
        case .font: .font
        case .image: .image
        case .action: .action
        case .content, .placement, .guide, .edgeSpacing, .guideDefault: .callback
        }
    }
}
