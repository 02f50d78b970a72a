import Foundation
import WidgetHost
import WidgetText

/// The fonts that both runners and pictures use.
enum Fonts {
    /// Writes the fonts.conf in the host's cache or, failing that, in a private temporary folder.
    ///
    /// - Returns: nil, with a warning, when neither can be written.
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
        warn("Fonts may differ from what plugins measure: " + problem.stopped)
        return nil
    }

    /// Returns the fonts, which pictures need; throws when there are none.
    static func required(_ fonts: FontConfiguration?) throws -> FontConfiguration {
        guard let fonts else {
            throw CommandError(
                "No fonts.conf can be written in the cache or among temporary files; "
                    + "set XDG_CACHE_HOME to a folder that can be written.",
                exitCode: .cannotWrite)
        }
        return fonts
    }

    /// The engine that draws text in pictures; it reports the first few unknown symbols, each once.
    static func engine(_ fonts: FontConfiguration) throws -> PangoTextEngine {
        let engine = try PangoTextEngine(fonts: fonts)
        var count = 0
        engine.onUnknownSymbol = { name in
            count += 1
            if count <= namedSymbols {
                let name = String(name.unicodeScalars.prefix(symbolLimit))
                warn("There is no symbol '\(name)'; a placeholder is drawn.")
            } else if count == namedSymbols + 1 {
                warn("More symbols are missing; a placeholder is drawn for each.")
            }
        }
        return engine
    }

    private static let namedSymbols = 10
    /// How many scalars of a symbol's name are shown; no real name has more.
    private static let symbolLimit = 80
}
