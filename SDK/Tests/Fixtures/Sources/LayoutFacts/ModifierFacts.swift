// swift-format-ignore-file
// The views stand as they were measured.
import SwiftUI

/// What modifiers do to views, one by one and after each other, as measured in SwiftUI.
///
/// The names are those of the arms in swiftui-frame-semantics (frame), swiftui-engine-replacement-stage1 (one), stage2
/// (two) and stage3 (three), swiftui-engine-stage-7a (7a), swiftui-component-distribution (each),
/// swiftui-outer-modifier-order (order), swiftui-layout-input-validation (P), swiftui-shapes-and-rendering (S) and
/// swiftui-paths-shadows-transforms (T) in docs/probes of https://github.com/mburger89/MetalUI, recorded on macOS
/// 26.6.2 and 27.0.
enum ModifierFacts {
    static let all = frames + stage2 + groups + proportions + caps + layers

    private static let frames: [MeasuredFact] = [
        MeasuredFact("frame-A3", width: 300, height: 200, frames: "root:0,0,60,20 c:20,0,20,20") { box("c", 20, 20).frame(width: 60) },
        MeasuredFact("frame-A5", width: 300, height: 200, frames: "root:0,0,60,40 c:-70,-60,200,160") { box("c", 200, 160).frame(width: 60, height: 40) },
        MeasuredFact("frame-A6", width: 300, height: 200, frames: "root:0,0,0,0 c:-10,-10,20,20") { box("c", 20, 20).frame(width: 0, height: 0) },
        MeasuredFact("frame-B3", width: nil, height: nil, frames: "c:40,0,20,20") { box("c", 20, 20).frame(width: 60, height: 40, alignment: .topTrailing) },
        MeasuredFact("frame-B7", width: nil, height: nil, frames: "c:20,20,20,20") { box("c", 20, 20).frame(width: 60, height: 40, alignment: .bottom) },
        MeasuredFact("frame-C", width: 300, height: 200, frames: "root:0,0,20,20 c:0,0,20,20") { box("c", 20, 20).frame(idealWidth: 80) },
        MeasuredFact("frame-C4", width: nil, height: nil, frames: "root:0,0,80,20 c:30,0,20,20") { box("c", 20, 20).frame(minWidth: 40, idealWidth: 80, maxWidth: 120) },
        MeasuredFact("frame-D2", width: 30, height: 30, frames: "root:0,0,40,20 c:10,0,20,20") { box("c", 20, 20).frame(minWidth: 40, maxWidth: 80) },
        MeasuredFact("frame-D4", width: 100, height: 100, frames: "root:0,0,80,20 c:30,0,20,20") { box("c", 20, 20).frame(maxWidth: 80) },
        MeasuredFact("frame-D5", width: 30, height: 30, frames: "root:0,0,30,20 c:5,0,20,20") { box("c", 20, 20).frame(maxWidth: 80) },
        MeasuredFact("frame-D7", width: 100, height: 100, frames: "root:0,0,40,20 c:10,0,20,20") { box("c", 20, 20).frame(minWidth: 40) },
        MeasuredFact("frame-D8", width: 30, height: 30, frames: "root:0,0,40,20 c:10,0,20,20") { box("c", 20, 20).frame(minWidth: 40) },
        MeasuredFact("frame-D9", width: nil, height: nil, frames: "root:0,0,40,20 c:10,0,20,20") { box("c", 20, 20).frame(minWidth: 40) },
        MeasuredFact("frame-D13", width: 100, height: 100, frames: "root:0,0,80,160 c:-60,0,200,160") { box("c", 200, 160).frame(minWidth: 40, maxWidth: 80) },
        MeasuredFact("frame-D16", width: 100, height: 100, frames: "root:0,0,20,80 c:0,30,20,20") { box("c", 20, 20).frame(minHeight: 40, maxHeight: 80) },
        MeasuredFact("frame-E3", width: 300, height: 200, frames: "root:0,0,50,20 c:15,0,20,20") { box("c", 20, 20).frame(maxWidth: .infinity).frame(width: 50) },
        MeasuredFact("frame-E4", width: 300, height: 200, frames: "root:0,0,300,20 c:140,0,20,20") { box("c", 20, 20).frame(width: 50).frame(maxWidth: .infinity) },
        MeasuredFact("frame-E6", width: nil, height: nil, frames: "root:0,0,120,100 c:20,10,20,20") { box("c", 20, 20).frame(width: 60, height: 40).frame(width: 120, height: 100, alignment: .topLeading) },
        // The flexible frame places its child at its own size (the arms' second proposals).
        MeasuredFact("frame-again", width: 100, height: 100, frames: "root:0,0,80,10 h:20,0,40,10") { Half { Color.clear }.mark("h").frame(maxWidth: 80) },
        MeasuredFact("frame-again-min", width: 30, height: 30, frames: "root:0,0,40,10 h:10,0,20,10") { Half { Color.clear }.mark("h").frame(minWidth: 40) },
        MeasuredFact("frame-again-both", width: 300, height: 200, frames: "root:0,0,150,10 h:37.5,0,75,10") { Half { Color.clear }.mark("h").frame(minWidth: 40) },
        MeasuredFact("one-B1", width: nil, height: nil, frames: "root:0,0,60,60 c:12,12,10,26") { box("c", 10, 26).padding(12).frame(width: 60, height: 60, alignment: .topLeading) },
        MeasuredFact("one-B2", width: nil, height: nil, frames: "root:0,0,60,60 c:25,17,10,26") { box("c", 10, 26).padding(12).frame(width: 60, height: 60) },
        MeasuredFact("one-B3", width: nil, height: nil, frames: "root:0,0,260,60 a:12,12,36,36 b:60,12,140,36 c:212,12,36,36") { HStack(spacing: 12) { box("a", 36, 36); box("b", 140, 36); box("c", 36, 36) }.padding(12) },
        MeasuredFact("one-H2", width: nil, height: nil, frames: "root:0,0,20,40 c:0,20,20,20") { VStack(spacing: 0) { box("a", 20, 20); if false { box("b", 20, 20) }; box("c", 20, 20) } },
        MeasuredFact("one-S1", width: nil, height: nil, frames: "root:0,0,196,42 a:77,0,42,16 b:98,16,0,26 f:0,16,196,26") { VStack(spacing: 0) { box("a", 42, 16); box("b", 0, 26).frame(maxWidth: .infinity).mark("f") }.frame(width: 196) },
        MeasuredFact("one-S2", width: nil, height: nil, frames: "root:0,0,196,42 a:77,0,42,16 b:0,16,196,26") { VStack(spacing: 0) { box("a", 42, 16); Color.red.frame(height: 26).mark("b") }.frame(width: 196) },
        MeasuredFact("one-S3", width: nil, height: nil, frames: "root:0,0,42,42 b:21,16,0,26 f:0,16,42,26") { VStack(spacing: 0) { box("a", 42, 16); box("b", 0, 26).frame(maxWidth: .infinity).mark("f") } },
        MeasuredFact("one-G1", width: nil, height: nil, frames: "root:0,0,568,40 a:0,0,40,40 b:52,14,516,12") { HStack(spacing: 12) { box("a", 40, 40); wide("b", 0, 10, .infinity, height: 12) }.frame(width: 568) },
        MeasuredFact("one-G2", width: nil, height: nil, frames: "root:0,0,568,40 b:310,14,0,12 f:52,14,516,12") { HStack(spacing: 12) { box("a", 40, 40); box("b", 0, 12).frame(maxWidth: .infinity).mark("f") }.frame(width: 568) },
    ]

