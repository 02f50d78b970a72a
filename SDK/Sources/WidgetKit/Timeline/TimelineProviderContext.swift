public import Foundation

/// The context of a provider's request.
public struct TimelineProviderContext: Sendable {
    /// The family of the widget.
    public let family: WidgetFamily
    /// Whether the reply is for the gallery, which needs sample data immediately.
    public let isPreview: Bool
    /// The size of the widget in points, including margins.
    public let displaySize: CGSize

    /// The values that the environment of the entry's views may have, as far as they are known.
    public var environmentVariants: EnvironmentVariants { EnvironmentVariants() }

    /// The possible environment values of an entry's views.
    ///
    /// Differs from Apple: each is `nil`, because the host may draw an entry in any environment,
    /// even later.
    @dynamicMemberLookup
    public struct EnvironmentVariants: Sendable {
        /// The possible values of a key; `nil` if they are not known.
        public subscript<Value>(
            _ keyPath: WritableKeyPath<EnvironmentValues, Value>
        ) -> [Value]? {
            nil
        }

        /// The possible values of a key; `nil` if they are not known.
        public subscript<Value>(
            dynamicMember keyPath: WritableKeyPath<EnvironmentValues, Value>
        ) -> [Value]? {
            nil
        }
    }

    init(_ request: TimelineRequest) {
        family = WidgetFamily(request.family)
        isPreview = request.isPreview
        displaySize = request.displaySize
    }
}
