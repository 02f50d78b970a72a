import WidgetText
import WidgetWire

@testable import WidgetLayout

/// Lays out views that tests write.
enum Drawing {
    /// The display list of a widget, as text.
    static func text(
        width: Double = 100, height: Double = 100, options: LayoutOptions = .bare,
        change: (inout WidgetEnvironment) -> Void = { _ in },
        @Views _ content: () -> [any Recorded]
    ) throws -> String {
        try list(width: width, height: height, options: options, change: change, content).debugText
    }

    /// The display list of a widget without margins, unless `options` has some.
    static func list(
        width: Double = 100, height: Double = 100, options: LayoutOptions = .bare,
        engine: SquareTextEngine = SquareTextEngine(),
        change: (inout WidgetEnvironment) -> Void = { _ in },
        @Views _ content: () -> [any Recorded]
    ) throws -> DisplayList {
        var environment = WidgetEnvironment()
        environment.width = width
        environment.height = height
        environment.scale = 2
        change(&environment)
        return try WidgetLayout(textEngine: engine).displayList(
            for: tree(content()), environment: environment, options: options, now: 0)
    }

    /// A view's size for any proposal, and its nodes when it is placed at the origin.
    static func draw(
        _ proposal: Proposal, _ content: [any Recorded]
    ) throws -> (Size, [DisplayNode]) {
        let tree = try tree(content)
        let session = LayoutSession(
            engine: SquareTextEngine(), environment: WidgetEnvironment(), cornerRadius: 22, now: 0,
            tree: tree)
        let root = ElementBuilder(tree: tree, session: session).root(
            Inherited(WidgetEnvironment(), redaction: []))
        let size = root.size(for: proposal)
        let writer = DisplayListWriter(
            direction: .leftToRight, content: Frame(origin: .zero, size: size),
            margins: Insets(all: 0))
        root.place(at: .zero, proposal: proposal, into: writer)
        return (size, writer.nodes)
    }

    static func tree(_ content: [any Recorded]) throws -> ViewTree {
        let builder = ViewTreeBuilder { _ in }
        for view in content { view.record(into: builder) }
        return try builder.finish()
    }
}

extension LayoutOptions {
    /// Without margins.
    static let bare = LayoutOptions(contentMargins: Insets(all: 0))
}

/// Measures each character as a square of half the font's size, two squares high; lines break
/// between words, and longer words are cut.
final class SquareTextEngine: TextEngine {
    private(set) var measureCount = 0

    func measure(
        _ paragraph: Paragraph, in box: TextBox, context: TextContext
    ) -> TextMeasurement {
        measureCount += 1
        let size = paragraph.runs.map(\.font.size).max() ?? 0
        let words = paragraph.runs.map(\.text).joined().split(separator: " ")
        let columns = box.width.map { Int($0 / (size / 2)) } ?? Int.max
        var lines = [0]
        for word in words {
            let last = lines[lines.count - 1]
            if last > 0, last + 1 + word.count > columns {
                lines.append(min(word.count, columns))
            } else {
                lines[lines.count - 1] = min(last + (last > 0 ? 1 : 0) + word.count, columns)
            }
        }
        let fitting = box.height.map { max(1, Int($0 / size)) } ?? Int.max
        let limit = paragraph.lineLimit == 0 ? Int.max : Int(paragraph.lineLimit)
        let shown = lines.prefix(min(fitting, limit))
        let height = Double(shown.count) * size
        return TextMeasurement(
            width: Double(shown.max() ?? 0) * size / 2, height: height,
            firstBaseline: size * 0.8, lastBaseline: height - size * 0.2,
            lineCount: shown.count,
            isTruncated: shown.count < lines.count || words.contains { $0.count > columns })
    }

    func measure(
        _ symbol: Symbol, imageScale: Double, context: TextContext
    ) -> TextMeasurement {
        let size = symbol.font.size
        return TextMeasurement(
            width: size, height: size, firstBaseline: size * 0.8, lastBaseline: size * 0.8)
    }
}
