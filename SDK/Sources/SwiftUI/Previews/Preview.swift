/// The content of `#Preview`: a view, or a widget with entries.
@MainActor @preconcurrency
public struct Preview {
    /// Creates the content; called when previews are requested.
    let makeDescriptions: @MainActor () -> [PreviewDescription]

    /// Describes a preview that modules above this one know.
    package init(makeDescriptions: @escaping @MainActor () -> [PreviewDescription]) {
        self.makeDescriptions = makeDescriptions
    }

    /// Creates a preview of a view.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        makeDescriptions = {
            PreviewedView.all(in: body()).map { view in
                var description = PreviewDescription(
                    view, name: name, changes: traits.compactMap(\.change))
                for case let layout? in traits.map(\.layout) { description.layout = layout }
                return description
            }
        }
    }
}

/// A type that declares a preview; `#Preview` makes them.
@_alwaysEmitConformanceMetadata
@MainActor @preconcurrency
public protocol PreviewRegistry {
    /// Module and file of the declaration.
    static var fileID: String { get }
    /// Line of the declaration.
    static var line: Int { get }
    /// Returns the preview.
    @MainActor static func makePreview() throws -> Preview
}

/// Declares a preview of a view.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Declares a preview of a view, with its traits.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Marks a dynamic property declared inside a preview's body.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "MarkerMacro")
