/// A tool that a model can call.
///
/// Differs from Apple: without a model, only the program itself calls it.
public protocol Tool<Arguments, Output>: Sendable {
    /// The type of the output.
    associatedtype Output: PromptRepresentable
    /// The type of the arguments.
    associatedtype Arguments: ConvertibleFromGeneratedContent

    /// The name; by default that of the type.
    var name: String { get }
    /// The description for the model: when and how to use the tool.
    var description: String { get }
    /// The schema of its arguments.
    var parameters: GenerationSchema { get }
    /// Whether the instructions of a session describe it.
    var includesSchemaInInstructions: Bool { get }

    /// Calls the tool.
    func call(arguments: Arguments) async throws -> Output
}

extension Tool {
    /// The name of the type.
    public var name: String { "\(Self.self)" }

    /// Included by default.
    public var includesSchemaInInstructions: Bool { true }
}

extension Tool where Arguments: Generable {
    /// The schema of the arguments' type.
    public var parameters: GenerationSchema { Arguments.generationSchema }
}
