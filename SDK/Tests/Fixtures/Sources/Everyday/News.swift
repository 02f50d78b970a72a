// swift-format-ignore-file
import SwiftUI
import WidgetKit

struct Article: Decodable, Identifiable {
    let id: Int
    let title: String
    let section: String
    let publishedAt: Date
    let url: URL
}

enum NewsService {
    static func decode(_ json: String) throws -> [Article] {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        decoder.dateDecodingStrategy = .iso8601
        return try decoder.decode([Article].self, from: Data(json.utf8))
    }

    static let json = """
        [
          {"id": 1, "title": "A bridge across the bay opens after nine years of work", "section": "Local",
           "published_at": "2024-05-02T08:00:00Z", "url": "https://example.com/1"},
          {"id": 2, "title": "Researchers teach old batteries new tricks", "section": "Science",
           "published_at": "2024-05-02T07:15:00Z", "url": "https://example.com/2"},
          {"id": 3, "title": "Cup final goes to penalties", "section": "Sport",
           "published_at": "2024-05-01T21:40:00Z", "url": "https://example.com/3"}
        ]
        """
}

struct NewsEntry: TimelineEntry {
    let date: Date
    let articles: [Article]?
}

struct NewsProvider: TimelineProvider {
    func placeholder(in context: TimelineProviderContext) -> NewsEntry {
        NewsEntry(date: Date(), articles: nil)
    }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (NewsEntry) -> Void) {
        completion(NewsEntry(date: Date(), articles: try? NewsService.decode(NewsService.json)))
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<NewsEntry>) -> Void) {
        var entry = NewsEntry(date: Date(), articles: nil)
        do {
            entry = NewsEntry(date: Date(), articles: try NewsService.decode(NewsService.json))
        } catch let error as DecodingError {
            debugPrint(error)
        } catch {
            debugPrint("unexpected", error)
        }
        completion(Timeline(entries: [entry], policy: .after(Calendar.current.date(byAdding: .hour, value: 1, to: entry.date)!)))
    }
}

struct NewsView: View {
    let entry: NewsEntry
    @Environment(\.widgetFamily) var family
    @Environment(\.redactionReasons) var redactionReasons

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            HStack {
                Text("Headlines").font(.title3).fontWeight(.black).unredacted()
                Spacer()
                Image(systemName: "newspaper").foregroundColor(.red)
            }
            if let articles = entry.articles {
                ForEach(articles) { article in
                    Link(destination: article.url) {
                        ArticleRow(article: article, showsDate: family == .systemLarge)
                    }
                    if article.id != articles.last?.id {
                        Divider()
                    }
                }
            } else {
                ForEach(0..<2) { _ in
                    ArticleRow(
                        article: Article(
                            id: 0, title: "A headline as long as they are", section: "Section",
                            publishedAt: Date(), url: URL(string: "https://example.com")!),
                        showsDate: false)
                }
                .redacted(reason: .placeholder)
            }
            Spacer(minLength: 0)
        }
        .containerBackground(.background, for: .widget)
    }
}

struct ArticleRow: View {
    let article: Article
    let showsDate: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(article.section.uppercased())
                .font(.system(size: 9, weight: .bold))
                .tracking(1)
                .foregroundColor(.red)
            Text(article.title)
                .font(.footnote.weight(.semibold))
                .lineLimit(2)
                .multilineTextAlignment(.leading)
            if showsDate {
                Text(article.publishedAt, style: .date).font(.caption2).foregroundColor(.secondary)
            }
        }
    }
}

struct NewsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "News", provider: NewsProvider()) { entry in
            NewsView(entry: entry)
        }
        .configurationDisplayName("News")
        .description("Headlines, every hour.")
        .supportedFamilies([.systemMedium, .systemLarge])
    }
}
