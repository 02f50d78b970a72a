import Foundation
import WidgetWire

/// Checks a request for a widget and turns it into the message for a runner.
struct RequestCheck {
    /// The largest width or height of a widget, in points.
    private static let sizeLimit = 10_000.0
    private static let scaleLimit = 16.0
    private static let environmentLimit = 64

    let widget: InstalledWidget
    let configuration: HostConfiguration

    /// The environments of a request with their defaults filled in.
    static func completed(
        _ environments: [WidgetEnvironment], _ size: WidgetSize, _ configuration: HostConfiguration
    ) throws(HostError) -> [WidgetEnvironment] {
        let environments = environments.isEmpty ? [WidgetEnvironment()] : environments
        guard environments.count <= environmentLimit else {
            throw HostError(
                .badRequest(
                    "it names \(environments.count) environments, more than \(environmentLimit)"))
        }
        var completed: [WidgetEnvironment] = []
        for environment in environments {
            completed.append(try Self.completed(environment, size, configuration))
        }
        return completed
    }

    /// The checked message with its defaults filled in.
    func message(for request: WidgetRequest) throws(HostError) -> TimelineRequest {
        guard widget.families.contains(request.family) else {
            throw HostError(
                .unsupportedFamily(
                    request.family, kind: widget.kind, supported: widget.families))
        }
        var message = TimelineRequest()
        message.kind = widget.kind
        message.family = request.family.wire
        message.purpose = request.purpose.wire
        message.isPreview = request.isPreview
        message.now = request.now.timeIntervalSince1970
        message.configuration = try ParameterCheck(
            kind: widget.kind, parameters: widget.parameters
        ).checked(request.configuration)
        // The plugin does not know the defaults that its companion finds.
        for parameter in widget.parameters
        where parameter.companion != nil && parameter.defaultValue != .string("")
            && message.configuration[parameter.name] == nil
        {
            message.configuration[parameter.name] = parameter.defaultValue.wire
        }
        message.environments = try Self.completed(
            request.environments, request.family.defaultSize, configuration)
        return message
    }

    private static func completed(
        _ environment: WidgetEnvironment, _ size: WidgetSize, _ configuration: HostConfiguration
    ) throws(HostError) -> WidgetEnvironment {
        var environment = environment
        if environment.width == 0, environment.height == 0 {
            environment.width = size.width
            environment.height = size.height
        }
        if environment.scale == 0 { environment.scale = 2 }
        if environment.locale.isEmpty { environment.locale = configuration.locale }
        if environment.timeZone.isEmpty { environment.timeZone = configuration.timeZone }
        if WritingDirection.isRightToLeft(environment.locale) { environment.rightToLeft = true }
        for length in [environment.width, environment.height] {
            guard length > 0, length <= sizeLimit else {
                throw HostError(
                    .badRequest(
                        "the size \(environment.width)×\(environment.height) is not between 0 and "
                            + "\(Int(sizeLimit)) points"))
            }
        }
        guard environment.scale > 0, environment.scale <= scaleLimit else {
            throw HostError(
                .badRequest(
                    "the scale \(environment.scale) is not between 0 and \(Int(scaleLimit))"))
        }
        return environment
    }
}

extension WidgetRequest.Purpose {
    fileprivate var wire: TimelineRequest.Purpose {
        switch self {
        case .timeline: .timeline
        case .snapshot: .snapshot
        case .placeholder: .placeholder
        }
    }
}
