// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// Tells watch faces that what they show is old.
///
/// Differs from Apple: no face shows a complication, so nothing is asked anew. `WidgetCenter`
/// reloads widgets.
open class CLKComplicationServer: NSObject, @unchecked Sendable {
    // Unchecked: it keeps nothing.
    private static let instance = CLKComplicationServer()

    private override init() {}

    /// The server.
    open class func sharedInstance() -> CLKComplicationServer { instance }

    /// What is shown: nothing.
    open var activeComplications: [CLKComplication]? { [] }
    /// Since when a timeline is wanted: since now.
    open var earliestTimeTravelDate: Date { Date() }
    /// Until when a timeline is wanted: until now.
    open var latestTimeTravelDate: Date { Date() }

    /// Asks for a complication's timeline anew: it is not shown.
    open func reloadTimeline(for complication: CLKComplication) {}

    /// Asks for more of a complication's timeline: it is not shown.
    open func extendTimeline(for complication: CLKComplication) {}

    /// Asks anew for what a source offers: nobody has asked.
    open func reloadComplicationDescriptors() {}
}

extension NSNotification.Name {
    /// Other complications are shown: that never happens.
    public static let CLKComplicationServerActiveComplicationsDidChange = NSNotification.Name(
        "CLKComplicationServerActiveComplicationsDidChangeNotification")
}

/// Offers whole watch faces.
open class CLKWatchFaceLibrary: NSObject {
    /// Why a face is not added.
    public struct ErrorCode: RawRepresentable, Hashable, Error, Sendable {
        /// The numeric error code.
        public let rawValue: Int
        /// Takes a reason's number.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The file is no face.
        public static let notFileURL = ErrorCode(rawValue: 1)
        /// The file is broken.
        public static let invalidFile = ErrorCode(rawValue: 2)
        /// The user may not.
        public static let permissionDenied = ErrorCode(rawValue: 3)
        /// There is no watch, or none that has such a face.
        public static let faceNotAvailable = ErrorCode(rawValue: 4)
    }

    /// Adds a face.
    ///
    /// - Throws: ``ErrorCode/faceNotAvailable``: there is no watch.
    @preconcurrency
    open func addWatchFace(
        at fileURL: URL, completionHandler handler: @escaping @Sendable ((any Error)?) -> Void
    ) { handler(ErrorCode.faceNotAvailable) }
}
