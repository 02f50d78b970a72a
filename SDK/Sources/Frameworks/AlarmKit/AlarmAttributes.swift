public import ActivityKit
public import SwiftUI

/// Custom data of an alarm's activity.
public protocol AlarmMetadata: Codable, Hashable, Sendable {}

/// The attributes of an alarm's live activity.
public struct AlarmAttributes<Metadata: AlarmMetadata>: ActivityAttributes, Sendable {
    /// The type of the state: that of the alarm.
    public typealias ContentState = AlarmPresentationState

    /// The texts and buttons.
    public var presentation: AlarmPresentation
    /// The custom data.
    public var metadata: Metadata?
    /// The tint.
    public var tintColor: Color

    /// Creates attributes.
    public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) {
        self.presentation = presentation
        self.metadata = metadata
        self.tintColor = tintColor
    }
}

extension AlarmAttributes {
    private enum CodingKeys: String, CodingKey {
        case presentation
        case metadata
        case tintColor
    }

    /// Decodes attributes.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            presentation: try values.decode(AlarmPresentation.self, forKey: .presentation),
            metadata: try values.decodeIfPresent(Metadata.self, forKey: .metadata),
            tintColor: Color(try values.decode(Color.Resolved.self, forKey: .tintColor)))
    }

    /// Encodes the attributes, with the color in light appearance.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(presentation, forKey: .presentation)
        try values.encodeIfPresent(metadata, forKey: .metadata)
        try values.encode(tintColor.resolve(in: EnvironmentValues()), forKey: .tintColor)
    }
}
