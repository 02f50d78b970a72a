import SwiftUI
import Testing

@MainActor @Suite("A canvas")
struct CanvasTests {
    /// What a canvas of 100 × 50 points records, without what is around every canvas.
    private func picture(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) -> String {
        let lines = tree { Canvas(renderer: renderer) }.split(separator: "\n")
        #expect(lines.prefix(2) == ["clip", "  geometry_reader"])
        #expect(lines.last == "  rectangle")
        return lines.dropFirst(2).dropLast().map { $0.dropFirst(4) }.joined(separator: "\n")
    }

    /// What a canvas of 100 × 50 points shows, back to front.
    private func drawing(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) -> String {
        let lines = picture(renderer).split(separator: "\n")
        #expect(lines.first == "zstack")
        return lines.dropFirst().map { $0.dropFirst(2) }.joined(separator: "\n")
    }

    private let line = Path { $0.addLines([.zero, CGPoint(x: 1, y: 2)]) }

    @Test func `fills and strokes paths`() {
        #expect(
            drawing { context, size in
                context.fill(line, with: .color(.red), style: FillStyle(eoFill: true))
                context.stroke(line, with: .foreground, lineWidth: size.width / 50)
            } == """
                path path_numbers=0,0,0,1,1,2 even_odd=true fill=red
                path path_numbers=0,0,0,1,1,2 stroke=level1 line_width=2
                """)
    }

    @Test func `has gradients whose places are its own`() {
        #expect(
            drawing { context, size in
                context.fill(
                    line,
                    with: .linearGradient(
                        Gradient(colors: [.red, .blue]), startPoint: CGPoint(x: 25, y: 0),
                        endPoint: CGPoint(x: size.width, y: 25)))
            } == "path path_numbers=0,0,0,1,1,2 fill=linear(0.25,0-1,0.5 red:0,blue:1)")
    }

    @Test func `repeats pictures`() {
        let recorded = drawing { context, _ in
            context.fill(line, with: .tiledImage(Image(systemName: "star"), scale: 2))
        }
        #expect(recorded.hasPrefix("mask"))
        #expect(recorded.contains("path path_numbers=0,0,0,1,1,2"))
    }

    @Test func `draws with Core Graphics, in its state`() {
        var transform: CGAffineTransform?
        let recorded = drawing { context, size in
            context.opacity = 0.5
            context.translateBy(x: 10, y: 20)
            context.withCGContext { drawing in
                transform = drawing.ctm
                drawing.setFillColor(UIColor.red.cgColor)
                drawing.fill(CGRect(origin: .zero, size: size))
                context.fill(line, with: .color(.red))
            }
        }
        #expect(transform == CGAffineTransform(translationX: 10, y: 20))
        #expect(
            recorded.hasPrefix(
                "opacity amount=0.5\n  place placed_at=0,0,0,0,100,50\n    image "))
        #expect(recorded.hasSuffix("path path_numbers=0,0,0,1,1,2 fill=red"))
    }

    @Test func `has a state that a copy keeps for itself`() {
        #expect(
            drawing { context, _ in
                var copy = context
                copy.translateBy(x: 10, y: 20)
                copy.scaleBy(x: 2, y: 2)
                copy.opacity = 0.5
                copy.fill(line, with: .color(.red))
                context.fill(line, with: .color(.blue))
            } == """
                opacity amount=0.5
                  affine_transform matrix=2,0,0,2,10,20
                    path path_numbers=0,0,0,1,1,2 fill=red
                path path_numbers=0,0,0,1,1,2 fill=blue
                """)
    }

    @Test func `clips, in the space there was`() {
        #expect(
            drawing { context, _ in
                context.translateBy(x: 5, y: 0)
                context.clip(to: line)
                context.fill(line, with: .color(.red))
            } == """
                clip
                  affine_transform matrix=1,0,0,1,5,0
                    path path_numbers=0,0,0,1,1,2 fill=red
                  path path_numbers=0,5,0,1,6,2
                """)
    }

    @Test func `draws layers as one picture`() {
        #expect(
            drawing { context, _ in
                context.opacity = 0.5
                context.drawLayer { layer in
                    layer.fill(line, with: .color(.red))
                    layer.fill(line, with: .color(.blue))
                }
            } == """
                opacity amount=0.5
                  compositing_group
                    zstack
                      path path_numbers=0,0,0,1,1,2 fill=red
                      path path_numbers=0,0,0,1,1,2 fill=blue
                """)
    }

    @Test func `blends with what it shows, not with what lies behind`() {
        #expect(
            picture { context, _ in
                context.fill(line, with: .color(.red))
                context.blendMode = .destinationOut
                context.fill(line, with: .color(.blue))
            } == """
                compositing_group
                  zstack
                    path path_numbers=0,0,0,1,1,2 fill=red
                    blend blend_mode=blend_destination_out
                      path path_numbers=0,0,0,1,1,2 fill=blue
                """)
    }

    @Test func `takes away what was drawn inside an outline, and adds to it`() {
        func recorded(_ mode: GraphicsContext.BlendMode) -> [String] {
            let text = picture { context, _ in
                context.blendMode = mode
                context.opacity = 0.5
                context.fill(line, with: .color(.blue))
            }
            let lines = text.replacing("path path_numbers=0,0,0,1,1,2 ", with: "")
                .replacing("blend blend_mode=", with: "").split(separator: "\n")
            return lines.dropFirst(2).map { String($0.dropFirst(4)) }
        }
        let erasing = ["blend_destination_out", "  fill=rgb(0,0,0)"]
        let drawing = ["  opacity amount=0.5", "    fill=blue"]
        let keeping = [
            "blend_destination_out", "  compositing_group", "    zstack", "      fill=rgb(0,0,0)",
            "      blend_destination_out", "        opacity amount=0.5", "          fill=blue",
        ]
        #expect(recorded(.clear) == erasing)
        #expect(recorded(.copy) == erasing + ["blend_plus_lighter"] + drawing)
        #expect(recorded(.sourceIn) == ["blend_source_atop"] + drawing)
        #expect(recorded(.xor) == ["blend_xor"] + drawing)
        #expect(recorded(.destinationIn) == keeping)
        #expect(recorded(.destinationAtop) == keeping + ["blend_destination_over"] + drawing)
    }

    @Test func `is cut to layers before it is blended`() {
        #expect(
            picture { context, _ in
                context.clipToLayer { $0.fill(line, with: .color(.red)) }
                context.blendMode = .multiply
                context.fill(line, with: .color(.blue))
            } == """
                compositing_group
                  zstack
                    blend blend_mode=blend_multiply
                      mask
                        path path_numbers=0,0,0,1,1,2 fill=blue
                        opacity amount=1
                          zstack
                            path path_numbers=0,0,0,1,1,2 fill=red
                """)
    }

    @Test func `changes colours by matrices and thresholds, projects, and has shadows alone`() {
        var matrix = ColorMatrix()
        (matrix.r1, matrix.b1) = (0, 1)
        var projection = ProjectionTransform(CGAffineTransform(translationX: 7, y: 0))
        projection.m13 = 0.5
        let effect = "color_effect color_effect_kind=effect"
        #expect(
            drawing { context, _ in
                context.addFilter(.projectionTransform(projection))
                context.addFilter(.alphaThreshold(min: 0.25, color: .red))
                context.addFilter(.colorMatrix(matrix))
                context.addFilter(.shadow(color: .green, radius: 2, x: 1, options: .shadowOnly))
                context.fill(line, with: .color(.blue))
            } == """
                projection matrix=1,0,7,0,1,0,0.5,0,1
                  \(effect)_alpha_threshold amount=0.25 greatest_amount=1 fill=red
                    \(effect)_transform matrix=0,0,0,0,0,0,1,0,0,0,1,0,1,0,0,0,0,0,1,0
                      offset x=1 y=0
                        blur radius=2
                          \(effect)_multiply fill=green
                            \(effect)_transform matrix=0,0,0,0,1,0,0,0,0,1,0,0,0,0,1,0,0,0,1,0
                              path path_numbers=0,0,0,1,1,2 fill=blue
                """)
    }

    @Test func `measures and places text`() {
        let recorded = drawing { context, size in
            let text = context.resolve(Text(verbatim: "a"))
            let box = text.measure(in: size)
            context.draw(text, at: CGPoint(x: box.width, y: box.height), anchor: .bottom)
            context.draw(Text(verbatim: "b"), in: CGRect(x: 1, y: 2, width: 3, height: 4))
        }
        #expect(recorded.contains("place placed_at=100,20,0.5,1,default,default"))
        #expect(recorded.contains("place placed_at=1,2,0,0,3,4"))
    }

    @Test func `filters what is drawn next`() {
        #expect(
            picture { context, _ in
                context.addFilter(.blur(radius: 3, options: .opaque))
                context.blendMode = .multiply
                context.fill(line, with: .color(.red))
            } == """
                compositing_group
                  zstack
                    blend blend_mode=blend_multiply
                      blur radius=3 opaque=true
                        path path_numbers=0,0,0,1,1,2 fill=red
                """)
    }

    @Test func `runs no shaders`() {
        let shader = ShaderLibrary.default.ripple(.float(2))
        #expect(
            drawing { context, _ in
                context.addFilter(.colorShader(shader))
                context.addFilter(.distortionShader(shader, maxSampleOffset: .zero))
                context.addFilter(.layerShader(shader, maxSampleOffset: .zero))
                context.fill(line, with: .color(.red))
            } == "path path_numbers=0,0,0,1,1,2 fill=red")
    }

    @Test func `finds its symbols by their tags`() {
        var wasFound = true
        let recorded = tree {
            Canvas { context, _ in
                if let symbol = context.resolveSymbol(id: "b") {
                    context.draw(symbol, at: CGPoint(x: 1, y: 2))
                }
                if let symbol = context.resolveSymbol(id: 7) {
                    context.draw(symbol, at: CGPoint(x: 3, y: 4))
                }
                wasFound = context.resolveSymbol(id: "c") != nil
            } symbols: {
                Leaf("a").tag("a")
                Leaf("b").tag("b").opacity(0.5)
                ForEach(6..<9) { Leaf("\($0)") }
            }
        }
        #expect(recorded.contains("place placed_at=1,2,0.5,0.5,default,default"))
        #expect(recorded.contains("text_string=\"b\""))
        #expect(recorded.contains("text_string=\"7\""))
        #expect(!recorded.contains("text_string=\"a\""))
        #expect(!recorded.contains("text_string=\"6\""))
        #expect(!wasFound)
    }
}
