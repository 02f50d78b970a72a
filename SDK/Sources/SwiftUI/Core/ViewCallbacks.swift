package import CWidgetPlugin

/// Setters for what the runner calls back while it lays out.
///
/// The closures are called on the main thread, any number of times, until the runner drops the views.
extension ViewRecorder {
    /// Sets a content that depends on the room it gets.
    ///
    /// The closure's recorder has the environment of the node that is open now.
    package func setGeometryContent(
        _ attribute: widget_attribute,
        _ content: @escaping @MainActor (widget_geometry, ViewRecorder) -> Void
    ) {
        let environment = environment
        let call: widget_geometry_content = { view, geometry, context in
            guard let view, let geometry else { return }
            Callback<(widget_geometry, UnsafeMutablePointer<widget_view>), Void>
                .call(context, (geometry.pointee, view))
        }
        let callback = Callback {
            (arguments: (widget_geometry, UnsafeMutablePointer<widget_view>)) in
            content(arguments.0, ViewRecorder(arguments.1, environment: environment))
        }
        set(attribute, unsafeBitCast(call, to: widget_function.self), callback)
    }

    /// Sets the function of an alignment guide.
    package func setGuide(
        _ attribute: widget_attribute,
        _ guide: @escaping @MainActor (widget_dimensions) -> Double
    ) {
        let call: widget_guide = { dimensions, context in
            guard let dimensions else { return 0 }
            return Callback<widget_dimensions, Double>.call(context, dimensions.pointee)
        }
        set(attribute, unsafeBitCast(call, to: widget_function.self), Callback(guide))
    }

    /// Sets a C function whose context is `box`, kept alive until the runner releases it.
    package func set(_ attribute: widget_attribute, _ function: widget_function, _ box: AnyObject) {
        let context = Unmanaged.passRetained(box).toOpaque()
        view.pointee.set_callback(view, attribute, function, context, releaseObject)
    }
}

/// Releases an object that was retained as a context.
package let releaseObject: widget_release = { context in
    if let context { Unmanaged<AnyObject>.fromOpaque(context).release() }
}

/// A closure as the context of a C callback.
package final class Callback<Argument, Result>: @unchecked Sendable {
    // Unchecked: created and called on the main thread, released on any.
    private let body: @MainActor (Argument) -> Result

    /// Boxes `body`.
    package init(_ body: @escaping @MainActor (Argument) -> Result) {
        self.body = body
    }

    /// Calls the closure boxed in `context`, on the main thread.
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
