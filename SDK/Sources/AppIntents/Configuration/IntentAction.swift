extension AppIntent {
    /// The values its parameters have, by name: what a press performs it with, also after a restart.
    package var storedArguments: [String: _StoredValue] {
        var values: [String: _StoredValue] = [:]
        for (name, parameter) in parameters { values[name] = parameter.stored }
        return values
    }
}
