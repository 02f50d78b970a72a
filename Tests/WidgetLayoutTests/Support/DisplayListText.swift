import WidgetWire

extension DisplayList {
    /// The list as text, one node on each line with children indented, for comparing and reading.
    ///
    /// A line has the node's kind, its frame as `x,y width×height` in points rounded to a
    /// hundredth, its content, and its accessibility identifier (`id`), label and value if they are
    /// set.
    var debugText: String {
        var title = "widget \(environment.width.debugText)×\(environment.height.debugText)"
        if showsBackground { title += " background" }
        if !url.isEmpty { title += " url=\(url.debugDescription)" }
        var lines = [title]
        var open: [UInt32] = []
        for node in nodes {
            while open.last == 0 { open.removeLast() }
            if let last = open.indices.last { open[last] -= 1 }
            lines.append(String(repeating: "  ", count: open.count + 1) + node.debugText)
            open.append(node.childCount)
        }
        return lines.joined(separator: "\n")
    }
}

extension DisplayNode {
    fileprivate var debugText: String {
        var words: [String] = []
        switch content {
        case .group(let group): words = ["group", frame.debugText] + group.debugWords
        case .paragraph(let paragraph): words = ["text", frame.debugText] + paragraph.debugWords
        case .shape(let shape): words = ["shape", frame.debugText] + shape.debugWords(in: frame)
        case .symbol(let symbol):
            words = [
                "symbol", frame.debugText, symbol.name.debugDescription, symbol.font.debugText,
            ]
            words += ([symbol.color] + symbol.layerColors).map(\.debugText)
        case .hitRegion(let region): words = region.debugWords(frame)
        case .gauge(let gauge): words = ["gauge", frame.debugText] + gauge.debugWords
        case .image(let image): words = ["image", frame.debugText] + image.debugWords
        case nil: words = ["nothing", frame.debugText]
        }
        if !accessibilityIdentifier.isEmpty {
            words.append("id=\(accessibilityIdentifier.debugDescription)")
        }
        if !accessibilityLabel.isEmpty {
            words.append("label=\(accessibilityLabel.debugDescription)")
        }
        if !accessibilityValue.isEmpty {
            words.append("value=\(accessibilityValue.debugDescription)")
        }
        if accessibilityHidden { words.append("unread") }
        if hasMotion { words.append("motion=\(motion.debugText)") }
        return words.joined(separator: " ")
    }
}

extension HitRegion {
    fileprivate func debugWords(_ frame: Rect) -> [String] {
        if !hasAction { return ["link", frame.debugText, url.debugDescription] }
        let words = ["action", frame.debugText, action.debugText]
        return words + (hasIsOn ? [isOn ? "on" : "off"] : []) + (disabled ? ["disabled"] : [])
    }
}

extension Action {
    /// The intent and its arguments, as `name(a: 1, b: "x")`.
    fileprivate var debugText: String {
        let arguments = arguments.sorted { $0.key < $1.key }.map { "\($0): \($1.debugText)" }
        return "\(intent)(\(arguments.joined(separator: ", ")))"
    }
}

extension ParameterValue {
    fileprivate var debugText: String {
        switch value {
        case .bool(let value): "\(value)"
        case .int(let value): "\(value)"
        case .double(let value): value.debugText
        case .string(let value): value.debugDescription
        case .date(let value): "@\(value.debugText)"
        case nil: "?"
        }
    }
}

extension Motion {
    fileprivate var debugText: String {
        [transition, contentTransition, animation, symbolEffect].filter { !$0.isEmpty }
            .joined(separator: "/")
    }
}

extension WidgetWire.Group {
    fileprivate var debugWords: [String] {
        var words: [String] = []
        if opacity != 1 { words.append("opacity=\(opacity.debugText)") }
        if hasClip { words.append("clip=" + clip.debugText(in: nil)) }
        if blendMode != .normal { words.append("blend=\(blendMode)") }
        if isolated { words.append("isolated") }
        if let effect { words.append(effect.debugText) }
        return words
    }
}

extension WidgetWire.Group.OneOf_Effect {
    fileprivate var debugText: String {
        switch self {
        case .shadow(let shadow):
            let place = "\(shadow.x.debugText),\(shadow.y.debugText)"
            let name = shadow.inner ? "inner" : "shadow"
            return "\(name)=\(shadow.color.debugText)/\(shadow.radius.debugText)@\(place)"
        case .blur(let blur):
            return "blur=\(blur.radius.debugText)" + (blur.opaque ? " opaque" : "")
        case .colorMatrix(let matrix):
            return "colors=" + matrix.values.map(\.debugText).joined(separator: ",")
        case .colorTransform(let transform):
            return "recolored=" + transform.values.map(\.debugText).joined(separator: ",")
        case .alphaThreshold(let threshold):
            let bounds = "\(threshold.minimum.debugText)…\(threshold.maximum.debugText)"
            return "threshold=\(threshold.color.debugText)/\(bounds)"
        case .mask: return "mask"
        case .projection(let projection):
            return "projection=" + projection.values.map(\.debugText).joined(separator: ",")
        }
    }
}

