import Testing
import WidgetWire

@testable import WidgetLayout

/// Widgets in two colours, and in shades of white.
@Suite struct RenderingModeTests {
    private let red = PaintValue(.color(ColorValue(red: 1)))
    private let square = Node(.rectangle).frame(width: 10, height: 10)

    @Test func `Accented colors count by their opacity`() throws {
        #expect(try draw(.accented, square.foreground(red)) == ["#FFFFFF"])
        let faint = PaintValue(.color(ColorValue(red: 1, opacity: 0.5)))
        #expect(try draw(.accented, square.foreground(faint)) == ["#FFFFFF80"])
        #expect(try draw(.accented, square.with(.accentable, .bool(true))) == ["#0A84FF"])
        #expect(
            try draw(
                .accented,
                square.with(.accentable, .bool(false)).with(.accentable, .bool(true)))
                == ["#FFFFFF"])
        #expect(try draw(.fullColor, square.with(.accentable, .bool(true))) == ["#000000"])
    }

    @Test func `Accented color effects decide the opacity first`() throws {
        let effect = square.foreground(red).modified(.colorEffect, [(.colorEffect, .int(8))])
        let list = try lay(.accented, effect.modified(.colorEffect, [(.colorEffect, .int(6))]))
        let matrices = list.nodes.map(\.group.colorMatrix.values)
        #expect(matrices[0] == Array(repeating: [0, 0, 0, 1], count: 4).flatMap(\.self))
        #expect(matrices[1] == ColorMatrixValue.inversion.values)
        #expect(matrices[2] == ColorMatrixValue.luminanceToAlpha.values)
        #expect(list.nodes[3].shape.fill.color.red == 1)
        #expect(list.nodes[3].shape.fill.color.green == 0)
    }

    @Test(arguments: [ViewKind.compositingGroup, .shadow, .blur])
    func `Accented color effects see colors through other effects`(kind: ViewKind) throws {
        let inner = square.foreground(red).modified(kind, [(.radius, .double(2))])
        let list = try lay(.accented, inner.modified(.colorEffect, [(.colorEffect, .int(8))]))
        let matrices = list.nodes.map(\.group.colorMatrix.values).filter { !$0.isEmpty }
        #expect(matrices.count == 2)
        #expect(matrices.last == ColorMatrixValue.luminanceToAlpha.values)
        #expect(list.nodes.last?.shape.fill.color.green == 0)
    }

    @Test func `Blend modes for colors have no effect in accented widgets`() throws {
        let list = try lay(.accented, square.modified(.blend, [(.blendMode, .int(1))]))
        #expect(list.nodes.count == 1)
    }

    @Test func `The blend mode destinationOut works in accented widgets`() throws {
        let list = try lay(.accented, square.modified(.blend, [(.blendMode, .int(18))]))
        #expect(list.nodes.first?.group.blendMode == .destinationOut)
    }

    @Test func `Vibrant content is white with its brightness as opacity`() throws {
        let list = try lay(.vibrant, square.foreground(red))
        #expect(list.nodes.count == 2)
        let matrix = list.nodes[0].group.colorMatrix.values
        #expect(matrix == ColorMatrixValue.toAlpha(red: 1, green: 1, blue: 1).values)
        #expect(list.nodes[1].shape.fill.color.red == 1)
    }

    @Test func `Vibrant tints are white unless the author says otherwise`() throws {
        let plain = square.foreground(PaintValue(.tint))
        #expect(try draw(.vibrant, plain) == draw(.vibrant, square))
        #expect(try draw(.fullColor, plain).last == "#007AFF")
        #expect(try draw(.vibrant, plain.with(.tint, .paint(red))).last == "#FF0000")
    }

    @Test func `Only full color can be light`() {
        var environment = WidgetEnvironment()
        #expect(environment.drawn.appearance == .light)
        for mode in [WidgetEnvironment.RenderingMode.accented, .vibrant] {
            environment.renderingMode = mode
            #expect(environment.drawn.appearance == .dark)
        }
    }

    @Test func `A container background is grey in accented widgets, or removed`() throws {
        let view = square.modified(.containerBackground, [], [Node(.color, [(.fill, .paint(red))])])
        let list = try lay(.accented, view)
        #expect(list.showsBackground)
        #expect(
            list.nodes[0].group.colorMatrix.values
                == ColorMatrixValue.greys(brightness: 0.5).values)
        #expect(list.nodes[1].shape.fill.color.green == 0)
        let bare = try Drawing.list(
            options: LayoutOptions(contentMargins: Insets(all: 0), showsBackground: false)
        ) { view }
        #expect(!bare.showsBackground && bare.nodes.count == 1)
    }

    private func lay(
        _ mode: WidgetEnvironment.RenderingMode, _ view: any Recorded
    ) throws -> DisplayList {
        try Drawing.list(change: { $0.renderingMode = mode }) { view }
    }

    /// The colours of the shapes that are drawn.
    private func draw(
        _ mode: WidgetEnvironment.RenderingMode, _ view: any Recorded
    ) throws -> [String] {
        try lay(mode, view).debugText.split(separator: "fill=").dropFirst().map(String.init)
    }
}
