// swift-format-ignore-file
// The views stand as they were measured.

#if PLUGIN
    import SwiftUI
#endif

/// Frames with bounds, stacks and proportions that are offered much, little or less than nothing, as measured in
/// SwiftUI.
///
/// The names are those of the arms in swiftui-frame-negative-sizes (H), swiftui-frame-semantics (frame),
/// swiftui-stack-algorithms (AR, G, K, SP), swiftui-engine-replacement-stage2 (two), swiftui-shapes-and-rendering (S1)
/// and swiftui-layout-input-validation (P8c) in docs/probes of https://github.com/mburger89/MetalUI, recorded on
/// macOS 26.6.2 and 27.0.
enum BoundsFacts {
    static let all = frames + stacks + shapes

    private static let frames: [MeasuredFact] = [
        MeasuredFact("frame-A1", width: nil, height: nil, frames: "root:0,0,60,20 c:20,0,20,20") { box("c", 20, 20).frame(width: 60) },
        MeasuredFact("frame-C1", width: nil, height: nil, frames: "root:0,0,80,20 c:30,0,20,20") { box("c", 20, 20).frame(idealWidth: 80) },
        MeasuredFact("frame-D11", width: nil, height: nil, frames: "root:0,0,20,20 c:0,0,20,20") { box("c", 20, 20).frame(maxWidth: .infinity) },
        MeasuredFact("H3", width: 100, height: 100, frames: "root:0,0,20,20 c:0,0,20,20") { box("c", 20, 20).frame(minWidth: -50) },
        MeasuredFact("H6", width: 100, height: 100, frames: "root:0,0,0,20 c:-10,0,20,20") { box("c", 20, 20).frame(minWidth: -50, maxWidth: -10) },
        MeasuredFact("H7", width: 0, height: 0, frames: "root:0,0,20,20 c:0,0,20,20") { box("c", 20, 20).frame(maxWidth: 80) },
        MeasuredFact("H8", width: 10, height: 10, frames: "root:0,0,20,20 c:0,0,20,20") { box("c", 20, 20).frame(maxWidth: 80) },
        MeasuredFact("H9", width: nil, height: nil, frames: "root:0,0,20,20 c:0,0,20,20") { box("c", 20, 20).frame(minWidth: -50) },
        MeasuredFact("H10", width: 100, height: 100, frames: "root:0,0,0,20 c:-10,0,20,20") { box("c", 20, 20).frame(width: -60) },
        MeasuredFact("H11", width: 10, height: 10, frames: "root:0,0,10,20 c:-5,0,20,20") { box("c", 20, 20).frame(minWidth: 5, maxWidth: 80) },
        MeasuredFact("H12", width: 60, height: 60, frames: "root:0,0,60,20 c:20,0,20,20") { box("c", 20, 20).frame(minWidth: 5, maxWidth: 80) },
        MeasuredFact("H13", width: 10, height: 10, frames: "root:0,0,10,160 c:-95,0,200,160") { box("c", 200, 160).frame(minWidth: 5, maxWidth: 80) },
        MeasuredFact("H14", width: 10, height: 10, frames: "root:0,0,10,20 c:-5,0,20,20") { box("c", 20, 20).frame(minWidth: 0, maxWidth: 80) },
        MeasuredFact("H15", width: 10, height: 10, frames: "root:0,0,80,160 c:-60,0,200,160") { box("c", 200, 160).frame(maxWidth: 80) },
        MeasuredFact("H16", width: 100, height: 100, frames: "root:0,0,200,160 c:0,0,200,160") { box("c", 200, 160).frame(maxWidth: .infinity) },
        MeasuredFact("H17", width: 100, height: 100, frames: "root:0,0,200,160 c:0,0,200,160") { box("c", 200, 160).frame(maxWidth: .infinity, maxHeight: .infinity) },
        MeasuredFact("H2", width: -30, height: -30, frames: "root:0,0,20,20 c:0,0,20,20") { box("c", 20, 20).frame(maxWidth: 80) },
        MeasuredFact("H4", width: -30, height: -30, frames: "root:0,0,0,20 c:-10,0,20,20") { box("c", 20, 20).frame(minWidth: -50, maxWidth: 80) },
        MeasuredFact("H5", width: -30, height: -30, frames: "root:0,0,60,20 c:20,0,20,20") { box("c", 20, 20).frame(width: 60) },
    ]

