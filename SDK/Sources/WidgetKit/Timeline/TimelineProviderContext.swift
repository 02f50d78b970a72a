public import Foundation

/// What a provider is asked for.
public struct TimelineProviderContext: Sendable {
    /// The widget's family.
    public let family: WidgetFamily
    /// Whether the answer is for a gallery: sample data, at once.
    public let isPreview: Bool
    /// The widget's size in points, margins included.
    public let displaySize: CGSize

    /// What the environment of the entry's views will be, as far as it is known.
    public var environmentVariants: EnvironmentVariants { EnvironmentVariants() }

    /// The values that the environment of an entry's views may have.
    ///
    /// Differs from Apple: each is `nil`, since the host draws an entry for whatever it likes, later too.
    @dynamicMemberLookup
    public struct EnvironmentVariants: Sendable {
        /// The values that one of the environment's may have; `nil`: not known.
        public subscript<Value>(
            _ keyPath: WritableKeyPath<EnvironmentValues, Value>
        ) -> [Value]? {
            nil
        }

        /// The values that one of the environment's may have; `nil`: not known.
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
