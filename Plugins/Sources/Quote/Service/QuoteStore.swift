import Foundation

/// Keeps a category's last good quotation in the app group's folder.
struct QuoteStore {
    private let url: URL?

    init(category: QuoteCategory) {
        url = FileManager.default.containerURL(
            forSecurityApplicationGroupIdentifier: "group.org.porthole.quote")?
            .appending(path: "\(category.rawValue).json")
    }

    func quote() -> Quote? {
        url.flatMap { try? Data(contentsOf: $0) }
            .flatMap { try? JSONDecoder().decode(Quote.self, from: $0) }
    }

    /// A quotation that cannot be kept is shown all the same.
    func save(_ quote: Quote) {
        guard let url, let data = try? JSONEncoder().encode(quote) else { return }
        try? data.write(to: url, options: .atomic)
    }
}
