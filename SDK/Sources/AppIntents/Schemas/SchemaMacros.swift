// Differs from Apple: titles are derived from the type's name, and schemas are not checked.

/// Makes a type an intent with a schema; its variables become parameters.
@attached(memberAttribute)
@attached(member, names: named(title))
@attached(extension, conformances: AppIntent)
public macro AssistantIntent(schema: AssistantSchema) =
    #externalMacro(module: "SwiftUIMacros", type: "SchemaIntentMacro")

/// Makes a type an intent with a schema; its variables become parameters.
@attached(memberAttribute)
@attached(member, names: named(title))
@attached(extension, conformances: AppIntent)
public macro AppIntent(schema: AssistantSchema) =
    #externalMacro(module: "SwiftUIMacros", type: "SchemaIntentMacro")

/// Makes a type an entity with a schema; its variables become properties.
@attached(memberAttribute)
@attached(member, names: named(typeDisplayRepresentation))
@attached(extension, conformances: AppEntity)
public macro AssistantEntity(schema: AssistantSchema) =
    #externalMacro(module: "SwiftUIMacros", type: "SchemaEntityMacro")

/// Makes a type an entity with a schema; its variables become properties.
@attached(memberAttribute)
@attached(member, names: named(typeDisplayRepresentation))
@attached(extension, conformances: AppEntity)
public macro AppEntity(schema: AssistantSchema) =
    #externalMacro(module: "SwiftUIMacros", type: "SchemaEntityMacro")

/// Makes a type an enumeration with a schema.
@attached(member, names: named(typeDisplayRepresentation))
@attached(extension, conformances: AppEnum)
public macro AssistantEnum(schema: AssistantSchema) =
    #externalMacro(module: "SwiftUIMacros", type: "SchemaEnumMacro")

/// Makes a type an enumeration with a schema.
@attached(member, names: named(typeDisplayRepresentation))
@attached(extension, conformances: AppEnum)
public macro AppEnum(schema: AssistantSchema) =
    #externalMacro(module: "SwiftUIMacros", type: "SchemaEnumMacro")
