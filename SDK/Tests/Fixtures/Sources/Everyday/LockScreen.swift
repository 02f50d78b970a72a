// swift-format-ignore-file
import SwiftUI
import WidgetKit

@available(iOS 16.0, *)
struct LockScreenView: View {
    @Environment(\.widgetFamily) private var family

    var body: some View {
        switch family {
        case .accessoryCircular:
            ZStack {
                AccessoryWidgetBackground()
                VStack(spacing: -2) {
                    Image(systemName: "drop.fill").font(.caption)
                    Text("5").font(.title2).bold()
                }
            }
            .containerBackground(.clear, for: .widget)
        case .accessoryRectangular:
            HStack {
                VStack(alignment: .leading) {
                    Text("Water").font(.headline).widgetAccentable()
                    Text("5 of 8 glasses").foregroundStyle(.secondary)
                    HStack(spacing: 2) {
                        ForEach(0..<8) { Rectangle().opacity($0 < 5 ? 1 : 0.3).frame(height: 4) }
                    }
                }
                Spacer()
            }
            .containerBackground(.clear, for: .widget)
        case .accessoryInline:
            ViewThatFits {
                Label("5 of 8 glasses of water today", systemImage: "drop.fill")
                Text("5/8 glasses")
            }
        default:
            Text("Unsupported")
        }
    }
}

@available(iOSApplicationExtension 16.0, *)
struct LockScreenWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "LockScreen", provider: SimpleProvider()) { _ in LockScreenView() }
            .configurationDisplayName("Water")
            .description("On the lock screen.")
            .supportedFamilies([.accessoryCircular, .accessoryRectangular, .accessoryInline])
    }
}
