/// A value, a list, or named properties, as a model generates them.
public struct GeneratedContent: Equatable, Sendable, Generable, CustomDebugStringConvertible {
    /// The kind of content.
    public enum Kind: Equatable, Sendable {
        /// Null.
        case null
        /// A Boolean.
        case bool(Bool)
        /// A number.
        case number(Double)
        /// A string.
        case string(String)
        /// An array.
        case array([GeneratedContent])
        /// Properties with their order.
        case structure(properties: [String: GeneratedContent], orderedKeys: [String])
    }

    /// Identifies the content in a response; `nil` if that is not needed.
    public var id: GenerationID?
    /// The kind of content.
    public let kind: Kind
    /// Whether the content is complete.
    public let isComplete: Bool

    /// Creates content of a kind.
    public init(kind: Kind, id: GenerationID? = nil) {
        self.init(kind: kind, id: id, isComplete: true)
    }

    init(kind: Kind, id: GenerationID?, isComplete: Bool) {
        (self.kind, self.id, self.isComplete) = (kind, id, isComplete)
    }

    /// Copies content.
    public init(_ content: GeneratedContent) throws { self = content }

    /// The content of a value.
    public init(_ value: some ConvertibleToGeneratedContent) { self = value.generatedContent }

    /// The content of a value, told apart by an identifier.
    public init(_ value: some ConvertibleToGeneratedContent, id: GenerationID) {
        self = value.generatedContent
        self.id = id
    }

    /// Named properties; of several with one name, the last.
    public init(
        properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>,
        id: GenerationID? = nil
    ) {
        self.init(properties: properties.map { ($0, $1) }, id: id) { $1 }
    }

    /// Creates content from properties; a function combines those with the same name.
    public init(
        properties: some Sequence<(String, any ConvertibleToGeneratedContent)>,
        id: GenerationID? = nil,
        uniquingKeysWith combine: (GeneratedContent, GeneratedContent) throws
            -> some ConvertibleToGeneratedContent
    ) rethrows {
        var contents: [String: GeneratedContent] = [:]
        var keys: [String] = []
        for (name, value) in properties {
            if let earlier = contents[name] {
                contents[name] = try combine(earlier, value.generatedContent).generatedContent
            } else {
                contents[name] = value.generatedContent
                keys.append(name)
            }
        }
        self.init(kind: .structure(properties: contents, orderedKeys: keys), id: id)
    }

    /// Creates an array.
    public init(
        elements: some Sequence<any ConvertibleToGeneratedContent>, id: GenerationID? = nil
    ) {
        self.init(kind: .array(elements.map(\.generatedContent)), id: id)
    }

    /// The content itself.
    public var generatedContent: GeneratedContent { self }

    /// The schema of any content.
    public static var generationSchema: GenerationSchema { GenerationSchema(shape: .anything) }

    /// The content as JSON.
    public var debugDescription: String { jsonString }

    /// The text for a prompt.
    var words: String { if case .string(let text) = kind { text } else { jsonString } }
}
