import CWidgetPlugin
import Foundation

/// A view rendered as an image.
@MainActor
final class RenderedView {
    private let content: AnyView
    private let proposal: ProposedViewSize

    init(_ content: some View, _ proposal: ProposedViewSize) {
        self.content = AnyView(content.environment(\.colorScheme, .light))
        self.proposal = proposal
    }

    /// Returns a view of the image in its own size, or in the proposed size if it is resizable.
    @ViewBuilder func view(isResizable: Bool) -> some View {
        if isResizable {
            StretchedPicture {
                picture.hidden()
                GeometryReader { [picture] _ in StretchedView(picture: picture) }
            }
        } else {
            picture
        }
    }

    private var picture: some View {
        content.frame(width: proposal.width, height: proposal.height)
            .fixedSize(horizontal: proposal.width == nil, vertical: proposal.height == nil)
    }
}

/// Sizes the second view like an image with the ideal size of the first one.
private struct StretchedPicture: Layout {
    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        let ideal = subviews.first?.sizeThatFits(.unspecified) ?? .zero
        return CGSize(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for view in subviews {
            view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        }
    }
}

/// A view scaled to the size of the enclosing geometry reader.
private struct StretchedView<Picture: View> {
    let picture: Picture
}

extension StretchedView: PrimitiveView {
    func record(into recorder: ViewRecorder) {
        let ideal = recorder.measure(picture, width: .nan, height: .nan)
        recorder.record(
            GeometryReader { proxy in
                picture.scaleEffect(
                    x: ideal.width > 0 ? proxy.size.width / ideal.width : 1,
                    y: ideal.height > 0 ? proxy.size.height / ideal.height : 1,
                    anchor: .topLeading)
            })
    }
}
