public import Foundation

/// A colour of an asset catalogue, by the name that the build gives it.
public struct ColorResource: Hashable, Sendable {
    /// The name in the catalogue.
    package let name: String
    private let bundlePath: String

    /// The colour of a name in a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        bundlePath = bundle.bundlePath
    }

    /// Where the catalogue is.
    package var bundle: Bundle? { Bundle(path: bundlePath) }
}
