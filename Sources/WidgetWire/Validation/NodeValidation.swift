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

    /// How many groups it counts for: how much of a thread's stack it takes to draw it.
    var depth: Int {
        switch self {
        case .group(let group): group.effect == nil ? 1 : 16
        case .hitRegion: 16
        case .paragraph, .shape, .symbol, .gauge, .image: 1
        }
    }

    /// The scale that it and its children are drawn in.
    func scale(in outer: DrawnScale) -> DrawnScale {
        guard case .group(let group) = self, group.hasTransform else { return outer }
        return outer.inside(group.transform)
    }

    /// How much it adds to its list when it is drawn in a scale; nil where a number cannot be drawn.
    func measured(within limit: Double, in scale: DrawnScale) -> ContentAmounts? {
        switch self {
        case .group(let group): group.measured(within: limit, in: scale)
        case .shape(let shape): shape.measured(within: limit, in: scale)
        case .paragraph(let paragraph): paragraph.measured(within: limit)
        case .symbol(let symbol):
            symbol.isDrawable(within: limit)
                ? ContentAmounts(textBytes: symbol.name.utf8.count) : nil
        case .gauge(let gauge): gauge.isDrawable(within: limit) ? ContentAmounts() : nil
        case .image(let image): image.measured(within: limit)
        case .hitRegion(let region): region.measured()
        }
    }
}

extension Group {
    fileprivate func measured(within limit: Double, in scale: DrawnScale) -> ContentAmounts? {
        guard opacity.isFinite, !hasTransform || transform.isDrawable(within: limit),
            hasDrawableEffect(within: limit)
        else { return nil }
        guard hasClip else { return ContentAmounts() }
        let clip = clip
        return clip.isDrawable(within: limit) ? ContentAmounts(clip, scale) : nil
    }
}

extension Shape {
    fileprivate func measured(within limit: Double, in scale: DrawnScale) -> ContentAmounts? {
        let outline = outline
        guard outline.isDrawable(within: limit), lineWidth.isDrawable(within: limit),
            !hasLineStyle || lineStyle.isDrawable(within: limit)
        else { return nil }
        var amounts = ContentAmounts(outline, scale)
        if hasFill, !amounts.add(fill, within: limit) { return nil }
        guard hasStroke else { return amounts }
        amounts.pathLength += strokeLength(in: scale)
        return amounts.add(stroke, within: limit) ? amounts : nil
    }
}

extension Image {
    fileprivate func measured(within limit: Double) -> ContentAmounts? {
        var amounts = ContentAmounts()
        guard amounts.add(fill, within: limit), slices.isDrawable(within: limit) else { return nil }
        return amounts
    }
}

extension Paragraph {
    fileprivate func measured(within limit: Double) -> ContentAmounts? {
        guard minimumScale.isFinite, lineSpacing.isDrawable(within: limit) else { return nil }
        var amounts = ContentAmounts()
        for run in runs {
            guard let more = run.measured(within: limit) else { return nil }
            amounts += more
        }
        if hasTypesetting { amounts.textBytes += typesetting.textByteCount }
        return amounts
    }
}

extension HitRegion {
    fileprivate func measured() -> ContentAmounts? {
        guard hasAction else { return ContentAmounts(textBytes: url.utf8.count) }
        let action = action
        guard action.arguments.values.allSatisfy(\.isShowable) else { return nil }
        return ContentAmounts(textBytes: url.utf8.count + action.textByteCount)
    }
}

extension Symbol {
    fileprivate func isDrawable(within limit: Double) -> Bool {
        font.size.isDrawable(within: limit) && color.isDrawable && layerColors.count <= 2
            && layerColors.allSatisfy(\.isDrawable)
    }
}

extension Face {
    var textByteCount: Int {
        name.utf8.count + file.utf8.count + variations.utf8.count
    }
}

extension TextRun {
    fileprivate func measured(within limit: Double) -> ContentAmounts? {
        let font = font
        guard font.size.isDrawable(within: limit), color.isDrawable, font.width.isFinite,
            font.lineGap.isDrawable(within: limit),
            kerning.isDrawable(within: limit), tracking.isDrawable(within: limit),
            baselineOffset.isDrawable(within: limit),
            !hasUnderlineColor || underlineColor.isDrawable,
            !hasStrikethroughColor || strikethroughColor.isDrawable
        else { return nil }
        var amounts = ContentAmounts(textBytes: font.family.utf8.count + locale.utf8.count)
        switch content {
        case .text(let text), .symbol(let text): amounts.textBytes += text.utf8.count
        case .liveDate(let date):
            guard date.isDrawable else { return nil }
            amounts.textBytes += date.timeZone.utf8.count
            amounts.liveDates += 1
        case nil: break
        }
        return amounts
    }
}

extension LiveDate {
    fileprivate var isDrawable: Bool {
        date.isFinite && end.isFinite && pause.isFinite && precision.isFinite
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
