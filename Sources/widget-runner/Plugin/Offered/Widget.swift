import CWidgetPlugin
import WidgetWire

/// A widget that a plugin registered.
///
/// Unchecked: its functions are the plugin's, which lets its provider thread use them.
struct Widget: @unchecked Sendable {
    /// Finds configurations that users can place the widget with.
    typealias RecommendFunction =
        @convention(c) (UnsafeMutablePointer<widget_recommendations>?) -> Void

    /// The provider of its entries.
    let provider: EntryProvider
    let recommend: RecommendFunction?
    private let displayName: String
    private let description: String
    /// The name of the intent that declares the parameters; empty when there is none.
    private let intent: String

    /// The widget's identifier.
    var kind: String { provider.kind }

    /// Reads and checks a descriptor; everything in it is copied.
    init(_ pointer: UnsafePointer<widget_descriptor>) throws(RegistrationProblem) {
        let descriptor = copySized(pointer, into: widget_descriptor())
        guard let kind = String(plugin: descriptor.kind), !kind.isEmpty else { throw .emptyKind }
        let families = Family.families(in: descriptor.families)
        guard !families.isEmpty else { throw .noFamily(kind: kind) }
        guard let timeline = descriptor.timeline else { throw .noTimeline(kind: kind) }
        let declaration = Declaration.widget(kind: kind)
        let parameters = try DeclaredParameter.parameters(
            descriptor.parameters, count: descriptor.parameter_count, of: declaration)
        provider = EntryProvider(
            declaration: declaration, families: families, options: descriptor.options,
            parameters: parameters, placeholder: descriptor.placeholder,
            snapshot: descriptor.snapshot, timeline: timeline, context: descriptor.context)
        recommend = descriptor.recommend
        displayName = String(plugin: descriptor.display_name) ?? kind
        description = String(pluginProse: descriptor.description)
        intent = String(plugin: descriptor.intent) ?? ""
    }

    /// Whether users are asked for its parameters when they place it.
    private var promptsForConfiguration: Bool {
        provider.options & UInt32(WIDGET_PROMPTS_FOR_CONFIGURATION) != 0
    }

    /// The description for the host.
    var wire: WidgetDescription {
        var wire = WidgetDescription()
        wire.kind = kind
        wire.displayName = displayName
        wire.summary = description
        wire.families = provider.families
        wire.parameters = provider.parameters.map(\.wire)
        wire.contentMarginsDisabled = provider.areContentMarginsDisabled
        wire.backgroundRemovable = provider.isBackgroundRemovable
        wire.promptsForConfiguration = promptsForConfiguration
        wire.intent = intent
        wire.recommends = recommend != nil
        return wire
    }
}
