import Testing

@testable import WidgetLayout

/// What is done to a view's picture leaves its place alone.
@Suite struct EffectTests {
    private let red = ColorValue(red: 1)
    private let square = Node(.rectangle).frame(width: 10, height: 10)

    @Test func `A shadow has its color and offset`() throws {
        let text = try draw(
            .shadow,
            [
                (.fill, .paint(PaintValue(.color(red)))), (.radius, .double(4)),
                (.x, .double(1)), (.y, .double(2)),
            ])
        #expect(text == "group 45,45 10×10 shadow=#FF0000/4@1,2")
    }

    @Test func `A shadow in an accented widget has the color of its accent group`() throws {
        let red = PaintValue(.color(ColorValue(red: 1, opacity: 0.5)))
        let text = try Drawing.text(change: { $0.renderingMode = .accented }) {
            square.modified(.shadow, [(.fill, .paint(red)), (.radius, .double(4))])
        }
        #expect(text.contains("shadow=#FFFFFF80/4@0,0"))
    }

    /// Measured: SH5 to SH7 in docs/probes/swiftui-paths-shadows-transforms.swift of
    /// https://github.com/mburger89/MetalUI at b9da519f, macOS 27.0.1.
    @Test func `A shadow applies to every leaf unless views are composited`() throws {
        let views = ZStack {
            square.mark("a")
            Text("b").opacity(0.5)
        }
        let shadow = (ViewAttribute.radius, AttributeValue.double(4))
        let text = try Drawing.text { views.mark("c").modified(.shadow, [shadow]) }
        #expect(text.split(separator: "shadow=").count == 3)
        let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
        #expect(lines[1].hasPrefix("group") && lines[1].contains("\"c\""))
        let one = try Drawing.text {
            views.modified(.compositingGroup).modified(.shadow, [shadow])
        }
        #expect(one.split(separator: "shadow=").count == 2)
    }

    /// Measured: CG1 and CG2 in docs/probes/swiftui-shadow-cache.swift of the same, macOS 27.0.1.
    @Test func `Opacity, blurs and blend modes apply to every leaf`() throws {
        let views = ZStack {
            square
            Text("b")
        }
        func counts(_ views: Node) throws -> [Int] {
            let texts = try [
                Drawing.text { views.opacity(0.5) },
                Drawing.text { views.modified(.blend, [(.blendMode, .int(1))]) },
                Drawing.text { views.modified(.blur, [(.radius, .double(6))]) },
            ]
            return zip(texts, ["opacity=0.5", "blend=multiply", "blur=6"]).map {
                $0.split(separator: $1).count - 1
            }
        }
        #expect(try counts(views.padding(0)) == [2, 2, 2])
        #expect(try counts(views.modified(.compositingGroup)) == [1, 1, 1])
        // A clip and what turns a view let fading through; a blur follows them.
        #expect(try counts(views.clip(RoundedRectangle(cornerRadius: 2))) == [2, 2, 1])
    }

