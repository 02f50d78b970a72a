import SwiftUI

/// The widget's background: white or dark gray, with a red gradient from the top.
struct Backdrop: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        LinearGradient(
            colors: [.red.opacity(colorScheme == .dark ? 0.22 : 0.10), .red.opacity(0)],
            startPoint: .top, endPoint: .center
        )
        .background(colorScheme == .dark ? Color(white: 0.11) : .white)
    }
}
