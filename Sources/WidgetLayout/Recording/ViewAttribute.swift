/// What a view has; the raw values are those of `widget_attribute` in `widget_plugin.h`.
///
/// Attributes from 128 to 191 are inherited: they hold for the view and everything inside.
public enum ViewAttribute: UInt32, CaseIterable, Sendable {
    /// A text's characters.
    case textString = 1
    /// A text's date.
    case date = 2
    /// How the date is shown.
    case dateStyle = 3
    /// An SF Symbols name.
    case symbol = 4
    /// One horizontal and one vertical guide.
    case alignment = 5
    /// A stack's distances.
    case spacing = 6
    /// A spacer's least length.
    case minLength = 7
    /// A shape's inside.
    case fill = 8
    /// A shape's edge.
    case stroke = 9
    /// The edge's width.
    case lineWidth = 10
    /// The horizontal radius of corners.
    case cornerWidth = 11
    /// The vertical radius of corners.
    case cornerHeight = 12
    /// Whether corners are continuous curves.
    case continuous = 13
    /// What is called back.
    case content = 14
    /// A link's target; elsewhere the widget's own URL.
    case url = 15
    /// Top, leading, bottom and trailing padding.
    case insets = 16
    /// A frame's width.
    case width = 17
    /// A frame's height.
    case height = 18
    /// The least width.
    case minWidth = 19
    /// The width without a proposal.
    case idealWidth = 20
    /// The greatest width.
    case maxWidth = 21
    /// The least height.
    case minHeight = 22
    /// The height without a proposal.
    case idealHeight = 23
    /// The greatest height.
    case maxHeight = 24
    /// An opacity or a priority.
    case amount = 25
    /// An offset to the right.
    case x = 26
    /// An offset downwards.
    case y = 27
    /// Whether the width is fixed.
    case horizontal = 28
    /// Whether the height is fixed.
    case vertical = 29
    /// Identity among siblings.
    case id = 30
    /// How far inside its edge a shape is drawn.
    case shapeInset = 31
    /// Whether edges are smoothed.
    case antialiased = 32
    /// Whether a view covers the room instead of fitting into it.
    case fills = 33
    /// Degrees, clockwise.
    case angle = 34
    /// How much wider a view is drawn.
    case scaleX = 35
    /// How much higher a view is drawn.
    case scaleY = 36
    /// Whether an image takes the room it is offered.
    case resizable = 37
    /// Some of a view's edges.
    case edges = 38
    /// Whether inside is where lines cross an odd number of times.
    case evenOdd = 40
    /// The form of a line's ends.
    case lineCap = 41
    /// The form of a line's corners.
    case lineJoin = 42
    /// How long a sharp corner may be, in line widths.
    case miterLimit = 43
    /// The lengths of dashes and gaps.
    case dash = 44
    /// How far into the dashes a line begins.
    case dashPhase = 45
    /// The verbs and points of a path.
    case pathNumbers = 46
    /// Where a view lies, and what it is offered.
    case placedAt = 47
    /// How far a blur reaches.
    case radius = 50
    /// How a view is mixed with what lies behind it.
    case blendMode = 51
    /// What happens to a view's colours.
    case colorEffect = 52
    /// An affine transform.
    case matrix = 53
    /// Whether a shadow falls into the view.
    case inner = 54
    /// How the view comes and goes.
    case transition = 55
    /// How the view's content turns into other content.
    case contentTransition = 56
    /// How changes are animated.
    case animation = 57
    /// How a symbol moves.
    case symbolEffect = 58
    /// What a projection turns about.
    case axis = 59
    /// A grid's distances between rows.
    case rowSpacing = 60
    /// How many columns a cell spans.
    case gridColumns = 61
    /// Axes along which a cell does not enlarge its column or row.
    case unsizedAxes = 62
    /// A lazy grid's columns or rows.
    case gridItems = 63
    /// A layout's function that places its views.
    case placement = 64
    /// A layout's function that answers guides.
    case guide = 65
    /// A layout's function that says what it wants beyond its edges.
    case edgeSpacing = 66
    /// A number of the plugin's.
    case key = 67
    /// Where deferred content is drawn.
    case side = 68
    /// Where a plugin's own guides lie by default.
    case guideDefault = 69
    /// The part of its font's size a text has.
    case textScale = 70
    /// The case of a date's letters.
    case textCase = 71
    /// A text's own language.
    case locale = 72
    /// A date's own time zone.
    case timeZone = 73
    /// From, to and the moment at which a counter stands still.
    case dateInterval = 74
    /// Whether a counter or a gauge shows what is left.
    case countsDown = 75
    /// Which units of time are shown.
    case dateFields = 76
    /// How many units of time are shown at most.
    case dateFieldCount = 77
    /// Seconds between the changes of a counter.
    case datePrecision = 78
    /// Which distances have a sign.
    case dateSign = 79
    /// A bar or a ring.
    case gaugeForm = 80
    /// When a gauge is empty.
    case startDate = 81
    /// When a gauge is full.
    case endDate = 82
    /// What a gauge has not reached.
    case track = 84
    /// Whether a dot marks a gauge's fraction.
    case marked = 85
    /// A picture.
    case image = 90
    /// Borders of a picture that keep their size: top, leading, bottom, trailing.
    case capInsets = 91
    /// Whether a picture is repeated instead of stretched.
    case tiled = 92
    /// How smoothly a picture is scaled.
    case interpolation = 93
    /// Whether a picture is painted with the foreground style.
    case template = 94
    /// How a picture is drawn where there are two colours.
    case accentedRendering = 95
    /// How a picture that is a symbol stands in a line of text.
    case symbolFrame = 96
    /// What a press performs.
    case action = 100
    /// What a toggle shows.
    case isOn = 101
    /// Whether a control cannot be pressed.
    case isDisabled = 102

