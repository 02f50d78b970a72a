import WidgetWire

/// The configurations that a widget recommends, so far.
struct RecommendationsDraft: AnswerDraft {
    /// The greatest number of bytes of their texts together.
    private static let textLimit = 1024 * 1024
    static let functions = "widget_recommendations"

    private let provider: EntryProvider
    private var reply = RecommendationsReply()
    private var count = 0
    private var textByteCount = 0

    init(of provider: EntryProvider) { self.provider = provider }

    /// Adds a configuration.
    ///
    /// Configurations beyond the limits are only counted.
    ///
    /// - Returns: The reason why it is left out, if it is to be logged.
    mutating func add(_ recommendation: Recommendation?) -> String? {
        count += 1
        guard var recommendation else {
            return "a recommendation whose arguments cannot be read is left out"
        }
        textByteCount += recommendation.textByteCount
        guard count <= ContractLimits.recommendations, textByteCount <= Self.textLimit else {
            return nil
        }
        let words = recommendation.title
        guard words.contains(where: { !$0.isWhitespace }) else {
            return "a recommendation without a description is left out"
        }
        guard !reply.recommendations.contains(where: { $0.title == words }) else {
            return "a second recommendation '\(words)' is left out"
        }
        do throws(RunnerError) {
            recommendation.configuration = try checked(recommendation.configuration)
        } catch {
            return "the recommendation '\(words)' is left out: \(error)"
        }
        reply.recommendations.append(recommendation)
        return nil
    }

    func answer() throws(RunnerError) -> RecommendationsReply {
        guard count <= ContractLimits.recommendations, textByteCount <= Self.textLimit else {
            throw .tooManyRecommendations(
                kind: provider.kind, limit: ContractLimits.recommendations)
        }
        return reply
    }

    func failure(_ words: String) -> RunnerError {
        .providerFailed(kind: provider.kind, message: words)
    }

    /// The checked values in the form that the widget takes.
    private func checked(
        _ values: [String: ParameterValue]
    ) throws(RunnerError) -> [String: ParameterValue] {
        var checked: [String: ParameterValue] = [:]
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            guard let parameter = provider.parameters.first(where: { $0.name == name }) else {
                throw .unknownParameter(
                    of: provider.declaration, name: name, known: provider.parameters.map(\.name))
            }
            let given = value.value ?? parameter.defaultValue
            checked[name, default: ParameterValue()].value = try parameter.checked(
                given, of: provider.declaration)
        }
        return checked
    }
}

extension Recommendation {
    /// The number of bytes of its texts.
    fileprivate var textByteCount: Int {
        configuration.reduce(title.utf8.count) { count, argument in
            count + argument.key.utf8.count + argument.value.string.utf8.count
        }
    }
}
