import Foundation
import _FoundationICU

/// Formats a number of units from now or ago, with ICU.
struct RelativeDateWords {
    enum Unit {
        case year, month, week, day, hour, minute, second
    }

    let locale: Locale
    let style: RelativeDateTimeFormatter.UnitsStyle
    let isNamed: Bool
    let context: Formatter.Context

    func words(_ count: Int, _ unit: Unit) -> String {
        var status = U_ZERO_ERROR
        let formatter = swift_ureldatefmt_open(
            locale.identifier, style == .spellOut ? Self.spelling(locale) : nil, width,
            capitalization, &status)
        defer { swift_ureldatefmt_close(formatter) }
        guard let formatter, status.isSuccess else { return "" }
        let write = isNamed ? swift_ureldatefmt_format : swift_ureldatefmt_formatNumeric
        return String(written: { write(formatter, Double(count), unit.code, $0, $1, &$2) }) ?? ""
    }

    private var width: UDateRelativeDateTimeFormatterStyle {
        switch style {
        case .full, .spellOut: UDAT_STYLE_LONG
        case .short: UDAT_STYLE_SHORT
        case .abbreviated: UDAT_STYLE_NARROW
        }
    }

    private var capitalization: UDisplayContext {
        switch context {
        case .beginningOfSentence: UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE
        case .middleOfSentence: UDISPCTX_CAPITALIZATION_FOR_MIDDLE_OF_SENTENCE
        case .listItem: UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU
        case .standalone: UDISPCTX_CAPITALIZATION_FOR_STANDALONE
        default: UDISPCTX_CAPITALIZATION_NONE
        }
    }

    private static func spelling(_ locale: Locale) -> UnsafeMutablePointer<UNumberFormat?>? {
        var status = U_ZERO_ERROR
        return swift_unum_open(UNUM_SPELLOUT, nil, 0, locale.identifier, nil, &status)
    }
}

extension RelativeDateWords.Unit {
    fileprivate var code: URelativeDateTimeUnit {
        switch self {
        case .year: UDAT_REL_UNIT_YEAR
        case .month: UDAT_REL_UNIT_MONTH
        case .week: UDAT_REL_UNIT_WEEK
        case .day: UDAT_REL_UNIT_DAY
        case .hour: UDAT_REL_UNIT_HOUR
        case .minute: UDAT_REL_UNIT_MINUTE
        case .second: UDAT_REL_UNIT_SECOND
        }
    }
}
