/// What the command line of a runner says.
struct RunnerArguments: Equatable {
    /// The plugin's shared library.
    var plugin: String
    /// Its `.widgetbundle` folder; nil for a bare library.
    var bundle: String?
    /// The process that started this one; when it is gone already, so is the runner.
    var parent: Int32?

    /// Reads `--plugin PATH [--bundle PATH] [--parent PID]`.
    init(_ arguments: some Sequence<String>) throws(StartError) {
        var values: [String: String] = [:]
        var rest = arguments.makeIterator()
        while let name = rest.next() {
            guard ["--plugin", "--bundle", "--parent"].contains(name) else {
                throw .usage("The argument '\(name)' is unknown.")
            }
            guard let value = rest.next(), !value.isEmpty else {
                throw .usage("The option \(name) lacks its value.")
            }
            values[name] = value
        }
        guard let plugin = values["--plugin"] else { throw .usage("No --plugin was given.") }
        self.plugin = plugin
        bundle = values["--bundle"]
        guard let parent = values["--parent"] else { return }
        guard let number = Int32(parent), number > 0 else {
            throw .usage("'\(parent)' is no process id.")
        }
        self.parent = number
    }
}
