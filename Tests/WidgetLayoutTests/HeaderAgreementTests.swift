import CWidgetPlugin
import Testing

@testable import WidgetLayout

/// The numbers here and those of the header are one contract.
@Suite struct HeaderAgreementTests {
    private static let kinds: [(ViewKind, widget_kind)] = [
        (.group, WIDGET_GROUP),
        (.vstack, WIDGET_VSTACK),
        (.hstack, WIDGET_HSTACK),
        (.zstack, WIDGET_ZSTACK),
        (.spacer, WIDGET_SPACER),
        (.divider, WIDGET_DIVIDER),
        (.text, WIDGET_TEXT),
        (.image, WIDGET_IMAGE),
        (.color, WIDGET_COLOR),
        (.rectangle, WIDGET_RECTANGLE),
        (.roundedRectangle, WIDGET_ROUNDED_RECTANGLE),
        (.circle, WIDGET_CIRCLE),
        (.capsule, WIDGET_CAPSULE),
        (.ellipse, WIDGET_ELLIPSE),
        (.geometryReader, WIDGET_GEOMETRY_READER),
        (.link, WIDGET_LINK),
        (.viewThatFits, WIDGET_VIEW_THAT_FITS),
        (.path, WIDGET_PATH),
        (.containerShape, WIDGET_CONTAINER_SHAPE),
        (.grid, WIDGET_GRID),
        (.gridRow, WIDGET_GRID_ROW),
        (.lazyVGrid, WIDGET_LAZY_VGRID),
        (.lazyHGrid, WIDGET_LAZY_HGRID),
        (.actionRegion, WIDGET_ACTION_REGION),
        (.control, WIDGET_CONTROL),
        (.gridCell, WIDGET_GRID_CELL),
        (.layout, WIDGET_LAYOUT),
        (.layoutValue, WIDGET_LAYOUT_VALUE),
        (.zIndex, WIDGET_Z_INDEX),
        (.landmark, WIDGET_LANDMARK),
        (.deferred, WIDGET_DEFERRED),
        (.gauge, WIDGET_GAUGE),
        (.padding, WIDGET_PADDING),
        (.frame, WIDGET_FRAME),
        (.flexFrame, WIDGET_FLEX_FRAME),
        (.background, WIDGET_BACKGROUND),
        (.overlay, WIDGET_OVERLAY),
        (.clip, WIDGET_CLIP),
        (.opacity, WIDGET_OPACITY),
        (.offset, WIDGET_OFFSET),
        (.fixedSize, WIDGET_FIXED_SIZE),
        (.layoutPriority, WIDGET_LAYOUT_PRIORITY),
        (.alignmentGuide, WIDGET_ALIGNMENT_GUIDE),
        (.containerBackground, WIDGET_CONTAINER_BACKGROUND),
        (.transform, WIDGET_TRANSFORM),
        (.aspectRatio, WIDGET_ASPECT_RATIO),
        (.safeArea, WIDGET_SAFE_AREA),
        (.ignoresSafeArea, WIDGET_IGNORES_SAFE_AREA),
        (.place, WIDGET_PLACE),
        (.shadow, WIDGET_SHADOW),
        (.blur, WIDGET_BLUR),
        (.mask, WIDGET_MASK),
        (.blend, WIDGET_BLEND),
        (.compositingGroup, WIDGET_COMPOSITING_GROUP),
        (.colorEffect, WIDGET_COLOR_EFFECT),
        (.affineTransform, WIDGET_AFFINE_TRANSFORM),
        (.projection, WIDGET_PROJECTION),
    ]

    @Test func `The bold weight equals that of the header`() {
        #expect(FontValue.bold == Int32(WIDGET_WEIGHT_BOLD))
    }

