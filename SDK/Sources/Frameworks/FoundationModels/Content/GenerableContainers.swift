extension Array: PromptRepresentable where Element: PromptRepresentable {
    /// All of them, each on a line of its own.
    public var promptRepresentation: Prompt {
        return Prompt(joining: map(\.promptRepresentation))
    }
}

extension Array: InstructionsRepresentable where Element: InstructionsRepresentable {
    /// All of them, each on a line of its own.
    public var instructionsRepresentation: Instructions {
        return Instructions(joining: map(\.instructionsRepresentation))
    }
}

extension Array: ConvertibleToGeneratedContent where Element: ConvertibleToGeneratedContent {
    /// The list.
    public var generatedContent: GeneratedContent {
        GeneratedContent(kind: .array(map(\.generatedContent)))
    }
}

extension Array: ConvertibleFromGeneratedContent where Element: ConvertibleFromGeneratedContent {
    /// Reads a list.
    public init(_ content: GeneratedContent) throws {
        self = try content.elements().map { try Element($0) }
    }
}

extension Array: Generable where Element: Generable {
    /// The elements that are there, of which parts could be missing.
    public typealias PartiallyGenerated = [Element.PartiallyGenerated]

    /// That it is a list, and of what.
    public static var generationSchema: GenerationSchema {
        GenerationSchema(shape: .list(Element.self))
    }
}

extension Optional where Wrapped: Generable {
    /// The same while parts of it are still to come.
    public typealias PartiallyGenerated = Wrapped.PartiallyGenerated
}

extension Optional: PromptRepresentable where Wrapped: ConvertibleToGeneratedContent {}

extension Optional: InstructionsRepresentable where Wrapped: ConvertibleToGeneratedContent {}

extension Optional: ConvertibleToGeneratedContent where Wrapped: ConvertibleToGeneratedContent {
    /// The value, or null.
    public var generatedContent: GeneratedContent {
        self?.generatedContent ?? GeneratedContent(kind: .null)
    }
}
