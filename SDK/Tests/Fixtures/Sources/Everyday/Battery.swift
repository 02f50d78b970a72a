// swift-format-ignore-file
import SwiftUI
import WidgetKit

struct Device: Identifiable {
    let id = UUID()
    let name: String
    let icon: String
    let level: Double
    let isCharging: Bool
}

enum BatteryStatus {
    case low, medium, full

    init(level: Double) {
        switch level {
        case ..<0.2: self = .low
        case 0.2..<0.6: self = .medium
        default: self = .full
        }
    }

    var color: Color {
        switch self {
        case .low: return Color.red
        case .medium: return Color.yellow
        case .full: return Color.green
        }
    }
}

struct BatteryShape: View {
    let level: Double

    var body: some View {
        HStack(spacing: 1) {
            RoundedRectangle(cornerRadius: 4)
                .stroke(Color.secondary, lineWidth: 1)
                .background(
                    GeometryReader { geo in
                        RoundedRectangle(cornerRadius: 2)
                            .fill(BatteryStatus(level: level).color)
                            .frame(width: (geo.size.width - 4) * level)
                            .padding(2)
                    }
                )
                .frame(width: 36, height: 16)
            Capsule().fill(Color.secondary).frame(width: 2, height: 6)
        }
    }
}

struct BatteryRing<Label>: View where Label: View {
    let level: Double
    let label: Label

    init(level: Double, @ViewBuilder label: () -> Label) {
        self.level = level
        self.label = label()
    }

    var body: some View {
        ZStack {
            Circle().stroke(lineWidth: 5).foregroundColor(.gray.opacity(0.3))
            Circle()
                .inset(by: 8)
                .stroke(style: StrokeStyle(lineWidth: 5, lineCap: .round, lineJoin: .round))
                .foregroundColor(BatteryStatus(level: level).color)
            label
        }
    }
}

struct BatteryView: View {
    @Environment(\.widgetFamily) var family
    let devices = [
        Device(name: "Phone", icon: "iphone", level: 0.82, isCharging: true),
        Device(name: "Watch", icon: "applewatch", level: 0.14, isCharging: false),
        Device(name: "Headphones", icon: "headphones", level: 0.55, isCharging: false),
    ]

    var body: some View {
        content.containerBackground(for: .widget, content: { Color.clear })
    }

    @ViewBuilder private var content: some View {
        if family == .systemSmall {
            BatteryRing(level: devices[0].level) {
                VStack {
                    Image(systemName: devices[0].icon).font(.title)
                    if devices[0].isCharging { Image(systemName: "bolt.fill").font(.caption2) }
                }
            }
        } else {
            VStack(spacing: 10) {
                ForEach(devices) { device in
                    HStack {
                        Image(systemName: device.icon).frame(width: 24)
                        Text(device.name)
                        Spacer()
                        Text(device.level, format: .percent)
                            .font(.callout)
                            .foregroundStyle(.secondary)
                        BatteryShape(level: device.level)
                    }
                    .fixedSize(horizontal: false, vertical: true)
                }
            }
        }
    }
}

struct BatteryWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Battery", provider: SimpleProvider()) { _ in BatteryView() }
            .configurationDisplayName("Batteries")
            .description("Charge of your devices.")
            .supportedFamilies([.systemSmall, .systemMedium])
    }
}
