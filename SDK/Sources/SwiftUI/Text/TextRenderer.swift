public import Foundation

/// Draws a text with custom code.
///
/// Differs from Apple: it is never called, because the host draws the text of a widget.
public protocol TextRenderer: Animatable {
    /// Never called, because the host draws the text of a widget.
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
    /// Never called, because the host measures the text of a widget.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    /// The padding for drawing outside the text.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    /// Returns the size of the text.
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        text.sizeThatFits(proposal)
    }

    /// No padding by default.
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A custom attribute of a part of a text.
public protocol TextAttribute {}

/// A proxy for measuring a text.
public struct TextProxy {
    /// Returns the proposed size, because a widget's process does not measure text itself.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
}

extension Text {
    /// Returns the text unchanged; no effect here, because only a renderer would read the
    /// attribute.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}

extension View {
    /// No effect here: the host draws a widget's text.
    nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        withoutEffect()
    }
}
