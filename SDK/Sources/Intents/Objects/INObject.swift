/// An object of an app, which users choose by its name.
open class INObject: NSObject {
    /// The identifier; an object without one is identified by its name.
    public let identifier: String?
    /// The name to display.
    public let displayString: String
    /// The pronunciation of the name.
    public let pronunciationHint: String?
    /// The subtitle, below the name.
    public var subtitleString: String?
    /// The image beside the name; never shown here.
    public var displayImage: INImage?
    /// Other names by which users find the object.
    public var alternativeSpeakableMatches: [INSpeakableString]?

    /// Creates an object with a name and its pronunciation.
    public required init(
        identifier: String?, display displayString: String, pronunciationHint: String?
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.pronunciationHint = pronunciationHint
    }

    /// Creates an object with a name.
    public convenience init(identifier: String?, display displayString: String) {
        self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
    }

    /// Creates an object with a name, a subtitle and an image.
    public convenience init(
        identifier: String?, display displayString: String, subtitle: String?, image: INImage?
    ) {
        self.init(identifier: identifier, display: displayString)
        subtitleString = subtitle
        displayImage = image
    }

    /// Creates an object with a name, its pronunciation, a subtitle and an image.
    public convenience init(
        identifier: String?, display displayString: String, pronunciationHint: String?,
        subtitle: String?, image: INImage?
    ) {
        self.init(
            identifier: identifier, display: displayString, pronunciationHint: pronunciationHint)
        subtitleString = subtitle
        displayImage = image
    }

    /// Whether two objects have the same identifier and name.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INObject else { return false }
        return identifier == other.identifier && displayString == other.displayString
    }

    /// A hash of the identifier and the name.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(identifier)
        hasher.combine(displayString)
        return hasher.finalize()
    }
}
