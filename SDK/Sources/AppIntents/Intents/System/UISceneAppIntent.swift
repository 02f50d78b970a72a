public import UIKit

/// An intent whose target is shown by a scene of the app.
///
/// Differs from Apple: there are no scenes.
@_alwaysEmitConformanceMetadata
public protocol UISceneAppIntent: TargetContentProvidingIntent {
    /// Prepares a scene for the intent; never called here.
    @MainActor
    func performNavigation(forScene scene: UIScene)
}

extension UISceneAppIntent {
    /// The scene that shows the target; always `nil` here.
    @MainActor
    public var uiScene: UIScene? { nil }

    /// Does nothing by default.
    @MainActor
    public func performNavigation(forScene scene: UIScene) {}

    /// Does nothing, because the scene shows the target.
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
        .result()
    }
}
