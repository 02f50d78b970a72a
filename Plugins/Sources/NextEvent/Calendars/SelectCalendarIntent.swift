import AppIntents

struct SelectCalendarIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Select Calendar"
    static let description = IntentDescription("Selects whose events are shown.")

    @Parameter(title: "Calendar", description: "Whose events are shown; all without one")
    var calendar: CalendarEntity?

    @Parameter(title: "File", description: "The path of an .ics file to read instead")
    var file: String?

    static var parameterSummary: some ParameterSummary {
        Summary("Show the events of \(\.$calendar)") {
            \.$file
        }
    }
}
