// swift-format-ignore-file
// The views stand as they were measured.

#if PLUGIN
    import SwiftUI
#endif

/// Columns of lazy grids that do not fit, as measured in SwiftUI on iOS 15.
///
/// From https://juejin.cn/post/7081943051349786631 and https://juejin.cn/post/7083356120147820552. The grid takes the
/// length that its columns need, is centred in its frame with that, and divides it once more from its leading edge.
enum LazyTrackFacts {
    static let all: [MeasuredFact] = [
        MeasuredFact("two flexible", width: nil, height: nil, frames: "root:0,0,300,10 a:-17,0,163,10 b:154,0,180,10") {
            LazyVGrid(columns: [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))]) { cell("a"); cell("b") }.frame(width: 300)
        },
        MeasuredFact("flexible, fixed, adaptive, fixed", width: nil, height: nil, frames: "root:0,0,300,10 a:-12,0,100,10 b:96,0,100,10 c:204,0,0,10 d:212,0,100,10") {
            LazyVGrid(columns: [GridItem(.flexible(minimum: 100)), GridItem(.fixed(100)), GridItem(.adaptive(minimum: 100)), GridItem(.fixed(100))]) { cell("a"); cell("b"); cell("c"); cell("d") }.frame(width: 300)
        },
        MeasuredFact("two adaptive", width: nil, height: nil, frames: "root:0,0,300,10 a:0,0,69,10 b:77,0,69,10 c:154,0,43.3333,10 d:205.3333,0,43.3333,10 e:256.6667,0,43.3333,10") {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 50, maximum: 100)), GridItem(.adaptive(minimum: 40, maximum: 100))]) { cell("a"); cell("b"); cell("c"); cell("d"); cell("e") }.frame(width: 300)
        },
        MeasuredFact("adaptive", width: nil, height: nil, frames: "root:0,0,300,28 a:0,0,53.6,10 e:246.4,0,53.6,10 f:0,18,53.6,10") {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 50, maximum: 100))]) { cell("a"); cell("b"); cell("c"); cell("d"); cell("e"); cell("f") }.frame(width: 300)
        },
        MeasuredFact("fixed", width: nil, height: nil, frames: "root:0,0,100,10 a:-34,0,60,10 b:34,0,100,10") {
            LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.fixed(100))]) { cell("a"); cell("b") }.frame(width: 100)
        },
    ]

    #if PLUGIN
        @MainActor private static func cell(_ name: String) -> some View { Color.red.frame(height: 10).mark(name) }
    #else
        private static func cell(_ name: String) -> Node { Color.red.frame(height: 10).mark(name) }
    #endif
}
