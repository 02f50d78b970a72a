import Foundation
import WidgetWire

/// The locale and time zone of a plugin's process, fixed while it runs.
struct UserRegion: Hashable {
    let locale: String
    let timeZone: String

    /// The region of a request's first environment; its defaults must be filled in.
    init(_ request: TimelineRequest, _ configuration: HostConfiguration) {
        locale = request.environments.first?.locale ?? configuration.locale
        timeZone = request.environments.first?.timeZone ?? configuration.timeZone
    }

    /// The host's own region, used where no request names another.
    init(_ configuration: HostConfiguration) {
        locale = configuration.locale
        timeZone = configuration.timeZone
    }
}

extension Question {
    /// The region that the plugin's process needs for the question; nil for any.
    func region(_ configuration: HostConfiguration) -> UserRegion? {
        if case .timeline(let request) = self { UserRegion(request, configuration) } else { nil }
    }
}
