extension Array: PromptRepresentable where Element: PromptRepresentable {
    /// All elements, each on its own line.
    public var promptRepresentation: Prompt {
        return Prompt(joining: map(\.promptRepresentation))
    }
}

extension Array: InstructionsRepresentable where Element: InstructionsRepresentable {
    /// All elements, each on its own line.
    public var instructionsRepresentation: Instructions {
        return Instructions(joining: map(\.instructionsRepresentation))
    }
}

extension Array: ConvertibleToGeneratedContent where Element: ConvertibleToGeneratedContent {
    /// The array as content.
    public var generatedContent: GeneratedContent {
        GeneratedContent(kind: .array(map(\.generatedContent)))
    }
}

extension Array: ConvertibleFromGeneratedContent where Element: ConvertibleFromGeneratedContent {
    /// Reads an array.
    public init(_ content: GeneratedContent) throws {
        self = try content.elements().map { try Element($0) }
    }
}

extension Array: Generable where Element: Generable {
    /// The elements that are there, of which parts could be missing.
    public typealias PartiallyGenerated = [Element.PartiallyGenerated]

    /// The schema of an array.
    public static var generationSchema: GenerationSchema {
        GenerationSchema(shape: .list(Element.self))
    }
}

extension Optional where Wrapped: Generable {
    /// The type of a partially generated value.
    public typealias PartiallyGenerated = Wrapped.PartiallyGenerated
}

extension Optional: PromptRepresentable where Wrapped: ConvertibleToGeneratedContent {}

extension Optional: InstructionsRepresentable where Wrapped: ConvertibleToGeneratedContent {}

extension Optional: ConvertibleToGeneratedContent where Wrapped: ConvertibleToGeneratedContent {
    /// The value as content, or null.
    public var generatedContent: GeneratedContent {
        self?.generatedContent ?? GeneratedContent(kind: .null)
    }
}
