import Foundation
import FoundationNetworking
import PortholeFoundation
import Testing

@Suite("What Foundation lacks on Linux")
struct AdditionTests {
    @Test func `gives the address of the bytes of data`() throws {
        let data = Data(repeating: 7, count: 100)
        let first = try #require(CFDataGetBytePtr(data))
        #expect((0..<CFDataGetLength(data)).allSatisfy { first[$0] == 7 })
        #expect(CFDataGetBytePtr(nil) == nil)
    }

    @Test func `ends a transfer that is cancelled before it begins`() async throws {
        let request = URLRequest(url: try #require(URL(string: "http://127.0.0.1:9/")))
        for _ in 0..<20 {
            let transfer = Task { try await URLSession.shared.data(for: request) }
            transfer.cancel()
            await #expect(throws: URLError.self) { try await transfer.value }
        }
    }

    @Test func `ends the transfers of a group whose first one fails`() async throws {
        let request = URLRequest(url: try #require(URL(string: "http://127.0.0.1:9/")))
        await #expect(throws: URLError.self) {
            try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<8 {
                    group.addTask { try await URLSession.shared.data(for: request).0.count }
                }
                for try await _ in group {}
            }
        }
    }

    @Test func `lists a bundle's files as addresses`() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("\(UUID().uuidString).bundle", isDirectory: true)
        let fonts = folder.appendingPathComponent("Fonts", isDirectory: true)
        try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data().write(to: fonts.appendingPathComponent("Plain.ttf"))
        let bundle = try #require(Bundle(url: folder))
        var found: [URL] = []
        if let urls = bundle.urls(forResourcesWithExtension: "ttf", subdirectory: "Fonts") {
            found.append(contentsOf: urls)
        }
        #expect(found.map(\.lastPathComponent) == ["Plain.ttf"])
    }

    @Test func `writes names as Apple's documentation shows them`() {
        var name = PersonNameComponents()
        (name.namePrefix, name.givenName, name.middleName) = ("Dr.", "Thomas", "Louis")
        (name.familyName, name.nameSuffix, name.nickname) = ("Clark", "Esq.", "Tom")
        #expect(name.formatted() == "Thomas Clark")
        #expect(name.formatted(.name(style: .long)) == "Dr. Thomas Louis Clark Esq.")
        #expect(name.formatted(.name(style: .short)) == "Tom")
        #expect(name.formatted(.name(style: .abbreviated)) == "TC")
        let asian = PersonNameComponents(givenName: "太郎", familyName: "山田")
        #expect(asian.formatted() == "山田太郎")
    }

    @Test func `writes the time between two dates`() throws {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let time = start..<start.addingTimeInterval(93_780)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        func words(_ style: ElapsedTimeFormatStyle) -> String {
            style.locale(Locale(identifier: "en_US")).calendar(calendar).format(time)
        }
        #expect(words(.components(style: .wide)) == "1 day, 2 hours, 3 minutes")
        #expect(words(.components(style: .narrow, fields: [.hour, .minute])) == "26h 3m")
        #expect(words(.components(style: .abbreviated, fields: [.hour])) == "26 hr")
        #expect(words(.timeDuration) == "26:03:00")
    }

    @Test func `hands out notifications as they come`() async {
        let center = NotificationCenter()
        let name = Notification.Name("rang")
        let bells = center.notifications(named: name)
        var iterator = bells.makeAsyncIterator()
        for number in 1...3 { center.post(name: name, object: nil, userInfo: ["bell": number]) }
        center.post(name: Notification.Name("other"), object: nil)
        var heard: [Int] = []
        while heard.count < 3, let bell = await iterator.next() {
            heard.append(bell.userInfo?["bell"] as? Int ?? 0)
        }
        #expect(heard == [1, 2, 3])
    }

    @Test func `reads files line by line`() async throws {
        let file = URL.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try "a\n\nb".write(to: file, atomically: true, encoding: .utf8)
        var read: [String] = []
        for try await line in file.lines { read.append(line) }
        for try await line in try FileHandle(forReadingFrom: file).bytes.lines { read.append(line) }
        #expect(read == ["a", "b", "a", "b"])
        var bytes: [UInt8] = []
        for try await byte in file.resourceBytes { bytes.append(byte) }
        #expect(bytes == [97, 10, 10, 98])
        await #expect(throws: CocoaError.self) {
            for try await _ in file.appending(path: "none").lines {}
        }
    }

    @MainActor
    @Test func `loads lines on another thread than the one that asks for them`() async throws {
        let bytes = TransferredBytes(loading: {
            Data((Thread.isMainThread ? "main" : "other").utf8)
        })
        var read: [String] = []
        for try await line in bytes.lines { read.append(line) }
        #expect(read == ["other"])
    }

    @Test func `sorts as users see it`() {
        #expect(["b", "A10", "a2"].sorted(using: .localizedStandard) == ["a2", "A10", "b"])
    }

    @Test func `unpacks arrays and reads XML`() throws {
        let archive = try NSKeyedArchiver.archivedData(
            withRootObject: NSArray(array: [NSString(string: "a")]), requiringSecureCoding: true)
        let texts = try NSKeyedUnarchiver.unarchivedArrayOfObjects(
            ofClass: NSString.self, from: archive)
        #expect(texts == [NSString(string: "a")])

        final class Titles: NSObject, XMLParserDelegate {
            var found: [String] = []

            func parser(
                _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
                qualifiedName qName: String?, attributes attributeDict: [String: String]
            ) { found.append(elementName) }
        }
        let parser = XMLParser(data: Data("<rss><item/></rss>".utf8))
        let titles = Titles()
        parser.delegate = titles
        #expect(parser.parse() && titles.found == ["rss", "item"])
    }

    @Test func `coordinates files and activities at once`() async {
        let coordinator = NSFileCoordinator(filePresenter: nil)
        var urls: [URL] = []
        coordinator.coordinate(
            readingItemAt: URL(filePath: "/a"), writingItemAt: URL(filePath: "/b"), error: nil
        ) { urls = [$0, $1] }
        #expect(urls.map(\.path) == ["/a", "/b"])
        let mayGoOn = await withCheckedContinuation { continuation in
            ProcessInfo.processInfo.performExpiringActivity(withReason: "test") { expired in
                continuation.resume(returning: !expired)
            }
        }
        #expect(mayGoOn)
        #expect(throws: CocoaError.self) {
            try FileManager.default.startDownloadingUbiquitousItem(at: URL(filePath: "/a"))
        }
    }

    @Test func `finds a file by its bookmark as long as it is there`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(
            "bookmark \(UUID().uuidString)")
        #expect(throws: CocoaError.self) { try file.bookmarkData() }
        try Data("a".utf8).write(to: file)
        let bookmark = try file.bookmarkData(options: [.minimalBookmark, .withSecurityScope])
        var isStale = true
        let found = try URL(
            resolvingBookmarkData: bookmark, options: .withoutUI, relativeTo: nil,
            bookmarkDataIsStale: &isStale)
        #expect(found.path == file.path && !isStale)
        try FileManager.default.removeItem(at: file)
        #expect(throws: CocoaError.self) {
            try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale)
        }
        #expect(throws: CocoaError.self) {
            try URL(resolvingBookmarkData: Data([1]), bookmarkDataIsStale: &isStale)
        }
    }

    @Test func `keeps the file properties of a progress`() {
        let progress = Progress(totalUnitCount: 4)
        #expect(progress.fileTotalCount == nil && progress.fileOperationKind == nil)
        progress.fileOperationKind = .downloading
        progress.fileTotalCount = 3
        progress.fileCompletedCount = 1
        progress.estimatedTimeRemaining = 2.5
        progress.throughput = 100
        #expect(progress.fileOperationKind == .downloading && progress.fileTotalCount == 3)
        #expect(progress.fileCompletedCount == 1 && progress.throughput == 100)
        progress.estimatedTimeRemaining = nil
        #expect(progress.estimatedTimeRemaining == nil)
    }
}

@Suite("A transformer of values")
struct ValueTransformerTests {
    private final class Doubling: ValueTransformer, @unchecked Sendable {
        override class func allowsReverseTransformation() -> Bool { true }
        override func transformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 * 2 } }
        override func reverseTransformedValue(_ value: Any?) -> Any? {
            (value as? Int).map { $0 / 2 }
        }
    }

    @Test func `is found by its name, and forgotten`() throws {
        let name = NSValueTransformerName("Doubling")
        #expect(ValueTransformer(forName: name) == nil)
        ValueTransformer.setValueTransformer(Doubling(), forName: name)
        let found = try #require(ValueTransformer(forName: name))
        #expect(found.transformedValue(4) as? Int == 8)
        #expect(found.reverseTransformedValue(8) as? Int == 4)
        ValueTransformer.setValueTransformer(nil, forName: name)
        #expect(!ValueTransformer.valueTransformerNames().contains(name))
    }
}
