public import Foundation

/// Carries a value to another app.
///
/// Differs from Apple: a widget cannot share values, so loading always fails.
open class NSItemProvider: NSObject, @unchecked Sendable {
    // Unchecked: set up by one thread and then read, as on Apple's platforms.

    /// A file name suggested to the receiver.
    open var suggestedName: String?

    /// The type identifiers of the available representations.
    public private(set) var registeredTypeIdentifiers: [String] = []

    /// Creates a provider without a value.
    public override init() {}

    /// Provides a file.
    public convenience init?(contentsOf fileURL: URL!) {
        self.init()
        registeredTypeIdentifiers = ["public.file-url"]
    }

    /// Provides an object.
    public convenience init(object: Any) {
        self.init()
        registeredTypeIdentifiers = ["public.data"]
    }

    /// Provides a value of a type.
    public convenience init(item: Any?, typeIdentifier: String?) {
        self.init()
        registeredTypeIdentifiers = [typeIdentifier].compactMap(\.self)
    }

    /// Returns whether the value is available in a type.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredTypeIdentifiers.contains(typeIdentifier)
    }

    /// Always fails.
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
