public import Foundation

extension Transcript {
    /// A segment of an entry.
    public enum Segment: Equatable, Sendable, Identifiable, CustomStringConvertible {
        /// A text.
        case text(TextSegment)
        /// Structured content.
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

    /// A text segment.
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

    /// A segment of structured content.
    public struct StructuredSegment: Equatable, Sendable, Identifiable {
        /// The unique identifier.
        public var id: String
        /// The type of the content.
        public var source: String
        /// The content.
        public var content: GeneratedContent

        /// Creates a segment of a type.
        public init(id: String = UUID().uuidString, source: String, content: GeneratedContent) {
            (self.id, self.source, self.content) = (id, source, content)
        }
    }

    /// The instructions of a conversation.
    public struct Instructions: Equatable, Sendable, Identifiable {
        /// The identifier.
        public var id: String
        /// The segments.
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

    /// The definition of a tool for a model.
    public struct ToolDefinition: Equatable, Sendable {
        /// The name.
        public var name: String
        /// When and how to use the tool.
        public var description: String
        private let parameters: String

        /// A tool, and the schema of its arguments.
        public init(name: String, description: String, parameters: GenerationSchema) {
            (self.name, self.description) = (name, description)
            self.parameters = parameters.debugDescription
        }

        /// Creates the definition of a tool.
        public init(tool: some Tool) {
            self.init(
                name: tool.name, description: tool.description, parameters: tool.parameters)
        }
    }

    /// A prompt of a conversation.
    public struct Prompt: Equatable, Sendable, Identifiable {
        /// The unique identifier.
        public var id: String
        /// The segments.
        public var segments: [Segment]
        /// The options for generation.
        public var options: GenerationOptions

        /// Creates a prompt with options.
        public init(
            id: String = UUID().uuidString, segments: [Segment],
            options: GenerationOptions = GenerationOptions()
        ) {
            (self.id, self.segments, self.options) = (id, segments, options)
        }
    }

    /// A response of a model.
    public struct Response: Equatable, Sendable, Identifiable {
        /// The unique identifier.
        public var id: String
        /// The identifiers of model assets.
        public var assetIDs: [String]
        /// The segments.
        public var segments: [Segment]

        /// Creates a response.
        public init(id: String = UUID().uuidString, assetIDs: [String], segments: [Segment]) {
            (self.id, self.assetIDs, self.segments) = (id, assetIDs, segments)
        }
    }

    /// A tool that was called.
    public struct ToolCall: Equatable, Sendable, Identifiable {
        /// The unique identifier.
        public var id: String
        /// The name of the tool.
        public var toolName: String
        /// The arguments.
        public var arguments: GeneratedContent

        /// Creates a call with arguments.
        public init(id: String, toolName: String, arguments: GeneratedContent) {
            (self.id, self.toolName, self.arguments) = (id, toolName, arguments)
        }
    }

    /// Tools that were called.
    public struct ToolCalls: Equatable, Sendable, Identifiable, RandomAccessCollection {
        /// The identifier.
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

    /// The output of a tool.
    public struct ToolOutput: Equatable, Sendable, Identifiable {
        /// The unique identifier.
        public var id: String
        /// The name of the tool.
        public var toolName: String
        /// The segments.
        public var segments: [Segment]

        /// Creates the output of a tool.
        public init(id: String, toolName: String, segments: [Segment]) {
            (self.id, self.toolName, self.segments) = (id, toolName, segments)
        }
    }
}
