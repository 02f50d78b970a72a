/// Declares an environment value in an extension of `EnvironmentValues`.
///
/// `@Entry var accent: Color = .red` makes the key and the accessors.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
