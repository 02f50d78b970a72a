// swift-format-ignore-file
// The views stand as they were measured.

#if PLUGIN
    import SwiftUI
#endif

/// Odd lengths, proportions, spacers in modifiers and lazy grids, as measured in SwiftUI.
///
/// The names are those of the arms in swiftui-layout-input-validation (P), swiftui-shapes-and-rendering (A, S),
/// swiftui-stack-algorithms (G, K, SPB), swiftui-frame-semantics (C, D, E), swiftui-engine-replacement-stage2 and
/// stage3 (F, W, X, Z) and swiftui-lazy-grid-scope (LZ) in docs/probes of https://github.com/mburger89/MetalUI.
enum LengthFacts {
    static let all = oddLengths + proportions + lazyGrids

    private static let oddLengths: [MeasuredFact] = [
        MeasuredFact("P1v", width: nil, height: nil, frames: "root:0,0,20,30 b:0,10,20,20") {
            VStack(spacing: -10) { Color.red.frame(width: 20, height: 20).mark("a"); Color.red.frame(width: 20, height: 20).mark("b") }
        },
        MeasuredFact("P5", width: nil, height: nil, frames: "root:0,0,10,20 b:-10,0,20,20") {
            HStack(spacing: 0) { Color.red.frame(width: 20, height: 20).mark("a"); Spacer(minLength: -30); Color.red.frame(width: 20, height: 20).mark("b") }
        },
        MeasuredFact("P2b", width: nil, height: nil, frames: "root:0,0,0,20 c:-30,0,20,20") {
            Color.red.frame(width: 20, height: 20).mark("c").padding(EdgeInsets(top: 0, leading: -30, bottom: 0, trailing: 5))
        },
        MeasuredFact("P2c60", width: 100, height: 100, frames: "root:0,0,120,120") {
            Color.red.padding(60)
        },
        MeasuredFact("P2off", width: 100, height: 100, frames: "root:0,0,100,100 c:-5,-5,110,110") {
            Color.red.mark("c").padding(-5)
        },
        MeasuredFact("P4minneg", width: nil, height: nil, frames: "root:0,0,20,20") {
            Color.red.frame(width: 20, height: 20).frame(minWidth: -10)
        },
        MeasuredFact("P4maxneg", width: 100, height: 100, frames: "root:0,0,0,20") {
            Color.red.frame(width: 20, height: 20).frame(maxWidth: -10)
        },
        MeasuredFact("P4bideal", width: nil, height: nil, frames: "root:0,0,0,20") {
            Color.red.frame(width: 20, height: 20).frame(idealWidth: -10)
        },
        MeasuredFact("P4cmin", width: nil, height: nil, frames: "root:0,0,60,20") {
            Color.red.frame(width: 20, height: 20).frame(minWidth: 60, idealWidth: 40)
        },
        MeasuredFact("P4cmax", width: nil, height: nil, frames: "root:0,0,100,20") {
            Color.red.frame(width: 20, height: 20).frame(idealWidth: 100, maxWidth: 80)
        },
        MeasuredFact("P4nilmin", width: nil, height: nil, frames: "root:0,0,80,20") {
            Color.red.frame(width: 20, height: 20).frame(minWidth: 80, maxWidth: 40)
        },
        MeasuredFact("P7inf", width: 100, height: nil, frames: "root:0,0,100,10 a:0,0,80,10 b:80,0,20,10") {
            HStack(spacing: 0) { Color.red.frame(minWidth: 0, idealWidth: 80, maxWidth: 80).frame(height: 10).mark("a").layoutPriority(.infinity); Color.red.frame(minWidth: 0, idealWidth: 80, maxWidth: 80).frame(height: 10).mark("b") }
        },
        MeasuredFact("P7neg", width: 100, height: nil, frames: "root:0,0,100,10 a:0,0,20,10 b:20,0,80,10") {
            HStack(spacing: 0) { Color.red.frame(minWidth: 0, idealWidth: 80, maxWidth: 80).frame(height: 10).mark("a").layoutPriority(-1); Color.red.frame(minWidth: 0, idealWidth: 80, maxWidth: 80).frame(height: 10).mark("b") }
        },
        MeasuredFact("P7neginf", width: 100, height: nil, frames: "root:0,0,100,10 a:0,0,20,10 b:20,0,80,10") {
            HStack(spacing: 0) { Color.red.frame(minWidth: 0, idealWidth: 80, maxWidth: 80).frame(height: 10).mark("a").layoutPriority(-.infinity); Color.red.frame(minWidth: 0, idealWidth: 80, maxWidth: 80).frame(height: 10).mark("b") }
        },
        MeasuredFact("P8fit", width: 100, height: 80, frames: "root:0,0,100,50") {
            Color.red.aspectRatio(2, contentMode: .fit)
        },
        MeasuredFact("P8fitnil", width: 100, height: nil, frames: "root:0,0,100,50") {
            Color.red.aspectRatio(2, contentMode: .fit)
        },
        MeasuredFact("P8bfill", width: 100, height: 80, frames: "root:0,0,160,80") {
            Color.red.aspectRatio(2, contentMode: .fill)
        },
        MeasuredFact("P8czero", width: 100, height: 0, frames: "root:0,0,0,0") {
            Color.red.aspectRatio(2, contentMode: .fit)
        },
        MeasuredFact("P8cfill", width: 100, height: 0, frames: "root:0,0,100,50") {
            Color.red.aspectRatio(2, contentMode: .fill)
        },
    ]

