// swift-format-ignore-file
// The views stand as they were measured.

#if PLUGIN
    import SwiftUI
#endif

/// Where views lie in frames, stacks, layers and hosts, as measured in SwiftUI.
///
/// The names are those of the arms in swiftui-stack-algorithms (A), swiftui-frame-semantics (B),
/// swiftui-engine-replacement-stage1 (one), stage2 (two) and stage3 (three), swiftui-engine-stage-7a (7a),
/// swiftui-engine-stage-8 (8), swiftui-component-distribution (each), swiftui-composition-identity (id) and
/// swiftui-outer-modifier-order (order) in docs/probes of https://github.com/mburger89/MetalUI, recorded on macOS
/// 26.6.2 and 27.0.
enum AlignmentFacts {
    static let all = aligned + hosted + members

    private static let aligned: [MeasuredFact] = [
        MeasuredFact("A1center", width: nil, height: nil, frames: "root:0,0,40,30 a:0,10,20,10 b:20,0,20,30") { HStack(alignment: .center, spacing: 0) { box("a", 20, 10); box("b", 20, 30) } },
        MeasuredFact("A1bottom", width: nil, height: nil, frames: "root:0,0,40,30 a:0,20,20,10 b:20,0,20,30") { HStack(alignment: .bottom, spacing: 0) { box("a", 20, 10); box("b", 20, 30) } },
        MeasuredFact("A2center", width: nil, height: nil, frames: "root:0,0,30,40 a:10,0,10,20 b:0,20,30,20") { VStack(alignment: .center, spacing: 0) { box("a", 10, 20); box("b", 30, 20) } },
        MeasuredFact("A2trailing", width: nil, height: nil, frames: "root:0,0,30,40 a:20,0,10,20 b:0,20,30,20") { VStack(alignment: .trailing, spacing: 0) { box("a", 10, 20); box("b", 30, 20) } },
        MeasuredFact("A3top", width: nil, height: nil, frames: "root:0,0,60,40 s:20,0,20,20") { ZStack(alignment: .top) { box("b", 60, 40); box("s", 20, 20) } },
        MeasuredFact("A3center", width: nil, height: nil, frames: "root:0,0,60,40 s:20,10,20,20") { ZStack(alignment: .center) { box("b", 60, 40); box("s", 20, 20) } },
        MeasuredFact("A3trailing", width: nil, height: nil, frames: "root:0,0,60,40 s:40,10,20,20") { ZStack(alignment: .trailing) { box("b", 60, 40); box("s", 20, 20) } },
        MeasuredFact("A3bottomLeading", width: nil, height: nil, frames: "root:0,0,60,40 s:0,20,20,20") { ZStack(alignment: .bottomLeading) { box("b", 60, 40); box("s", 20, 20) } },
        MeasuredFact("A3bottom", width: nil, height: nil, frames: "root:0,0,60,40 s:20,20,20,20") { ZStack(alignment: .bottom) { box("b", 60, 40); box("s", 20, 20) } },
        MeasuredFact("A4union", width: nil, height: nil, frames: "root:0,0,60,40 a:0,0,60,20 b:0,0,20,40") { ZStack(alignment: .topLeading) { box("a", 60, 20); box("b", 20, 40) } },
        MeasuredFact("A6topLeading", width: nil, height: nil, frames: "root:0,0,60,40 o:0,0,20,20") { box("p", 60, 40).overlay(alignment: .topLeading) { box("o", 20, 20) } },
        MeasuredFact("A6topTrailing", width: nil, height: nil, frames: "root:0,0,60,40 o:40,0,20,20") { box("p", 60, 40).overlay(alignment: .topTrailing) { box("o", 20, 20) } },
        MeasuredFact("A6leading", width: nil, height: nil, frames: "root:0,0,60,40 o:0,10,20,20") { box("p", 60, 40).overlay(alignment: .leading) { box("o", 20, 20) } },
        MeasuredFact("A6center", width: nil, height: nil, frames: "root:0,0,60,40 o:20,10,20,20") { box("p", 60, 40).overlay(alignment: .center) { box("o", 20, 20) } },
        MeasuredFact("A6trailing", width: nil, height: nil, frames: "root:0,0,60,40 o:40,10,20,20") { box("p", 60, 40).overlay(alignment: .trailing) { box("o", 20, 20) } },
        MeasuredFact("A6bottom", width: nil, height: nil, frames: "root:0,0,60,40 o:20,20,20,20") { box("p", 60, 40).overlay(alignment: .bottom) { box("o", 20, 20) } },
        MeasuredFact("A9center", width: nil, height: nil, frames: "root:0,0,60,40 g:20,10,20,20") { box("p", 60, 40).background(alignment: .center) { box("g", 20, 20) } },
        MeasuredFact("B1", width: nil, height: nil, frames: "root:0,0,60,40 c:0,0,20,20") { box("c", 20, 20).frame(width: 60, height: 40, alignment: .topLeading) },
        MeasuredFact("B2", width: nil, height: nil, frames: "root:0,0,60,40 c:20,0,20,20") { box("c", 20, 20).frame(width: 60, height: 40, alignment: .top) },
        MeasuredFact("B4", width: nil, height: nil, frames: "root:0,0,60,40 c:0,10,20,20") { box("c", 20, 20).frame(width: 60, height: 40, alignment: .leading) },
        MeasuredFact("B5", width: nil, height: nil, frames: "root:0,0,60,40 c:40,10,20,20") { box("c", 20, 20).frame(width: 60, height: 40, alignment: .trailing) },
        MeasuredFact("B8", width: nil, height: nil, frames: "root:0,0,60,40 c:40,20,20,20") { box("c", 20, 20).frame(width: 60, height: 40, alignment: .bottomTrailing) },
        MeasuredFact("one-B0", width: nil, height: nil, frames: "root:0,0,60,60 c:0,0,10,26") { box("c", 10, 26).frame(width: 60, height: 60, alignment: .topLeading) },
        MeasuredFact("one-G0", width: nil, height: nil, frames: "root:0,0,568,40 a:258,0,40,40 b:310,14,0,12") { HStack(spacing: 12) { box("a", 40, 40); box("b", 0, 12) }.frame(width: 568) },
        MeasuredFact("one-S0", width: nil, height: nil, frames: "root:0,0,196,42 a:77,0,42,16 b:98,16,0,26") { VStack(spacing: 0) { box("a", 42, 16); box("b", 0, 26) }.frame(width: 196) },
        MeasuredFact("one-H1", width: nil, height: nil, frames: "root:0,0,20,60 c:0,40,20,20") { VStack(spacing: 0) { box("a", 20, 20); box("b", 20, 20).hidden(); box("c", 20, 20) } },
        MeasuredFact("two-F0", width: nil, height: nil, frames: "root:0,0,300,10 a:130,0,40,10 b:170,0,0,10") { HStack(spacing: 0) { box("a", 40, 10); box("b", 0, 10) }.frame(width: 300) },
        MeasuredFact("two-P8", width: nil, height: nil, frames: "root:0,0,10,10 c:0,12,10,10 p:-12,0,34,34") { box("c", 10, 10).padding(12).mark("p").frame(width: 10, height: 10, alignment: .top) },
        MeasuredFact("two-R0", width: nil, height: nil, frames: "root:0,0,200,10 a:0,0,20,10 b:20,0,30,10") { HStack(spacing: 0) { box("a", 20, 10); box("b", 30, 10) }.frame(width: 200, alignment: .leading) },
        MeasuredFact("two-X6", width: 300, height: nil, frames: "root:0,0,100,20 a:0,0,100,10 b:40,10,20,10") { VStack(spacing: 0) { box("a", 100, 10); box("b", 20, 10) } },
        MeasuredFact("two-X13", width: 300, height: nil, frames: "root:0,0,100,36 b:40,18,20,10 p:32,10,36,26") { VStack(spacing: 0) { box("a", 100, 10); box("b", 20, 10).padding(8).mark("p") } },
        MeasuredFact("order-A1", width: nil, height: nil, frames: "root:0,0,36,36 c:8,8,20,20 g:0,0,36,36") { box("c", 20, 20).padding(8).background { Color.red.mark("g") } },
        MeasuredFact("order-B2", width: nil, height: nil, frames: "root:0,0,60,60 c:20,20,20,20 g:20,20,20,20") { box("c", 20, 20).background { Color.red.mark("g") }.frame(width: 60, height: 60) },
        MeasuredFact("order-E2", width: nil, height: nil, frames: "root:0,0,36,36 c:8,8,20,20") { box("c", 20, 20).padding(4).padding(4) },
    ]

