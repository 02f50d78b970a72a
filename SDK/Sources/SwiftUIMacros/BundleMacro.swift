/// `#bundle`: the bundle with the resources of the target it is written in.
///
/// A compilation condition of SwiftPM tells whether the target has a resource bundle. Otherwise the
/// plugin's own bundle is used, to which `porthole bundle` adds the resources of a widget
/// extension.
enum BundleMacro: Macro {
    static func expand(_ expansion: Expansion) -> String {
        """
        {
            #if SWIFT_MODULE_RESOURCE_BUNDLE_AVAILABLE
                Bundle.module
            #else
                Bundle.main
            #endif
        }()
        """
    }
}
