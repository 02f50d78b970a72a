/// A view with free room around it that views inside may extend into.
final class SafeAreaElement: PaddingElement {
    override func draw(in frame: Frame, proposal: Proposal, into writer: DisplayListWriter) {
        writer.within(writer.safeArea.keeping(insets, inside: frame)) {
            super.draw(in: frame, proposal: proposal, into: writer)
        }
    }
}
