import Testing
import WidgetWire

@testable import WidgetRenderer

/// Where a contact sheet's titles and widgets stand.
@Suite struct ContactSheetTests {
    @Test func `Rows of few widgets stand side by side, and the next line below them`() {
        let small = row([158, 158])
        let layout = ContactSheetLayout(ContactSheet(rows: [small, small, small, small, small]))
        #expect(layout.titles.map(\.x) == [28, 408, 788, 1168, 28])
        #expect(layout.titles.map(\.y) == [28, 28, 28, 28, 264])
        #expect(layout.places[0].y == 28 + 36)
    }

    @Test func `A row without widgets has its title, and a long row goes on below`() {
        let layout = ContactSheetLayout(
            ContactSheet(rows: [row([]), row([715, 715, 715]), row([158])]))
        #expect(layout.titles.map(\.y) == [28, 64, 500])
        #expect(layout.places.map(\.x) == [28, 763, 28, 28])
    }

    @Test func `Nothing overlaps or leaves the page`() {
        let widths = [[338.0, 338], [158, 158, 158, 158], [72, 72], [715, 715], [338], []]
        let layout = ContactSheetLayout(ContactSheet(rows: (widths + widths).map(row)))
        let frames = layout.places.map { (x: $0.x, y: $0.y, width: width($0)) }
        for (index, one) in frames.enumerated() {
            #expect(one.x + one.width <= layout.width && one.y + 180 <= layout.height)
            for other in frames[(index + 1)...]
            where one.y < other.y + 180 && other.y < one.y + 180 {
                #expect(one.x + one.width <= other.x || other.x + other.width <= one.x)
            }
        }
    }

    private func width(_ place: ContactSheetLayout.Place) -> Double {
        place.cell.displayList.environment.width
    }

    /// A row of widgets of these widths, 158 high.
    private func row(_ widths: [Double]) -> ContactSheet.Row {
        ContactSheet.Row(
            title: "Row",
            cells: widths.map { width in
                let list = DisplayList.with {
                    ($0.environment.width, $0.environment.height) = (width, 158)
                }
                return .init(caption: "1", displayList: list, shape: .control, at: 0)
            })
    }
}
