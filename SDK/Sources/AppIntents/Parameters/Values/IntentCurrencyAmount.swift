/// An amount of money.
public struct IntentCurrencyAmount: Hashable, Sendable {
    /// The amount.
    public let amount: Decimal
    /// The currency code, such as `EUR`.
    public let currencyCode: String

    /// Creates an amount of a currency.
    public init(amount: Decimal, currencyCode: String) {
        self.amount = amount
        self.currencyCode = currencyCode
    }
}

extension IntentCurrencyAmount: _IntentValue {}

extension IntentParameter where Value.UnwrappedType == IntentCurrencyAmount {
    /// Creates a parameter with an amount of money.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: IntentCurrencyAmount? = nil, currencyCodes: [String] = [],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(ParameterTraits(title: title, description: description), default: defaultValue)
    }
}
