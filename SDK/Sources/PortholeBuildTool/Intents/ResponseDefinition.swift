/// The response of an intent in the file.
struct ResponseDefinition {
    /// A response code with a text that contains values.
    struct Told {
        let code: String
        let values: [ValueDefinition]
    }

    /// The codes that every response has.
    static let usualCodes = [
        "unspecified", "ready", "continueInApp", "inProgress", "success", "failure",
        "failureRequiringAppLaunch",
    ]

    /// The codes besides the usual ones.
    let codes: [String]
    let values: [ValueDefinition]
    let told: [Told]

    init(_ list: PropertyList, _ types: ValueTypes) throws(DefinitionError) {
        let values = try list.list("INIntentResponseParameters")
            .map { list throws(DefinitionError) in
                try ValueDefinition(list, keys: "INIntentResponseParameter", types)
            }
        self.values = values
        try list.checkDifferent(
            ["code", "userActivity"] + values.map(\.name), in: "INIntentResponseParameters")
        var (codes, told): ([String], [Told]) = ([], [])
        for code in try list.list("INIntentResponseCodes") {
            let name = try code.identifier("INIntentResponseCodeName")
            codes.append(name)
            let words = try ["", "Concise"].map { kind throws(DefinitionError) in
                try code.optionalText("INIntentResponseCode\(kind)FormatString") ?? ""
            }
            let mentioned = Self.values(values, in: words.joined())
            if !mentioned.isEmpty { told.append(Told(code: name, values: mentioned)) }
        }
        try list.checkDifferent(codes, in: "INIntentResponseCodes")
        self.codes = codes.filter { !Self.usualCodes.contains($0) }
        self.told = told
    }

    /// Returns the values that a text contains as `${name}`, in order.
    private static func values(
        _ values: [ValueDefinition], in words: String
    ) -> [ValueDefinition] {
        var names: [String] = []
        for part in words.split(separator: "${", omittingEmptySubsequences: false).dropFirst() {
            let name = String(part.prefix { $0 != "}" })
            if !names.contains(name) { names.append(name) }
        }
        return names.compactMap { name in values.first { $0.name == name } }
    }
}
