// swift-format-ignore-file
import SwiftUI
import WidgetKit

struct ModernView: View {
    @Environment(\.showsWidgetContainerBackground) var showsBackground
    @Environment(\.widgetContentMargins) private var margins
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.openURL) private var openURL
    var date: Date

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("Good \(greeting)")
                .font(.title2.bold())
                .contentTransition(.numericText())
            Text(date, format: .dateTime.weekday(.wide).day().month())
                .font(.subheadline)
                .foregroundStyle(.secondary)
            Spacer()
            HStack {
                Button {
                    print("refresh")
                } label: {
                    Image(systemName: "arrow.clockwise")
                        .padding(8)
                        .background(.thinMaterial, in: Circle())
                        .contentShape(Circle())
                }
                .buttonStyle(.plain)
                Spacer()
                Text("Updated \(date, style: .time)")
                    .font(.caption2)
                    .invalidatableContent()
                    .privacySensitive()
            }
        }
        .padding(showsBackground ? 0 : margins.leading)
        .transition(.push(from: .bottom))
        .animation(.spring(duration: 0.3), value: date)
        .id(date)
        .foregroundStyle(.white, .white.opacity(0.7))
        .containerBackground(for: .widget) {
            ContainerRelativeShape()
                .fill(.teal.gradient)
                .overlay(alignment: .bottomTrailing) {
                    Circle().fill(.white.opacity(0.15)).frame(width: 120).offset(x: 30, y: 40)
                }
                .overlay {
                    Rectangle().fill(.black.opacity(0.05)).ignoresSafeArea()
                }
        }
    }

    private var greeting: String {
        let hour = Calendar.current.component(.hour, from: date)
        return switch hour {
        case 5..<12: "morning"
        case 12..<18: "afternoon"
        default: "evening"
        }
    }
}

extension WidgetConfiguration {
    func noMargins() -> some WidgetConfiguration {
        if #available(iOSApplicationExtension 17.0, *) {
            return self.contentMarginsDisabled()
        } else {
            return self
        }
    }
}

struct ModernWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Modern", provider: SimpleProvider()) { entry in
            ModernView(date: entry.date)
        }
        .configurationDisplayName("Greeting")
        .description("Says what time it is.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}

struct ModernPreviews: PreviewProvider {
    static var previews: some View {
        ModernView(date: .now)
            .previewContext(WidgetPreviewContext(family: .systemSmall))
    }
}
