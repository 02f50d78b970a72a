import Foundation

/// Fetches quotations from the endpoint that the bundle's settings name.
struct QuoteService: Sendable {
    /// The key of the endpoint's address in Info.plist.
    static let endpointKey = "QuoteEndpoint"
    /// The maximum number of characters of a quotation, so that it fits a widget.
    private static let maximumLength = 200

    func quote(about category: QuoteCategory) async throws -> Quote {
        let url = try endpoint().appending(queryItems: [
            URLQueryItem(name: "tags", value: category.rawValue),
            URLQueryItem(name: "maxLength", value: String(Self.maximumLength)),
        ])
        let request = URLRequest(
            url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: 5)
        let (data, response) = try await URLSession.shared.data(for: request)
        if let status = (response as? HTTPURLResponse)?.statusCode, status != 200 {
            throw QuoteError.status(status)
        }
        guard let quote = try? JSONDecoder().decode([Quote].self, from: data).first,
            !quote.content.isEmpty
        else { throw QuoteError.notAQuote }
        return quote
    }

    private func endpoint() throws -> URL {
        let setting = Bundle.main.object(forInfoDictionaryKey: Self.endpointKey) as? String ?? ""
        guard let url = URL(string: setting), url.scheme != nil else {
            throw QuoteError.badEndpoint(setting)
        }
        return url
    }
}

/// Why there is no new quotation.
enum QuoteError: LocalizedError {
    case badEndpoint(String)
    case status(Int)
    case notAQuote

    var errorDescription: String? {
        switch self {
        case .badEndpoint(let setting):
            String(
                localized:
                    "“\(setting)” is not a URL. Set \(QuoteService.endpointKey) in Info.plist.")
        case .status(let status): String(localized: "The server answered \(status).")
        case .notAQuote: String(localized: "The server’s answer holds no quotation.")
        }
    }
}
