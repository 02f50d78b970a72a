import Testing
import WidgetWire

@testable import WidgetLayout

@Suite struct PlaceTests {
    private func placed(_ numbers: [Double]) throws -> String {
        let text = try Drawing.text {
            Text("abc").modified(.place, [(.placedAt, .doubles(numbers))])
        }
        return String(text.split(separator: "\n")[1].split(separator: "\"")[0])
    }

    @Test func `The anchor of a placed view is at its point`() throws {
        #expect(try placed([50, 40, 0, 0, .nan, .nan]) == "  text 50,40 25.5×17 ")
        #expect(try placed([50, 40, 1, 0.5, .nan, .nan]) == "  text 24.5,31.5 25.5×17 ")
    }

    @Test func `A placed view gets the proposal that is given`() throws {
        let list = try Drawing.list {
            Node(.rectangle).modified(.place, [(.placedAt, .doubles([1, 2, 0, 0, 30, 20]))])
        }
        #expect(list.debugText.contains("shape 1,2 30×20"))
    }

    @Test func `A placement without numbers is the top left corner`() throws {
        #expect(try placed([.nan]).hasPrefix("  text -12.75,-8.5"))
    }

    @Test func `Content can be measured while it is recorded`() throws {
        var answers: [ViewMeasurement?] = []
        let reader = ViewCallback(
            .geometry { _, builder in
                let text = Text("abc def")
                answers.append(builder.measure?(nil, nil) { text.record(into: $0) })
                answers.append(builder.measure?(30, nil) { text.record(into: $0) })
                let inner: (ViewTreeBuilder) -> Void = { #expect($0.measure == nil) }
                _ = builder.measure?(nil, nil, inner)
            }, release: {})
        _ = try Drawing.text { Node(.geometryReader, [(.content, .callback(reader))]) }
        #expect(answers.map { $0?.width } == [59.5, 25.5])
        #expect(answers.map { $0?.height } == [17, 34])
    }

    @Test(arguments: [(20.0, 20.0), (0, 0)])
    func `A geometry reader gets the safe area insets of the edges that it touches`(
        bottom: Double, expected: Double
    ) throws {
        var areas: [Insets] = []
        let reader = GeometryReader { proxy -> [any Recorded] in
            areas.append(proxy.value.safeArea)
            return []
        }
        _ = try Drawing.text {
            reader.modified(.safeArea, [(.insets, .doubles([0, 0, bottom, 0]))])
        }
        #expect(areas.last == Insets(top: 0, leading: 0, bottom: expected, trailing: 0))
        _ = try Drawing.text {
            reader.padding(5).modified(.safeArea, [(.insets, .doubles([0, 0, bottom, 0]))])
        }
        #expect(areas.last == Insets(all: 0), "it does not touch the room")
    }
}
