// swift-format-ignore-file
// The views stand as they were measured.
import SwiftUI

/// Whole windows of views, as measured in SwiftUI; boxes stand for texts and pictures of their measured sizes.
///
/// The names are those of the folders below Fixtures/Goldens of https://github.com/iamcgn/swiftui-web, whose frames are
/// of macOS 26 (at the commits 3c30f3a, 24d4cf2, 34fffd8, 82ebf9a, 6ab63f5, 7f02a9c, 8e3eab3, 9646d69, 3cab7fb,
/// e3d0f68, 863aea4, 4ce8678) and, where the name says so, of an iPhone with iOS 26 (0ae4895, 050e193, 33be500, dfb3c9b).
enum GoldenFacts {
    static let all = windows + rooms + pressure + controls + mirrored + grids + lazy + shapes + proportions

    private static let windows: [MeasuredFact] = [
        window("layout/padding-edges", 200, 100, "a:32,17,164,64 p:0,0,200,100") {
            Color.red.mark("a").padding(.leading, 30).padding(.vertical)
                .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).mark("p")
        },
        window("layout/hstack-priority", 300, 100, "a:0,0,20,100 b:20,0,220,100 c:240,0,60,100") {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 20).mark("a")
                Color.red.frame(minWidth: 20).mark("b").layoutPriority(1)
                Color.red.frame(width: 60).mark("c")
            }
        },
        window("layout/spacer-min-length", 300, 100, "a:-35,0,250,20 b:235,0,100,20 o:-35,0,370,20 s:0,30,130,0 c:130,20,40,20") {
            VStack(spacing: 0) {
                HStack(spacing: 0) { box("a", 250, 20); Spacer(minLength: 20); box("b", 100, 20) }.mark("o")
                HStack(spacing: 0) { Spacer().background { Color.red.mark("s") }; box("c", 40, 20); Spacer() }
                Spacer()
            }
        },
        window("layout/frame-flex", 300, 300, "a:100,90,100,20 b:50,110,200,20 c:0,130,300,20 d:75,150,150,20 e:90,170,120,20 f:50,190,200,20") {
            VStack(spacing: 0) {
                box("x", 40, 20).frame(minWidth: 100).mark("a")
                box("x", 40, 20).frame(maxWidth: 200).mark("b")
                box("x", 40, 20).frame(minWidth: 50, maxWidth: .infinity).mark("c")
                box("x", 40, 20).frame(idealWidth: 150).fixedSize().mark("d")
                Color.red.frame(maxWidth: 120, maxHeight: 20).mark("e")
                box("x", 250, 20).frame(maxWidth: 200).mark("f")
            }
        },
        window("layout/fixed-size", 200, 200, "a:95,80,10,10 b:95,90,10,30") {
            VStack(spacing: 0) {
                Color.red.fixedSize().mark("a")
                Color.red.fixedSize(horizontal: true, vertical: false).frame(height: 30).mark("b")
            }
        },
        window("layout/alignment-guide", 300, 200, "a:75,66,100,20 b:175,90,50,20 c:160,114,30,20 s:75,66,150,68") {
            VStack(alignment: .leading, spacing: 4) {
                box("a", 100, 20).alignmentGuide(.leading) { $0[.trailing] }
                box("b", 50, 20)
                box("c", 30, 20).alignmentGuide(.leading) { $0.width / 2 }
            }
            .mark("s")
        },
        window("layout/group-modifier", 300, 100, "a:5,25,50,50 b:65,25,50,50 c:120,0,180,100") {
            HStack(spacing: 0) {
                Group { Color.red.mark("a"); Color.red.mark("b") }.frame(width: 50, height: 50).padding(5)
                Color.red.mark("c")
            }
        },
        window("layout/nested-stacks", 300, 200, "a:10,10,190,110 b:210,10,80,110 r:0,0,300,130 c:0,150,40,40 d:260,150,40,40 e:0,140,300,60") {
            VStack(spacing: 10) {
                HStack(spacing: 10) { Color.red.mark("a"); Color.red.frame(width: 80).mark("b") }.padding(10).mark("r")
                HStack { box("c", 40, 40); Spacer(); box("d", 40, 40) }.frame(height: 60).mark("e")
            }
        },
        window("layout/hstack-ideal", 300, 200, "a:50,80,30,30 b:86,80,40,30 r:50,80,76,30 w:50,110,200,10 s:50,80,200,40") {
            VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: 6) { box("a", 30, 30); box("b", 40, 30) }.mark("r")
                box("w", 200, 10)
            }
            .mark("s")
        },
        window("layout/view-that-fits", 320, 300, "a:60,52,101.5,16 b:60,80,25,16 c:60,108,25,16 d:60,136,25,32 e:60,208,31,16 f:60,240,58,16 D:60,136,25,60 E:60,208,31,20 F:60,240,100,8 s:40,32,240,236") {
            VStack(alignment: .leading, spacing: 12) {
                ViewThatFits { three("a"); box("x", 25, 16) }.frame(width: 200, alignment: .leading)
                ViewThatFits { three("x"); box("b", 25, 16) }.frame(width: 60, alignment: .leading)
                ViewThatFits { three("x"); box("c", 25, 16) }.frame(width: 10, alignment: .leading)
                ViewThatFits(in: .vertical) { two("d"); box("x", 31, 16) }.frame(height: 60, alignment: .top).mark("D")
                ViewThatFits(in: .vertical) { two("x"); box("e", 31, 16) }.frame(height: 20, alignment: .top).mark("E")
                ViewThatFits(in: .horizontal) { HStack { box("x", 25, 16); box("x", 25, 16) }.fixedSize().mark("f"); box("x", 25, 16) }
                    .frame(width: 100, height: 8, alignment: .topLeading).mark("F")
            }
            .padding(20).mark("s")
        },
        window("foreach/nested", 300, 200, "c00:97,76,30,20 c02:173,76,30,20 c12:173,104,30,20 r1:97,104,106,20 g:97,76,106,48") {
            VStack {
                ForEach(0..<2) { row in
                    HStack { ForEach(0..<3) { column in box("c\(row)\(column)", 30, 20) } }.mark("r\(row)")
                }
            }
            .mark("g")
        },
        window("canvas/sizing", 320, 240, "a:140.75,0,38.5,16 f:0,24,320,158 g:120,190,80,50") {
            VStack(spacing: 8) {
                box("a", 38.5, 16)
                Canvas { _, _ in }.mark("f")
                Canvas { _, _ in }.frame(width: 80, height: 50).mark("g")
            }
        },
        window("customlayout/any", 240, 120, "a:66.75,52,25,16 b:99.75,50,30,20 c:137.75,52,35.5,16") {
            AnyLayout(HStackLayout(spacing: 8)) { box("a", 25, 16); box("b", 30, 20); box("c", 35.5, 16) }
        },
        window("customlayout/any vertical", 240, 120, "a:107.5,30,25,16 b:105,50,30,20 c:102.25,74,35.5,16") {
            AnyLayout(VStackLayout(spacing: 4)) { box("a", 25, 16); box("b", 30, 20); box("c", 35.5, 16) }
        },
        window("paint/background-overlay", 300, 60, "c:100,0,100,60 g:180,40,20,20 o:100,0,10,10") {
            box("c", 100, 60).background(box("g", 20, 20), alignment: .bottomTrailing)
                .overlay(alignment: .topLeading) { box("o", 10, 10) }
        },
        window("paint/background-overlay small", 300, 20, "c:130,0,40,20 g:110,-10,80,40") {
            box("c", 40, 20).background { box("g", 80, 40) }
        },
        window("effects/zindex", 320, 240, "a:120,40,80,80 b:120,40,80,80 c:120,40,80,80 d:100,20,120,120 e:85,170,70,50 f:125,170,70,50 g:165,170,70,50 h:85,170,150,50") {
            VStack(spacing: 30) {
                ZStack {
                    Color.red.frame(width: 80, height: 80).offset(x: -25, y: -15).zIndex(2).mark("a")
                    box("b", 80, 80)
                    Color.red.frame(width: 80, height: 80).offset(x: 25, y: 15).zIndex(1).mark("c")
                    box("d", 120, 120).zIndex(-1)
                }
                HStack(spacing: -30) { box("e", 70, 50); box("f", 70, 50).zIndex(1); box("g", 70, 50) }.mark("h")
            }
        },
        window("transform/basic", 320, 148, "a:60,0,40,40 b:140,0,40,40 c:220,0,40,40 e:130,128,60,20") {
            VStack(spacing: 24) {
                HStack(spacing: 40) {
                    Color.red.frame(width: 40, height: 40).offset(x: 10, y: 6).mark("a")
                    Color.red.frame(width: 40, height: 40).rotationEffect(.degrees(45)).mark("b")
                    Color.red.frame(width: 40, height: 40).scaleEffect(1.5).mark("c")
                }
                HStack(spacing: 40) {
                    Color.red.frame(width: 40, height: 40).rotationEffect(.degrees(30), anchor: .topLeading)
                    Color.red.frame(width: 40, height: 40).scaleEffect(x: 2, y: 0.5, anchor: .bottom)
                }
                Color.red.frame(width: 60, height: 20).transformEffect(CGAffineTransform(translationX: 20, y: -4)).mark("e")
            }
        },
        window("transform/3d", 320, 200, "a:140,45,40,40 b:100,115,40,40 r:100,115,120,40") {
            VStack(spacing: 30) {
                Color.red.frame(width: 40, height: 40).rotation3DEffect(.degrees(45), axis: (x: 0, y: 0, z: 1)).mark("a")
                HStack(spacing: 40) {
                    Color.red.frame(width: 40, height: 40).projectionEffect(ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))).mark("b")
                    box("c", 40, 40)
                }
                .mark("r")
            }
        },
        window("image/intrinsic", 56, 24, "a:0,0,48,24 m:52,0,0,0") {
            HStack(alignment: .top, spacing: 4) { box("a", 48, 24); Image("no such picture").mark("m"); Image("nor such") }
        },
    ]

    /// Places in what is left of the room.
    private static let rooms: [MeasuredFact] = [
        window("position/basic", 320, 240, "p:60,0,200,90 l:0,117,24,16 q:34,100,244,50 r:288,117,32,16 a:140.75,160,38.5,16 v:0,180,320,40 b:141.75,224,36.5,16 s:0,160,320,80") {
            VStack(spacing: 10) {
                ZStack {
                    Color.red
                    box("x", 40, 40).position(x: 50, y: 30).mark("p")
                    box("x", 30, 30).position(CGPoint(x: 150, y: 60))
                }
                .frame(width: 200, height: 90)
                HStack(spacing: 10) { box("l", 24, 16); box("x", 30, 30).position(x: 20, y: 20).mark("q"); box("r", 32, 16) }.frame(height: 50)
                VStack(spacing: 4) { box("a", 38.5, 16); box("x", 30, 20).position(x: 40, y: 10).mark("v"); box("b", 36.5, 16) }.mark("s")
            }
        },
        window("position/safe-area", 100, 200, "c:0,0,100,162 i:0,170,100,30") {
            VStack(spacing: 0) { Color.red.mark("c") }.safeAreaInset(edge: .bottom) { Color.red.frame(height: 30).mark("i") }
        },
        window("position/safe-area scroll", 100, 200, "c:0,0,100,240 i:0,170,100,30") {
            ScrollView { rows(8, height: 30).mark("c") }.safeAreaInset(edge: .bottom) { Color.red.frame(height: 30).mark("i") }
        },
        window("position/safe-area-padding", 100, 150, "c:0,20,100,180") {
            ScrollView { rows(6, height: 30).mark("c") }.safeAreaPadding(.vertical, 20)
        },
        // Below the bar.
        window("ios/representable/safearea-rule", 320, 236, "a:0,0,60,236 b:60,10,60,226 c:60,0,60,236 d:120,0,80,400 e:120,0,80,236 f:200,0,60,236 g:260,0,60,236 h:0,0,320,236") {
            ZStack(alignment: .top) {
                Color.red
                HStack(alignment: .top, spacing: 0) {
                    Color.red.ignoresSafeArea().padding(.top, 10).frame(width: 60).mark("a")
                    VStack(spacing: 0) { Color.clear.frame(height: 10); Color.red.ignoresSafeArea().mark("b") }.frame(width: 60).mark("c")
                    ScrollView { Color.red.frame(height: 400).mark("d") }.frame(width: 80).mark("e")
                    Color.red.ignoresSafeArea().frame(width: 60).mark("f")
                    Color.red.ignoresSafeArea().padding(.horizontal, 5).frame(width: 60).mark("g")
                }
                .mark("h")
            }
        },
        window("ios/representable/wheel", 320, 300, "s:0,0,320,300 c:0,0,320,630 i:0,0,320,150 r0:0,150,320,60 r7:0,570,320,60") {
            ScrollView { VStack(spacing: 0) { Color.red.frame(height: 150).mark("i"); rows(8, height: 60) }.mark("c") }.mark("s")
        },
        window("scroll/padding", 300, 200, "s:74,0,152,200 p:74,0,152,432 c:90,16,120,400") {
            ScrollView { box("c", 120, 400).padding().mark("p") }.mark("s")
        },
        window("scroll/in-stack", 300, 200, "h:127.75,0,44.5,16 s:90,16,120,168 c:90,16,120,400 f:130.25,184,39.5,16 v:90,0,120,200") {
            VStack(spacing: 0) { box("h", 44.5, 16); ScrollView { box("c", 120, 400) }.mark("s"); box("f", 39.5, 16) }.mark("v")
        },
    ]

    /// Paragraphs in too little room, which keep as many lines as there is room for.
    private static let pressure: [MeasuredFact] = [
        window("pressure/stack-fits", 200, 200, "a:0,28,200,40 t:25,68,150,64 b:0,132,200,40") { column { EmptyView() } },
        window("pressure/stack-tight", 200, 130, "a:0,1,200,40 t:25,41,150,48 b:0,89,200,40") { column { EmptyView() } },
        window("pressure/stack-spacer-tight", 200, 130, "a:0,0,200,40 t:25,40,150,32 b:0,90,200,40") { column { Spacer() } },
        window("pressure/spacer-min0", 200, 130, "a:0,0,200,40 t:25,40,150,48 b:0,90,200,40") { column { Spacer(minLength: 0) } },
        window("pressure/spacer-min30", 200, 130, "a:0,0,200,40 t:25,40,150,16 b:0,90,200,40") { column { Spacer(minLength: 30) } },
        window("pressure/spacer-roomy", 200, 150, "a:0,0,200,40 t:25,40,150,48 b:0,110,200,40") { column { Spacer() } },
        window("pressure/overflow", 200, 120, "a:0,4,200,40 t:25,52,150,16 b:0,76,200,40") {
            VStack(spacing: 8) { Color.red.frame(height: 40).mark("a"); paragraph("t", 4); Color.red.frame(height: 40).mark("b") }
        },
        window("pressure/two-texts", 300, 90, "a:75,5,150,48 b:75,53,150,32") { VStack(spacing: 0) { paragraph("a", 4); paragraph("b", 2) } },
        window("pressure/two-texts-swapped", 300, 90, "b:75,5,150,32 a:75,37,150,48") { VStack(spacing: 0) { paragraph("b", 2); paragraph("a", 4) } },
        window("pressure/three-texts", 300, 100, "a:75,2,150,32 b:75,34,150,32 c:75,66,150,32") { VStack(spacing: 0) { paragraph("a", 4); paragraph("b", 2); paragraph("c", 4) } },
        window("pressure/row-tight", 300, 50, "a:55,0,40,50 t:95,1,150,48") { HStack(spacing: 0) { Color.red.frame(width: 40).mark("a"); paragraph("t", 4) } },
    ]

    private static let controls: [MeasuredFact] = [
        window("ios/progress/basic", 320, 40, "a:0,0,320,4 b:0,16,320,4 c:0,32,120,4") {
            VStack(alignment: .leading, spacing: 12) {
                ProgressView(value: 0.4).mark("a")
                ProgressView().progressViewStyle(.linear).mark("b")
                ProgressView(value: 0.4).frame(width: 120).mark("c")
            }
            .frame(height: 40, alignment: .top)
        },
        window("ios/progress/basic spinner", 20, 20, "a:0,0,20,20") { ProgressView().mark("a") },
        MeasuredFact("ios/button/basic", width: 320, height: 320, frames: "root:0,0,95,38.5 a:12,7,71,24.5") { Button(action: {}) { box("a", 71, 24.5) }.buttonStyle(.bordered) },
        MeasuredFact("ios/button/looks mini", width: 320, height: 320, frames: "root:0,0,48.5,31 a:10,5,28.5,21") { Button(action: {}) { box("a", 28.5, 21) }.buttonStyle(.bordered).controlSize(.mini) },
        MeasuredFact("ios/button/looks large", width: 320, height: 320, frames: "root:0,0,83.5,54.5 a:20,15,43.5,24.5") { Button(action: {}) { box("a", 43.5, 24.5) }.buttonStyle(.bordered).controlSize(.large) },
        MeasuredFact("ios/label/basic", width: 320, height: 300, frames: "root:0,0,71,_ a:0,_,22.5,16 b:30.5,_,40.5,24.5") { Label { box("b", 40.5, 24.5) } icon: { box("a", 22.5, 16) } },
        MeasuredFact("ios/label/basic icon", width: 320, height: 300, frames: "root:0,0,22.5,16") { Label { box("b", 40.5, 24.5) } icon: { box("a", 22.5, 16) }.labelStyle(.iconOnly) },
    ]

    private static let mirrored: [MeasuredFact] = [
        window("layout/rtl-stacks", 320, 260, "a:270,17,40,30 b:202,17,60,30 c:10,17,30,30 h:10,17,300,30 p:230,57,80,20 f:190,87,120,20 z:210,117,100,40 x:290,117,20,20 i:242,167,68,20 l:242,167,30,20 m:280,167,30,20 t:285,197,25,16 g:270,223,30,20 v:10,17,300,226") {
            VStack(alignment: .leading, spacing: 10) {
                HStack { box("a", 40, 30); box("b", 60, 30); Spacer(); box("c", 30, 30) }.mark("h")
                box("y", 50, 20).padding(.leading, 30).mark("p")
                box("y", 40, 20).frame(width: 120, alignment: .leading).mark("f")
                ZStack(alignment: .topLeading) { box("z", 100, 40); box("x", 20, 20) }
                HStack { box("l", 30, 20); box("m", 30, 20) }.environment(\.layoutDirection, .leftToRight).mark("i")
                box("t", 25, 16)
                box("g", 30, 20).alignmentGuide(.leading) { _ in -10 }
            }
            .frame(width: 300, alignment: .leading).mark("v")
            .environment(\.layoutDirection, .rightToLeft)
        },
        window("layout/rtl-grid", 320, 220, "g:85,23,150,110 a:195,23,40,30 b:125,23,60,30 c:85,23,30,30 d:130,63,100,30 e:85,63,30,30 f:195,103,40,30 l0:188,149,40,20 l1:140,149,40,20 l2:92,149,40,20 l3:188,177,40,20 l4:140,177,40,20 z:60,149,200,48") {
            VStack(spacing: 16) {
                Grid(horizontalSpacing: 10, verticalSpacing: 10) {
                    GridRow { box("a", 40, 30); box("b", 60, 30); box("c", 30, 30) }
                    GridRow { box("d", 100, 30).gridCellColumns(2); box("e", 30, 30) }
                    GridRow { box("f", 40, 30).gridColumnAlignment(.trailing) }
                }
                .mark("g")
                LazyVGrid(columns: Array(repeating: GridItem(.fixed(40)), count: 3), spacing: 8) {
                    ForEach(0..<5) { box("l\($0)", 40, 20) }
                }
                .frame(width: 200).mark("z")
            }
            .environment(\.layoutDirection, .rightToLeft)
        },
        window("layout/rtl-shapes", 300, 200, "a:190,30,40,30 b:140,30,40,30 c:115,39,15,12 d:90,39,15,12 r:90,30,140,30 g:110,70,120,20 z:70,100,160,40 p:70,100,160,40 o:210,150,20,20") {
            VStack(alignment: .leading, spacing: 10) {
                HStack(spacing: 10) { box("a", 40, 30); box("b", 40, 30); box("c", 15, 12); box("d", 15, 12) }.mark("r")
                box("g", 120, 20)
                ZStack(alignment: .topLeading) { box("z", 160, 40); box("x", 20, 20).position(x: 30, y: 20).mark("p") }.frame(width: 160, height: 40)
                Color.red.frame(width: 20, height: 20).offset(x: 40).mark("o")
            }
            .environment(\.layoutDirection, .rightToLeft)
        },
        window("layout/rtl-scroll", 200, 80, "v:10,10,180,60 c:-160,20,350,40 s0:140,20,50,40 s5:-160,20,50,40") {
            ScrollView(.horizontal) { HStack(spacing: 10) { ForEach(0..<6) { box("s\($0)", 50, 40) } }.mark("c") }
                .frame(width: 180, height: 60).mark("v")
                .environment(\.layoutDirection, .rightToLeft)
        },
        window("layout/rtl-custom", 300, 120, "f:50,37,200,46 a:190,37,60,20 b:92,37,90,20 c:200,63,50,20 d:122,63,70,20 e:74,63,40,20") {
            Places(size: CGSize(width: 200, height: 46), places: [CGPoint(x: 0, y: 0), CGPoint(x: 68, y: 0), CGPoint(x: 0, y: 26), CGPoint(x: 58, y: 26), CGPoint(x: 136, y: 26)]) {
                box("a", 60, 20); box("b", 90, 20); box("c", 50, 20); box("d", 70, 20); box("e", 40, 20)
            }
            .mark("f")
            .environment(\.layoutDirection, .rightToLeft)
        },
    ]

    /// Beside each other; texts have distances of their own above each other.
    private static let grids: [MeasuredFact] = [
        MeasuredFact("grid/flexible", width: 320, height: 200, frames: "root:0,0,280,_ a:39.5,2,9,16 b:96,0,88,20 c:222,2,28,16 d:0,_,88,30 e:136,_,8,16 f:192,_,88,30") {
            Grid {
                GridRow { box("a", 9, 16); Color.red.frame(height: 20).mark("b"); box("c", 28, 16) }
                GridRow { Color.red.frame(height: 30).mark("d"); box("e", 8, 16); Color.red.frame(height: 30).mark("f") }
            }
            .frame(width: 280)
        },
        MeasuredFact("grid/modifiers", width: 320, height: 240, frames: "root:0,0,320,_ a:0,0,44.5,16 b:223,0,28,16 c:69,_,9,16 d:86,_,60,40 e:312,_,8,16 f:0,_,320,4 g:0,_,78,20 h:86,_,10,16") {
            Grid(alignment: .leading) {
                GridRow { box("a", 44.5, 16).gridCellColumns(2); box("b", 28, 16) }
                GridRow { box("c", 9, 16).gridColumnAlignment(.trailing); box("d", 60, 40); box("e", 8, 16).gridCellAnchor(.bottomTrailing) }
                Color.red.frame(height: 4).mark("f")
                GridRow { Color.red.gridCellUnsizedAxes(.horizontal).frame(height: 20).mark("g"); box("h", 10, 16) }
            }
        },
        MeasuredFact("grid/alignment bottom", width: 320, height: 200, frames: "root:0,0,108,_ a:51,24,9,16 b:68,0,40,40 c:0,_,60,20 d:98,_,10,16") {
            Grid(alignment: .bottomTrailing) { GridRow { box("a", 9, 16); box("b", 40, 40) }; GridRow { box("c", 60, 20); box("d", 10, 16) } }
        },
        MeasuredFact("grid/alignment center", width: 320, height: 200, frames: "root:0,0,108,_ a:25.5,12,9,16 b:68,0,40,40 c:0,_,60,20 d:83,_,10,16") {
            Grid(alignment: .center) { GridRow { box("a", 9, 16); box("b", 40, 40) }; GridRow { box("c", 60, 20); box("d", 10, 16) } }
        },
        MeasuredFact("grid/spacing", width: 320, height: 200, frames: "root:0,0,110,54 a:0,0,9,16 b:80,0,30,30 c:0,34,60,20 d:80,34,10,16") {
            Grid(alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 4) { GridRow { box("a", 9, 16); box("b", 30, 30) }; GridRow { box("c", 60, 20); box("d", 10, 16) } }
        },
    ]

    private static let lazy: [MeasuredFact] = [
        window("lazy/stacks", 320, 240, "a:0,0,34.5,16 b:0,22,60,20 c:0,48,28,16 v:0,0,121.5,64 h:180,0,44.5,16 d:177.25,16,50,20 s:141.5,0,121.5,56 e:283,210,20,30 f:307,224,13,16 l:283,0,37,240 r:0,0,320,240") {
            HStack(alignment: .top, spacing: 20) {
                LazyVStack(alignment: .leading, spacing: 6) { box("a", 34.5, 16); box("b", 60, 20); box("c", 28, 16) }.mark("v")
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    Section { box("d", 50, 20); box("x", 50, 20) } header: { box("h", 44.5, 16) }
                }
                .mark("s")
                LazyHStack(alignment: .bottom, spacing: 4) { box("e", 20, 30); box("f", 13, 16) }.mark("l")
            }
            .mark("r")
        },
        MeasuredFact("lazy/grids columns", width: 320, height: 300, frames: "root:0,0,280,44 r0:11,0,60,20 r1:79,0,102,20 r2:189,0,80,20 r3:11,24,60,20 r5:189,24,80,20") {
            LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(minimum: 20, maximum: 80))], spacing: 4) { cells(6, height: 20) }
                .frame(width: 280)
        },
        MeasuredFact("lazy/grids adaptive", width: 320, height: 300, frames: "root:0,0,240,56 r0:0,0,52.5,24 r1:62.5,0,52.5,24 r3:187.5,0,52.5,24 r4:0,32,52.5,24") {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 10)], alignment: .leading, spacing: 8) { cells(5, height: 24) }
                .frame(width: 240)
        },
        MeasuredFact("lazy/grids rows", width: 320, height: 300, frames: "root:0,0,132,70 r0:0,1,40,30 r1:0,39,40,30 r2:46,1,40,30 r4:92,1,40,30") {
            LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 6) { ForEach(0..<5) { Color.red.frame(width: 40).mark("r\($0)") } }
                .frame(height: 70)
        },
        MeasuredFact("lazy/grid-alignment trailing", width: 300, height: 200, frames: "root:0,0,240,64 a:44,10,20,20 b:152,0,20,40 c:220,20,20,20 d:44,44,20,20") {
            LazyVGrid(columns: aligned, alignment: .trailing, spacing: 4) { box("a", 20, 20); box("b", 20, 40); box("c", 20, 20); box("d", 20, 20) }.frame(width: 240)
        },
        MeasuredFact("lazy/grid-alignment leading", width: 300, height: 200, frames: "root:0,0,240,40 a:0,10,20,20 b:68,0,20,40 c:176,20,20,20") {
            LazyVGrid(columns: aligned, alignment: .leading, spacing: 4) { box("a", 20, 20); box("b", 20, 40); box("c", 20, 20) }.frame(width: 240)
        },
        window("lazy/grid-sections", 300, 300, "h:30,0,240,24 r0:52,28,60,20 r2:188,28,60,20 r3:52,52,60,20 f:30,76,240,16 i:127,96,46,16 b10:52,116,60,20 b13:52,140,60,20 g:30,0,240,160 s:30,0,240,300") {
            ScrollView {
                LazyVGrid(columns: Array(repeating: GridItem(.fixed(60)), count: 3), spacing: 4) {
                    Section { cells(5, height: 20) } header: { Color.red.frame(height: 24).mark("h") } footer: { Color.red.frame(height: 16).mark("f") }
                    Section { ForEach(10..<14) { Color.red.frame(height: 20).mark("b\($0)") } } header: { box("i", 46, 16) }
                }
                .mark("g")
            }
            .frame(width: 240).mark("s")
        },
        window("lazy/pinned-headers", 300, 200, "h:50,0,200,24 r0:50,24,200,20 r7:50,164,200,20 f:50,184,200,16 s:0,0,300,200") {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    Section { ForEach(0..<8) { box("r\($0)", 200, 20) } } header: { box("h", 200, 24) } footer: { box("f", 200, 16) }
                    Section { box("x", 200, 20) } header: { box("y", 200, 24) }
                }
            }
            .mark("s")
        },
    ]

    private static let shapes: [MeasuredFact] = [
        window("shape/layout", 300, 40, "a:0,0,40,40 b:40,0,110,40 c:150,0,110,40 d:260,0,40,40") {
            HStack(spacing: 0) { Circle().fill(.red).mark("a"); Ellipse().fill(.red).mark("b"); Capsule().fill(.red).mark("c"); Circle().stroke(lineWidth: 2).mark("d") }
        },
        window("shape/layout bounds", 200, 30, "a:0,0,78,30 b:82,0,40,30 c:126,0,20,30 d:150,0,50,30") {
            HStack(spacing: 4) { Rectangle().fill(.red).mark("a"); Rectangle().fill(.red).frame(width: 40).mark("b"); Capsule().fill(.red).frame(width: 20).mark("c"); RoundedRectangle(cornerRadius: 4).fill(.red).frame(maxWidth: 50).mark("d") }
        },
        MeasuredFact("shape/layout ideal", width: nil, height: nil, frames: "root:0,0,102,100 a:0,45,10,10 b:14,45,10,10 c:28,45,10,10 d:47,0,50,50 e:42,50,60,50") {
            HStack(spacing: 4) {
                Rectangle().fill(.red).fixedSize().mark("a"); Circle().fill(.red).fixedSize().mark("b"); Circle().strokeBorder(lineWidth: 2).fixedSize().mark("c")
                VStack(spacing: 0) { Circle().fill(.red).mark("d"); Rectangle().fill(.red).mark("e") }.frame(width: 60, height: 100)
            }
        },
        window("paint/shapes", 300, 200, "a:0,65,70,70 b:80,50,40,100 c:130,80,40,40 d:180,85,60,30 e:250,85,50,30") {
            HStack(spacing: 10) {
                Circle().mark("a"); Rectangle().fill(.red).frame(width: 40).mark("b"); RoundedRectangle(cornerRadius: 8).fill(.red).frame(width: 40, height: 40).mark("c")
                Capsule().fill(.red).frame(width: 60, height: 30).mark("d"); Ellipse().frame(width: 50, height: 30).mark("e")
            }
            .frame(height: 100)
        },
        window("shape/builtin", 60, 40, "a:10,0,40,40") { AnyShape(Circle()).fill(.red).mark("a") },
        // A circle that is changed takes all the room, unless it is a line or a part of one.
        window("shape/modifiers scaled", 60, 40, "a:0,0,60,40") { Circle().scale(0.5).fill(.red).mark("a") },
        window("shape/modifiers anchored", 60, 40, "a:0,0,60,40") { Circle().scale(x: 1.5, y: 0.5, anchor: .topLeading).fill(.red).mark("a") },
        window("shape/modifiers offset", 60, 40, "a:0,0,60,40") { Circle().offset(x: 10, y: 5).fill(.red).mark("a") },
        window("shape/modifiers trimmed", 60, 40, "a:10,0,40,40") { Circle().trim(from: 0.25, to: 1).stroke(.red, lineWidth: 4).mark("a") },
        window("shape/modifiers insetStroke", 60, 40, "a:0,0,60,40") { Ellipse().inset(by: 4).stroke(.red, lineWidth: 2).mark("a") },
        MeasuredFact("shape/modifiers ideal", width: 340, height: 200, frames: "root:0,0,64,10 a:0,0,10,10 b:18,0,10,10 c:36,0,10,10 d:54,0,10,10") {
            HStack(spacing: 8) {
                Circle().offset(x: 5).fill(.red).mark("a"); Rectangle().size(width: 30, height: 20).fill(.red).mark("b")
                Path { $0.addRect(CGRect(x: 0, y: 0, width: 24, height: 16)) }.fill(.red).mark("c"); Circle().trim(from: 0, to: 0.5).fill(.red).mark("d")
            }
            .fixedSize()
        },
        // As Docs/elements/Shape.md says there of a sweep.
        window("shape turned", 60, 40, "a:0,0,60,40") { Circle().rotation(.degrees(30)).fill(.red).mark("a") },
        window("shape transformed", 60, 40, "a:0,0,60,40") { Circle().transform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)).fill(.red).mark("a") },
        window("shape sized", 60, 40, "a:0,0,60,40") { Circle().size(width: 30, height: 20).fill(.red).mark("a") },
        window("shape inset", 60, 40, "a:0,0,60,40") { Circle().inset(by: 5).fill(.red).mark("a") },
        window("shape bordered", 60, 40, "a:0,0,60,40") { Circle().strokeBorder(.red, lineWidth: 4).mark("a") },
    ]

    private static let proportions: [MeasuredFact] = [
        window("image/aspect-ratio", 350, 100, "a:18,0,64,40 b:108,37.5,40,25 c:128,0,96,60 d:262,0,40,40 e:320,-30,30,90") {
            HStack(alignment: .top, spacing: 8) {
                picture(64, 40).scaledToFit().mark("a").frame(width: 100, height: 40)
                picture(64, 40).scaledToFit().mark("b").frame(width: 40, height: 100)
                picture(64, 40).scaledToFill().mark("c").frame(width: 40, height: 60)
                picture(64, 40).scaledToFill().frame(width: 40, height: 60).clipped()
                picture(64, 40).aspectRatio(1, contentMode: .fit).mark("d").frame(width: 60, height: 40)
                picture(64, 40).aspectRatio(CGSize(width: 1, height: 3), contentMode: .fill).mark("e").frame(width: 30, height: 30)
            }
        },
        window("image/aspect-ratio one length", 400, 100, "a:48.375,0,100,62.5 b:156.375,0,48,30 c:230.375,0,64,40 d:320.375,0,31.25,100 r:48.375,0,303.25,100") {
            HStack(alignment: .top, spacing: 8) {
                picture(64, 40).scaledToFit().mark("a").frame(width: 100)
                picture(64, 40).scaledToFit().mark("b").frame(height: 30)
                Color.red.frame(width: 64, height: 40).scaledToFit().mark("c").frame(width: 100, height: 40)
                picture(20, 64).scaledToFit().mark("d")
            }
            .frame(height: 100).mark("r")
        },
        window("image/aspect-ratio color", 100, 100, "a:0,25,100,50") { Color.red.aspectRatio(2, contentMode: .fit).mark("a") },
        window("image/resizable", 300, 178, "a:45,0,30,30 b:83,0,96,30 c:187,0,30,30 d:0,38,300,24 e:0,70,150,40 f:150,70,150,40 g:90,118,120,60") {
            VStack(spacing: 8) {
                HStack(spacing: 8) {
                    picture(64, 40).frame(width: 30, height: 30).mark("a"); picture(64, 40).frame(width: 96, height: 30).mark("b")
                    box("x", 64, 40).frame(width: 30, height: 30).mark("c"); box("x", 64, 40).frame(width: 30, height: 30)
                }
                picture(64, 40).frame(height: 24).mark("d")
                HStack(spacing: 0) { picture(20, 64).mark("e"); picture(64, 40).mark("f") }.frame(height: 40)
                picture(64, 40).padding(10).background(Color.red).frame(width: 120, height: 60).mark("g")
            }
        },
    ]

    private static let aligned = [GridItem(.fixed(60), alignment: .leading), GridItem(.fixed(60)), GridItem(.fixed(60), alignment: .bottomTrailing)]

    /// A view in the middle of a window.
    private static func window(
        _ name: String, _ width: CGFloat, _ height: CGFloat, _ frames: String,
        @ViewBuilder view: @escaping @MainActor @Sendable () -> some View
    ) -> MeasuredFact {
        MeasuredFact(name, width: nil, height: nil, frames: "root:0,0,\(width),\(height) " + frames) {
            view().frame(width: width, height: height)
        }
    }

    @MainActor private static func cells(_ count: Int, height: CGFloat) -> some View {
        ForEach(0..<count, id: \.self) { Color.red.frame(height: height).mark("r\($0)") }
    }

    @MainActor private static func rows(_ count: Int, height: CGFloat) -> some View {
        VStack(spacing: 0) { cells(count, height: height) }
    }

    @MainActor private static func column(@ViewBuilder space: () -> some View) -> some View {
        VStack(spacing: 0) { Color.red.frame(height: 40).mark("a"); paragraph("t", 4); space(); Color.red.frame(height: 40).mark("b") }
    }

    @MainActor private static func paragraph(_ name: String, _ lines: Int) -> some View {
        Paragraph(lines: CGFloat(lines)) { Color.red }.mark(name)
    }

    /// As a picture of a size that may be resized.
    @MainActor private static func picture(_ width: CGFloat, _ height: CGFloat) -> some View {
        Color.red.frame(minWidth: 0, idealWidth: width, maxWidth: .infinity, minHeight: 0, idealHeight: height, maxHeight: .infinity)
    }

    @MainActor private static func three(_ name: String) -> some View {
        HStack { box("y", 25, 16); box("y", 25, 16); box("y", 35.5, 16) }.fixedSize().mark(name)
    }

    @MainActor private static func two(_ name: String) -> some View {
        VStack(spacing: 0) { box("y", 25, 16); box("y", 25, 16) }.fixedSize().mark(name)
    }
}

/// Views at points of a room of a size.
private struct Places: Layout {
    let size: CGSize
    let places: [CGPoint]

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { size }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for (view, place) in zip(subviews, places) {
            view.place(at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
        }
    }
}

/// As a text of so many lines, each of 16 points: as many of them as there is room for, and one at least.
private struct Paragraph: Layout {
    let lines: CGFloat

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        let room = ((proposal.height ?? .infinity) / 16).rounded(.down)
        return CGSize(width: 150, height: max(1, min(room, lines)) * 16)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
}
