// swift-format-ignore-file
// The views stand as they were measured.

/// Views whose length is less than nothing, as measured in SwiftUI; on screen they have none.
///
/// The names are those of the arms in docs/probes/swiftui-layout-input-validation.swift of
/// https://github.com/mburger89/MetalUI at 334f5ffb, recorded on macOS 26.6.2.
enum NegativeLengthFacts {
    static let all = part1

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
}
