/// Declares a value in an extension of `EnvironmentValues`, `ContainerValues`, `Transaction` or
/// `FocusedValues`.
///
/// `@Entry var accent: Color = .red` makes the key and the accessors.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
