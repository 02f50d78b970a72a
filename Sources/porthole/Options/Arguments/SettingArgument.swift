import ArgumentParser

/// A setting in the form `NAME=VALUE`.
struct SettingArgument: ExpressibleByArgument {
    let name: String
    let value: String

    init?(argument: String) {
        guard let separator = argument.firstIndex(of: "="), separator != argument.startIndex else {
            return nil
        }
        name = String(argument[..<separator])
        value = String(argument[argument.index(after: separator)...])
    }
}
