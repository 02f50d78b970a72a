// swift-format-ignore-file: the views stand as they were measured.

#if PLUGIN
    import SwiftUI
#endif

/// Alignment, frames, overlays and backgrounds, as measured in SwiftUI.
enum FrameFacts {
    static let all = part1 + part2 + part3

    private static let part1: [MeasuredFact] = [
        MeasuredFact(
            "pad-7aB0", width: 400, height: 300,
            frames: "root:0,0,400,300 a:145,85,110,130 c:195,145,10,10"
        ) {
            Color.red.frame(width: 10, height: 10).mark("c").padding(
                EdgeInsets(top: 60, leading: 50, bottom: 60, trailing: 50)
            ).mark("a").frame(width: 400, height: 300)
        },
        MeasuredFact(
            "padding-P1-top", width: nil, height: nil, frames: "root:0,0,10,10 c:0,12,10,10"
        ) {
            Color.red.frame(width: 10, height: 10).mark("c").padding(12).frame(
                width: 10, height: 10, alignment: .top)
        },
        MeasuredFact(
            "padding-P1-topLeading", width: nil, height: nil, frames: "root:0,0,10,10 c:12,12,10,10"
        ) {
            Color.red.frame(width: 10, height: 10).mark("c").padding(12).frame(
                width: 10, height: 10, alignment: .topLeading)
        },
        MeasuredFact(
            "align-h-top", width: nil, height: nil,
            frames: "root:0,0,40,30 a:0,0,20,10 b:20,0,20,30"
        ) {
            HStack(alignment: .top, spacing: 0) {
                Color.red.frame(width: 20, height: 10).mark("a");
                Color.red.frame(width: 20, height: 30).mark("b")
            }
        },
        MeasuredFact(
            "align-v-leading", width: nil, height: nil,
            frames: "root:0,0,30,40 a:0,0,10,20 b:0,20,30,20"
        ) {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 10, height: 20).mark("a");
                Color.red.frame(width: 30, height: 20).mark("b")
            }
        },
        MeasuredFact(
            "z-leading", width: nil, height: nil, frames: "root:0,0,60,40 a:0,0,60,40 b:0,10,20,20"
        ) {
            ZStack(alignment: .leading) {
                Color.red.frame(width: 60, height: 40).mark("a");
                Color.red.frame(width: 20, height: 20).mark("b")
            }
        },
        MeasuredFact(
            "z-greedy-nilh", width: 100, height: nil,
            frames: "root:0,0,100,20 a:0,0,100,20 b:40,0,20,20"
        ) {
            ZStack() {
                Color.red.mark("a"); Color.red.frame(width: 20, height: 20).mark("b")
            }
        },
        MeasuredFact(
            "z-topTrailing", width: nil, height: nil,
            frames: "root:0,0,60,40 a:0,0,60,40 b:40,0,20,20"
        ) {
            ZStack(alignment: .topTrailing) {
                Color.red.frame(width: 60, height: 40).mark("a");
                Color.red.frame(width: 20, height: 20).mark("b")
            }
        },
        MeasuredFact(
            "z-bottomTrailing", width: nil, height: nil,
            frames: "root:0,0,60,40 a:0,0,60,40 b:40,20,20,20"
        ) {
            ZStack(alignment: .bottomTrailing) {
                Color.red.frame(width: 60, height: 40).mark("a");
                Color.red.frame(width: 20, height: 20).mark("b")
            }
        },
        MeasuredFact(
            "z-topLeading", width: nil, height: nil,
            frames: "root:0,0,60,40 a:0,0,60,40 b:0,0,20,20"
        ) {
            ZStack(alignment: .topLeading) {
                Color.red.frame(width: 60, height: 40).mark("a");
                Color.red.frame(width: 20, height: 20).mark("b")
            }
        },
        MeasuredFact(
            "overlay-bottomLeading", width: nil, height: nil,
            frames: "root:0,0,60,40 a:0,0,60,40 o:0,20,20,20"
        ) {
            Color.red.frame(width: 60, height: 40).mark("a").overlay(alignment: .bottomLeading) {
                Color.red.frame(width: 20, height: 20).mark("o")
            }
        },
        MeasuredFact(
            "overlay-bottomTrailing", width: nil, height: nil,
            frames: "root:0,0,60,40 a:0,0,60,40 o:40,20,20,20"
        ) {
            Color.red.frame(width: 60, height: 40).mark("a").overlay(alignment: .bottomTrailing) {
                Color.red.frame(width: 20, height: 20).mark("o")
            }
        },
    ]

    private static let part2: [MeasuredFact] = [
        MeasuredFact(
            "overlay-top", width: nil, height: nil,
            frames: "root:0,0,60,40 a:0,0,60,40 o:20,0,20,20"
        ) {
            Color.red.frame(width: 60, height: 40).mark("a").overlay(alignment: .top) {
                Color.red.frame(width: 20, height: 20).mark("o")
            }
        },
        MeasuredFact(
            "frame-center", width: nil, height: nil, frames: "root:0,0,60,40 a:20,10,20,20"
        ) {
            Color.red.frame(width: 20, height: 20).mark("a").frame(
                width: 60, height: 40, alignment: .center)
        },
        MeasuredFact(
            "frame-bottomLeading", width: nil, height: nil, frames: "root:0,0,60,40 a:0,20,20,20"
        ) {
            Color.red.frame(width: 20, height: 20).mark("a").frame(
                width: 60, height: 40, alignment: .bottomLeading)
        },
        MeasuredFact(
            "frame-trailing", width: nil, height: nil, frames: "root:0,0,60,40 a:40,10,20,20"
        ) {
            Color.red.frame(width: 20, height: 20).mark("a").frame(
                width: 60, height: 40, alignment: .trailing)
        },
        MeasuredFact(
            "overlay-bigger", width: nil, height: nil, frames: "root:0,0,60,40 o:0,0,100,100"
        ) {
            Color.red.frame(width: 60, height: 40).mark("a").overlay(alignment: .topLeading) {
                Color.red.frame(width: 100, height: 100).mark("o")
            }
        },
        MeasuredFact(
            "background-topLeading", width: nil, height: nil, frames: "root:0,0,60,40 o:0,0,20,20"
        ) {
            Color.red.frame(width: 60, height: 40).mark("a").background(alignment: .topLeading) {
                Color.red.frame(width: 20, height: 20).mark("o")
            }
        },
        MeasuredFact(
            "root-centre", width: 100, height: 100, frames: "root:0,0,100,100 v:21,40,58,20"
        ) {
            HStack(spacing: 18) {
                Color.red.frame(width: 20, height: 20).mark("a");
                Color.red.frame(width: 20, height: 20).mark("b")
            }.mark("v").frame(width: 100, height: 100)
        },
        MeasuredFact("frame-h40", width: 300, height: 200, frames: "root:0,0,20,40 c:0,10,20,20") {
            Color.red.frame(width: 20, height: 20).mark("c").frame(height: 40)
        },
        MeasuredFact("frame-x80-nil", width: nil, height: nil, frames: "root:0,0,20,20 c:0,0,20,20")
        {
            Color.red.frame(width: 20, height: 20).mark("c").frame(maxWidth: 80)
        },
        MeasuredFact(
            "frame-w60h40-300", width: 300, height: 200, frames: "root:0,0,60,40 c:20,10,20,20"
        ) {
            Color.red.frame(width: 20, height: 20).mark("c").frame(width: 60, height: 40)
        },
        MeasuredFact(
            "frame-m40x80-tl", width: 100, height: 100, frames: "root:0,0,80,20 c:0,0,20,20"
        ) {
            Color.red.frame(width: 20, height: 20).mark("c").frame(
                minWidth: 40, maxWidth: 80, alignment: .topLeading)
        },
        MeasuredFact(
            "frame-hstack-w100", width: nil, height: nil,
            frames: "root:0,0,100,20 a:30,0,20,20 b:50,0,20,20"
        ) {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 20).mark("a");
                Color.red.frame(width: 20, height: 20).mark("b")
            }.frame(width: 100)
        },
    ]

    private static let part3: [MeasuredFact] = [
        MeasuredFact(
            "frame-m40x80-60", width: 60, height: 100, frames: "root:0,0,60,20 c:20,0,20,20"
        ) {
            Color.red.frame(width: 20, height: 20).mark("c").frame(minWidth: 40, maxWidth: 80)
        },
        MeasuredFact(
            "frame-ideal80-big-nil", width: nil, height: nil,
            frames: "root:0,0,80,160 c:-60,0,200,160"
        ) {
            Color.red.frame(width: 200, height: 160).mark("c").frame(idealWidth: 80)
        },
        MeasuredFact(
            "frame-x80-big-nil", width: nil, height: nil, frames: "root:0,0,80,160 c:-60,0,200,160"
        ) {
            Color.red.frame(width: 200, height: 160).mark("c").frame(maxWidth: 80)
        },
        MeasuredFact(
            "frame-ideal80x50-nil", width: nil, height: nil, frames: "root:0,0,80,50 c:30,15,20,20"
        ) {
            Color.red.frame(width: 20, height: 20).mark("c").frame(idealWidth: 80, idealHeight: 50)
        },
        MeasuredFact(
            "frame-m40x80-nil", width: nil, height: nil, frames: "root:0,0,40,20 c:10,0,20,20"
        ) {
            Color.red.frame(width: 20, height: 20).mark("c").frame(minWidth: 40, maxWidth: 80)
        },
        MeasuredFact(
            "frame-w50-w100", width: 300, height: 200, frames: "root:0,0,100,20 c:40,0,20,20"
        ) {
            Color.red.frame(width: 20, height: 20).mark("c").frame(width: 50).frame(width: 100)
        },
        MeasuredFact(
            "frame-fixed-big-tl", width: 300, height: 200, frames: "root:0,0,60,40 c:0,0,200,160"
        ) {
            Color.red.frame(width: 200, height: 160).mark("c").frame(
                width: 60, height: 40, alignment: .topLeading)
        },
        MeasuredFact(
            "frame-xinf-100", width: 100, height: 100, frames: "root:0,0,100,20 c:40,0,20,20"
        ) {
            Color.red.frame(width: 20, height: 20).mark("c").frame(maxWidth: .infinity)
        },
        MeasuredFact("frame-negative", width: 100, height: 100, frames: "root:0,0,0,20") {
            Color.red.frame(width: 20, height: 20).frame(width: -10)
        },
        MeasuredFact("frame-min-over-max", width: 100, height: 100, frames: "root:0,0,80,_") {
            Color.red.frame(width: 20, height: 20).frame(minWidth: 80, maxWidth: 40)
        },
        MeasuredFact("color-ideal", width: nil, height: nil, frames: "root:0,0,10,10") {
            Color.red
        },
    ]
}
