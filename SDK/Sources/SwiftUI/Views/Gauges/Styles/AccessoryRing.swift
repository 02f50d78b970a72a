import Foundation

/// The square room of a round gauge: a circular widget or its place in an accessory group as a
/// whole, 58 points elsewhere.
struct AccessoryRing<Content: View>: View {
    @Environment(\.host) private var host
    @Environment(\.isInAccessoryGroup) private var isInGroup
    @ViewBuilder let content: (CGFloat) -> Content

    var body: some View {
        if isInGroup {
            GeometryReader { room in ring(min(room.size.width, room.size.height)) }
        } else {
            ring(host.isCircular ? min(host.size.width, host.size.height) : 58)
        }
    }

    private func ring(_ side: CGFloat) -> some View {
        ZStack { content(side) }
            .lineLimit(1)
            .minimumScaleFactor(0.4)
            .frame(width: side, height: side)
    }
}

extension EnvironmentValues {
    private struct InAccessoryGroupKey: EnvironmentKey {
        static let defaultValue = false
    }

    /// Whether the view is in an accessory group, which determines its size.
    package var isInAccessoryGroup: Bool {
        get { self[InAccessoryGroupKey.self] }
        set { self[InAccessoryGroupKey.self] = newValue }
    }
}

/// The content in the center of a round gauge.
struct AccessoryRingValue<Content: View>: View {
    let side: CGFloat
    let content: Content

    var body: some View {
        content
            .font(.system(size: side * 0.4228, weight: .medium))
            .frame(width: side * 0.6, height: side * 0.6)
    }
}
