import SwiftUI

/// The colours and the sign of a player.
enum Banner: String, Decodable {
    case ember, tide, moss, dusk

    var color: Color {
        switch self {
        case .ember: .orange
        case .tide: .blue
        case .moss: .green
        case .dusk: .purple
        }
    }

    var gradient: LinearGradient {
        let colors: [Color] =
            switch self {
            case .ember: [.yellow, .orange, .red]
            case .tide: [.cyan, .blue]
            case .moss: [.mint, .green]
            case .dusk: [.pink, .purple, .indigo]
            }
        return LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
    }

    var symbol: String {
        switch self {
        case .ember: "flame.fill"
        case .tide: "drop.fill"
        case .moss: "leaf.fill"
        case .dusk: "moon.stars.fill"
        }
    }
}
