/// What can be made of generated content.
public protocol ConvertibleFromGeneratedContent: SendableMetatype {
    /// Reads it from content; throws where something is missing or of another kind.
    init(_ content: GeneratedContent) throws
}

/// What can be written as generated content.
public protocol ConvertibleToGeneratedContent: InstructionsRepresentable, PromptRepresentable {
    /// The content that says the same.
    var generatedContent: GeneratedContent { get }
}

extension ConvertibleToGeneratedContent {
    /// The content as instructions: a text as it is, all else as JSON.
    public var instructionsRepresentation: Instructions {
        return Instructions(text: generatedContent.words)
    }

    /// The content as a prompt: a text as it is, all else as JSON.
    public var promptRepresentation: Prompt { return Prompt(text: generatedContent.words) }
}

/// What a model can answer with; `@Generable` makes a type one.
public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
    /// The same while parts of it are still to come.
    associatedtype PartiallyGenerated: ConvertibleFromGeneratedContent = Self

    /// What a model has to know to generate one.
    static var generationSchema: GenerationSchema { get }
}

extension Generable {
    /// The same as something of which parts could be missing.
    ///
    /// Ends the process where the type cannot read what it writes.
    public func asPartiallyGenerated() -> PartiallyGenerated {
        do {
            return try PartiallyGenerated(generatedContent)
        } catch {
            preconditionFailure("\(Self.self) does not read the content it writes: \(error)")
        }
    }
}
