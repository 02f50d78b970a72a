package import Foundation
import PortholeFoundation

/// Reports assets that are missing from the catalogs, each once.
package enum MissingAsset {
    /// Logs the name of a missing color.
    static func report(color name: String, in bundle: Bundle?) {
        report("No asset catalogue has the colour '\(name)'", in: bundle)
    }

    /// Logs the name of a missing image.
    package static func report(image name: String, in bundle: Bundle?) {
        report("No asset catalogue has the image '\(name)'", in: bundle)
    }

    private static func report(_ sentence: String, in bundle: Bundle?) {
        let place = (bundle ?? .main).bundlePath
        PluginLog.warnOnce("\(sentence); it was looked for in \(place).")
    }
}
