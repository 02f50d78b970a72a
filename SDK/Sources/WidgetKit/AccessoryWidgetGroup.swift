public import PortholeFoundation
public import SwiftUI
public import UIKit

/// A label above up to three views in a row, each cut to a circle or a rounded square.
///
/// Meant for `accessoryRectangular`. Views after the third are not shown; fewer are centered.
/// Differs from Apple: available on all platforms, where Apple has it on watches only; the sizes of
/// the views fit the space, since Apple documents none.
public struct AccessoryWidgetGroup<Label, Content> where Label: View, Content: View {
    let label: Label
    let content: Content

    /// Creates a group with a label above views.
    nonisolated public init(
        @ViewBuilder label: () -> Label, @ViewBuilder content: () -> Content
    ) {
        self.label = label()
        self.content = content()
    }
}

extension AccessoryWidgetGroup: View {
    /// The label with the views below it.
    public var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            label.font(.headline).lineLimit(1).minimumScaleFactor(0.7)
            AccessoryWidgetRow { content.modifier(AccessoryWidgetSlot()) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// Clips one view of a group to its shape.
private struct AccessoryWidgetSlot: ViewModifier {
    @Environment(\.accessoryWidgetGroupStyle) private var style

    func body(content: Content) -> some View {
        let filling =
            content
            .environment(\.isInAccessoryGroup, true)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        switch style.outline {
        case .circular: filling.clipShape(Circle())
        case .roundedSquare:
            filling.clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
        }
    }
}

extension AccessoryWidgetGroup where Label == Text {
    /// Creates a group with a title above views.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
    ) {
        self.init(label: { Text(titleKey) }, content: content)
    }

    /// Creates a group with a title above views.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
    ) {
        self.init(label: { Text(titleResource) }, content: content)
    }

    /// Creates a group with a title above views.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: { Text(title) }, content: content)
    }
}

extension AccessoryWidgetGroup where Label == SwiftUI.Label<Text, Image> {
    /// Creates a group with a symbol and a title above views.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: { SwiftUI.Label(titleKey, systemImage: systemImage) }, content: content)
    }

    /// Creates a group with a symbol and a title above views.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: { SwiftUI.Label(titleResource, systemImage: systemImage) }, content: content)
    }

    /// Creates a group with a symbol and a title above views.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(label: { SwiftUI.Label(title, systemImage: systemImage) }, content: content)
    }

    /// Creates a group with an image of the asset catalog and a title above views.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
    ) {
        self.init(label: { SwiftUI.Label(titleKey, image: image) }, content: content)
    }

    /// Creates a group with an image of the asset catalog and a title above views.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: ImageResource,
        @ViewBuilder content: () -> Content
    ) {
        self.init(label: { SwiftUI.Label(titleResource, image: image) }, content: content)
    }

    /// Creates a group with an image of the asset catalog and a title above views.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
    ) {
        self.init(label: { SwiftUI.Label(title, image: image) }, content: content)
    }
}
