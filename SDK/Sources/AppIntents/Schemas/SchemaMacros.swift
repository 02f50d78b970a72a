// Differs from Apple: titles are made of the type's name, and no schema is checked.

/// Makes a type an intent that the assistant knows; its variables become parameters.
@attached(memberAttribute)
@attached(member, names: named(title))
@attached(extension, conformances: AppIntent)
public macro AssistantIntent(schema: AssistantSchema) =
    #externalMacro(module: "SwiftUIMacros", type: "SchemaIntentMacro")

/// Makes a type an intent that the assistant knows; its variables become parameters.
@attached(memberAttribute)
@attached(member, names: named(title))
@attached(extension, conformances: AppIntent)
public macro AppIntent(schema: AssistantSchema) =
    #externalMacro(module: "SwiftUIMacros", type: "SchemaIntentMacro")

/// Makes a type an entity that the assistant knows; its variables become properties.
@attached(memberAttribute)
@attached(member, names: named(typeDisplayRepresentation))
@attached(extension, conformances: AppEntity)
public macro AssistantEntity(schema: AssistantSchema) =
    #externalMacro(module: "SwiftUIMacros", type: "SchemaEntityMacro")

/// Makes a type an entity that the assistant knows; its variables become properties.
@attached(memberAttribute)
@attached(member, names: named(typeDisplayRepresentation))
@attached(extension, conformances: AppEntity)
public macro AppEntity(schema: AssistantSchema) =
    #externalMacro(module: "SwiftUIMacros", type: "SchemaEntityMacro")

/// Makes a type an enumeration that the assistant knows.
@attached(member, names: named(typeDisplayRepresentation))
@attached(extension, conformances: AppEnum)
public macro AssistantEnum(schema: AssistantSchema) =
    #externalMacro(module: "SwiftUIMacros", type: "SchemaEnumMacro")

/// Makes a type an enumeration that the assistant knows.
@attached(member, names: named(typeDisplayRepresentation))
@attached(extension, conformances: AppEnum)
public macro AppEnum(schema: AssistantSchema) =
    #externalMacro(module: "SwiftUIMacros", type: "SchemaEnumMacro")
