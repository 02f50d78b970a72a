// swift-format-ignore-file
// The views stand as they were measured.
import SwiftUI

/// Views that reach into room kept free beside them, as measured in SwiftUI.
///
/// The names are those of the folders below Fixtures/Goldens of https://github.com/iamcgn/swiftui-web, with frames of
/// macOS 26 (6ab63f5) and, of what touches a bar, the rule that Docs/elements/Position.md found on iOS 26 (0ae4895).
enum SafeAreaFacts {
    static let all = [
        window("position/safe-area ignoring", 100, 200, "c:0,0,100,200 i:0,170,100,30") {
            VStack(spacing: 0) { Color.red.mark("c") }.ignoresSafeArea()
                .safeAreaInset(edge: .bottom, spacing: 0) { Color.red.frame(height: 30).mark("i") }
        },
        window("position/safe-area top", 100, 200, "c:0,38,100,162 i:0,0,100,30") {
            Color.red.mark("c").safeAreaInset(edge: .top) { Color.red.frame(height: 30).mark("i") }
        },
        window("position/safe-area leading", 100, 200, "c:25,0,75,200 i:0,0,20,40") {
            Color.red.mark("c").safeAreaInset(edge: .leading, alignment: .top, spacing: 5) { box("i", 20, 40) }
        },
        window("position/safe-area both", 100, 200, "c:0,20,100,140 i:0,0,100,20 j:0,160,100,40 e:0,0,100,200") {
            ZStack { Color.red.mark("c"); Color.red.mark("e").ignoresSafeArea() }
                .safeAreaInset(edge: .top, spacing: 0) { Color.red.frame(height: 20).mark("i") }
                .safeAreaInset(edge: .bottom, spacing: 0) { Color.red.frame(height: 40).mark("j") }
        },
        window("position/safe-area unoffered", 200, 200, "c:80,80,40,10 i:80,98,40,22") {
            box("c", 40, 10).safeAreaInset(edge: .bottom) { Color.red.frame(height: 22).mark("i") }.fixedSize()
        },
        window("ios/representable/safearea-rule", 180, 300, "a:0,74,60,226 f:60,0,60,300 g:125,0,50,300 h:0,64,180,236") {
            HStack(alignment: .top, spacing: 0) {
                Color.red.mark("a").ignoresSafeArea().padding(.top, 10).frame(width: 60)
                Color.red.mark("f").ignoresSafeArea().frame(width: 60)
                Color.red.mark("g").ignoresSafeArea().padding(.horizontal, 5).frame(width: 60)
            }
            .mark("h")
            .safeAreaPadding(.top, 64)
        },
        window("ios/representable/safearea-rule edges", 100, 100, "a:0,10,100,90 b:10,0,80,90 c:10,10,80,80 k:30,30,40,40") {
            ZStack {
                Color.red.mark("a").ignoresSafeArea(edges: [.horizontal, .bottom])
                Color.red.mark("b").ignoresSafeArea(edges: .top)
                Color.red.mark("c").ignoresSafeArea(.keyboard)
                box("k", 40, 40).ignoresSafeArea()
            }
            .safeAreaPadding(10)
        },
        window("ios/representable/safearea-rule mirrored", 100, 40, "a:20,0,80,40 b:0,0,100,40") {
            ZStack {
                Color.red.mark("a").ignoresSafeArea(edges: .leading)
                Color.red.mark("b").ignoresSafeArea(edges: .trailing)
            }
            .environment(\.layoutDirection, .rightToLeft)
            .safeAreaPadding(.leading, 20)
        },
    ]

    /// A view in the middle of a window.
    private static func window(
        _ name: String, _ width: CGFloat, _ height: CGFloat, _ frames: String,
        @ViewBuilder view: @escaping @MainActor @Sendable () -> some View
    ) -> MeasuredFact {
        MeasuredFact(name, width: nil, height: nil, frames: "root:0,0,\(width),\(height) " + frames) {
            view().frame(width: width, height: height)
        }
    }
}
