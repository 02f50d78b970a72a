// swift-format-ignore-file
// The views stand as they were measured.
import SwiftUI

/// How many lines texts take of what they are offered, and where their lines stand, as measured in SwiftUI.
///
/// The names are those of the arms in docs/probes/swiftui-text-semantics.swift of https://github.com/mburger89/MetalUI,
/// recorded on macOS 27.0, with lengths in lines: other fonts have others in points.
enum TextFacts {
    static let all = lines + baselines

    private static let words = "Alpha beta gamma delta epsilon zeta eta theta iota kappa lambda"

    private static let lines: [MeasuredFact] = [
        lines("L1-1", width: 100, lines: 1) { Text(words).lineLimit(1) },
        lines("L1-0", width: 100, lines: 1) { Text(words).lineLimit(0) },
        lines("L1-2", width: 100, lines: 2) { Text(words).lineLimit(2) },
        lines("L2", width: 100, lines: 3) { Text("Hi").lineLimit(3, reservesSpace: true) },
        lines("L2not", width: 100, lines: 1) { Text("Hi").lineLimit(3, reservesSpace: false) },
        lines("L2most", width: 100, lines: 2) { Text(words).lineLimit(2, reservesSpace: true) },
        lines("L2ideal", width: nil, lines: 3) { Text("Hi").lineLimit(3, reservesSpace: true) },
        lines("L3", width: 100, lines: 2) { Text("Hi").lineLimit(2...3) },
        lines("L3most", width: 100, lines: 3) { Text(words).lineLimit(2...3) },
        lines("L3upto", width: 100, lines: 2) { Text(words).lineLimit(...2) },
        lines("L3from", width: 100, lines: 3) { Text("Hi").lineLimit(3...) },
        lines("L4", width: nil, lines: 1) { Text(words).lineLimit(1) },
        lines("L5", width: 100, height: 1.3, lines: 1) { Text(words) },
        lines("L5two", width: 100, height: 2.5, lines: 2) { Text(words) },
        lines("L5little", width: 100, height: 0.3, lines: 1) { Text(words) },
        lines("L5none", width: 100, height: 0, lines: 1) { Text(words) },
        lines("L6b", width: 100, lines: 3) { VStack { Text(words).lineLimit(3) }.lineLimit(1) },
        lines("X9", width: 100, height: 1.3, lines: 1) { Text(words).lineLimit(2) },
        lines("X9reserved", width: 100, height: 1.3, lines: 3) { Text("Hi").lineLimit(3, reservesSpace: true) },
        lines("X9nearly", width: 100, height: 2.9, lines: 2) { Text(words) },
        lines("X9exactly", width: 100, height: 3.01, lines: 3) { Text(words) },
        lines("X9wide", width: nil, height: 1.3, lines: 1) { Text(words) },
        lines("M3", width: nil, lines: 3) { Text("A\nB\nC") },
        // No text has a height of its own, whatever its font.
        MeasuredFact("X10", width: nil, height: nil, frames: "root:0,0,0,14") { Text("").font(.system(size: 13)) },
        MeasuredFact("X10reserved", width: nil, height: nil, frames: "root:0,0,0,14") { Text("").font(.system(size: 13)).lineLimit(2, reservesSpace: true) },
        // At no room at all a text has no size; at no width it has lines.
        MeasuredFact("FX2zero", width: nil, height: nil, frames: "root:0,0,0,0") {
            Asking(length: { $0.sizeThatFits(.zero) }) { Text("Go") }
        },
        MeasuredFact("T3", width: nil, height: nil, frames: "root:0,0,0,1") {
            Asking(length: { let size = $0.sizeThatFits(ProposedViewSize(width: 0, height: nil)); return CGSize(width: size.width, height: size.height > 40 ? 1 : 0) }) { Text("alpha bravo charlie") }
        },
        // A text is as wide as its longest line, not as what it is offered.
        MeasuredFact("Y2", width: nil, height: nil, frames: "root:0,0,1,2") {
            Lines(width: 60, height: nil, measure: .narrow) { Text("alpha bravo charlie delta"); Text("Hi") }
        },
    ]

