import _FoundationICU

/// An ICU number format, described by a skeleton such as `unit/meter unit-width-short`.
struct UnicodeNumberFormat: ~Copyable {
    private let formatter: OpaquePointer
    private let result: OpaquePointer

    init?(skeleton: String, locale: String) {
        var status = U_ZERO_ERROR
        let text = Array(skeleton.utf16)
        guard
            let formatter = swift_unumf_openForSkeletonAndLocale(
                text, Int32(text.count), locale, &status)
        else { return nil }
        guard let result = swift_unumf_openResult(&status), status.isSuccess else {
            swift_unumf_close(formatter)
            return nil
        }
        self.formatter = formatter
        self.result = result
    }

    deinit {
        swift_unumf_closeResult(result)
        swift_unumf_close(formatter)
    }

    func string(_ number: Double) -> String? {
        guard format(number) else { return nil }
        return String(written: { swift_unumf_resultToString(result, $0, $1, &$2) })
    }

    /// Returns the text before the digits, the digits, and the text after them.
    func parts(_ number: Double) -> (before: String, digits: String, after: String)? {
        guard let text = string(number) else { return nil }
        var status = U_ZERO_ERROR
        guard let position = swift_ufieldpositer_open(&status) else { return nil }
        defer { swift_ufieldpositer_close(position) }
        swift_unumf_resultGetAllFieldPositions(result, position, &status)
        var bounds: (start: Int, end: Int)?
        var (start, end) = (Int32(0), Int32(0))
        while case let field = swift_ufieldpositer_next(position, &start, &end), field >= 0 {
            guard Self.digitFields.contains(UInt32(field)) else { continue }
            bounds = (min(bounds?.start ?? .max, Int(start)), max(bounds?.end ?? 0, Int(end)))
        }
        guard let bounds else { return nil }
        let units = Array(text.utf16)
        return (
            String(decoding: units[..<bounds.start], as: UTF16.self),
            String(decoding: units[bounds.start..<bounds.end], as: UTF16.self),
            String(decoding: units[bounds.end...], as: UTF16.self)
        )
    }

    /// Returns the formatted number, which may be converted to another unit for the usage.
    func converted(_ number: Double) -> Double? {
        guard format(number) else { return nil }
        var status = U_ZERO_ERROR
        var digits = [CChar](repeating: 0, count: 64)
        let length = swift_unumf_resultToDecimalNumber(
            result, &digits, Int32(digits.count), &status)
        guard status.isSuccess else { return nil }
        return Double(
            String(decoding: digits.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
        )
    }

    private func format(_ number: Double) -> Bool {
        var status = U_ZERO_ERROR
        swift_unumf_formatDouble(formatter, number, result, &status)
        return status.isSuccess
    }

    private static let digitFields = [
        UNUM_INTEGER_FIELD, UNUM_FRACTION_FIELD, UNUM_DECIMAL_SEPARATOR_FIELD, UNUM_SIGN_FIELD,
        UNUM_GROUPING_SEPARATOR_FIELD,
    ].map(\.rawValue)
}