    private static let stacks: [MeasuredFact] = [
        MeasuredFact("SP3", width: nil, height: nil, frames: "root:0,0,40,20 b:20,0,20,20") { HStack { box("a", 20, 20); Spacer(minLength: 0); box("b", 20, 20) } },
        MeasuredFact("G2c", width: 100, height: 50, frames: "root:0,0,100,20 a:0,0,80,20 b:80,0,20,20") { HStack(spacing: 0) { wide("a", 0, 80, 80).layoutPriority(1); wide("b", 0, 80, 80) } },
        MeasuredFact("G6c", width: 100, height: 50, frames: "root:0,0,100,20 a:0,0,80,20 b:80,0,20,20") { HStack(spacing: 0) { box("a", 80, 20); wide("b", 0, 80, 80) } },
        MeasuredFact("K2h", width: nil, height: nil, frames: "root:0,0,70,20 b:50,0,20,20") { HStack(spacing: 0) { box("a", 20, 20); Spacer(minLength: 30); box("b", 20, 20) } },
        MeasuredFact("K3c", width: nil, height: nil, frames: "root:0,0,40,20 b:20,0,20,20 c:20,10,0,0") { HStack { box("a", 20, 20); Spacer(minLength: 0).overlay { box("c", 0, 0) }; box("b", 20, 20) } },
        MeasuredFact("AR2", width: nil, height: nil, frames: "root:0,0,168,95") { box("c", 168, 95).aspectRatio(16.0 / 9.0, contentMode: .fit) },
        MeasuredFact("two-X3", width: 200, height: nil, frames: "root:0,0,30,20 b:15,10,0,10") { HStack(spacing: 0) { VStack(spacing: 0) { box("a", 30, 10); box("b", 0, 10) } } },
        MeasuredFact("two-X15", width: 200, height: nil, frames: "root:0,0,30,10 b:15,0,0,10") { HStack(spacing: 0) { ZStack { box("a", 30, 10); box("b", 0, 10) } } },
        MeasuredFact("two-J2", width: 200, height: nil, frames: "a:0,0,20,10 b:90,0,20,10 c:180,0,20,10") { HStack(spacing: 0) { box("a", 20, 10); Spacer(minLength: 10); box("b", 20, 10); Spacer(minLength: 10); box("c", 20, 10) } },
        MeasuredFact("two-J8", width: 200, height: nil, frames: "a:50,0,20,10 g:120,5,10,0 b:130,0,20,10") { HStack(spacing: 0) { Spacer(minLength: 0); box("a", 20, 10); Spacer(minLength: 0); box("g", 10, 0); box("b", 20, 10); Spacer(minLength: 0) } },
    ]

    private static let shapes: [MeasuredFact] = [
        MeasuredFact("S1rectangle", width: 100, height: nil, frames: "root:0,0,100,10") { Rectangle() },
        MeasuredFact("S1rounded", width: 100, height: 60, frames: "root:0,0,100,60") { RoundedRectangle(cornerRadius: 12) },
        MeasuredFact("S1circle0", width: 0, height: 0, frames: "root:0,0,0,0") { Circle() },
        MeasuredFact("P8c-3", width: 100, height: -10, frames: "root:0,0,100,50") { Color.red.aspectRatio(2, contentMode: .fill) },
        MeasuredFact("P8c-11", width: -100, height: 80, frames: "root:0,0,160,80") { Color.red.aspectRatio(2, contentMode: .fill) },
        MeasuredFact("K4j", width: 100, height: 100, frames: "root:0,0,30,30") { box("c", 30, 30).aspectRatio(-1, contentMode: .fit) },
    ]
}
