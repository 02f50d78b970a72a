public import Foundation

extension Transcript {
    /// A part of what was said.
    public enum Segment: Equatable, Sendable, Identifiable, CustomStringConvertible {
        /// A text.
        case text(TextSegment)
        /// Content.
        case structure(StructuredSegment)

        /// The unique identifier.
        public var id: String {
            switch self {
            case .text(let segment): segment.id
            case .structure(let segment): segment.id
            }
        }

        /// The text, or the content as JSON.
        public var description: String {
            switch self {
            case .text(let segment): segment.content
            case .structure(let segment): segment.content.jsonString
            }
        }
    }

    /// A text that was said.
    public struct TextSegment: Equatable, Sendable, Identifiable {
        /// The unique identifier.
        public var id: String
        /// The text.
        public var content: String

        /// A text.
        public init(id: String = UUID().uuidString, content: String) {
            (self.id, self.content) = (id, content)
        }
    }

    /// Content that was said.
    public struct StructuredSegment: Equatable, Sendable, Identifiable {
        /// The unique identifier.
        public var id: String
        /// Which type it is of.
        public var source: String
        /// The content.
        public var content: GeneratedContent

        /// Content of a type.
        public init(id: String = UUID().uuidString, source: String, content: GeneratedContent) {
            (self.id, self.source, self.content) = (id, source, content)
        }
    }

    /// What a model is to be.
    public struct Instructions: Equatable, Sendable, Identifiable {
        /// What tells them apart.
        public var id: String
        /// The parts.
        public var segments: [Segment]
        /// The tools that the model can call.
        public var toolDefinitions: [ToolDefinition]

        /// Instructions, and the tools that the model can call.
        public init(
            id: String = UUID().uuidString, segments: [Segment], toolDefinitions: [ToolDefinition]
        ) {
            (self.id, self.segments) = (id, segments)
            self.toolDefinitions = toolDefinitions
        }
    }

    /// What a model knows of a tool.
    public struct ToolDefinition: Equatable, Sendable {
        /// The name.
        public var name: String
        /// When and how to use it.
        public var description: String
        private let parameters: String

        /// A tool, and the schema of its arguments.
        public init(name: String, description: String, parameters: GenerationSchema) {
            (self.name, self.description) = (name, description)
            self.parameters = parameters.debugDescription
        }

        /// What a model knows of a tool.
        public init(tool: some Tool) {
            self.init(
                name: tool.name, description: tool.description, parameters: tool.parameters)
        }
    }

    /// What a model was asked.
    public struct Prompt: Equatable, Sendable, Identifiable {
        /// The unique identifier.
        public var id: String
        /// The parts.
        public var segments: [Segment]
        /// How the model was to answer.
        public var options: GenerationOptions

        /// A prompt, and how the model is to answer.
        public init(
            id: String = UUID().uuidString, segments: [Segment],
            options: GenerationOptions = GenerationOptions()
        ) {
            (self.id, self.segments, self.options) = (id, segments, options)
        }
    }

    /// What a model answered.
    public struct Response: Equatable, Sendable, Identifiable {
        /// The unique identifier.
        public var id: String
        /// What it was made with.
        public var assetIDs: [String]
        /// The parts.
        public var segments: [Segment]

        /// An answer.
        public init(id: String = UUID().uuidString, assetIDs: [String], segments: [Segment]) {
            (self.id, self.assetIDs, self.segments) = (id, assetIDs, segments)
        }
    }

    /// A tool that was called.
    public struct ToolCall: Equatable, Sendable, Identifiable {
        /// The unique identifier.
        public var id: String
        /// The tool's name.
        public var toolName: String
        /// What it was asked.
        public var arguments: GeneratedContent

        /// A tool, and what it is asked.
        public init(id: String, toolName: String, arguments: GeneratedContent) {
            (self.id, self.toolName, self.arguments) = (id, toolName, arguments)
        }
    }

    /// Tools that were called.
    public struct ToolCalls: Equatable, Sendable, Identifiable, RandomAccessCollection {
        /// What tells them apart.
        public var id: String
        private let calls: [ToolCall]

        /// Tools that are called.
        public init(id: String = UUID().uuidString, _ calls: some Sequence<ToolCall>) {
            (self.id, self.calls) = (id, Array(calls))
        }

        /// The first index.
        public var startIndex: Int { calls.startIndex }
        /// The index behind the last call.
        public var endIndex: Int { calls.endIndex }

        /// The call at an index.
        public subscript(position: Int) -> ToolCall { calls[position] }
    }

    /// What a tool answered.
    public struct ToolOutput: Equatable, Sendable, Identifiable {
        /// The unique identifier.
        public var id: String
        /// The tool's name.
        public var toolName: String
        /// The parts.
        public var segments: [Segment]

        /// What a tool answered.
        public init(id: String, toolName: String, segments: [Segment]) {
            (self.id, self.toolName, self.segments) = (id, toolName, segments)
        }
    }
}
