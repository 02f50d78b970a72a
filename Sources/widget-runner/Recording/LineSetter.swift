import CWidgetPlugin
import Synchronization
import WidgetText
import WidgetWire

/// Sets lines of text for pictures that a plugin draws itself, on any thread.
///
/// Unchecked: the engine, which entries do not share, is used with the lock held.
final class LineSetter: @unchecked Sendable {
    /// The longest text that is set, in bytes.
    static let lengthLimit = 32 * 1024

    private let shelf: FontShelf
    private let lock = Mutex(())
    private var engine: PangoTextEngine?
    private var hasFailed = false

    init(shelf: FontShelf) { self.shelf = shelf }

    /// The outlines of a line; nil when the fonts cannot be opened.
    func line(_ text: String, in font: Font) -> LineOutline? {
        lock.withLock { _ in opened()?.outline(of: text, in: font) }
    }

    private func opened() -> PangoTextEngine? {
        if engine == nil, !hasFailed {
            engine = try? PangoTextEngine(fonts: TextEngines.fontConfiguration, shelf: shelf)
            hasFailed = engine == nil
        }
        return engine
    }
}

extension Font {
    /// Reads the font for a line that a plugin draws itself; the text style is ignored.
    init(setting pointer: UnsafePointer<widget_font>) {
        let font = copySized(pointer, into: widget_font())
        self.init()
        size = font.points.isFinite ? max(1, min(font.points, 1_000)) : 17
        weight =
            switch font.weight {
            case ...0: 0
            case Int32(WIDGET_WEIGHT_BOLD): 700
            case let weight: UInt32(weight.clamped(to: 100...900))
            }
        let number = Int(min(font.design.rawValue, 5))
        design = (1...4).contains(number) ? Design(rawValue: number - 1) ?? .default : .default
        family = String(plugin: font.family) ?? ""
        italic = font.italic
        monospacedDigit = font.monospaced_digit
        width = font.width.isFinite ? max(-1, min(font.width, 1)) : 0
    }
}
