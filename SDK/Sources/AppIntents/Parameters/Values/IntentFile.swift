public import UniformTypeIdentifiers

/// A file that an intent works with.
public struct IntentFile: Hashable, Sendable {
    /// The file's content.
    public let data: Data
    /// The file's name.
    public let filename: String
    /// Where the file is; `nil`: nowhere yet.
    public let fileURL: URL?
    /// What is in the file; `nil`: nobody said.
    public let type: UTType?
    /// Whether the file is needed no longer when the intent is done.
    ///
    /// No effect here: a plugin's temporary files go when it ends.
    public var removedOnCompletion = false

    /// A file of a content.
    public init(data: Data, filename: String, type: UTType? = nil) {
        self.data = data
        self.filename = filename
        self.type = type
        fileURL = nil
    }

    /// A file that lies somewhere.
    public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
        self.type = type
        data = (try? Data(contentsOf: fileURL)) ?? Data()
        self.filename = filename ?? fileURL.lastPathComponent
        self.fileURL = fileURL
    }
}

extension IntentFile: _IntentValue {}

extension IntentParameter {
    /// Files of these types.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: [IntentFile]? = nil, supportedTypeIdentifiers: [String],
        size: IntentCollectionSize? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.UnwrappedType == [IntentFile] {
        self.init(ParameterTraits(title: title, description: description), default: defaultValue)
    }

    /// Files of these types.
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
    /// A file of one of these types.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: IntentFile? = nil, supportedTypeIdentifiers: [String] = [],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(ParameterTraits(title: title, description: description), default: defaultValue)
    }

    /// A file of one of these types.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: IntentFile? = nil, supportedContentTypes: [UTType],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(ParameterTraits(title: title, description: description), default: defaultValue)
    }
}
