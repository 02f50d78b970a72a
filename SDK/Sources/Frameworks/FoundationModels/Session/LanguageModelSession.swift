public import Observation

/// A conversation with a language model.
///
/// Differs from Apple: no model is available on Linux, so each response fails with
/// `GenerationError.assetsUnavailable`, and the log says so once. Nothing is added to the
/// transcript.
public final class LanguageModelSession: Sendable, Observable {
    /// The transcript, which contains only the instructions.
    public let transcript: Transcript

    /// Whether a response is in progress; always `false`.
    public var isResponding: Bool { false }

    /// Creates a session that continues a transcript.
    public init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript
    ) {
        self.transcript = transcript
    }

    /// A conversation with instructions.
    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [],
        instructions: Instructions? = nil
    ) {
        let definitions = tools.map { Transcript.ToolDefinition(tool: $0) }
        let entries: [Transcript.Entry] =
            instructions == nil && tools.isEmpty
            ? []
            : [
                .instructions(
                    .init(
                        segments: instructions.map { [.text(.init(content: $0.text))] } ?? [],
                        toolDefinitions: definitions))
            ]
        self.init(model: model, tools: tools, transcript: Transcript(entries: entries))
    }

    /// A conversation with instructions.
    @_disfavoredOverload
    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil
    ) {
        self.init(
            model: model, tools: tools,
            instructions: instructions.map(Instructions.init(text:)))
    }

    /// A conversation with instructions of several parts.
    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [],
        @InstructionsBuilder instructions: () throws -> Instructions
    ) rethrows {
        self.init(model: model, tools: tools, instructions: try instructions())
    }

    /// No effect here: there is nothing to get ready.
    public func prewarm(promptPrefix: Prompt? = nil) {}

    /// Returns the error of every response, which is logged once.
    static func noModel() -> GenerationError {
        PluginLog.warnOnce(
            "There is no language model on Linux: LanguageModelSession fails with assetsUnavailable; "
                + "SystemLanguageModel.default.availability says so beforehand.")
        return .assetsUnavailable(
            .init(debugDescription: "There is no language model on this device."))
    }
}