    // Inherited.

    /// The font.
    case font = 128
    /// Overrides the font's weight.
    case fontWeight = 129
    /// Overrides the font's design.
    case fontDesign = 130
    /// Whether letters are slanted.
    case italic = 131
    /// Whether digits are of one width.
    case monospacedDigit = 132
    /// The foreground style.
    case foreground = 133
    /// The tint.
    case tint = 134
    /// The greatest number of lines; 0 for any.
    case lineLimit = 135
    /// How lines are aligned.
    case textAlignment = 136
    /// How far text may shrink.
    case minimumScale = 137
    /// Why content is hidden; 0 for not at all.
    case redacted = 138
    /// Light or dark.
    case colorScheme = 139
    /// The direction of reading.
    case rightToLeft = 140
    /// Room between lines.
    case lineSpacing = 141
    /// Where text is cut.
    case truncation = 142
    /// The dynamic type size.
    case textSize = 143
    /// Whether text is underlined.
    case underline = 144
    /// Whether text is struck through.
    case strikethrough = 145
    /// The foreground style's second level.
    case foregroundSecond = 155
    /// The foreground style's third level.
    case foregroundThird = 156
    /// Whether the view has the accent colour where there are two.
    case accentable = 157
    /// How symbols are coloured.
    case symbolRendering = 158
    /// What is added to the names of symbols.
    case symbolVariants = 159
    /// How large symbols are beside text.
    case imageScale = 160
    /// Points added after each letter.
    case kerning = 170
    /// Points added after each letter, in place of ligatures.
    case tracking = 171
    /// Points upwards.
    case baselineOffset = 172
    /// The gaps of a line under letters.
    case underlinePattern = 173
    /// The gaps of a line through letters.
    case strikethroughPattern = 174
    /// What a line under letters is drawn with.
    case underlineColor = 175
    /// What a line through letters is drawn with.
    case strikethroughColor = 176
    /// How wide letters are.
    case fontWidth = 177
    /// Lines that room is kept for.
    case linesReserved = 178
    /// Whether letters may come closer.
    case tightening = 179

    // What assistive technology and tests know.

    /// What the view is called.
    case accessibilityLabel = 192
    /// What tests call the view.
    case accessibilityIdentifier = 193
    /// What the view says.
    case accessibilityValue = 194
    /// Whether assistive technology skips the view.
    case accessibilityHidden = 195

    /// The type of value this attribute takes.
    public var valueType: AttributeValue.Kind {
        switch self {
        case .continuous, .horizontal, .vertical, .antialiased, .fills, .resizable, .evenOdd,
            .inner, .countsDown, .marked, .tiled, .template, .isOn, .isDisabled, .italic,
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
            .minWidth, .idealWidth, .maxWidth, .minHeight, .idealHeight, .maxHeight, .amount, .x,
            .y, .shapeInset, .angle, .scaleX, .scaleY, .miterLimit, .dashPhase, .radius,
            .rowSpacing, .textScale, .datePrecision, .minimumScale, .lineSpacing, .kerning,
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
