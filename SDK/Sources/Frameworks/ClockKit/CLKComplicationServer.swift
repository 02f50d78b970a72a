// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// Notifies watch faces of changes.
///
/// Differs from Apple: no complications are shown, so nothing is reloaded. `WidgetCenter` reloads
/// widgets.
open class CLKComplicationServer: NSObject, @unchecked Sendable {
    // Unchecked: it has no state.
    private static let instance = CLKComplicationServer()

    private override init() {}

    /// Returns the shared server.
    open class func sharedInstance() -> CLKComplicationServer { instance }

    /// The active complications; always empty.
    open var activeComplications: [CLKComplication]? { [] }
    /// Since when a timeline is wanted: since now.
    open var earliestTimeTravelDate: Date { Date() }
    /// The end of the requested timeline; always the current date.
    open var latestTimeTravelDate: Date { Date() }

    /// Reloads the timeline of a complication; no effect, because none is shown.
    open func reloadTimeline(for complication: CLKComplication) {}

    /// Extends the timeline of a complication; no effect, because none is shown.
    open func extendTimeline(for complication: CLKComplication) {}

    /// Reloads the descriptors of complications; no effect, because none is shown.
    open func reloadComplicationDescriptors() {}
}

extension NSNotification.Name {
    /// Other complications are shown: that never happens.
    public static let CLKComplicationServerActiveComplicationsDidChange = NSNotification.Name(
        "CLKComplicationServerActiveComplicationsDidChangeNotification")
}

/// Offers whole watch faces.
open class CLKWatchFaceLibrary: NSObject {
    /// The reason why a watch face is not added.
    public struct ErrorCode: RawRepresentable, Hashable, Error, Sendable {
        /// The numeric error code.
        public let rawValue: Int
        /// Creates a code from its number.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The URL is not that of a file.
        public static let notFileURL = ErrorCode(rawValue: 1)
        /// The file is invalid.
        public static let invalidFile = ErrorCode(rawValue: 2)
        /// Permission was denied.
        public static let permissionDenied = ErrorCode(rawValue: 3)
        /// There is no watch, or none that has such a face.
        public static let faceNotAvailable = ErrorCode(rawValue: 4)
    }

    /// Adds a watch face.
    ///
    /// - Throws: ``ErrorCode/faceNotAvailable``: there is no watch.
    @preconcurrency
    open func addWatchFace(
        at fileURL: URL, completionHandler handler: @escaping @Sendable ((any Error)?) -> Void
    ) { handler(ErrorCode.faceNotAvailable) }
}
