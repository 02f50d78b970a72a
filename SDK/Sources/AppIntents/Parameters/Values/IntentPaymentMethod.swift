/// A payment method.
public struct IntentPaymentMethod: Hashable, Sendable {
    /// The type of the payment method.
    public enum PaymentType: Hashable, Sendable {
        /// The type is unknown.
        case unknown
        /// A checking account.
        case checking
        /// A savings account.
        case savings
        /// A brokerage account.
        case brokerage
        /// A debit card.
        case debit
        /// A credit card.
        case credit
        /// A prepaid card.
        case prepaid
        /// A store card.
        case store
        /// Apple Pay.
        case applePay
    }

    /// The type of the payment method.
    public let type: PaymentType
    /// The name.
    public let name: String?
    /// A hint that identifies the method, such as the last digits of a card.
    public let identificationHint: String?
    /// The image.
    public let icon: DisplayRepresentation.Image?

    /// Creates a payment method.
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
    /// Creates a parameter with a payment method.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: IntentPaymentMethod? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(ParameterTraits(title: title, description: description), default: defaultValue)
    }
}
