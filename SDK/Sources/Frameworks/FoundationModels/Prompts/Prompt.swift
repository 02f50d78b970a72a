/// The prompt for a model.
public struct Prompt: Sendable {
    let text: String

    init(text: String) { self.text = text }

    /// Joins prompts, each on its own line.
    init(joining parts: [Prompt]) {
        text = parts.map(\.text).filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// Creates a prompt from content.
    public init(_ content: some PromptRepresentable) { self = content.promptRepresentation }

    /// A prompt of several parts.
    public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }
}

extension Prompt: PromptRepresentable {
    /// The prompt itself.
    public var promptRepresentation: Prompt { return self }
}

/// Content that can be part of a prompt.
public protocol PromptRepresentable {
    /// The content as a prompt.
    @PromptBuilder var promptRepresentation: Prompt { get }
}

/// Builds a prompt from statements, each part on its own line.
@resultBuilder
public enum PromptBuilder {
    /// Adds a part.
    public static func buildExpression<P: PromptRepresentable>(_ expression: P) -> P { expression }

    /// A prompt inside a prompt.
    public static func buildExpression(_ expression: Prompt) -> Prompt { expression }

    /// Combines the parts.
    public static func buildBlock<each P: PromptRepresentable>(
        _ components: repeat each P
    ) -> Prompt {
        var parts: [Prompt] = []
        repeat parts.append((each components).promptRepresentation)
        return Prompt(joining: parts)
    }

    /// Combines the parts of a loop.
    public static func buildArray(_ prompts: [some PromptRepresentable]) -> Prompt {
        Prompt(joining: prompts.map(\.promptRepresentation))
    }

    /// The part of a condition that holds.
    public static func buildEither(first component: some PromptRepresentable) -> Prompt {
        component.promptRepresentation
    }

    /// The part of a condition that does not hold.
    public static func buildEither(second component: some PromptRepresentable) -> Prompt {
        component.promptRepresentation
    }

    /// Returns the part of a condition, or nothing.
    public static func buildOptional(_ component: Prompt?) -> Prompt {
        component ?? Prompt(text: "")
    }

    /// A part that not every system has.
    public static func buildLimitedAvailability(_ prompt: some PromptRepresentable) -> Prompt {
        prompt.promptRepresentation
    }
}
