extension DisplayNode {
    /// Without that of its content.
    var textByteCount: Int {
        accessibilityLabel.utf8.count + accessibilityIdentifier.utf8.count
            + accessibilityValue.utf8.count + (hasMotion ? motion.byteCount : 0)
    }
}

// Each getter of a message copies, so the content is taken out of its node once for all checks.
extension DisplayNode.OneOf_Content {
    /// A mask needs what it masks, a toggle both its states, each in a node of its own.
    func mayHave(children count: UInt32) -> Bool {
        switch self {
        case .group(let group):
            if case .mask = group.effect { count == 2 } else { true }
        case .hitRegion(let region): !region.hasIsOn || count == 2
        case .paragraph, .shape, .symbol, .gauge, .image: count == 0
        }
    }

    var textByteCount: Int {
        switch self {
        case .paragraph(let paragraph):
            let typeset = paragraph.hasTypesetting ? paragraph.typesetting.textByteCount : 0
            return paragraph.runs.reduce(typeset) { $0 + $1.textByteCount }
        case .symbol(let symbol): return symbol.name.utf8.count
        case .hitRegion(let region): return region.url.utf8.count + region.action.textByteCount
        case .group, .shape, .gauge, .image: return 0
        }
    }

    func hasDrawableNumbers(within limit: Double) -> Bool {
        switch self {
        case .group(let group):
            return group.opacity.isFinite
                && (!group.hasClip || group.clip.isDrawable(within: limit))
                && (!group.hasTransform || group.transform.isDrawable(within: limit))
                && group.hasDrawableEffect(within: limit)
        case .shape(let shape):
            return shape.outline.isDrawable(within: limit)
                && (!shape.hasFill || shape.fill.isDrawable(within: limit))
                && (!shape.hasStroke || shape.stroke.isDrawable(within: limit))
                && shape.lineWidth.isDrawable(within: limit)
                && (!shape.hasLineStyle || shape.lineStyle.isDrawable(within: limit))
        case .paragraph(let paragraph):
            return paragraph.minimumScale.isFinite
                && paragraph.lineSpacing.isDrawable(within: limit)
                && paragraph.runs.allSatisfy { $0.isDrawable(within: limit) }
        case .symbol(let symbol):
            return symbol.font.size.isDrawable(within: limit) && symbol.color.isDrawable
                && symbol.layerColors.count <= 2 && symbol.layerColors.allSatisfy(\.isDrawable)
        case .gauge(let gauge):
            return gauge.isDrawable(within: limit)
        case .image(let image):
            return image.fill.isDrawable(within: limit) && image.slices.isDrawable(within: limit)
        case .hitRegion:
            return true
        }
    }
}

extension Face {
    var textByteCount: Int {
        name.utf8.count + file.utf8.count + variations.utf8.count
    }
}

extension TextRun {
    fileprivate var textByteCount: Int {
        let own =
            switch content {
            case .text(let text), .symbol(let text): text.utf8.count
            case .liveDate(let date): date.timeZone.utf8.count
            case nil: 0
            }
        return own + font.family.utf8.count + locale.utf8.count
    }

    fileprivate func isDrawable(within limit: Double) -> Bool {
        let font = font
        return font.size.isDrawable(within: limit) && color.isDrawable && font.width.isFinite
            && kerning.isDrawable(within: limit) && tracking.isDrawable(within: limit)
            && baselineOffset.isDrawable(within: limit)
            && (!hasUnderlineColor || underlineColor.isDrawable)
            && (!hasStrikethroughColor || strikethroughColor.isDrawable) && hasDrawableDate
    }

    private var hasDrawableDate: Bool {
        guard case .liveDate(let date) = content else { return true }
        return date.date.isFinite && date.end.isFinite && date.pause.isFinite
            && date.precision.isFinite
    }
}

extension Typesetting {
    fileprivate var textByteCount: Int {
        lines.lazy.flatMap(\.runs).reduce(letters.reduce(0) { $0 + $1.text.utf8.count }) {
            $0 + $1.text.utf8.count
        }
    }
}

extension Double {
    fileprivate func isDrawable(within limit: Double) -> Bool { abs(self) <= limit }
}

extension WidgetEnvironment {
    /// As large as pictures can be; a list that says nothing of its size is for none.
    var isDrawable: Bool {
        (0...16_384).contains(width) && (0...16_384).contains(height) && (0...100).contains(scale)
    }
}

extension Rect {
    func isDrawable(within limit: Double) -> Bool {
        x.isDrawable(within: limit) && y.isDrawable(within: limit)
            && (0...limit).contains(width) && (0...limit).contains(height)
    }
}

extension Outline {
    fileprivate func isDrawable(within limit: Double) -> Bool {
        guard frame.isDrawable(within: limit) else { return false }
        switch form {
        case .rectangle(let rectangle):
            return (0...limit).contains(rectangle.cornerWidth)
                && (0...limit).contains(rectangle.cornerHeight)
        case .ellipse: return true
        case .path(let path): return path.isDrawable(within: limit)
        case nil: return false
        }
    }
}

extension Action {
    fileprivate var textByteCount: Int {
        arguments.reduce(intent.utf8.count) { sum, argument in
            sum + argument.key.utf8.count + argument.value.string.utf8.count
        }
    }
}

extension Motion {
    fileprivate var byteCount: Int {
        [transition, contentTransition, animation, symbolEffect].reduce(0) { $0 + $1.utf8.count }
    }
}

extension Group {
    fileprivate func hasDrawableEffect(within limit: Double) -> Bool {
        switch effect {
        case .shadow(let shadow):
            shadow.color.isDrawable && (0...limit).contains(shadow.radius)
                && shadow.x.isDrawable(within: limit) && shadow.y.isDrawable(within: limit)
        case .blur(let blur): (0...limit).contains(blur.radius)
        case .colorMatrix(let matrix):
            matrix.values.count == 16 && matrix.values.allSatisfy { $0.isDrawable(within: limit) }
        case .projection(let projection):
            projection.values.count == 9
                && projection.values.allSatisfy { $0.isDrawable(within: limit * limit) }
        case .mask, nil: true
        }
    }
}

extension Slices {
    fileprivate func isDrawable(within limit: Double) -> Bool {
        [width, height, left, top, right, bottom].allSatisfy { (0...limit).contains($0) }
    }
}

extension Transform {
    fileprivate func isDrawable(within limit: Double) -> Bool {
        [a, b, c, d, tx, ty].allSatisfy { $0.isDrawable(within: limit) }
    }
}

extension Gauge {
    fileprivate func isDrawable(within limit: Double) -> Bool {
        fraction.isFinite && interval.start.isFinite && interval.end.isFinite
            && (0...limit).contains(lineWidth) && track.isDrawable
            && fill.allSatisfy { $0.color.isDrawable && $0.location.isFinite }
    }
}

extension Color {
    var isDrawable: Bool {
        red.isFinite && green.isFinite && blue.isFinite && alpha.isFinite
    }
}