    @Test func `Effects on every leaf are nested in the order of modifiers`() throws {
        let blur = (ViewAttribute.radius, AttributeValue.double(6))
        let text = try Drawing.text {
            ZStack {
                square.opacity(0.5).deferred(.behind) { _ in square.mark("behind").opacity(0.25) }
                ZStack {
                    square
                    square
                }
                .clip(RoundedRectangle(cornerRadius: 2))
            }
            .opacity(0.75).modified(.blur, [blur]).opacity(0.9)
        }
        let words = ["opacity=0.25", "0.5", "0.75", "0.9", "blur=6", "clip", "rectangle"]
        let lines = text.split(separator: "\n").dropFirst(2).map { line in
            words.filter { line.contains($0) }.joined(separator: " ")
        }
        #expect(
            lines == [
                "0.9", "blur=6", "0.75", "opacity=0.25", "rectangle",
                "0.9", "blur=6", "0.75", "0.5", "rectangle",
                "0.9", "blur=6", "clip", "0.75", "rectangle", "0.75", "rectangle",
            ])
    }

    @Test(arguments: [(Double.nan, "0"), (.infinity, "0"), (1e9, "1000"), (-5, "0")])
    func `The radius of a blur is limited`(radius: Double, drawn: String) throws {
        let text = try draw(.blur, [(.radius, .double(radius))])
        #expect(text == "group 45,45 10×10 blur=\(drawn)")
    }

    @Test func `An opaque blur is marked as opaque`() throws {
        let text = try draw(.blur, [(.radius, .double(2)), (.opaque, .bool(true))])
        #expect(text == "group 45,45 10×10 blur=2 opaque")
    }

    @Test func `A blend mode is in the display list`() throws {
        #expect(
            try draw(.blend, [(.blendMode, .int(18))]) == "group 45,45 10×10 blend=destinationOut")
        #expect(try draw(.blend, [(.blendMode, .int(99))]) == "group 45,45 10×10")
        #expect(try draw(.compositingGroup, []) == "group 45,45 10×10 isolated")
    }

    @Test(
        arguments: [
            (1, 0.5, "1,0,0,0.5,0,1,0,0.5,0,0,1,0.5,0,0,0,1"),
            (2, 3, "3,0,0,-1,0,3,0,-1,0,0,3,-1,0,0,0,1"),
            (4, 1, "0.21,0.72,0.07,0,0.21,0.72,0.07,0,0.21,0.72,0.07,0,0,0,0,1"),
            (6, 0, "-1,0,0,1,0,-1,0,1,0,0,-1,1,0,0,0,1"),
            (8, 0, "0,0,0,0,0,0,0,0,0,0,0,0,0.21,0.72,0.07,0"),
            (77, 0, "1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1"),
        ] as [(Int64, Double, String)])
    func `A color effect is a color matrix`(effect: Int64, amount: Double, matrix: String) throws {
        let text = try draw(
            .colorEffect, [(.colorEffect, .int(effect)), (.amount, .double(amount))])
        #expect(text == "group 45,45 10×10 colors=\(matrix)")
    }

    @Test func `A hue rotation by 360 degrees is the identity`() {
        let turned = ColorMatrixValue.hueRotation(degrees: 360).values
        let same = zip(turned, ColorMatrixValue.identity.values).allSatisfy { abs($0 - $1) < 1e-9 }
        #expect(same)
    }

    @Test func `Thresholds and transforms are checked`() throws {
        func effect(_ kind: Int64, _ attributes: [(ViewAttribute, AttributeValue)]) throws -> String
        {
            try draw(.colorEffect, [(.colorEffect, .int(kind))] + attributes)
        }
        let threshold: [(ViewAttribute, AttributeValue)] = [
            (.amount, .double(-3)), (.greatestAmount, .double(0.5)),
            (.fill, .paint(PaintValue(.color(red)))),
        ]
        #expect(try effect(9, threshold) == "group 45,45 10×10 threshold=#FF0000/0…0.5")
        let numbers = (0..<20).map { $0 == 4 ? 2_000.0 : 0.5 }
        let transform = try effect(10, [(.matrix, .doubles(numbers))])
        #expect(transform.hasPrefix("group 45,45 10×10 recolored=0.5,0.5,0.5,0.5,1000,0.5"))
        let same = "group 45,45 10×10 recolored=1,0,0,0,0,0,1,0,0,0,0,0,1,0,0,0,0,0,1,0"
        #expect(try effect(10, [(.matrix, .doubles([1, 2]))]) == same)
    }

    @Test func `A mask gets the size of its view`() throws {
        let list = try Drawing.text {
            square.modified(.mask, [Alignment.topLeading.attribute], [Node(.circle)])
        }
        #expect(
            list == """
                widget 100×100
                  group 45,45 10×10 mask
                    group 45,45 10×10
                      shape 45,45 10×10 rectangle fill=#000000
                    group 45,45 10×10
                      shape 45,45 10×10 ellipse fill=#000000
                """)
    }

    @Test func `An affine transform is relative to the view's origin`() throws {
        let list = try Drawing.list {
            square.modified(.affineTransform, [(.matrix, .doubles([2, 0, 0, 2, 5, 0]))])
        }
        let transform = list.nodes[0].group.transform
        #expect(transform.a == 2 && transform.tx == -40 && transform.ty == -45)
    }

    @Test func `An invalid affine transform has no effect`() throws {
        for values in [[1, 0, 0], [1, 0, 0, 1, .nan, 0]] {
            let text = try draw(.affineTransform, [(.matrix, .doubles(values))])
            #expect(text == "shape 45,45 10×10 rectangle fill=#000000")
        }
    }

    /// The first node of a widget with one square in a modifier.
    private func draw(
        _ kind: ViewKind, _ attributes: [(ViewAttribute, AttributeValue)]
    ) throws -> String {
        let text = try Drawing.text { square.modified(kind, attributes) }
        return text.split(separator: "\n")[1].trimmingPrefix("  ").description
    }
}
