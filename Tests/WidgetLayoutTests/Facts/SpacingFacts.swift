// swift-format-ignore-file: the views stand as they were measured.

#if PLUGIN
    import SwiftUI
#endif

/// Spacing, spacers and how stacks divide their length, as measured in SwiftUI.
enum SpacingFacts {
    static let all = part1 + part2 + part3

    private static let part1: [MeasuredFact] = [
        MeasuredFact("sp-if-false", width: nil, height: nil, frames: "root:0,0,48,20 b:28,0,20,20")
        {
            HStack {
                Color.red.frame(width: 20, height: 20).mark("a"); if false { Color.red };
                Color.red.frame(width: 20, height: 20).mark("b")
            }
        },
        MeasuredFact(
            "sp-negative-h", width: nil, height: nil, frames: "root:0,0,30,20 b:10,0,20,20"
        ) {
            HStack(spacing: -10) {
                Color.red.frame(width: 20, height: 20).mark("a");
                Color.red.frame(width: 20, height: 20).mark("b")
            }
        },
        MeasuredFact(
            "spacer-K2a", width: 200, height: 50,
            frames: "root:0,0,200,50 a:0,15,20,20 b:180,15,20,20"
        ) {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 20).mark("a"); ZStack() { Spacer() };
                Color.red.frame(width: 20, height: 20).mark("b")
            }
        },
        MeasuredFact("spacer-SP6", width: nil, height: nil, frames: "root:0,0,20,48 b:0,28,20,20") {
            VStack(spacing: 0) {
                Color.red.frame(width: 20, height: 20).mark("a"); Spacer();
                Color.red.frame(width: 20, height: 20).mark("b")
            }
        },
        MeasuredFact("spacer-SP21", width: 100, height: 50, frames: "root:0,0,100,20 a:40,0,20,20")
        {
            VStack(spacing: 0) {
                HStack(spacing: 0) { Spacer() }; Color.red.frame(width: 20, height: 20).mark("a")
            }
        },
        MeasuredFact("spacer-SP13", width: 100, height: 50, frames: "root:0,0,100,20 a:80,0,20,20")
        {
            HStack(spacing: 0) {
                Spacer(); Color.red.frame(width: 20, height: 20).mark("a")
            }
        },
        MeasuredFact(
            "spacer-SP8", width: 200, height: 50,
            frames: "root:0,0,200,20 a:0,0,20,20 b:180,0,20,20"
        ) {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 20).mark("a"); Spacer();
                Color.red.frame(width: 20, height: 20).mark("b")
            }
        },
        MeasuredFact("spacer-SP4", width: nil, height: nil, frames: "root:0,0,80,20 b:60,0,20,20") {
            HStack(spacing: 20) {
                Color.red.frame(width: 20, height: 20).mark("a"); Spacer(minLength: 0);
                Color.red.frame(width: 20, height: 20).mark("b")
            }
        },
        MeasuredFact("spacer-SP10", width: 200, height: 50, frames: "root:0,0,200,20 a:90,0,20,20")
        {
            HStack(spacing: 0) {
                Spacer(minLength: 50); Color.red.frame(width: 20, height: 20).mark("a"); Spacer()
            }
        },
        MeasuredFact(
            "spacer-SPc", width: nil, height: nil, frames: "root:0,0,70,20 a:0,0,20,20 b:50,0,20,20"
        ) {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 20).mark("a"); Spacer(minLength: 30);
                Color.red.frame(width: 20, height: 20).mark("b")
            }
        },
        MeasuredFact("spacer-SP19", width: 200, height: 50, frames: "root:0,0,50,20 b:30,0,20,20") {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 20).mark("a"); Spacer().frame(width: 10);
                Color.red.frame(width: 20, height: 20).mark("b")
            }
        },
        MeasuredFact(
            "spacer-size-h0-spacer-only-nil", width: nil, height: nil, frames: "root:0,0,8,0"
        ) {
            HStack(spacing: 0) { Spacer() }
        },
    ]

    private static let part2: [MeasuredFact] = [
        MeasuredFact("spacer-size-bare", width: 100, height: 50, frames: "root:0,0,100,50") {
            Spacer()
        },
        MeasuredFact(
            "spacer-spacing-s0-overlay0", width: nil, height: nil,
            frames: "root:0,0,40,_ b:20,_,20,20"
        ) {
            HStack() {
                Color.red.frame(width: 20, height: 20).mark("a");
                Spacer(minLength: 0).overlay { Color.clear.frame(width: 0, height: 0) };
                Color.red.frame(width: 20, height: 20).mark("b")
            }
        },
        MeasuredFact(
            "spacer-spacing-s0-fixed", width: nil, height: nil, frames: "root:0,0,40,_ b:20,_,20,20"
        ) {
            HStack() {
                Color.red.frame(width: 20, height: 20).mark("a"); Spacer(minLength: 0).fixedSize();
                Color.red.frame(width: 20, height: 20).mark("b")
            }
        },
        MeasuredFact(
            "spacer-spacing-none", width: nil, height: nil, frames: "root:0,0,48,_ b:28,_,20,20"
        ) {
            HStack() {
                Color.red.frame(width: 20, height: 20).mark("a");
                Color.red.frame(width: 20, height: 20).mark("b")
            }
        },
        MeasuredFact(
            "spacer-spacing-s0-vstack", width: nil, height: nil,
            frames: "root:0,0,56,_ b:36,_,20,20"
        ) {
            HStack() {
                Color.red.frame(width: 20, height: 20).mark("a"); VStack { Spacer(minLength: 0) };
                Color.red.frame(width: 20, height: 20).mark("b")
            }
        },
        MeasuredFact(
            "spacer-spacing-s0-pad4", width: nil, height: nil, frames: "root:0,0,64,_ b:44,_,20,20"
        ) {
            HStack() {
                Color.red.frame(width: 20, height: 20).mark("a"); Spacer(minLength: 0).padding(4);
                Color.red.frame(width: 20, height: 20).mark("b")
            }
        },
        MeasuredFact(
            "stack-Gc", width: 100, height: 50, frames: "root:0,0,100,20 a:0,0,50,20 b:50,0,50,20"
        ) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 0, idealWidth: 80, maxWidth: 80).frame(height: 20).mark(
                    "a");
                Color.red.frame(minWidth: 0, idealWidth: 80, maxWidth: 80).frame(height: 20).mark(
                    "b")
            }
        },
        MeasuredFact(
            "stack-G9", width: 100, height: 50, frames: "root:0,0,160,20 a:0,0,80,20 b:80,0,80,20"
        ) {
            HStack(spacing: 0) {
                Color.red.frame(width: 80, height: 20).mark("a");
                Color.red.frame(width: 80, height: 20).mark("b")
            }
        },
        MeasuredFact(
            "stack-X4", width: 70, height: 50, frames: "root:0,0,70,20 a:0,0,30,20 b:30,0,40,20"
        ) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 0, idealWidth: 50, maxWidth: 100).frame(height: 20).mark(
                    "a");
                Color.red.frame(minWidth: 40, idealWidth: 50, maxWidth: 60).frame(height: 20).mark(
                    "b")
            }
        },
        MeasuredFact(
            "stack-G5b", width: 200, height: 50,
            frames: "root:0,0,200,20 b:0,0,172,20 a:180,0,20,20"
        ) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: .infinity).frame(height: 20)
                    .mark("b");
                Spacer(); Color.red.frame(width: 20, height: 20).mark("a")
            }
        },
        MeasuredFact(
            "stack-X1", width: 100, height: 50, frames: "root:0,0,100,20 a:0,0,20,20 b:20,0,80,20"
        ) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 0, idealWidth: 80, maxWidth: 80).frame(height: 20).mark(
                    "a");
                Color.red.frame(width: 80, height: 20).mark("b")
            }
        },
        MeasuredFact(
            "stack-X2", width: 200, height: 50, frames: "root:0,0,200,20 a:0,0,180,20 b:180,0,20,20"
        ) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: .infinity).frame(height: 20)
                    .mark("a");
                Color.red.frame(width: 20, height: 20).mark("b")
            }
        },
    ]

    private static let part3: [MeasuredFact] = [
        MeasuredFact(
            "skip-hstack-thirds", width: nil, height: nil,
            frames: "root:0,0,12,12 a:0,2,4,10 b:4,0,4,12 c:8,2,4,10"
        ) {
            HStack(alignment: .bottom, spacing: 0) {
                Color.black.frame(height: 10).mark("a"); Color.white.frame(height: 12).mark("b");
                Color.black.frame(height: 10).mark("c")
            }.frame(width: 12, height: 12)
        },
        MeasuredFact(
            "stack-7aG0", width: 700, height: 100,
            frames: "root:0,0,700,20 a:0,0,300,20 b:300,0,300,20 c:600,0,100,20"
        ) {
            HStack(spacing: 0) {
                Color.gray.frame(maxWidth: .infinity).frame(height: 20).mark("a");
                Color.gray.frame(maxWidth: .infinity).frame(height: 20).mark("b");
                Color.red.frame(width: 100, height: 20).mark("c")
            }
        },
        MeasuredFact(
            "stack-G15", width: 50, height: 100, frames: "root:0,0,20,100 a:0,0,20,50 b:0,50,20,50"
        ) {
            VStack(spacing: 0) {
                Color.red.frame(minHeight: 0, idealHeight: 80, maxHeight: 80).frame(width: 20).mark(
                    "a");
                Color.red.frame(minHeight: 20, idealHeight: 80, maxHeight: 80).frame(width: 20)
                    .mark("b")
            }
        },
        MeasuredFact(
            "stack-X13", width: nil, height: 50, frames: "root:0,0,160,20 a:0,0,80,20 b:80,0,80,20"
        ) {
            HStack(spacing: 0) {
                Color.red.frame(width: 80, height: 20).mark("a");
                Color.red.frame(width: 80, height: 20).mark("b")
            }
        },
        MeasuredFact(
            "stack-G24", width: 200, height: 50, frames: "root:0,0,200,20 a:0,0,0,20 b:0,0,200,20"
        ) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: .infinity).frame(height: 20)
                    .mark("a");
                Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: .infinity).frame(height: 20)
                    .mark("b").layoutPriority(1)
            }
        },
        MeasuredFact(
            "stack-X5", width: 100, height: 50, frames: "root:0,0,100,20 a:0,0,80,20 b:88,0,12,20"
        ) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 0, idealWidth: 80, maxWidth: 80).frame(height: 20).mark(
                    "a"
                ).layoutPriority(1); Spacer();
                Color.red.frame(minWidth: 0, idealWidth: 80, maxWidth: 80).frame(height: 20).mark(
                    "b")
            }
        },
        MeasuredFact(
            "stack-G2", width: 100, height: 50, frames: "root:0,0,100,20 a:0,0,70,20 b:70,0,30,20"
        ) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 0, idealWidth: 80, maxWidth: 80).frame(height: 20).mark(
                    "a"
                ).layoutPriority(1);
                Color.red.frame(minWidth: 30, idealWidth: 80, maxWidth: 80).frame(height: 20).mark(
                    "b")
            }
        },
        MeasuredFact(
            "stack-G11", width: 100, height: 50, frames: "root:0,0,100,20 a:0,0,80,20 b:80,0,20,20"
        ) {
            HStack(spacing: 0) {
                HStack() {
                    Color.red.frame(minWidth: 0, idealWidth: 80, maxWidth: 80).frame(height: 20)
                        .mark("a").layoutPriority(1)
                };
                Color.red.frame(minWidth: 0, idealWidth: 80, maxWidth: 80).frame(height: 20).mark(
                    "b")
            }
        },
        MeasuredFact(
            "stack-7aS1", width: 200, height: 100,
            frames: "root:0,0,200,100 a:-100,40,200,20 b:100,40,200,20"
        ) {
            HStack(spacing: 0) {
                Color.red.frame(width: 200, height: 20).mark("a");
                Color.red.frame(width: 200, height: 20).mark("b")
            }.frame(width: 200, height: 100)
        },
        MeasuredFact(
            "stack-7aA1", width: 150, height: 100,
            frames: "root:0,0,150,100 a:-40,40,130,20 b:90,40,100,20 c:-75,40,200,20"
        ) {
            HStack(spacing: 0) {
                Color.red.frame(width: 200, height: 20).mark("c").frame(width: 130).mark("a");
                Color.red.frame(width: 100, height: 20).mark("b")
            }.frame(width: 150, height: 100)
        },
    ]
}
