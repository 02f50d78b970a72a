import WidgetText
import WidgetWire

/// The machine's fonts that one display list names, each looked up once.
final class SystemGlyphs {
    private let faces: [Face]
    private let engine: PangoTextEngine
    private var fonts: [UInt32: SystemFont?] = [:]

    init(_ faces: [Face], engine: PangoTextEngine) {
        self.faces = faces
        self.engine = engine
    }

    /// The font of a face; nil when this machine has another one or none.
    func font(_ index: UInt32, context: TextContext) -> SystemFont? {
        if let known = fonts[index] { return known }
        let font =
            index < faces.count ? engine.font(of: faces[Int(index)], context: context) : nil
        fonts[index] = .some(font)
        return font
    }
}
