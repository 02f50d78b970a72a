import Foundation
import WidgetHost
import WidgetText

/// The fonts that runners measure with and pictures are drawn with: the same for both.
enum Fonts {
    /// The fonts.conf in the host's cache, or among temporary files where that cannot be written;
    /// nil, with a warning, when neither can.
    static func prepare(_ configuration: HostConfiguration) -> FontConfiguration? {
        let temporary = FileManager.default.temporaryDirectory
            .appending(path: "porthole-\(getuid())").path
        var problem = ""
        for directory in [configuration.cacheDirectory, temporary].compactMap(\.self) {
            do {
                return try FontConfiguration.write(in: directory + "/fonts")
            } catch {
                problem = "\(error)"
            }
        }
        warn("fonts may differ from what plugins measure: \(problem)")
        return nil
    }

    /// The engine that pictures are drawn with; an unknown symbol is warned of once.
    static func engine(_ fonts: FontConfiguration) throws -> PangoTextEngine {
        let engine = try PangoTextEngine(fonts: fonts)
        engine.onUnknownSymbol = { warn("there is no symbol '\($0)'; a placeholder is drawn") }
        return engine
    }
}