    private static let stage2: [MeasuredFact] = [
        MeasuredFact("two-F1", width: nil, height: nil, frames: "root:0,0,300,10 a:0,0,40,10 b:170,0,0,10 f:40,0,260,10") { HStack(spacing: 0) { box("a", 40, 10); box("b", 0, 10).frame(maxWidth: .infinity).mark("f") }.frame(width: 300) },
        MeasuredFact("two-F2", width: 300, height: nil, frames: "root:0,0,300,10 a:25,0,100,10 b:215,0,20,10 f:0,0,150,10 g:150,0,150,10") { HStack(spacing: 0) { box("a", 100, 10).frame(maxWidth: .infinity).mark("f"); box("b", 20, 10).frame(maxWidth: .infinity).mark("g") } },
        MeasuredFact("two-F3", width: 300, height: nil, frames: "root:0,0,300,10 f:0,0,200,10 g:200,0,100,10 b:240,0,20,10") { HStack(spacing: 0) { box("a", 200, 10).frame(maxWidth: .infinity).mark("f"); box("b", 20, 10).frame(maxWidth: .infinity).mark("g") } },
        MeasuredFact("two-F8", width: 300, height: nil, frames: "root:0,0,300,10 f:0,0,150,10 g:150,0,150,10") { HStack(spacing: 0) { box("a", 100, 10).frame(minWidth: 0, maxWidth: .infinity).mark("f"); box("b", 20, 10).frame(minWidth: 0, maxWidth: .infinity).mark("g") } },
        MeasuredFact("two-X1", width: nil, height: nil, frames: "root:0,0,40,40 b:20,15,20,10 f:20,0,20,40") { HStack(spacing: 0) { box("a", 20, 40); box("b", 20, 10).frame(maxHeight: .infinity).mark("f") } },
        MeasuredFact("two-X2", width: nil, height: nil, frames: "root:0,0,40,100 a:0,30,20,40 b:20,45,20,10 f:20,0,20,100") { HStack(spacing: 0) { box("a", 20, 40); box("b", 20, 10).frame(maxHeight: .infinity).mark("f") }.frame(height: 100) },
        MeasuredFact("two-X4", width: 200, height: nil, frames: "root:0,0,200,20 a:85,0,30,10 b:100,10,0,10 v:0,0,200,20") { HStack(spacing: 0) { VStack(spacing: 0) { box("a", 30, 10); box("b", 0, 10).frame(maxWidth: .infinity) }.mark("v") } },
        MeasuredFact("two-X7", width: 300, height: nil, frames: "root:0,0,300,20 a:100,0,100,10 b:0,10,20,10") { VStack(spacing: 0) { box("a", 100, 10); box("b", 20, 10).frame(maxWidth: .infinity, alignment: .leading) } },
        MeasuredFact("two-X8", width: nil, height: nil, frames: "root:0,0,50,40 c:30,15,10,10 f:20,15,30,10") { HStack(spacing: 0) { box("a", 20, 40); box("c", 10, 10).frame(width: 30).mark("f") } },
        MeasuredFact("two-X10", width: nil, height: nil, frames: "root:0,0,40,100 a:0,30,20,40 b:20,45,20,10 f:20,37.5,20,25") { HStack(spacing: 0) { box("a", 20, 40); box("b", 20, 10).frame(maxHeight: 25).mark("f") }.frame(height: 100) },
        MeasuredFact("two-X14", width: 300, height: nil, frames: "root:0,0,300,36 a:100,0,100,10 b:272,18,20,10 p:0,10,300,26") { VStack(spacing: 0) { box("a", 100, 10); box("b", 20, 10).frame(maxWidth: .infinity, alignment: .trailing).padding(8).mark("p") } },
        MeasuredFact("two-P3", width: nil, height: nil, frames: "root:0,0,56,36 a:8,8,20,20 b:36,8,20,20 g:8,8,20,20") { HStack(spacing: 0) { box("a", 20, 20).background { Color.red.mark("g") }.padding(8); box("b", 20, 20) } },
        MeasuredFact("two-P7", width: nil, height: nil, frames: "root:0,0,10,10 c:12,0,10,10 p:0,-12,34,34") { box("c", 10, 10).padding(12).mark("p").frame(width: 10, height: 10, alignment: .leading) },
        MeasuredFact("two-P9", width: nil, height: nil, frames: "root:0,0,10,10 c:0,0,10,10 p:-12,-12,34,34") { box("c", 10, 10).padding(12).mark("p").frame(width: 10, height: 10) },
        MeasuredFact("two-J1", width: 200, height: nil, frames: "a:0,0,20,10 b:90,0,20,10 c:180,0,20,10") { HStack(spacing: 0) { box("a", 20, 10); Spacer(minLength: 0); box("b", 20, 10); Spacer(minLength: 0); box("c", 20, 10) } },
        MeasuredFact("two-J4", width: 200, height: nil, frames: "a:35,0,20,10 b:90,0,20,10 c:145,0,20,10") { HStack(spacing: 0) { Spacer(minLength: 0); box("a", 20, 10); Spacer(minLength: 0); box("b", 20, 10); Spacer(minLength: 0); box("c", 20, 10); Spacer(minLength: 0) } },
        MeasuredFact("two-J5", width: 200, height: nil, frames: "a:53.3333,0,20,10 b:126.6667,0,20,10") { HStack(spacing: 0) { Spacer(minLength: 0); box("a", 20, 10); Spacer(minLength: 10); box("b", 20, 10); Spacer(minLength: 0) } },
        MeasuredFact("two-J7", width: 200, height: nil, frames: "a:23.3333,0,20,10 b:90,0,20,10 c:156.6667,0,20,10") { HStack(spacing: 0) { Spacer(minLength: 0); box("a", 20, 10); Spacer(minLength: 0); Spacer(minLength: 0); box("b", 20, 10); Spacer(minLength: 0); Spacer(minLength: 0); box("c", 20, 10); Spacer(minLength: 0) } },
        MeasuredFact("two-J9", width: 40, height: nil, frames: "root:0,0,50,10 a:0,0,20,10 g:20,5,10,0 b:30,0,20,10") { HStack(spacing: 0) { Spacer(minLength: 0); box("a", 20, 10); Spacer(minLength: 0); box("g", 10, 0); box("b", 20, 10); Spacer(minLength: 0) } },
        MeasuredFact("two-R2", width: nil, height: nil, frames: "root:0,0,100,10 b:-60,0,80,10 a:20,0,80,10") { HStack(spacing: 0) { box("b", 80, 10); box("a", 80, 10) }.frame(width: 100, alignment: .trailing) },
        MeasuredFact("two-C2", width: nil, height: nil, frames: "root:0,0,200,10 c:0,0,100,10 r:0,0,200,10") { VStack(spacing: 0) { GeometryReader { proxy in Color.red.frame(width: proxy.size.width * 0.5, height: 10).mark("c") }.frame(height: 10).mark("r") }.frame(width: 200) },
        MeasuredFact("7a-W2", width: 120, height: 100, frames: "root:0,0,120,20 a:-40,0,50,20 b:10,0,50,20 d:110,0,50,20") { HStack(spacing: 0) { box("a", 50, 20); box("b", 50, 20); box("c", 50, 20); box("d", 50, 20) }.frame(width: 120) },
        MeasuredFact("7a-G1", width: 700, height: 100, frames: "a:0,0,0,20 b:0,0,600,20 c:600,0,100,20") { HStack(spacing: 0) { Color.red.frame(maxWidth: .infinity).frame(height: 20).mark("a"); Color.red.frame(maxWidth: .infinity).frame(height: 20).mark("b").layoutPriority(1); box("c", 100, 20) } },
        MeasuredFact("7a-G2", width: 400, height: 100, frames: "a:0,0,50,20 b:50,0,175,20 c:225,0,175,20") { HStack(spacing: 0) { Color.red.frame(maxWidth: 50).frame(height: 20).mark("a"); Color.red.frame(maxWidth: .infinity).frame(height: 20).mark("b"); Color.red.frame(maxWidth: .infinity).frame(height: 20).mark("c") } },
        MeasuredFact("7a-B1", width: 400, height: 300, frames: "root:0,0,100,80 a:-5,-25,110,130 c:45,35,10,10") { box("c", 10, 10).padding(EdgeInsets(top: 60, leading: 50, bottom: 60, trailing: 50)).mark("a").frame(width: 100, height: 80) },
    ]

