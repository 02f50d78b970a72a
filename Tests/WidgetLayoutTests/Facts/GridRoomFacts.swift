// swift-format-ignore-file
// The views stand as they were measured.

#if PLUGIN
    import SwiftUI
#endif

/// Grids in stacks, and how grids share their room, as measured in SwiftUI.
///
/// The names are those of the arms in docs/probes/swiftui-grid-default-run.txt of
/// https://github.com/mburger89/MetalUI at cb2b3aa6, recorded on macOS 27.0.
enum GridRoomFacts {
    static let all = inStacks + rooms

    private static let inStacks: [MeasuredFact] = [
        MeasuredFact("GE1", width: nil, height: nil, frames: "root:0,0,76,20 a:0,5,30,10 b:38,0,20,20 c:66,5,10,10 s:30,0,8,20") {
            HStack { Color.red.frame(width: 30, height: 10).mark("a"); Grid { GridRow { Spacer().mark("s"); Color.red.frame(width: 20, height: 20).mark("b") } }; Color.red.frame(width: 10, height: 10).mark("c") }
        },
        MeasuredFact("GE3", width: nil, height: nil, frames: "root:0,0,76,20 b:38,0,20,20 c:66,5,10,10 s:58,0,8,20") {
            HStack { Color.red.frame(width: 30, height: 10).mark("a"); Grid { GridRow { Color.red.frame(width: 20, height: 20).mark("b"); Spacer().mark("s") } }; Color.red.frame(width: 10, height: 10).mark("c") }
        },
        MeasuredFact("GE4", width: nil, height: nil, frames: "root:0,0,96,48 a:0,19,30,10 b:58,0,20,20 d:30,28,20,20 e:58,28,20,20 c:86,19,10,10 s:30,0,20,20") {
            HStack { Color.red.frame(width: 30, height: 10).mark("a"); Grid { GridRow { Spacer().mark("s"); Color.red.frame(width: 20, height: 20).mark("b") }; GridRow { Color.red.frame(width: 20, height: 20).mark("d"); Color.red.frame(width: 20, height: 20).mark("e") } }; Color.red.frame(width: 10, height: 10).mark("c") }
        },
        MeasuredFact("GE5", width: nil, height: nil, frames: "root:0,0,76,48 a:0,19,30,10 b:38,0,20,20 e:38,28,20,20 c:66,19,10,10 t:30,28,8,20 s:30,0,8,20") {
            HStack { Color.red.frame(width: 30, height: 10).mark("a"); Grid { GridRow { Spacer().mark("s"); Color.red.frame(width: 20, height: 20).mark("b") }; GridRow { Spacer().mark("t"); Color.red.frame(width: 20, height: 20).mark("e") } }; Color.red.frame(width: 10, height: 10).mark("c") }
        },
        MeasuredFact("GE6", width: nil, height: nil, frames: "root:0,0,30,56 a:0,0,30,10 b:5,18,20,20 c:10,46,10,10 s:5,10,20,8") {
            VStack { Color.red.frame(width: 30, height: 10).mark("a"); Grid { GridRow { Spacer().mark("s") }; GridRow { Color.red.frame(width: 20, height: 20).mark("b") } }; Color.red.frame(width: 10, height: 10).mark("c") }
        },
        MeasuredFact("GE7", width: nil, height: nil, frames: "root:0,0,30,72 s:11,18,8,8 b:5,34,20,20 c:10,62,10,10") {
            VStack { Color.red.frame(width: 30, height: 10).mark("a"); Grid { GridRow { Color.red.frame(width: 8, height: 8).mark("s") }; GridRow { Color.red.frame(width: 20, height: 20).mark("b") } }; Color.red.frame(width: 10, height: 10).mark("c") }
        },
        MeasuredFact("GE8", width: 100, height: 100, frames: "root:0,0,100,100 a:0,0,46,100 c:54,0,46,100") {
            HStack { Color.red.mark("a"); Grid { GridRow { Color.red.mark("c").layoutPriority(1) } } }
        },
        MeasuredFact("GE10", width: 100, height: 100, frames: "root:0,0,100,100 a:0,0,36,100 c:44,0,38,100 d:90,45,10,10") {
            HStack { Color.red.mark("a"); Grid { GridRow { Color.red.mark("c").layoutPriority(1); Color.red.frame(width: 10, height: 10).mark("d") } } }
        },
        MeasuredFact("GE11", width: 100, height: 100, frames: "root:0,0,100,100 a:0,0,50,100 s:50,0,50,100") {
            HStack { Color.red.mark("a"); Grid { GridRow { Spacer().mark("s") } } }
        },
        MeasuredFact("GE12", width: nil, height: 80, frames: "root:0,0,30,80 a:0,0,30,10 c:10,70,10,10 s:0,10,30,60") {
            HStack(spacing: 0) { Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a") }; GridRow { Spacer().mark("s") }; GridRow { Color.red.frame(width: 10, height: 10).mark("c") } } }
        },
        MeasuredFact("GE13", width: nil, height: 80, frames: "root:0,0,30,80 a:0,0,30,10 c:10,70,10,10 s:0,10,30,60") {
            Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a") }; GridRow { Spacer().mark("s") }; GridRow { Color.red.frame(width: 10, height: 10).mark("c") } }
        },
        MeasuredFact("GE14", width: 80, height: nil, frames: "root:0,0,80,10 a:0,0,30,10 c:70,0,10,10 s:30,0,40,10") {
            VStack(spacing: 0) { Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); Spacer().mark("s"); Color.red.frame(width: 10, height: 10).mark("c") } } }
        },
        MeasuredFact("GE15", width: 80, height: nil, frames: "root:0,0,80,10 a:0,0,30,10 c:70,0,10,10 s:30,0,40,10") {
            Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); Spacer().mark("s"); Color.red.frame(width: 10, height: 10).mark("c") } }
        },
        MeasuredFact("GE16", width: nil, height: nil, frames: "root:0,0,40,10 a:0,0,30,10 c:30,0,10,10") {
            HStack { Color.red.frame(width: 30, height: 10).mark("a"); Grid { }; Color.red.frame(width: 10, height: 10).mark("c") }
        },
        MeasuredFact("GE17", width: 200, height: 100, frames: "root:0,0,200,100 a:104,0,48,62 b:170,21,20,20 c:123,70,10,30 d:160,80,40,10 z:0,0,96,100") {
            HStack { Color.red.mark("z"); Grid { GridRow { Color.red.mark("a"); Color.red.frame(width: 20, height: 20).mark("b") }; GridRow { Color.red.frame(width: 10, height: 30).mark("c"); Color.red.frame(width: 40, height: 10).mark("d") } } }
        },
        MeasuredFact("GE18", width: 200, height: 100, frames: "root:0,0,200,58 a:122,5,30,10 b:170,0,20,20 z:0,19,114,20") {
            HStack { Color.red.frame(height: 20).mark("z"); Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); Color.red.frame(width: 20, height: 20).mark("b") }; GridRow { Color.red.frame(width: 10, height: 30).mark("c"); Color.red.frame(width: 40, height: 10).mark("d") } } }
        },
        MeasuredFact("GE19", width: 200, height: 100, frames: "root:0,0,200,100 a:0,42,152,20 b:170,42,20,20 c:71,70,10,30 d:160,80,40,10 z:0,0,200,34") {
            VStack { Color.red.mark("z"); Grid { GridRow { Color.red.mark("a"); Color.red.frame(width: 20, height: 20).mark("b") }; GridRow { Color.red.frame(width: 10, height: 30).mark("c"); Color.red.frame(width: 40, height: 10).mark("d") } } }
        },
        MeasuredFact("GE21", width: nil, height: 80, frames: "root:0,0,96,80 a:38,0,10,42 b:66,11,20,20 c:38,50,10,30 d:56,60,40,10 z:0,35,30,10") {
            HStack { Color.red.frame(width: 30, height: 10).mark("z"); Grid { GridRow { Color.red.mark("a"); Color.red.frame(width: 20, height: 20).mark("b") }; GridRow { Color.red.frame(width: 10, height: 30).mark("c"); Color.red.frame(width: 40, height: 10).mark("d") } } }
        },
        MeasuredFact("GE23", width: nil, height: nil, frames: "root:0,0,30,40 a:0,0,30,10 b:10,10,20,20 c:10,30,10,10 s:0,10,10,20") {
            VStack { Color.red.frame(width: 30, height: 10).mark("a"); Grid { GridRow { Spacer().mark("s"); Color.red.frame(width: 20, height: 20).mark("b") } }; Color.red.frame(width: 10, height: 10).mark("c") }
        },
        MeasuredFact("GE24", width: nil, height: nil, frames: "root:0,0,30,56 a:0,0,30,10 b:5,18,20,20 c:10,46,10,10 s:5,38,20,8") {
            VStack { Color.red.frame(width: 30, height: 10).mark("a"); Grid { GridRow { Color.red.frame(width: 20, height: 20).mark("b") }; GridRow { Spacer().mark("s") } }; Color.red.frame(width: 10, height: 10).mark("c") }
        },
        MeasuredFact("GE25", width: nil, height: nil, frames: "root:0,0,60,28 a:0,9,30,10 b:30,0,20,20 c:50,9,10,10 s:30,20,20,8") {
            HStack { Color.red.frame(width: 30, height: 10).mark("a"); Grid { GridRow { Color.red.frame(width: 20, height: 20).mark("b") }; Spacer().mark("s") }; Color.red.frame(width: 10, height: 10).mark("c") }
        },
        MeasuredFact("GE26", width: nil, height: nil, frames: "root:0,0,96,28 b:30,0,20,20 e:58,0,20,20 c:86,9,10,10 s:30,20,20,8") {
            HStack { Color.red.frame(width: 30, height: 10).mark("a"); Grid { GridRow { Color.red.frame(width: 20, height: 20).mark("b"); Color.red.frame(width: 20, height: 20).mark("e") }; GridRow { Spacer().mark("s") } }; Color.red.frame(width: 10, height: 10).mark("c") }
        },
        MeasuredFact("GE28", width: 100, height: 100, frames: "root:0,0,100,100 a:0,0,92,100 s:92,50,8,0") {
            HStack { Color.red.mark("a"); Spacer().mark("s") }
        },
        MeasuredFact("GE29", width: nil, height: nil, frames: "root:0,0,76,20 a:0,5,30,10 b:38,0,20,20 c:66,5,10,10 s:30,0,8,20") {
            HStack { Color.red.frame(width: 30, height: 10).mark("a"); VStack { Grid { GridRow { Spacer().mark("s"); Color.red.frame(width: 20, height: 20).mark("b") } } }; Color.red.frame(width: 10, height: 10).mark("c") }
        },
        MeasuredFact("GE30", width: nil, height: nil, frames: "root:0,0,76,28 a:0,9,30,10 b:38,8,20,20 c:66,9,10,10 s:48,0,0,8") {
            HStack { Color.red.frame(width: 30, height: 10).mark("a"); VStack { Spacer().mark("s"); Color.red.frame(width: 20, height: 20).mark("b") }; Color.red.frame(width: 10, height: 10).mark("c") }
        },
    ]

    private static let rooms: [MeasuredFact] = [
        MeasuredFact("GA5", width: nil, height: nil, frames: "root:0,0,0,0") {
            Grid { }
        },
        MeasuredFact("GA7", width: nil, height: nil, frames: "root:0,0,30,48 a:0,0,30,10 c:10,18,10,30") {
            Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a") }; GridRow { }; GridRow { Color.red.frame(width: 10, height: 30).mark("c") } }
        },
        MeasuredFact("GA8", width: nil, height: nil, frames: "root:0,0,30,38 x:0,0,30,10 y:10,18,10,20") {
            Grid { Color.red.frame(width: 30, height: 10).mark("x"); Color.red.frame(width: 10, height: 20).mark("y") }
        },
        MeasuredFact("GP3", width: nil, height: nil, frames: "root:0,0,58,58 a:0,0,10,20 b:28,0,20,20 c:0,28,10,30 d:18,38,40,10") {
            Grid { GridRow { Color.red.mark("a"); Color.red.frame(width: 20, height: 20).mark("b") }; GridRow { Color.red.frame(width: 10, height: 30).mark("c"); Color.red.frame(width: 40, height: 10).mark("d") } }
        },
        MeasuredFact("GP5", width: 200, height: nil, frames: "root:0,0,200,58 a:0,0,152,20 b:170,0,20,20 c:71,28,10,30 d:160,38,40,10") {
            Grid { GridRow { Color.red.mark("a"); Color.red.frame(width: 20, height: 20).mark("b") }; GridRow { Color.red.frame(width: 10, height: 30).mark("c"); Color.red.frame(width: 40, height: 10).mark("d") } }
        },
        MeasuredFact("GP6", width: nil, height: 100, frames: "root:0,0,58,100 a:0,0,10,62 b:28,21,20,20 c:0,70,10,30 d:18,80,40,10") {
            Grid { GridRow { Color.red.mark("a"); Color.red.frame(width: 20, height: 20).mark("b") }; GridRow { Color.red.frame(width: 10, height: 30).mark("c"); Color.red.frame(width: 40, height: 10).mark("d") } }
        },
        MeasuredFact("GP7", width: 100, height: 100, frames: "root:0,0,100,100 a:0,0,100,100") {
            Grid { GridRow { Color.red.mark("a") } }
        },
        MeasuredFact("GF2", width: 200, height: 100, frames: "root:0,0,200,58 a:0,0,152,20 b:170,0,20,20 c:71,28,10,30 d:160,38,40,10") {
            Grid { GridRow { Color.red.frame(height: 20).mark("a"); Color.red.frame(width: 20, height: 20).mark("b") }; GridRow { Color.red.frame(width: 10, height: 30).mark("c"); Color.red.frame(width: 40, height: 10).mark("d") } }
        },
        MeasuredFact("GF4", width: 200, height: 100, frames: "root:0,0,198,100 a:0,0,150,62 b:168,21,20,20 c:70,70,10,30 d:158,80,40,10") {
            Grid { GridRow { Color.red.frame(minWidth: 0, maxWidth: 150, minHeight: 0, maxHeight: 150).mark("a"); Color.red.frame(width: 20, height: 20).mark("b") }; GridRow { Color.red.frame(width: 10, height: 30).mark("c"); Color.red.frame(width: 40, height: 10).mark("d") } }
        },
        MeasuredFact("GF5", width: 200, height: 100, frames: "root:0,0,98,88 a:0,0,50,50 b:68,15,20,20 c:20,58,10,30 d:58,68,40,10") {
            Grid { GridRow { Color.red.frame(minWidth: 0, maxWidth: 50, minHeight: 0, maxHeight: 50).mark("a"); Color.red.frame(width: 20, height: 20).mark("b") }; GridRow { Color.red.frame(width: 10, height: 30).mark("c"); Color.red.frame(width: 40, height: 10).mark("d") } }
        },
        MeasuredFact("GF7", width: 100, height: 100, frames: "root:0,0,138,100 a:0,0,10,62 b:18,21,120,20 c:0,70,10,30 d:58,80,40,10") {
            Grid { GridRow { Color.red.mark("a"); Color.red.frame(width: 120, height: 20).mark("b") }; GridRow { Color.red.frame(width: 10, height: 30).mark("c"); Color.red.frame(width: 40, height: 10).mark("d") } }
        },
        MeasuredFact("GF8", width: 200, height: 100, frames: "root:0,0,200,100 a:0,40,20,20 b:28,0,82,100 c:118,0,82,100") {
            Grid { GridRow { Color.red.frame(width: 20, height: 20).mark("a"); Color.red.mark("b"); Color.red.mark("c") } }
        },
        MeasuredFact("GF9", width: 100, height: 100, frames: "root:0,0,93,10 a:0,0,30,10 b:38,0,55,10") {
            Grid { GridRow { Color.red.frame(minWidth: 0, maxWidth: 30).frame(height: 10).mark("a"); Color.red.frame(minWidth: 0, maxWidth: 55).frame(height: 10).mark("b") } }
        },
        MeasuredFact("GF11", width: 200, height: 100, frames: "root:0,0,138,100 a:0,45,20,10 b:28,0,20,100 c:56,35,82,30") {
            Grid { GridRow { Color.red.frame(minWidth: 10, maxWidth: 20).frame(height: 10).mark("a"); Color.red.frame(width: 20).mark("b"); Color.red.frame(minWidth: 10, maxWidth: 160).frame(height: 30).mark("c") } }
        },
        MeasuredFact("GF13", width: 150, height: 100, frames: "root:0,0,150,100 a:0,25,44.6667,50 b:52.6667,0,30,100 c:90.6667,0,59.3333,100") {
            Grid { GridRow { Color.red.frame(minWidth: 10, maxWidth: 50, minHeight: 10, maxHeight: 50).mark("a"); Color.red.frame(width: 30).mark("b"); Color.red.mark("c") } }
        },
        MeasuredFact("GF14", width: 200, height: 100, frames: "root:0,0,200,58 a:61,5,30,10 b:170,0,20,20 c:71,28,10,30 d:160,38,40,10") {
            Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a").frame(maxWidth: .infinity); Color.red.frame(width: 20, height: 20).mark("b") }; GridRow { Color.red.frame(width: 10, height: 30).mark("c"); Color.red.frame(width: 40, height: 10).mark("d") } }
        },
        MeasuredFact("GF15", width: nil, height: nil, frames: "root:0,0,78,58 a:0,5,30,10 b:48,0,20,20 c:10,28,10,30 d:38,38,40,10") {
            Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a").frame(maxWidth: .infinity); Color.red.frame(width: 20, height: 20).mark("b") }; GridRow { Color.red.frame(width: 10, height: 30).mark("c"); Color.red.frame(width: 40, height: 10).mark("d") } }
        },
        MeasuredFact("GF18", width: 200, height: 100, frames: "root:0,0,200,100 a:61,26,30,10 b:170,21,20,20 c:71,70,10,30 d:160,80,40,10") {
            Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a").frame(maxWidth: .infinity, maxHeight: .infinity); Color.red.frame(width: 20, height: 20).mark("b") }; GridRow { Color.red.frame(width: 10, height: 30).mark("c"); Color.red.frame(width: 40, height: 10).mark("d") } }
        },
        MeasuredFact("GS1", width: 200, height: 100, frames: "root:0,0,190,80 b:160,11,20,20 c:66,50,10,30 d:150,60,40,10 s:0,0,142,42") {
            Grid { GridRow { Spacer().mark("s"); Color.red.frame(width: 20, height: 20).mark("b") }; GridRow { Color.red.frame(width: 10, height: 30).mark("c"); Color.red.frame(width: 40, height: 10).mark("d") } }
        },
        MeasuredFact("GS2", width: nil, height: 80, frames: "root:0,0,48,80 a:0,35,30,10 c:38,0,10,80 s:30,0,8,80") {
            Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); Spacer().mark("s"); Color.red.frame(width: 10).mark("c") } }
        },
        MeasuredFact("GS3", width: nil, height: 80, frames: "root:0,0,64,80 a:0,35,30,10 s:38,36,8,8 c:54,0,10,80") {
            Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); Color.red.frame(width: 8, height: 8).mark("s"); Color.red.frame(width: 10).mark("c") } }
        },
        MeasuredFact("GS8", width: nil, height: nil, frames: "root:0,0,60,45 a:0,5,30,10 b:30,0,20,20 c:10,15,10,30 d:20,25,40,10") {
            Grid(horizontalSpacing: -10, verticalSpacing: -5) { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); Color.red.frame(width: 20, height: 20).mark("b") }; GridRow { Color.red.frame(width: 10, height: 30).mark("c"); Color.red.frame(width: 40, height: 10).mark("d") } }
        },
        MeasuredFact("GS11", width: nil, height: 80, frames: "root:0,0,72,70 a:0,30,30,10 c:62,30,10,10 s:42,0,8,70") {
            Grid(horizontalSpacing: 12) { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); Spacer().mark("s"); Color.red.frame(width: 10, height: 10).mark("c") } }
        },
        MeasuredFact("GS12", width: nil, height: 80, frames: "root:0,0,48,80 a:0,35,30,10 c:38,35,10,10 s:30,0,8,80") {
            Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); Spacer().mark("s").frame(width: 8); Color.red.frame(width: 10, height: 10).mark("c") } }
        },
        MeasuredFact("GS13", width: nil, height: 80, frames: "root:0,0,60,80 a:0,35,30,10 c:50,35,10,10 s:42,0,8,80") {
            Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); Spacer().mark("s").padding(EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 0)); Color.red.frame(width: 10, height: 10).mark("c") } }
        },
        MeasuredFact("GS14", width: nil, height: 80, frames: "root:0,0,48,10 a:0,0,30,10 c:38,0,10,10 s:30,5,8,0") {
            Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); HStack(spacing: 0) { Spacer().mark("s") }; Color.red.frame(width: 10, height: 10).mark("c") } }
        },
        MeasuredFact("GS15", width: nil, height: 80, frames: "root:0,0,48,70 a:0,30,30,10 c:38,30,10,10 s:30,0,8,70") {
            Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a"); ZStack { Spacer().mark("s") }; Color.red.frame(width: 10, height: 10).mark("c") } }
        },
        MeasuredFact("GS17", width: 80, height: nil, frames: "root:0,0,80,28 a:25,0,30,10 c:35,18,10,10 s:0,10,80,8") {
            Grid { GridRow { Color.red.frame(width: 30, height: 10).mark("a") }; GridRow { Spacer().mark("s").frame(height: 8) }; GridRow { Color.red.frame(width: 10, height: 10).mark("c") } }
        },
        MeasuredFact("GQ1", width: 100, height: 100, frames: "root:0,0,100,100 a:0,0,0,100 b:8,0,92,100") {
            Grid { GridRow { Color.red.mark("a"); Color.red.mark("b").layoutPriority(1) } }
        },
        MeasuredFact("GQ2", width: 100, height: 100, frames: "root:0,0,130,10 a:0,0,42,10 b:50,0,30,10 c:88,0,42,10") {
            Grid { GridRow { Color.red.frame(minWidth: 0, maxWidth: 200).frame(height: 10).mark("a"); Color.red.frame(minWidth: 30, maxWidth: 200).frame(height: 10).mark("b").layoutPriority(-1); Color.red.frame(minWidth: 20, maxWidth: 200).frame(height: 10).mark("c") } }
        },
        MeasuredFact("GQ3", width: 100, height: 100, frames: "root:0,0,120,10 a:0,0,0,10 b:8,0,84,10 c:100,0,20,10") {
            Grid { GridRow { Color.red.frame(minWidth: 0, maxWidth: 200).frame(height: 10).mark("a"); Color.red.frame(minWidth: 30, maxWidth: 200).frame(height: 10).mark("b").layoutPriority(1); Color.red.frame(minWidth: 20, maxWidth: 200).frame(height: 10).mark("c") } }
        },
        MeasuredFact("GQ4", width: 200, height: 100, frames: "root:0,0,210,120 a:0,0,10,20 b:104,0,20,20 c:0,59,10,30 d:18,28,192,92") {
            Grid { GridRow { Color.red.mark("a"); Color.red.frame(width: 20, height: 20).mark("b") }; GridRow { Color.red.frame(width: 10, height: 30).mark("c"); Color.red.mark("d").layoutPriority(1) } }
        },
        MeasuredFact("GQ5", width: 100, height: 100, frames: "root:0,0,266,118 a:0,0,70,70 b:25,93,20,10 c:78,83,150,30 d:236,78,30,40") {
            Grid { GridRow { Color.red.frame(minWidth: 10, maxWidth: 70, minHeight: 10, maxHeight: 70).mark("a").layoutPriority(1) }; GridRow { Color.red.frame(width: 20, height: 10).mark("b").layoutPriority(1); Color.red.frame(width: 150, height: 30).mark("c"); Color.red.frame(minWidth: 30, maxWidth: 180).frame(height: 40).mark("d") } }
        },
        MeasuredFact("GQ6", width: nil, height: nil, frames: "root:0,0,58,58 b:28,0,20,20 c:0,28,10,30 d:18,38,40,10 s:0,0,10,20") {
            Grid { GridRow { Spacer().mark("s"); Color.red.frame(width: 20, height: 20).mark("b") }; GridRow { Color.red.frame(width: 10, height: 30).mark("c"); Color.red.frame(width: 40, height: 10).mark("d") } }
        },
        MeasuredFact("GQ8", width: 100, height: 100, frames: "root:0,0,100,100 s:0,0,100,100") {
            Grid { GridRow { Spacer().mark("s") } }
        },
        MeasuredFact("GQ9", width: 200, height: 100, frames: "root:0,0,200,100 b:170,21,20,20 c:71,70,10,30 d:160,80,40,10 s:0,0,152,62") {
            Grid { GridRow { Spacer().mark("s").layoutPriority(0); Color.red.frame(width: 20, height: 20).mark("b") }; GridRow { Color.red.frame(width: 10, height: 30).mark("c"); Color.red.frame(width: 40, height: 10).mark("d") } }
        },
    ]
}
