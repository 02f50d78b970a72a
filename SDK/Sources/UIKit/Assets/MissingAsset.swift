package import Foundation
import PortholeFoundation

/// Assets that a source names and no catalogue has, each reported once.
package enum MissingAsset {
    /// Names a colour in the plugin's log.
    static func report(color name: String, in bundle: Bundle?) {
        report("No asset catalogue has the colour '\(name)'", in: bundle)
    }

    /// Names a picture in the plugin's log.
    package static func report(image name: String, in bundle: Bundle?) {
        report("No asset catalogue has the image '\(name)'", in: bundle)
    }

    private static func report(_ sentence: String, in bundle: Bundle?) {
        let place = (bundle ?? .main).bundlePath
        PluginLog.warnOnce("\(sentence); it was looked for in \(place).")
    }
}
