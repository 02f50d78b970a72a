import WidgetHost

/// The document of `show --json`: a widget and, for a placed one, its settings.
struct SubjectDocument: Encodable {
    /// A configuration that the widget recommends.
    struct Recommended: Encodable {
        let description: String
        let configuration: [String: JSONValue]
    }

    private enum CodingKeys: CodingKey {
        case recommendations
    }

    private let widget: WidgetDocument
    private let instance: InstanceDocument?
    private let recommendations: [Recommended]

    init(_ subject: Subject, _ recommendations: [Recommendation]) {
        widget = WidgetDocument(subject.widget)
        self.recommendations = recommendations.map {
            Recommended(
                description: $0.description,
                configuration: $0.configuration.mapValues(JSONValue.init))
        }
        instance = subject.instance.map { InstanceDocument($0, isAvailable: true) }
    }

    func encode(to encoder: any Encoder) throws {
        try widget.encode(to: encoder)
        // Recommendations are left out for a placed widget.
        if let instance { return try instance.encode(to: encoder) }
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encode(recommendations, forKey: .recommendations)
    }
}
