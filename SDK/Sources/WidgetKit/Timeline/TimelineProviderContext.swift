public import Foundation

/// What a provider is asked for.
public struct TimelineProviderContext: Sendable {
    /// The widget's family.
    public let family: WidgetFamily
    /// Whether the answer is for a gallery: sample data, at once.
    public let isPreview: Bool
    /// The widget's size in points, margins included.
    public let displaySize: CGSize

    init(_ request: TimelineRequest) {
        family = WidgetFamily(request.family)
        isPreview = request.isPreview
        displaySize = request.displaySize
    }
}
