import Foundation

/// The square room of a round gauge: a circular widget as a whole, 58 points elsewhere.
struct AccessoryRing<Content: View>: View {
    @Environment(\.host) private var host
    @ViewBuilder let content: (CGFloat) -> Content

    var body: some View {
        let side = host.isCircular ? min(host.size.width, host.size.height) : 58
        ZStack { content(side) }
            .lineLimit(1)
            .minimumScaleFactor(0.4)
            .frame(width: side, height: side)
    }
}

/// What stands in the middle of a round gauge.
struct AccessoryRingValue<Content: View>: View {
    let side: CGFloat
    let content: Content

    var body: some View {
        content
            .font(.system(size: side * 0.4228, weight: .medium))
            .frame(width: side * 0.6, height: side * 0.6)
    }
}
