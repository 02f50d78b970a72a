public import SwiftUI

/// A button of an alarm.
public struct AlarmButton: Codable, Sendable {
    /// The text.
    public var text: LocalizedStringResource
    /// The text's colour.
    public var textColor: Color
    /// The symbol, which stands alone where there is no room for the text.
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

    /// Reads a button.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            text: try values.decode(LocalizedStringResource.self, forKey: .text),
            textColor: Color(try values.decode(Color.Resolved.self, forKey: .textColor)),
            systemImageName: try values.decode(String.self, forKey: .systemImageName))
    }

    /// Writes the button, its colour as it is in light.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(text, forKey: .text)
        try values.encode(textColor.resolve(in: EnvironmentValues()), forKey: .textColor)
        try values.encode(systemImageName, forKey: .systemImageName)
    }
}
