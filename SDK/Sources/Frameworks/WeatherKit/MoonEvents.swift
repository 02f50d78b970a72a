public import Foundation

/// The events of the moon.
public struct MoonEvents: Codable, Hashable, Sendable {
    /// The phase of the moon.
    public var phase: MoonPhase
    /// The moonrise.
    public var moonrise: Date?
    /// The moonset.
    public var moonset: Date?
}

/// The phase of the moon.
public enum MoonPhase: String, CaseIterable, Codable, Hashable, Sendable {
    /// New moon.
    case new
    /// Less than half, growing.
    case waxingCrescent
    /// First quarter.
    case firstQuarter
    /// More than half, growing.
    case waxingGibbous
    /// Full moon.
    case full
    /// More than half, shrinking.
    case waningGibbous
    /// Last quarter.
    case lastQuarter
    /// Less than half, shrinking.
    case waningCrescent

    /// The name of the SF Symbol for the condition.
    public var symbolName: String {
        switch self {
        case .new: "moonphase.new.moon"
        case .waxingCrescent: "moonphase.waxing.crescent"
        case .firstQuarter: "moonphase.first.quarter"
        case .waxingGibbous: "moonphase.waxing.gibbous"
        case .full: "moonphase.full.moon"
        case .waningGibbous: "moonphase.waning.gibbous"
        case .lastQuarter: "moonphase.last.quarter"
        case .waningCrescent: "moonphase.waning.crescent"
        }
    }
}
