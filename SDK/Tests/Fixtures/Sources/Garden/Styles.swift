// swift-format-ignore-file
import SwiftUI
import UIKit

extension Color {
    static let leaf = Color(UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(red: 0.6, green: 0.9, blue: 0.5, alpha: 1) : .systemGreen
    })

    init(hex: UInt, alpha: Double = 1) {
        self.init(
            .sRGB,
            red: Double((hex >> 16) & 0xff) / 255,
            green: Double((hex >> 08) & 0xff) / 255,
            blue: Double((hex >> 00) & 0xff) / 255,
            opacity: alpha)
    }

    var hex: String? {
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard UIColor(self).getRed(&r, green: &g, blue: &b, alpha: &a) else { return nil }
        return String(format: "#%02lX%02lX%02lX", lroundf(Float(r) * 255), lroundf(Float(g) * 255), lroundf(Float(b) * 255))
    }
}

@propertyWrapper
struct Clamped<Value: Comparable> {
    private var value: Value
    private let range: ClosedRange<Value>

    init(wrappedValue: Value, _ range: ClosedRange<Value>) {
        self.range = range
        value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }

    var wrappedValue: Value {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }
}

@resultBuilder
enum LinesBuilder {
    static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
    static func buildExpression(_ line: String) -> [String] { [line] }
    static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
    static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
}

struct Lines: View {
    let lines: [String]

    init(@LinesBuilder _ lines: () -> [String]) { self.lines = lines() }

    var body: some View {
        ForEach(lines, id: \.self) { line in
            HStack { Text(line).font(.footnote.weight(.semibold)); Spacer(minLength: 0) }
        }
    }
}

struct WidthKey: PreferenceKey {
    typealias value = CGFloat
    static var defaultValue: CGFloat = 20
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

struct Card: ViewModifier {
    @State private var width: CGFloat = 0
    @Environment(\.colorScheme) private var colorScheme

    func body(content: Content) -> some View {
        content
            .padding(.all, 6)
            .background(GeometryReader { proxy in Color.clear.preference(key: WidthKey.self, value: proxy.size.width) })
            .onPreferenceChange(WidthKey.self, perform: { width in self.width = width })
            .background(
                RoundedRectangle(cornerRadius: 12, style: .continuous)
                    .fill(colorScheme == .dark ? Color(white: 0.12) : .white)
                    .overlay(RoundedRectangle(cornerRadius: 12).stroke(lineWidth: 1).fill(.separator))
                    .shadow(color: .black.opacity(0.1), radius: 2, x: 0, y: 1))
            .if(width > 300) { $0.frame(width: 300) }
            .symbolEffect(.pulse, options: .repeating, isActive: true)
            .contentTransition(.numericText())
            .animation(.spring(response: 0.3, dampingFraction: 0.7, blendDuration: 0), value: width)
            .dynamicTypeSize(...DynamicTypeSize.xxLarge)
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits([.isHeader, .isButton])
            .flipsForRightToLeftLayoutDirection(false)
            .matchedGeometryEffect(id: "card", in: namespace)
    }

    @Namespace private var namespace
}

extension View {
    func card() -> some View { modifier(Card()) }
}

extension UIImage {
    func thumbnail(fitting size: CGSize) -> UIImage? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            draw(in: CGRect(origin: .zero, size: size))
        }
    }
}
