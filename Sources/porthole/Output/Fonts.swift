import Foundation
import WidgetHost
import WidgetText

/// The fonts that runners measure with and pictures are drawn with: the same for both.
enum Fonts {
    /// The fonts.conf in the host's cache, or in a private folder among temporary files where
    /// that cannot be written; nil, with a warning, when neither can.
    static func prepare(_ configuration: HostConfiguration) -> FontConfiguration? {
        var problem = ""
        for directory in [{ configuration.cacheDirectory }, { try PrivateFolder.path() }] {
            do {
                guard let directory = try directory() else { continue }
                return try FontConfiguration.write(in: directory + "/fonts")
            } catch {
                problem = "\(error)"
            }
        }
        warn("fonts may differ from what plugins measure: \(problem)")
        return nil
    }

    /// The fonts that pictures cannot do without.
    static func required(_ fonts: FontConfiguration?) throws -> FontConfiguration {
        guard let fonts else {
            throw CommandError(
                "no fonts.conf can be written in the cache or among temporary files; "
                    + "set XDG_CACHE_HOME to a folder that can be written",
                exitCode: .cannotWrite)
        }
        return fonts
    }

    /// The engine that pictures are drawn with; of the symbols that are unknown the first few are named,
    /// each once.
    static func engine(_ fonts: FontConfiguration) throws -> PangoTextEngine {
        let engine = try PangoTextEngine(fonts: fonts)
        var count = 0
        engine.onUnknownSymbol = { name in
            count += 1
            if count <= namedSymbols {
                let name = String(name.unicodeScalars.prefix(symbolLimit))
                warn("there is no symbol '\(name)'; a placeholder is drawn")
            } else if count == namedSymbols + 1 {
                warn("more symbols are missing; a placeholder is drawn for each")
            }
        }
        return engine
    }

    private static let namedSymbols = 10
    /// Scalars of a symbol's name that are shown; no real one has more.
    private static let symbolLimit = 80
}
