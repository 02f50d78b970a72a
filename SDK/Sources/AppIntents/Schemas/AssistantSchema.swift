/// The schema of an intent, entity or enumeration for the assistant, such as `.photos.openAsset`.
///
/// No effect here: schemas are not used.
public struct AssistantSchema: Hashable, Sendable {
    /// A domain of schemas; each member name is a schema.
    @dynamicMemberLookup
    public struct Domain: Hashable, Sendable {
        /// Returns a schema of the domain.
        public subscript(dynamicMember name: String) -> AssistantSchema { AssistantSchema() }
    }

    /// Audio.
    public static let audio = Domain()
    /// Assistants.
    public static let assistant = Domain()
    /// Calendars.
    public static let calendar = Domain()
    /// Clocks, alarms and timers.
    public static let clock = Domain()
    /// Contacts.
    public static let contacts = Domain()
    /// Maps.
    public static let maps = Domain()
    /// Messages.
    public static let messages = Domain()
    /// Notes.
    public static let notes = Domain()
    /// Phone calls.
    public static let phone = Domain()
    /// Reminders.
    public static let reminders = Domain()
    /// Books.
    public static let books = Domain()
    /// Web browsers.
    public static let browser = Domain()
    /// Cameras.
    public static let camera = Domain()
    /// Files.
    public static let files = Domain()
    /// Journals.
    public static let journal = Domain()
    /// Mail.
    public static let mail = Domain()
    /// Photos.
    public static let photos = Domain()
    /// Presentations.
    public static let presentation = Domain()
    /// Document readers.
    public static let reader = Domain()
    /// Spreadsheets.
    public static let spreadsheet = Domain()
    /// Actions that all apps have in common.
    public static let system = Domain()
    /// Visual intelligence.
    public static let visualIntelligence = Domain()
    /// Whiteboards.
    public static let whiteboard = Domain()
    /// Word processors.
    public static let wordProcessor = Domain()
}
