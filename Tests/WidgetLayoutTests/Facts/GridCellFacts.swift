// swift-format-ignore-file
// The views stand as they were measured.

#if PLUGIN
    import SwiftUI
#endif

/// Spans, unsized axes and alignments of grids, and what of them passes through modifiers, as measured in SwiftUI.
///
/// The names are those of the arms in docs/probes/swiftui-grid-default-run.txt of
/// https://github.com/mburger89/MetalUI at cb2b3aa6, recorded on macOS 27.0.
enum GridCellFacts {
    static let all = spans + alignments

    private static let spans: [MeasuredFact] = [
        MeasuredFact("GX1", width: nil, height: nil, frames: "root:0,0,100,38 a:10.5,5,30,10 b:69.5,0,20,20 c:0,28,100,10") {
            Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); Color.red.frame(width: 20, height: 20).mark("b") }; GridRow { Color.red.frame(width: 100, height: 10).mark("c").gridCellColumns(2) } }
        },
        MeasuredFact("GX3", width: nil, height: nil, frames: "root:0,0,100,76 a:5.5,5,30,10 b:64.5,0,20,20 x:0,28,100,10 c:15.5,46,10,30 d:54.5,56,40,10") {
            Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); Color.red.frame(width: 20, height: 20).mark("b") }; Color.red.frame(width: 100, height: 10).mark("x"); GridRow { Color.red.frame(width: 10, height: 30).mark("c"); Color.red.frame(width: 40, height: 10).mark("d") } }
        },
        MeasuredFact("GX5", width: nil, height: nil, frames: "root:0,0,113,38 a:10.5,5,30,10 b:69.5,0,20,20 c:108,7.5,5,5 x:0,28,100,10 y:110,32.5,1,1") {
            Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); Color.red.frame(width: 20, height: 20).mark("b"); Color.red.frame(width: 5, height: 5).mark("c") }; GridRow { Color.red.frame(width: 100, height: 10).mark("x").gridCellColumns(2); Color.red.frame(width: 1, height: 1).mark("y") } }
        },
        MeasuredFact("GX6", width: nil, height: nil, frames: "root:0,0,58,38 a:0,5,30,10 b:38,0,20,20 x:24,28,10,10") {
            Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); Color.red.frame(width: 20, height: 20).mark("b") }; GridRow { Color.red.frame(width: 10, height: 10).mark("x").gridCellColumns(5) } }
        },
        MeasuredFact("GX8", width: 300, height: 100, frames: "root:0,0,100,38 x:0,0,100,10 a:10.5,23,30,10 b:69.5,18,20,20") {
            Grid { GridRow { Color.red.frame(width: 100, height: 10).mark("x").gridCellColumns(2) }; GridRow { Color.red.frame(width: 30, height: 10).mark("a"); Color.red.frame(width: 20, height: 20).mark("b") } }
        },
        MeasuredFact("GX9", width: 300, height: 100, frames: "root:0,0,300,100 a:0,36,30,10 b:38,0,262,82 x:100,90,100,10") {
            Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); Color.red.mark("b") }; GridRow { Color.red.frame(width: 100, height: 10).mark("x").gridCellColumns(2) } }
        },
        MeasuredFact("GX10", width: 300, height: 100, frames: "root:0,0,300,100 a:60.5,0,30,10 b:219.5,0,20,10 x:0,18,300,82") {
            Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); Color.red.frame(width: 20, height: 10).mark("b") }; GridRow { Color.red.mark("x").gridCellColumns(2) } }
        },
        MeasuredFact("GX12", width: 300, height: 200, frames: "root:0,0,300,114 a:28,0,120,96 b:212,33,60,30 x:0,104,300,10") {
            Grid { GridRow { Color.red.frame(minWidth: 20, maxWidth: 120, minHeight: 20, maxHeight: 120).mark("a"); Color.red.frame(minWidth: 0, maxWidth: 60).frame(height: 30).mark("b") }; Color.red.frame(height: 10).mark("x") }
        },
        MeasuredFact("GX13", width: nil, height: nil, frames: "root:0,0,71,38 a:0,5,30,10 b:38,0,20,20 e:66,7.5,5,5 x:30.5,28,10,10") {
            Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); Color.red.frame(width: 20, height: 20).mark("b"); Color.red.frame(width: 5, height: 5).mark("e") }; Color.red.frame(width: 10, height: 10).mark("x").gridCellColumns(1) }
        },
        MeasuredFact("GX15", width: nil, height: nil, frames: "root:0,0,109,38 a:0,5,30,10 e:66,7.5,5,5 f:79,7.5,5,5 c:0,28,100,10 d:108,32.5,1,1") {
            Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); Color.red.frame(width: 20, height: 20).mark("b"); Color.red.frame(width: 5, height: 5).mark("e"); Color.red.frame(width: 5, height: 5).mark("f") }; GridRow { Color.red.frame(width: 100, height: 10).mark("c").gridCellColumns(3).gridCellColumns(2); Color.red.frame(width: 1, height: 1).mark("d") } }
        },
        MeasuredFact("GX16", width: nil, height: nil, frames: "root:0,0,126,38 a:10.5,5,30,10 b:69.5,0,20,20 e:108,7.5,5,5 f:121,7.5,5,5 c:0,28,100,10 d:110,32.5,1,1") {
            Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); Color.red.frame(width: 20, height: 20).mark("b"); Color.red.frame(width: 5, height: 5).mark("e"); Color.red.frame(width: 5, height: 5).mark("f") }; GridRow { Color.red.frame(width: 100, height: 10).mark("c").gridCellColumns(2).gridCellColumns(1); Color.red.frame(width: 1, height: 1).mark("d") } }
        },
        MeasuredFact("GX23", width: nil, height: nil, frames: "root:0,0,100,38 a:0,5,30,10 b:38,0,20,20 x:0,28,100,10") {
            Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); Color.red.frame(width: 20, height: 20).mark("b") }; GridRow { Color.red.frame(width: 100, height: 10).mark("x").gridCellColumns(3) } }
        },
        MeasuredFact("GU1", width: 200, height: 200, frames: "root:0,0,78,200 a:0,5,30,10 b:48,0,20,20 c:0,28,30,172 d:38,109,40,10") {
            Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); Color.red.frame(width: 20, height: 20).mark("b") }; GridRow { Color.red.mark("c").gridCellUnsizedAxes(.horizontal); Color.red.frame(width: 40, height: 10).mark("d") } }
        },
        MeasuredFact("GU2", width: 200, height: 200, frames: "root:0,0,200,200 a:61,5,30,10 b:170,0,20,20 c:0,28,152,172 d:160,109,40,10") {
            Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); Color.red.frame(width: 20, height: 20).mark("b") }; GridRow { Color.red.mark("c"); Color.red.frame(width: 40, height: 10).mark("d") } }
        },
        MeasuredFact("GU3", width: 200, height: 200, frames: "root:0,0,58,28 a:0,5,30,10 b:38,0,20,20 c:0,28,58,0") {
            Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); Color.red.frame(width: 20, height: 20).mark("b") }; GridRow { Color.red.mark("c").gridCellUnsizedAxes([.horizontal, .vertical]).gridCellColumns(2) } }
        },
        MeasuredFact("GU4", width: nil, height: nil, frames: "root:0,0,148,58 a:35,5,30,10 b:118,0,20,20 c:0,28,100,30 d:108,38,40,10") {
            Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); Color.red.frame(width: 20, height: 20).mark("b") }; GridRow { Color.red.frame(width: 100, height: 30).mark("c").gridCellUnsizedAxes(.horizontal); Color.red.frame(width: 40, height: 10).mark("d") } }
        },
        MeasuredFact("GU5", width: 200, height: 200, frames: "root:0,0,148,58 a:35,5,30,10 b:118,0,20,20 c:0,28,100,30 d:108,38,40,10") {
            Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); Color.red.frame(width: 20, height: 20).mark("b") }; GridRow { Color.red.frame(width: 100, height: 30).mark("c").gridCellUnsizedAxes(.horizontal); Color.red.frame(width: 40, height: 10).mark("d") } }
        },
        MeasuredFact("GU6", width: 200, height: 200, frames: "root:0,0,78,78 a:0,5,30,10 b:48,0,20,20 c:10,28,10,50 d:38,48,40,10") {
            Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); Color.red.frame(width: 20, height: 20).mark("b") }; GridRow { Color.red.frame(width: 10, height: 50).mark("c").gridCellUnsizedAxes(.vertical); Color.red.frame(width: 40, height: 10).mark("d") } }
        },
        MeasuredFact("GU7", width: 200, height: 100, frames: "root:0,0,134,100 a:0,0,30,62 b:38,0,96,62 c:0,70,30,30 d:66,80,40,10") {
            Grid { GridRow { Color.red.mark("a").gridCellUnsizedAxes(.horizontal); Color.red.mark("b") }; GridRow { Color.red.frame(width: 30, height: 30).mark("c"); Color.red.frame(width: 40, height: 10).mark("d") } }
        },
        MeasuredFact("GU8", width: 200, height: 100, frames: "root:0,0,200,100 a:0,26,30,10 b:38,0,162,62 c:0,70,30,30 d:99,80,40,10") {
            Grid { GridRow { Color.red.frame(minWidth: 0, maxWidth: 50).frame(height: 10).mark("a").gridCellUnsizedAxes(.horizontal); Color.red.mark("b") }; GridRow { Color.red.frame(width: 30, height: 30).mark("c"); Color.red.frame(width: 40, height: 10).mark("d") } }
        },
        MeasuredFact("GU9", width: 200, height: 100, frames: "root:0,0,58,100 a:0,5,30,10 b:38,0,20,20 x:0,28,58,72") {
            Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); Color.red.frame(width: 20, height: 20).mark("b") }; Color.red.mark("x").gridCellUnsizedAxes(.horizontal) }
        },
        MeasuredFact("GU10", width: 200, height: 100, frames: "root:0,0,200,100 a:35.5,5,30,10 b:144.5,0,20,20 x:0,28,200,72") {
            Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); Color.red.frame(width: 20, height: 20).mark("b") }; Color.red.mark("x") }
        },
        MeasuredFact("GU11", width: 200, height: 100, frames: "root:0,0,0,0 a:0,0,0,0") {
            Grid { GridRow { Color.red.mark("a").gridCellUnsizedAxes([.horizontal, .vertical]) } }
        },
        MeasuredFact("GU12", width: 200, height: 200, frames: "root:0,0,78,38 c:0,28,30,10 d:38,28,40,10") {
            Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); Color.red.frame(width: 20, height: 20).mark("b") }; GridRow { Color.red.mark("c").gridCellUnsizedAxes(.vertical).gridCellUnsizedAxes(.horizontal); Color.red.frame(width: 40, height: 10).mark("d") } }
        },
    ]

    private static let alignments: [MeasuredFact] = [
        MeasuredFact("GL1", width: nil, height: nil, frames: "root:0,0,78,58 a:0,0,30,10 b:38,0,20,20 c:0,28,10,30 d:38,28,40,10") {
            Grid(alignment: .topLeading) { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); Color.red.frame(width: 20, height: 20).mark("b") }; GridRow { Color.red.frame(width: 10, height: 30).mark("c"); Color.red.frame(width: 40, height: 10).mark("d") } }
        },
        MeasuredFact("GL2", width: nil, height: nil, frames: "root:0,0,78,58 a:0,10,30,10 b:58,0,20,20 c:20,28,10,30 d:38,48,40,10") {
            Grid(alignment: .bottomTrailing) { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); Color.red.frame(width: 20, height: 20).mark("b") }; GridRow { Color.red.frame(width: 10, height: 30).mark("c"); Color.red.frame(width: 40, height: 10).mark("d") } }
        },
        MeasuredFact("GL3", width: nil, height: nil, frames: "root:0,0,78,58 a:0,0,30,10 b:48,0,20,20 c:10,28,10,30 d:38,38,40,10") {
            Grid { GridRow(alignment: .top) { Color.red.frame(width: 30, height: 10).mark("a"); Color.red.frame(width: 20, height: 20).mark("b") }; GridRow { Color.red.frame(width: 10, height: 30).mark("c"); Color.red.frame(width: 40, height: 10).mark("d") } }
        },
        MeasuredFact("GL5", width: nil, height: nil, frames: "root:0,0,78,58 a:20,5,10,10 b:48,0,20,20 c:0,28,30,30 d:38,38,40,10") {
            Grid { GridRow { Color.red.frame(width: 10, height: 10).mark("a"); Color.red.frame(width: 20, height: 20).mark("b") }; GridRow { Color.red.frame(width: 30, height: 30).mark("c").gridColumnAlignment(.trailing); Color.red.frame(width: 40, height: 10).mark("d") } }
        },
        MeasuredFact("GL6", width: nil, height: nil, frames: "root:0,0,30,46 a:0,0,10,10 b:0,18,10,10 c:0,36,30,10") {
            Grid { GridRow { Color.red.frame(width: 10, height: 10).mark("a").gridColumnAlignment(.leading) }; GridRow { Color.red.frame(width: 10, height: 10).mark("b") }; GridRow { Color.red.frame(width: 30, height: 10).mark("c").gridColumnAlignment(.trailing) } }
        },
        MeasuredFact("GL7", width: nil, height: nil, frames: "root:0,0,30,46 a:20,0,10,10 b:20,18,10,10 c:0,36,30,10") {
            Grid { GridRow { Color.red.frame(width: 10, height: 10).mark("a").gridColumnAlignment(.trailing) }; GridRow { Color.red.frame(width: 10, height: 10).mark("b") }; GridRow { Color.red.frame(width: 30, height: 10).mark("c").gridColumnAlignment(.leading) } }
        },
        MeasuredFact("GL8", width: nil, height: nil, frames: "root:0,0,58,46 a:30,0,10,10 b:48,0,10,10 c:14,18,30,10 d:0,36,40,10") {
            Grid { GridRow { Color.red.frame(width: 10, height: 10).mark("a"); Color.red.frame(width: 10, height: 10).mark("b") }; GridRow { Color.red.frame(width: 30, height: 10).mark("c").gridCellColumns(2).gridColumnAlignment(.trailing) }; GridRow { Color.red.frame(width: 40, height: 10).mark("d") } }
        },
        MeasuredFact("GL10", width: nil, height: nil, frames: "root:0,0,58,48 a:0,0,10,10 b:48,0,10,30 c:0,38,40,10") {
            Grid { GridRow { Color.red.frame(width: 10, height: 10).mark("a").gridCellAnchor(.topLeading).gridColumnAlignment(.trailing); Color.red.frame(width: 10, height: 30).mark("b") }; GridRow { Color.red.frame(width: 40, height: 10).mark("c") } }
        },
        MeasuredFact("GL12", width: nil, height: nil, frames: "root:0,0,58,48 a:0,10,40,10 b:48,0,10,30 x:0,38,10,10") {
            Grid(alignment: .leading) { GridRow { Color.red.frame(width: 40, height: 10).mark("a"); Color.red.frame(width: 10, height: 30).mark("b") }; Color.red.frame(width: 10, height: 10).mark("x") }
        },
        MeasuredFact("GL13", width: nil, height: nil, frames: "root:0,0,116,78 a:20,30,10,10 b:38,0,20,40 e:96,15,10,10 c:0,48,30,30 d:38,48,40,10 f:86,48,30,30") {
            Grid(alignment: .topLeading) { GridRow(alignment: .bottom) { Color.red.frame(width: 10, height: 10).mark("a").gridColumnAlignment(.trailing); Color.red.frame(width: 20, height: 40).mark("b"); Color.red.frame(width: 10, height: 10).mark("e").gridCellAnchor(.center) }; GridRow { Color.red.frame(width: 30, height: 30).mark("c"); Color.red.frame(width: 40, height: 10).mark("d"); Color.red.frame(width: 30, height: 30).mark("f") } }
        },
        MeasuredFact("GL15", width: nil, height: nil, frames: "root:0,0,50,28 a:0,0,10,10 e:0,18,50,10") {
            Grid { GridRow { Color.red.frame(width: 10, height: 10).mark("a").gridColumnAlignment(.leading).gridColumnAlignment(.trailing) }; GridRow { Color.red.frame(width: 50, height: 10).mark("e") } }
        },
        MeasuredFact("GL16", width: nil, height: nil, frames: "root:0,0,78,108 a:0,20,50,10 b:58,0,20,50 c:0,58,10,10 d:58,58,20,50") {
            Grid { GridRow { Color.red.frame(width: 50, height: 10).mark("a"); Color.red.frame(width: 20, height: 50).mark("b") }; GridRow { Color.red.frame(width: 10, height: 10).mark("c").gridCellAnchor(.topLeading).gridCellAnchor(.bottomTrailing); Color.red.frame(width: 20, height: 50).mark("d") } }
        },
        MeasuredFact("GG1", width: nil, height: nil, frames: "root:0,0,30,38 a:0,0,30,10 b:5,18,20,20") {
            VStack { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); Color.red.frame(width: 20, height: 20).mark("b") } }
        },
        MeasuredFact("GG2", width: nil, height: nil, frames: "root:0,0,58,20 a:0,5,30,10 b:38,0,20,20") {
            HStack { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); Color.red.frame(width: 20, height: 20).mark("b") } }
        },
        MeasuredFact("GG3", width: nil, height: nil, frames: "root:0,0,71,20 a:0,5,30,10 b:38,0,20,20 c:66,7.5,5,5") {
            Grid { GridRow { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); Color.red.frame(width: 20, height: 20).mark("b") }; Color.red.frame(width: 5, height: 5).mark("c") } }
        },
        MeasuredFact("GG4", width: nil, height: nil, frames: "root:0,0,88,68 a:5,10,30,10 b:58,5,20,20 c:15,38,10,30 d:48,48,40,10") {
            Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); Color.red.frame(width: 20, height: 20).mark("b") }.padding(5); GridRow { Color.red.frame(width: 10, height: 30).mark("c"); Color.red.frame(width: 40, height: 10).mark("d") } }
        },
        MeasuredFact("GG5", width: nil, height: nil, frames: "root:0,0,78,68 a:0,20,50,10 b:58,0,20,50 c:0,58,10,10 d:58,58,10,10") {
            Grid { GridRow { Color.red.frame(width: 50, height: 10).mark("a"); Color.red.frame(width: 20, height: 50).mark("b") }; GridRow { Color.red.frame(width: 10, height: 10).mark("c"); Color.red.frame(width: 10, height: 10).mark("d") }.gridCellAnchor(.topLeading) }
        },
        MeasuredFact("GG6", width: nil, height: nil, frames: "root:0,0,208,38 a:10.5,5,30,10 b:69.5,0,20,20 e:128.5,7.5,5,5 f:182.5,7.5,5,5 c:0,28,100,10 d:108,28,100,10") {
            Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); Color.red.frame(width: 20, height: 20).mark("b"); Color.red.frame(width: 5, height: 5).mark("e"); Color.red.frame(width: 5, height: 5).mark("f") }; GridRow { Color.red.frame(width: 100, height: 10).mark("c"); Color.red.frame(width: 100, height: 10).mark("d") }.gridCellColumns(2) }
        },
        MeasuredFact("GG9", width: nil, height: nil, frames: "root:0,0,58,58 a:0,5,30,10 b:38,0,20,20 c:0,28,10,30 d:18,38,40,10") {
            Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); Color.red.frame(width: 20, height: 20).mark("b") }; HStack { GridRow { Color.red.frame(width: 10, height: 30).mark("c"); Color.red.frame(width: 40, height: 10).mark("d") } } }
        },
        MeasuredFact("GG10", width: nil, height: nil, frames: "root:0,0,46,30 a:0,0,10,10 b:18,0,10,30 c:36,0,10,20") {
            Grid { GridRow(alignment: .top) { GridRow(alignment: .bottom) { Color.red.frame(width: 10, height: 10).mark("a"); Color.red.frame(width: 10, height: 30).mark("b") }; Color.red.frame(width: 10, height: 20).mark("c") } }
        },
        MeasuredFact("GG11", width: nil, height: nil, frames: "root:0,0,46,30 a:0,20,10,10 b:18,0,10,30 c:36,10,10,20") {
            Grid { GridRow(alignment: .bottom) { GridRow(alignment: .top) { Color.red.frame(width: 10, height: 10).mark("a"); Color.red.frame(width: 10, height: 30).mark("b") }; Color.red.frame(width: 10, height: 20).mark("c") } }
        },
        MeasuredFact("GG12", width: nil, height: nil, frames: "root:0,0,46,30 a:0,10,10,10 b:18,0,10,30 c:36,5,10,20") {
            Grid { GridRow { GridRow(alignment: .bottom) { Color.red.frame(width: 10, height: 10).mark("a"); Color.red.frame(width: 10, height: 30).mark("b") }; Color.red.frame(width: 10, height: 20).mark("c") } }
        },
        MeasuredFact("GG15", width: nil, height: nil, frames: "root:0,0,113,38 a:2,5,30,10 b:44,0,20,20 e:76,7.5,5,5 f:93,7.5,5,5 g:108,7.5,5,5 c:0,28,100,10 d:110,32.5,1,1") {
            Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); Color.red.frame(width: 20, height: 20).mark("b"); Color.red.frame(width: 5, height: 5).mark("e"); Color.red.frame(width: 5, height: 5).mark("f"); Color.red.frame(width: 5, height: 5).mark("g") }; GridRow { Color.red.frame(width: 100, height: 10).mark("c").gridCellColumns(2); Color.red.frame(width: 1, height: 1).mark("d") }.gridCellColumns(2) }
        },
        MeasuredFact("GWS1", width: nil, height: nil, frames: "root:0,0,102,40 a:11,5,30,10 b:71,0,20,20 c:1,29,100,10") {
            Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); Color.red.frame(width: 20, height: 20).mark("b") }; GridRow { Color.red.frame(width: 100, height: 10).mark("c").gridCellColumns(2).padding(1) } }
        },
        MeasuredFact("GWS2", width: nil, height: nil, frames: "root:0,0,58,40 a:0,5,30,10 b:38,0,20,20 c:-21,29,100,10") {
            Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); Color.red.frame(width: 20, height: 20).mark("b") }; GridRow { Color.red.frame(width: 100, height: 10).mark("c").gridCellColumns(2).frame(width: 12, height: 12) } }
        },
        MeasuredFact("GWS15", width: nil, height: nil, frames: "root:0,0,128,38 a:35,5,30,10 b:108,0,20,20 c:0,28,100,10") {
            Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); Color.red.frame(width: 20, height: 20).mark("b") }; GridRow { HStack { Color.red.frame(width: 100, height: 10).mark("c").gridCellColumns(2) } } }
        },
        MeasuredFact("GWS16", width: nil, height: nil, frames: "root:0,0,128,38 a:35,5,30,10 b:108,0,20,20 c:0,28,100,10") {
            Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); Color.red.frame(width: 20, height: 20).mark("b") }; GridRow { ZStack { Color.red.frame(width: 100, height: 10).mark("c").gridCellColumns(2) } } }
        },
        MeasuredFact("GWS17", width: nil, height: nil, frames: "root:0,0,58,29 a:0,5,30,10 b:38,0,20,20 c:-35,23.5,100,10") {
            Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); Color.red.frame(width: 20, height: 20).mark("b") }; GridRow { Color.red.frame(width: 1, height: 1).overlay { Color.red.frame(width: 100, height: 10).mark("c").gridCellColumns(2) } } }
        },
        MeasuredFact("GWA3", width: nil, height: nil, frames: "root:0,0,78,108 a:0,20,50,10 b:58,0,20,50 c:20,58,10,10 d:58,58,20,50") {
            Grid { GridRow { Color.red.frame(width: 50, height: 10).mark("a"); Color.red.frame(width: 20, height: 50).mark("b") }; GridRow { Color.red.frame(width: 10, height: 10).mark("c").gridCellAnchor(.topLeading).frame(maxWidth: .infinity); Color.red.frame(width: 20, height: 50).mark("d") } }
        },
        MeasuredFact("GWA15", width: nil, height: nil, frames: "root:0,0,78,108 c:20,78,10,10") {
            Grid { GridRow { Color.red.frame(width: 50, height: 10).mark("a"); Color.red.frame(width: 20, height: 50).mark("b") }; GridRow { HStack { Color.red.frame(width: 10, height: 10).mark("c").gridCellAnchor(.topLeading) }; Color.red.frame(width: 20, height: 50).mark("d") } }
        },
        MeasuredFact("GWC1", width: nil, height: nil, frames: "root:0,0,78,66 a:40,5,10,10 c:39,33,10,10 e:0,56,50,10") {
            Grid { GridRow { Color.red.frame(width: 10, height: 10).mark("a"); Color.red.frame(width: 20, height: 20).mark("b") }; GridRow { Color.red.frame(width: 10, height: 10).mark("c").gridColumnAlignment(.trailing).padding(1); Color.red.frame(width: 20, height: 20).mark("d") }; GridRow { Color.red.frame(width: 50, height: 10).mark("e") } }
        },
        MeasuredFact("GWC3", width: nil, height: nil, frames: "root:0,0,78,66 a:40,5,10,10 c:20,33,10,10 e:0,56,50,10") {
            Grid { GridRow { Color.red.frame(width: 10, height: 10).mark("a"); Color.red.frame(width: 20, height: 20).mark("b") }; GridRow { Color.red.frame(width: 10, height: 10).mark("c").gridColumnAlignment(.trailing).frame(maxWidth: .infinity); Color.red.frame(width: 20, height: 20).mark("d") }; GridRow { Color.red.frame(width: 50, height: 10).mark("e") } }
        },
        MeasuredFact("GWU1", width: 200, height: 200, frames: "root:0,0,78,200 c:1,29,28,170 d:38,109,40,10") {
            Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); Color.red.frame(width: 20, height: 20).mark("b") }; GridRow { Color.red.mark("c").gridCellUnsizedAxes(.horizontal).padding(1); Color.red.frame(width: 40, height: 10).mark("d") } }
        },
        MeasuredFact("GWU11", width: 200, height: 200, frames: "root:0,0,78,58 c:0,28,30,30 d:38,38,40,10") {
            Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); Color.red.frame(width: 20, height: 20).mark("b") }; GridRow { Color.red.mark("c").gridCellUnsizedAxes(.horizontal).aspectRatio(1, contentMode: .fit); Color.red.frame(width: 40, height: 10).mark("d") } }
        },
        MeasuredFact("GWU12", width: 200, height: 200, frames: "root:0,0,78,220 c:0,28,30,192 d:38,119,40,10") {
            Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); Color.red.frame(width: 20, height: 20).mark("b") }; GridRow { Color.red.mark("c").gridCellUnsizedAxes(.horizontal).layoutPriority(1); Color.red.frame(width: 40, height: 10).mark("d") } }
        },
        MeasuredFact("GWU15", width: 200, height: 200, frames: "root:0,0,200,200 a:61,5,30,10 b:170,0,20,20 c:0,28,152,172 d:160,109,40,10") {
            Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); Color.red.frame(width: 20, height: 20).mark("b") }; GridRow { HStack { Color.red.mark("c").gridCellUnsizedAxes(.horizontal) }; Color.red.frame(width: 40, height: 10).mark("d") } }
        },
        MeasuredFact("GWP1", width: 100, height: 100, frames: "root:0,0,100,100 a:0,0,46,100 c:55,1,44,98") {
            Grid { GridRow { Color.red.mark("a"); Color.red.mark("c").layoutPriority(1).padding(1) } }
        },
        MeasuredFact("GWP3", width: 100, height: 100, frames: "root:0,0,100,100 a:0,0,46,100 c:54,0,46,100") {
            Grid { GridRow { Color.red.mark("a"); Color.red.mark("c").layoutPriority(1).frame(maxWidth: .infinity) } }
        },
        MeasuredFact("GWP4", width: 100, height: 100, frames: "root:0,0,100,100 a:0,0,82,100 c:90,45,10,10") {
            Grid { GridRow { Color.red.mark("a"); Color.red.mark("c").layoutPriority(1).fixedSize() } }
        },
        MeasuredFact("GWP5", width: 100, height: 100, frames: "root:0,0,100,100 a:0,0,0,100 c:8,0,92,100") {
            Grid { GridRow { Color.red.mark("a"); Color.red.mark("c").layoutPriority(1).background { Color.red } } }
        },
        MeasuredFact("GWP11", width: 100, height: 100, frames: "root:0,0,100,100 a:0,0,46,100 c:54,27,46,46") {
            Grid { GridRow { Color.red.mark("a"); Color.red.mark("c").layoutPriority(1).aspectRatio(1, contentMode: .fit) } }
        },
        MeasuredFact("GWP15", width: 100, height: 100, frames: "root:0,0,100,100 a:0,0,0,100 c:8,0,92,100") {
            Grid { GridRow { Color.red.mark("a"); HStack { Color.red.mark("c").layoutPriority(1) } } }
        },
        MeasuredFact("GWP16", width: 100, height: 100, frames: "root:0,0,100,100 a:0,0,0,100 c:8,0,92,100") {
            Grid { GridRow { Color.red.mark("a"); ZStack { Color.red.mark("c").layoutPriority(1) } } }
        },
        MeasuredFact("GWP17", width: 100, height: 100, frames: "root:0,0,100,100 a:0,0,91,100 c:99,49.5,1,1") {
            Grid { GridRow { Color.red.mark("a"); Color.red.frame(width: 1, height: 1).overlay { Color.red.mark("c").layoutPriority(1) } } }
        },
        MeasuredFact("GWI1", width: nil, height: nil, frames: "root:0,0,115,40 a:11,5,30,10 b:71,0,20,20 e:110,7.5,5,5 c:1,29,100,10 d:110,31.5,5,5") {
            Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); Color.red.frame(width: 20, height: 20).mark("b"); Color.red.frame(width: 5, height: 5).mark("e") }; GridRow { Color.red.frame(width: 100, height: 10).mark("c").gridCellColumns(2).padding(1).gridCellColumns(1); Color.red.frame(width: 5, height: 5).mark("d") } }
        },
        MeasuredFact("GWI4", width: nil, height: nil, frames: "root:0,0,50,30 a:1,1,10,10 e:0,20,50,10") {
            Grid { GridRow { Color.red.frame(width: 10, height: 10).mark("a").gridColumnAlignment(.leading).padding(1).gridColumnAlignment(.trailing) }; GridRow { Color.red.frame(width: 50, height: 10).mark("e") } }
        },
    ]
}
