// swift-format-ignore-file
import SwiftUI
import WidgetKit

struct CountdownEntry: TimelineEntry {
    public let date: Date
    public let target: Date
    public let name: LocalizedStringKey
}

class CountdownProvider: TimelineProvider {
    let target: Date

    init() {
        let components = DateComponents(calendar: .current, year: 2030, month: 1, day: 1)
        target = components.date ?? .distantFuture
    }

    func placeholder(in context: Context) -> CountdownEntry {
        CountdownEntry(date: .now, target: target, name: "New Year")
    }

    func getSnapshot(in context: Context, completion: @escaping (CountdownEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<CountdownEntry>) -> Void) {
        completion(Timeline(entries: [placeholder(in: context)], policy: .never))
    }
}

struct CountdownView: View {
    let entry: CountdownEntry

    private var days: Int {
        Calendar.current.dateComponents([.day], from: entry.date, to: entry.target).day ?? 0
    }

    var body: some View {
        VStack(alignment: .center) {
            Text(entry.name).font(.headline).foregroundStyle(.white.opacity(0.85))
            Spacer()
            Text("\(days)")
                .font(.system(size: 56, weight: .black, design: .rounded))
                .foregroundStyle(
                    LinearGradient(colors: [.yellow, .orange], startPoint: .topLeading, endPoint: .bottomTrailing))
                .lineLimit(1)
                .minimumScaleFactor(0.3)
            Text(days == 1 ? "day" : "days").textCase(.uppercase).font(.caption2).kerning(2)
            Spacer()
            Text(entry.target, style: .relative)
                .font(.caption.monospacedDigit())
                .multilineTextAlignment(.center)
            Text(entry.date.addingTimeInterval(600), style: .timer)
                .font(.caption2)
                .monospacedDigit()
                .multilineTextAlignment(.center)
        }
        .foregroundStyle(.white)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .containerBackground(Color.indigo.gradient, for: .widget)
    }
}

struct CountdownWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Countdown", provider: CountdownProvider(), content: CountdownView.init)
            .configurationDisplayName("Countdown")
            .description("Days to go.")
            .supportedFamilies([.systemSmall])
    }
}

struct CountdownView_Previews: PreviewProvider {
    static var previews: some View {
        CountdownView(entry: .init(date: Date(), target: Date(), name: "Party"))
            .previewContext(WidgetPreviewContext(family: .systemSmall))
    }
}
