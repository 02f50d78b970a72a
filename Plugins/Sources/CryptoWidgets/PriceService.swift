import SwiftUI

/// Fetches prices from the endpoint that the bundle's settings name.
struct PriceService: Sendable {
    /// The key of the endpoint's address in Info.plist.
    static let endpointKey = "CryptoWidgetsEndpoint"

    func coins() async throws -> [Coin] {
        let request = URLRequest(
            url: try endpoint(), cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: 5)
        let (data, response) = try await URLSession.shared.data(for: request)
        if let status = (response as? HTTPURLResponse)?.statusCode, status != 200 {
            throw PriceError.status(status)
        }
        guard let coins = try? JSONDecoder().decode([Coin].self, from: data), !coins.isEmpty else {
            throw PriceError.notPrices
        }
        return coins
    }

    private func endpoint() throws -> URL {
        let setting = Bundle.main.object(forInfoDictionaryKey: Self.endpointKey) as? String
        guard let setting, !setting.isEmpty else { throw PriceError.noEndpoint }
        guard let url = URL(string: setting), url.scheme != nil else {
            throw PriceError.badEndpoint(setting)
        }
        return url
    }
}

/// Why there are no prices.
enum PriceError: LocalizedError {
    case noEndpoint
    case badEndpoint(String)
    case status(Int)
    case notPrices

    var errorDescription: String? {
        switch self {
        case .noEndpoint: "Set \(PriceService.endpointKey) in Info.plist."
        case .badEndpoint(let setting): "“\(setting)” is not a URL."
        case .status(let status): "The server answered \(status)."
        case .notPrices: "The server’s answer holds no prices."
        }
    }
}
