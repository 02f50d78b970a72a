/// Commands of an app's menus; a widget has none.
public protocol Commands {}

/// No commands.
public struct EmptyCommands: Commands {
    /// Creates no commands.
    public init() {}
}

/// Joins commands.
@resultBuilder
public struct CommandsBuilder {
    /// Passes commands through.
    public static func buildBlock<C: Commands>(_ content: C) -> C { content }

    /// Builds no commands.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
}

extension Scene {
    /// No effect here: a widget has no scenes.
    nonisolated public func commands<Content: Commands>(
        @CommandsBuilder content: () -> Content
    ) -> some Scene { self }
}
