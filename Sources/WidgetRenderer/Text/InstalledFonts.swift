import WidgetText
import WidgetWire

/// The installed fonts that one display list names, each looked up once.
final class InstalledFonts {
    private let faces: [Face]
    private let engine: PangoTextEngine
    private var fonts: [UInt32: InstalledFont?] = [:]

    init(_ faces: [Face], engine: PangoTextEngine) {
        self.faces = faces
        self.engine = engine
    }

    /// The font of a face; nil when another version of it is installed, or none.
    func font(_ index: UInt32, context: TextContext) -> InstalledFont? {
        if let known = fonts[index] { return known }
        let font =
            index < faces.count ? engine.font(of: faces[Int(index)], context: context) : nil
        fonts[index] = .some(font)
        return font
    }
}
