public import Foundation

extension Bool: Generable {
    /// Reads a Boolean.
    public init(_ content: GeneratedContent) throws {
        guard case .bool(let value) = content.kind else { throw content.mismatch("a Bool") }
        self = value
    }

    /// The Boolean as content.
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .bool(self)) }

    /// The schema of a Boolean.
    public static var generationSchema: GenerationSchema {
        GenerationSchema(shape: .value("boolean"))
    }
}

extension String: Generable {
    /// Reads a string.
    public init(_ content: GeneratedContent) throws {
        guard case .string(let value) = content.kind else { throw content.mismatch("a String") }
        self = value
    }

    /// The string as content.
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .string(self)) }

    /// The schema of a string.
    public static var generationSchema: GenerationSchema {
        GenerationSchema(shape: .value("string"))
    }
}

extension Int: Generable {
    /// Reads an integer.
    public init(_ content: GeneratedContent) throws {
        guard case .number(let number) = content.kind, let value = Int(exactly: number) else {
            throw content.mismatch("an Int")
        }
        self = value
    }

    /// The number as content.
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }

    /// The schema of an integer.
    public static var generationSchema: GenerationSchema {
        GenerationSchema(shape: .value("integer"))
    }
}

extension Double: Generable {
    /// Reads a number.
    public init(_ content: GeneratedContent) throws {
        guard case .number(let value) = content.kind else { throw content.mismatch("a number") }
        self = value
    }

    /// The number as content.
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(self)) }

    /// The schema of a number.
    public static var generationSchema: GenerationSchema {
        GenerationSchema(shape: .value("number"))
    }
}

extension Float: Generable {
    /// Reads a number.
    public init(_ content: GeneratedContent) throws { self.init(try Double(content)) }

    /// The number as content.
    public var generatedContent: GeneratedContent { Double(self).generatedContent }

    /// The schema of a number.
    public static var generationSchema: GenerationSchema { Double.generationSchema }
}

extension Decimal: Generable {
    /// Reads a number.
    public init(_ content: GeneratedContent) throws { self.init(try Double(content)) }

    /// The number as content.
    public var generatedContent: GeneratedContent {
        NSDecimalNumber(decimal: self).doubleValue.generatedContent
    }

    /// The schema of a number.
    public static var generationSchema: GenerationSchema { Double.generationSchema }
}

extension Never: Generable {
    /// Always throws, because there are no values.
    public init(_ content: GeneratedContent) throws { throw content.mismatch("possible") }

    /// Never called, because there are no values.
    public var generatedContent: GeneratedContent { switch self {} }

    /// The schema of a type without values.
    public static var generationSchema: GenerationSchema {
        GenerationSchema(type: Never.self, anyOf: [] as [String])
    }
}
