/// The title of the button that confirms an intent.
///
/// No effect here: users cannot be asked.
public struct ConfirmationActionName: Hashable, Sendable {
    private let text: LocalizedStringResource

    /// Creates a custom title.
    public static func custom(
        acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [],
        denyLabel: LocalizedStringResource = "Cancel",
        denyAlternatives: [LocalizedStringResource] = [], destructive: Bool = false
    ) -> ConfirmationActionName {
        ConfirmationActionName(text: acceptLabel)
    }

    /// Add.
    public static let add = ConfirmationActionName(text: "Add")
    /// Add Data.
    public static let addData = ConfirmationActionName(text: "Add Data")
    /// Book.
    public static let book = ConfirmationActionName(text: "Book")
    /// Buy.
    public static let buy = ConfirmationActionName(text: "Buy")
    /// Call.
    public static let call = ConfirmationActionName(text: "Call")
    /// Check In.
    public static let checkIn = ConfirmationActionName(text: "Check In")
    /// Continue.
    public static let `continue` = ConfirmationActionName(text: "Continue")
    /// Create.
    public static let create = ConfirmationActionName(text: "Create")
    /// Do.
    public static let `do` = ConfirmationActionName(text: "Do")
    /// Download.
    public static let download = ConfirmationActionName(text: "Download")
    /// Filter.
    public static let filter = ConfirmationActionName(text: "Filter")
    /// Find.
    public static let find = ConfirmationActionName(text: "Find")
    /// Get.
    public static let get = ConfirmationActionName(text: "Get")
    /// Go.
    public static let go = ConfirmationActionName(text: "Go")
    /// Log.
    public static let log = ConfirmationActionName(text: "Log")
    /// Open.
    public static let open = ConfirmationActionName(text: "Open")
    /// Order.
    public static let order = ConfirmationActionName(text: "Order")
    /// Pay.
    public static let pay = ConfirmationActionName(text: "Pay")
    /// Play.
    public static let play = ConfirmationActionName(text: "Play")
    /// Play Sound.
    public static let playSound = ConfirmationActionName(text: "Play Sound")
    /// Post.
    public static let post = ConfirmationActionName(text: "Post")
    /// Request.
    public static let request = ConfirmationActionName(text: "Request")
    /// Run.
    public static let run = ConfirmationActionName(text: "Run")
    /// Search.
    public static let search = ConfirmationActionName(text: "Search")
    /// Send.
    public static let send = ConfirmationActionName(text: "Send")
    /// Set.
    public static let set = ConfirmationActionName(text: "Set")
    /// Share.
    public static let share = ConfirmationActionName(text: "Share")
    /// Start.
    public static let start = ConfirmationActionName(text: "Start")
    /// Start Navigation.
    public static let startNavigation = ConfirmationActionName(text: "Start Navigation")
    /// Toggle.
    public static let toggle = ConfirmationActionName(text: "Toggle")
    /// Turn Off.
    public static let turnOff = ConfirmationActionName(text: "Turn Off")
    /// Turn On.
    public static let turnOn = ConfirmationActionName(text: "Turn On")
    /// View.
    public static let view = ConfirmationActionName(text: "View")
}

extension ConfirmationActionName: ExpressibleByStringLiteral {
    /// Creates a title from a literal.
    public init(stringLiteral value: String) {
        self.init(text: LocalizedStringResource(stringLiteral: value))
    }
}
