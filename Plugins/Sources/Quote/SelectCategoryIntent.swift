import AppIntents

struct SelectCategoryIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Select Category"
    static let description = IntentDescription("Selects what the quotations are about.")

    @Parameter(title: "Category", default: .wisdom)
    var category: QuoteCategory

    static var parameterSummary: some ParameterSummary {
        Summary("Quotations about \(\.$category)")
    }
}

/// What a quotation is about; the raw values are the service's tags.
enum QuoteCategory: String, AppEnum {
    case wisdom
    case technology
    case nature
    case humour = "humorous"

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Category"
    static let caseDisplayRepresentations: [QuoteCategory: DisplayRepresentation] = [
        .wisdom: "Wisdom",
        .technology: "Technology",
        .nature: "Nature",
        .humour: "Humour",
    ]
}
