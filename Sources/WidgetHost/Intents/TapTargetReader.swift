import Foundation
import WidgetWire

/// Finds the targets in a display list, in one pass over its nodes.
struct TapTargetReader {
    /// A target without an accessibility label; its words are collected while the reader is inside
    /// it.
    private struct OpenTarget {
        let number: Int
        let end: Int
        var words: [String] = []
        var length = 0
        /// The name of the first symbol in it, for a target without words.
        var symbol: String?

        var isFull: Bool { length > TapTargetReader.labelLimit + 1 }

        /// The collected words, or the name of the first symbol when there are none.
        var label: String { words.isEmpty ? symbol ?? "" : words.joined(separator: " ") }
    }

    private static let labelLimit = 200
    /// The greatest number of targets; further ones are ignored.
    private static let targetLimit = 1_000

    private let list: DisplayList
    private let hasLinks: Bool
    private let hasActions: Bool
    private var found: [TapTarget] = []
    private var labels: [String] = []
    /// The targets around the present node, outermost first; an outer one holds at least the words
    /// of those in it.
    private var open: [OpenTarget] = []
    private var copies: [UInt64: Int] = [:]
    /// The work done, counted in nodes visited and words added to labels.
    private(set) var steps = 0

    init(_ list: DisplayList, _ family: WidgetFamily?) {
        self.list = list
        hasLinks = family != .systemSmall && family?.isAccessory != true
        hasActions = family != .accessoryInline
    }

    /// The targets in drawing order, the whole widget last.
    mutating func targets() -> [TapTarget] {
        let nodes = list.nodes
        let ends = ends(of: nodes)
        var hidden = [Bool](repeating: false, count: nodes.count)
        var index = 0
        while index < nodes.count {
            steps += 1
            close(before: index)
            guard !hidden[index] else {
                index = ends[index]
                continue
            }
            let node = nodes[index]
            if case .hitRegion(let region) = node.content {
                enter(node, region, index, end: ends[index])
                hideStates(of: region, at: index, node.childCount, ends, &hidden)
            }
            if let words = node.words { collect(words) }
            if let symbol = node.symbolName { collect(symbol: symbol) }
            index += 1
        }
        close(before: nodes.count)
        return zip(found, labels).map { $0.labelled($1) } + wholeWidget
    }

    /// The index after each node and everything in it.
    private mutating func ends(of nodes: [DisplayNode]) -> [Int] {
        var ends = [Int](repeating: nodes.count, count: nodes.count)
        for index in nodes.indices.reversed() {
            var end = index + 1
            for _ in 0..<nodes[index].childCount where end < nodes.count {
                end = ends[end]
                steps += 1
            }
            ends[index] = end
        }
        return ends
    }

    /// Hides all states of a toggle but the present one, which alone is drawn.
    private mutating func hideStates(
        of region: HitRegion, at index: Int, _ childCount: UInt32, _ ends: [Int],
        _ hidden: inout [Bool]
    ) {
        guard let shown = region.shownChild else { return }
        var start = index + 1
        for number in 0..<Int(childCount) where start < hidden.count {
            if number != shown { hidden[start] = true }
            start = ends[start]
            steps += 1
        }
    }

    private mutating func enter(
        _ node: DisplayNode, _ region: HitRegion, _ index: Int, end: Int
    ) {
        guard found.count < Self.targetLimit,
            let effect = TapTarget.Effect(region, hasLinks: hasLinks, hasActions: hasActions)
        else { return }
        let copy = copies[node.id, default: 0]
        copies[node.id] = copy + 1
        let id = String(node.id, radix: 16)
        let own = PlainText.line(node.accessibilityLabel, limit: Self.labelLimit)
        if own.isEmpty { open.append(OpenTarget(number: found.count, end: end)) }
        labels.append(own)
        found.append(
            TapTarget(
                id: copy == 0 ? id : "\(id).\(copy + 1)", label: "",
                status: PlainText.line(node.accessibilityValue, limit: Self.labelLimit),
                frame: node.frame, effect: effect, isEnabled: !region.disabled, index: index))
    }

    /// Adds words to the labels of all surrounding targets that have room.
    private mutating func collect(_ words: String) {
        let words = PlainText.line(String(words.prefix(Self.labelLimit + 1)))
        guard !words.isEmpty else { return }
        let length = words.count + 1
        for number in open.indices.reversed() {
            guard !open[number].isFull else { return }
            open[number].words.append(words)
            open[number].length += length
            steps += 1
        }
    }

    /// Gives a symbol's name to surrounding targets without one, from the inside out.
    ///
    /// It stops at the first that has one, since all around it have one too.
    private mutating func collect(symbol: String) {
        for number in open.indices.reversed() {
            guard open[number].symbol == nil else { return }
            open[number].symbol = symbol
            steps += 1
        }
    }

    private mutating func close(before index: Int) {
        while let last = open.last, last.end <= index {
            labels[last.number] = PlainText.line(last.label, limit: Self.labelLimit)
            open.removeLast()
        }
    }

    private var wholeWidget: [TapTarget] {
        guard let url = OpenableURL.url(list.url) else { return [] }
        let frame = Rect.with {
            $0.width = list.environment.width
            $0.height = list.environment.height
        }
        return [
            TapTarget(
                id: TapTarget.wholeWidget, label: "", status: "", frame: frame,
                effect: .link(url), isEnabled: true, index: nil)
        ]
    }
}

extension TapTarget {
    fileprivate func labelled(_ label: String) -> TapTarget {
        TapTarget(
            id: id, label: label, status: status, frame: frame, effect: effect,
            isEnabled: isEnabled, index: index)
    }
}

extension TextRun {
    fileprivate var hasLiveDate: Bool {
        if case .liveDate = content { true } else { false }
    }
}

extension DisplayNode {
    /// The name of the symbol that the node shows, alone or within a text.
    fileprivate var symbolName: String? {
        switch content {
        case .symbol(let symbol): symbol.name
        case .paragraph(let paragraph): paragraph.runs.lazy.map(\.symbol).first { !$0.isEmpty }
        case .group, .shape, .image, .hitRegion, .gauge, nil: nil
        }
    }

    /// The node's own words: its accessibility label or its text.
    fileprivate var words: String? {
        if !accessibilityLabel.isEmpty { return accessibilityLabel }
        guard case .paragraph(let paragraph) = content else { return nil }
        let text = paragraph.runs.map(\.text).joined()
        let hasDates = paragraph.runs.contains { $0.hasLiveDate }
        // Punctuation between live dates says nothing without them, and the dates are known only
        // when drawn.
        guard !hasDates || text.contains(where: { !$0.isWhitespace && !$0.isPunctuation })
        else { return nil }
        return text.isEmpty ? nil : text
    }
}
