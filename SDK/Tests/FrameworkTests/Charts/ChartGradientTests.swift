import SwiftUI
import Testing

@testable import Charts

@MainActor
@Suite("A chart's gradient")
struct ChartGradientTests {
    private let gray = Gradient(colors: [.black, .white])

    /// How white the colours of values are, from 0 to 100.
    private func shades(
        _ values: [PlottedValue], _ change: (inout ChartGradient.Options) -> Void = { _ in }
    ) -> [Float] {
        var options = ChartGradient.Options(gradient: gray)
        change(&options)
        let gradient = ChartGradient(options, values)
        let environment = EnvironmentValues()
        return values.map { gradient.color(of: $0).resolve(in: environment) }
            .map { ($0.red * 100).rounded() }
    }

    private func numbers(_ numbers: Double...) -> [PlottedValue] { numbers.map { .number($0) } }

    @Test func `goes from the least value to the greatest`() {
        #expect(shades(numbers(30, 10, 15)) == [100, 0, 25])
        #expect(shades(numbers(3)) == [0])
        let days = [0.0, 50, 100].map { PlottedValue.date(Date(timeIntervalSince1970: $0)) }
        #expect(shades(days) == [0, 50, 100])
    }

    @Test func `has equal steps from name to name`() {
        #expect(shades([.category("a"), .category("b"), .category("c")]) == [0, 50, 100])
    }

    @Test func `covers the domain that is set, on the type of scale that is set`() {
        let domain = DomainChoice.values([.number(0), .number(40)])
        #expect(shades(numbers(10, 30, 90)) { $0.domain = domain } == [25, 75, 100])
        #expect(shades(numbers(1, 10, 100)) { $0.type = .log } == [0, 50, 100])
        let reversed = DomainChoice.automatic(includesZero: true, isReversed: true)
        #expect(shades(numbers(10, 40)) { $0.domain = reversed } == [75, 0])
    }

    @Test func `of marks goes from their least value to their greatest`() throws {
        let cells = ForEach([1.0, 3], id: \.self) { count in
            RectangleMark(x: .value("x", count), y: .value("y", 1))
                .foregroundStyle(by: .value("Count", count))
        }
        var options = ChartOptions()
        options.gradient.gradient = gray
        let styles = ChartStyles(cells.drawn, options)
        let ends = try #require(styles.gradient?.ends)
        #expect(ends.first == .number(1) && ends.last == .number(3))
    }

    @Test func `is used for numbers for which the author sets no colours, and never for names`() {
        func gradient(
            of value: some Plottable, _ change: (inout ChartOptions) -> Void = { _ in }
        ) -> ChartGradient? {
            var options = ChartOptions()
            change(&options)
            let mark = PointMark(x: .value("x", 1), y: .value("y", 1))
                .foregroundStyle(by: .value("Count", value))
            return ChartStyles(mark.drawn, options).gradient
        }
        #expect(gradient(of: 3) != nil)
        #expect(gradient(of: "three") == nil)
        #expect(gradient(of: 3) { $0.styles.order = [AnyShapeStyle(.red)] } == nil)
        #expect(gradient(of: 3) { $0.styles.visuals = [.number(3): AnyShapeStyle(.red)] } == nil)
    }

    @Test func `of the default colours covers the author's domain`() throws {
        let mark = PointMark(x: .value("x", 1), y: .value("y", 1))
            .foregroundStyle(by: .value("Count", 3))
        var options = ChartOptions()
        options.gradient.domain = (0...9).choice
        let ends = try #require(ChartStyles(mark.drawn, options).gradient?.ends)
        #expect(ends.first == .number(0) && ends.last == .number(9))
        _ = Chart { mark }.chartForegroundStyleScale(domain: 0...9, type: .log)
        _ = Chart { mark }.chartForegroundStyleScale(type: .linear)
    }
}
