import SwiftUI
import WidgetKit

@main
struct CryptoWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "com.mycoins.prices", provider: PriceProvider()) { entry in
            PriceView(entry: entry)
                .containerBackground(for: .widget) { Backdrop(coin: entry.coins.first) }
                .widgetURL(URL(string: "mycoins://prices"))
        }
        .configurationDisplayName("Coin Prices")
        .description("What your coins are worth, and how they fared today.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
