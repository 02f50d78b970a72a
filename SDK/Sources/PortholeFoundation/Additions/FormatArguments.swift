public import Foundation

// Types that Apple's Foundation accepts as arguments of formats and predicates: objects, and
// bridged values.
//
// Each is passed as its description, which `%@` prints. The string is never released: a format does
// not own it.

private func words(of value: Any) -> [Int] {
    [Int(bitPattern: Unmanaged.passRetained(NSString(string: "\(value)")).toOpaque())]
}

extension NSObject: @retroactive CVarArg {
    /// The object's description as an argument for `%@`.
    public var _cVarArgEncoding: [Int] { words(of: description) }
}

extension Date: @retroactive CVarArg {
    /// The date's description as an argument for `%@`.
    public var _cVarArgEncoding: [Int] { words(of: self) }
}

extension UUID: @retroactive CVarArg {
    /// The UUID's description as an argument for `%@`.
    public var _cVarArgEncoding: [Int] { words(of: self) }
}

extension URL: @retroactive CVarArg {
    /// The URL's description as an argument for `%@`.
    public var _cVarArgEncoding: [Int] { words(of: self) }
}

extension Data: @retroactive CVarArg {
    /// The data's description as an argument for `%@`.
    public var _cVarArgEncoding: [Int] { words(of: self) }
}

extension Array: @retroactive CVarArg {
    /// The array's description as an argument for `%@`.
    public var _cVarArgEncoding: [Int] { words(of: self) }
}

extension Set: @retroactive CVarArg {
    /// The set's description as an argument for `%@`.
    public var _cVarArgEncoding: [Int] { words(of: self) }
}

extension Dictionary: @retroactive CVarArg {
    /// The dictionary's description as an argument for `%@`.
    public var _cVarArgEncoding: [Int] { words(of: self) }
}
