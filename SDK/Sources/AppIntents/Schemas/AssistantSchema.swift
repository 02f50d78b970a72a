/// What the assistant knows an intent, an entity or an enumeration as, such as `.photos.openAsset`.
///
/// No effect here: no assistant reads it.
public struct AssistantSchema: Hashable, Sendable {
    /// A field of schemas; each name in it is one.
    @dynamicMemberLookup
    public struct Domain: Hashable, Sendable {
        /// A schema of the field.
        public subscript(dynamicMember name: String) -> AssistantSchema { AssistantSchema() }
    }

    /// Sound to play.
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
    /// Telephones.
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
    /// Documents to read.
    public static let reader = Domain()
    /// Spreadsheets.
    public static let spreadsheet = Domain()
    /// What all apps have.
    public static let system = Domain()
    /// What a camera or a screen shows.
    public static let visualIntelligence = Domain()
    /// Whiteboards.
    public static let whiteboard = Domain()
    /// Word processors.
    public static let wordProcessor = Domain()
}
