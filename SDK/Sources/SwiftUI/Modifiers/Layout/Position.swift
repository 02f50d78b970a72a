public import Foundation

/// Centers a view at a point of the proposed size.
struct PositionModifier: ViewModifier {
    let x: CGFloat
    let y: CGFloat

    func body(content: Content) -> some View {
        content
            .alignmentGuide(.leading) { $0.width / 2 - x }
            .alignmentGuide(.top) { $0.height / 2 - y }
            .frame(
                minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity,
                alignment: .topLeading)
    }
}

extension View {
    /// Centers the view at a point of the proposed size, which the result fills.
    nonisolated public func position(_ position: CGPoint) -> some View {
        self.position(x: position.x, y: position.y)
    }

    /// Centers the view at a point of the proposed size, which the result fills.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(PositionModifier(x: x, y: y))
    }
}
