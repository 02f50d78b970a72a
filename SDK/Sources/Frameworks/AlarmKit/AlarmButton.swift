public import SwiftUI

/// A button of an alarm.
public struct AlarmButton: Codable, Sendable {
    /// The text.
    public var text: LocalizedStringResource
    /// The color of the text.
    public var textColor: Color
    /// The symbol, shown alone if there is no space for the text.
    public var systemImageName: String

    /// Creates a button.
    public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
        self.text = text
        self.textColor = textColor
        self.systemImageName = systemImageName
    }
}

extension AlarmButton {
    private enum CodingKeys: String, CodingKey {
        case text
        case textColor
        case systemImageName
    }

    /// Decodes a button.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            text: try values.decode(LocalizedStringResource.self, forKey: .text),
            textColor: Color(try values.decode(Color.Resolved.self, forKey: .textColor)),
            systemImageName: try values.decode(String.self, forKey: .systemImageName))
    }

    /// Encodes the button, with the color in light appearance.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(text, forKey: .text)
        try values.encode(textColor.resolve(in: EnvironmentValues()), forKey: .textColor)
        try values.encode(systemImageName, forKey: .systemImageName)
    }
}
