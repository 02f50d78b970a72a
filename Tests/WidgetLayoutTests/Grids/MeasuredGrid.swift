import Testing

@testable import WidgetLayout

/// A grid with random cells, and where SwiftUI puts them; see `MeasuredGrids` for the notation.
struct MeasuredGrid: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let proposal: Proposal
    let size: [Double]
    let frames: [[Double]]
    private let settings: [Substring]
    private let children: Substring

    init(_ line: String) {
        testDescription = line
        let parts = line.split(separator: ": ")
        settings = parts[0].split(separator: " ")
        let lengths = settings[0].split(separator: ",").map { Double($0) }
        proposal = Proposal(width: lengths[0], height: lengths[1])
        children = parts[1]
        size = Self.numbers(parts[2])
        frames = parts[3].split(separator: " ").map(Self.numbers)
    }

    /// The grid and its cells.
    func grid() -> (GridElement, [ProbeElement]) {
        var probes: [ProbeElement] = []
        var cells: [Element] = []
        for child in children.matches(of: /\[(.*?)\]|\((.*?)\)/) {
            if let row = child.output.1 { cells += Self.row(row, &probes) }
            if let cell = child.output.2 { cells.append(Self.cell(cell, GridTraits(), &probes)) }
        }
        let guides = Self.guides(settings[1])
        return (
            GridElement(
                id: 0, alignment: guides, spacing: (Double(settings[2]), Double(settings[3])),
                children: cells), probes
        )
    }

    private static func row(_ text: Substring, _ probes: inout [ProbeElement]) -> [Element] {
        var text = text
        var alignment: Guide?
        if text.first == "." {
            alignment = guides(text.dropFirst().prefix(1)).vertical
            text = text.dropFirst(3)
        }
        let row = GridTraits.Row(alignment: alignment)
        return text.split(separator: "; ").map { cell($0, GridTraits(row: row), &probes) }
    }

    private static func cell(
        _ text: Substring, _ traits: GridTraits, _ probes: inout [ProbeElement]
    ) -> Element {
        let words = text.split(separator: " ")
        var traits = traits
        let probe = ProbeElement(kind: words[0].first ?? "x", numbers(words[0].dropFirst()))
        probes.append(probe)
        var priority: Double?
        for word in words.dropFirst() {
            let value = word.dropFirst()
            switch word.first {
            case "*": traits.columns = Int(value) ?? 1
            case "p": priority = Double(value)
            case "@": traits.anchor = anchor(value)
            case ">": traits.columnAlignment = guides(value).horizontal
            default:
                traits.unsizedAxes = Set(value.map { $0 == "h" ? .horizontal : .vertical })
            }
        }
        let inner = priority.map { PriorityElement(id: 0, child: probe, value: $0) } ?? probe
        return GridCellElement(id: 0, child: inner, traits: traits)
    }

    private static func guides(_ name: Substring) -> GuidePair {
        let vertical = name.contains("t") ? 1 : name.contains("b") ? 3 : 2
        let horizontal = name.contains("l") ? 1 : name.contains("r") ? 3 : 2
        return GuidePair(Int64(vertical << 8 | horizontal))
    }

    private static func anchor(_ name: Substring) -> Position {
        guides(name).defaultPosition(in: Size(width: 1, height: 1))
    }

    private static func numbers(_ text: Substring) -> [Double] {
        text.split(separator: ",").compactMap { Double($0) }
    }
}

/// A view that answers by a simple rule and remembers where it was drawn.
final class ProbeElement: Element {
    private let kind: Character
    private let lengths: [Double]
    private(set) var frame: [Double] = []

    init(kind: Character, _ lengths: [Double]) {
        self.kind = kind
        self.lengths = lengths
        super.init(id: 0)
    }

    override var priority: Double { kind == "s" ? -.infinity : 0 }
    override var spacings: EdgeSpacings { kind == "s" ? .none : .standard }

    override func sizeThatFits(_ proposal: Proposal) -> Size {
        let offered = proposal.filled
        return switch kind {
        case "f": Size(width: lengths[0], height: lengths[1])
        case "w": Size(width: offered.width, height: lengths[0])
        case "h": Size(width: lengths[0], height: offered.height)
        case "2": Size(width: (proposal.width ?? 40) / 2, height: 10)
        case "m": Size(width: clamp(offered.width), height: lengths[2])
        case "k": Size(width: clamp(offered.width), height: clamp(offered.height))
        case "s": Size(width: max(8, proposal.width ?? 0), height: max(8, proposal.height ?? 0))
        default: offered
        }
    }

    private func clamp(_ length: Double) -> Double { max(lengths[0], min(length, lengths[1])) }

    override func draw(in frame: Frame, proposal: Proposal, into writer: DisplayListWriter) {
        self.frame = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    }
}
