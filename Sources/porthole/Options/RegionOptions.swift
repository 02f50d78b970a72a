import ArgumentParser

/// The language, region and time zone for dates and numbers.
struct RegionOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The language and region, such as de_DE. Default: LC_ALL, LC_TIME or LANG.",
            valueName: "locale"),
        transform: LocaleArgument.init(parsing:))
    var locale: LocaleArgument?

    @Option(
        help: ArgumentHelp(
            "The time zone, such as Europe/Berlin. Default: TZ or the system's.",
            valueName: "time-zone"),
        transform: TimeZoneArgument.init(parsing:))
    var timeZone: TimeZoneArgument?
}
