import Foundation

/// The transcript of a conversation.
public struct Transcript: Equatable, Sendable, RandomAccessCollection {
    private let entries: [Entry]

    /// A conversation of entries.
    public init(entries: some Sequence<Entry> = []) { self.entries = Array(entries) }

    /// The first index.
    public var startIndex: Int { entries.startIndex }
    /// The index behind the last entry.
    public var endIndex: Int { entries.endIndex }

    /// The entry at an index.
    public subscript(index: Int) -> Entry { entries[index] }

    /// An entry of a transcript.
    public enum Entry: Equatable, Sendable, Identifiable, CustomStringConvertible {
        /// The instructions.
        case instructions(Instructions)
        /// A prompt.
        case prompt(Prompt)
        /// The tools that the model called.
        case toolCalls(ToolCalls)
        /// The output of a tool.
        case toolOutput(ToolOutput)
        /// A response.
        case response(Response)

        /// The unique identifier.
        public var id: String {
            switch self {
            case .instructions(let entry): entry.id
            case .prompt(let entry): entry.id
            case .toolCalls(let entry): entry.id
            case .toolOutput(let entry): entry.id
            case .response(let entry): entry.id
            }
        }

        /// The entry as text.
        public var description: String {
            switch self {
            case .instructions(let entry): Transcript.text(entry.segments)
            case .prompt(let entry): Transcript.text(entry.segments)
            case .toolCalls(let entry):
                entry.map { "\($0.toolName)(\($0.arguments.jsonString))" }
                    .joined(separator: "\n")
            case .toolOutput(let entry): Transcript.text(entry.segments)
            case .response(let entry): Transcript.text(entry.segments)
            }
        }
    }

    private static func text(_ segments: [Segment]) -> String {
        segments.map(\.description).joined(separator: "\n")
    }
}
