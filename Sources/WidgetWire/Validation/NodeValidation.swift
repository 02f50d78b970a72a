extension DisplayNode {
    /// The bytes of its text, without its content's.
    var textByteCount: Int {
        accessibilityLabel.utf8.count + accessibilityIdentifier.utf8.count
            + accessibilityValue.utf8.count + (hasMotion ? motion.byteCount : 0)
    }
}

// Each getter of a message copies, so the content is taken out of its node once for all checks.
extension DisplayNode.OneOf_Content {
    /// Whether the number of children is valid; a mask and a toggle with a state need two.
    func mayHave(children count: UInt32) -> Bool {
        switch self {
        case .group(let group):
            if case .mask = group.effect { count == 2 } else { true }
        case .hitRegion(let region): !region.hasIsOn || count == 2
        case .paragraph, .shape, .symbol, .gauge, .image: count == 0
        }
    }

    /// How many levels it counts as, depending on how much of the stack drawing it takes.
    var depth: Int {
        switch self {
        case .group(let group): group.effect == nil ? 1 : 16
        case .hitRegion: 16
        case .paragraph, .shape, .symbol, .gauge, .image: 1
        }
    }

    /// The scale that it and its children are drawn at.
    func scale(in outer: DrawnScale) -> DrawnScale {
        guard case .group(let group) = self, group.hasTransform else { return outer }
        return outer.inside(group.transform)
    }

    /// The amounts it adds to its list when drawn at a scale; nil when a number cannot be drawn.
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

extension HitRegion {
    fileprivate func measured() -> ContentAmounts? {
        guard hasAction else { return ContentAmounts(textBytes: url.utf8.count) }
        let action = action
        guard action.arguments.values.allSatisfy(\.isShowable) else { return nil }
        return ContentAmounts(textBytes: url.utf8.count + action.textByteCount)
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
