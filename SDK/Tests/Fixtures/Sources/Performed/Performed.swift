import AppIntents
import SwiftUI
import WidgetKit

// Intents as apps have them, each with an outcome of its own.

var group: UserDefaults { UserDefaults(suiteName: "group.com.example.performed") ?? .standard }

struct Book: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
    static let defaultQuery = BookQuery()
    let id: Int
    let name: String
    var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct BookQuery: EntityQuery {
    @Dependency private var shelf: Shelf

    func entities(for identifiers: [Book.ID]) async throws -> [Book] {
        shelf.books.filter { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> [Book] { shelf.books }
}

struct Shelf {
    let books: [Book]
}

enum ReadingError: Error, CustomLocalizedStringResourceConvertible {
    case tooLong(Int)

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .tooLong(let pages): "Nobody reads \(pages) pages."
        }
    }
}

struct ReadIntent: AppIntent {
    static let title: LocalizedStringResource = "Read"
    static let description = IntentDescription("Reads pages of a book.")

    @Parameter(title: "Book") var book: Book
    @Parameter(title: "Pages", default: 10, inclusiveRange: (1, 1000)) var pages: Int
    @Parameter(title: "Note") var note: String?

    init() {}

    init(_ book: Book, pages: Int) {
        self.book = book
        self.pages = pages
    }

    static var parameterSummary: some ParameterSummary {
        Summary("Read \(\.$pages) pages of \(\.$book)")
    }

    func perform() async throws -> some IntentResult & ProvidesDialog & ReturnsValue<Int> {
        if pages > 500 { throw ReadingError.tooLong(pages) }
        let total = group.integer(forKey: "pages") + pages
        group.set(total, forKey: "pages")
        return .result(value: total, dialog: "\(total) pages of \(book.name)")
    }
}

struct OpenBookIntent: OpenIntent {
    static let title: LocalizedStringResource = "Open Book"
    @Parameter(title: "Book") var target: Book

    func perform() async throws -> some IntentResult & OpensIntent {
        .result(opensIntent: FollowIntent(path: "book/\(target.id)"))
    }
}

struct FollowIntent: AppIntent {
    static let title: LocalizedStringResource = "Follow"
    static let isDiscoverable = false
    @Parameter(title: "Path") var path: String

    init() {}
    init(path: String) { self.path = path }

    func perform() async throws -> some IntentResult & OpensIntent & ProvidesDialog {
        let url = URL(string: "reader://\(path)") ?? .temporaryDirectory
        return .result(opensIntent: OpenURLIntent(url), dialog: "Opening \(path)")
    }
}

enum Genre: String, AppEnum {
    case poetry, prose
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Genre"
    static let caseDisplayRepresentations: [Genre: DisplayRepresentation] = [
        .poetry: "Poetry", .prose: "Prose",
    ]
}

struct BrowseIntent: OpenIntent, URLRepresentableIntent {
    static let title: LocalizedStringResource = "Browse"
    static let urlRepresentation: URLRepresentation =
        "https://reader.example/\(\.$target)?by=\(\.$author)"
    @Parameter(title: "Genre") var target: Genre
    @Parameter(title: "Author") var author: String?
}

struct ForgetIntent: AppIntent {
    static let title: LocalizedStringResource = "Forget"
    func perform() async throws -> some IntentResult & OpensIntent {
        try await requestConfirmation(actionName: .go, dialog: "Forget everything?")
        return .result()
    }
}

struct MirrorIntent: AppIntent {
    static let title: LocalizedStringResource = "Mirror"

    func perform() async throws -> some IntentResult & OpensIntent {
        .result(opensIntent: MirrorIntent())
    }
}

struct MainThreadIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "Main Thread"

    @MainActor
    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: Thread.isMainThread ? "main" : "other")
    }
}

struct LampIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Lamp"
    @Parameter(title: "Lamp is on") var value: Bool

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: value ? "On" : "Off")
    }
}

enum Door {
    struct Toggle: AppIntent {
        static let title: LocalizedStringResource = "Door"
        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "The door")
        }
    }
}

