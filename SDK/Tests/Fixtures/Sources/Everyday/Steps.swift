// swift-format-ignore-file
import SwiftUI
import WidgetKit

struct StepsEntry: TimelineEntry {
    let date: Date
    let steps: Int
    let goal: Int

    var progress: Double { min(Double(steps) / Double(goal), 1) }
}

struct StepsProvider: TimelineProvider {
    func placeholder(in context: Context) -> StepsEntry {
        StepsEntry(date: Date(), steps: 6200, goal: 10000)
    }

    func getSnapshot(in context: Context, completion: @escaping (StepsEntry) -> Void) {
        Task {
            completion(await entry())
        }
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<StepsEntry>) -> Void) {
        Task {
            let current = await entry()
            async let other = entry()
            let last = await other
            completion(Timeline(entries: [current, last], policy: .after(.now.advanced(by: 1800))))
        }
    }

    private func entry() async -> StepsEntry {
        let steps = await withCheckedContinuation { continuation in
            DispatchQueue.global(qos: .utility).async { continuation.resume(returning: 7431) }
        }
        return StepsEntry(date: Date(), steps: steps, goal: 10_000)
    }
}

struct Ring: View {
    var progress: Double
    var color: Color
    var lineWidth: CGFloat = 10

    var body: some View {
        ZStack {
            Circle()
                .stroke(color.opacity(0.2), lineWidth: lineWidth)
            ForEach(0..<Int(progress * 60), id: \.self) { tick in
                Capsule()
                    .fill(color)
                    .frame(width: 3, height: lineWidth)
                    .frame(maxHeight: .infinity, alignment: .top)
                    .padding(.top, -lineWidth / 2)
                    .rotationEffect(.degrees(Double(tick) * 6))
            }
        }
    }
}

struct StepsView: View {
    let entry: StepsEntry
    @Environment(\.widgetFamily) var family

    private let formatter: NumberFormatter = {
        let f = NumberFormatter()
        f.numberStyle = .decimal
        f.locale = Locale(identifier: "en_US")
        return f
    }()

    var body: some View {
        Group {
            if family == .systemSmall {
                rings.overlay(
                    VStack(spacing: 0) {
                        Image(systemName: "figure.walk")
                        Text(formatter.string(from: NSNumber(value: entry.steps)) ?? "")
                            .font(.footnote)
                            .bold()
                    }
                )
            } else {
                HStack(spacing: 20) {
                    rings.frame(width: 110, height: 110)
                    VStack(alignment: .leading) {
                        stat("Steps", "\(entry.steps)", .red)
                        stat("Exercise", "24/30 min", .green)
                        stat("Stand", "9/12 h", .cyan)
                    }
                    Spacer()
                }
            }
        }
        .padding(6)
        .containerBackground(.black, for: .widget)
        .environment(\.colorScheme, .dark)
    }

    private var rings: some View {
        ZStack {
            Ring(progress: entry.progress, color: .red)
            Ring(progress: 0.8, color: .green).padding(12)
            Ring(progress: 0.75, color: .cyan).padding(24)
        }
    }

    private func stat(_ title: LocalizedStringKey, _ value: String, _ color: Color) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(title).font(.caption)
            Text(value).font(.system(.title3, design: .rounded).weight(.semibold)).foregroundColor(color)
        }
    }
}

struct StepsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Steps", provider: StepsProvider()) { entry in
            StepsView(entry: entry)
        }
        .configurationDisplayName("Steps")
        .supportedFamilies([.systemSmall, .systemMedium])
        .contentMarginsDisabled()
    }
}
