import Foundation
import Testing
import WidgetText
import WidgetWire

@testable import WidgetRenderer

/// Pictures in terminals.
@Suite struct TerminalImageTests {
    /// A widget of 40 × 20 cells with a small budget: blue pictures in front of each other, then a
    /// red one.
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
        let canvas = DisplayListPainter.paint(
            list, on: CellCanvas(columns: 40, rows: 20), engine: makeEngine(),
            context: TextContext(list.environment, now: 0), budget: DrawingBudget(cells: 100_000))
        return CellResolver(appearance: .light).frame(of: canvas)
    }

    @Test func `Smooth pictures, of which more is read, are left out sooner`() {
        #expect(last(of: 2, .smooth).cell(column: 0, row: 0).background?.hex == "ff0000")
        #expect(last(of: 10, .smooth).cell(column: 0, row: 0).background?.hex == "0000ff")
        #expect(last(of: 10, .nearest).cell(column: 0, row: 0).background?.hex == "ff0000")
    }
}
