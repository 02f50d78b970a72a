import WidgetWire

extension ViewTree.Node {
    /// The value of an attribute, if it was set.
    subscript(name: ViewAttribute) -> AttributeValue? {
        attributes[name]
    }

    func bool(_ name: ViewAttribute) -> Bool? {
        guard case .bool(let flag) = self[name] else { return nil }
        return flag
    }

    func int(_ name: ViewAttribute) -> Int64? {
        guard case .int(let number) = self[name] else { return nil }
        return number
    }

    /// A finite number within the limits of lengths.
    func length(_ name: ViewAttribute) -> Double? {
        guard case .double(let number) = self[name] else { return nil }
        return Length.finite(number)
    }

    /// A number that may be positive infinity.
    func bound(_ name: ViewAttribute) -> Double? {
        guard case .double(let number) = self[name] else { return nil }
        return Length.bound(number)
    }

    /// A number that may be infinite.
    func number(_ name: ViewAttribute) -> Double? {
        guard case .double(let number) = self[name], !number.isNaN else { return nil }
        return number
    }

    func doubles(_ name: ViewAttribute) -> [Double]? {
        guard case .doubles(let numbers) = self[name] else { return nil }
        return numbers
    }

    func string(_ name: ViewAttribute) -> String? {
        guard case .string(let text) = self[name] else { return nil }
        return text
    }

    /// The action of a press.
    var action: Action? {
        guard case .action(let action) = self[.action] else { return nil }
        return action
    }

    func paint(_ name: ViewAttribute) -> PaintValue? {
        guard case .paint(let paint) = self[name] else { return nil }
        return paint
    }

    /// A date in seconds since 1970, by default a text's.
    var date: Double? { date(.date) }

    func date(_ name: ViewAttribute) -> Double? {
        guard case .date(let date) = self[name] else { return nil }
        return date.isFinite ? date.clamped(to: -1e12...1e12) : nil
    }

    var alignment: GuidePair { GuidePair(int(.alignment) ?? 0, defaults: guideDefaults) }

    var guideDefaults: GuideDefaults? {
        guard case .guideDefault(let position) = callback(.guideDefault) else { return nil }
        return GuideDefaults(position)
    }

    var callback: ViewCallback.Function? { callback(.content) }

    func callback(_ name: ViewAttribute) -> ViewCallback.Function? {
        guard case .callback(let callback) = self[name] else { return nil }
        return callback.function
    }

    /// Four insets; missing or NaN ones are the platform's padding.
    var insets: Insets {
        guard case .doubles(let values) = self[.insets], values.count == 4 else {
            return Insets(all: PlatformMetrics.padding)
        }
        let lengths = values.map { $0.isNaN ? PlatformMetrics.padding : Length.finite($0) ?? 0 }
        return Insets(
            top: lengths[0], leading: lengths[1], bottom: lengths[2], trailing: lengths[3])
    }
}

extension ViewKind {
    /// Whether the children are laid out as if they stood in the parent.
    var isGroup: Bool { self == .group || self == .gridRow }
    /// Whether the view modifies its first child.
    var isModifier: Bool { rawValue >= ViewKind.padding.rawValue }
}
