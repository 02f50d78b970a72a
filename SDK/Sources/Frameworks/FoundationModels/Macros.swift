/// Makes a structure or enumeration generable: adds a schema of its properties or cases, and its
/// conversion from content.
///
/// Differs from Apple: cases of an enumeration cannot have associated values, and each property
/// needs its own declaration.
@attached(extension, conformances: Generable, names: named(init), named(generatedContent))
@attached(member, names: named(generationSchema), named(PartiallyGenerated))
public macro Generable(description: String? = nil) =
    #externalMacro(module: "SwiftUIMacros", type: "GenerableMacro")

/// Describes a property of a `@Generable` type and its allowed values.
@attached(peer)
public macro Guide<T: Generable>(description: String? = nil, _ guides: GenerationGuide<T>...) =
    #externalMacro(module: "SwiftUIMacros", type: "MarkerMacro")

/// Describes a string of a `@Generable` type and its pattern.
@attached(peer)
public macro Guide<RegexOutput>(description: String? = nil, _ guides: Regex<RegexOutput>) =
    #externalMacro(module: "SwiftUIMacros", type: "MarkerMacro")

/// Describes a property of a `@Generable` type.
@attached(peer)
public macro Guide(description: String) =
    #externalMacro(module: "SwiftUIMacros", type: "MarkerMacro")
