import SwiftUI

/// The widget's background, with daylight if the door is open.
struct Backdrop: View {
    @Environment(\.colorScheme) private var colorScheme
    let isOpen: Bool

    var body: some View {
        LinearGradient(
            colors: [isOpen ? .orange.opacity(0.30) : .green.opacity(0.14), .clear],
            startPoint: .topTrailing, endPoint: .center
        )
        .background(colorScheme == .dark ? Color(white: 0.11) : .white)
    }
}
