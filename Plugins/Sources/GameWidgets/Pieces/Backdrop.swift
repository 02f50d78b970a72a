import SwiftUI

/// A widget's background, lit from the corner by a banner's colour.
struct Backdrop: View {
    @Environment(\.colorScheme) private var colorScheme
    let banner: Banner

    var body: some View {
        LinearGradient(
            colors: [
                banner.color.opacity(colorScheme == .dark ? 0.40 : 0.28), banner.color.opacity(0),
            ],
            startPoint: .topLeading, endPoint: .bottomTrailing
        )
        .background(colorScheme == .dark ? Color(white: 0.11) : Color.white)
    }
}
