import WidgetWire

/// A configuration that a widget's provider recommends to users who place it.
public struct Recommendation: Sendable, Hashable {
    /// The text to show for it, unique among the widget's recommendations.
    public let description: String
    /// The settings to place the widget with; parameters that it leaves out have their defaults.
    public let configuration: [String: ConfigurationValue]
}

extension Recommendation {
    private static let descriptionLimit = 200

    /// The recommendations of a reply that a user can see and choose; their values are not checked
    /// yet.
    static func recommendations(
        of reply: RecommendationsReply
    ) throws(ProtocolViolation) -> [Recommendation] {
        guard reply.recommendations.count <= ContractLimits.recommendations else {
            throw ProtocolViolation(
                "it recommended more than \(ContractLimits.recommendations) configurations")
        }
        var recommendations: [Recommendation] = []
        for message in reply.recommendations {
            let description = PlainText.line(message.title, limit: descriptionLimit)
            guard description.contains(where: { !$0.isWhitespace }) else {
                throw ProtocolViolation("it recommended a configuration that cannot be shown")
            }
            // Two may share as many characters as are shown.
            guard !recommendations.contains(where: { $0.description == description }) else {
                continue
            }
            recommendations.append(
                Recommendation(
                    description: description,
                    configuration: message.configuration.compactMapValues(
                        ConfigurationValue.init)))
        }
        return recommendations
    }
}
