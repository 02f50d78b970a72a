import SwiftUI
import Testing

@testable import Charts

@MainActor
@Suite("The notes and the window of a chart")
struct ChartNoteTests {
    private let plot = CGSize(width: 100, height: 50)

    private func place(
        _ position: AnnotationPosition, _ alignment: Alignment = .center,
        _ overflow: AnnotationOverflowResolution = .automatic, beside rect: CGRect
    ) throws -> NotePlace {
        let content = RuleMark(y: .value("y", 1)).annotation(
            position: position, alignment: alignment, spacing: 3, overflowResolution: overflow
        ) { Text("Goal") }
        return NotePlace(try #require(content.drawn[0].notes.first), beside: rect, in: plot)
    }

    @Test func `stand at the edge of their mark that their position names`() throws {
        let rule = CGRect(x: 0, y: 20, width: 100, height: 0)
        let top = try place(.top, .leading, beside: rule)
        #expect(top.x.middle(30) == 15)
        #expect(top.y.middle(10) == 12)
        #expect(top.y.guide(10) == 13)
        let bottom = try place(.bottom, .trailing, beside: rule)
        #expect(bottom.x.middle(30) == 85)
        #expect(bottom.y.middle(10) == 28)
        let inside = try place(
            .overlay, .topTrailing, beside: CGRect(x: 0, y: 0, width: 60, height: 40))
        #expect(inside.x.middle(20) == 50)
        #expect(inside.y.middle(10) == 5)
    }

    @Test func `are moved into the plot unless they may stick out`() throws {
        let bar = CGRect(x: 90, y: 0, width: 10, height: 50)
        let usual = try place(.top, beside: bar)
        #expect(usual.x.middle(40) == 80)
        #expect(usual.y.middle(10) == -8)
        #expect(usual.x.middle(140) == 95)
        let fit = try place(.top, .center, .init(x: .disabled, y: .fit(to: .plot)), beside: bar)
        #expect(fit.x.middle(40) == 95)
        #expect(fit.y.middle(10) == 5)
    }

    @Test func `shows the part of its values that is seen at first`() {
        var options = ScaleOptions()
        options.domain = (0.0...100.0).choice
        options.visible = 20
        #expect(!PlotScale([], options).isWindow)
        options.isScrollable = true
        #expect(PlotScale([], options).fraction(.number(20)) == 1)
        options.first = .number(95)
        #expect(PlotScale([], options).fraction(.number(80)) == 0)
        options.domain = ["a", "b", "c"].choice
        (options.visible, options.first) = (2, .category("b"))
        let names = PlotScale([], options)
        #expect(names.isWindow)
        #expect(names.fraction(.category("a")) == nil)
        #expect(names.fraction(.category("b")) == 0.25)
        options.visible = .nan
        #expect(!PlotScale([], options).isWindow)
    }
}
