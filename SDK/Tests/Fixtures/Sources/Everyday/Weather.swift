// swift-format-ignore-file
//
//  Weather.swift
//

import SwiftUI
import WidgetKit

struct Forecast: Codable, Hashable, Identifiable {
    enum Condition: String, Codable, CaseIterable {
        case sunny, cloudy, rainy, snowy

        var symbolName: String {
            switch self {
            case .sunny: return "sun.max.fill"
            case .cloudy: return "cloud.fill"
            case .rainy: return "cloud.rain.fill"
            case .snowy: return "snowflake"
            }
        }

        var colors: [Color] {
            switch self {
            case .sunny: return [Color(hex: 0x4AA8FF), Color(hex: 0x1B6FD8)]
            case .cloudy: return [.gray, Color(white: 0.35)]
            case .rainy: return [Color(red: 0.25, green: 0.35, blue: 0.5), .black.opacity(0.8)]
            case .snowy: return [.white, .cyan]
            }
        }
    }

    var id: Int { hour }
    let hour: Int
    let temperature: Double
    let condition: Condition
}

extension Forecast {
    static let sample: [Forecast] = (0..<6).map {
        Forecast(hour: 9 + $0, temperature: 17.4 + Double($0), condition: Condition.allCases[$0 % 4])
    }
}

private extension Color {
    init(hex: UInt, alpha: Double = 1) {
        self.init(
            .sRGB,
            red: Double((hex >> 16) & 0xff) / 255,
            green: Double((hex >> 08) & 0xff) / 255,
            blue: Double((hex >> 00) & 0xff) / 255,
            opacity: alpha
        )
    }
}

struct WeatherEntry: TimelineEntry {
    let date: Date
    let city: String
    let hours: [Forecast]
    var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: 10, duration: 3600) }
}

struct WeatherProvider: TimelineProvider {
    typealias Entry = WeatherEntry

    func placeholder(in context: Context) -> WeatherEntry {
        WeatherEntry(date: Date(), city: "Cupertino", hours: Forecast.sample)
    }

    func getSnapshot(in context: Context, completion: @escaping (WeatherEntry) -> ()) {
        if context.isPreview {
            completion(placeholder(in: context))
            return
        }
        completion(WeatherEntry(date: Date(), city: "Berlin", hours: Forecast.sample))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> ()) {
        var entries: [WeatherEntry] = []

        // Generate a timeline consisting of five entries an hour apart, starting from the current
        // date.
        let currentDate = Date()
        for hourOffset in 0 ..< 5 {
            let entryDate = Calendar.current.date(byAdding: .hour, value: hourOffset, to: currentDate)!
            let entry = WeatherEntry(date: entryDate, city: "Berlin", hours: Forecast.sample)
            entries.append(entry)
        }

        let timeline = Timeline(entries: entries, policy: .atEnd)
        completion(timeline)
    }
}

struct WeatherEntryView: View {
    @Environment(\.widgetFamily) var family: WidgetFamily
    var entry: WeatherProvider.Entry

    private var now: Forecast { entry.hours[0] }

    @ViewBuilder
    var body: some View {
        switch family {
        case .systemSmall:
            small
        case .systemMedium:
            medium
        case .systemLarge, .systemExtraLarge:
            VStack(spacing: 0) {
                medium
                Divider().background(Color.white.opacity(0.4))
                ForEach(entry.hours.prefix(4)) { hour in
                    row(for: hour)
                }
            }
        case .accessoryCircular, .accessoryRectangular, .accessoryInline:
            Text("\(now.temperature, specifier: "%.0f")°")
        default:
            small
        }
    }

    private var small: some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack {
                Text(entry.city).font(.headline).lineLimit(1)
                Image(systemName: "location.fill")
                    .font(.caption2)
            }
            Text("\(now.temperature, specifier: "%.0f")°")
                .font(.system(size: 44, weight: .thin, design: .rounded))
                .minimumScaleFactor(0.5)
            Spacer()
            Image(systemName: now.condition.symbolName)
                .symbolRenderingMode(.multicolor)
                .imageScale(.large)
            Text(now.condition.rawValue.capitalized).font(.caption).bold()
        }
        .foregroundColor(.white)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .weatherBackground(now.condition)
    }

    private var medium: some View {
        VStack {
            HStack(alignment: .top) {
                VStack(alignment: .leading) {
                    Text(entry.city).font(.headline)
                    Text("\(Int(now.temperature.rounded()))°").font(.largeTitle).fontWeight(.light)
                }
                Spacer(minLength: 0)
                Label("H:\(21)° L:\(12)°", systemImage: now.condition.symbolName)
                    .font(.footnote.weight(.semibold))
            }
            Spacer()
            HStack {
                ForEach(entry.hours, id: \.hour) { hour in
                    VStack(spacing: 6) {
                        Text(verbatim: "\(hour.hour)").font(.caption2).opacity(0.7)
                        Image(systemName: hour.condition.symbolName)
                            .frame(height: 18)
                        Text("\(hour.temperature, specifier: "%.0f")").font(.callout.monospacedDigit())
                    }
                    .frame(maxWidth: .infinity)
                }
            }
        }
        .foregroundColor(.white)
        .weatherBackground(now.condition)
    }

    func row(for hour: Forecast) -> some View {
        HStack {
            Text("\(hour.hour):00")
            Spacer()
            GeometryReader { proxy in
                let width = proxy.size.width * CGFloat(hour.temperature / 30)
                ZStack(alignment: .leading) {
                    Capsule().fill(Color.white.opacity(0.2))
                    Capsule()
                        .fill(LinearGradient(
                            gradient: Gradient(colors: [.green, .yellow, .orange]),
                            startPoint: .leading, endPoint: .trailing))
                        .frame(width: width)
                }
            }
            .frame(height: 5)
        }
        .padding(.vertical, 6)
    }
}

private struct WeatherBackground: ViewModifier {
    let condition: Forecast.Condition

    func body(content: Content) -> some View {
        if #available(iOS 17.0, *) {
            content.containerBackground(for: .widget) { gradient }
        } else {
            content.padding().background(gradient)
        }
    }

    private var gradient: LinearGradient {
        LinearGradient(gradient: Gradient(colors: condition.colors), startPoint: .top, endPoint: .bottom)
    }
}

private extension View {
    func weatherBackground(_ condition: Forecast.Condition) -> some View {
        modifier(WeatherBackground(condition: condition))
    }
}

struct WeatherWidget: Widget {
    private let kind: String = "WeatherWidget"

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: WeatherProvider()) { entry in
            WeatherEntryView(entry: entry)
        }
        .configurationDisplayName("Weather")
        .description("Conditions for the next hours.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}

#if DEBUG
struct WeatherWidget_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            WeatherEntryView(entry: WeatherEntry(date: Date(), city: "Paris", hours: Forecast.sample))
                .previewContext(WidgetPreviewContext(family: .systemSmall))
            WeatherEntryView(entry: WeatherEntry(date: Date(), city: "Paris", hours: Forecast.sample))
                .previewContext(WidgetPreviewContext(family: .systemMedium))
                .previewDisplayName("Medium")
                .environment(\.colorScheme, .dark)
        }
    }
}
#endif
