/// An app; a widget's sources may declare one, which never runs.
@MainActor @preconcurrency
public protocol App {
    /// The type of the app's scenes.
    associatedtype Body: Scene
    /// The app's scenes.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    /// Creates the app.
    @MainActor @preconcurrency init()
}

extension App {
    /// Ends at once: an app cannot be a plugin.
    @MainActor @preconcurrency public static func main() {
        NoEffect.of("@main struct \(Self.self): App")
    }
}
