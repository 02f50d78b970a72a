import SwiftUI
import Testing

@testable import Charts

@MainActor
@Suite("The marks of a chart")
struct ChartMarkTests {
    @Test("are cut to shapes and have shadows where they are told to")
    func effects() throws {
        let plain = RectangleMark(x: .value("x", 1), y: .value("y", 2))
        let mark = plain.clipShape(.capsule).shadow(color: .red, radius: 3, y: 2)
        let part = try #require(mark.drawn.first)
        #expect(part.clip != nil && part.shadow?.offset == CGSize(width: 0, height: 2))
        #expect(plain.drawn.first?.clip == nil && plain.drawn.first?.shadow == nil)
    }
}