    private static let hosted: [MeasuredFact] = [
        MeasuredFact("7a-W0", width: 120, height: 100, frames: "a:35,10,50,20 b:35,30,50,20 c:35,50,50,20 d:35,70,50,20") { VStack(spacing: 0) { box("a", 50, 20); box("b", 50, 20); box("c", 50, 20); box("d", 50, 20) }.frame(width: 120, height: 100) },
        MeasuredFact("7a-W1", width: 120, height: 100, frames: "a:-40,40,50,20 b:10,40,50,20 c:60,40,50,20 d:110,40,50,20") { HStack(spacing: 0) { box("a", 50, 20); box("b", 50, 20); box("c", 50, 20); box("d", 50, 20) }.frame(width: 120, height: 100) },
        MeasuredFact("7a-S0", width: 200, height: 100, frames: "a:0,40,100,20 b:100,40,100,20") { HStack(spacing: 0) { wide("a", 0, 200, 200); wide("b", 0, 200, 200) }.frame(width: 200, height: 100) },
        MeasuredFact("7a-A0", width: 150, height: 100, frames: "c:-75,40,200,20 b:125,40,100,20") { HStack(spacing: 0) { box("c", 200, 20); box("b", 100, 20) }.frame(width: 150, height: 100) },
        MeasuredFact("7a-A1f", width: 150, height: 100, frames: "a:-40,40,130,20 b:90,40,100,20 c:-75,40,200,20") { HStack(spacing: 0) { box("c", 200, 20).frame(width: 130).mark("a"); box("b", 100, 20) }.frame(width: 150, height: 100) },
        MeasuredFact("7a-B1f", width: 400, height: 300, frames: "a:145,85,110,130 b:150,110,100,80 c:195,145,10,10") { box("c", 10, 10).padding(EdgeInsets(top: 60, leading: 50, bottom: 60, trailing: 50)).mark("a").frame(width: 100, height: 80).mark("b").frame(width: 400, height: 300) },
        MeasuredFact("8-F0", width: 200, height: 200, frames: "a:0,-140,200,80 b:75,-60,50,400 c:75,-60,50,400") { VStack(spacing: 0) { box("a", 200, 80); box("c", 50, 400).frame(maxHeight: .infinity).mark("b") }.frame(width: 200, height: 200) },
        MeasuredFact("8-F1", width: 200, height: 200, frames: "a:0,0,200,80 b:75,80,50,120 c:75,-60,50,400") { VStack(spacing: 0) { box("a", 200, 80); box("c", 50, 400).frame(minHeight: 0, maxHeight: .infinity).mark("b") }.frame(width: 200, height: 200) },
        MeasuredFact("R2", width: 100, height: 100, frames: "a:21,40,58,20") { box("a", 58, 20).frame(width: 100, height: 100) },
        MeasuredFact("R4", width: 100, height: 100, frames: "r:21,40,58,20 a:21,40,58,20") { box("r", 58, 20).background { Color.red.mark("a") }.frame(width: 100, height: 100) },
    ]

