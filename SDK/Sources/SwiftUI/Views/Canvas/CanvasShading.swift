public import Foundation

extension GraphicsContext {
    /// A color or pattern for drawing.
    public struct Shading: Sendable {
        /// Makes the style for a canvas of a size.
        private let make: @Sendable (CGSize) -> AnyShapeStyle

        func style(in size: CGSize) -> AnyShapeStyle { make(size) }

        /// A style, whose unit points are relative to the canvas.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading {
            Shading { _ in AnyShapeStyle(style) }
        }

        /// A color.
        public static func color(_ color: Color) -> Shading { style(color) }

        /// Creates a color from components.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
            opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// A gray color.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, white: white, opacity: opacity))
        }

        /// The foreground style around the canvas.
        public static var foreground: Shading { style(ForegroundStyle()) }

        /// The first of several shadings, as levels of the foreground style have them.
        public static func palette(_ array: [Shading]) -> Shading { array.first ?? foreground }

        /// Colors along a line between two points of the canvas.
        ///
        /// Differs from Apple: the options have no effect.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading { size in
                AnyShapeStyle(
                    LinearGradient(
                        gradient: gradient, startPoint: UnitPoint(startPoint, in: size),
                        endPoint: UnitPoint(endPoint, in: size)))
            }
        }

        /// Colors along the radius of circles around a point of the canvas.
        ///
        /// Differs from Apple: the options have no effect.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading { size in
                AnyShapeStyle(
                    RadialGradient(
                        gradient: gradient, center: UnitPoint(center, in: size),
                        startRadius: startRadius, endRadius: endRadius))
            }
        }

        /// Colors along the angle around a point of the canvas.
        ///
        /// Differs from Apple: the options have no effect.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading { size in
                AnyShapeStyle(
                    AngularGradient(
                        gradient: gradient, center: UnitPoint(center, in: size), angle: angle))
            }
        }

        /// Colors between the points of a mesh.
        public static func meshGradient(_ gradient: MeshGradient) -> Shading { style(gradient) }

        /// A repeated image.
        ///
        /// Differs from Apple: it begins in the corner of the canvas wherever its origin is, and
        /// all of it is repeated.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero,
            sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
        ) -> Shading {
            style(ImagePaint(image: image, sourceRect: sourceRect, scale: scale))
        }
    }

    /// Options of a gradient.
    public struct GradientOptions: OptionSet, Sendable {
        /// The raw bits of the options.
        public let rawValue: UInt32

        /// Creates options from raw bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The gradient is repeated.
        public static let `repeat` = GradientOptions(rawValue: 1)
        /// The gradient is repeated, every second time backwards.
        public static let mirror = GradientOptions(rawValue: 2)
        /// Colors are mixed in linear sRGB.
        public static let linearColor = GradientOptions(rawValue: 4)
    }

    /// The shading as it is drawn here.
    public func resolve(_ shading: Shading) -> Shading { shading }
}

extension UnitPoint {
    /// Converts a point of a canvas to fractions of its size.
    fileprivate init(_ point: CGPoint, in size: CGSize) {
        self.init(
            x: size.width > 0 ? point.x / size.width : 0,
            y: size.height > 0 ? point.y / size.height : 0)
    }
}