    private static let groups: [MeasuredFact] = [
        MeasuredFact("three-W3", width: 300, height: 100, frames: "a:58,45,30,10 b:202,45,50,10") { HStack { Group { box("a", 30, 10); box("b", 50, 10) }.frame(maxWidth: .infinity) }.frame(width: 300, height: 100) },
        MeasuredFact("three-W6", width: 300, height: 100, frames: "a:0,45,30,10 b:154,45,50,10") { HStack { Group { box("a", 30, 10); box("b", 50, 10) }.frame(maxWidth: .infinity, alignment: .leading) }.frame(width: 300, height: 100) },
        MeasuredFact("each-G2", width: nil, height: nil, frames: "root:0,0,120,26 a:8,8,30,10 b:62,8,50,10") { HStack { Pair().padding(8) }.fixedSize() },
        MeasuredFact("each-G4", width: nil, height: nil, frames: "root:0,0,120,26 a:8,8,30,10 b:62,8,50,10") { HStack { Pair().padding(4).padding(4) }.fixedSize() },
        MeasuredFact("each-G7", width: nil, height: nil, frames: "root:0,0,148,10 a:20,0,30,10 b:88,0,50,10") { HStack { Pair().frame(width: 70) }.fixedSize() },
        MeasuredFact("order-A3", width: nil, height: nil, frames: "root:0,0,44,44 c:12,12,20,20 g:4,4,36,36") { box("c", 20, 20).padding(8).background { Color.red.mark("g") }.padding(4) },
        MeasuredFact("order-B1", width: nil, height: nil, frames: "root:0,0,60,60 c:20,20,20,20 g:0,0,60,60") { box("c", 20, 20).frame(width: 60, height: 60).background { Color.red.mark("g") } },
        MeasuredFact("order-D1", width: nil, height: nil, frames: "root:0,0,60,60 c:20,20,20,20 g:0,0,60,60") { box("c", 20, 20).padding(8).frame(width: 60, height: 60).background { Color.red.mark("g") } },
        MeasuredFact("order-D2", width: nil, height: nil, frames: "root:0,0,60,60 c:20,20,20,20 g:20,20,20,20") { box("c", 20, 20).background { Color.red.mark("g") }.padding(8).frame(width: 60, height: 60) },
        MeasuredFact("order-L", width: nil, height: nil, frames: "root:0,0,20,20") { box("c", 20, 20).border(.green, width: 4).opacity(0.5).clipShape(Rectangle()).cornerRadius(6).allowsHitTesting(false).contentShape(Rectangle()).overlay(Color.green) },
        MeasuredFact("absent-padding", width: nil, height: nil, frames: "root:0,0,40,88") { VStack(spacing: 8) { box("a", 40, 40); Group { if false { box("c", 40, 40) } }.padding(10).background(Color.green); box("b", 40, 40) } },
        MeasuredFact("absent-frame", width: nil, height: nil, frames: "root:0,0,40,88") { VStack(spacing: 8) { box("a", 40, 40); Group { if false { box("c", 40, 40) } }.frame(width: 100, height: 100); box("b", 40, 40) } },
        MeasuredFact("absent-button", width: nil, height: nil, frames: "root:0,0,40,96") { VStack(spacing: 8) { box("a", 40, 40); Link(destination: URL(string: "a:b")!) { if false { box("c", 40, 40) } }; box("b", 40, 40) } },
        MeasuredFact("absent-root", width: 160, height: nil, frames: "root:0,0,20,20") { ZStack { Square(placing: { _, _ in }) { }.frame(width: 0, height: 0) }.padding(10) },
    ]

