import CWidgetPlugin
import WidgetWire

extension Widget {
    /// Reads and checks a descriptor; everything in it is copied.
    init(_ pointer: UnsafePointer<widget_descriptor>) throws(RegistrationProblem) {
        let descriptor = copySized(pointer, into: widget_descriptor())
        guard let kind = text(descriptor.kind), !kind.isEmpty else { throw .emptyKind }
        declaration = .widget(kind: kind)
        displayName = text(descriptor.display_name) ?? kind
        description = text(descriptor.description) ?? ""
        families = Family.families(in: descriptor.families)
        guard !families.isEmpty else { throw .noFamily(kind: kind) }
        guard let timeline = descriptor.timeline else { throw .noTimeline(kind: kind) }
        self.timeline = timeline
        placeholder = descriptor.placeholder
        snapshot = descriptor.snapshot
        options = descriptor.options
        context = descriptor.context
        intent = text(descriptor.intent) ?? ""
        recommend = descriptor.recommend
        parameters = try DeclaredParameter.parameters(
            descriptor.parameters, count: descriptor.parameter_count, of: declaration)
    }
}
