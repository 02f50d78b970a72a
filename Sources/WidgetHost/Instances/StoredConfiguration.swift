/// A placed widget's configuration, as far as the installed widget understands it.
public struct StoredConfiguration: Sendable, Hashable {
    /// The values that requests can use.
    public let values: [String: ConfigurationValue]
    /// The names of settings that the installed widget has no parameter for; they are kept, but not
    /// used.
    public let unknown: [String]
    /// Why parameters have their defaults: their type, range or choices have changed since they
    /// were set.
    public let problems: [HostError]

    /// Checks a placed widget's configuration against the parameters of the installed one.
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
