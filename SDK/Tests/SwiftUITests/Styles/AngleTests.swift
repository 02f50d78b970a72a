import SwiftUI
import Testing

@Suite("An angle")
struct AngleTests {
    @Test func `is changed in place`() {
        var angle = Angle(radians: 1)
        angle += Angle(radians: 3)
        angle -= Angle(radians: 2)
        angle *= 6
        angle /= 4
        #expect(angle == Angle(radians: 3))
    }
}
