package import CWidgetPlugin

/// Setters for the runner's callbacks during layout.
///
/// The closures are called on the main thread, any number of times, until the runner drops the
/// views.
extension ViewRecorder {
    /// Sets content that depends on the proposed size.
    ///
    /// The closure's recorder has the environment of the current node, and its own part of the
    /// preferences of the enclosing views.
    package func setGeometryContent(
        _ attribute: widget_attribute,
        _ content: @escaping @MainActor (GeometryProxy, ViewRecorder) -> Void
    ) {
        typealias Arguments = (UnsafePointer<widget_geometry>, UnsafeMutablePointer<widget_view>)
        let environment = environment
        let scope = preferences.enter()
        let memory = memory
        let place = place.inside(Int(attribute.rawValue), GeometryProxy.self)
        let call: widget_geometry_content = { view, geometry, context in
            guard let view, let geometry else { return }
            Callback<Arguments, Void>.call(context, (geometry, view))
        }
        let callback = Callback<Arguments, Void> { geometry, view in
            let recorder = ViewRecorder(
                view, environment: environment, preferences: scope, memory: memory, place: place)
            GeometryLink.reading(geometry, in: environment) { content($0, recorder) }
            memory.runActions(view)
        }
        set(attribute, unsafeBitCast(call, to: widget_function.self), callback)
    }

    /// Sets the function of an alignment guide.
    func setGuide(
        _ attribute: widget_attribute,
        _ guide: @escaping @MainActor (ViewDimensions) -> Double
    ) {
        let call: widget_guide = { dimensions, context in
            guard let dimensions else { return 0 }
            return Callback<UnsafePointer<widget_dimensions>, Double>.call(context, dimensions)
        }
        let callback = Callback<UnsafePointer<widget_dimensions>, Double> { dimensions in
            ViewDimensions.reading(dimensions, guide)
        }
        set(attribute, unsafeBitCast(call, to: widget_function.self), callback)
    }

    /// Sets the function that makes a path for a width and height, as numbers of the C header.
    package func setPathContent(
        _ attribute: widget_attribute, _ content: @escaping @MainActor (Double, Double) -> [Double]
    ) {
        typealias Room = (width: Double, height: Double)
        let call: widget_path_content = { path, width, height, context in
            guard let path else { return }
            let numbers = Callback<Room, [Double]>.call(context, (width, height))
            path.pointee.append(path, numbers, numbers.count)
        }
        let callback = Callback { (room: Room) in content(room.width, room.height) }
        set(attribute, unsafeBitCast(call, to: widget_function.self), callback)
    }

    /// Sets a C function whose context is `box`, which is retained until the runner releases it.
    package func set(_ attribute: widget_attribute, _ function: widget_function, _ box: AnyObject) {
        let context = Unmanaged.passRetained(box).toOpaque()
        view.pointee.set_callback(view, attribute, function, context, releaseObject)
    }
}

/// Releases an object that was retained as a context.
package let releaseObject: widget_release = { context in
    if let context { Unmanaged<AnyObject>.fromOpaque(context).release() }
}

/// A closure used as the context of a C callback.
package final class Callback<Argument, Result>: @unchecked Sendable {
    // Unchecked: created and called on the main thread, released on any.
    private let body: @MainActor (Argument) -> Result

    /// Wraps `body`.
    package init(_ body: @escaping @MainActor (Argument) -> Result) {
        self.body = body
    }

    /// Calls the closure in `context`, on the main thread.
    package static func call(_ context: UnsafeMutableRawPointer?, _ argument: Argument) -> Result {
        guard let context else { fatalError("the runner lost a callback's context") }
        let callback = Unmanaged<Callback>.fromOpaque(context).takeUnretainedValue()
        return withoutSending(argument, callback.body)
    }
}

/// Calls a main-actor closure from a C function known to run on the main thread.
package func withoutSending<Argument, Result>(
    _ argument: Argument, _ body: @MainActor (Argument) -> Result
) -> Result {
    nonisolated(unsafe) let argument = argument
    nonisolated(unsafe) var result: Result?
    MainActor.assumeIsolated { result = body(argument) }
    guard let result else { fatalError("assumeIsolated did not call its closure") }
    return result
}
