// swift-format-ignore-file
// The views stand as they were measured.
import SwiftUI

/// Labels whose icons are not symbols, and labels of values, as measured in SwiftUI.
///
/// The names are those of the folders below Fixtures/Goldens of https://github.com/iamcgn/swiftui-web, with frames of
/// macOS 26 (6c62796, c070aac). An icon's middle is half a capital letter, 4.58 points of 13, above the title's first
/// baseline; that is 13 points below the title's top there, and 12.38 on iOS, which counts here.
enum LabelFacts {
    static let all = [
        MeasuredFact("label/basic custom", width: 320, height: 300, frames: "root:0,0,_,16 a:0,1.798,12,12 b:20,0,_,16") { label(12, 12) },
        MeasuredFact("label/basic tall", width: 320, height: 300, frames: "root:0,0,_,40 a:0,0,64,40 b:72,12.202,_,16") { label(64, 40) },
        MeasuredFact("label/basic row", width: 320, height: 300, frames: "root:0,0,_,24 a:0,0,24,24 b:32,4.202,_,16 c:_,4.202,_,16") {
            HStack(alignment: .firstTextBaseline) { label(24, 24); title("c") }
        },
        MeasuredFact("label/basic lines", width: 60, height: 300, frames: "a:0,1.798,12,12 b:20,0,_,_") {
            Label { Text("alpha bravo charlie").font(.system(size: 13)).mark("b") } icon: { box("a", 12, 12) }
        },
        MeasuredFact("label/basic view", width: 320, height: 300, frames: "root:0,0,60,30 a:0,10,10,10 b:18,0,42,30") {
            Label { box("b", 42, 30) } icon: { box("a", 10, 10) }
        },
        MeasuredFact("labeledcontent/basic value", width: 320, height: 260, frames: "root:0,0,85.5,18.5 a:0,0,44,18.5 b:52,1.25,33.5,16") { value(44, 18.5, 33.5) },
        MeasuredFact("labeledcontent/basic custom", width: 320, height: 260, frames: "root:0,0,138,24 a:0,0,83,24 b:91,4,47,16") { value(83, 24, 47) },
        MeasuredFact("labeledcontent/basic narrow", width: 320, height: 260, frames: "root:0,0,160,18.5 a:37.25,0,44,18.5 b:89.25,1.25,33.5,16") { value(44, 18.5, 33.5).frame(width: 160) },
        MeasuredFact("labeledcontent/basic hidden", width: 320, height: 260, frames: "root:0,0,41,16") { value(44, 18.5, 41).labelsHidden() },
    ]

    @MainActor private static func title(_ name: String) -> some View { Text("Title").font(.system(size: 13)).mark(name) }

    @MainActor private static func label(_ width: CGFloat, _ height: CGFloat) -> some View {
        Label { title("b") } icon: { box("a", width, height) }
    }

    @MainActor private static func value(_ width: CGFloat, _ height: CGFloat, _ content: CGFloat) -> some View {
        LabeledContent { box("b", content, 16) } label: { box("a", width, height) }
    }
}
