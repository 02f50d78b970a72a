public import Foundation

/// A function of a Metal library that changes pixels.
///
/// No effect here: Metal shaders do not run on Linux, and the log says so once.
public struct Shader: Equatable, Sendable {
    /// The function.
    public var function: ShaderFunction
    /// The arguments.
    public var arguments: [Argument]
    /// Whether colors are dithered.
    public var dithersColor = false

    /// Creates a shader from a function and its arguments.
    public init(function: ShaderFunction, arguments: [Argument]) {
        self.function = function
        self.arguments = arguments
    }

    /// A value that a function is called with.
    public struct Argument: Equatable, Sendable {
        private let text: String

        /// Passes a number.
        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument {
            Argument(text: "\(x)")
        }
        /// Passes two numbers.
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
            Argument(text: "\(x), \(y)")
        }
        /// Passes two numbers.
        public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
        /// Passes two numbers.
        public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
        /// Passes an array of numbers.
        public static func floatArray(_ array: [Float]) -> Argument { Argument(text: "\(array)") }
        /// Passes a color.
        public static func color(_ color: Color) -> Argument { Argument(text: "\(color)") }
        /// Passes an array of colors.
        public static func colorArray(_ array: [Color]) -> Argument { Argument(text: "\(array)") }
        /// Passes an image.
        public static func image(_ image: Image) -> Argument { Argument(text: "image") }
        /// The bounding rectangle of the view.
        public static let boundingRect = Argument(text: "boundingRect")
    }
}

/// The name of a function in a Metal library.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
    /// The library.
    public var library: ShaderLibrary
    /// The function's name.
    public var name: String

    /// Creates a function with a name.
    public init(library: ShaderLibrary, name: String) {
        self.library = library
        self.name = name
    }

    /// A call of the function.
    public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: args)
    }
}

/// A library of Metal functions; none can be called here.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
    private let place: String

    /// The library of the main bundle.
    public static let `default` = ShaderLibrary(place: "default")

    /// The library of a bundle.
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
        ShaderLibrary(place: bundle.bundlePath)
    }

    private init(place: String) { self.place = place }

    /// Creates the library of a file.
    public init(url: URL) { place = url.path }

    /// A function of the main bundle's library.
    public static subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: .default, name: name)
    }

    /// Returns the function with a name.
    public subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: self, name: name)
    }
}

extension View {
    /// No effect here: Metal shaders do not run on Linux.
    nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
        withoutEffect()
    }

    /// No effect here: Metal shaders do not run on Linux.
    nonisolated public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View {
        withoutEffect()
    }

    /// No effect here: Metal shaders do not run on Linux.
    nonisolated public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View {
        withoutEffect()
    }
}

extension GraphicsContext.Filter {
    /// No effect here: Metal shaders do not run on Linux.
    public static func colorShader(_ shader: Shader) -> GraphicsContext.Filter {
        GraphicsContext.Filter { AnyView($0.colorEffect(shader)) }
    }

    /// No effect here: Metal shaders do not run on Linux.
    public static func distortionShader(
        _ shader: Shader, maxSampleOffset: CGSize
    ) -> GraphicsContext.Filter {
        GraphicsContext.Filter {
            AnyView($0.distortionEffect(shader, maxSampleOffset: maxSampleOffset))
        }
    }

    /// No effect here: Metal shaders do not run on Linux.
    public static func layerShader(
        _ shader: Shader, maxSampleOffset: CGSize
    ) -> GraphicsContext.Filter {
        GraphicsContext.Filter { AnyView($0.layerEffect(shader, maxSampleOffset: maxSampleOffset)) }
    }
}
