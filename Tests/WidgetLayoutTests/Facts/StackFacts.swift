// swift-format-ignore-file: the views stand as they were measured.

#if PLUGIN
    import SwiftUI
#endif

/// Stacks, spacers and layers, as measured in SwiftUI.
///
/// The names are those of the arms in docs/probes/swiftui-stack-algorithms.swift of
/// https://github.com/mburger89/MetalUI at 103bce0d, recorded on macOS 27.0.
enum StackFacts {
    static let all = part1 + part2

    private static let part1: [MeasuredFact] = [
        // IN1 in docs/probes/swiftui-controls-in-stacks.swift (macOS 27.0): a spacer whose geometry is read, which is
        // recorded in a stack of its own.
        MeasuredFact(
            "IN1", width: 300, height: 40,
            frames:
                "root:0,0,33.5,40 a:0,12,9,16 b:25,12,8.5,16"
        ) {
            HStack {
                Color.red.frame(width: 9, height: 16).mark("a"); VStack { Spacer() };
                Color.red.frame(width: 8.5, height: 16).mark("b")
            }
        },
        MeasuredFact(
            "SP7", width: nil, height: nil,
            frames:
                "root:0,0,20,40 b:0,20,20,20"
        ) {
            VStack() {
                Color.red.frame(width: 20, height: 20).mark("a"); Spacer(minLength: 0);
                Color.red.frame(width: 20, height: 20).mark("b")
            }
        },
        MeasuredFact(
            "SP9", width: 200, height: 50,
            frames:
                "root:0,0,200,20 a:60,0,20,20"
        ) {
            HStack(spacing: 0) {
                Spacer(); Color.red.frame(width: 20, height: 20).mark("a"); Spacer(); Spacer()
            }
        },
        MeasuredFact(
            "SP14", width: 100, height: 50,
            frames:
                "root:0,0,20,50 a:0,30,20,20"
        ) {
            VStack(spacing: 0) {
                Spacer(); Color.red.frame(width: 20, height: 20).mark("a")
            }
        },
        MeasuredFact(
            "SP18b", width: 100, height: 50,
            frames:
                "root:0,0,20,50 a:0,15,20,20"
        ) {
            HStack(spacing: 0) {
                VStack { Spacer() }; Color.red.frame(width: 20, height: 20).mark("a")
            }
        },
        MeasuredFact(
            "SP20", width: 200, height: 50,
            frames:
                "root:0,0,200,20 a:0,0,20,20 b:180,0,20,20"
        ) {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 20).mark("a"); Spacer().padding(5);
                Color.red.frame(width: 20, height: 20).mark("b")
            }
        },
        MeasuredFact(
            "SP22", width: 100, height: nil,
            frames:
                "root:0,0,100,20 a:0,0,20,20"
        ) {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 20).mark("a"); Spacer()
            }
        },
        MeasuredFact(
            "G1", width: 100, height: 50,
            frames:
                "root:0,0,100,20 a:0,0,40,20 b:40,0,60,20"
        ) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 20, idealWidth: 100, maxWidth: 100).frame(height: 20)
                    .mark("a");
                Color.red.frame(minWidth: 60, idealWidth: 100, maxWidth: 100).frame(height: 20)
                    .mark("b")
            }
        },
        MeasuredFact(
            "G1r", width: 100, height: 50,
            frames:
                "root:0,0,100,20 b:0,0,60,20 a:60,0,40,20"
        ) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 60, idealWidth: 100, maxWidth: 100).frame(height: 20)
                    .mark("b");
                Color.red.frame(minWidth: 20, idealWidth: 100, maxWidth: 100).frame(height: 20)
                    .mark("a")
            }
        },
        MeasuredFact(
            "G4", width: 200, height: 50,
            frames:
                "root:0,0,200,20 a:0,0,20,20 b:100,0,20,20"
        ) {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 20).mark("a");
                Color.red.frame(width: 20, height: 20).mark("b").frame(maxWidth: .infinity)
            }
        },
        MeasuredFact(
            "G5", width: 200, height: 50,
            frames:
                "root:0,0,200,20 a:0,0,20,20 b:28,0,172,20"
        ) {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 20).mark("a"); Spacer();
                Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: .infinity).frame(height: 20)
                    .mark("b")
            }
        },
        MeasuredFact(
            "G6", width: 100, height: 50,
            frames:
                "root:0,0,100,20 a:0,0,80,20 b:88,0,12,20"
        ) {
            HStack(spacing: 0) {
                Color.red.frame(width: 80, height: 20).mark("a"); Spacer();
                Color.red.frame(minWidth: 0, idealWidth: 80, maxWidth: 80).frame(height: 20).mark(
                    "b")
            }
        },
        MeasuredFact(
            "G7", width: nil, height: nil,
            frames:
                "root:0,0,108,20 a:0,0,80,20 b:88,0,20,20"
        ) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 0, idealWidth: 80, maxWidth: 80).frame(height: 20).mark(
                    "a");
                Spacer(); Color.red.frame(width: 20, height: 20).mark("b")
            }
        },
        MeasuredFact(
            "G10", width: 300, height: 50,
            frames:
                "root:0,0,40,20 a:0,0,20,20 b:20,0,20,20"
        ) {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 20).mark("a");
                Color.red.frame(width: 20, height: 20).mark("b")
            }
        },
        MeasuredFact(
            "G12", width: 100, height: 50,
            frames:
                "root:0,0,100,20 a:0,0,26.6667,20 b:36.6667,0,26.6667,20 c:73.3333,0,26.6667,20"
        ) {
            HStack(spacing: 10) {
                Color.red.frame(minWidth: 0, idealWidth: 80, maxWidth: 80).frame(height: 20).mark(
                    "a");
                Color.red.frame(minWidth: 0, idealWidth: 80, maxWidth: 80).frame(height: 20).mark(
                    "b");
                Color.red.frame(minWidth: 0, idealWidth: 80, maxWidth: 80).frame(height: 20).mark(
                    "c")
            }
        },
        MeasuredFact(
            "G13", width: 60, height: 50,
            frames:
                "root:0,0,75,20 a:0,0,30,20 b:30,0,0,20 c:30,0,45,20"
        ) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 30, idealWidth: 40, maxWidth: 40).frame(height: 20).mark(
                    "a");
                Color.red.frame(minWidth: 0, idealWidth: 50, maxWidth: 100).frame(height: 20).mark(
                    "b");
                Color.red.frame(minWidth: 45, idealWidth: 45, maxWidth: 45).frame(height: 20).mark(
                    "c")
            }
        },
        MeasuredFact(
            "G14", width: 100, height: 50,
            frames:
                "root:0,0,100,20 a:0,0,0,20 b:0,0,20,20 c:20,0,80,20"
        ) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 0, idealWidth: 80, maxWidth: 80).frame(height: 20).mark(
                    "a"
                ).layoutPriority(-1);
                Color.red.frame(minWidth: 0, idealWidth: 80, maxWidth: 80).frame(height: 20).mark(
                    "b");
                Color.red.frame(minWidth: 0, idealWidth: 80, maxWidth: 80).frame(height: 20).mark(
                    "c"
                ).layoutPriority(1)
            }
        },
        MeasuredFact(
            "G16", width: 100, height: 100,
            frames:
                "root:0,0,100,40 a:0,0,100,20 b:35,20,30,20"
        ) {
            VStack(spacing: 0) {
                Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: .infinity).frame(height: 20)
                    .mark("a");
                Color.red.frame(width: 30, height: 20).mark("b")
            }
        },
        MeasuredFact(
            "G17", width: nil, height: nil,
            frames:
                "root:0,0,30,40 a:0,0,30,20 b:0,20,30,20"
        ) {
            VStack(spacing: 0) {
                Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: .infinity).frame(height: 20)
                    .mark("a");
                Color.red.frame(width: 30, height: 20).mark("b")
            }
        },
        MeasuredFact(
            "G20", width: 100, height: 80,
            frames:
                "root:0,0,40,80 a:0,0,20,80 b:20,25,20,30"
        ) {
            HStack(spacing: 0) {
                Color.red.frame(minHeight: 0, idealHeight: 10, maxHeight: .infinity).frame(
                    width: 20
                ).mark("a"); Color.red.frame(width: 20, height: 30).mark("b")
            }
        },
    ]

    private static let part2: [MeasuredFact] = [
        MeasuredFact(
            "G21", width: 100, height: nil,
            frames:
                "root:0,0,40,30 a:0,0,20,30 b:20,0,20,30"
        ) {
            HStack(spacing: 0) {
                Color.red.frame(minHeight: 0, idealHeight: 10, maxHeight: .infinity).frame(
                    width: 20
                ).mark("a"); Color.red.frame(width: 20, height: 30).mark("b")
            }
        },
        MeasuredFact(
            "G25", width: 200, height: 50,
            frames:
                "root:0,0,200,20 a:0,0,96,20 b:104,0,96,20"
        ) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: .infinity).frame(height: 20)
                    .mark("a");
                Spacer();
                Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: .infinity).frame(height: 20)
                    .mark("b")
            }
        },
        MeasuredFact(
            "X3", width: 100, height: 50,
            frames:
                "root:0,0,100,20 a:0,0,40,20 b:40,0,30,20 c:70,0,30,20"
        ) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 0, idealWidth: 80, maxWidth: 80).frame(height: 20).mark(
                    "a");
                Color.red.frame(width: 30, height: 20).mark("b");
                Color.red.frame(width: 30, height: 20).mark("c")
            }
        },
        MeasuredFact(
            "X6", width: 100, height: 50,
            frames:
                "root:0,0,100,20 a:0,0,0,20 b:100,0,0,20"
        ) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 0, idealWidth: 80, maxWidth: 80).frame(height: 20).mark(
                    "a");
                Spacer().layoutPriority(1);
                Color.red.frame(minWidth: 0, idealWidth: 80, maxWidth: 80).frame(height: 20).mark(
                    "b")
            }
        },
        MeasuredFact(
            "X7", width: 200, height: 50,
            frames:
                "root:0,0,200,20 a:0,0,200,20 b:200,0,0,20"
        ) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: .infinity).frame(height: 20)
                    .mark("a");
                Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: .infinity).frame(height: 20)
                    .mark("b").layoutPriority(-1)
            }
        },
        MeasuredFact(
            "X8", width: 200, height: 50,
            frames:
                "root:0,0,200,20 a:180,0,20,20 o:80,0,20,20"
        ) {
            HStack(spacing: 0) {
                Spacer().overlay { Color.red.frame(width: 20, height: 20).mark("o") };
                Color.red.frame(width: 20, height: 20).mark("a")
            }
        },
        MeasuredFact(
            "X10", width: nil, height: nil,
            frames:
                "root:0,0,40,30 a:0,0,20,30 b:20,0,20,30"
        ) {
            HStack(spacing: 0) {
                Color.red.frame(minHeight: 0, idealHeight: 10, maxHeight: .infinity).frame(
                    width: 20
                ).mark("a"); Color.red.frame(width: 20, height: 30).mark("b")
            }
        },
        MeasuredFact(
            "K2b", width: 200, height: 50,
            frames:
                "root:0,0,90,20 a:0,0,20,20 b:70,0,20,20"
        ) {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 20).mark("a");
                Spacer().aspectRatio(1, contentMode: .fit);
                Color.red.frame(width: 20, height: 20).mark("b")
            }
        },
        MeasuredFact(
            "K2c", width: 200, height: 50,
            frames:
                "root:0,0,48,20 a:0,0,20,20 b:28,0,20,20"
        ) {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 20).mark("a"); Spacer().fixedSize();
                Color.red.frame(width: 20, height: 20).mark("b")
            }
        },
        MeasuredFact(
            "K2d", width: 200, height: 50,
            frames:
                "root:0,0,200,20 a:0,0,20,20 b:180,0,20,20"
        ) {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 20).mark("a");
                Spacer().frame(maxWidth: .infinity);
                Color.red.frame(width: 20, height: 20).mark("b")
            }
        },
        MeasuredFact(
            "K3a", width: nil, height: nil,
            frames:
                "root:0,0,40,20 b:20,0,20,20"
        ) {
            HStack() {
                Color.red.frame(width: 20, height: 20).mark("a"); Spacer(minLength: 0).padding(0);
                Color.red.frame(width: 20, height: 20).mark("b")
            }
        },
        MeasuredFact(
            "K3b", width: nil, height: nil,
            frames:
                "root:0,0,40,20 b:20,0,20,20"
        ) {
            HStack() {
                Color.red.frame(width: 20, height: 20).mark("a");
                Spacer(minLength: 0).frame(width: 0);
                Color.red.frame(width: 20, height: 20).mark("b")
            }
        },
        MeasuredFact(
            "K3d", width: nil, height: nil,
            frames:
                "root:0,0,40,20 b:20,0,20,20"
        ) {
            HStack() {
                Color.red.frame(width: 20, height: 20).mark("a");
                Spacer(minLength: 0).layoutPriority(1);
                Color.red.frame(width: 20, height: 20).mark("b")
            }
        },
        MeasuredFact(
            "K3g", width: nil, height: nil,
            frames:
                "root:0,0,40,20 b:20,0,20,20"
        ) {
            HStack() {
                Color.red.frame(width: 20, height: 20).mark("a"); ZStack { Spacer(minLength: 0) };
                Color.red.frame(width: 20, height: 20).mark("b")
            }
        },
        MeasuredFact(
            "K3i", width: nil, height: nil,
            frames:
                "root:0,0,56,20 b:36,0,20,20"
        ) {
            HStack() {
                Color.red.frame(width: 20, height: 20).mark("a");
                Color.red.frame(width: 0, height: 0).overlay { Spacer(minLength: 0) };
                Color.red.frame(width: 20, height: 20).mark("b")
            }
        },
        MeasuredFact(
            "K3j", width: nil, height: nil,
            frames:
                "root:0,0,56,20 c:28,10,0,0 b:36,0,20,20"
        ) {
            HStack() {
                Color.red.frame(width: 20, height: 20).mark("a");
                ZStack {
                    Spacer(minLength: 0); Color.red.frame(width: 0, height: 0).mark("c")
                }; Color.red.frame(width: 20, height: 20).mark("b")
            }
        },
        MeasuredFact(
            "K3l", width: nil, height: nil,
            frames:
                "root:0,0,40,20 b:20,0,20,20"
        ) {
            HStack() {
                Color.red.frame(width: 20, height: 20).mark("a");
                ZStack {
                    Spacer(minLength: 0); Spacer(minLength: 0)
                }; Color.red.frame(width: 20, height: 20).mark("b")
            }
        },
        MeasuredFact(
            "A4", width: nil, height: nil,
            frames:
                "root:0,0,60,40 a:0,0,60,20 b:0,0,20,40"
        ) {
            ZStack(alignment: .topLeading) {
                Color.red.frame(width: 60, height: 20).mark("a");
                Color.red.frame(width: 20, height: 40).mark("b")
            }
        },
        MeasuredFact(
            "A10", width: nil, height: nil,
            frames:
                "root:0,0,60,40 o1:20,10,20,20 o2:15,15,30,10"
        ) {
            Color.red.frame(width: 60, height: 40).mark("a").overlay {
                Color.red.frame(width: 20, height: 20).mark("o1");
                Color.red.frame(width: 30, height: 10).mark("o2")
            }
        },
    ]
}
