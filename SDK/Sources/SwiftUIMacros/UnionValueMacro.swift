/// `@UnionValue`: adds the conformance, the names of the cases, and their associated values.
enum UnionValueMacro: Macro {
    private struct Case {
        let name: String
        let label: String?
        let type: String
    }

    static func expand(_ expansion: Expansion) throws(MacroError) -> String {
        guard let type = expansion.extendedType, expansion.missesConformance else { return "" }
        let source = SourceTokens(DeclarationText(expansion.source.source))
        guard let body = source.tokens.firstIndex(where: { $0.text == "{" }),
            source.tokens[..<body].contains(where: { $0.text == "enum" })
        else {
            throw MacroError(message: "@UnionValue can only be attached to an enumeration")
        }
        let cases = try cases(in: source.inside(source.tokens[body]))
        let head = Set(source.tokens[..<body].map(\.text))
        let access =
            head.contains("public") ? "public " : head.contains("package") ? "package " : ""
        let members = cases.map { one in
            let label = one.label.map { "\($0): " } ?? ""
            return """
                    AppIntents._UnionMember(
                        "\(one.name)",
                        value: { if case .\(one.name)(let value) = $0 { value } else { nil as (\(one.type))? } },
                        union: { .\(one.name)(\(label)$0) }),
                """
        }
        return """
            extension \(type): AppIntents.AppUnionValue {
                \(access)enum Cases: String, AppIntents.AppUnionValueCasesProviding {
                    case \(cases.map(\.name).joined(separator: ", "))
                }
                \(access)static var _members: [AppIntents._UnionMember<Self>] {
                    [
            \(members.joined(separator: "\n"))
                    ]
                }
            }
            """
    }

    /// The cases of an enumeration's body.
    private static func cases(in body: SourceTokens) throws(MacroError) -> [Case] {
        var cases: [Case] = []
        for start in body.tokens.indices where body.text(at: start) == "case" {
            var index = start
            repeat {
                cases.append(try member(in: body, at: index + 1))
                // Behind the name and the brackets.
                index += 3
            } while body.text(at: index) == ","
        }
        guard !cases.isEmpty else { throw MacroError(message: "a @UnionValue needs cases") }
        return cases
    }

    /// Parses the case whose name is at an index.
    private static func member(
        in body: SourceTokens, at index: Int
    ) throws(MacroError) -> Case {
        let name = body.text(at: index) ?? ""
        guard body.text(at: index + 1) == "(" else {
            throw MacroError(message: "each case of a @UnionValue has a value, '\(name)' has none")
        }
        let value = body.inside(body.tokens[index + 1])
        guard !value.tokens.contains(where: { $0.text == "," }) else {
            throw MacroError(
                message: "each case of a @UnionValue has one value, '\(name)' has more")
        }
        let written = body.written(inside: body.tokens[index + 1])
        guard value.text(at: 1) == ":", let label = value.text(at: 0) else {
            return Case(name: name, label: nil, type: written)
        }
        let type = written.drop { $0 != ":" }.dropFirst()
        return Case(name: name, label: label, type: String(type))
    }
}
