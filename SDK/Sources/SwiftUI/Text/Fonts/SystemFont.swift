public import Foundation

extension Font {
    /// The system font with a fixed size in points.
    public static func system(
        size: CGFloat, weight: Weight? = nil, design: Design? = nil
    ) -> Font {
        Font(points: size).changed {
            $0.weight = weight
            $0.design = design
        }
    }

    /// The system font in a text style.
    public static func system(
        _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
    ) -> Font {
        Font(style: style).changed {
            $0.weight = weight
            $0.design = design
        }
    }
}
