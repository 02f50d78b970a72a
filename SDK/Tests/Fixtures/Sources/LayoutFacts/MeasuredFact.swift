import SwiftUI

/// A view whose frames were measured in SwiftUI; the files beside this one are those of WidgetLayoutTests.
struct MeasuredFact: Sendable {
    let name: String
    let proposal: ProposedViewSize
    let frames: String
    let view: @MainActor @Sendable () -> AnyView

    init(
        _ name: String, width: CGFloat?, height: CGFloat?, frames: String,
        @ViewBuilder view: @escaping @MainActor @Sendable () -> some View
    ) {
        self.name = name
        proposal = ProposedViewSize(width: width, height: height)
        self.frames = frames
        self.view = { AnyView(view()) }
    }
}

extension View {
    func mark(_ identifier: String) -> some View { accessibilityIdentifier(identifier) }
}
