import CWidgetPlugin
import WidgetWire

extension Widget {
    /// The most parameters a widget may declare.
    private static let parameterLimit = 32

    /// Reads and checks a descriptor; everything in it is copied.
    init(_ pointer: UnsafePointer<widget_descriptor>) throws(RegistrationProblem) {
        let descriptor = copySized(pointer, into: widget_descriptor())
        guard let kind = text(descriptor.kind), !kind.isEmpty else { throw .emptyKind }
        self.kind = kind
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
        parameters = try Self.parameters(of: descriptor, kind: kind)
    }

    private static func parameters(
        of descriptor: widget_descriptor, kind: String
    ) throws(RegistrationProblem) -> [Parameter] {
        let count = descriptor.parameter_count
        guard count > 0 else { return [] }
        guard count <= parameterLimit else {
            throw .tooManyParameters(kind: kind, count: count, limit: parameterLimit)
        }
        guard let array = descriptor.parameters,
            let structs = copySizedArray(array, count: count, zero: widget_parameter())
        else { throw .unreadableParameters(kind: kind) }
        var parameters: [Parameter] = []
        for (index, raw) in structs.enumerated() {
            let parameter = try Parameter(raw, at: index, kind: kind)
            guard !parameters.contains(where: { $0.name == parameter.name }) else {
                throw .duplicateParameter(kind: kind, name: parameter.name)
            }
            parameters.append(parameter)
        }
        return parameters
    }
}
