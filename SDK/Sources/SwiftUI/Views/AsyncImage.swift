public import Foundation

/// The loading phase of an image.
public enum AsyncImagePhase: Sendable {
    /// Not loaded yet.
    case empty
    /// Loaded.
    case success(Image)
    /// Loading failed.
    case failure(any Error)

    /// The image, if it was loaded.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// Why the image could not be loaded, if it could not.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}

/// An image from the network.
///
/// A widget is drawn before an image could be loaded, so the placeholder is always shown: load
/// images in the timeline provider.
public struct AsyncImage<Content> {
    let content: Content
}

extension AsyncImage: View where Content: View {
    /// The content for an image that has not been loaded.
    public var body: some View { content }

    /// Shows an image that has not been loaded with `content`.
    nonisolated public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        NoEffect.of("AsyncImage")
        self.content = content(.empty)
    }

    /// Shows `placeholder`.
    nonisolated public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        NoEffect.of("AsyncImage")
        self.content = ViewBuilder.buildEither(second: placeholder())
    }

    /// Shows a gray rectangle.
    nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == AsyncImagePlaceholder {
        NoEffect.of("AsyncImage")
        content = AsyncImagePlaceholder()
    }
}

/// A gray rectangle used as a placeholder.
public struct AsyncImagePlaceholder: View {
    /// The gray rectangle.
    public var body: some View { Color.gray.opacity(0.3) }
}
