public import CoreTransferable

/// The preview of a shared item, which a widget never shows.
public struct SharePreview<Image, Icon> {
    /// Creates a preview with a title, an image and an icon.
    nonisolated public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon)
    where Image: Transferable, Icon: Transferable {}

    /// Creates a preview with a title, an image and an icon.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon)
    where Image: Transferable, Icon: Transferable {}

    /// Creates a preview with a title, an image and an icon.
    nonisolated public init(_ title: Text, image: Image, icon: Icon)
    where Image: Transferable, Icon: Transferable {}
}

extension SharePreview where Icon == Never {
    /// Creates a preview with a title and an image.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: Image)
    where Image: Transferable {}

    /// Creates a preview with a title and an image.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: Image)
    where Image: Transferable {}

    /// Creates a preview with a title and an image.
    nonisolated public init(_ title: Text, image: Image) where Image: Transferable {}
}

extension SharePreview where Image == Never {
    /// The title and an icon.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, icon: Icon) where Icon: Transferable {}

    /// The title and an icon.
    nonisolated public init(_ titleKey: LocalizedStringKey, icon: Icon) where Icon: Transferable {}

    /// The title and an icon.
    nonisolated public init(_ title: Text, icon: Icon) where Icon: Transferable {}
}

extension SharePreview where Image == Never, Icon == Never {
    /// Creates a preview with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S) {}

    /// Creates a preview with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey) {}

    /// Creates a preview with a title.
    nonisolated public init(_ title: Text) {}
}

extension ShareLink {
    /// Shares a value of the author's.
    nonisolated public init<Item: Transferable, Image, Icon>(
        item: Item, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<Image, Icon>, @ViewBuilder label: () -> Label
    ) where Label: View {
        NoEffect.of("ShareLink")
        self.label = label()
    }
}

extension ShareLink where Label == SwiftUI.Label<Text, SwiftUI.Image> {
    /// Shares a value of the author's.
    nonisolated public init<Item: Transferable, Image, Icon>(
        item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>
    ) {
        self.init(item: item, preview: preview) {
            SwiftUI.Label("Share…", systemImage: "square.and.arrow.up")
        }
    }

    /// Shares a value of the author's under a title.
    nonisolated public init<Item: Transferable, Image, Icon>(
        _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<Image, Icon>
    ) {
        self.init(item: item, preview: preview) {
            SwiftUI.Label(titleKey, systemImage: "square.and.arrow.up")
        }
    }
}
