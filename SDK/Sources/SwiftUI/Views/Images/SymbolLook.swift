import UIKit

/// The configuration of a UIKit symbol, independent of its context.
struct SymbolLook: Equatable, Sendable {
    private var font: Font?
    private var scale: Image.Scale?
    private var colors: [Color] = []
    private var mode: SymbolRenderingMode?

    /// Creates a configuration; `nil` if it is empty.
    init?(_ look: ImageLook) {
        if let configuration = look.configuration {
            read(configuration)
        }
        if let tint = look.tint { colors = [Color(tint)] }
        if font == nil, scale == nil, colors.isEmpty, mode == nil { return nil }
    }

    private mutating func read(_ configuration: UIImage.SymbolConfiguration) {
        let weight = configuration.weight.map { $0.fontWeight() }
        if let style = configuration.textStyle {
            font = Font(.preferredFont(forTextStyle: style))
        } else if configuration.pointSize != nil || weight != nil {
            font = Font(
                .systemFont(ofSize: configuration.pointSize ?? 17, weight: weight ?? .regular))
        }
        switch configuration.scale {
        case .small: scale = .small
        case .large: scale = .large
        case .medium: scale = .medium
        case .default, .unspecified, nil: break
        }
        colors = configuration.colors.map { Color($0) }
        if colors.count == 1 { mode = .hierarchical }
        if colors.count > 1 { mode = .palette }
        if configuration.isMulticolor { mode = .multicolor }
    }

    @MainActor func applied(to image: Image) -> AnyView {
        var image = image
        if let mode { image = image.symbolRenderingMode(mode) }
        var view = AnyView(image)
        if let font { view = AnyView(view.font(font)) }
        if let scale { view = AnyView(view.imageScale(scale)) }
        guard let first = colors.first else { return view }
        let second = colors.count > 1 ? colors[1] : first
        return AnyView(view.foregroundStyle(first, second, colors.last ?? first))
    }
}

extension EnvironmentValues {
    /// The weight of symbols next to text, 100 to 900.
    var symbolWeight: Int {
        let weight = fontWeight ?? font?.weight ?? (font?.style == .headline ? .semibold : .regular)
        return Int(weight == .emphasized ? Font.Weight.bold.value : weight.value)
    }
}