    @Test func `View kinds equal those of the header`() {
        for (kind, number) in Self.kinds { #expect(kind.rawValue == number.rawValue, "\(kind)") }
        #expect(Self.kinds.count == ViewKind.allCases.count)
    }

    private static let attributes: [(ViewAttribute, widget_attribute)] = [
        (.textString, WIDGET_TEXT_STRING),
        (.date, WIDGET_DATE),
        (.dateStyle, WIDGET_DATE_STYLE),
        (.symbol, WIDGET_SYMBOL),
        (.alignment, WIDGET_ALIGNMENT),
        (.spacing, WIDGET_SPACING),
        (.minLength, WIDGET_MIN_LENGTH),
        (.fill, WIDGET_FILL),
        (.stroke, WIDGET_STROKE),
        (.lineWidth, WIDGET_LINE_WIDTH),
        (.cornerWidth, WIDGET_CORNER_WIDTH),
        (.cornerHeight, WIDGET_CORNER_HEIGHT),
        (.continuous, WIDGET_CONTINUOUS),
        (.content, WIDGET_CONTENT),
        (.url, WIDGET_URL),
        (.insets, WIDGET_INSETS),
        (.width, WIDGET_WIDTH),
        (.height, WIDGET_HEIGHT),
        (.minWidth, WIDGET_MIN_WIDTH),
        (.idealWidth, WIDGET_IDEAL_WIDTH),
        (.maxWidth, WIDGET_MAX_WIDTH),
        (.minHeight, WIDGET_MIN_HEIGHT),
        (.idealHeight, WIDGET_IDEAL_HEIGHT),
        (.maxHeight, WIDGET_MAX_HEIGHT),
        (.amount, WIDGET_AMOUNT),
        (.x, WIDGET_X),
        (.y, WIDGET_Y),
        (.horizontal, WIDGET_HORIZONTAL),
        (.vertical, WIDGET_VERTICAL),
        (.id, WIDGET_ID),
        (.shapeInset, WIDGET_SHAPE_INSET),
        (.antialiased, WIDGET_ANTIALIASED),
        (.fills, WIDGET_FILLS),
        (.rowSpacing, WIDGET_ROW_SPACING),
        (.gridColumns, WIDGET_GRID_COLUMNS),
        (.unsizedAxes, WIDGET_UNSIZED_AXES),
        (.gridItems, WIDGET_GRID_ITEMS),
        (.placedAt, WIDGET_PLACED_AT),
        (.guide, WIDGET_GUIDE),
        (.edgeSpacing, WIDGET_EDGE_SPACING),
        (.key, WIDGET_KEY),
        (.side, WIDGET_SIDE),
        (.guideDefault, WIDGET_GUIDE_DEFAULT),
        (.action, WIDGET_ACTION),
        (.isOn, WIDGET_IS_ON),
        (.isDisabled, WIDGET_DISABLED),
        (.angle, WIDGET_ANGLE),
        (.scaleX, WIDGET_SCALE_X),
        (.scaleY, WIDGET_SCALE_Y),
        (.resizable, WIDGET_RESIZABLE),
        (.edges, WIDGET_EDGES),
        (.evenOdd, WIDGET_EVEN_ODD),
        (.lineCap, WIDGET_LINE_CAP),
        (.lineJoin, WIDGET_LINE_JOIN),
        (.miterLimit, WIDGET_MITER_LIMIT),
        (.dash, WIDGET_DASH),
        (.dashPhase, WIDGET_DASH_PHASE),
        (.pathNumbers, WIDGET_PATH_NUMBERS),
        (.placement, WIDGET_PLACEMENT),
        (.radius, WIDGET_RADIUS),
        (.blendMode, WIDGET_BLEND_MODE),
        (.colorEffect, WIDGET_COLOR_EFFECT_KIND),
        (.matrix, WIDGET_MATRIX),
        (.axis, WIDGET_AXIS),
        (.textScale, WIDGET_TEXT_SCALE),
        (.textCase, WIDGET_TEXT_CASE),
        (.locale, WIDGET_LOCALE),
        (.timeZone, WIDGET_TIME_ZONE),
        (.dateInterval, WIDGET_DATE_INTERVAL),
        (.countsDown, WIDGET_COUNTS_DOWN),
        (.dateFields, WIDGET_DATE_FIELDS),
        (.dateFieldCount, WIDGET_DATE_FIELD_COUNT),
        (.datePrecision, WIDGET_DATE_PRECISION),
        (.dateSign, WIDGET_DATE_SIGN),
        (.gaugeForm, WIDGET_GAUGE_FORM),
        (.startDate, WIDGET_START_DATE),
        (.endDate, WIDGET_END_DATE),
        (.track, WIDGET_TRACK),
        (.marked, WIDGET_MARKED),
        (.opaque, WIDGET_OPAQUE),
        (.greatestAmount, WIDGET_GREATEST_AMOUNT),
        (.inner, WIDGET_INNER),
        (.transition, WIDGET_TRANSITION),
        (.contentTransition, WIDGET_CONTENT_TRANSITION),
        (.animation, WIDGET_ANIMATION),
        (.symbolEffect, WIDGET_SYMBOL_EFFECT),
        (.image, WIDGET_IMAGE_SOURCE),
        (.capInsets, WIDGET_CAP_INSETS),
        (.tiled, WIDGET_TILED),
        (.interpolation, WIDGET_INTERPOLATION),
        (.template, WIDGET_TEMPLATE),
        (.accentedRendering, WIDGET_ACCENTED_RENDERING),
        (.symbolFrame, WIDGET_SYMBOL_FRAME),
        (.font, WIDGET_FONT),
        (.fontWeight, WIDGET_FONT_WEIGHT),
        (.fontDesign, WIDGET_FONT_DESIGN),
        (.italic, WIDGET_ITALIC),
        (.monospacedDigit, WIDGET_MONOSPACED_DIGIT),
        (.foreground, WIDGET_FOREGROUND),
        (.tint, WIDGET_TINT),
        (.lineLimit, WIDGET_LINE_LIMIT),
        (.textAlignment, WIDGET_TEXT_ALIGNMENT),
        (.minimumScale, WIDGET_MINIMUM_SCALE),
        (.redacted, WIDGET_REDACTED),
        (.colorScheme, WIDGET_COLOR_SCHEME),
        (.rightToLeft, WIDGET_RIGHT_TO_LEFT),
        (.lineSpacing, WIDGET_LINE_SPACING),
        (.truncation, WIDGET_TRUNCATION),
        (.textSize, WIDGET_TEXT_SIZE),
        (.underline, WIDGET_UNDERLINE),
        (.strikethrough, WIDGET_STRIKETHROUGH),
        (.foregroundSecond, WIDGET_FOREGROUND_SECOND),
        (.foregroundThird, WIDGET_FOREGROUND_THIRD),
        (.accentable, WIDGET_ACCENTABLE),
        (.kerning, WIDGET_KERNING),
        (.tracking, WIDGET_TRACKING),
        (.baselineOffset, WIDGET_BASELINE_OFFSET),
        (.underlinePattern, WIDGET_UNDERLINE_PATTERN),
        (.strikethroughPattern, WIDGET_STRIKETHROUGH_PATTERN),
        (.underlineColor, WIDGET_UNDERLINE_COLOR),
        (.strikethroughColor, WIDGET_STRIKETHROUGH_COLOR),
        (.fontWidth, WIDGET_FONT_WIDTH),
        (.linesReserved, WIDGET_LINES_RESERVED),
        (.tightening, WIDGET_TIGHTENING),
        (.symbolRendering, WIDGET_SYMBOL_RENDERING),
        (.symbolVariants, WIDGET_SYMBOL_VARIANTS),
        (.imageScale, WIDGET_IMAGE_SCALE),
        (.accessibilityLabel, WIDGET_ACCESSIBILITY_LABEL),
        (.accessibilityIdentifier, WIDGET_ACCESSIBILITY_IDENTIFIER),
        (.accessibilityValue, WIDGET_ACCESSIBILITY_VALUE),
        (.accessibilityHidden, WIDGET_ACCESSIBILITY_HIDDEN),
    ]

    @Test func `Attributes equal those of the header`() {
        for (name, number) in Self.attributes {
            #expect(name.rawValue == number.rawValue, "\(name)")
        }
        #expect(Self.attributes.count == ViewAttribute.allCases.count)
    }

    @Test func `Guides equal those of the header`() {
        let leadingTop = Int64(WIDGET_LEADING.rawValue | WIDGET_TOP.rawValue)
        #expect(GuidePair(leadingTop) == .topLeading)
        #expect(GuidePair(0) == .center)
        #expect(
            GuidePair(Int64(WIDGET_LAST_TEXT_BASELINE.rawValue)).vertical == .lastTextBaseline)
        #expect(
            GuidePair(Int64(WIDGET_FIRST_TEXT_BASELINE.rawValue)).vertical == .firstTextBaseline)
        #expect(
            GuidePair(Int64(WIDGET_FIRST_TEXT_LINE_CENTER.rawValue)).vertical
                == .firstTextLineCenter)
    }

    @Test func `Guide lines equal those of the header`() {
        let horizontal: [(GuideLine, widget_alignment)] = [
            (.start, WIDGET_LEADING), (.center, WIDGET_CENTER_HORIZONTAL), (.end, WIDGET_TRAILING),
        ]
        let vertical: [(GuideLine, widget_alignment)] = [
            (.start, WIDGET_TOP), (.center, WIDGET_CENTER_VERTICAL), (.end, WIDGET_BOTTOM),
            (.firstTextBaseline, WIDGET_FIRST_TEXT_BASELINE),
            (.lastTextBaseline, WIDGET_LAST_TEXT_BASELINE),
            (.firstTextLineCenter, WIDGET_FIRST_TEXT_LINE_CENTER),
        ]
        for (line, number) in horizontal { #expect(line.rawValue == number.rawValue) }
        for (line, number) in vertical { #expect(line.rawValue << 8 == number.rawValue) }
        #expect(vertical.count == GuideLine.allCases.count)
    }

    @Test func `Text alignments equal those of the header`() {
        let pairs: [(TextAlignment, widget_text_alignment)] = [
            (.leading, WIDGET_TEXT_LEADING), (.center, WIDGET_TEXT_CENTER),
            (.trailing, WIDGET_TEXT_TRAILING),
        ]
        for (alignment, number) in pairs { #expect(alignment.rawValue == number.rawValue) }
        #expect(pairs.count == TextAlignment.allCases.count)
    }

    @Test func `Truncation modes equal those of the header`() {
        let pairs: [(TextTruncation, widget_truncation)] = [
            (.tail, WIDGET_TRUNCATE_TAIL), (.middle, WIDGET_TRUNCATE_MIDDLE),
            (.head, WIDGET_TRUNCATE_HEAD),
        ]
        for (truncation, number) in pairs { #expect(truncation.rawValue == number.rawValue) }
        #expect(pairs.count == TextTruncation.allCases.count)
    }

    @Test func `Text styles equal those of the header`() {
        let pairs: [(TextStyle, widget_font_text_style)] = [
            (.largeTitle, WIDGET_FONT_LARGE_TITLE), (.title, WIDGET_FONT_TITLE),
            (.title2, WIDGET_FONT_TITLE2), (.title3, WIDGET_FONT_TITLE3),
            (.headline, WIDGET_FONT_HEADLINE), (.body, WIDGET_FONT_BODY),
            (.callout, WIDGET_FONT_CALLOUT), (.subheadline, WIDGET_FONT_SUBHEADLINE),
            (.footnote, WIDGET_FONT_FOOTNOTE), (.caption, WIDGET_FONT_CAPTION),
            (.caption2, WIDGET_FONT_CAPTION2),
        ]
        for (style, number) in pairs { #expect(style.rawValue == number.rawValue) }
        #expect(pairs.count == TextStyle.allCases.count)
    }

    @Test func `Leadings equal those of the header`() {
        let pairs: [(FontLeading, widget_leading)] = [
            (.standard, WIDGET_LEADING_STANDARD), (.tight, WIDGET_LEADING_TIGHT),
            (.loose, WIDGET_LEADING_LOOSE),
        ]
        for (leading, number) in pairs { #expect(leading.rawValue == number.rawValue) }
        #expect(pairs.count == FontLeading.allCases.count)
    }

    @Test func `Color schemes equal those of the header`() {
        let pairs: [(ColorScheme, widget_color_scheme)] = [
            (.light, WIDGET_LIGHT), (.dark, WIDGET_DARK),
        ]
        for (scheme, number) in pairs { #expect(scheme.rawValue == number.rawValue) }
        #expect(pairs.count == ColorScheme.allCases.count)
    }

    @Test func `Path verbs equal those of the header`() {
        let pairs: [(PathVerb, widget_path_verb)] = [
            (.move, WIDGET_PATH_MOVE), (.line, WIDGET_PATH_LINE), (.quad, WIDGET_PATH_QUAD),
            (.curve, WIDGET_PATH_CURVE), (.close, WIDGET_PATH_CLOSE),
        ]
        for (verb, number) in pairs { #expect(verb.rawValue == number.rawValue) }
        #expect(pairs.count == PathVerb.allCases.count)
    }

    @Test func `Color names equal those of the header`() {
        let pairs: [(ColorName, widget_color_name)] = [
            (.components, WIDGET_RGB),
            (.primary, WIDGET_PRIMARY),
            (.secondary, WIDGET_SECONDARY),
            (.tertiary, WIDGET_TERTIARY),
            (.quaternary, WIDGET_QUATERNARY),
            (.quinary, WIDGET_QUINARY),
            (.accent, WIDGET_ACCENT),
            (.red, WIDGET_RED),
            (.orange, WIDGET_ORANGE),
            (.yellow, WIDGET_YELLOW),
            (.green, WIDGET_GREEN),
            (.mint, WIDGET_MINT),
            (.teal, WIDGET_TEAL),
            (.cyan, WIDGET_CYAN),
            (.blue, WIDGET_BLUE),
            (.indigo, WIDGET_INDIGO),
            (.purple, WIDGET_PURPLE),
            (.pink, WIDGET_PINK),
            (.brown, WIDGET_BROWN),
            (.gray, WIDGET_GRAY),
            (.primaryFill, WIDGET_FILL_PRIMARY),
            (.secondaryFill, WIDGET_FILL_SECONDARY),
            (.tertiaryFill, WIDGET_FILL_TERTIARY),
            (.quaternaryFill, WIDGET_FILL_QUATERNARY),
            (.primaryBackground, WIDGET_BACKGROUND_PRIMARY),
            (.secondaryBackground, WIDGET_BACKGROUND_SECONDARY),
            (.tertiaryBackground, WIDGET_BACKGROUND_TERTIARY),
            (.separator, WIDGET_SEPARATOR),
        ]
        for (name, number) in pairs { #expect(name.rawValue == number.rawValue, "\(name)") }
        #expect(pairs.count == ColorName.allCases.count)
    }

    @Test func `Edges equal those of the header`() {
        let pairs: [(EdgeSet, widget_edge)] = [
            (.top, WIDGET_TOP_EDGE), (.leading, WIDGET_LEADING_EDGE),
            (.bottom, WIDGET_BOTTOM_EDGE), (.trailing, WIDGET_TRAILING_EDGE),
        ]
        for (edge, number) in pairs { #expect(edge.rawValue == Int64(number.rawValue)) }
    }

    @Test func `Redaction reasons equal those of the header`() {
        #expect(Redaction.placeholder.rawValue == Int64(WIDGET_REDACT_PLACEHOLDER.rawValue))
        #expect(Redaction.privacy.rawValue == Int64(WIDGET_REDACT_PRIVACY.rawValue))
        #expect(Redaction.invalidated.rawValue == Int64(WIDGET_REDACT_INVALIDATED.rawValue))
    }
}
