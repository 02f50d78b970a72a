// swift-format-ignore-file
// The views stand as they were measured.
import SwiftUI

/// Where views are put that answer by what they are offered, as measured in SwiftUI.
///
/// The names are those of the arms in swiftui-stack-algorithms (A, K, Q, X, Z) and swiftui-layout-protocol-contract
/// (contract) in docs/probes of https://github.com/mburger89/MetalUI, recorded on macOS 27.0 and 26.6.2.
enum PlacementFacts {
    static let all = layers + stacks + contract + grids

    private static let layers: [MeasuredFact] = [
        MeasuredFact("K5", width: nil, height: nil, frames: "root:0,0,60,40 h:15,15,30,10") {
            box("p", 60, 40).overlay { Half { Color.clear }.mark("h") }
        },
        MeasuredFact("K5a", width: nil, height: nil, frames: "root:0,0,60,40 h:17.5,15,15,10 o:15,10,20,20") {
            box("p", 60, 40).overlay { Half { Color.clear }.mark("h"); box("o", 20, 20) }
        },
        MeasuredFact("K5b", width: nil, height: nil, frames: "root:0,0,60,40 h:17.5,15,15,10 o:15,10,20,20") {
            box("p", 60, 40).overlay { ZStack { Half { Color.clear }.mark("h"); box("o", 20, 20) } }
        },
        MeasuredFact("K5c", width: nil, height: nil, frames: "root:0,0,60,40 h:2.5,5,15,10 o:0,0,20,20") {
            box("p", 60, 40).overlay(alignment: .topLeading) { ZStack { Half { Color.clear }.mark("h"); box("o", 20, 20) } }
        },
        MeasuredFact("K5d", width: nil, height: nil, frames: "root:0,0,60,40 h:10,15,20,10 o:30,10,20,20") {
            box("p", 60, 40).overlay { HStack(spacing: 0) { Half { Color.clear }.mark("h"); box("o", 20, 20) } }
        },
        MeasuredFact("K5e", width: nil, height: nil, frames: "root:0,0,60,40 h:17.5,15,15,10 o:15,10,20,20") {
            box("p", 60, 40).background { Half { Color.clear }.mark("h"); box("o", 20, 20) }
        },
        MeasuredFact("K5f", width: nil, height: nil, frames: "root:0,0,60,40 h:22.5,15,15,10") {
            box("p", 60, 40).overlay { Half { Color.clear }.mark("h").frame(width: 30) }
        },
        MeasuredFact("K5g", width: nil, height: nil, frames: "root:0,0,60,40 h:2.5,5,15,10 o:0,0,20,20") {
            box("p", 60, 40).overlay(alignment: .topLeading) { Half { Color.clear }.mark("h"); box("o", 20, 20) }
        },
        MeasuredFact("K5h", width: nil, height: nil, frames: "root:0,0,60,40 h:32.5,25,15,10 o:30,20,20,20") {
            box("p", 60, 40).background(alignment: .bottomTrailing) { Half { Color.clear }.mark("h"); box("o", 20, 20) }
        },
        MeasuredFact("Z1half", width: 60, height: 40, frames: "root:0,0,30,20 h:2.5,5,15,10 o:0,0,20,20") {
            ZStack { Half { Color.clear }.mark("h"); box("o", 20, 20) }
        },
        MeasuredFact("Z2half", width: 60, height: 40, frames: "root:0,0,30,20 h:0,0,15,10 o:0,0,20,20") {
            ZStack(alignment: .topLeading) { Half { Color.clear }.mark("h"); box("o", 20, 20) }
        },
        MeasuredFact("Z3half", width: nil, height: nil, frames: "root:0,0,20,20 h:5,5,10,10 o:0,0,20,20") {
            ZStack { Half { Color.clear }.mark("h"); box("o", 20, 20) }
        },
        MeasuredFact("Z4half", width: 100, height: 100, frames: "root:0,0,60,40 h:15,15,30,10 o:0,0,60,40") {
            ZStack { Half { Color.clear }.mark("h"); box("o", 60, 40) }
        },
        MeasuredFact("Q2", width: nil, height: nil, frames: "root:0,0,30,60 a:0,0,30,20 b:0,0,30,20") {
            ZStack { Area { Color.clear }.mark("a"); box("b", 30, 20) }
        },
        MeasuredFact("A5", width: 100, height: 80, frames: "root:0,0,100,80 a:0,0,100,80 b:40,30,20,20") {
            ZStack { Color.red.mark("a"); box("b", 20, 20) }
        },
        MeasuredFact("A5n", width: nil, height: nil, frames: "root:0,0,20,20 a:0,0,20,20 b:0,0,20,20") {
            ZStack { Color.red.mark("a"); box("b", 20, 20) }
        },
        MeasuredFact("A7", width: 300, height: 300, frames: "root:0,0,60,40 o:0,0,60,40") {
            box("p", 60, 40).overlay { Color.red.mark("o") }
        },
        MeasuredFact("A11", width: nil, height: nil, frames: "root:0,0,60,40 p:0,0,60,40") {
            box("p", 60, 40).overlay { if false { box("o", 20, 20) } }
        },
        MeasuredFact("A9trailing", width: nil, height: nil, frames: "root:0,0,60,40 o:40,20,20,20") {
            box("p", 60, 40).background(alignment: .bottomTrailing) { box("o", 20, 20) }
        },
        MeasuredFact("R3", width: 100, height: 100, frames: "r:21,40,58,20 a:21,40,58,20") {
            box("r", 58, 20).overlay { Color.red.mark("a") }.frame(width: 100, height: 100)
        },
    ]

