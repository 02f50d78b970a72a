/// A message from the compiler; exactly one of its fields is set.
struct CompilerRequest: Decodable {
    struct Capability: Decodable {}

    let getCapability: Capability?
    let expandFreestandingMacro: FreestandingExpansion?
    let expandAttachedMacro: AttachedExpansion?

    /// The requested expansion of any kind of macro.
    var expansion: Expansion? {
        if let free = expandFreestandingMacro {
            Expansion(
                macro: free.macro, role: "declaration", discriminator: free.discriminator,
                source: free.syntax, attribute: nil, surroundings: [], extendedType: nil,
                missesConformance: false)
        } else if let attached = expandAttachedMacro {
            Expansion(
                macro: attached.macro, role: attached.macroRole,
                discriminator: attached.discriminator, source: attached.declSyntax,
                attribute: attached.attributeSyntax?.source,
                surroundings: attached.lexicalContext?.map(\.source) ?? [],
                extendedType: attached.extendedTypeSyntax?.source,
                missesConformance: attached.conformanceListSyntax?.source.isEmpty == false)
        } else {
            nil
        }
    }
}

/// A macro's use, as the compiler describes it.
struct Expansion {
    let macro: MacroReference
    /// The macro's role: `declaration`, `accessor`, `peer`, `extension`, `member`,
    /// `memberAttribute`, `body`.
    let role: String
    /// Makes names unique in the module.
    let discriminator: String
    /// The text of the macro, or of the declaration it is attached to.
    let source: SourceText
    /// The attribute text of an attached macro; `nil` for a freestanding one.
    let attribute: String?
    /// The beginnings of the declarations around the macro, the nearest first.
    let surroundings: [String]
    /// The type an extension macro extends.
    let extendedType: String?
    /// Whether the type lacks a conformance that an extension macro announces.
    let missesConformance: Bool

    /// A name that no author can write and no other expansion has.
    func uniqueName(_ name: String) -> String { "\(discriminator)\(name.utf8.count)\(name)fMu_" }
}

struct FreestandingExpansion: Decodable {
    let macro: MacroReference
    let discriminator: String
    let syntax: SourceText
}

struct AttachedExpansion: Decodable {
    let macro: MacroReference
    let macroRole: String
    let discriminator: String
    let attributeSyntax: SourceText?
    let declSyntax: SourceText
    let extendedTypeSyntax: SourceText?
    let conformanceListSyntax: SourceText?
    let lexicalContext: [SourceText]?
}

struct MacroReference: Decodable {
    /// The type that expands the macro.
    let typeName: String
}

struct SourceText: Decodable {
    struct Location: Decodable {
        /// Module and file name, as `#fileID` has them.
        let fileID: String
        let fileName: String
        /// The offset from the start of the file, in UTF-8 bytes.
        let offset: Int
        let line: Int
    }

    let source: String
    let location: Location
}
