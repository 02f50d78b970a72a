// swift-format-ignore-file: the views stand as they were measured.

#if PLUGIN
    import SwiftUI
#endif

/// Proportions and grids, as measured in SwiftUI.
enum GridFacts {
    static let all = part1 + part2

    private static let part1: [MeasuredFact] = [
        MeasuredFact(
            "aspect-2fit-nil", width: nil, height: nil,
            frames:
                "root:0,0,10,10"
        ) {
            Color.red.aspectRatio(2, contentMode: .fit)
        },
        MeasuredFact(
            "aspect-AR4", width: 856, height: 300,
            frames:
                "root:0,0,528,95 a:0,15.5,168,64 c:180,0,168,95 b:360,15.5,168,64"
        ) {
            HStack(spacing: 12) {
                Color.red.frame(width: 168, height: 64).mark("a");
                Color.red.frame(width: 168, height: 95).mark("c").aspectRatio(
                    16.0 / 9.0, contentMode: .fit);
                Color.red.frame(width: 168, height: 64).mark("b")
            }
        },
        MeasuredFact(
            "aspect-AR1", width: 500, height: 300,
            frames:
                "root:0,0,168,95"
        ) {
            Color.red.frame(width: 168, height: 95).mark("c").aspectRatio(
                16.0 / 9.0, contentMode: .fit)
        },
        MeasuredFact(
            "aspect-AR3", width: 500, height: 300,
            frames:
                "root:0,0,500,281.25"
        ) {
            Color.red.aspectRatio(16.0 / 9.0, contentMode: .fit)
        },
        MeasuredFact(
            "aspect-ideal-fit", width: 100, height: 60,
            frames:
                "root:0,0,100,50"
        ) {
            Color.red.frame(idealWidth: 40, idealHeight: 20).aspectRatio(contentMode: .fit)
        },
        MeasuredFact(
            "aspect-fl-fill-xh140-1000", width: 160, height: 1000,
            frames:
                "root:0,0,248.8889,140"
        ) {
            Color.red.aspectRatio(16.0 / 9.0, contentMode: .fill).frame(maxHeight: 140)
        },
        MeasuredFact(
            "grid-GF3", width: 200, height: 100,
            frames:
                "root:0,0,68,100 a:0,0,20,62 b:38,21,20,20 c:5,70,10,30 d:28,80,40,10"
        ) {
            Grid {
                GridRow {
                    Color.red.frame(width: 20).mark("a");
                    Color.red.frame(width: 20, height: 20).mark("b")
                };
                GridRow {
                    Color.red.frame(width: 10, height: 30).mark("c");
                    Color.red.frame(width: 40, height: 10).mark("d")
                }
            }
        },
        MeasuredFact(
            "grid-GA1p", width: 200, height: 200,
            frames:
                "root:0,0,78,58 b:48,0,20,20"
        ) {
            Grid {
                GridRow {
                    Color.red.frame(width: 30, height: 10).mark("a");
                    Color.red.frame(width: 20, height: 20).mark("b")
                };
                GridRow {
                    Color.red.frame(width: 10, height: 30).mark("c");
                    Color.red.frame(width: 40, height: 10).mark("d")
                }
            }
        },
        MeasuredFact(
            "grid-GL4", width: nil, height: nil,
            frames:
                "root:0,0,78,58 b:58,0,20,20 d:38,38,40,10"
        ) {
            Grid {
                GridRow {
                    Color.red.frame(width: 30, height: 10).mark("a");
                    Color.red.frame(width: 20, height: 20).mark("b").gridColumnAlignment(.trailing)
                };
                GridRow {
                    Color.red.frame(width: 10, height: 30).mark("c");
                    Color.red.frame(width: 40, height: 10).mark("d")
                }
            }
        },
        MeasuredFact(
            "grid-GP2", width: 200, height: 100,
            frames:
                "root:0,0,200,100 a:0,0,152,62 b:170,21,20,20 c:71,70,10,30 d:160,80,40,10"
        ) {
            Grid {
                GridRow {
                    Color.red.mark("a"); Color.red.frame(width: 20, height: 20).mark("b")
                };
                GridRow {
                    Color.red.frame(width: 10, height: 30).mark("c");
                    Color.red.frame(width: 40, height: 10).mark("d")
                }
            }
        },
        MeasuredFact(
            "grid-GA2", width: nil, height: nil,
            frames:
                "root:0,0,70,50 b:40,0,20,20 c:10,20,10,30 d:30,30,40,10"
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Color.red.frame(width: 30, height: 10).mark("a");
                    Color.red.frame(width: 20, height: 20).mark("b")
                };
                GridRow {
                    Color.red.frame(width: 10, height: 30).mark("c");
                    Color.red.frame(width: 40, height: 10).mark("d")
                }
            }
        },
        MeasuredFact(
            "grid-GA9", width: 200, height: 100,
            frames:
                "root:0,0,200,100 x:85,0,30,10 y:0,18,200,82"
        ) {
            Grid {
                Color.red.frame(width: 30, height: 10).mark("x"); Color.red.mark("y")
            }
        },
        MeasuredFact(
            "grid-GF6", width: 200, height: 100,
            frames:
                "root:0,0,200,100 a:0,0,96,46 b:142,13,20,20 c:43,62,10,30 d:104,54,96,46"
        ) {
            Grid {
                GridRow {
                    Color.red.mark("a"); Color.red.frame(width: 20, height: 20).mark("b")
                };
                GridRow {
                    Color.red.frame(width: 10, height: 30).mark("c"); Color.red.mark("d")
                }
            }
        },
        MeasuredFact(
            "grid-GA3", width: nil, height: nil,
            frames:
                "root:0,0,73,55 b:43,0,20,20 c:10,25,10,30 d:33,35,40,10"
        ) {
            Grid(horizontalSpacing: 3, verticalSpacing: 5) {
                GridRow {
                    Color.red.frame(width: 30, height: 10).mark("a");
                    Color.red.frame(width: 20, height: 20).mark("b")
                };
                GridRow {
                    Color.red.frame(width: 10, height: 30).mark("c");
                    Color.red.frame(width: 40, height: 10).mark("d")
                }
            }
        },
        MeasuredFact(
            "grid-GL9", width: nil, height: nil,
            frames:
                "root:0,0,28,68 a:0,0,10,10 b:18,0,10,30 c:0,58,10,10 d:18,38,10,30"
        ) {
            Grid(alignment: .bottom) {
                GridRow(alignment: .top) {
                    Color.red.frame(width: 10, height: 10).mark("a");
                    Color.red.frame(width: 10, height: 30).mark("b")
                };
                GridRow {
                    Color.red.frame(width: 10, height: 10).mark("c");
                    Color.red.frame(width: 10, height: 30).mark("d")
                }
            }
        },
        MeasuredFact(
            "grid-GL11", width: nil, height: nil,
            frames:
                "root:0,0,58,48 x:48,38,10,10"
        ) {
            Grid {
                GridRow {
                    Color.red.frame(width: 40, height: 10).mark("a");
                    Color.red.frame(width: 10, height: 30).mark("b")
                }; Color.red.frame(width: 10, height: 10).mark("x").gridCellAnchor(.trailing)
            }
        },
    ]

    private static let part2: [MeasuredFact] = [
        MeasuredFact(
            "grid-GA4", width: nil, height: nil,
            frames:
                "root:0,0,71,58 b:38,0,20,20 e:66,7.5,5,5 c:10,28,10,30"
        ) {
            Grid {
                GridRow {
                    Color.red.frame(width: 30, height: 10).mark("a");
                    Color.red.frame(width: 20, height: 20).mark("b");
                    Color.red.frame(width: 5, height: 5).mark("e")
                }; GridRow { Color.red.frame(width: 10, height: 30).mark("c") }
            }
        },
        MeasuredFact(
            "grid-GX2", width: nil, height: nil,
            frames:
                "root:0,0,58,38 c:24,28,10,10"
        ) {
            Grid {
                GridRow {
                    Color.red.frame(width: 30, height: 10).mark("a");
                    Color.red.frame(width: 20, height: 20).mark("b")
                }; GridRow { Color.red.frame(width: 10, height: 10).mark("c").gridCellColumns(2) }
            }
        },
        MeasuredFact(
            "grid-GA1", width: nil, height: nil,
            frames:
                "root:0,0,78,58 a:0,5,30,10 b:48,0,20,20 c:10,28,10,30 d:38,38,40,10"
        ) {
            Grid {
                GridRow {
                    Color.red.frame(width: 30, height: 10).mark("a");
                    Color.red.frame(width: 20, height: 20).mark("b")
                };
                GridRow {
                    Color.red.frame(width: 10, height: 30).mark("c");
                    Color.red.frame(width: 40, height: 10).mark("d")
                }
            }
        },
        MeasuredFact(
            "lazy-LZ1", width: 200, height: 200,
            frames:
                "root:0,0,200,28 a:33,0,30,10 b:142,0,20,10 c:-2,18,100,10 d:142,18,20,10"
        ) {
            LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
                Color.red.frame(width: 30, height: 10).mark("a");
                Color.red.frame(width: 20, height: 10).mark("b");
                Color.red.frame(width: 100, height: 10).mark("c");
                Color.red.frame(width: 20, height: 10).mark("d")
            }
        },
        MeasuredFact(
            "lazy-LZ3", width: 200, height: 200,
            frames:
                "root:0,0,200,28 a:25.6667,0,10,10 b:95,0,10,10 c:164.3333,0,10,10 d:25.6667,18,10,10 e:95,18,10,10 f:164.3333,18,10,10"
        ) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 45))]) {
                Color.red.frame(width: 10, height: 10).mark("a");
                Color.red.frame(width: 10, height: 10).mark("b");
                Color.red.frame(width: 10, height: 10).mark("c");
                Color.red.frame(width: 10, height: 10).mark("d");
                Color.red.frame(width: 10, height: 10).mark("e");
                Color.red.frame(width: 10, height: 10).mark("f")
            }
        },
        MeasuredFact(
            "lazy-objcio", width: 200, height: nil,
            frames:
                "root:0,0,200,10 a:0,0,70,10 b:78,0,57,10 c:143,0,57,10"
        ) {
            LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) {
                Color.red.frame(height: 10).mark("a"); Color.red.frame(height: 10).mark("b");
                Color.red.frame(height: 10).mark("c")
            }
        },
        MeasuredFact(
            "gridcorpus-6", width: 150, height: nil,
            frames:
                "root:0,0,150,38 n0:0,0,150,20 n1:0,28,90,10"
        ) {
            Grid(alignment: .topLeading, horizontalSpacing: 3) {
                Color.red.frame(height: 20).mark("n0").gridCellAnchor(.topLeading);
                GridRow(alignment: .center) {
                    Color.red.frame(minWidth: 30, maxWidth: 90).frame(height: 10).mark("n1")
                        .gridCellUnsizedAxes(.vertical)
                }
            }
        },
        MeasuredFact(
            "gridcorpus-17", width: 100, height: 100,
            frames:
                "root:0,0,100,40 n0:0,0,100,40"
        ) {
            Grid(alignment: .top) {
                GridRow {
                    Color.red.frame(minWidth: 30, maxWidth: 130).frame(height: 40).mark("n0")
                }
            }
        },
        MeasuredFact(
            "gridcorpus-23", width: nil, height: 80,
            frames:
                "root:0,0,186,30 n0:0,0,10,30 n1:18,10,150,20 n2:176,10,10,20"
        ) {
            Grid(alignment: .bottomTrailing) {
                GridRow {
                    Color.red.frame(height: 30).mark("n0").gridCellColumns(2).gridCellUnsizedAxes([
                        .horizontal, .vertical,
                    ]); Color.red.frame(width: 150, height: 20).mark("n1");
                    Color.red.frame(minWidth: 10, maxWidth: 110).frame(height: 20).mark("n2")
                }
            }
        },
        MeasuredFact(
            "gridcorpus-4", width: nil, height: 80,
            frames:
                "root:0,0,253,116 n0:35,15,30,10 n1:103,0,150,40 n2:0,48,100,20 n3:103,48,150,20 n4:0,76,100,40 n5:193,76,60,40"
        ) {
            Grid(alignment: .trailing, horizontalSpacing: 3) {
                GridRow(alignment: .bottom) {
                    Color.red.frame(width: 30, height: 10).mark("n0").gridCellAnchor(.center)
                        .gridCellUnsizedAxes(.horizontal);
                    Color.red.frame(width: 150, height: 40).mark("n1")
                };
                GridRow {
                    Color.red.frame(width: 100, height: 20).mark("n2");
                    Color.red.frame(width: 150, height: 20).mark("n3").gridCellAnchor(
                        .bottomLeading)
                };
                GridRow {
                    Color.red.frame(width: 100, height: 40).mark("n4");
                    Color.red.frame(minWidth: 0, maxWidth: 60, minHeight: 0, maxHeight: 60).mark(
                        "n5"
                    ).layoutPriority(-1).gridCellUnsizedAxes(.vertical)
                }
            }
        },
        MeasuredFact(
            "gridcorpus-11", width: 300, height: 200,
            frames:
                "root:0,0,300,170 n0:0,0,150,40 n1:158,0,71,40 n2:0,94,150,30 n3:158,99,71,20 n4:229,48,71,122"
        ) {
            Grid(alignment: .leading) {
                GridRow {
                    Color.red.frame(width: 150, height: 40).mark("n0").layoutPriority(1)
                        .gridCellAnchor(.trailing);
                    Color.red.frame(height: 40).mark("n1")
                };
                GridRow {
                    Color.red.frame(minWidth: 30, maxWidth: 180).frame(height: 30).mark("n2");
                    Color.red.frame(minWidth: 10, maxWidth: 160).frame(height: 20).mark("n3")
                        .gridColumnAlignment(.leading);
                    Spacer().mark("n4").layoutPriority(-1).gridColumnAlignment(.trailing)
                }
            }
        },
        MeasuredFact(
            "gridcorpus-12", width: 300, height: 200,
            frames:
                "root:0,0,40,200 n0:0,0,40,96 n1:0,108,40,20 n2:5,140,30,60"
        ) {
            Grid(alignment: .top, horizontalSpacing: 0, verticalSpacing: 12) {
                GridRow { Color.red.frame(width: 40).mark("n0") };
                Color.red.frame(width: 40, height: 20).mark("n1");
                GridRow { Color.red.frame(width: 30, height: 60).mark("n2") }
            }
        },
        MeasuredFact(
            "gridcorpus-29", width: nil, height: nil,
            frames:
                "root:0,0,18,106 n0:0,0,10,10 n1:10,0,8,10 n2:8,18,10,40 n3:0,66,18,40"
        ) {
            Grid(alignment: .bottomTrailing) {
                GridRow {
                    Color.red.frame(minWidth: 10, maxWidth: 50, minHeight: 10, maxHeight: 50).mark(
                        "n0"
                    ).gridColumnAlignment(.leading).gridCellUnsizedAxes(.horizontal);
                    Spacer().mark("n1").gridCellUnsizedAxes(.horizontal)
                };
                GridRow {
                    Color.red.frame(minWidth: 0, maxWidth: 10).frame(height: 40).mark("n2")
                        .gridCellColumns(3)
                };
                GridRow {
                    Color.red.frame(height: 40).mark("n3").gridCellColumns(3).gridCellUnsizedAxes(
                        .vertical)
                }
            }
        },
        MeasuredFact(
            "gridcorpus-32", width: 60, height: 60,
            frames:
                "root:0,0,20,60 n0:0,0,20,60"
        ) {
            Grid(alignment: .top, horizontalSpacing: 3, verticalSpacing: 5) {
                Color.red.frame(width: 20).mark("n0").gridCellColumns(2).gridColumnAlignment(
                    .leading)
            }
        },
        MeasuredFact(
            "vtf-skip", width: nil, height: nil,
            frames:
                "root:0,0,12,12 b:4,4,4,4"
        ) {
            ZStack {
                Color.black.frame(width: 12, height: 12);
                ViewThatFits {
                    EmptyView(); Color.red.frame(width: 4, height: 4).mark("b")
                }
            }
        },
    ]
}
