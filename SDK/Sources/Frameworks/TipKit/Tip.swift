public import SwiftUI

/// A tip for users.
///
/// Differs from Apple: widgets show no tips.
public protocol Tip: Identifiable, Sendable {
    /// The title.
    var title: Text { get }
    /// The message.
    var message: Text? { get }
    /// The image.
    var image: Image? { get }
}

extension Tip {
    /// The name of the type.
    public var id: String { "\(Self.self)" }
    /// No message by default.
    public var message: Text? { nil }
    /// No image by default.
    public var image: Image? { nil }

    /// Invalidates the tip.
    ///
    /// No effect here: nobody is told.
    public func invalidate(reason: Tips.InvalidationReason) {}
}

/// Manages tips.
public enum Tips {
    /// The reason why a tip is invalidated.
    public enum InvalidationReason: Sendable {
        /// The user performed the action.
        case actionPerformed
        /// The tip was displayed often enough.
        case displayCountExceeded
        /// The user closed the tip.
        case tipClosed
    }

    /// An option of the configuration.
    public struct ConfigurationOption: Sendable {
        /// The frequency of tips.
        public struct DisplayFrequency: Sendable {
            /// Whenever one could be.
            public static let immediate = DisplayFrequency()
            /// Hourly.
            public static let hourly = DisplayFrequency()
            /// Daily.
            public static let daily = DisplayFrequency()
            /// Weekly.
            public static let weekly = DisplayFrequency()
            /// Monthly.
            public static let monthly = DisplayFrequency()
        }

        /// The location of the data store.
        public struct DatastoreLocation: Sendable {
            /// The default location of the app.
            public static let applicationDefault = DatastoreLocation()

            /// The container of an app group.
            public static func groupContainer(identifier: String) -> DatastoreLocation {
                DatastoreLocation()
            }
        }

        /// Shows tips so often.
        public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption {
            ConfigurationOption()
        }

        /// Sets the location of the data store.
        public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
            ConfigurationOption()
        }
    }

    /// Configures tips.
    ///
    /// No effect here: none is shown.
    public static func configure(_ configuration: [ConfigurationOption] = []) throws {}

    /// Resets the data store, which is always empty.
    public static func resetDatastore() throws {}
}

/// A view of a tip; it draws nothing here.
public struct TipView<Content: Tip>: View {
    /// Shows a tip.
    nonisolated public init(_ tip: Content?, arrowEdge: Edge? = nil) {}

    /// An empty view.
    public var body: some View { EmptyView() }
}

extension View {
    /// No effect here: widgets present nothing.
    nonisolated public func popoverTip(
        _ tip: (any Tip)?, arrowEdge: Edge = .top
    ) -> some View { self }
}
