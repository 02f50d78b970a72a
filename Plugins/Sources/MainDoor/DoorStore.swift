import Foundation

/// The door, as the control and the widget remember it together.
struct DoorStore {
    private static let isOpenKey = "isOpen"
    private static let changedKey = "changed"

    private let defaults = UserDefaults(suiteName: "group.org.porthole.main-door")

    var isOpen: Bool { defaults?.bool(forKey: Self.isOpenKey) ?? false }

    /// When it was opened or closed; nil: never.
    var changed: Date? { defaults?.object(forKey: Self.changedKey) as? Date }

    func set(isOpen: Bool, at date: Date) {
        guard isOpen != self.isOpen else { return }
        defaults?.set(isOpen, forKey: Self.isOpenKey)
        defaults?.set(date, forKey: Self.changedKey)
    }
}
