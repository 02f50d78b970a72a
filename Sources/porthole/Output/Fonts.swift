import Foundation
import WidgetHost
import WidgetText

/// The fonts that runners measure with and pictures are drawn with: the same for both.
enum Fonts {
    /// The fonts.conf in the host's cache; nil, with a warning, when it cannot be written.
    static func prepare(_ configuration: HostConfiguration) -> FontConfiguration? {
        let directory =
            configuration.cacheDirectory
            ?? FileManager.default.temporaryDirectory.appending(path: "porthole").path
        do {
            return try FontConfiguration.write(in: directory + "/fonts")
        } catch {
            warn("fonts may differ from what plugins measure: \(error)")
            return nil
        }
    }

    /// The engine that pictures are drawn with; an unknown symbol is warned of once.
    static func engine(_ fonts: FontConfiguration) throws -> PangoTextEngine {
        let engine = try PangoTextEngine(fonts: fonts)
        engine.onUnknownSymbol = { warn("there is no symbol '\($0)'; a placeholder is drawn") }
        return engine
    }
}
