public import Foundation

/// The bundle with the resources of the target whose source uses the macro.
///
/// That is `Bundle.module` in a target with `resources:`. Anywhere else it is the plugin's own
/// bundle, with what `porthole bundle --resources` put there.
@freestanding(expression)
public macro bundle() -> Bundle = #externalMacro(module: "SwiftUIMacros", type: "BundleMacro")
