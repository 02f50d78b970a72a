/// What a model can call to find something out or to do something.
///
/// Differs from Apple: with no model, nobody calls it but the program itself.
public protocol Tool<Arguments, Output>: Sendable {
    /// What it answers.
    associatedtype Output: PromptRepresentable
    /// What it is asked.
    associatedtype Arguments: ConvertibleFromGeneratedContent

    /// Its name; the type's where none is given.
    var name: String { get }
    /// When and how to use it, in words for the model.
    var description: String { get }
    /// The schema of its arguments.
    var parameters: GenerationSchema { get }
    /// Whether the instructions of a session describe it.
    var includesSchemaInInstructions: Bool { get }

    /// Answers.
    func call(arguments: Arguments) async throws -> Output
}

extension Tool {
    /// The type's name.
    public var name: String { "\(Self.self)" }

    /// Yes.
    public var includesSchemaInInstructions: Bool { true }
}

extension Tool where Arguments: Generable {
    /// The schema of the arguments' type.
    public var parameters: GenerationSchema { Arguments.generationSchema }
}
