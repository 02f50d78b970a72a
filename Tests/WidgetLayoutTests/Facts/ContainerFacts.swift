// swift-format-ignore-file: the views stand as they were measured.

#if PLUGIN
    import SwiftUI
#endif

/// Padding, infinite frames, geometry readers and nested containers, as measured in SwiftUI.
enum ContainerFacts {
    static let all = part1 + part2 + part3

    private static let part1: [MeasuredFact] = [
        MeasuredFact(
            "padding-neg15", width: nil, height: nil, frames: "root:0,0,0,0 c:-15,-15,20,20"
        ) {
            Color.red.frame(width: 20, height: 20).mark("c").padding(-15)
        },
        MeasuredFact(
            "padding-neg5", width: nil, height: nil, frames: "root:0,0,10,10 c:-5,-5,20,20"
        ) {
            Color.red.frame(width: 20, height: 20).mark("c").padding(-5)
        },
        MeasuredFact(
            "padding-default-16", width: 200, height: 200,
            frames: "root:0,0,200,200 c:16,16,168,168"
        ) {
            Circle().strokeBorder(lineWidth: 2).mark("c").padding()
        },
        MeasuredFact(
            "padding-P4", width: nil, height: nil, frames: "root:0,0,24,20 a:-8,0,20,20 b:4,0,20,20"
        ) {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 20).mark("a").padding(-8);
                Color.red.frame(width: 20, height: 20).mark("b")
            }
        },
        MeasuredFact(
            "padding-X11", width: 200, height: nil,
            frames: "root:0,0,86,26 a:0,8,40,10 b:48,8,30,10"
        ) {
            HStack(spacing: 0) {
                Color.red.frame(width: 40, height: 10).mark("a");
                Color.red.frame(width: 30, height: 10).mark("b").padding(8)
            }
        },
        MeasuredFact("inf-X16", width: 200, height: nil, frames: "root:0,0,200,10 a:85,0,30,10") {
            HStack(spacing: 0) {
                ZStack() {
                    Color.red.frame(width: 30, height: 10).mark("a");
                    Color.red.frame(width: 0, height: 10).mark("b").frame(maxWidth: .infinity)
                }
            }
        },
        MeasuredFact(
            "inf-F4", width: 300, height: nil,
            frames: "root:0,0,300,10 af:0,0,150,10 bf:150,0,150,10 a:-25,0,200,10"
        ) {
            HStack(spacing: 0) {
                Color.red.frame(width: 200, height: 10).mark("a").frame(
                    minWidth: 0, maxWidth: .infinity
                ).mark("af");
                Color.red.frame(width: 20, height: 10).mark("b").frame(maxWidth: .infinity).mark(
                    "bf")
            }
        },
        MeasuredFact("inf-X9", width: nil, height: nil, frames: "root:0,0,50,40 cf:20,0,30,40") {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 40).mark("a");
                Color.red.frame(width: 10, height: 10).mark("c").frame(width: 30).frame(
                    maxHeight: .infinity
                ).mark("cf")
            }
        },
        MeasuredFact("inf-X17", width: 200, height: 200, frames: "root:0,0,30,30") {
            VStack(spacing: 0) {
                Color.red.frame(width: 30, height: 20).mark("a");
                Color.red.frame(width: 30, height: 10).mark("b")
            }
        },
        MeasuredFact(
            "inf-X18", width: 200, height: 200,
            frames: "root:0,0,30,200 bf:0,20,30,180 b:0,105,30,10"
        ) {
            VStack(spacing: 0) {
                Color.red.frame(width: 30, height: 20).mark("a");
                Color.red.frame(width: 30, height: 10).mark("b").frame(maxHeight: .infinity).mark(
                    "bf")
            }
        },
        MeasuredFact(
            "inf-X5", width: nil, height: nil, frames: "root:0,0,300,20 a:100,0,100,10 b:0,10,20,10"
        ) {
            VStack(spacing: 0) {
                Color.red.frame(width: 100, height: 10).mark("a");
                Color.red.frame(width: 20, height: 10).mark("b").frame(
                    maxWidth: .infinity, alignment: .leading)
            }.frame(width: 300)
        },
        MeasuredFact(
            "justify-J3", width: 50, height: nil,
            frames: "root:0,0,80,10 a:0,0,20,10 b:30,0,20,10 c:60,0,20,10"
        ) {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 10).mark("a"); Spacer(minLength: 10);
                Color.red.frame(width: 20, height: 10).mark("b"); Spacer(minLength: 10);
                Color.red.frame(width: 20, height: 10).mark("c")
            }
        },
    ]

    private static let part2: [MeasuredFact] = [
        MeasuredFact(
            "justify-J6", width: 200, height: nil,
            frames: "root:0,0,200,10 af:0,0,180,10 a:80,0,20,10 b:180,0,20,10"
        ) {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 10).mark("a").frame(maxWidth: .infinity).mark(
                    "af");
                Spacer(minLength: 0); Color.red.frame(width: 20, height: 10).mark("b")
            }
        },
        MeasuredFact(
            "justify-J0", width: nil, height: nil,
            frames: "root:0,0,200,10 a:70,0,20,10 b:90,0,20,10 c:110,0,20,10"
        ) {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 10).mark("a");
                Color.red.frame(width: 20, height: 10).mark("b");
                Color.red.frame(width: 20, height: 10).mark("c")
            }.frame(width: 200)
        },
        MeasuredFact(
            "justify-R1", width: nil, height: nil,
            frames: "root:0,0,200,10 b:150,0,30,10 a:180,0,20,10"
        ) {
            HStack(spacing: 0) {
                Color.red.frame(width: 30, height: 10).mark("b");
                Color.red.frame(width: 20, height: 10).mark("a")
            }.frame(width: 200, alignment: .trailing)
        },
        MeasuredFact(
            "geo-C2", width: nil, height: nil, frames: "root:0,0,200,10 r:0,0,200,10 c:0,0,100,10"
        ) {
            VStack(spacing: 0) {
                GeometryReader { g in
                    Color.red.frame(width: g.size.width * 0.5, height: 10).mark("c")
                }.frame(height: 10).mark("r")
            }.frame(width: 200)
        },
        MeasuredFact(
            "geo-eyes", width: 200, height: 200,
            frames: "root:0,0,200,200 a:6,6,188,88 b:6,106,88,88 c:106,106,88,88"
        ) {
            VStack {
                GeometryReader { _ in Color.red }.mark("a").padding(2);
                HStack {
                    GeometryReader { _ in Color.red }.mark("b").padding(2);
                    GeometryReader { _ in Color.red }.mark("c").padding(2)
                }
            }.padding(4)
        },
        MeasuredFact("frame-fl-maxh140", width: 160, height: nil, frames: "root:0,0,160,10") {
            Color.red.frame(maxHeight: 140)
        },
        MeasuredFact(
            "fl-absent-in-vstack", width: 160, height: nil, frames: "root:0,0,160,88 b:0,48,160,40"
        ) {
            VStack(spacing: 8) {
                Color.red.frame(height: 40).mark("a");
                Group { if false { Color.blue } }.padding(10); Color.red.frame(height: 40).mark("b")
            }
        },
        MeasuredFact("shape-rect", width: 100, height: 60, frames: "root:0,0,100,60") {
            Rectangle()
        },
        MeasuredFact("shape-rr-nil", width: nil, height: nil, frames: "root:0,0,10,10") {
            RoundedRectangle(cornerRadius: 12)
        },
        MeasuredFact(
            "fixed-group-root", width: 30, height: 20,
            frames: "root:0,0,30,20 a:10,-4,10,10 b:10,14,10,10"
        ) {
            Group {
                Circle().mark("a"); Rectangle().mark("b")
            }.fixedSize().frame(width: 30, height: 20)
        },
        MeasuredFact(
            "group-xinf-lead", width: 300, height: 100,
            frames: "root:0,0,300,100 a:0,45,30,10 b:154,45,50,10"
        ) {
            HStack {
                Group {
                    Color.red.frame(width: 30, height: 10).mark("a");
                    Color.red.frame(width: 50, height: 10).mark("b")
                }.frame(maxWidth: .infinity, alignment: .leading)
            }.frame(width: 300, height: 100)
        },
        MeasuredFact(
            "vstack-host-1", width: 100, height: 200,
            frames: "root:0,0,100,200 a:20,66,60,30 b:20,104,60,30"
        ) {
            VStack() {
                Color.red.frame(width: 60, height: 30).mark("a");
                Color.red.frame(width: 60, height: 30).mark("b")
            }.frame(width: 100, height: 200)
        },
    ]

    private static let part3: [MeasuredFact] = [
        MeasuredFact(
            "skip-vstack-overflow", width: nil, height: nil,
            frames: "root:0,0,12,12 a:0,0,12,2 b:0,10,12,2"
        ) {
            VStack {
                Spacer(); Color.black.frame(height: 2).mark("a"); Spacer();
                Color.black.frame(height: 2).mark("b"); Spacer()
            }.frame(width: 12, height: 12)
        },
        MeasuredFact(
            "skip-nested", width: nil, height: nil,
            frames: "root:0,0,12,12 a:0,0,1,2 b:0,2,1,1 c:1,0,6,3 d:7,0,5,3 e:0,3,3,9 f:3,3,9,9"
        ) {
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    VStack(spacing: 0) {
                        Color.red.frame(width: 1, height: 2).mark("a");
                        Color.red.frame(width: 1, height: 1).mark("b")
                    }; Color.red.frame(width: 6, height: 3).mark("c");
                    Color.red.frame(width: 5, height: 3).mark("d")
                };
                HStack(spacing: 0) {
                    Color.red.frame(width: 3, height: 9).mark("e");
                    Color.red.frame(width: 9, height: 9).mark("f")
                }
            }.frame(width: 12, height: 12)
        },
        MeasuredFact("skip-maxframe", width: nil, height: nil, frames: "root:0,0,12,6 a:0,1,12,4") {
            ZStack {
                Color.white.frame(width: 12, height: 6);
                Color.black.frame(maxWidth: 20, maxHeight: 4).mark("a")
            }
        },
        MeasuredFact("skip-z-top", width: nil, height: nil, frames: "root:0,0,12,12 b:3,0,6,6") {
            ZStack(alignment: .top) {
                Color.red.frame(width: 12, height: 12).mark("a");
                Color.red.frame(width: 6, height: 6).mark("b")
            }
        },
        MeasuredFact(
            "skip-z-bottomTrailing", width: nil, height: nil, frames: "root:0,0,12,12 b:6,6,6,6"
        ) {
            ZStack(alignment: .bottomTrailing) {
                Color.red.frame(width: 12, height: 12).mark("a");
                Color.red.frame(width: 6, height: 6).mark("b")
            }
        },
        MeasuredFact("offset-1", width: nil, height: nil, frames: "root:0,0,60,20 b:40,0,20,20") {
            HStack(spacing: 0) {
                Color.red.frame(width: 40, height: 20).mark("a").offset(x: 30, y: 10);
                Color.red.frame(width: 20, height: 20).mark("b")
            }
        },
        MeasuredFact("hidden-1", width: nil, height: nil, frames: "root:0,0,48,20 b:28,0,20,20") {
            HStack() {
                Color.red.frame(width: 20, height: 20).mark("a").hidden();
                Color.red.frame(width: 20, height: 20).mark("b")
            }
        },
    ]
}
