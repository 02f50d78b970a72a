// swift-format-ignore-file
import SwiftUI
import WidgetKit

struct Theme: Equatable {
    var accent: Color = .purple
    var cornerRadius: CGFloat = 6
}

private struct ThemeKey: EnvironmentKey {
    static var defaultValue: Theme { Theme() }
}

extension EnvironmentValues {
    var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}

struct HabitGrid: View {
    @Environment(\.theme) private var theme
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) var locale
    let values: [[Double]]

    var body: some View {
        HStack(spacing: 3) {
            ForEach(Array(zip(values.indices, values)), id: \.0) { _, week in
                VStack(spacing: 3) {
                    ForEach(Array(week.enumerated()), id: \.offset) { _, value in
                        RoundedRectangle(cornerRadius: theme.cornerRadius / 2)
                            .fill(value == 0 ? AnyShapeStyle(.quaternary) : AnyShapeStyle(theme.accent.opacity(value)))
                            .aspectRatio(1, contentMode: .fit)
                    }
                }
            }
        }
    }
}

struct HabitView: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.widgetRenderingMode) private var renderingMode
    @State private var title = "Meditate"

    private var weeks: [[Double]] {
        let count = family == .systemSmall ? 6 : 14
        return (0..<count).map { week in
            (0..<5).map { day -> Double in
                let done = (week * 5 + day * 3) % 7
                return Double(done) / 7
            }
        }
    }

    var body: some View {
        VStack(alignment: .leading) {
            Label(title, systemImage: "leaf.fill")
                .font(.headline)
                .foregroundStyle(renderingMode == .fullColor ? Color.purple : .primary)
                .widgetAccentable()
            Spacer(minLength: 4)
            HabitGrid(values: weeks)
            Spacer(minLength: 4)
            Text("^[\(12) day](inflect: true) in a row")
                .font(.caption2)
                .foregroundStyle(.tertiary)
        }
        .environment(\.theme, Theme(accent: .purple, cornerRadius: 8))
        .containerBackground(.background.secondary, for: .widget)
    }
}

struct HabitWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Habit", provider: SimpleProvider()) { _ in
            HabitView()
        }
        .configurationDisplayName(LocalizedStringKey("Habit"))
        .description(LocalizedStringKey("Did you?"))
        .supportedFamilies([.systemSmall, .systemMedium])
        .containerBackgroundRemovable(false)
    }
}
