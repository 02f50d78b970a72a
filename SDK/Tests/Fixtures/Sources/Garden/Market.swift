// swift-format-ignore-file
import Combine
import Foundation
import os
import SwiftUI
import WidgetKit

enum MarketError: Error {
    case offline
    case network(code: Int, description: String)
    case unreadable
}

protocol Resource {
    associatedtype Response: Decodable
    var url: URL? { get }
}

protocol Repository {
    var session: URLSession { get }
}

extension Repository {
    func fetch(url: URL) -> AnyPublisher<Data, MarketError> {
        session.dataTaskPublisher(for: .init(url: url))
            .mapError { error in
                if error.code.rawValue == -1009 { return .offline }
                return .network(code: error.code.rawValue, description: error.localizedDescription)
            }
            .map(\.data)
            .eraseToAnyPublisher()
    }

    func fetch<R: Resource>(_ resource: R) -> AnyPublisher<R.Response, MarketError> {
        guard let url = resource.url else {
            return Fail(error: .unreadable).eraseToAnyPublisher()
        }
        return fetch(url: url).flatMap(decode).eraseToAnyPublisher()
    }

    private func decode<Response: Decodable>(data: Data) -> AnyPublisher<Response, MarketError> {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        decoder.dateDecodingStrategy = .iso8601
        guard let response = try? decoder.decode(Response.self, from: data) else {
            return Fail(error: .unreadable).eraseToAnyPublisher()
        }
        return Just(response).setFailureType(to: MarketError.self).eraseToAnyPublisher()
    }
}

struct Price: Decodable, Hashable {
    let productName: String
    let centsPerKilogram: Int
}

struct Prices: Resource {
    typealias Response = [Price]
    // Nothing listens there: the widget shows what it knew.
    var url: URL? { URL(string: "http://127.0.0.1:9/prices.json") }
}

final class MarketModel: ObservableObject, Repository {
    @Published private(set) var prices: [Price] = []
    @Published var isOpen = true
    @Published var lastError: MarketError?

    let session = URLSession(configuration: .ephemeral)
    private var cancellables = Set<AnyCancellable>()
    private let log = Logger(subsystem: Bundle.main.bundleIdentifier ?? "garden", category: "market")
    private static let cache = NSCache<NSString, UIImage>()

    func load(_ done: @escaping (String) -> Void) {
        Publishers.CombineLatest($prices, $isOpen)
            .dropFirst()
            .removeDuplicates { $0.0 == $1.0 && $0.1 == $1.1 }
            .debounce(for: .milliseconds(1), scheduler: RunLoop.main)
            .map { prices, isOpen in "\(prices.count) prices, \(isOpen ? "open" : "closed")" }
            .first()
            .sink(receiveValue: done)
            .store(in: &cancellables)

        fetch(Prices())
            .handleEvents(receiveCompletion: { [weak self] completion in
                if case .failure(let error) = completion {
                    self?.log.error("prices: \(String(describing: error), privacy: .public)")
                }
            })
            .catch { _ in Just([Price(productName: "Basil", centsPerKilogram: 420)]) }
            .merge(with: Empty<[Price], Never>())
            .receive(on: DispatchQueue.main)
            .sink { [weak self] prices in self?.prices = prices }
            .store(in: &cancellables)
    }
}

struct MarketProvider: TimelineProvider {
    struct Entry: TimelineEntry {
        var date = Date()
        let text: String
    }

    private let model = MarketModel()

    func placeholder(in context: Context) -> Entry { Entry(text: "–") }

    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
        completion(Entry(text: "Open"))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        model.load { text in
            completion(Timeline(entries: [Entry(text: text)], policy: .after(.now + 900)))
        }
    }
}

struct MarketWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Market", provider: MarketProvider()) { entry in
            Text(entry.text)
                .foregroundColor(Color(hex: 0x2E7D32))
                .gardenBackground(LinearGradient(gradient: Gradient(colors: [.leaf, .leaf.opacity(0.4)]), startPoint: .top, endPoint: .bottom))
        }
        .supportedFamilies([.systemSmall])
    }
}
