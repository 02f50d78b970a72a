/// A line that views are aligned by; the numbers are those of `widget_alignment`.
struct Guide: Hashable {
    let axis: Axis
    let number: Int
    /// Where a plugin's own guide lies in views that do not set it.
    var defaults: GuideDefaults?

    init(axis: Axis, number: Int, defaults: GuideDefaults? = nil) {
        self.axis = axis
        self.number = number
        self.defaults = defaults
    }

    static func == (first: Guide, second: Guide) -> Bool {
        first.axis == second.axis && first.number == second.number
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(axis)
        hasher.combine(number)
    }

    /// The guide in the numbers of `widget_alignment`.
    var attribute: Int64 { Int64(axis == .horizontal ? number : number << 8) }

    static let leading = Guide(axis: .horizontal, number: 1)
    static let horizontalCenter = Guide(axis: .horizontal, number: 2)
    static let top = Guide(axis: .vertical, number: 1)
    static let verticalCenter = Guide(axis: .vertical, number: 2)
    static let firstTextBaseline = Guide(axis: .vertical, number: 4)
    static let lastTextBaseline = Guide(axis: .vertical, number: 5)
    static let firstTextLineCenter = Guide(axis: .vertical, number: 6)

    /// Whether text alone sets this guide.
    var isTexts: Bool { axis == .vertical && (4...6).contains(number) }

    /// Where the guide of a view lies that does not say so itself.
    func defaultPosition(in size: Size) -> Double {
        switch number {
        case 2: size[axis] / 2
        case 3: size[axis]
        case 4, 5: axis == .vertical ? size[axis] : 0
        case 6: axis == .vertical ? size[axis] / 2 : 0
        case 64...: defaults?.position(of: self, in: size) ?? 0
        default: 0
        }
    }

    /// The guide of a container, from those its children set, in its own coordinates.
    ///
    /// Edges and centres of children say nothing about their container; what belongs to the first line
    /// is the topmost, the last baseline the lowest, and a plugin's own guides are averaged.
    func combined(_ positions: [Double]) -> Double? {
        guard !positions.isEmpty else { return nil }
        if self == .firstTextBaseline || self == .firstTextLineCenter { return positions.min() }
        if self == .lastTextBaseline { return positions.max() }
        if number < 64 { return nil }
        return positions.reduce(0, +) / Double(positions.count)
    }
}

/// The function of a plugin that knows where its own guides lie by default.
///
/// Unchecked: belongs to the plugin's main thread, as everything here.
final class GuideDefaults: @unchecked Sendable {
    private let position: (Int64, DimensionsValue) -> Double

    init(_ position: @escaping (Int64, DimensionsValue) -> Double) {
        self.position = position
    }

    func position(of guide: Guide, in size: Size) -> Double {
        Length.finite(position(guide.attribute, DimensionsValue(plain: size))) ?? 0
    }
}

/// A horizontal and a vertical guide.
struct GuidePair: Hashable {
    var horizontal: Guide
    var vertical: Guide

    static let center = GuidePair(horizontal: .horizontalCenter, vertical: .verticalCenter)
    static let leading = GuidePair(horizontal: .leading, vertical: .verticalCenter)
    static let topLeading = GuidePair(horizontal: .leading, vertical: .top)

    init(horizontal: Guide, vertical: Guide) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The guides in a `widget_alignment`; an axis that it leaves out is centred.
    init(_ alignment: Int64, defaults: GuideDefaults? = nil) {
        let named = WireAlignment(alignment)
        horizontal = Guide(
            axis: .horizontal, number: named.horizontal ?? Guide.horizontalCenter.number,
            defaults: defaults)
        vertical = Guide(
            axis: .vertical, number: named.vertical ?? Guide.verticalCenter.number,
            defaults: defaults)
    }

    subscript(axis: Axis) -> Guide { axis == .horizontal ? horizontal : vertical }

    /// The guides' places in a view that does not set them.
    func defaultPosition(in size: Size) -> Position {
        Position(
            x: horizontal.defaultPosition(in: size), y: vertical.defaultPosition(in: size))
    }
}

extension Guide {
    /// The one guide in a `widget_alignment`; nil when there are two or none.
    init?(only alignment: Int64, defaults: GuideDefaults? = nil) {
        let named = WireAlignment(alignment)
        switch (named.horizontal, named.vertical) {
        case (nil, let number?): self.init(axis: .vertical, number: number, defaults: defaults)
        case (let number?, nil): self.init(axis: .horizontal, number: number, defaults: defaults)
        case (nil, nil), (_?, _?): return nil
        }
    }
}
