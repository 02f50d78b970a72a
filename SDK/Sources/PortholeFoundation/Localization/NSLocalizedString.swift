// The names are those of the functions that authors call.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Foundation has one function with defaults for everything except the key and comment. The compiler
// prefers these overloads, which need no defaults; they also use string catalogs and the user's
// language.

/// Localizes a key with the main bundle's `Localizable` table.
public func NSLocalizedString(_ key: String, comment: String) -> String {
    localized(key, nil, .main, nil)
}

/// Localizes a key with a table of the main bundle.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    localized(key, tableName, .main, nil)
}

/// Localizes a key with a bundle's `Localizable` table.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    localized(key, nil, bundle, nil)
}

/// Localizes a key with the main bundle's `Localizable` table; `value` is the result for missing
/// keys.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    localized(key, nil, .main, value)
}

/// Localizes a key with a table of a bundle.
public func NSLocalizedString(
    _ key: String, tableName: String?, bundle: Bundle, comment: String
) -> String {
    localized(key, tableName, bundle, nil)
}

/// Localizes a key with a table of the main bundle; `value` is the result for missing keys.
public func NSLocalizedString(
    _ key: String, tableName: String?, value: String, comment: String
) -> String {
    localized(key, tableName, .main, value)
}

/// Localizes a key with a bundle's `Localizable` table; `value` is the result for missing keys.
public func NSLocalizedString(
    _ key: String, bundle: Bundle, value: String, comment: String
) -> String {
    localized(key, nil, bundle, value)
}

private func localized(
    _ key: String, _ table: String?, _ bundle: Bundle, _ value: String?
) -> String {
    bundle.localizedFormat(key, table: table, language: .current, counts: [])
        ?? value.flatMap { $0.isEmpty ? nil : $0 } ?? key
}
