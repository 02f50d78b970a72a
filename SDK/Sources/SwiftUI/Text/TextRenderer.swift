public import Foundation

/// Draws a text letter by letter.
///
/// Differs from Apple: it is never asked; the host draws a widget's text.
public protocol TextRenderer: Animatable {
    /// Never called: the host draws a widget's text.
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
    /// Never called: the host measures a widget's text.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    /// How far it draws beyond the text.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    /// The room that the text takes.
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        text.sizeThatFits(proposal)
    }

    /// Nowhere.
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// Something an author says of a part of a text.
public protocol TextAttribute {}

/// A text that asks how large it is.
public struct TextProxy {
    /// The room of a proposal: a widget's process does not measure text by itself.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
}

extension Text {
    /// The text; no effect here: the attribute, which only a renderer would see.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}

extension View {
    /// No effect here: the host draws a widget's text.
    nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        NoEffect.of(".textRenderer")
        return self
    }
}
