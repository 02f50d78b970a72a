public import UIKit

/// An intent whose target a scene of the app shows.
///
/// Differs from Apple: no scene does.
@_alwaysEmitConformanceMetadata
public protocol UISceneAppIntent: TargetContentProvidingIntent {
    /// Makes a scene ready for the intent; never called.
    @MainActor
    func performNavigation(forScene scene: UIScene)
}

extension UISceneAppIntent {
    /// The scene that shows the target; `nil`: there is none.
    @MainActor
    public var uiScene: UIScene? { nil }

    /// Nothing happens.
    @MainActor
    public func performNavigation(forScene scene: UIScene) {}

    /// Does nothing: the scene does what the intent is for.
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
        .result()
    }
}
