import AppIntents

struct SelectCharacterIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Select Character"
    static let description = IntentDescription("Selects the character to look after.")

    @Parameter(title: "Character", description: "Whose health is shown")
    var character: Hero

    static var parameterSummary: some ParameterSummary {
        Summary("Look after \(\.$character)")
    }

    init() {}

    init(character: Hero) {
        self.character = character
    }
}
