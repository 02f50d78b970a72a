/// The command line of a runner.
struct RunnerArguments: Equatable {
    /// The plugin's shared library.
    var plugin: String
    /// Its `.widgetbundle` folder; nil for a bare library.
    var bundle: String?
    /// The process that started this one; the runner ends at once when it is gone.
    var parent: Int32?
    /// The most bytes of private memory this process may reserve; nil for no limit.
    var memoryLimit: UInt?
    /// The user's locale, such as `de_DE`; nil keeps Foundation's.
    var locale: String?
    /// The plugin's own folder, the only one it can write to; nil when there is none.
    var container: String?
    /// Folders that the plugin cannot read.
    var hidden: [String] = []

    /// Reads `--plugin PATH [--bundle PATH] [--parent PID] [--memory BYTES] [--locale LOCALE]
    /// [--container PATH] [--hide PATH]…`.
    init(_ arguments: some Sequence<String>) throws(StartError) {
        var plugin: String?
        var rest = arguments.makeIterator()
        while let name = rest.next() {
            func value() throws(StartError) -> String {
                guard let value = rest.next(), !value.isEmpty else {
                    throw .usage("The option \(name) needs a value.")
                }
                return value
            }
            switch name {
            case "--plugin": plugin = try value()
            case "--bundle": bundle = try value()
            case "--parent": parent = try Self.number(value(), "process id")
            case "--memory": memoryLimit = try Self.number(value(), "number of bytes")
            case "--locale": locale = try value()
            case "--container": container = try value()
            case "--hide": hidden.append(try value())
            default: throw .usage("The argument '\(name)' is unknown.")
            }
        }
        guard let plugin else { throw .usage("No --plugin was given.") }
        self.plugin = plugin
    }

    private static func number<Number: FixedWidthInteger>(
        _ text: String, _ meaning: String
    ) throws(StartError) -> Number {
        guard let number = Number(text), number > 0 else {
            throw .usage("'\(text)' is not a \(meaning).")
        }
        return number
    }
}
