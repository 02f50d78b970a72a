import Foundation
import Testing
import WidgetWire

@testable import WidgetRenderer

/// Pictures in terminals.
@Suite struct TerminalImageTests {
    /// A widget of 40 × 20 cells: one picture after another in front of all, then a red one.
    private func last(of count: Int, _ interpolation: Image.Interpolation) -> TerminalFrame {
        func picture(_ digest: UInt64) -> DisplayNode {
            .with {
                $0.frame = .of(0, 0, 320, 320)
                $0.image.bitmap = digest
                $0.image.interpolation = interpolation
            }
        }
        func bitmap(_ digest: UInt64, _ pixel: [UInt8]) -> Bitmap {
            .with {
                $0.digest = digest
                ($0.width, $0.height) = (1, 1)
                $0.pixels = Data(pixel)
            }
        }
        var list = DisplayList.cells(
            40, 20, Array(repeating: picture(1), count: count) + [picture(2)])
        list.bitmaps = [bitmap(1, [255, 0, 0, 255]), bitmap(2, [0, 0, 255, 255])]
        return frame(of: list)
    }

    @Test func `Smooth ones, of which more is read, are left out sooner`() {
        #expect(last(of: 10, .smooth).cell(column: 0, row: 0).background?.hex == "ff0000")
        #expect(last(of: 400, .smooth).cell(column: 0, row: 0).background?.hex == "0000ff")
        #expect(last(of: 400, .nearest).cell(column: 0, row: 0).background?.hex == "ff0000")
    }
}
