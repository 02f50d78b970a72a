import Foundation
import _FoundationICU

/// Formats durations in words, such as "1 hour, 2 minutes", with ICU.
struct DurationWords {
    /// The length of unit names, from "1 hour, 2 minutes" to "1h 2m".
    enum Width {
        case wide, short, brief, narrow
    }

    /// A unit of time.
    enum Unit: String, Codable {
        case year, month, week, day, hour, minute, second
    }

    let locale: Locale
    let width: Width
    var isSpelledOut = false

    func words(_ parts: [(count: Double, unit: Unit)]) -> String? {
        var status = U_ZERO_ERROR
        let number = swift_unum_open(
            isSpelledOut ? UNUM_SPELLOUT : UNUM_DECIMAL, nil, 0, locale.identifier, nil, &status)
        guard let format = uameasfmt_open(locale.identifier, width.code, number, &status) else {
            return nil
        }
        defer { uameasfmt_close(format) }
        if isSpelledOut { return spelled(parts, format) }
        let measures = parts.map { UAMeasure(value: $0.count, unit: $0.unit.code) }
        return String(written: {
            uameasfmt_formatMultiple(format, measures, Int32(measures.count), $0, $1, &$2)
        })
    }

    /// ICU spells out the last number only.
    private func spelled(
        _ parts: [(count: Double, unit: Unit)], _ format: OpaquePointer
    ) -> String? {
        parts.compactMap { part in
            String(written: {
                uameasfmt_format(format, part.count, part.unit.code, $0, $1, &$2)
            })
        }.joined(separator: ", ")
    }
}

extension DurationWords.Width {
    fileprivate var code: UAMeasureFormatWidth {
        switch self {
        case .wide: UAMEASFMT_WIDTH_WIDE
        case .short: UAMEASFMT_WIDTH_SHORT
        case .brief: UAMEASFMT_WIDTH_SHORTER
        case .narrow: UAMEASFMT_WIDTH_NARROW
        }
    }
}

extension DurationWords.Unit {
    fileprivate var code: UAMeasureUnit {
        switch self {
        case .year: UAMEASUNIT_DURATION_YEAR
        case .month: UAMEASUNIT_DURATION_MONTH
        case .week: UAMEASUNIT_DURATION_WEEK
        case .day: UAMEASUNIT_DURATION_DAY
        case .hour: UAMEASUNIT_DURATION_HOUR
        case .minute: UAMEASUNIT_DURATION_MINUTE
        case .second: UAMEASUNIT_DURATION_SECOND
        }
    }
}
