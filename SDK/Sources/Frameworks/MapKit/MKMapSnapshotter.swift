public import CoreLocation
public import Dispatch
public import Foundation
public import UIKit

/// Draws a part of the map.
///
/// Differs from Apple: there are no maps; drawing fails with `MKError.serverFailure`.
open class MKMapSnapshotter: NSObject {
    /// Gets the drawn map, or the reason why there is none.
    public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

    /// What to draw.
    open class Options: NSObject {
        /// Which part.
        open var region = MKCoordinateRegion()
        /// Which part, in the map's own units.
        open var mapRect = MKMapRect()
        /// The picture's size.
        open var size = CGSize(width: 256, height: 256)
        /// How many pixels a point has.
        open var scale: CGFloat = 2
        /// How the map looks.
        open var mapType = MKMapType.standard
        /// Whether buildings are shown.
        open var showsBuildings = true
        /// Whether places are shown.
        open var showsPointsOfInterest = true
        /// Which places are shown; `nil`: all.
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        /// Light or dark, and more.
        open var traitCollection = UITraitCollection()
        /// From where the part is looked at.
        open var camera = MKMapCamera()
        /// How the map looks.
        open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    }

    /// A drawn part of the map: there is none.
    open class Snapshot: NSObject, @unchecked Sendable {
        // Unchecked: none can be made.
        private override init() {}

        /// The picture.
        open var image: UIImage { UIImage() }
        /// Light or dark, and more.
        open var traitCollection: UITraitCollection { UITraitCollection() }

        /// Where a place is in the picture.
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
    }

    /// What to draw.
    public let options: Options

    /// Takes what to draw.
    public init(options: Options) { self.options = options }

    /// Whether it draws: it does not.
    open var isLoading: Bool { false }

    /// Draws: fails.
    open func start(completionHandler: @escaping CompletionHandler) {
        start(with: .main, completionHandler: completionHandler)
    }

    /// Draws: fails, in a queue.
    open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
        let failure = Self.failure()
        nonisolated(unsafe) let handler = completionHandler
        queue.async { handler(nil, failure) }
    }

    /// Draws: fails.
    open func start() async throws -> Snapshot { throw Self.failure() }

    /// Draws: fails.
    open func start(with queue: DispatchQueue) async throws -> Snapshot { throw Self.failure() }

    /// Stops drawing.
    open func cancel() {}

    private static func failure() -> MKError {
        PluginLog.warnOnce("There are no maps on Linux: MKMapSnapshotter fails.")
        return MKError(.serverFailure)
    }
}
