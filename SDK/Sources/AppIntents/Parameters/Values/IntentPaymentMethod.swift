/// A way to pay.
public struct IntentPaymentMethod: Hashable, Sendable {
    /// What kind of way it is.
    public enum PaymentType: Hashable, Sendable {
        /// It is not known.
        case unknown
        /// Money of a bank's account, now.
        case checking
        /// Money that is saved.
        case savings
        /// Money of a brokerage's account.
        case brokerage
        /// A card that is paid at once.
        case debit
        /// A card that is paid later.
        case credit
        /// A card that was paid before.
        case prepaid
        /// A shop's card.
        case store
        /// Apple Pay.
        case applePay
    }

    /// What kind of way it is.
    public let type: PaymentType
    /// What users call it.
    public let name: String?
    /// What tells it from others, such as the last digits of a card.
    public let identificationHint: String?
    /// A picture of it.
    public let icon: DisplayRepresentation.Image?

    /// A way to pay.
    public init(
        type: PaymentType, name: String? = nil, identificationHint: String? = nil,
        icon: DisplayRepresentation.Image? = nil
    ) {
        self.type = type
        self.name = name
        self.identificationHint = identificationHint
        self.icon = icon
    }

    /// Apple Pay.
    public static var applePay: IntentPaymentMethod { IntentPaymentMethod(type: .applePay) }
}

extension IntentPaymentMethod: _IntentValue {}

extension IntentParameter where Value.UnwrappedType == IntentPaymentMethod {
    /// A way to pay.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: IntentPaymentMethod? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(ParameterTraits(title: title, description: description), default: defaultValue)
    }
}
