public import Foundation

/// A guide for the values that are generated.
public struct GenerationGuide<Value>: Sendable {
    /// The constraints as keywords of JSON Schema.
    let keywords: [SchemaKeyword]

    fileprivate init(_ keywords: [SchemaKeyword]) { self.keywords = keywords }

    fileprivate init(minimum: Double?, maximum: Double?) {
        keywords = [
            minimum.map { SchemaKeyword("minimum", $0) },
            maximum.map { SchemaKeyword("maximum", $0) },
        ].compactMap(\.self)
    }

    fileprivate init(minimumCount: Int?, maximumCount: Int?) {
        keywords = [
            minimumCount.map { SchemaKeyword("minItems", $0) },
            maximumCount.map { SchemaKeyword("maxItems", $0) },
        ].compactMap(\.self)
    }
}

extension GenerationGuide where Value == String {
    /// Requires this string.
    public static func constant(_ value: String) -> Self { Self([SchemaKeyword("const", value)]) }

    /// Requires one of these strings.
    public static func anyOf(_ values: [String]) -> Self { Self([SchemaKeyword("enum", values)]) }

    /// Requires a string that matches a pattern.
    ///
    /// Differs from Apple: the pattern, which cannot be read back from a `Regex`, is not part of
    /// the schema.
    public static func pattern<Output>(_ regex: Regex<Output>) -> Self { Self([]) }
}

extension GenerationGuide where Value == Int {
    /// Requires at least this value.
    public static func minimum(_ value: Int) -> Self { Self(minimum: Double(value), maximum: nil) }

    /// Requires at most this value.
    public static func maximum(_ value: Int) -> Self { Self(minimum: nil, maximum: Double(value)) }

    /// Requires a value in a closed range.
    public static func range(_ range: ClosedRange<Int>) -> Self {
        Self(minimum: Double(range.lowerBound), maximum: Double(range.upperBound))
    }
}

extension GenerationGuide where Value == Double {
    /// Requires at least this value.
    public static func minimum(_ value: Double) -> Self { Self(minimum: value, maximum: nil) }

    /// Requires at most this value.
    public static func maximum(_ value: Double) -> Self { Self(minimum: nil, maximum: value) }

    /// Requires a value in a closed range.
    public static func range(_ range: ClosedRange<Double>) -> Self {
        Self(minimum: range.lowerBound, maximum: range.upperBound)
    }
}

extension GenerationGuide where Value == Float {
    /// Requires at least this value.
    public static func minimum(_ value: Float) -> Self {
        Self(minimum: Double(value), maximum: nil)
    }

    /// Requires at most this value.
    public static func maximum(_ value: Float) -> Self {
        Self(minimum: nil, maximum: Double(value))
    }

    /// Requires a value in a closed range.
    public static func range(_ range: ClosedRange<Float>) -> Self {
        Self(minimum: Double(range.lowerBound), maximum: Double(range.upperBound))
    }
}

extension GenerationGuide where Value == Decimal {
    /// Requires at least this value.
    public static func minimum(_ value: Decimal) -> Self {
        Self(minimum: NSDecimalNumber(decimal: value).doubleValue, maximum: nil)
    }

    /// Requires at most this value.
    public static func maximum(_ value: Decimal) -> Self {
        Self(minimum: nil, maximum: NSDecimalNumber(decimal: value).doubleValue)
    }

    /// Requires a value in a closed range.
    public static func range(_ range: ClosedRange<Decimal>) -> Self {
        Self(
            minimum: NSDecimalNumber(decimal: range.lowerBound).doubleValue,
            maximum: NSDecimalNumber(decimal: range.upperBound).doubleValue)
    }
}

extension GenerationGuide {
    /// Requires at least this number of elements.
    public static func minimumCount<Element>(_ count: Int) -> Self where Value == [Element] {
        Self(minimumCount: count, maximumCount: nil)
    }

    /// Requires at most this number of elements.
    public static func maximumCount<Element>(_ count: Int) -> Self where Value == [Element] {
        Self(minimumCount: nil, maximumCount: count)
    }

    /// Requires this number of elements.
    public static func count<Element>(_ range: ClosedRange<Int>) -> Self
    where Value == [Element] {
        Self(minimumCount: range.lowerBound, maximumCount: range.upperBound)
    }

    /// Requires this number of elements.
    public static func count<Element>(_ count: Int) -> Self where Value == [Element] {
        Self(minimumCount: count, maximumCount: count)
    }

    /// Constrains each element.
    public static func element<Element>(_ guide: GenerationGuide<Element>) -> Self
    where Value == [Element] {
        Self([SchemaKeyword(ofItems: guide.keywords)])
    }
}

/// Lets `@Guide` be used without naming the element type, which an attribute alone cannot infer.
extension GenerationGuide where Value == [Never] {
    /// Requires at least this number of elements.
    public static func minimumCount(_ count: Int) -> Self {
        Self(minimumCount: count, maximumCount: nil)
    }

    /// Requires at most this number of elements.
    public static func maximumCount(_ count: Int) -> Self {
        Self(minimumCount: nil, maximumCount: count)
    }

    /// Requires this number of elements.
    public static func count(_ range: ClosedRange<Int>) -> Self {
        Self(minimumCount: range.lowerBound, maximumCount: range.upperBound)
    }

    /// Requires this number of elements.
    public static func count(_ count: Int) -> Self {
        Self(minimumCount: count, maximumCount: count)
    }
}
