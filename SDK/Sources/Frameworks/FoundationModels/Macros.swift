/// Lets a structure or an enumeration be generated: a schema of its properties or cases, and how it
/// is made of content.
///
/// Differs from Apple: the cases of an enumeration have no associated values, and each property has
/// a declaration of its own.
@attached(extension, conformances: Generable, names: named(init), named(generatedContent))
@attached(member, names: named(generationSchema), named(PartiallyGenerated))
public macro Generable(description: String? = nil) =
    #externalMacro(module: "SwiftUIMacros", type: "GenerableMacro")

/// Says what a property of a `@Generable` type is, and which values it may have.
@attached(peer)
public macro Guide<T: Generable>(description: String? = nil, _ guides: GenerationGuide<T>...) =
    #externalMacro(module: "SwiftUIMacros", type: "MarkerMacro")

/// Says what a text of a `@Generable` type is, and which pattern it follows.
@attached(peer)
public macro Guide<RegexOutput>(description: String? = nil, _ guides: Regex<RegexOutput>) =
    #externalMacro(module: "SwiftUIMacros", type: "MarkerMacro")

/// Says what a property of a `@Generable` type is.
@attached(peer)
public macro Guide(description: String) =
    #externalMacro(module: "SwiftUIMacros", type: "MarkerMacro")
