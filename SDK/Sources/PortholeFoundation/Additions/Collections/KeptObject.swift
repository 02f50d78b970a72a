import Foundation

/// A strong or weak reference to an object, depending on the options.
struct KeptObject<Object: AnyObject> {
    private let kept: Object?
    private weak var known: Object?

    init(_ object: Object, _ options: NSPointerFunctions.Options) {
        kept = options.contains(.weakMemory) ? nil : object
        known = object
    }

    var object: Object? { known }
}