extension Shape {
    fileprivate func debugWords(in frame: Rect) -> [String] {
        var words = [outline.debugText(in: frame)]
        if hasFill { words.append("fill=" + fill.debugText) }
        if hasStroke { words.append("stroke=\(stroke.debugText)/\(lineWidth.debugText)") }
        if hasLineStyle { words += lineStyle.debugWords }
        return words
    }
}

extension Outline {
    /// The form, and its frame if it differs from the node's.
    fileprivate func debugText(in node: Rect?) -> String {
        let place = node == frame ? "" : "(\(frame.debugText))"
        switch form {
        case .ellipse: return "ellipse" + place
        case .path(let path): return path.debugText
        case .rectangle(let rectangle):
            guard rectangle.cornerWidth > 0 || rectangle.cornerHeight > 0 else {
                return "rectangle" + place
            }
            let curve = rectangle.continuous ? "~" : ""
            let radii = "\(rectangle.cornerWidth.debugText)×\(rectangle.cornerHeight.debugText)"
            return "rounded\(curve)\(radii)" + place
        case nil: return "nothing"
        }
    }
}

extension Paragraph {
    fileprivate var debugWords: [String] {
        var words = runs.map(\.debugText)
        if redacted { words.append("redacted") }
        if lineLimit > 0 { words.append("lines=\(lineLimit)") }
        if alignment != .leading { words.append("align=\(alignment)") }
        if minimumScale > 0, minimumScale < 1 { words.append("scale=\(minimumScale.debugText)") }
        if lineSpacing > 0 { words.append("spacing=\(lineSpacing.debugText)") }
        if truncation != .tail { words.append("truncate=\(truncation)") }
        if linesReserved > 0 { words.append("reserved=\(linesReserved)") }
        if tightening { words.append("tightening") }
        return words
    }
}

extension Gauge {
    fileprivate var debugWords: [String] {
        var words = ["\(form)"]
        if hasInterval {
            let arrow = interval.countsDown ? "←" : "→"
            words.append("\(interval.start.debugText)\(arrow)\(interval.end.debugText)")
        } else {
            words.append(fraction.debugText)
        }
        let colors = fill.map {
            fill.count == 1 ? $0.color.debugText : "\($0.color.debugText)@\($0.location.debugText)"
        }
        if !fill.isEmpty { words.append("fill=" + colors.joined(separator: ",")) }
        if track.alpha > 0 { words.append("track=" + track.debugText) }
        if form != .bar { words.append("width=" + lineWidth.debugText) }
        if marked { words.append("marked") }
        if reversed { words.append("reversed") }
        return words
    }
}

extension WidgetWire.Image {
    fileprivate var debugWords: [String] {
        var words: [String] = []
        if hasFill { words.append("fill=" + fill.debugText) }
        if interpolation == .nearest { words.append("nearest") }
        guard hasSlices else { return words }
        let caps = [slices.top, slices.left, slices.bottom, slices.right].map(\.debugText)
        words.append("of=\(slices.width.debugText)×\(slices.height.debugText)")
        words.append("caps=" + caps.joined(separator: ","))
        if slices.tiled { words.append("tiled") }
        return words
    }
}

extension Rect {
    fileprivate var debugText: String {
        "\(x.debugText),\(y.debugText) \(width.debugText)×\(height.debugText)"
    }
}

extension WidgetWire.Color {
    /// Hexadecimal components, including the opacity if it is below 1.
    var debugText: String {
        let parts = [red, green, blue] + (alpha < 1 ? [alpha] : [])
        return parts.reduce("#") { text, part in
            let byte = UInt8((part * 255).rounded().clamped(to: 0...255))
            let digits = String(byte, radix: 16, uppercase: true)
            return text + (digits.count == 1 ? "0" : "") + digits
        }
    }
}

extension Double {
    /// The number rounded to a hundredth, without a fraction if it is whole.
    var debugText: String {
        let rounded = (self * 100).rounded() / 100
        guard abs(rounded) < 1e15 else { return description }
        return rounded == rounded.rounded() ? "\(Int64(rounded))" : "\(rounded)"
    }
}
