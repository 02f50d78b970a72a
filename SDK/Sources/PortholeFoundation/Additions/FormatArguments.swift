public import Foundation

// What Apple's Foundation lets formats and predicates take: objects, and values that stand for objects.
// Each is handed over as its words, which is what `%@` prints. The words live on: a format does not own them.

private func words(of value: Any) -> [Int] {
    [Int(bitPattern: Unmanaged.passRetained(NSString(string: "\(value)")).toOpaque())]
}

extension NSObject: @retroactive CVarArg {
    /// The object's words, for `%@`.
    public var _cVarArgEncoding: [Int] { words(of: description) }
}

extension Date: @retroactive CVarArg {
    /// The date's words, for `%@`.
    public var _cVarArgEncoding: [Int] { words(of: self) }
}

extension UUID: @retroactive CVarArg {
    /// The UUID's words, for `%@`.
    public var _cVarArgEncoding: [Int] { words(of: self) }
}

extension URL: @retroactive CVarArg {
    /// The URL's words, for `%@`.
    public var _cVarArgEncoding: [Int] { words(of: self) }
}

extension Data: @retroactive CVarArg {
    /// The data's words, for `%@`.
    public var _cVarArgEncoding: [Int] { words(of: self) }
}

extension Array: @retroactive CVarArg {
    /// The array's words, for `%@`.
    public var _cVarArgEncoding: [Int] { words(of: self) }
}

extension Set: @retroactive CVarArg {
    /// The set's words, for `%@`.
    public var _cVarArgEncoding: [Int] { words(of: self) }
}

extension Dictionary: @retroactive CVarArg {
    /// The dictionary's words, for `%@`.
    public var _cVarArgEncoding: [Int] { words(of: self) }
}
