import SwiftUI

/// The widget's background, with a shine of the first coin's colour.
struct Backdrop: View {
    @Environment(\.colorScheme) private var colorScheme
    let coin: Coin?

    private var color: Color { coin?.color ?? .gray }

    var body: some View {
        LinearGradient(
            colors: [color.opacity(0), color.opacity(colorScheme == .dark ? 0.30 : 0.18)],
            startPoint: .top, endPoint: .bottom
        )
        .background(colorScheme == .dark ? Color(white: 0.11) : Color.white)
    }
}
