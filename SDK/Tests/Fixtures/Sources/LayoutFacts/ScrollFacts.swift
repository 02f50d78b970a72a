// swift-format-ignore-file
// The views stand as they were measured.
import SwiftUI

/// Scroll views, as measured in SwiftUI; what does not scroll here lies where it does before one scrolls.
///
/// The names are those of the arms in docs/probes/swiftui-stack-algorithms.swift of https://github.com/mburger89/MetalUI,
/// recorded on macOS 27.0.
enum ScrollFacts {
    static let all = [
        MeasuredFact("SC1", width: nil, height: nil, frames: "root:0,0,50,300 c:0,0,50,300") { ScrollView { flexible() } },
        MeasuredFact("SC1v", width: 100, height: 100, frames: "root:0,0,100,100 c:0,0,100,300") { ScrollView { flexible() } },
        MeasuredFact("SC1hn", width: nil, height: nil, frames: "root:0,0,50,300 c:0,0,50,300") { ScrollView(.horizontal) { flexible() } },
        MeasuredFact("SC1h", width: 100, height: 100, frames: "root:0,0,100,100 c:0,0,50,100") { ScrollView(.horizontal) { flexible() } },
        MeasuredFact("SC1bn", width: nil, height: nil, frames: "root:0,0,50,300 c:0,0,50,300") { ScrollView([.horizontal, .vertical]) { flexible() } },
        MeasuredFact("SC1b", width: 100, height: 100, frames: "root:0,0,100,100") { ScrollView([.horizontal, .vertical]) { flexible() } },
        MeasuredFact("SC2", width: 100, height: 100, frames: "root:0,0,50,100 c:0,0,50,30") { ScrollView { box("c", 50, 30) } },
        MeasuredFact("SC2h", width: 100, height: 100, frames: "root:0,0,100,30 c:0,0,50,30") { ScrollView(.horizontal) { box("c", 50, 30) } },
        MeasuredFact("SCG2both", width: 100, height: 100, frames: "root:0,0,100,100 c:25,35,50,30") { ScrollView([.horizontal, .vertical]) { box("c", 50, 30) } },
        MeasuredFact("SC3", width: 200, height: 200, frames: "root:0,0,50,200 a:0,0,50,30 b:10,38,30,20") { ScrollView { box("a", 50, 30); box("b", 30, 20) } },
        MeasuredFact("SC3h", width: 200, height: 200, frames: "root:0,0,200,58 a:0,0,50,30 b:10,38,30,20") { ScrollView(.horizontal) { box("a", 50, 30); box("b", 30, 20) } },
        MeasuredFact("SC3b", width: 200, height: 200, frames: "root:0,0,200,200") { ScrollView([.horizontal, .vertical]) { box("a", 50, 30); box("b", 30, 20) } },
        MeasuredFact("SC4", width: 100, height: 100, frames: "root:0,0,500,100 c:0,0,500,500") { ScrollView { box("c", 500, 500) } },
        MeasuredFact("SC4h", width: 100, height: 100, frames: "root:0,0,100,500 c:0,0,500,500") { ScrollView(.horizontal) { box("c", 500, 500) } },
        MeasuredFact("SC4b", width: 100, height: 100, frames: "root:0,0,100,100 c:0,0,500,500") { ScrollView([.horizontal, .vertical]) { box("c", 500, 500) } },
        MeasuredFact("SCG", width: nil, height: nil, frames: "root:0,0,100,100 c:25,0,50,30") { ScrollView { box("c", 50, 30) }.frame(width: 100, height: 100) },
        MeasuredFact("SCGh", width: nil, height: nil, frames: "root:0,0,100,100 c:0,35,50,30") { ScrollView(.horizontal) { box("c", 50, 30) }.frame(width: 100, height: 100) },
        MeasuredFact("SCGb", width: nil, height: nil, frames: "root:0,0,100,100 c:25,35,50,30") { ScrollView([.horizontal, .vertical]) { box("c", 50, 30) }.frame(width: 100, height: 100) },
        // Beside other views, as swiftui-engine-replacement-stage3.swift measures it.
        MeasuredFact("scroll-V1", width: 100, height: 200, frames: "a:20,0,60,30 s:20,38,60,162 c:20,38,60,300") { VStack { box("a", 60, 30); ScrollView { box("c", 60, 300) }.mark("s") }.frame(width: 100, height: 200) },
        MeasuredFact("scroll-V3", width: 100, height: 200, frames: "s:20,38,60,162 c:20,38,60,20") { VStack { box("a", 60, 30); ScrollView { box("c", 60, 20) }.mark("s") }.frame(width: 100, height: 200) },
        MeasuredFact("scroll-V4", width: 100, height: 200, frames: "a:0,70,30,60 s:38,70,62,60 c:38,70,300,60") { HStack { box("a", 30, 60); ScrollView(.horizontal) { box("c", 300, 60) }.mark("s") }.frame(width: 100, height: 200) },
        MeasuredFact("scroll-V5", width: 100, height: 200, frames: "a:20,-69,60,30 s:20,-31,60,300 c:20,-31,60,300") { VStack { box("a", 60, 30); ScrollView { box("c", 60, 300) }.fixedSize().mark("s") }.frame(width: 100, height: 200) },
        // As FLSwiftUIParityTests of the package FrameLayout compares it with SwiftUI on iOS.
        MeasuredFact("absent-scroll", width: 160, height: nil, frames: "root:0,0,40,96") { VStack(spacing: 8) { box("a", 40, 40); ScrollView { if false { box("c", 40, 40) } }; box("b", 40, 40) } },
        MeasuredFact("scroll-fixed", width: 160, height: 800, frames: "root:0,0,100,400") { ScrollView { box("c", 100, 400) }.fixedSize(horizontal: false, vertical: true) },
        MeasuredFact("scroll-offered", width: 160, height: 150, frames: "root:0,0,100,150") { ScrollView { box("c", 100, 400) } },
    ]

    @MainActor private static func flexible() -> some View {
        Color.red.frame(minWidth: 0, idealWidth: 50, maxWidth: .infinity, minHeight: 0, idealHeight: 300, maxHeight: .infinity)
            .mark("c")
    }
}
