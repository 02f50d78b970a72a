/// One widget that an installed plugin offers.
public struct InstalledWidget: Sendable, Hashable {
    /// What identifies the widget for ever and everywhere, in reverse DNS.
    public let kind: String
    /// The name to show; the kind when the plugin gives none.
    public let displayName: String
    /// What the widget shows, in a sentence or two; empty when the plugin gives none.
    public let description: String
    /// The sizes it can have, at least one, in ``WidgetFamily``'s order.
    public let families: [WidgetFamily]
    /// What the user can set, in the order the plugin declares it.
    public let parameters: [WidgetParameter]
    /// Whether the content reaches the widget's edges (WidgetKit's `contentMarginsDisabled()`).
    public let contentMarginsDisabled: Bool
    /// Whether the background may be left out (WidgetKit's `containerBackgroundRemovable(_:)`).
    public let backgroundRemovable: Bool
    /// Whether users are to be asked for the parameters as soon as they place the widget (WidgetKit's
    /// `promptsForUserConfiguration()`).
    public var promptsForConfiguration = false
    /// Whether its provider may recommend configurations (WidgetKit's `recommendations()`).
    public var recommends = false
    /// The plugin as it was found: an absolute path of a `.so` file or a `.widgetbundle` folder.
    public let plugin: String
    /// The bundle around the plugin; nil for a bare `.so` file.
    public let bundle: BundleInfo?
    /// What is missing of its plugin: intents that cannot be listed, a companion that cannot be asked.
    public var troubles: [PluginProblem] = []
}

/// One thing that a user can set in a widget.
public struct WidgetParameter: Sendable, Hashable {
    /// An identifier, unique in the widget.
    public let name: String
    /// What to show for it; the name when the plugin gives no title.
    public let title: String
    /// What it does; empty when the plugin does not say.
    public let description: String
    /// The type of its values, ``defaultValue``'s.
    public var type: ParameterType { defaultValue.type }
    /// What a request that leaves it out gets.
    public let defaultValue: ConfigurationValue
    /// Whether it may have no value; then ``defaultValue`` stands for none.
    public var isOptional = false
    /// Whether a text holds several values: a JSON array of strings, or texts between commas.
    public var isList = false
    /// The only texts allowed; empty: any.
    public var choices: [ParameterChoice] = []
    /// The numbers allowed; nil: any.
    public var range: ClosedRange<Double>?
    /// How many values a list may have; nil: any number.
    public var count: ClosedRange<Int>?
    /// Whether the plugin can be asked for values to choose from.
    public var hasOptions = false
    /// When users are asked for it: if all conditions of any one case hold.
    ///
    /// Empty: always.
    public var cases: [[ParameterCondition]] = []
    /// Whether users are never asked for it; they can set it by its name.
    public var isUnasked = false
    /// What answers for it in place of the plugin.
    var companion: Companion?

    /// A library of the plugin's bundle that handles the intent of a parameter.
    struct Companion: Sendable, Hashable {
        let library: String
        let intent: String
    }
}

/// One value that a user can choose.
public struct ParameterChoice: Sendable, Hashable {
    /// The value.
    public let id: String
    /// What to show for it.
    public let title: String
    /// What to show below; empty when the plugin gives nothing.
    public let subtitle: String
}

/// What the `Info.plist` of a `.widgetbundle` says about it.
public struct BundleInfo: Sendable, Hashable {
    /// `CFBundleIdentifier`.
    public let identifier: String
    /// `CFBundleName`; the folder's name without its ending when the key is missing.
    public let name: String
    /// `CFBundleShortVersionString`; empty when the key is missing.
    public let version: String
}
