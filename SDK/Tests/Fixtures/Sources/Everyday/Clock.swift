// swift-format-ignore-file
import SwiftUI
import WidgetKit

struct ClockEntry: TimelineEntry {
    let date: Date
}

struct ClockProvider: TimelineProvider {
    func placeholder(in context: Context) -> ClockEntry { ClockEntry(date: Date()) }
    func getSnapshot(in context: Context, completion: @escaping (ClockEntry) -> Void) {
        completion(ClockEntry(date: Date()))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<ClockEntry>) -> Void) {
        let start = Calendar.current.dateInterval(of: .minute, for: Date())?.start ?? Date()
        let entries = stride(from: 0, to: 3600, by: 60).map {
            ClockEntry(date: start.addingTimeInterval(TimeInterval($0)))
        }
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}

private struct HandColorKey: EnvironmentKey {
    static let defaultValue: Color = .primary
}

extension EnvironmentValues {
    var handColor: Color {
        get { self[HandColorKey.self] }
        set { self[HandColorKey.self] = newValue }
    }
}

extension View {
    func handColor(_ color: Color) -> some View { environment(\.handColor, color) }
}

struct ClockFace: View {
    let date: Date

    private var angle: (hour: Double, minute: Double) {
        let parts = Calendar.current.dateComponents([.hour, .minute], from: date)
        let minutes = Double(parts.minute ?? 0)
        return (Double((parts.hour ?? 0) % 12) * 30 + minutes / 2, minutes * 6)
    }

    var body: some View {
        GeometryReader { geometry in
            let size = min(geometry.size.width, geometry.size.height)
            let radius = size / 2
            ZStack {
                Circle().fill(Color(.displayP3, white: 0.97, opacity: 1))
                Circle().strokeBorder(Color.gray.opacity(0.4), lineWidth: 2)
                ForEach(0..<12) { index in
                    let radians = CGFloat(index) * .pi / 6
                    Capsule()
                        .fill(index % 3 == 0 ? Color.black : .gray)
                        .frame(width: 2, height: index.isMultiple(of: 3) ? 10 : 6)
                        .rotationEffect(.radians(Double(radians)))
                        .offset(x: sin(radians) * (radius - 10), y: -cos(radians) * (radius - 10))
                }
                Hand(angle: angle.hour, length: radius * 0.5, width: 5)
                Hand(angle: angle.minute, length: radius * 0.75, width: 3)
                    .handColor(.red)
                Circle().fill(.black).frame(width: 8, height: 8)
            }
            .frame(width: size, height: size)
            .position(x: geometry.frame(in: .local).midX, y: geometry.frame(in: .local).midY)
        }
    }
}

private struct Hand: View {
    @Environment(\.handColor) var color
    let angle: Double
    let length: CGFloat
    let width: CGFloat

    var body: some View {
        Capsule()
            .fill(color)
            .frame(width: width, height: length)
            .offset(y: -length / 2)
            .rotationEffect(Angle(degrees: angle))
    }
}

struct ClockWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Clock", provider: ClockProvider()) { entry in
            ClockFace(date: entry.date)
                .padding(8)
                .containerBackground(for: .widget) { Color.white }
                .colorScheme(.light)
        }
        .configurationDisplayName("Clock")
        .description("Hands and all.")
        .supportedFamilies([.systemSmall])
        .contentMarginsDisabled()
    }
}
