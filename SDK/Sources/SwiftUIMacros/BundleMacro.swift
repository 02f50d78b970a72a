/// `#bundle`: the bundle with the resources of the target it is written in.
///
/// SwiftPM says by a compilation condition whether it made one for the target. What belongs to none
/// is in the plugin's own bundle, where `porthole bundle` puts the resources of a widget extension.
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
