extension AppIntent {
    /// The values of the intent's parameters by name, with which a press performs it, even after a
    /// restart.
    package var storedArguments: [String: _StoredValue] {
        var values: [String: _StoredValue] = [:]
        for (name, parameter) in parameters { values[name] = parameter.stored }
        return values
    }
}