    private static let stacks: [MeasuredFact] = [
        MeasuredFact("Q1", width: nil, height: nil, frames: "root:0,0,30,80 a:0,0,30,20 b:0,20,30,20") {
            VStack(spacing: 0) { Area { Color.clear }.mark("a"); box("b", 30, 20) }
        },
        MeasuredFact("Q1c", width: 30, height: nil, frames: "root:0,0,30,40 a:0,0,30,20 b:0,20,30,20") {
            VStack(spacing: 0) { Area { Color.clear }.mark("a"); box("b", 30, 20) }
        },
        MeasuredFact("Q3", width: 100, height: 50, frames: "root:0,0,100,30 a:0,11.25,80,7.5 b:80,0,20,30") {
            HStack(spacing: 0) { Area { Color.clear }.mark("a"); box("b", 20, 30) }
        },
        MeasuredFact("X11n", width: nil, height: 100, frames: "root:0,0,30,40 a:0,0,30,20 b:0,20,30,20") {
            VStack(spacing: 0) { wide("a", 0, 10, .infinity); box("b", 30, 20) }
        },
        MeasuredFact("X12n", width: 100, height: nil, frames: "root:0,0,100,20 a:0,0,100,20 b:40,0,20,20") {
            ZStack { Color.red.frame(idealWidth: 10, idealHeight: 10).mark("a"); box("b", 20, 20) }
        },
        MeasuredFact("X9s", width: nil, height: nil, frames: "root:0,0,28,20 a:0,0,20,20") {
            HStack(spacing: 0) { box("a", 20, 20); Spacer() }
        },
        MeasuredFact("G3", width: 200, height: 50, frames: "root:0,0,200,20 a:0,0,20,20 b:20,0,180,20") {
            HStack(spacing: 0) { box("a", 20, 20); wide("b", 0, 10, .infinity) }
        },
        MeasuredFact("G4stack", width: 200, height: 50, frames: "root:0,0,200,20 a:0,0,20,20 b:100,0,20,20") {
            HStack(spacing: 0) { box("a", 20, 20); box("b", 20, 20).frame(maxWidth: .infinity) }
        },
        MeasuredFact("G4r", width: 200, height: 50, frames: "root:0,0,200,20 b:80,0,20,20 a:180,0,20,20") {
            HStack(spacing: 0) { box("b", 20, 20).frame(maxWidth: .infinity); box("a", 20, 20) }
        },
        MeasuredFact("G11c", width: 100, height: 50, frames: "root:0,0,100,20 a:0,0,50,20 c:50,10,0,0 b:50,0,50,20") {
            HStack(spacing: 0) { HStack(spacing: 0) { wide("a", 0, 80, 80).layoutPriority(1); box("c", 0, 0) }; wide("b", 0, 80, 80) }
        },
        MeasuredFact("G19", width: nil, height: 50, frames: "root:0,0,48,20 a:0,0,20,20 b:28,0,20,20") {
            HStack(spacing: 0) { box("a", 20, 20); Spacer(); box("b", 20, 20) }
        },
        MeasuredFact("SP1", width: nil, height: nil, frames: "root:0,0,48,20 b:28,0,20,20") {
            HStack { box("a", 20, 20); Spacer(); box("b", 20, 20) }
        },
        MeasuredFact("K3h", width: nil, height: nil, frames: "root:0,0,56,20 b:36,0,20,20") {
            HStack { box("a", 20, 20); VStack { Spacer(minLength: 0) }; box("b", 20, 20) }
        },
        MeasuredFact("K3e", width: nil, height: nil, frames: "root:0,0,40,20 b:20,0,20,20") {
            HStack { box("a", 20, 20); Spacer(minLength: 0).fixedSize(); box("b", 20, 20) }
        },
        MeasuredFact("AR4s", width: 856, height: 300, frames: "root:0,0,528,95 a:0,15.5,168,64 c:180,0,168,95 b:360,15.5,168,64") {
            HStack(spacing: 12) { box("a", 168, 64); box("c", 168, 95).aspectRatio(16.0 / 9.0, contentMode: .fit); box("b", 168, 64) }
        },
    ]

