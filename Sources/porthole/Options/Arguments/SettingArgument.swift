import ArgumentParser

/// A setting in the form `NAME=VALUE`.
struct SettingArgument {
    let name: String
    let value: String

    init(parsing argument: String) throws {
        guard let separator = argument.firstIndex(of: "="), separator != argument.startIndex else {
            throw ValidationError("it must be a parameter's name, =, and a value.")
        }
        name = String(argument[..<separator])
        value = String(argument[argument.index(after: separator)...])
    }
}
