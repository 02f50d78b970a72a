import WidgetHost

/// A placed widget cannot be used, because its plugin is gone or broken.
struct LostWidget: Error, CustomStringConvertible {
    let instance: WidgetInstance
    /// Why nothing has its kind.
    let reason: HostError

    var description: String {
        "'\(instance.id)' is unavailable. \(reason.words) Or remove it with porthole remove "
            + "\(instance.id)."
    }
}
