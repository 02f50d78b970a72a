import Foundation

/// An object that is kept, or only known.
struct KeptObject<Object: AnyObject> {
    private let kept: Object?
    private weak var known: Object?

    init(_ object: Object, _ options: NSPointerFunctions.Options) {
        kept = options.contains(.weakMemory) ? nil : object
        known = object
    }

    var object: Object? { known }
}
