import Testing
import WidgetWire

@testable import WidgetText

/// The sizes of symbols, compared with those of SwiftUI.
@Suite struct SymbolFrameTests {
    @Test(arguments: MeasuredFrames.settings.indices)
    func `The size of a symbol equals that in SwiftUI`(index: Int) throws {
        let engine = try engine()
        let setting = MeasuredFrames.settings[index]
        // The effect of bold lines differs from symbol to symbol.
        let limit = setting.weight == 400 ? 0.5 : 1.5
        let frames = try MeasuredFrames.frames(index)
        #expect(frames.count == 240)
        var far = 0
        for frame in frames {
            let measured = engine.measure(
                symbol(frame.name, setting), imageScale: setting.imageScale,
                context: context(scale: 2))
            let errors = [
                abs(measured.width - frame.width), abs(measured.height - frame.height),
                abs(measured.height - measured.firstBaseline - frame.descent),
            ]
            #expect(measured.lastBaseline == measured.firstBaseline)
            // The one margin of the pin that is a pixel wider grows by two more when large.
            guard frame.name != "pin" || setting.imageScale <= 1 else { continue }
            #expect(errors.allSatisfy { $0 <= limit }, "\(frame): \(measured)")
            far += errors.count { $0 > 0.5 }
        }
        #expect(far <= 20)
    }

    @Test func `Each row of the frame table is complete and has a symbol`() {
        for (name, row) in SymbolTable.frames {
            #expect(row.count == 4, "\(name)")
            #expect(row.prefix(2).allSatisfy { $0 > 0 }, "\(name)")
            #expect(SymbolTable.form(for: name) != nil, "\(name)")
        }
    }

    @Test func `The size of an enclosure does not depend on its symbol`() throws {
        let engine = try engine()
        for shape in ["circle", "square", "rectangle", "triangle", "shield"] {
            let plain = engine.measure(symbol(shape), context: context(scale: 2))
            for sign in ["bolt", "battery.100", "minus", "7", "person"] {
                for name in ["\(sign).\(shape)", "\(sign).\(shape).fill"] {
                    #expect(
                        engine.measure(symbol(name), context: context(scale: 2)) == plain,
                        "\(name)")
                }
            }
        }
    }

    @Test func `Slashes and badges enlarge a symbol, and filling does not`() throws {
        let engine = try engine()
        let size = { engine.measure(symbol($0), context: context(scale: 2)) }
        #expect(size("cloud.fill") == size("cloud"))
        #expect(size("cloud.slash").width == size("cloud").width)
        #expect(size("cloud.slash").height > size("cloud").height)
        #expect(size("tent.badge.plus").height > size("tent").height)
    }

    @Test func `Symbols that were not measured have usual sizes`() throws {
        let engine = try engine()
        for name in SymbolTable.glyphs.keys {
            let measured = engine.measure(symbol(name), context: context(scale: 2))
            #expect((4...36).contains(measured.width), "\(name)")
            #expect((3...27).contains(measured.height), "\(name)")
        }
    }

    @Test func `The center of a symbol does not move when it is scaled`() throws {
        let engine = try engine()
        let text = 17 * LineMetrics.capHeight / 2
        for scale in [0.79, 1, 1.28] {
            let measured = engine.measure(
                symbol("circle", .init(size: 17, imageScale: scale)), imageScale: scale,
                context: context(scale: 2))
            let middle = measured.firstBaseline - measured.height / 2
            #expect(abs(middle - text) <= 0.5, "\(scale)")
        }
    }

    @Test func `A symbol is as wide in text as alone`() throws {
        let engine = try engine()
        for name in ["minus", "battery.100", "star.fill", "tent"] {
            let alone = engine.measure(symbol(name), context: context(scale: 2))
            let text = Paragraph.with {
                $0.runs = [
                    TextRun.with {
                        $0.symbol = name
                        $0.font = font(17)
                    }
                ]
            }
            let line = engine.measure(text, in: TextBox(), context: context(scale: 2))
            #expect(abs(line.width - alone.width) <= 1, "\(name)")
        }
    }

    private func symbol(
        _ name: String, _ setting: MeasuredFrames.Setting = .init(size: 17)
    ) -> Symbol {
        Symbol.with {
            $0.name = name
            $0.font = font(setting.size * setting.imageScale) { $0.weight = setting.weight }
        }
    }
}
