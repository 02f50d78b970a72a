/// The declaration of a class, parsed from its text.
struct ClassDeclaration {
    let name: String
    /// `public ` or `package ` if the class has that access level, else empty: the access level for
    /// its members.
    let access: String
    let variables: [MemberVariable]
    private let members: SourceTokens

    init(_ text: DeclarationText) throws(MacroError) {
        let source = SourceTokens(text)
        guard let body = source.tokens.firstIndex(where: { $0.text == "{" }),
            let keyword = source.tokens[..<body].lastIndex(where: { $0.text == "class" }),
            let name = source.text(at: keyword + 1)
        else {
            throw MacroError(message: "@Model can only be attached to a class")
        }
        self.name = name
        let head = Set(source.tokens[..<keyword].map(\.text))
        access =
            head.isDisjoint(with: ["public", "open"])
            ? head.contains("package") ? "package " : "" : "public "
        members = source.inside(source.tokens[body])
        variables = MemberVariable.all(in: members)
    }

    /// The properties named by each list of key paths in `#macro<Class>([\.first, \.second], …)`.
    func keyPathLists(of macro: String) -> [[String]] {
        let tokens = members.tokens
        return tokens.indices.flatMap { index -> [[String]] in
            guard tokens[index].text == macro, members.text(at: index - 1) == "#",
                let arguments = tokens[index...].first(where: { $0.text == "(" })
            else { return [] }
            let lists = members.inside(arguments)
            return lists.tokens.filter { $0.text == "[" }.map { names(in: lists.inside($0)) }
        }
    }

    /// The first property of each key path.
    private func names(in list: SourceTokens) -> [String] {
        list.tokens.indices.compactMap { index in
            guard list.text(at: index) == "\\" else { return nil }
            let dot = list.tokens[index...].firstIndex { $0.text == "." }
            return dot.flatMap { list.text(at: $0 + 1) }
        }
    }
}