    private static let members: [MeasuredFact] = [
        MeasuredFact("three-W0", width: 300, height: 100, frames: "a:106,45,30,10 b:144,45,50,10") { HStack { Group { box("a", 30, 10); box("b", 50, 10) } }.frame(width: 300, height: 100) },
        MeasuredFact("three-W2", width: 300, height: 100, frames: "a:106,45,30,10 b:144,45,50,10") { HStack { Group { box("a", 30, 10); box("b", 50, 10) }.frame(height: 40) }.frame(width: 300, height: 100) },
        MeasuredFact("three-W4", width: 300, height: 100, frames: "a:96,45,30,10 b:164,45,50,10") { HStack { Group { box("a", 30, 10); box("b", 50, 10) }.frame(width: 70, height: 40) }.frame(width: 300, height: 100) },
        MeasuredFact("three-W5", width: 300, height: 100, frames: "a:135,45,30,10") { HStack { Group { box("a", 30, 10) }.frame(height: 40) }.frame(width: 300, height: 100) },
        MeasuredFact("three-W8", width: 300, height: 100, frames: "a:106,60,30,10 b:144,60,50,10") { HStack { Group { box("a", 30, 10); box("b", 50, 10) }.frame(height: 40, alignment: .bottom) }.frame(width: 300, height: 100) },
        MeasuredFact("three-W9", width: 300, height: 100, frames: "a:135,30,30,10") { HStack { Group { box("a", 30, 10) }.frame(height: 40, alignment: .top) }.frame(width: 300, height: 100) },
        MeasuredFact("each-G6", width: nil, height: nil, frames: "root:0,0,46,26 a:8,8,30,10") { HStack { Group { box("a", 30, 10) }.padding(8) } },
        MeasuredFact("each-G8", width: nil, height: nil, frames: "root:0,0,70,10 a:20,0,30,10") { HStack { Group { box("a", 30, 10) }.frame(width: 70) } },
        MeasuredFact("id-L0", width: nil, height: nil, frames: "root:0,0,50,20") { VStack(spacing: 0) { Group { box("a", 30, 10); box("b", 50, 10) } } },
        MeasuredFact("id-L2", width: nil, height: nil, frames: "root:0,0,70,20 a:20,0,30,10 b:10,10,50,10") { VStack(spacing: 0) { Group { box("a", 30, 10); box("b", 50, 10) }.frame(width: 70) } },
        MeasuredFact("id-L3", width: nil, height: nil, frames: "root:0,0,140,10") { HStack(spacing: 0) { Group { box("a", 30, 10); box("b", 50, 10) }.frame(width: 70) } },
        MeasuredFact("id-L4", width: nil, height: nil, frames: "root:0,0,50,40") { VStack(spacing: 0) { Group { box("a", 30, 10); box("b", 50, 10) }.frame(height: 20, alignment: .top) } },
        MeasuredFact("id-L5", width: nil, height: nil, frames: "root:0,0,30,10") { VStack(spacing: 0) { box("a", 30, 10); Group { if false { box("b", 50, 10) } }.frame(width: 70) } },
        MeasuredFact("id-L6", width: nil, height: nil, frames: "root:0,0,30,10") { VStack(spacing: 0) { box("a", 30, 10); EmptyView().frame(width: 70) } },
        MeasuredFact("id-L7", width: nil, height: nil, frames: "root:0,0,60,40") { VStack(spacing: 0) { Group { box("a", 30, 10); box("b", 50, 10) }.padding(5) } },
    ]
}
