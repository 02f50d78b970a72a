// swift-format-ignore-file
import SwiftUI
import WidgetKit

struct Stock: Identifiable, Hashable {
    var id: String { symbol }
    let symbol: String
    let name: String
    let price: Decimal
    let change: Double
    let history: [Double]
}

extension Stock {
    static let all: [Stock] = [
        .init(symbol: "ACME", name: "Acme Corp.", price: 182.31, change: 1.24, history: [3, 4, 3.5, 5, 6, 5.5, 7]),
        .init(symbol: "INIT", name: "Initech", price: 12.05, change: -0.62, history: [7, 6.5, 6, 6.2, 5, 4.8, 4.1]),
        .init(symbol: "HOOLI", name: "Hooli Inc.", price: 1_204.9, change: 0, history: [5, 5.2, 4.9, 5, 5.1, 5]),
        .init(symbol: "UMBR", name: "Umbrella", price: 66.6, change: -3.3, history: [9, 7, 6, 4, 3, 2, 1]),
    ]
}

struct StocksEntry: TimelineEntry {
    let date: Date
    let stocks: [Stock]
}

struct StocksProvider: TimelineProvider {
    func placeholder(in context: Context) -> StocksEntry { StocksEntry(date: Date(), stocks: Stock.all) }
    func getSnapshot(in context: Context, completion: @escaping (StocksEntry) -> Void) {
        completion(placeholder(in: context))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<StocksEntry>) -> Void) {
        completion(Timeline(entries: [placeholder(in: context)], policy: .after(Date().addingTimeInterval(900))))
    }
}

struct Card<Content: View>: View {
    let title: LocalizedStringKey
    let content: () -> Content

    init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.title = title
        self.content = content
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(title).font(.caption).fontWeight(.heavy).foregroundColor(.secondary)
            content()
        }
    }
}

struct Sparkline: View {
    let values: [Double]
    let color: Color

    var body: some View {
        GeometryReader { proxy in
            HStack(alignment: .bottom, spacing: 1) {
                ForEach(values.indices, id: \.self) { i in
                    Rectangle()
                        .fill(color.opacity(0.3 + 0.7 * Double(i) / Double(values.count)))
                        .frame(
                            width: max(1, proxy.size.width / CGFloat(values.count) - 1),
                            height: proxy.size.height * CGFloat(values[i] / (values.max() ?? 1)))
                        .cornerRadius(1)
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
        }
    }
}

struct StocksView: View {
    let entry: StocksEntry
    @Environment(\.widgetFamily) private var family

    var body: some View {
        Card("Watchlist") {
            ForEach(entry.stocks.prefix(family == .systemLarge ? 10 : 3)) { stock in
                HStack {
                    VStack(alignment: .leading) {
                        Text(stock.symbol).font(.system(.subheadline, design: .monospaced)).bold()
                        if family != .systemSmall {
                            Text(stock.name).font(.caption2).foregroundColor(.secondary)
                        }
                    }
                    .layoutPriority(1)
                    Spacer()
                    if family != .systemSmall {
                        Sparkline(values: stock.history, color: color(for: stock))
                            .frame(width: 60, height: 20)
                    }
                    VStack(alignment: .trailing) {
                        Text(price(stock.price)).font(.footnote).monospacedDigit()
                        badge(for: stock)
                    }
                }
            }
            Spacer(minLength: 0)
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }

    private func price(_ value: Decimal) -> String {
        let number = NSDecimalNumber(decimal: value)
        return String(format: "%.2f", number.doubleValue)
    }

    private func color(for stock: Stock) -> Color {
        if stock.change > 0 { return .green }
        return stock.change < 0 ? .red : .gray
    }

    private func badge(for stock: Stock) -> AnyView {
        guard stock.change != 0 else {
            return AnyView(Text("–").font(.caption2))
        }
        return AnyView(
            Text(String(format: "%+.2f%%", stock.change))
                .font(.caption2.monospacedDigit())
                .foregroundColor(.white)
                .padding(.horizontal, 4)
                .background(RoundedRectangle(cornerRadius: 4).fill(color(for: stock)))
        )
    }
}

struct StocksWidget: Widget {
    var body: some WidgetConfiguration {
        makeConfiguration()
    }

    func makeConfiguration() -> some WidgetConfiguration {
        let configuration = StaticConfiguration(kind: "Stocks", provider: StocksProvider()) { entry in
            StocksView(entry: entry)
        }
        .configurationDisplayName("Stocks")
        .description("Prices of your watchlist.")
        #if os(watchOS)
        return configuration.supportedFamilies([.accessoryRectangular])
        #else
        return configuration.supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
        #endif
    }
}
