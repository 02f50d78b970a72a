/// A placed widget's configuration as far as the widget that is installed today understands it.
public struct StoredConfiguration: Sendable, Hashable {
    /// What can be asked for.
    public let values: [String: ConfigurationValue]
    /// The parameters that the widget does not have: they are kept, and mean nothing meanwhile.
    public let unknown: [String]
    /// Why a parameter has its default now: it has another type, range or other choices than when
    /// it was set.
    public let problems: [HostError]

    /// Holds a placed widget's configuration against what the installed one declares.
    public init(_ instance: WidgetInstance, widget: InstalledWidget) {
        let check = ParameterCheck(kind: widget.kind, parameters: widget.parameters)
        var values: [String: ConfigurationValue] = [:]
        var unknown: [String] = []
        var problems: [HostError] = []
        for (name, value) in instance.configuration.sorted(by: { $0.key < $1.key }) {
            guard widget.parameters.contains(where: { $0.name == name }) else {
                unknown.append(name)
                continue
            }
            do throws(HostError) {
                values[name] = try check.checked(value, name)
            } catch {
                problems.append(error)
            }
        }
        self.values = values
        self.unknown = unknown
        self.problems = problems
    }
}