    private static let contract: [MeasuredFact] = [
        MeasuredFact("contract-I2", width: 100, height: 100, frames: "root:0,0,100,100 c:35,35,30,30") {
            Square(placing: { _, _ in }) { box("c", 30, 30) }
        },
        MeasuredFact("contract-I", width: 200, height: 200, frames: "root:0,0,100,100 c:-50,-50,200,200") {
            Square(placing: { _, _ in }) { Color.red.mark("c") }
        },
        MeasuredFact("contract-J", width: 100, height: 100, frames: "root:0,0,100,100 c:50,50,40,40") {
            Square(placing: { bounds, views in
                views[0].place(at: CGPoint(x: bounds.minX + 10, y: bounds.minY + 10), proposal: ProposedViewSize(width: 20, height: 20))
                views[0].place(at: CGPoint(x: bounds.minX + 50, y: bounds.minY + 50), proposal: ProposedViewSize(width: 40, height: 40))
            }) { Color.red.mark("c") }
        },
        MeasuredFact("contract-K", width: 150, height: 150, frames: "root:0,0,100,100 a:0,0,70,40 b:85,90,30,20 c:70,80,30,20") {
            Square(placing: { bounds, views in
                let point = CGPoint(x: bounds.minX + 100, y: bounds.minY + 100)
                views[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 70, height: 40))
                views[1].place(at: point, anchor: .center, proposal: ProposedViewSize(width: 30, height: 20))
                views[2].place(at: point, anchor: .bottomTrailing, proposal: ProposedViewSize(width: 30, height: 20))
            }) { Color.red.mark("a"); Color.red.mark("b"); Color.red.mark("c") }
        },
        MeasuredFact("contract-E-zero", width: nil, height: nil, frames: "root:0,0,12,12") {
            Asking(length: { $0.sizeThatFits(.zero) }) { Spacer(minLength: 12) }
        },
        MeasuredFact("contract-E-frame-zero", width: nil, height: nil, frames: "root:0,0,12,0") {
            Asking(length: { $0.sizeThatFits(.zero) }) { Color.red.frame(minWidth: 12) }
        },
        MeasuredFact("contract-E-frame-ideal", width: nil, height: nil, frames: "root:0,0,12,10") {
            Asking(length: { $0.sizeThatFits(.unspecified) }) { Color.red.frame(minWidth: 12) }
        },
        MeasuredFact("contract-E-frame-endless", width: nil, height: nil, frames: "root:0,0,1,1") {
            Asking(length: { let size = $0.sizeThatFits(.infinity); return CGSize(width: size.width == .infinity ? 1 : 0, height: size.height == .infinity ? 1 : 0) }) { Color.red.frame(minWidth: 12) }
        },
        MeasuredFact("contract-E-priority", width: nil, height: nil, frames: "root:0,0,2.5,0") {
            Asking(length: { CGSize(width: $0.priority, height: 0) }) { Color.red.layoutPriority(2.5) }
        },
        MeasuredFact("contract-E-spacer", width: nil, height: nil, frames: "root:0,0,1,0") {
            Asking(length: { CGSize(width: $0.priority == -.infinity ? 1 : 0, height: 0) }) { Spacer() }
        },
        MeasuredFact("contract-L-frame", width: nil, height: nil, frames: "root:0,0,0,0") {
            Asking(length: { CGSize(width: $0.priority, height: 0) }) { Color.red.layoutPriority(2).frame(width: 10) }
        },
        MeasuredFact("contract-L-padding", width: nil, height: nil, frames: "root:0,0,0,6") {
            Asking(length: { CGSize(width: $0.priority, height: $0.sizeThatFits(.zero).height) }) { Color.red.layoutPriority(2).padding(3) }
        },
        MeasuredFact("contract-L-outer", width: nil, height: nil, frames: "root:0,0,2,16") {
            Asking(length: { CGSize(width: $0.priority, height: $0.sizeThatFits(.unspecified).height) }) { Color.red.padding(3).layoutPriority(2) }
        },
    ]

    private static let grids: [MeasuredFact] = [
        MeasuredFact("GX14", width: nil, height: nil, frames: "root:0,0,58,38 a:0,5,30,10 b:38,0,20,20 c:0,28,10,10 d:12.5,30.5,5,5") {
            Grid { GridRow { box("a", 30, 10); box("b", 20, 20) }; GridRow { box("c", 10, 10).gridCellColumns(0); box("d", 5, 5) } }
        },
        MeasuredFact("GX7", width: nil, height: nil, frames: "root:0,0,100,38 c:0,0,100,10 a:10.5,23,30,10 b:69.5,18,20,20") {
            Grid { GridRow { box("c", 100, 10).gridCellColumns(2) }; GridRow { box("a", 30, 10); box("b", 20, 20) } }
        },
        MeasuredFact("GX19", width: 200, height: 100, frames: "root:0,0,200,100 a:0,0,104,82 b:112,36,30,10 c:150,36,50,10 d:80,90,40,10") {
            Grid { GridRow { Color.red.mark("a"); wide("b", 10, 10, 30, height: 10); wide("c", 20, 20, 50, height: 10) }; box("d", 40, 10) }
        },
        MeasuredFact("GS6", width: nil, height: nil, frames: "root:0,0,68,136 a:0,0,40,40 c:48,48,20,40 d:5,96,30,40") {
            Grid { GridRow { box("a", 40, 40) }; GridRow { box("b", 20, 10); box("c", 20, 40).gridCellColumns(2) }; GridRow { box("d", 30, 40) } }
        },
        MeasuredFact("grid-explicit-gaps", width: nil, height: 80, frames: "root:0,0,64,80 a:0,50,10,10 b:22,50,30,30") {
            Grid(alignment: .topTrailing, horizontalSpacing: 12) { GridRow { Color.red.gridCellColumns(3) }; GridRow { wide("a", 0, 10, 150, height: 10); box("b", 30, 30) } }
        },
        MeasuredFact("LZ5", width: 200, height: 200, frames: "root:0,0,28,200 a:0,71,10,30 b:0,109,10,20 c:18,36,10,100 d:18,109,10,20") {
            LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(20))]) { box("a", 10, 30); box("b", 10, 20); box("c", 10, 100); box("d", 10, 20) }
        },
        MeasuredFact("GL14", width: nil, height: nil, frames: "root:0,0,68,48 a:10,20,10,10 b:58,0,10,30 c:0,38,50,10") {
            Grid { GridRow { box("a", 10, 10).gridCellAnchor(UnitPoint(x: 0.25, y: 1)); box("b", 10, 30) }; GridRow { box("c", 50, 10) } }
        },
        MeasuredFact("GE20half", width: 150, height: 80, frames: "root:0,0,150,80 z:0,35,71,10 b:82.9375,16,7.875,10 e:81.875,50,10,30 x:102.75,0,47.25,42") {
            HStack { wide("z", 0, 50, 100, height: 10); Grid { GridRow { Half { Color.clear }.mark("b"); Color.red.mark("x") }; GridRow { box("e", 10, 30) } } }
        },
    ]
}
