import CLibical

/// A component of a file, borrowed from it.
struct ICalendarComponent {
    let pointer: OpaquePointer

    var kind: icalcomponent_kind { icalcomponent_isa(pointer) }

    /// The components of a kind inside this one.
    func children(_ kind: icalcomponent_kind) -> [ICalendarComponent] {
        collect(
            icalcomponent_get_first_component(pointer, kind),
            next: icalcomponent_get_next_component(pointer, kind)
        ).map(ICalendarComponent.init)
    }

    /// The properties of a kind.
    func properties(_ kind: icalproperty_kind) -> [OpaquePointer] {
        collect(
            icalcomponent_get_first_property(pointer, kind),
            next: icalcomponent_get_next_property(pointer, kind))
    }

    /// The text of a property that libical has no kind for.
    func text(ofExtension name: String) -> String? {
        properties(ICAL_X_PROPERTY).first { text(icalproperty_get_property_name($0)) == name }
            .flatMap { text(icalproperty_get_value_as_string($0)) }
    }

    /// Copies a text of libical; `nil` if it is empty.
    func text(_ characters: UnsafePointer<CChar>?) -> String? {
        characters.map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Collects all at once, because libical has a single iterator for each component.
    private func collect(
        _ first: OpaquePointer?, next: @autoclosure () -> OpaquePointer?
    ) -> [OpaquePointer] {
        var all: [OpaquePointer] = []
        var current = first
        while let pointer = current {
            all.append(pointer)
            current = next()
        }
        return all
    }
}
