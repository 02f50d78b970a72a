/// A type that is to be generated: a structure with properties, or an enumeration with cases.
struct GenerableType {
    private enum Members {
        case properties([MemberVariable])
        /// The cases, each with the text that represents it.
        case cases([(name: String, text: String)])
    }

    private let members: Members
    private let access: String

    init(_ text: DeclarationText) throws(MacroError) {
        let source = SourceTokens(text)
        guard let body = source.tokens.firstIndex(where: { $0.text == "{" }),
            let keyword = source.tokens[..<body].lastIndex(where: {
                ["struct", "enum"].contains($0.text)
            })
        else {
            throw MacroError(
                message: "@Generable can only be attached to a structure or an enumeration")
        }
        let head = Set(source.tokens[..<keyword].map(\.text))
        access =
            head.contains("public") ? "public " : head.contains("package") ? "package " : ""
        let inside = source.inside(source.tokens[body])
        if source.tokens[keyword].text == "enum" {
            members = .cases(try Self.cases(in: inside))
        } else {
            let stored = MemberVariable.all(in: inside).filter {
                $0.isStored && !($0.isConstant && $0.hasValue)
            }
            for variable in stored where variable.type == nil {
                throw MacroError(
                    message: "'\(variable.name)' of a @Generable type needs a type annotation")
            }
            members = .properties(stored)
        }
    }

    private static func cases(
        in body: SourceTokens
    ) throws(MacroError) -> [(name: String, text: String)] {
        var cases: [(name: String, text: String)] = []
        for start in body.tokens.indices where body.text(at: start) == "case" {
            // `.case` and the like are not declarations.
            guard body.text(at: start - 1) != "." else { continue }
            var index = start
            repeat {
                index += 1
                let name = (body.text(at: index) ?? "").filter { $0 != "`" }
                index += 1
                guard body.text(at: index) != "(" else {
                    throw MacroError(
                        message: "a case of a @Generable enumeration has no value here, "
                            + "'\(name)' has one")
                }
                var text = "\"\(name)\""
                if body.text(at: index) == "=" {
                    let start = body.tokens[index].range.upperBound
                    let rest = start..<body.source.code.count
                    let end =
                        rest.first { ",\n;}".contains(body.source.code[$0]) } ?? rest.upperBound
                    let value = body.source.written(start..<end)
                    if value.hasPrefix("\"") { text = value }
                    while index < body.tokens.count, body.tokens[index].range.lowerBound < end {
                        index += 1
                    }
                }
                cases.append((name, text))
            } while body.text(at: index) == ","
        }
        guard !cases.isEmpty else {
            throw MacroError(message: "a @Generable enumeration needs cases")
        }
        return cases
    }

    /// Returns the source of `generationSchema`.
    func schema(description: String) -> String {
        let type = "FoundationModels.GenerationSchema"
        let body =
            switch members {
            case .cases(let cases):
                """
                \(type)(type: Self.self\(description), anyOf: [\
                \(cases.map(\.text).joined(separator: ", "))])
                """
            case .properties(let properties):
                """
                var properties: [\(type).Property] = []
                \(properties.filter { !$0.isIdentity }.map { property in
                    property.conditioned("""
                        properties.append(\(type).Property(name: "\(property.name)"\
                        \(property.guides.description), type: (\(property.type ?? "")).self\
                        \(property.guides.others)))
                        """)
                }.joined(separator: "\n"))
                return \(type)(type: Self.self\(description), properties: properties)
                """
            }
        return """
            \(access)nonisolated static var generationSchema: \(type) {
            \(body)
            }
            """
    }

    /// The source of `init(_:)`.
    var reading: String {
        let body =
            switch members {
            case .cases(let cases):
                """
                switch try content.value(String.self) {
                \(cases.map { "case \($0.text): self = .`\($0.name)`" }.joined(separator: "\n"))
                default:
                    throw FoundationModels.LanguageModelSession.GenerationError.decodingFailure(
                        .init(debugDescription: "\\(Self.self) has no case \\(content.jsonString)"))
                }
                """
            case .properties(let properties):
                properties.map { $0.reading }.joined(separator: "\n")
            }
        return """
            \(access)nonisolated init(_ content: FoundationModels.GeneratedContent) throws {
            \(body)
            }
            """
    }

    /// The source of `generatedContent`.
    var writing: String {
        let body: String
        switch members {
        case .cases(let cases):
            body = """
                switch self {
                \(cases.map {
                    "case .`\($0.name)`: FoundationModels.GeneratedContent(\($0.text))"
                }.joined(separator: "\n"))
                }
                """
        case .properties(let properties):
            let identity = properties.first(where: \.isIdentity).map { ", id: self.`\($0.name)`" }
            body = """
                var properties: [(String, any FoundationModels.ConvertibleToGeneratedContent)] = []
                \(properties.filter { !$0.isIdentity }.map(\.writing).joined(separator: "\n"))
                return FoundationModels.GeneratedContent(
                    properties: properties\(identity ?? ""), uniquingKeysWith: { _, last in last })
                """
        }
        return """
            \(access)nonisolated var generatedContent: FoundationModels.GeneratedContent {
            \(body)
            }
            """
    }

    /// The structure with optional properties for partially generated content.
    var partiallyGenerated: String {
        guard case .properties(let properties) = members else { return "" }
        let hasIdentity = properties.contains { $0.name == "id" }
        let identity = "FoundationModels.GenerationID"
        return """
            \(access)nonisolated struct PartiallyGenerated: Identifiable,
                FoundationModels.ConvertibleFromGeneratedContent
            {
            \(hasIdentity ? "" : "\(access)var id: \(identity)")
            \(properties.map { $0.partialDeclaration(access: access) }.joined(separator: "\n"))
            \(access)nonisolated init(_ content: FoundationModels.GeneratedContent) throws {
            \(hasIdentity ? "" : "self.id = content.id ?? \(identity)()")
            \(properties.map(\.reading).joined(separator: "\n"))
            }
            }
            """
    }
}

extension MemberVariable {
    /// Whether it is the identity of the generated values, which a model does not generate.
    fileprivate var isIdentity: Bool {
        type == "GenerationID" || type == "FoundationModels.GenerationID"
    }

    fileprivate var reading: String {
        conditioned(
            isIdentity
                ? "self.`\(name)` = content.id ?? FoundationModels.GenerationID()"
                : "self.`\(name)` = try content.value(forProperty: \"\(name)\")")
    }

    fileprivate var writing: String {
        let isOptional = type?.hasSuffix("?") == true || type?.hasPrefix("Optional<") == true
        let append = "properties.append((\"\(name)\", "
        return conditioned(
            isOptional
                ? "if let value = self.`\(name)` { \(append)value)) }"
                : "\(append)self.`\(name)`))")
    }

    fileprivate func partialDeclaration(access: String) -> String {
        let type = type ?? ""
        return conditioned(
            "\(access)var `\(name)`: " + (isIdentity ? type : "(\(type)).PartiallyGenerated?"))
    }

    /// The content of `@Guide` as arguments of a schema's property.
    fileprivate var guides: (description: String, others: String) {
        guard let arguments = attribute("Guide")?.arguments else { return ("", "") }
        let text = DeclarationText(arguments)
        let first = text.index(of: ",", in: text.code.indices) ?? text.code.count
        let hasDescription =
            text.written(0..<first).hasPrefix("description")
        let start = hasDescription ? min(first + 1, text.code.count) : 0
        let others = text.written(start..<text.code.count)
        return (
            hasDescription ? ", \(text.written(0..<first))" : "",
            others.isEmpty ? "" : ", guides: [\(others)]"
        )
    }
}
