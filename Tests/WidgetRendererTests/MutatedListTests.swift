import ByteMutation
import FoundationEssentials
import Testing
import WidgetText
import WidgetWire

@testable import WidgetRenderer

/// Display lists as a broken or hostile child might send them: whatever passes the checks is drawn.
@Suite(.timeLimit(.minutes(2)))
struct MutatedListTests {
    private static let rounds = 1_500

    @Test(arguments: 0..<4)
    func `Whatever is decoded and passes the checks is drawn, in bounded time`(seed: UInt64) throws
    {
        let original = Array(try Framing.frame(Self.everything).dropFirst(4))
        let pictures = try pictureRenderer()
        let terminal = TerminalRenderer(engine: CellTextEngine())
        var mutation = MessageMutation(seed: seed)
        let known = Set(Self.everything.parts)
        var drawn = 0
        for _ in 0..<Self.rounds / 4 {
            let bytes = mutation.mutated(original)
            guard var list = Self.decoded(bytes),
                (try? list.validate()) != nil
            else { continue }
            drawn += 1
            // Mostly without what is as it was: drawing that again takes most of the time.
            let isDrawnWhole = drawn % 16 == 0
            if !isDrawnWhole { list.leaveOut(known) }
            let start = ContinuousClock.now
            _ = try? pictures.png(list, scale: 1, at: 0)
            if isDrawnWhole { _ = try? pictures.svg(list, at: 0) }
            for depth in [ColorDepth.none, .trueColor] {
                _ = terminal.frame(of: list, at: 0, depth: depth)
            }
            #expect(ContinuousClock.now - start < .seconds(20), "\(bytes)")
        }
        // Otherwise this would test nothing but the decoder.
        #expect(drawn > Self.rounds / 4 / 10)
    }

    @Test func `The list that is mutated has content of every kind, and passes as it is`() throws {
        let list = Self.everything
        try list.validate()
        #expect(list.nodes.contains { $0.image.bitmap != 0 })
        #expect(try pictureRenderer().png(list, scale: 1, at: 0).count > 1_000)
    }

    private static func decoded(_ bytes: [UInt8]) -> DisplayList? {
        var decoder = FrameDecoder<DisplayList>()
        decoder.append((0..<4).map { UInt8(truncatingIfNeeded: bytes.count >> (8 * $0)) } + bytes)
        return try? decoder.next()
    }

