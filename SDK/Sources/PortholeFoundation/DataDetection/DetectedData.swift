import Foundation

/// A link, phone number, date or address that was found in a text.
final class DetectedData: NSTextCheckingResult {
    enum Content {
        case link(URL)
        case phoneNumber(String)
        case date(Date)
        case address([NSTextCheckingKey: String])
    }

    let content: Content
    private let place: NSRange

    init(_ content: Content, _ place: NSRange) {
        self.content = content
        self.place = place
        super.init()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Not archived.") }

    override var range: NSRange { place }
    override var numberOfRanges: Int { 1 }
    override func range(at index: Int) -> NSRange { place }

    override var resultType: NSTextCheckingResult.CheckingType {
        switch content {
        case .link: .found(.link)
        case .phoneNumber: .found(.phoneNumber)
        case .date: .found(.date)
        case .address: .found(.address)
        }
    }
}

extension NSTextCheckingResult.CheckingType {
    /// Type bits that Foundation for Linux declares deprecated, because it detects none of them.
    enum Found: UInt64 {
        case date = 8
        case address = 16
        case link = 32
        case phoneNumber = 2048
    }

    static func found(_ kind: Found) -> Self { Self(rawValue: kind.rawValue) }
}
