public import Foundation

/// Draws a part of the map.
///
/// Differs from Apple: there are no maps; drawing fails with `MKError.serverFailure`.
open class MKMapSnapshotter: NSObject {
    /// What to draw.
    open class Options: NSObject {
        /// Which part.
        open var region = MKCoordinateRegion()
        /// The picture's size.
        open var size = CGSize(width: 256, height: 256)
        /// How many pixels a point has.
        open var scale: CGFloat = 2
        /// How the map looks.
        open var mapType = MKMapType.standard
        /// Whether buildings are shown.
        open var showsBuildings = true
    }

    /// A drawn part of the map: there is none.
    open class Snapshot: NSObject, @unchecked Sendable {
        // Unchecked: none can be made.
        private override init() {}
    }

    /// What to draw.
    public let options: Options

    /// Takes what to draw.
    public init(options: Options) { self.options = options }

    /// Draws: fails.
    open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
        completionHandler(nil, Self.failure())
    }

    /// Draws: fails.
    open func start() async throws -> Snapshot { throw Self.failure() }

    /// Stops drawing.
    open func cancel() {}

    private static func failure() -> MKError {
        PluginLog.warnOnce("There are no maps on Linux: MKMapSnapshotter fails.")
        return MKError(.serverFailure)
    }
}

/// Why there is no map.
public struct MKError: Error, Hashable, Sendable {
    /// The reasons.
    public enum Code: UInt, Sendable {
        /// Something else.
        case unknown = 1
        /// The server has an error.
        case serverFailure = 2
        /// The server has no time.
        case loadingThrottled = 3
        /// There is nothing.
        case placemarkNotFound = 4
    }

    /// The reason.
    public let code: Code

    /// Makes an error of its reason.
    public init(_ code: Code) { self.code = code }
}
