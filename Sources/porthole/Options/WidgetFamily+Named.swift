import WidgetHost

extension WidgetFamily {
    /// The family with this name; it must be one of the widget's.
    init(named name: String, of widget: InstalledWidget) throws {
        let offered = widget.families.map(\.rawValue).joined(separator: ", ")
        guard let family = WidgetFamily(rawValue: name) else {
            throw CommandError(
                "There is no family '\(name)'; the widget '\(widget.kind)' has \(offered).",
                exitCode: .notFound)
        }
        guard widget.families.contains(family) else {
            throw HostError(
                .unsupportedFamily(family, kind: widget.kind, supported: widget.families))
        }
        self = family
    }
}
