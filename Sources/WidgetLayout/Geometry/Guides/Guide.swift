/// A line by which views are aligned.
struct Guide: Hashable {
    let axis: Axis
    /// The number of a `GuideLine` or of a plugin's own guide.
    let number: Int
    /// The default positions of a plugin's own guide.
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

    /// The guide as a number of `widget_alignment`.
    var attribute: Int64 { Int64(axis == .horizontal ? number : number << 8) }

    static let leading = Guide(.horizontal, .start)
    static let horizontalCenter = Guide(.horizontal, .center)
    static let top = Guide(.vertical, .start)
    static let verticalCenter = Guide(.vertical, .center)
    static let firstTextBaseline = Guide(.vertical, .firstTextBaseline)
    static let lastTextBaseline = Guide(.vertical, .lastTextBaseline)
    static let firstTextLineCenter = Guide(.vertical, .firstTextLineCenter)

    private init(_ axis: Axis, _ line: GuideLine) {
        self.init(axis: axis, number: line.rawValue)
    }

    private var line: GuideLine? { GuideLine(rawValue: number) }
    private var isPlugins: Bool { number >= GuideLine.firstOfPlugins }

    /// Whether only text sets this guide.
    var isTexts: Bool { axis == .vertical && line?.isTexts == true }

    /// Whether it is an edge or centre, which a container has whatever its children set.
    var isEdgeOrCenter: Bool { line?.isTexts == false }

    /// The position of the guide in a view that does not set it.
    func defaultPosition(in size: Size) -> Double {
        switch line {
        case .start: 0
        case .center: size[axis] / 2
        case .end: size[axis]
        case .firstTextBaseline, .lastTextBaseline: axis == .vertical ? size[axis] : 0
        case .firstTextLineCenter: axis == .vertical ? size[axis] / 2 : 0
        case nil: isPlugins ? defaults?.position(of: self, in: size) ?? 0 : 0
        }
    }

    /// A container's guide, from the positions in its own coordinates that its children set.
    ///
    /// Edges and centres of children are ignored. Guides of the first line take the topmost
    /// position, the last baseline the lowest, and a plugin's own guides the average.
    func combined(_ positions: [Double]) -> Double? {
        guard !positions.isEmpty else { return nil }
        if self == .firstTextBaseline || self == .firstTextLineCenter { return positions.min() }
        if self == .lastTextBaseline { return positions.max() }
        guard isPlugins else { return nil }
        return positions.reduce(0, +) / Double(positions.count)
    }
}

extension Guide {
    /// The only guide in a `widget_alignment`; nil when it names two or none.
    init?(only alignment: Int64, defaults: GuideDefaults? = nil) {
        let named = WireAlignment(alignment)
        switch (named.horizontal, named.vertical) {
        case (nil, let number?): self.init(axis: .vertical, number: number, defaults: defaults)
        case (let number?, nil): self.init(axis: .horizontal, number: number, defaults: defaults)
        case (nil, nil), (_?, _?): return nil
        }
    }
}
