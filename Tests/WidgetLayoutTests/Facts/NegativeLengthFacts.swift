// swift-format-ignore-file
// The views stand as they were measured.

/// Views whose length is less than nothing, as measured in SwiftUI; on screen they have none.
///
/// The names are those of the arms in docs/probes/swiftui-layout-input-validation.swift of
/// https://github.com/mburger89/MetalUI at 334f5ffb, recorded on macOS 26.6.2.
enum NegativeLengthFacts {
    static let all = part1 + part2

    private static let part1: [MeasuredFact] = [
        MeasuredFact("P1more", width: nil, height: nil, frames: "root:0,0,-60,20 b:-80,0,20,20") {
            HStack(spacing: -100) { Color.red.frame(width: 20, height: 20).mark("a"); Color.red.frame(width: 20, height: 20).mark("b") }
        },
        MeasuredFact("P1offered", width: 50, height: 20, frames: "root:0,0,-60,20 b:-80,0,20,20") {
            HStack(spacing: -100) { Color.red.frame(width: 20, height: 20).mark("a"); Color.red.frame(width: 20, height: 20).mark("b") }
        },
        MeasuredFact("P8negnil", width: 100, height: nil, frames: "root:0,0,100,-50") {
            Color.red.aspectRatio(-2, contentMode: .fit)
        },
        MeasuredFact("P8neg", width: 100, height: 80, frames: "root:0,0,100,-50") {
            Color.red.aspectRatio(-2, contentMode: .fit)
        },
        MeasuredFact("P8bfillneg", width: 100, height: 80, frames: "root:0,0,-160,80") {
            Color.red.aspectRatio(-2, contentMode: .fill)
        },
        MeasuredFact("P8bnegnil", width: nil, height: 80, frames: "root:0,0,-160,80") {
            Color.red.aspectRatio(-2, contentMode: .fit)
        },
    ]

    private static let part2: [MeasuredFact] = [
        MeasuredFact("P6", width: -10, height: -20, frames: "root:0,0,-10,-20") { Color.red },
        MeasuredFact("P8c-1", width: 100, height: -10, frames: "root:0,0,-20,-10") { Color.red.aspectRatio(2, contentMode: .fit) },
        MeasuredFact("P8c-2", width: 100, height: -10, frames: "root:0,0,100,-50") { Color.red.aspectRatio(-2, contentMode: .fit) },
        MeasuredFact("P8c-4", width: 100, height: -10, frames: "root:0,0,20,-10") { Color.red.aspectRatio(-2, contentMode: .fill) },
        MeasuredFact("P8c-6", width: 100, height: 0, frames: "root:0,0,100,-50") { Color.red.aspectRatio(-2, contentMode: .fit) },
        MeasuredFact("P8c-8", width: 100, height: 0, frames: "root:0,0,0,0") { Color.red.aspectRatio(-2, contentMode: .fill) },
        MeasuredFact("P8c-9", width: -100, height: 80, frames: "root:0,0,-100,-50") { Color.red.aspectRatio(2, contentMode: .fit) },
        MeasuredFact("P8c-10", width: -100, height: 80, frames: "root:0,0,-100,50") { Color.red.aspectRatio(-2, contentMode: .fit) },
        MeasuredFact("P8c-12", width: -100, height: 80, frames: "root:0,0,-160,80") { Color.red.aspectRatio(-2, contentMode: .fill) },
        MeasuredFact("P8c-14", width: 0, height: 80, frames: "root:0,0,0,0") { Color.red.aspectRatio(-2, contentMode: .fit) },
        MeasuredFact("P8c-16", width: 0, height: 80, frames: "root:0,0,-160,80") { Color.red.aspectRatio(-2, contentMode: .fill) },
        MeasuredFact("P8c-17", width: -100, height: -80, frames: "root:0,0,-160,-80") { Color.red.aspectRatio(2, contentMode: .fit) },
        MeasuredFact("P8c-18", width: -100, height: -80, frames: "root:0,0,160,-80") { Color.red.aspectRatio(-2, contentMode: .fit) },
        MeasuredFact("P8c-19", width: -100, height: -80, frames: "root:0,0,-100,-50") { Color.red.aspectRatio(2, contentMode: .fill) },
        MeasuredFact("P8c-20", width: -100, height: -80, frames: "root:0,0,-100,50") { Color.red.aspectRatio(-2, contentMode: .fill) },
        MeasuredFact("P8c-21", width: -100, height: -10, frames: "root:0,0,-100,-50") { Color.red.aspectRatio(2, contentMode: .fit) },
        MeasuredFact("P8c-22", width: -100, height: -10, frames: "root:0,0,20,-10") { Color.red.aspectRatio(-2, contentMode: .fit) },
        MeasuredFact("P8c-23", width: -100, height: -10, frames: "root:0,0,-20,-10") { Color.red.aspectRatio(2, contentMode: .fill) },
        MeasuredFact("P8c-24", width: -100, height: -10, frames: "root:0,0,-100,50") { Color.red.aspectRatio(-2, contentMode: .fill) },
        MeasuredFact("K4i", width: 100, height: 100, frames: "root:0,0,100,0") { Color.red.frame(minHeight: 0).aspectRatio(-1, contentMode: .fit) },
    ]
}
