import Foundation
import WidgetWire

/// The locale and the time zone that a plugin's process has from its start to its end.
struct UserRegion: Hashable {
    let locale: String
    let timeZone: String

    /// Those of a request whose defaults are filled in: its first environment decides.
    init(_ request: TimelineRequest, _ configuration: HostConfiguration) {
        locale = request.environments.first?.locale ?? configuration.locale
        timeZone = request.environments.first?.timeZone ?? configuration.timeZone
    }

    /// Those that hold where no request says otherwise.
    init(_ configuration: HostConfiguration) {
        locale = configuration.locale
        timeZone = configuration.timeZone
    }
}

extension Question {
    /// The region that the plugin's process must have for it; nil: any.
    func region(_ configuration: HostConfiguration) -> UserRegion? {
        if case .timeline(let request) = self { UserRegion(request, configuration) } else { nil }
    }
}