    /// A node of every kind, with every paint and effect.
    private static let everything: DisplayList = {
        let ink = color(0.2, 0.4, 0.6)
        let box = frame(4, 4, 80, 40)
        let stops = [0.0, 0.5, 1].map { place in
            GradientStop.with {
                $0.color = color(Float(place), 0.5, 0)
                $0.location = place
            }
        }
        func shape(_ change: (inout Shape) -> Void) -> DisplayNode {
            var shape = Shape()
            shape.outline.rectangle.cornerWidth = 5
            shape.outline.rectangle.cornerHeight = 5
            change(&shape)
            return node(box, .shape(shape))
        }
        func effect(_ effect: Group.OneOf_Effect) -> [DisplayNode] {
            var group = Group()
            group.opacity = 0.9
            group.effect = effect
            return [
                node(box, .group(group), children: 2), node(box, fill(ink)), node(box, fill(ink)),
            ]
        }
        var nodes = [
            shape {
                $0.fill.linearGradient.stops = stops
                $0.fill.linearGradient.end.x = 80
            },
            shape {
                $0.fill.radialGradient.stops = stops
                $0.fill.radialGradient.endRadius = 40
                $0.fill.radialGradient.proportion = 1
            },
            shape {
                $0.fill.angularGradient.stops = stops
                $0.fill.angularGradient.end = 360
            },
            shape {
                $0.fill.meshGradient.columns = 2
                $0.fill.meshGradient.points = [(0.0, 0.0), (80.0, 0.0), (0.0, 40.0), (80.0, 40.0)]
                    .map { x, y in
                        .with {
                            $0.x = x
                            $0.y = y
                        }
                    }
                $0.fill.meshGradient.colors = Array(repeating: ink, count: 4)
            },
            shape {
                $0.fill.backdrop = .with {
                    ($0.radius, $0.opacity) = (6, 0.9)
                    ($0.haze, $0.light, $0.flat) = (ink, ink, ink)
                    $0.blendMode = .colorDodge
                }
            },
            shape {
                $0.outline.path.verbs = Data([0, 1, 2, 3])
                $0.outline.path.points = [4, 4, 80, 4, 90, 20, 30, 40, 4, 40]
                $0.stroke.color = ink
                $0.lineWidth = 3
                $0.lineStyle.dash = [4, 2]
                $0.lineStyle.miterLimit = 10
            },
            node(box, symbol("star.fill", ink)),
            node(
                box,
                text("Ada 漢字 😀 e\u{301}", color: ink) {
                    $0.minimumScale = 0.5
                    $0.lineLimit = 2
                    $0.runs.append(
                        .with {
                            $0.liveDate.style = .relative
                            $0.liveDate.date = 90
                            $0.font.size = 12
                            $0.color = ink
                            $0.underline = true
                        })
                    $0.runs.append(
                        .with {
                            $0.liveDate.style = .timerInterval
                            $0.liveDate.end = 3_600
                            $0.liveDate.countsDown = true
                            $0.font.size = 12
                            $0.color = ink
                        })
                }),
            node(
                box,
                .gauge(
                    .with {
                        $0.form = .openRing
                        $0.fraction = 0.4
                        $0.lineWidth = 4
                        $0.fill = stops
                        $0.track = ink
                        $0.interval.end = 60
                    })),
            node(
                box,
                .image(
                    .with {
                        $0.bitmap = 7
                        $0.slices.width = 2
                        $0.slices.height = 2
                        $0.slices.left = 0.5
                        $0.slices.tiled = true
                    })),
            node(
                box,
                .hitRegion(
                    .with {
                        $0.action.intent = "press"
                        $0.isOn = true
                    }), children: 2),
            node(box, fill(ink)), node(box, fill(ink)),
        ]
        nodes += effect(
            .shadow(
                .with {
                    $0.color = ink
                    $0.radius = 3
                    $0.x = 1
                }))
        nodes += effect(.blur(.with { $0.radius = 2 }))
        nodes += effect(.mask(Mask()))
        nodes += effect(.projection(.with { $0.values = [1, 0, 0, 0, 1, 0, 0.001, 0, 1] }))
        let same = (0..<16).map { $0 % 5 == 0 ? 1.0 : 0 }
        nodes += effect(.colorMatrix(.with { $0.values = same }))
        nodes += effect(
            .colorTransform(.with { $0.values = (0..<20).map { $0 % 6 == 0 ? 1.0 : 0 } }))
        nodes += effect(
            .alphaThreshold(
                .with {
                    ($0.minimum, $0.maximum) = (0.25, 0.75)
                    $0.color = ink
                }))
        var whole = list(nodes)
        whole.bitmaps = [
            .with {
                $0.digest = 7
                $0.width = 2
                $0.height = 2
                $0.pixels = Data((0..<16).map { UInt8($0 * 16) })
            }
        ]
        return whole
    }()
}

extension DisplayList {
    /// The outermost nodes, each with what is in it.
    fileprivate var parts: [[DisplayNode]] {
        var (parts, rest) = ([[DisplayNode]](), nodes[...])
        while !rest.isEmpty {
            let end = rest.end(of: rest.startIndex)
            parts.append(Array(rest[..<end]))
            rest = rest[end...]
        }
        return parts
    }

    /// Leaves out parts that are as they were, unless all of them are.
    fileprivate mutating func leaveOut(_ known: Set<[DisplayNode]>) {
        let others = parts.filter { !known.contains($0) }
        if !others.isEmpty { nodes = Array(others.joined()) }
    }
}

/// Changes the bytes of a message, half of the times its numbers.
private struct MessageMutation {
    private var bytes: ByteMutation

    private static let numbers: [Double] = [
        .nan, .infinity, -1e308, 1e308, 9.3e18, 1e15, 999_999, -999_999, .leastNonzeroMagnitude,
        1e-9, 0, -1,
    ]

    init(seed: UInt64) { bytes = ByteMutation(seed: seed) }

    mutating func mutated(_ original: [UInt8]) -> [UInt8] {
        var message = original
        for _ in 0...Int.random(in: 0...2, using: &bytes) {
            if Bool.random(using: &bytes) {
                bytes.change(&message)
            } else {
                changeNumber(in: &message)
            }
        }
        return message
    }

    /// Replaces the next thing that looks like a number of eight bytes, or of four.
    private mutating func changeNumber(in message: inout [UInt8]) {
        let place = Int.random(in: 0..<message.count, using: &bytes)
        let number = Self.numbers.randomElement(using: &bytes) ?? .nan
        for index in place..<max(place, message.count - 9) where message[index] < 0x80 {
            if message[index] & 7 == 1 {
                let value = withUnsafeBytes(of: number.bitPattern.littleEndian, Array.init)
                return message.replaceSubrange(index + 1..<index + 9, with: value)
            }
            if message[index] & 7 == 5 {
                let value = withUnsafeBytes(of: Float(number).bitPattern.littleEndian, Array.init)
                return message.replaceSubrange(index + 1..<index + 5, with: value)
            }
        }
    }
}
