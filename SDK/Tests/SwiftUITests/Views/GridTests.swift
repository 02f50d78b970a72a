import Testing

@testable import SwiftUI

@MainActor
@Suite("A grid")
struct GridTests {
    @Test func `records its rows, and no defaults`() {
        #expect(
            tree {
                Grid(alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: 2) {
                    GridRow(alignment: .bottom) {
                        Spacer()
                        Spacer()
                    }
                    Divider()
                }
            } == """
                grid alignment=leading|top spacing=4 row_spacing=2
                  grid_row alignment=bottom
                    spacer
                    spacer
                  divider
                """)
        #expect(tree { Grid { GridRow { Divider() } } } == "grid\n  grid_row\n    divider")
    }

    @Test func `records what its cells say`() {
        #expect(
            tree { Spacer().gridCellColumns(2).gridCellAnchor(.bottom) }
                == "grid_cell x=0.5 y=1\n  grid_cell grid_columns=2\n    spacer")
        #expect(
            tree { Spacer().gridCellUnsizedAxes([.horizontal, .vertical]) }
                == "grid_cell unsized_axes=3\n  spacer")
        #expect(
            tree { Spacer().gridColumnAlignment(.trailing) }
                == "grid_cell alignment=trailing\n  spacer")
    }

    @Test func `of declared columns records each in five numbers`() {
        let columns = [
            GridItem(.fixed(20), spacing: 4), GridItem(.flexible(), alignment: .topLeading),
            GridItem(.adaptive(minimum: 30, maximum: 40)),
        ]
        #expect(columns[0].numbers.prefix(2) == [1, 20])
        #expect(columns[0].numbers[3] == 4)
        #expect(columns[1].numbers[1...2] == [10, .infinity])
        #expect(columns[1].numbers[4] == 0x101)
        #expect(columns[2].numbers[0...2] == [3, 30, 40])
        #expect(
            tree { LazyVGrid(columns: [], alignment: .leading, spacing: 3) { Spacer() } }
                == "lazy_vgrid grid_items= alignment=leading spacing=3\n  spacer")
        #expect(
            tree { LazyHGrid(rows: [], alignment: .top) { Spacer() } }
                == "lazy_hgrid grid_items= alignment=top\n  spacer")
    }

    @Test func `gives the headers and footers of sections lines of their own`() {
        let sections = tree {
            LazyVGrid(columns: [], pinnedViews: [.sectionHeaders]) {
                Section(header: Divider(), footer: Divider()) { Spacer() }
                Section { Spacer() }
            }
        }
        #expect(
            sections == """
                lazy_vgrid grid_items=
                  group
                    grid_cell grid_columns=0
                      divider
                    spacer
                    grid_cell grid_columns=0
                      divider
                  group
                    spacer
                """)
    }

    @Test func `shows the content of sections that are expanded`() {
        let collapsed = tree {
            Section(isExpanded: .constant(false)) {
                Spacer()
            } header: {
                Divider()
            }
        }
        #expect(collapsed == "group\n  grid_cell grid_columns=0\n    divider")
    }
}