enum Window {
    struct Toggle: AppIntent {
        static let title: LocalizedStringResource = "Window"
        static let persistentIdentifier = "window"
        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "The window")
        }
    }
}

private struct HiddenIntent: AppIntent {
    static let title: LocalizedStringResource = "Hidden"
    @Dependency private var missing: HiddenIntentDependency
    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "\(missing.name)")
    }
}

private struct HiddenIntentDependency { let name = "here" }

struct AskingIntent: AppIntent, AudioPlaybackIntent {
    static let title: LocalizedStringResource = "Ask"
    @Parameter(title: "Answer", requestValueDialog: "What now?") var answer: String?

    func perform() async throws -> some IntentResult {
        guard answer != nil else { throw $answer.needsValueError("Say something.") }
        _ = try await $answer.requestValue()
        return .result()
    }
}

struct EndlessIntent: AppIntent {
    static let title: LocalizedStringResource = "Endless"
    func perform() async throws -> some IntentResult {
        try await Task.sleep(for: .seconds(3600))
        return .result()
    }
}

struct LoginIntent: AppIntent {
    static let title: LocalizedStringResource = "Log In"
    struct Refusal: Error { let code: Int }
    @Parameter(title: "Code", default: 0) var code: Int

    func perform() async throws -> some IntentResult {
        switch code {
        case 0: throw AppIntentError.UserActionRequired.signin
        case 1: throw CocoaError(.fileNoSuchFile)
        case 2: throw Refusal(code: code)
        default: return .result()
        }
    }
}

// Nothing refers to these.

private struct ForgottenIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "Forgotten"
    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "Remembered")
    }
}

enum Attic {
    fileprivate struct LostIntent: AppIntent {
        static let title: LocalizedStringResource = "Lost"
        func perform() async throws -> some IntentResult { .result() }
    }
}

private struct ReaderShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: ReadIntent(),
            phrases: ["Read in \(.applicationName)", "Read \(\.$book) in \(.applicationName)"],
            shortTitle: "Read", systemImageName: "book")
        AppShortcut(intent: Door.Toggle(), phrases: ["Open \(.applicationName)"])
    }
    static let shortcutTileColor: ShortcutTileColor = .navy
}

struct ReaderEntry: TimelineEntry {
    let date: Date
    let pages: Int
}

struct ReaderProvider: TimelineProvider {
    func placeholder(in context: Context) -> ReaderEntry { ReaderEntry(date: .now, pages: 0) }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (ReaderEntry) -> Void) {
        completion(ReaderEntry(date: .now, pages: group.integer(forKey: "pages")))
    }

    func getTimeline(
        in context: Context, completion: @escaping @Sendable (Timeline<ReaderEntry>) -> Void
    ) {
        let entry = ReaderEntry(date: .now, pages: group.integer(forKey: "pages"))
        completion(Timeline(entries: [entry], policy: .never))
    }
}

struct ReaderView: View {
    let entry: ReaderEntry

    var body: some View {
        Text(verbatim: "\(entry.pages) pages")
        Button("Read", intent: ReadIntent(Book(id: 1, name: "Walden"), pages: 20))
        Button("Open", intent: OpenBookIntent())
        Button("Mirror", intent: MirrorIntent())
        Button("Main", intent: MainThreadIntent())
        Toggle("Lamp", isOn: false, intent: LampIntent())
        Button("Door", intent: Door.Toggle())
        Button("Window", intent: Window.Toggle())
        Button("Hidden", intent: HiddenIntent())
        Button("Ask", intent: AskingIntent())
        Button("Endless", intent: EndlessIntent())
        Group {
            Button("Log In", intent: LoginIntent())
            Button("Browse", intent: BrowseIntent())
            Button("Forget", intent: ForgetIntent())
        }
    }
}

struct Reader: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Reader", provider: ReaderProvider()) { ReaderView(entry: $0) }
            .supportedFamilies([.systemLarge])
    }
}

@main
struct ReaderBundle: WidgetBundle {
    init() {
        AppDependencyManager.shared.add(
            dependency: Shelf(books: [Book(id: 1, name: "Walden"), Book(id: 2, name: "Emma")]))
    }

    var body: some Widget { Reader() }
}