    private static let proportions: [MeasuredFact] = [
        MeasuredFact("A1", width: 100, height: 60, frames: "root:0,0,60,60") {
            Color.red.aspectRatio(contentMode: .fit)
        },
        MeasuredFact("A1n", width: 100, height: nil, frames: "root:0,0,100,100") {
            Color.red.aspectRatio(contentMode: .fit)
        },
        MeasuredFact("A2", width: 100, height: 60, frames: "root:0,0,100,100") {
            Color.red.aspectRatio(contentMode: .fill)
        },
        MeasuredFact("A3n", width: 100, height: nil, frames: "root:0,0,100,50") {
            Color.red.frame(idealWidth: 40, idealHeight: 20).aspectRatio(contentMode: .fit)
        },
        MeasuredFact("A4", width: 100, height: 60, frames: "root:0,0,40,20") {
            Color.red.frame(width: 40, height: 20).aspectRatio(contentMode: .fit)
        },
        MeasuredFact("S1circle", width: 100, height: 60, frames: "root:0,0,60,60") {
            Circle()
        },
        MeasuredFact("S1circlenil", width: 100, height: nil, frames: "root:0,0,100,100") {
            Circle()
        },
        MeasuredFact("S1circlenn", width: nil, height: nil, frames: "root:0,0,10,10") {
            Circle()
        },
        MeasuredFact("K4", width: 500, height: nil, frames: "root:0,0,168,95") {
            Color.red.frame(width: 168, height: 95).aspectRatio(16.0/9.0, contentMode: .fit)
        },
        MeasuredFact("K4c", width: 500, height: nil, frames: "root:0,0,500,281.25") {
            Color.red.aspectRatio(16.0/9.0, contentMode: .fit)
        },
        MeasuredFact("K4b", width: nil, height: 300, frames: "root:0,0,533.3333,300") {
            Color.red.aspectRatio(16.0/9.0, contentMode: .fit)
        },
        MeasuredFact("K3f", width: nil, height: nil, frames: "root:0,0,40,20 b:40,0,20,20") {
            HStack { Color.red.frame(width: 20, height: 20).mark("a"); Spacer(minLength: 0).aspectRatio(1, contentMode: .fit); Color.red.frame(width: 20, height: 20).mark("b") }
        },
        MeasuredFact("K3m", width: nil, height: nil, frames: "root:0,0,64,20 b:44,0,20,20") {
            HStack { Color.red.frame(width: 20, height: 20).mark("a"); Spacer(minLength: 0).padding(4); Color.red.frame(width: 20, height: 20).mark("b") }
        },
        MeasuredFact("K3n", width: nil, height: nil, frames: "root:0,0,52,20 b:32,0,20,20") {
            HStack { Color.red.frame(width: 20, height: 20).mark("a"); Spacer(minLength: 0).padding(EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 0)); Color.red.frame(width: 20, height: 20).mark("b") }
        },
        MeasuredFact("K3o", width: nil, height: nil, frames: "root:0,0,40,20 b:20,0,20,20") {
            HStack { Color.red.frame(width: 20, height: 20).mark("a"); Spacer(minLength: 0).padding(EdgeInsets(top: 4, leading: 0, bottom: 0, trailing: 0)); Color.red.frame(width: 20, height: 20).mark("b") }
        },
        MeasuredFact("K3p", width: nil, height: nil, frames: "root:0,0,20,52 b:0,32,20,20") {
            VStack { Color.red.frame(width: 20, height: 20).mark("a"); Spacer(minLength: 0).padding(EdgeInsets(top: 4, leading: 0, bottom: 0, trailing: 0)); Color.red.frame(width: 20, height: 20).mark("b") }
        },
        MeasuredFact("K3q", width: nil, height: nil, frames: "root:0,0,50,20 b:30,0,20,20") {
            HStack { Color.red.frame(width: 20, height: 20).mark("a"); Spacer(minLength: 0).frame(width: 10).padding(0); Color.red.frame(width: 20, height: 20).mark("b") }
        },
        MeasuredFact("K3k", width: nil, height: nil, frames: "root:0,0,56,20 b:36,0,20,20") {
            HStack { Color.red.frame(width: 20, height: 20).mark("a"); ZStack { Color.red.frame(width: 0, height: 0); Spacer(minLength: 0) }; Color.red.frame(width: 20, height: 20).mark("b") }
        },
        MeasuredFact("G4f", width: 200, height: 50, frames: "root:0,0,200,20 b:50,0,20,20 a:120,0,80,20") {
            HStack(spacing: 0) { Color.red.frame(width: 20, height: 20).mark("b").frame(maxWidth: .infinity); Color.red.frame(minWidth: 0, maxWidth: 80).frame(height: 20).mark("a") }
        },
        MeasuredFact("K2f", width: nil, height: nil, frames: "root:0,0,8,8") {
            ZStack { Spacer().fixedSize() }
        },
        MeasuredFact("K2g", width: nil, height: nil, frames: "root:0,0,8,0") {
            HStack(spacing: 0) { Spacer().fixedSize() }
        },
        MeasuredFact("K2i", width: nil, height: nil, frames: "root:0,0,70,20") {
            HStack(spacing: 0) { Color.red.frame(width: 20, height: 20).mark("a"); Spacer(minLength: 30).fixedSize(); Color.red.frame(width: 20, height: 20).mark("b") }
        },
        MeasuredFact("K2j", width: nil, height: nil, frames: "root:0,0,70,30 a:0,5,20,20 b:50,5,20,20") {
            HStack(spacing: 0) { Color.red.frame(width: 20, height: 20).mark("a"); ZStack { Spacer(minLength: 30).fixedSize() }; Color.red.frame(width: 20, height: 20).mark("b") }
        },
        MeasuredFact("K2e", width: 200, height: 50, frames: "root:0,0,50,20 p:20,5,10,10 b:30,0,20,20 s:20,10,10,0") {
            HStack(spacing: 0) { Color.red.frame(width: 20, height: 20).mark("a"); Color.red.frame(width: 10, height: 10).mark("p").overlay { Spacer().mark("s") }; Color.red.frame(width: 20, height: 20).mark("b") }
        },
        MeasuredFact("SPB5", width: 100, height: 50, frames: "root:0,0,0,50") {
            VStack(spacing: 0) { Spacer() }
        },
        MeasuredFact("SPB1", width: 100, height: 50, frames: "root:0,0,100,0") {
            HStack(spacing: 0) { Spacer() }
        },
        MeasuredFact("SPB7", width: 100, height: 50, frames: "root:0,0,0,0") {
            HStack(spacing: 0) { }
        },
        MeasuredFact("E2", width: 300, height: 200, frames: "root:0,0,100,20 c:40,0,20,20") {
            Color.red.frame(width: 20, height: 20).mark("c").frame(width: 50).frame(width: 100)
        },
        MeasuredFact("E1", width: 300, height: 200, frames: "root:0,0,50,20 c:15,0,20,20") {
            Color.red.frame(width: 20, height: 20).mark("c").frame(width: 100).frame(width: 50)
        },
        MeasuredFact("E5", width: 300, height: 200, frames: "root:0,0,80,20 c:30,0,20,20") {
            Color.red.frame(width: 20, height: 20).mark("c").frame(minWidth: 40).frame(minWidth: 80)
        },
        MeasuredFact("D15", width: 100, height: 100, frames: "root:0,0,400,20 c:190,0,20,20") {
            Color.red.frame(width: 20, height: 20).mark("c").frame(minWidth: 400)
        },
        MeasuredFact("D14", width: nil, height: nil, frames: "root:0,0,80,160 c:-60,0,200,160") {
            Color.red.frame(width: 200, height: 160).mark("c").frame(maxWidth: 80)
        },
        MeasuredFact("C5", width: 300, height: 200, frames: "root:0,0,120,20 c:50,0,20,20") {
            Color.red.frame(width: 20, height: 20).mark("c").frame(minWidth: 40, idealWidth: 80, maxWidth: 120)
        },
        MeasuredFact("W1", width: 300, height: 100, frames: "a:96,45,30,10 b:164,45,50,10") {
            HStack { Group { Color.red.frame(width: 30, height: 10).mark("a"); Color.red.frame(width: 50, height: 10).mark("b") }.frame(width: 70) }.frame(width: 300, height: 100)
        },
        MeasuredFact("W7", width: 300, height: 100, frames: "a:106,30,30,10 b:144,30,50,10") {
            HStack { Group { Color.red.frame(width: 30, height: 10).mark("a"); Color.red.frame(width: 50, height: 10).mark("b") }.frame(height: 40, alignment: .top) }.frame(width: 300, height: 100)
        },
        MeasuredFact("X12", width: 200, height: nil, frames: "root:0,0,200,26 a:0,8,40,10 b:105,8,30,10") {
            HStack(spacing: 0) { Color.red.frame(width: 40, height: 10).mark("a"); Color.red.frame(width: 30, height: 10).mark("b").frame(maxWidth: .infinity).padding(8) }
        },
        MeasuredFact("F10", width: 150, height: nil, frames: "root:0,0,220,10 b:200,0,20,10") {
            HStack(spacing: 0) { HStack(spacing: 0) { Color.red.frame(width: 100, height: 10).mark("a"); Color.red.frame(width: 100, height: 10).mark("c") }.frame(maxWidth: .infinity); Color.red.frame(width: 20, height: 10).mark("b").frame(maxWidth: .infinity) }
        },
        MeasuredFact("Z0", width: nil, height: nil, frames: "root:0,0,40,30 a:0,10,20,10 b:20,-10,20,50") {
            HStack(spacing: 0) { Color.red.frame(width: 20, height: 10).mark("a"); Color.red.frame(width: 20, height: 50).mark("b").frame(maxHeight: .infinity) }.frame(height: 30)
        },
        MeasuredFact("Z1", width: nil, height: nil, frames: "root:0,0,40,30 a:0,10,20,10 b:20,-10,20,50 f:20,0,20,30") {
            HStack(spacing: 0) { Color.red.frame(width: 20, height: 10).mark("a"); Color.red.frame(width: 20, height: 50).mark("b").frame(minHeight: 0, maxHeight: .infinity).mark("f") }.frame(height: 30)
        },
    ]

    private static let lazyGrids: [MeasuredFact] = [
        MeasuredFact("LZ2", width: 200, height: 200, frames: "root:0,0,200,28 a:61,0,30,10 b:119,0,20,10 c:26,18,100,10 d:119,18,20,10") {
            LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(40))]) { Color.red.frame(width: 30, height: 10).mark("a"); Color.red.frame(width: 20, height: 10).mark("b"); Color.red.frame(width: 100, height: 10).mark("c"); Color.red.frame(width: 20, height: 10).mark("d") }
        },
        MeasuredFact("LZ4", width: nil, height: nil, frames: "root:0,0,58,28 a:-2.5,0,30,10 b:35.5,0,20,10 c:-37.5,18,100,10 d:35.5,18,20,10") {
            LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) { Color.red.frame(width: 30, height: 10).mark("a"); Color.red.frame(width: 20, height: 10).mark("b"); Color.red.frame(width: 100, height: 10).mark("c"); Color.red.frame(width: 20, height: 10).mark("d") }
        },
    ]
}
