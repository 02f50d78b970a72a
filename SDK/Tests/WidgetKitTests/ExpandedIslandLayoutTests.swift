import SwiftUI
import Testing

@testable import WidgetKit

@Suite("The regions of an expanded island")
struct ExpandedIslandLayoutTests {
    /// The widths of the regions of an island 331 points wide, by their ideal widths.
    private func widths(
        _ ideals: [CGFloat], priorities: (Double, Double) = (0, 0)
    ) -> [CGFloat] {
        ExpandedIslandLayout(camera: CGSize(width: 126, height: 25))
            .widths(in: 331, ideals: ideals, priorities: priorities) { min($0, ideals[1]) }
    }

    @Test func `share the width below the camera when there is no center`() {
        #expect(widths([150, 0, 40]) == [165.5, 0, 165.5])
        #expect(widths([0, 0, 0]) == [165.5, 0, 165.5])
    }

    @Test func `share what the center leaves, although it is narrower than the camera`() {
        #expect(widths([40, 60, 30]) == [135.5, 60, 135.5])
    }

    @Test func `leave the center what they do not need, but no less than the camera`() {
        #expect(widths([40, 400, 30]) == [40, 251, 40])
        #expect(widths([200, 400, 30]) == [102.5, 126, 102.5])
    }

    @Test func `get what the other leaves when they come first`() {
        #expect(widths([30, 0, 200], priorities: (0, 1)) == [30, 0, 301])
        #expect(widths([200, 0, 200], priorities: (2, 1)) == [228.5, 0, 102.5])
    }
}