    private static let proportions: [MeasuredFact] = [
        MeasuredFact("P8zero", width: 100, height: 80, frames: "root:0,0,0,80") { Color.red.aspectRatio(0, contentMode: .fit) },
        MeasuredFact("P8bideal", width: nil, height: nil, frames: "root:0,0,10,10") { Color.red.aspectRatio(2, contentMode: .fit) },
        MeasuredFact("P8c-fit-0x80", width: 0, height: 80, frames: "root:0,0,0,0") { Color.red.aspectRatio(2, contentMode: .fit) },
        MeasuredFact("P8c-fill-0x80", width: 0, height: 80, frames: "root:0,0,160,80") { Color.red.aspectRatio(2, contentMode: .fill) },
        MeasuredFact("S-A2", width: 100, height: nil, frames: "root:0,0,100,100") { Color.red.scaledToFill() },
        MeasuredFact("S-A2n", width: nil, height: nil, frames: "root:0,0,10,10") { Color.red.scaledToFill() },
        MeasuredFact("S-A3", width: 100, height: 60, frames: "root:0,0,100,50") { Color.red.frame(idealWidth: 40, idealHeight: 20).scaledToFit() },
        MeasuredFact("S-A4n", width: nil, height: nil, frames: "root:0,0,40,20") { box("c", 40, 20).scaledToFit() },
        MeasuredFact("S-circle-stroke", width: 100, height: 60, frames: "root:0,0,60,60") { Circle().stroke(lineWidth: 10) },
        MeasuredFact("S-capsule", width: 100, height: nil, frames: "root:0,0,100,10") { Capsule() },
        MeasuredFact("S-O5", width: 100, height: 60, frames: "root:0,0,60,20") { box("c", 60, 20).background(Capsule()) },
        MeasuredFact("S-C8", width: 100, height: nil, frames: "root:0,0,100,60") { box("c", 100, 60).clipShape(Circle()) },
        MeasuredFact("PA1", width: 100, height: nil, frames: "root:0,0,100,10") { Path(CGRect(x: 20, y: 30, width: 50, height: 40)) },
        MeasuredFact("T1", width: 100, height: 60, frames: "root:0,0,100,20") { box("c", 100, 20).rotationEffect(.degrees(45)) },
        MeasuredFact("T3", width: 100, height: 60, frames: "root:0,0,40,20") { box("c", 40, 20).scaleEffect(2) },
        MeasuredFact("T6b", width: nil, height: nil, frames: "root:0,0,88,20 b:48,0,40,20") { HStack { box("a", 40, 20).offset(y: 30); box("b", 40, 20) } },
    ]
}

