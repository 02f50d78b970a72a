import Foundation

/// A value represented by a single JSON value, which needs no coder.
///
/// The form is that of Foundation's coders, except for decimal numbers, which are text to stay exact.
protocol PlainAttribute {
    var json: Any { get }
    init?(json: Any)
}

extension PlainAttribute where Self: BinaryInteger {
    var json: Any { self }

    init?(json: Any) {
        guard let number = json as? NSNumber else { return nil }
        if let whole = Self(exactly: number.int64Value),
            Double(number.int64Value) == number.doubleValue
        {
            self = whole
        } else if let whole = Self(exactly: number.uint64Value) {
            self = whole
        } else {
            return nil
        }
    }
}

extension PlainAttribute where Self: BinaryFloatingPoint {
    var json: Any { isFinite ? Double(self) as Any : isNaN ? "nan" : self < 0 ? "-inf" : "inf" }

    init?(json: Any) {
        switch json {
        case let number as NSNumber: self.init(number.doubleValue)
        case "inf" as String: self = .infinity
        case "-inf" as String: self = -.infinity
        case "nan" as String: self = .nan
        default: return nil
        }
    }
}

extension Int: PlainAttribute {}
extension Int8: PlainAttribute {}
extension Int16: PlainAttribute {}
extension Int32: PlainAttribute {}
extension Int64: PlainAttribute {}
extension UInt: PlainAttribute {}
extension UInt8: PlainAttribute {}
extension UInt16: PlainAttribute {}
extension UInt32: PlainAttribute {}
extension UInt64: PlainAttribute {}
extension Double: PlainAttribute {}
extension Float: PlainAttribute {}

extension Bool: PlainAttribute {
    var json: Any { self }

    init?(json: Any) {
        guard let value = json as? Bool else { return nil }
        self = value
    }
}

extension String: PlainAttribute {
    var json: Any { self }

    init?(json: Any) {
        guard let value = json as? String else { return nil }
        self = value
    }
}

extension Date: PlainAttribute {
    var json: Any { timeIntervalSinceReferenceDate.json }

    init?(json: Any) {
        guard let seconds = Double(json: json) else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }
}

extension UUID: PlainAttribute {
    var json: Any { uuidString }

    init?(json: Any) {
        guard let text = json as? String else { return nil }
        self.init(uuidString: text)
    }
}

extension Data: PlainAttribute {
    var json: Any { base64EncodedString() }

    init?(json: Any) {
        guard let text = json as? String else { return nil }
        self.init(base64Encoded: text)
    }
}

extension URL: PlainAttribute {
    var json: Any { absoluteString }

    init?(json: Any) {
        guard let text = json as? String else { return nil }
        self.init(string: text)
    }
}

extension Decimal: PlainAttribute {
    var json: Any { description }

    init?(json: Any) {
        guard let text = json as? String else { return nil }
        self.init(string: text)
    }
}

extension Optional: PlainAttribute where Wrapped: PlainAttribute {
    var json: Any { map(\.json) ?? NSNull() }

    init?(json: Any) {
        if json is NSNull {
            self = .none
        } else {
            guard let value = Wrapped(json: json) else { return nil }
            self = .some(value)
        }
    }
}
