// swift-format-ignore-file
import SwiftUI
import WidgetKit

struct MoonPhase {
    let fraction: Double

    init(date: Date) {
        let synodic = 29.530588853
        let reference = Date(timeIntervalSince1970: 947_182_440)
        let days = date.timeIntervalSince(reference) / 86_400
        fraction = (days / synodic).truncatingRemainder(dividingBy: 1)
    }

    var name: LocalizedStringKey {
        switch fraction {
        case 0..<0.03, 0.97...1: "New Moon"
        case 0.03..<0.22: "Waxing Crescent"
        case 0.22..<0.28: "First Quarter"
        case 0.28..<0.47: "Waxing Gibbous"
        case 0.47..<0.53: "Full Moon"
        case 0.53..<0.72: "Waning Gibbous"
        case 0.72..<0.78: "Last Quarter"
        default: "Waning Crescent"
        }
    }
}

struct MoonView: View {
    let date: Date
    private var phase: MoonPhase { MoonPhase(date: date) }

    var body: some View {
        VStack(spacing: 8) {
            GeometryReader { geo in
                ZStack {
                    Circle().fill(Color(white: 0.9))
                    Circle()
                        .fill(Color(white: 0.08).opacity(0.9))
                        .offset(x: geo.size.width * CGFloat(phase.fraction < 0.5 ? -2 * phase.fraction : 2 - 2 * phase.fraction))
                }
                .clipShape(Circle())
                .overlay(Circle().stroke(.white.opacity(0.2)))
            }
            .frame(width: 80, height: 80)
            Text(phase.name).font(.callout).fontDesign(.serif)
            ProgressDots(count: 8, active: Int(phase.fraction * 8))
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(stars, alignment: .topLeading)
        .preferredTextStyle()
        .containerBackground(for: .widget) { Color(red: 5 / 255, green: 8 / 255, blue: 30 / 255) }
    }

    private var stars: some View {
        let points: [(x: CGFloat, y: CGFloat)] = [(4, 8), (30, 3), (110, 20), (96, 70), (12, 90)]
        return ZStack(alignment: .topLeading) {
            ForEach(points, id: \.x) { point in
                Circle().fill(.white).frame(width: 2, height: 2).offset(x: point.x, y: point.y)
            }
        }
        .accessibilityHidden(true)
    }
}

private struct ProgressDots: View {
    let count: Int
    let active: Int

    var body: some View {
        HStack(spacing: 4) {
            ForEach(0 ..< count, id: \.self) { index in
                if index == active {
                    Capsule().frame(width: 12, height: 4)
                } else {
                    Circle().frame(width: 4, height: 4).opacity(0.4)
                }
            }
        }
    }
}

fileprivate extension View {
    func preferredTextStyle() -> some View {
        foregroundColor(.white).lineLimit(1).minimumScaleFactor(0.7)
    }
}

struct MoonWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Moon", provider: SimpleProvider()) { entry in
            MoonView(date: entry.date)
        }
        .supportedFamilies([.systemSmall])
        .configurationDisplayName("Moon")
        .description("Tonight’s phase.")
    }
}
