import Foundation
import PortholeFoundation
import Testing

@Suite("An address in a format")
struct URLFormatTests {
    private let url: URL

    init() throws {
        url = try #require(
            URL(string: "https://me:secret@www.docs.example.com:8080/a/b?q=1#top"))
    }

    @Test func `has scheme, host and path`() throws {
        #expect(url.formatted() == "https://www.docs.example.com/a/b")
        #expect(
            try #require(URL(string: "ftp://example.com:21/x")).formatted()
                == "ftp://example.com:21/x")
        #expect(
            try #require(URL(string: "mailto:me@example.com")).formatted()
                == "mailto:me@example.com")
    }

    @Test func `has the parts that are asked for`() {
        #expect(url.formatted(.url.scheme(.never).path(.never)) == "www.docs.example.com")
        #expect(
            url.formatted(.url.user().password().port().query().fragment()) == url.absoluteString)
        #expect(url.formatted(.url.host(.never)) == "https:///a/b")
        #expect(
            url.formatted(.url.path(.omitWhen(.path, matches: ["/a/b"])))
                == "https://www.docs.example.com")
        #expect(
            url.formatted(.url.query(.displayWhen(.host, matches: ["other.example"])))
                == "https://www.docs.example.com/a/b")
    }

    @Test func `leaves out the first words of a host`() {
        func host(_ option: URL.FormatStyle.HostDisplayOption) -> String {
            url.formatted(.url.scheme(.never).path(.never).host(option))
        }
        #expect(host(.omitSpecificSubdomains(["www"])) == "docs.example.com")
        #expect(host(.omitSpecificSubdomains(["mobile"])) == "www.docs.example.com")
        #expect(
            host(.omitSpecificSubdomains(["www", "docs"], includeMultiLevelSubdomains: true))
                == "example.com")
        #expect(
            host(.omitSpecificSubdomains(["www"], when: .scheme, matches: ["http"]))
                == "www.docs.example.com")
    }

    @Test func `is read again`() throws {
        #expect(try URL("https://example.com/a", strategy: .url).path() == "/a")
        let strategy = URL.ParseStrategy(scheme: .defaultValue("https"), port: .defaultValue(443))
        #expect(try strategy.parse("//example.com").absoluteString == "https://example.com:443")
        #expect(throws: CocoaError.self) { try URL("example.com", strategy: .url) }
    }
}
