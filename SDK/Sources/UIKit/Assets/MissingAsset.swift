import CWidgetPlugin
package import Foundation
import Synchronization

/// Assets that a source names and no catalogue has, each reported once.
package enum MissingAsset {
    private static let reported = Mutex<Set<String>>([])

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
        guard reported.withLock({ $0.insert(sentence + place).inserted }) else { return }
        HostImages.warn("\(sentence); it was looked for in \(place).")
    }
}
