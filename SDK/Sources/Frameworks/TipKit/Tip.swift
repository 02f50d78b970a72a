public import SwiftUI

/// Something that users might like to know.
///
/// Differs from Apple: a widget tells nobody.
public protocol Tip: Identifiable, Sendable {
    /// What it is about.
    var title: Text { get }
    /// What it says.
    var message: Text? { get }
    /// Its picture.
    var image: Image? { get }
}

extension Tip {
    /// The type's name.
    public var id: String { "\(Self.self)" }
    /// Nothing.
    public var message: Text? { nil }
    /// None.
    public var image: Image? { nil }

    /// Says that users know.
    ///
    /// No effect here: nobody is told.
    public func invalidate(reason: Tips.InvalidationReason) {}
}

/// All tips.
public enum Tips {
    /// Why users need not be told any more.
    public enum InvalidationReason: Sendable {
        /// They did it.
        case actionPerformed
        /// They were told often enough.
        case displayCountExceeded
        /// They do not want to know.
        case tipClosed
    }

    /// How tips are shown.
    public struct ConfigurationOption: Sendable {
        /// How often.
        public struct DisplayFrequency: Sendable {
            /// Whenever one could be.
            public static let immediate = DisplayFrequency()
            /// Once an hour.
            public static let hourly = DisplayFrequency()
            /// Once a day.
            public static let daily = DisplayFrequency()
            /// Once a week.
            public static let weekly = DisplayFrequency()
            /// Once a month.
            public static let monthly = DisplayFrequency()
        }

        /// Where it is kept what was shown.
        public struct DatastoreLocation: Sendable {
            /// In the app's folder.
            public static let applicationDefault = DatastoreLocation()

            /// In a group's folder.
            public static func groupContainer(identifier: String) -> DatastoreLocation {
                DatastoreLocation()
            }
        }

        /// Shows tips so often.
        public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption {
            ConfigurationOption()
        }

        /// Keeps there what was shown.
        public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
            ConfigurationOption()
        }
    }

    /// Begins to show tips.
    ///
    /// No effect here: none is shown.
    public static func configure(_ configuration: [ConfigurationOption] = []) throws {}

    /// Forgets what was shown: nothing was.
    public static func resetDatastore() throws {}
}

/// Shows a tip: draws nothing here.
public struct TipView<Content: Tip>: View {
    /// Shows a tip.
    nonisolated public init(_ tip: Content?, arrowEdge: Edge? = nil) {}

    /// Nothing.
    public var body: some View { EmptyView() }
}

extension View {
    /// No effect here: widgets present nothing.
    nonisolated public func popoverTip(
        _ tip: (any Tip)?, arrowEdge: Edge = .top
    ) -> some View { self }
}