    private static let baselines: [MeasuredFact] = [
        baselines("B1color", first: 30, last: 30) { Color.red.frame(width: 20, height: 30) },
        baselines("X3overlay", first: 30, last: 30) { Color.red.frame(width: 30, height: 30).overlay { Text("Hg") } },
        baselines("B1row", first: 10, last: 10) { HStack { Color.red.frame(width: 10, height: 10) } },
        baselines("X3spacer", first: 0, last: 0) { HStack { Spacer() } },
        baselines("X3guide", first: 4, last: nil) { Text("Hg").alignmentGuide(.firstTextBaseline) { _ in 4 } },
        baselines("X3offset", first: nil, last: nil, as: 0) { Text("Hg").offset(y: 7) },
        baselines("B1padding", first: nil, last: nil, as: 8) { Text("Hg").padding(8) },
        baselines("B1background", first: nil, last: nil, as: 0) { Text("Hg").background(Color.red) },
        baselines("B1below", first: nil, last: nil, as: 10) { VStack(spacing: 0) { Color.red.frame(width: 10, height: 10); Text("Hg") } },
        // In swiftui-baseline-offsets.swift, of texts as high as there.
        baselines("O1", first: 0, last: 24, of: 16) { VStack(spacing: 8) { line(); line() } },
        baselines("O1c", first: 0, last: 16, of: 16) { VStack(spacing: 0) { line(); line() } },
        baselines("O2", first: 12, last: 48, of: 16) { Grid(verticalSpacing: 8) { GridRow { line(); Color.red.frame(width: 40, height: 40) }; GridRow { line() } } },
        baselines("O3", first: 0, last: 48, of: 16) { Grid(alignment: .top, verticalSpacing: 8) { GridRow { line(); Color.red.frame(width: 40, height: 40) }; GridRow { line() } } },
        baselines("O4", first: 24, last: 24, of: 16) { Grid(alignment: .top) { GridRow { line().gridCellAnchor(.bottom); Color.red.frame(width: 40, height: 40) } } },
        baselines("X3above", first: nil, last: nil, as: 0) { VStack(spacing: 0) { Text("Hg"); Color.red.frame(width: 10, height: 10) } },
    ]

    private static func lines(
        _ name: String, width: CGFloat?, height: CGFloat? = nil, lines: Int,
        @ViewBuilder text: @escaping @MainActor @Sendable () -> some View
    ) -> MeasuredFact {
        MeasuredFact(name, width: nil, height: nil, frames: "root:0,0,1,\(lines)") {
            // As on macOS, where no style's own distance lies between lines.
            Lines(width: width, height: height, measure: .lines) { text(); Text("Hi") }
                .font(.system(size: 13))
        }
    }

    private static func line() -> some View { Text("Hg").frame(height: 16) }

    /// The same from the lines of a text in a frame of a height.
    private static func baselines(
        _ name: String, first: Int, last: Int, of height: CGFloat,
        @ViewBuilder view: @escaping @MainActor @Sendable () -> some View
    ) -> MeasuredFact {
        MeasuredFact(name, width: nil, height: nil, frames: "root:0,0,\(first),\(last)") {
            Baselines(isRelative: true) { view(); Text("Hg").frame(height: height) }
        }
    }

    /// - Parameter distance: How far below a text's own both lines are; instead of their places.
    private static func baselines(
        _ name: String, first: Int?, last: Int?, as distance: Int? = nil,
        @ViewBuilder view: @escaping @MainActor @Sendable () -> some View
    ) -> MeasuredFact {
        let lines = [first ?? distance, last ?? distance].map { $0.map(String.init) ?? "_" }
        return MeasuredFact(
            name, width: nil, height: nil, frames: "root:0,0,\(lines[0]),\(lines[1])"
        ) {
            Baselines(isRelative: distance != nil) { view(); Text("Hg") }
        }
    }
}

/// As high as its first view has lines, of the height that its second has.
private struct Lines: Layout {
    enum Measure { case lines, narrow }

    let width: CGFloat?
    /// In lines.
    let height: CGFloat?
    let measure: Measure

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        let line = subviews[1].sizeThatFits(.unspecified).height
        let size = subviews[0].sizeThatFits(
            ProposedViewSize(width: width, height: height.map { $0 * line }))
        // Lines end at whole pixels.
        let lines = (size.height / line).rounded()
        guard measure == .narrow else { return CGSize(width: 1, height: lines) }
        let isNarrow = size.width < width ?? 0 && size.width > 0
        return CGSize(width: isNarrow ? 1 : 0, height: lines > 1 ? 2 : 1)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
}

/// As wide as where its first view has its first line, and as high as where it has its last; from where its second
/// has it.
private struct Baselines: Layout {
    let isRelative: Bool

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        let view = subviews[0].dimensions(in: .unspecified)
        let text = subviews[1].dimensions(in: .unspecified)
        return CGSize(
            width: view[.firstTextBaseline] - (isRelative ? text[.firstTextBaseline] : 0),
            height: view[.lastTextBaseline] - (isRelative ? text[.lastTextBaseline] : 0))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
}
