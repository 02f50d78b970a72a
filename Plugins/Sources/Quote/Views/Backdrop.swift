import SwiftUI

/// The widget's background, like paper in the evening.
struct Backdrop: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        LinearGradient(
            colors: [.indigo.opacity(0), .indigo.opacity(colorScheme == .dark ? 0.34 : 0.14)],
            startPoint: .top, endPoint: .bottom
        )
        .background(
            colorScheme == .dark ? Color(white: 0.11) : Color(red: 1, green: 0.99, blue: 0.96))
    }
}
