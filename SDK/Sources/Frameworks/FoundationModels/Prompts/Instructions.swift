/// The instructions for a model.
public struct Instructions: Sendable {
    let text: String

    init(text: String) { self.text = text }

    /// Joins instructions, each on its own line.
    init(joining parts: [Instructions]) {
        text = parts.map(\.text).filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// Creates instructions from content.
    public init(_ content: some InstructionsRepresentable) {
        self = content.instructionsRepresentation
    }

    /// Instructions of several parts.
    public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows {
        self = try content()
    }
}

extension Instructions: InstructionsRepresentable {
    /// The instructions themselves.
    public var instructionsRepresentation: Instructions { return self }
}

/// Content that can be part of instructions.
public protocol InstructionsRepresentable {
    /// The content as instructions.
    @InstructionsBuilder var instructionsRepresentation: Instructions { get }
}

/// Builds instructions from statements, each part on its own line.
@resultBuilder
public enum InstructionsBuilder {
    /// Adds a part.
    public static func buildExpression<I: InstructionsRepresentable>(_ expression: I) -> I {
        expression
    }

    /// Instructions inside instructions.
    public static func buildExpression(_ expression: Instructions) -> Instructions { expression }

    /// Combines the parts.
    public static func buildBlock<each I: InstructionsRepresentable>(
        _ components: repeat each I
    ) -> Instructions {
        var parts: [Instructions] = []
        repeat parts.append((each components).instructionsRepresentation)
        return Instructions(joining: parts)
    }

    /// Combines the parts of a loop.
    public static func buildArray(_ instructions: [some InstructionsRepresentable]) -> Instructions
    {
        Instructions(joining: instructions.map(\.instructionsRepresentation))
    }

    /// The part of a condition that holds.
    public static func buildEither(first component: some InstructionsRepresentable) -> Instructions
    {
        component.instructionsRepresentation
    }

    /// The part of a condition that does not hold.
    public static func buildEither(second component: some InstructionsRepresentable) -> Instructions
    {
        component.instructionsRepresentation
    }

    /// Returns the part of a condition, or nothing.
    public static func buildOptional(_ component: Instructions?) -> Instructions {
        component ?? Instructions(text: "")
    }

    /// A part that not every system has.
    public static func buildLimitedAvailability(_ instructions: some InstructionsRepresentable)
        -> Instructions
    {
        instructions.instructionsRepresentation
    }
}
