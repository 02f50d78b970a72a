import Foundation

/// The state of the door, which the control and the widget share.
struct DoorStore {
    private static let isOpenKey = "isOpen"
    private static let changedKey = "changed"

    private let defaults = UserDefaults(suiteName: "group.org.porthole.main-door")

    var isOpen: Bool { defaults?.bool(forKey: Self.isOpenKey) ?? false }

    /// When the door was opened or closed; `nil` if it never was.
    var changed: Date? { defaults?.object(forKey: Self.changedKey) as? Date }

    func set(isOpen: Bool, at date: Date) {
        guard isOpen != self.isOpen else { return }
        defaults?.set(isOpen, forKey: Self.isOpenKey)
        defaults?.set(date, forKey: Self.changedKey)
    }
}
