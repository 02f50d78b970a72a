import SwiftUI
import WidgetKit

/// What a widget of any family learns of its room: margins, size and the shape around it.
struct FamilyTables: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "family-tables", provider: Now()) { _ in FamilyTable() }
            .supportedFamilies([
                .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryCircular,
                .accessoryRectangular, .accessoryInline, .accessoryCorner,
            ])
    }
}

private struct FamilyTable: View {
    @Environment(\.widgetContentMargins) private var margins
    @Environment(\.widgetFamily) private var family

    var body: some View {
        GeometryReader { room in
            ContainerRelativeShape().mark("shape")
            ContainerRelativeShape().padding(4).mark("inner")
            Color.red.containerRelativeFrame([.horizontal, .vertical]).mark("relative")
            Color.clear.mark("room")
                .accessibilityLabel(Text(verbatim: "\(room.size.width)×\(room.size.height)"))
        }
        .mark("content")
        .accessibilityLabel(family.description)
        .accessibilityValue(
            Text(
                verbatim:
                    "\(margins.top),\(margins.leading),\(margins.bottom),\(margins.trailing)")
        )
        .containerBackground(for: .widget) {}
    }
}
