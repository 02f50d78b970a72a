public import UniformTypeIdentifiers

/// A file that an intent works with.
public struct IntentFile: Hashable, Sendable {
    /// The content of the file.
    public let data: Data
    /// The name of the file.
    public let filename: String
    /// The URL of the file; `nil` if it was not written yet.
    public let fileURL: URL?
    /// The type of the content; `nil` if unknown.
    public let type: UTType?
    /// Whether the file is removed after the intent was performed.
    ///
    /// No effect here: a plugin's temporary files are removed when it ends.
    public var removedOnCompletion = false

    /// Creates a file from its content.
    public init(data: Data, filename: String, type: UTType? = nil) {
        self.data = data
        self.filename = filename
        self.type = type
        fileURL = nil
    }

    /// Creates a file from its URL.
    public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
        self.type = type
        data = (try? Data(contentsOf: fileURL)) ?? Data()
        self.filename = filename ?? fileURL.lastPathComponent
        self.fileURL = fileURL
    }
}

extension IntentFile: _IntentValue {}

extension IntentParameter {
    /// Creates a parameter with files of these types.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: [IntentFile]? = nil, supportedTypeIdentifiers: [String],
        size: IntentCollectionSize? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.UnwrappedType == [IntentFile] {
        self.init(ParameterTraits(title: title, description: description), default: defaultValue)
    }

    /// Creates a parameter with files of these types.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: [IntentFile]? = nil, supportedContentTypes: [UTType],
        size: IntentCollectionSize? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.UnwrappedType == [IntentFile] {
        self.init(ParameterTraits(title: title, description: description), default: defaultValue)
    }
}

extension IntentParameter where Value.UnwrappedType == IntentFile {
    /// Creates a parameter with a file of one of these types.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: IntentFile? = nil, supportedTypeIdentifiers: [String] = [],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(ParameterTraits(title: title, description: description), default: defaultValue)
    }

    /// Creates a parameter with a file of one of these types.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: IntentFile? = nil, supportedContentTypes: [UTType],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(ParameterTraits(title: title, description: description), default: defaultValue)
    }
}
