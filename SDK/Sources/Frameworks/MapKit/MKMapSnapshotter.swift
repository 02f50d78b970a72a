public import CoreLocation
public import Dispatch
public import Foundation
public import UIKit

/// Draws a part of the map.
///
/// Differs from Apple: there are no maps; drawing fails with `MKError.serverFailure`.
open class MKMapSnapshotter: NSObject {
    /// Called with a snapshot, or with an error.
    public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

    /// The options of a snapshot.
    open class Options: NSObject {
        /// The region.
        open var region = MKCoordinateRegion()
        /// The region in map points.
        open var mapRect = MKMapRect()
        /// The size of the image.
        open var size = CGSize(width: 256, height: 256)
        /// The number of pixels per point.
        open var scale: CGFloat = 2
        /// The type of the map.
        open var mapType = MKMapType.standard
        /// Whether buildings are shown.
        open var showsBuildings = true
        /// Whether places are shown.
        open var showsPointsOfInterest = true
        /// The points of interest that are shown; all for `nil`.
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        /// Light or dark, and more.
        open var traitCollection = UITraitCollection()
        /// Light or dark on a Mac; the current appearance for `nil`.
        open var appearance: NSAppearance?
        /// The camera.
        open var camera = MKMapCamera()
        /// The preferred configuration.
        open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    }

    /// A snapshot of a map; never created here.
    open class Snapshot: NSObject, @unchecked Sendable {
        // Unchecked: none can be made.
        private override init() {}

        /// The image.
        open var image: UIImage { UIImage() }
        /// Light or dark, and more.
        open var traitCollection: UITraitCollection { UITraitCollection() }
        /// Light or dark on a Mac.
        open var appearance: NSAppearance { .currentDrawing() }

        /// Returns the position of a coordinate in the image.
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
    }

    /// The options.
    public let options: Options

    /// Creates a snapshotter with options.
    public init(options: Options) { self.options = options }

    /// Whether a snapshot is in progress; always `false`.
    open var isLoading: Bool { false }

    /// Starts drawing; it always fails.
    open func start(completionHandler: @escaping CompletionHandler) {
        start(with: .main, completionHandler: completionHandler)
    }

    /// Draws: fails, in a queue.
    open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
        let failure = Self.failure()
        // Sound: it is called once, in the caller's queue.
        nonisolated(unsafe) let handler = completionHandler
        queue.async { handler(nil, failure) }
    }

    /// Starts drawing; it always fails.
    open func start() async throws -> Snapshot { throw Self.failure() }

    /// Starts drawing; it always fails.
    open func start(with queue: DispatchQueue) async throws -> Snapshot { throw Self.failure() }

    /// Cancels drawing.
    open func cancel() {}

    private static func failure() -> MKError {
        PluginLog.warnOnce("There are no maps on Linux: MKMapSnapshotter fails.")
        return MKError(.serverFailure)
    }
}
