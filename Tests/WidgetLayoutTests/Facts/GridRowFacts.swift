// swift-format-ignore-file
// The views stand as they were measured.

#if PLUGIN
    import SwiftUI
#endif

/// Grids whose rows and columns meet in modifiers, rows in rows and spacers that span, as measured in SwiftUI.
///
/// The names are those of the arms in swiftui-grid-lane3-discriminators (W, R), swiftui-grid-row-alignment-inheritance
/// (A) and swiftui-grid-span-edges (T) in docs/probes of https://github.com/mburger89/MetalUI, recorded on macOS 27.0.
enum GridRowFacts {
    static let all: [MeasuredFact] = [
        MeasuredFact("W0", width: nil, height: nil, frames: "root:0,0,115,40 a:11,5,30,10 b:71,0,20,20 c:1,29,100,10 d:110,31.5,5,5") { Grid { GridRow { box("a", 30, 10); box("b", 20, 20) }; GridRow { box("c", 100, 10).gridCellColumns(2).padding(1); box("d", 5, 5) } } },
        MeasuredFact("W1", width: nil, height: nil, frames: "root:0,0,115,40 a:11,5,30,10 b:71,0,20,20 c:1,29,100,10 d:110,31.5,5,5") { Grid { GridRow { box("a", 30, 10); box("b", 20, 20) }; GridRow { box("c", 100, 10).padding(1).gridCellColumns(2); box("d", 5, 5) } } },
        MeasuredFact("W2", width: nil, height: nil, frames: "root:0,0,115,40 a:0,5,30,10 b:38,0,20,20 c:1,29,100,10 d:110,31.5,5,5") { Grid { GridRow { box("a", 30, 10); box("b", 20, 20) }; GridRow { box("c", 100, 10).gridCellColumns(2).padding(1).gridCellColumns(2); box("d", 5, 5) } } },
        MeasuredFact("W3", width: nil, height: nil, frames: "root:0,0,115,40 a:2,5,30,10 b:44,0,20,20 e:76,7.5,5,5 f:93,6.5,7,7 c:1,29,100,10 d:110,31.5,5,5") { Grid { GridRow { box("a", 30, 10); box("b", 20, 20); box("e", 5, 5); box("f", 7, 7) }; GridRow { box("c", 100, 10).gridCellColumns(2).padding(1).gridCellColumns(2); box("d", 5, 5) } } },
        MeasuredFact("R1", width: nil, height: nil, frames: "root:0,0,58,20 a:0,5,30,10 b:38,0,20,20") { Grid { GridRow { GridRow { box("a", 30, 10) }; box("b", 20, 20) } } },
        MeasuredFact("R2row", width: nil, height: nil, frames: "root:0,0,60,20 a:1,5,30,10 b:40,0,20,20") { Grid { GridRow { GridRow { box("a", 30, 10) }.padding(1); box("b", 20, 20) } } },
        MeasuredFact("R3row", width: nil, height: nil, frames: "root:0,0,30,38 a:0,0,30,10 b:5,18,20,20") { Grid { GridRow { box("a", 30, 10) }; GridRow { box("b", 20, 20) } } },
        MeasuredFact("A1row", width: nil, height: nil, frames: "root:0,0,58,40 a:0,30,30,10 b:38,0,20,40") { Grid { GridRow(alignment: .bottom) { box("a", 30, 10); box("b", 20, 40) } } },
        MeasuredFact("A2row", width: nil, height: nil, frames: "root:0,0,58,40 a:0,0,30,10 b:38,0,20,40") { Grid { GridRow(alignment: .top) { GridRow(alignment: .bottom) { box("a", 30, 10) }; box("b", 20, 40) } } },
        MeasuredFact("A3row", width: nil, height: nil, frames: "root:0,0,60,40 a:1,1,30,10 b:40,0,20,40") { Grid { GridRow(alignment: .top) { GridRow(alignment: .bottom) { box("a", 30, 10) }.padding(1); box("b", 20, 40) } } },
        MeasuredFact("A4row", width: nil, height: nil, frames: "root:0,0,60,40 a:1,29,30,10 b:40,0,20,40") { Grid { GridRow(alignment: .bottom) { GridRow(alignment: .top) { box("a", 30, 10) }.padding(1); box("b", 20, 40) } } },
        MeasuredFact("T1", width: nil, height: nil, frames: "root:0,0,88,28 a:0,9,30,10 b:30,0,20,20 e:58,0,20,20 c:78,9,10,10 s:30,20,48,8") { HStack { box("a", 30, 10); Grid { GridRow { box("b", 20, 20); box("e", 20, 20) }; Spacer().background { Color.red.mark("s") } }; box("c", 10, 10) } },
        MeasuredFact("T2", width: nil, height: nil, frames: "root:0,0,88,28 a:0,9,30,10 b:30,0,20,20 e:58,0,20,20 c:78,9,10,10 s:30,20,48,8") { HStack { box("a", 30, 10); Grid { GridRow { box("b", 20, 20); box("e", 20, 20) }; GridRow { Spacer().background { Color.red.mark("s") }.gridCellColumns(2) } }; box("c", 10, 10) } },
    ]
}
