import SwiftUI

struct Coin: Identifiable, Hashable {
    let id: String
    let name: String
    let price: Double
    let change: Double
    var isUp: Bool { change >= 0 }
}

extension Coin {
    static let samples = [
        Coin(id: "btc", name: "Bitcoin", price: 64_250.5, change: 2.31),
        Coin(id: "eth", name: "Ethereum", price: 3_120, change: -0.8),
    ]
}

/// A list of prices, with the spellings that most widgets have.
package struct CoinView: View {
    @Environment(\.colorScheme) var colorScheme
    @Environment(\.redactionReasons) private var redactionReasons
    @Environment(\.dynamicTypeSize) var typeSize

    let coins: [Coin]
    let fallback = URL(fileURLWithPath: "/")
    var updated = Date(timeIntervalSince1970: 0)

    package init() { coins = Coin.samples }

    package var body: some View {
        ZStack {
            background
            VStack(alignment: .leading, spacing: 8) {
                header
                ForEach(coins) { coin in
                    row(for: coin)
                    if coin != coins.last {
                        Divider()
                    }
                }
                Spacer(minLength: 0)
                footer
            }
            .padding([.top, .leading])
            .padding(.horizontal, 8)
            .padding()
        }
        .widgetURL(URL(string: "coins://list"))
        .containerBackground(.fill.tertiary, for: .widget)
    }

    var background: some View {
        LinearGradient(
            gradient: Gradient(colors: [Color(red: 0.1, green: 0.2, blue: 0.3), .clear]),
            startPoint: .topLeading, endPoint: .bottomTrailing
        )
    }

    @ViewBuilder
    private var header: some View {
        HStack(alignment: .firstTextBaseline) {
            Image(systemName: "bitcoinsign.circle.fill")
                .foregroundColor(colorScheme == .dark ? .yellow : .orange)
                .font(.title2)
            Text("Coins")
                .font(.system(.headline, design: .rounded).weight(.bold))
                .lineLimit(1)
                .minimumScaleFactor(0.5)
            Spacer()
            Text("\(coins.count) coins")
                .font(.caption2)
                .foregroundStyle(.secondary)
        }
    }

    private func row(for coin: Coin) -> some View {
        Link(destination: URL(string: "coins://\(coin.id)") ?? fallback) {
            HStack {
                Circle()
                    .fill(coin.isUp ? Color.green : Color.red)
                    .frame(width: 8, height: 8)
                VStack(alignment: .leading) {
                    Text(coin.name).fontWeight(.semibold).foregroundColor(.primary)
                    Text(verbatim: coin.id.uppercased())
                        .font(.system(size: 10, weight: .medium, design: .monospaced))
                        .foregroundStyle(Color.secondary)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                VStack(alignment: .trailing) {
                    Text(coin.price, format: .number.precision(.fractionLength(2)))
                        .monospacedDigit()
                        .bold()
                    Text("\(coin.change, specifier: "%+.1f")%")
                        .foregroundColor(coin.isUp ? .green : .red)
                        .font(.caption)
                }
            }
        }
        .accessibilityLabel("\(coin.name), \(Int(coin.price)) dollars")
    }

    var footer: some View {
        (Text(Image.updatedTitle).bold() + Text(" ") + Text(updated, style: .relative).italic())
            .font(.footnote)
            .multilineTextAlignment(.trailing)
            .opacity(redactionReasons.contains(.placeholder) ? 0.5 : 1)
    }
}

extension Image {
    fileprivate static var updatedTitle: LocalizedStringKey { "Updated" }
}
