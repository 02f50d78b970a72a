// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The places of a watch's face before watchOS 9.
public enum CLKComplicationFamily: Int, CaseIterable, Sendable {
    /// A small square.
    case modularSmall = 0
    /// A large rectangle.
    case modularLarge = 1
    /// A corner.
    case utilitarianSmall = 2
    /// A line at the bottom.
    case utilitarianLarge = 3
    /// A small circle.
    case circularSmall = 4
    /// A corner's line.
    case utilitarianSmallFlat = 6
    /// The center of a face without other complications.
    case extraLarge = 7
    /// A corner in full color, curved.
    case graphicCorner = 8
    /// A circle in full color with text around it.
    case graphicBezel = 9
    /// A circle in full color.
    case graphicCircular = 10
    /// A large rectangle in full color.
    case graphicRectangular = 11
    /// The center of a face without other complications, in full color.
    case graphicExtraLarge = 12
}

/// Returns all complication families, as ``CLKComplicationFamily/rawValue``s.
public func CLKAllComplicationFamilies() -> [NSNumber] {
    CLKComplicationFamily.allCases.map { NSNumber(value: $0.rawValue) }
}

/// The identifier of a complication whose source describes none.
public let CLKDefaultComplicationIdentifier = "CLKDefaultComplicationIdentifier"

/// A complication on a watch face.
///
/// Differs from Apple: complications are not shown; widgets of the accessory families replace them.
open class CLKComplication: NSObject {
    /// The family.
    public let family: CLKComplicationFamily
    /// The identifier of the descriptor.
    public let identifier: String
    /// Custom data.
    public let userInfo: [AnyHashable: Any]?
    /// The activity with which the app is opened.
    public let userActivity: NSUserActivity?

    init(_ descriptor: CLKComplicationDescriptor, in family: CLKComplicationFamily) {
        self.family = family
        identifier = descriptor.identifier
        userInfo = descriptor.userInfo
        userActivity = descriptor.userActivity
    }
}

/// A complication that a source offers.
open class CLKComplicationDescriptor: NSObject {
    /// The identifier.
    public let identifier: String
    /// The display name.
    public let displayName: String
    /// The places that it fits.
    public let supportedFamilies: [CLKComplicationFamily]
    /// Custom data.
    public let userInfo: [AnyHashable: Any]?
    /// The activity with which the app is opened.
    public let userActivity: NSUserActivity?

    /// Offers a complication.
    public init(
        identifier: String, displayName: String, supportedFamilies: [CLKComplicationFamily]
    ) {
        self.identifier = identifier
        self.displayName = displayName
        self.supportedFamilies = supportedFamilies
        userInfo = nil
        userActivity = nil
    }

    /// Creates a descriptor with custom data.
    public init(
        identifier: String, displayName: String, supportedFamilies: [CLKComplicationFamily],
        userInfo: [AnyHashable: Any]
    ) {
        self.identifier = identifier
        self.displayName = displayName
        self.supportedFamilies = supportedFamilies
        self.userInfo = userInfo
        userActivity = nil
    }

    /// Offers a complication that opens an app with an activity.
    public init(
        identifier: String, displayName: String, supportedFamilies: [CLKComplicationFamily],
        userActivity: NSUserActivity
    ) {
        self.identifier = identifier
        self.displayName = displayName
        self.supportedFamilies = supportedFamilies
        userInfo = nil
        self.userActivity = userActivity
    }
}
