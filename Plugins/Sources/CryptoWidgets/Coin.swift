import Foundation

/// A coin and its price, in the form of CoinGecko's `/coins/markets`.
struct Coin: Decodable, Identifiable, Sendable {
    let symbol: String
    let name: String
    /// The price in US dollars.
    let price: Double
    /// The change within a day, in percent; `nil` for new coins.
    let change: Double?

    var id: String { symbol }

    private enum CodingKeys: String, CodingKey {
        case symbol, name
        case price = "current_price"
        case change = "price_change_percentage_24h"
    }

    /// The price with more digits the lower it is: "$67,412", "$4.68".
    var formattedPrice: String {
        let digits = price >= 1000 ? 0 : price >= 1 ? 2 : 4
        return price.formatted(
            .currency(code: "USD").presentation(.narrow).precision(.fractionLength(digits)))
    }

    /// What galleries show.
    static let samples = [
        Coin(symbol: "btc", name: "Bitcoin", price: 67_412, change: 2.4),
        Coin(symbol: "eth", name: "Ethereum", price: 3_521.18, change: -0.8),
        Coin(symbol: "sol", name: "Solana", price: 171.35, change: 5.1),
        Coin(symbol: "dot", name: "Polkadot", price: 7.06, change: 0.3),
        Coin(symbol: "ada", name: "Cardano", price: 0.4482, change: -1.7),
    ]
}
