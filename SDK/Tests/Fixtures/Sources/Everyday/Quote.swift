// swift-format-ignore-file
import SwiftUI
import WidgetKit

struct Quote: Decodable {
    let text: String
    let author: String

    private enum CodingKeys: String, CodingKey {
        case text = "q"
        case author = "a"
    }

    static let fallback = Quote(
        text: "Simplicity is a great virtue but it requires hard work to achieve it.",
        author: "E. W. Dijkstra")
}

enum QuoteError: Error { case badResponse(Int), empty }

struct QuoteLoader {
    var session: URLSession = .shared

    func load(_ completion: @escaping (Result<Quote, Error>) -> Void) {
        guard let url = URL(string: "http://127.0.0.1:9/api/random") else {
            return completion(.failure(QuoteError.empty))
        }
        var request = URLRequest(url: url)
        request.timeoutInterval = 2
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        let task = session.dataTask(with: request) { data, response, error in
            if let error = error {
                completion(.failure(error))
                return
            }
            guard let http = response as? HTTPURLResponse, 200..<300 ~= http.statusCode else {
                completion(.failure(QuoteError.badResponse(0)))
                return
            }
            completion(Result { try JSONDecoder().decode(Quote.self, from: data ?? Data()) })
        }
        task.resume()
    }
}

struct QuoteEntry: TimelineEntry {
    let date: Date
    let quote: Quote
    var failed = false
}

struct QuoteProvider: TimelineProvider {
    func placeholder(in context: Context) -> QuoteEntry {
        QuoteEntry(date: Date(), quote: .fallback)
    }

    func getSnapshot(in context: Context, completion: @escaping (QuoteEntry) -> ()) {
        completion(QuoteEntry(date: Date(), quote: .fallback))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<QuoteEntry>) -> ()) {
        QuoteLoader().load { result in
            let date = Date()
            let entry: QuoteEntry
            switch result {
            case .success(let quote):
                entry = QuoteEntry(date: date, quote: quote)
            case .failure(let error):
                print("Could not load: \(error.localizedDescription)")
                entry = QuoteEntry(date: date, quote: .fallback, failed: true)
            }
            DispatchQueue.main.async {
                completion(Timeline(entries: [entry], policy: .after(date.addingTimeInterval(60 * 60))))
            }
        }
    }
}

struct QuoteView: View {
    var entry: QuoteEntry
    @Environment(\.redactionReasons) private var reasons

    var body: some View {
        ZStack(alignment: .topTrailing) {
            VStack(alignment: .leading, spacing: 8) {
                (Text("“").font(.title).foregroundColor(.orange) + Text(entry.quote.text).italic())
                    .font(.custom("Georgia", size: 15, relativeTo: .body))
                    .lineSpacing(2)
                    .minimumScaleFactor(0.6)
                    .fixedSize(horizontal: false, vertical: false)
                Spacer(minLength: 0)
                HStack {
                    Rectangle().frame(width: 20, height: 1)
                    Text(entry.quote.author)
                        .font(Font.custom("HelveticaNeue-Bold", size: 12))
                }
                .foregroundColor(Color.gray)
            }
            if entry.failed && reasons.isEmpty {
                Image(systemName: "wifi.slash").font(.system(size: 10)).foregroundColor(.red)
            }
        }
        .modifier(PaperStyle())
    }
}

struct PaperStyle: ViewModifier {
    func body(content: Content) -> some View {
        content
            .padding(4)
            .containerBackground(for: .widget) {
                Color(.sRGB, red: 0.98, green: 0.96, blue: 0.9, opacity: 1)
            }
            .environment(\.colorScheme, .light)
    }
}

struct QuoteWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Quote", provider: QuoteProvider()) { QuoteView(entry: $0) }
            .configurationDisplayName(NSLocalizedString("Quote", comment: "Widget name"))
            .description("A quote an hour.")
            .supportedFamilies([.systemSmall, .systemMedium])
    }
}
