/// A part of an app's user interface; a widget has none.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of the body.
    associatedtype Body: Scene
    /// The content of the scene.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

/// A scene that is not made of others.
@MainActor @preconcurrency
package protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
    /// Never called, because a widget has no scenes.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Joins scenes.
@resultBuilder
public struct SceneBuilder {
    /// Passes a scene through.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    /// Passes a single scene through.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// Joins several scenes.
    public static func buildBlock<First: Scene, Second: Scene, each Content: Scene>(
        _ first: First, _ second: Second, _ content: repeat each Content
    ) -> some Scene { _Scenes() }
}

/// Several scenes.
struct _Scenes {}

extension _Scenes: PrimitiveScene {}

extension Scene {
    /// No effect here: a widget has no scenes.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some Scene { self }

    /// No effect here: a widget has no scenes.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene { self }

    /// No effect here: a widget has no scenes.
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (V) -> Void
    ) -> some Scene { self }

    /// No effect here: a widget has no scenes.
    nonisolated public func environmentObject<T: AnyObject>(_ object: T) -> some Scene { self }

    /// Never calls `action`, because a widget is woken by its timeline.
    nonisolated public func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some Scene { self }
}
