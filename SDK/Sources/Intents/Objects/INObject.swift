/// A thing of an app's own that users choose by its name.
open class INObject: NSObject {
    /// Identifies the thing; `nil`: its name does.
    public let identifier: String?
    /// The name that users see.
    public let displayString: String
    /// How the name is spoken.
    public let pronunciationHint: String?
    /// What users see below the name.
    public var subtitleString: String?
    /// A picture beside the name.
    public var displayImage: INImage?
    /// Other names by which users find it.
    public var alternativeSpeakableMatches: [INSpeakableString]?

    /// A thing with a name.
    public required init(
        identifier: String?, display displayString: String, pronunciationHint: String?
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.pronunciationHint = pronunciationHint
    }

    /// A thing with a name.
    public convenience init(identifier: String?, display displayString: String) {
        self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
    }

    /// A thing with a name, a line below and a picture.
    public convenience init(
        identifier: String?, display displayString: String, subtitle: String?, image: INImage?
    ) {
        self.init(identifier: identifier, display: displayString)
        subtitleString = subtitle
        displayImage = image
    }

    /// A thing with a name, its sound, a line below and a picture.
    public convenience init(
        identifier: String?, display displayString: String, pronunciationHint: String?,
        subtitle: String?, image: INImage?
    ) {
        self.init(
            identifier: identifier, display: displayString, pronunciationHint: pronunciationHint)
        subtitleString = subtitle
        displayImage = image
    }

    /// Whether two things have the same identifier and name.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INObject else { return false }
        return identifier == other.identifier && displayString == other.displayString
    }

    /// Hashes identifier and name.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(identifier)
        hasher.combine(displayString)
        return hasher.finalize()
    }
}
