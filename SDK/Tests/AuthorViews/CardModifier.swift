import SwiftUI

struct CardModifier: ViewModifier {
    @Environment(\.colorScheme) private var scheme
    let radius: CGFloat

    func body(content: Content) -> some View {
        content
            .padding(EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
            .background(scheme == .dark ? Color.black : .white)
            .cornerRadius(radius)
    }
}

extension View {
    func card(radius: CGFloat = 12) -> some View { modifier(CardModifier(radius: radius)) }

    func widgetBackground(_ backgroundView: some View) -> some View {
        if #available(iOS 17.0, macOS 14.0, *) {
            return AnyView(containerBackground(for: .widget) { backgroundView })
        } else {
            return AnyView(background(backgroundView))
        }
    }

    @ViewBuilder
    func redacted(if condition: Bool) -> some View {
        if condition { redacted(reason: .placeholder) } else { unredacted() }
    }
}

struct Theme {
    static let title: Font = .system(.title3, design: .rounded)
    static let accent = Color(hex: 0xFF8800)
    static let stops: [Gradient.Stop] = [
        .init(color: .black, location: 0), .init(color: .clear, location: 1),
    ]
}

extension VerticalAlignment {
    private enum Middle: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat {
            context[VerticalAlignment.center]
        }
    }

    static let middle = VerticalAlignment(Middle.self)
}

/// A card with texts of all kinds.
package struct CardView<Content: View>: View {
    let title: String
    let content: Content
    private let date = Date(timeIntervalSince1970: 60)

    package init(_ title: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    package var body: some View {
        HStack(alignment: .middle, spacing: 4) {
            VStack(alignment: .leading, spacing: nil) {
                Text(title).font(Theme.title).foregroundColor(Theme.accent)
                Text("Hello, \(title)!").strikethrough(true, color: .red).underline()
                Text("Since \(date, style: .timer)").monospacedDigit()
                Text(date, style: .time) + Text(" – ").foregroundColor(.gray)
                    + Text(date, style: .date)
                Text("**Bold** and _italic_")
                Text(verbatim: "**as it is**").textCase(.uppercase)
                Label("Star", systemImage: "star.fill").font(.custom("Menlo", size: 12))
            }
            .alignmentGuide(.middle) { $0[.bottom] }
            .alignmentGuide(.leading) { dimensions in dimensions[.trailing] - 4 }
            content
                .lineLimit(2...4)
                .truncationMode(.middle)
                .lineSpacing(2)
                .fixedSize(horizontal: false, vertical: true)
                .layoutPriority(1)
        }
        .environment(\.font, .body.italic())
        .environment(\.colorScheme, .dark)
        .dynamicTypeSize(.large ... .xxxLarge)
        .redacted(if: false)
        .card()
        .foregroundStyle(
            .linearGradient(stops: Theme.stops, startPoint: .leading, endPoint: .trailing)
        )
        .foregroundStyle(.red, .blue)
        .widgetBackground(Color.clear)
        .id(title)
    }
}
