/// What a model is to be and how it is to answer.
public struct Instructions: Sendable {
    let text: String

    init(text: String) { self.text = text }

    /// Several, each on a line of its own.
    init(joining parts: [Instructions]) {
        text = parts.map(\.text).filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// Instructions of something that can be one.
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

/// What can be part of instructions.
public protocol InstructionsRepresentable {
    /// It as instructions.
    @InstructionsBuilder var instructionsRepresentation: Instructions { get }
}

/// Makes instructions of a block of statements, each part on a line of its own.
@resultBuilder
public enum InstructionsBuilder {
    /// A part.
    public static func buildExpression<I: InstructionsRepresentable>(_ expression: I) -> I {
        expression
    }

    /// Instructions inside instructions.
    public static func buildExpression(_ expression: Instructions) -> Instructions { expression }

    /// All parts of a block.
    public static func buildBlock<each I: InstructionsRepresentable>(
        _ components: repeat each I
    ) -> Instructions {
        var parts: [Instructions] = []
        repeat parts.append((each components).instructionsRepresentation)
        return Instructions(joining: parts)
    }

    /// The parts of a loop.
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

    /// The part of a condition, or nothing.
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
