public import ActivityKit
public import SwiftUI

/// What an author adds to an alarm's activity.
public protocol AlarmMetadata: Codable, Hashable, Sendable {}

/// What the live activity of an alarm shows.
public struct AlarmAttributes<Metadata: AlarmMetadata>: ActivityAttributes, Sendable {
    /// What changes: what the alarm does.
    public typealias ContentState = AlarmPresentationState

    /// The texts and buttons.
    public var presentation: AlarmPresentation
    /// What the author added.
    public var metadata: Metadata?
    /// The colour of buttons and the like.
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

    /// Reads attributes.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            presentation: try values.decode(AlarmPresentation.self, forKey: .presentation),
            metadata: try values.decodeIfPresent(Metadata.self, forKey: .metadata),
            tintColor: Color(try values.decode(Color.Resolved.self, forKey: .tintColor)))
    }

    /// Writes the attributes, the colour as it is in light.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(presentation, forKey: .presentation)
        try values.encodeIfPresent(metadata, forKey: .metadata)
        try values.encode(tintColor.resolve(in: EnvironmentValues()), forKey: .tintColor)
    }
}
