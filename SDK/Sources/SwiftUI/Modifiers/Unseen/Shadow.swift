public import Foundation

extension View {
    /// Says what shadow the view throws; here none is drawn.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
        x: CGFloat = 0, y: CGFloat = 0
    ) -> some View { self }
}
