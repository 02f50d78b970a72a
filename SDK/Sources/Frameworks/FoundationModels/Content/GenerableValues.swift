public import Foundation

extension Bool: Generable {
    /// Reads yes or no.
    public init(_ content: GeneratedContent) throws {
        guard case .bool(let value) = content.kind else { throw content.mismatch("a Bool") }
        self = value
    }

    /// Yes or no.
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .bool(self)) }

    /// That it is yes or no.
    public static var generationSchema: GenerationSchema {
        GenerationSchema(shape: .value("boolean"))
    }
}

extension String: Generable {
    /// Reads a text.
    public init(_ content: GeneratedContent) throws {
        guard case .string(let value) = content.kind else { throw content.mismatch("a String") }
        self = value
    }

    /// The text.
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .string(self)) }

    /// That it is a text.
    public static var generationSchema: GenerationSchema {
        GenerationSchema(shape: .value("string"))
    }
}

extension Int: Generable {
    /// Reads a whole number.
    public init(_ content: GeneratedContent) throws {
        guard case .number(let number) = content.kind, let value = Int(exactly: number) else {
            throw content.mismatch("an Int")
        }
        self = value
    }

    /// The number.
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }

    /// That it is a whole number.
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

    /// The number.
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(self)) }

    /// That it is a number.
    public static var generationSchema: GenerationSchema {
        GenerationSchema(shape: .value("number"))
    }
}

extension Float: Generable {
    /// Reads a number.
    public init(_ content: GeneratedContent) throws { self.init(try Double(content)) }

    /// The number.
    public var generatedContent: GeneratedContent { Double(self).generatedContent }

    /// That it is a number.
    public static var generationSchema: GenerationSchema { Double.generationSchema }
}

extension Decimal: Generable {
    /// Reads a number.
    public init(_ content: GeneratedContent) throws { self.init(try Double(content)) }

    /// The number.
    public var generatedContent: GeneratedContent {
        NSDecimalNumber(decimal: self).doubleValue.generatedContent
    }

    /// That it is a number.
    public static var generationSchema: GenerationSchema { Double.generationSchema }
}

extension Never: Generable {
    /// Fails: there is none.
    public init(_ content: GeneratedContent) throws { throw content.mismatch("possible") }

    /// None.
    public var generatedContent: GeneratedContent { switch self {} }

    /// That there is none.
    public static var generationSchema: GenerationSchema {
        GenerationSchema(type: Never.self, anyOf: [] as [String])
    }
}