extension ModifierFacts {
    /// In layers and bars, as swiftui-overlay-presentation (Q) and swiftui-controls-in-stacks (ST, FL) have it there.
    private static let layers: [MeasuredFact] = [
        MeasuredFact("Q1", width: 100, height: 100, frames: "root:0,0,100,100 c:5,5,22,20") { box("c", 22, 20).padding(EdgeInsets(top: 5, leading: 5, bottom: 0, trailing: 0)).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading) },
        MeasuredFact("Q1c", width: 100, height: 100, frames: "root:0,0,100,100 c:63,71,30,20") { box("c", 30, 20).padding(EdgeInsets(top: 0, leading: 0, bottom: 9, trailing: 7)).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing) },
        MeasuredFact("Q2", width: 100, height: 100, frames: "root:0,0,100,100 c:20,10,40,60") { Color.red.mark("c").frame(maxWidth: .infinity, maxHeight: .infinity).padding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)) },
        MeasuredFact("Q4", width: 100, height: 100, frames: "o:0,0,100,100 p:40,40,20,20") { ZStack { Color.red.overlay { Color.red.mark("o") }; box("c", 20, 20).overlay { Color.red.mark("p") } } },
        MeasuredFact("Q5", width: 100, height: 100, frames: "o:40,40,20,20 p:0,0,20,20") { Color.red.overlay { box("o", 20, 20) }.overlay(alignment: .topLeading) { box("p", 20, 20) } },
        MeasuredFact("Q6", width: nil, height: nil, frames: "root:0,0,50,40 o:-5,0,60,60") { VStack(spacing: 0) { box("a", 50, 20); box("b", 20, 20).overlay { box("o", 60, 60) } } },
        MeasuredFact("ST0", width: 600, height: 40, frames: "root:0,0,600,26 a:16,6,96,14 b:16,9.5,7,7 c:29,6,83,14 d:128,6,74,14 e:218,6,41.5,14 f:275.5,6,40.5,14 g:411,6,173,14") {
            HStack(spacing: 16) { HStack(spacing: 6) { box("b", 7, 7); box("c", 83, 14) }.mark("a"); box("d", 74, 14); box("e", 41.5, 14); box("f", 40.5, 14); Spacer(); box("g", 173, 14) }
                .padding(.horizontal, 16).frame(minHeight: 26, maxHeight: 26)
        },
        MeasuredFact("FL11", width: 200, height: nil, frames: "d:0,38,200,_ a:70,0,60,30") { VStack { box("a", 60, 30); Divider().mark("d") } },
        MeasuredFact("FL14", width: nil, height: nil, frames: "root:0,0,0,0") { List { box("a", 30, 20) } },
        MeasuredFact("FL14-w200", width: 200, height: nil, frames: "root:0,0,200,0") { List { box("a", 30, 20) } },
        MeasuredFact("FL14-h200", width: nil, height: 200, frames: "root:0,0,0,200") { List { box("a", 30, 20) } },
    ]

    /// Bounds of proportions, as FLSwiftUIParityTests of the package FrameLayout compares them with SwiftUI on iOS.
    private static let caps: [MeasuredFact] = [
        MeasuredFact("cap-fit", width: 160, height: nil, frames: "root:0,0,160,100 c:55,0,50,100") { Color.red.aspectRatio(0.5, contentMode: .fit).mark("c").frame(maxHeight: 100) },
        MeasuredFact("cap-fit-800", width: 160, height: 800, frames: "root:0,0,50,100 c:0,0,50,100") { Color.red.aspectRatio(0.5, contentMode: .fit).mark("c").frame(maxHeight: 100) },
        MeasuredFact("cap-fit-width", width: 160, height: nil, frames: "root:0,0,50,100") { Color.red.aspectRatio(0.5, contentMode: .fit).frame(maxWidth: 50) },
        MeasuredFact("cap-fit-width-300", width: 160, height: 300, frames: "root:0,0,50,100") { Color.red.aspectRatio(0.5, contentMode: .fit).frame(maxWidth: 50) },
        MeasuredFact("cap-fit-fixed", width: 160, height: 200, frames: "root:0,0,160,100 c:55,0,50,100") { Color.red.aspectRatio(0.5, contentMode: .fit).mark("c").frame(maxHeight: 100).fixedSize(horizontal: false, vertical: true) },
        MeasuredFact("cap-fill-width", width: 160, height: 300, frames: "root:0,0,50,300") { Color.red.aspectRatio(0.5, contentMode: .fill).frame(maxWidth: 50) },
        MeasuredFact("cap-fill-height", width: 160, height: nil, frames: "root:0,0,248.889,140") { Color.red.aspectRatio(16 / 9, contentMode: .fill).frame(height: 140) },
        MeasuredFact("cap-fill-open", width: 160, height: nil, frames: "root:0,0,160,90") { Color.red.aspectRatio(16 / 9, contentMode: .fill).frame(maxHeight: 140) },
        MeasuredFact("cap-fill-padding", width: 160, height: nil, frames: "root:0,0,160,97") { Color.red.aspectRatio(16 / 9, contentMode: .fill).frame(maxHeight: 140).padding(8) },
        MeasuredFact("cap-color", width: 160, height: nil, frames: "root:0,0,160,20") { Color.red.frame(minHeight: 20, maxHeight: 20).frame(maxWidth: .infinity) },
    ]
}

private struct Pair: View {
    var body: some View {
        box("a", 30, 10)
        box("b", 50, 10)
    }
}
