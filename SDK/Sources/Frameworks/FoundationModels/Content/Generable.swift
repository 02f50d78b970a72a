/// A type that can be read from generated content.
public protocol ConvertibleFromGeneratedContent: SendableMetatype {
    /// Reads a value from content; throws if a part is missing or of another kind.
    init(_ content: GeneratedContent) throws
}

/// A type that can be converted to generated content.
public protocol ConvertibleToGeneratedContent: InstructionsRepresentable, PromptRepresentable {
    /// The value as generated content.
    var generatedContent: GeneratedContent { get }
}

extension ConvertibleToGeneratedContent {
    /// The content as instructions: text unchanged, everything else as JSON.
    public var instructionsRepresentation: Instructions {
        return Instructions(text: generatedContent.words)
    }

    /// The content as a prompt: text unchanged, everything else as JSON.
    public var promptRepresentation: Prompt { return Prompt(text: generatedContent.words) }
}

/// A type that a model can generate, as declared by `@Generable`.
public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
    /// The type of a partially generated value.
    associatedtype PartiallyGenerated: ConvertibleFromGeneratedContent = Self

    /// The schema for the model.
    static var generationSchema: GenerationSchema { get }
}

extension Generable {
    /// Returns the value as a partially generated one.
    ///
    /// Crashes if the type cannot read its own content.
    public func asPartiallyGenerated() -> PartiallyGenerated {
        do {
            return try PartiallyGenerated(generatedContent)
        } catch {
            preconditionFailure("\(Self.self) does not read the content it writes: \(error)")
        }
    }
}
