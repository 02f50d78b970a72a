public import Foundation

/// A value on its way to another app.
///
/// Differs from Apple: a widget has nobody to give it to, so loading always fails.
open class NSItemProvider: NSObject, @unchecked Sendable {
    // Unchecked: set up by one thread and then read, as on Apple's platforms.

    /// What the receiver may call it.
    open var suggestedName: String?

    /// The types it can be had in.
    public private(set) var registeredTypeIdentifiers: [String] = []

    /// Offers nothing yet.
    public override init() {}

    /// Offers a file.
    public convenience init?(contentsOf fileURL: URL!) {
        self.init()
        registeredTypeIdentifiers = ["public.file-url"]
    }

    /// Offers an object.
    public convenience init(object: Any) {
        self.init()
        registeredTypeIdentifiers = ["public.data"]
    }

    /// Offers a value of a type.
    public convenience init(item: Any?, typeIdentifier: String?) {
        self.init()
        registeredTypeIdentifiers = [typeIdentifier].compactMap(\.self)
    }

    /// Whether it can be had in a type.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredTypeIdentifiers.contains(typeIdentifier)
    }

    /// Fails.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        PluginLog.warnOnce("NSItemProvider loads nothing in a widget.")
        completionHandler(nil, CocoaError(.featureUnsupported))
        return Progress(totalUnitCount: 0)
    }
}
