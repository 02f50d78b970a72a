import CoreTransferable
import Testing
import UniformTypeIdentifiers

/// A seed in all the forms that values travel in.
private struct Seed: Codable, Equatable, Transferable {
    var name: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
            .suggestedFileName { "\($0.name).json" }
        DataRepresentation(exportedContentType: .png) { Data($0.name.utf8.reversed()) }
            .exportingCondition { $0.name == "Drawn" }
        ProxyRepresentation(exporting: \.name)
        FileRepresentation(importedContentType: .commaSeparatedText) { received in
            let row = try String(contentsOf: received.file, encoding: .utf8)
            return Seed(name: "\(row) of a file named .\(received.file.pathExtension)")
        }
        DataRepresentation(exportedContentType: .rtf) { _ in Data() }.visibility(.ownProcess)
    }
}

/// A bed that is made of a representation of the author's own.
private struct Bed: Transferable {
    let seeds: [String]

    struct Rows: TransferRepresentation {
        typealias Item = Bed

        var body: some TransferRepresentation<Bed> {
            ProxyRepresentation { (bed: Bed) in
                bed.seeds.joined(separator: "\n")
            } importing: {
                Bed(seeds: $0.components(separatedBy: "\n"))
            }
        }
    }

    static var transferRepresentation: some TransferRepresentation { Rows() }
}

@Suite("CoreTransferable")
struct TransferTests {
    @Test func `gives a value in the form that is asked for, or else in its best`() async throws {
        let seed = Seed(name: "Fern")
        #expect(try await seed.exported(as: nil) == Data(#"{"name":"Fern"}"#.utf8))
        #expect(try await seed.exported(as: .plainText) == Data("Fern".utf8))
        #expect(seed.suggestedFilename == "Fern.json")
        await #expect(throws: CocoaError.self) { try await seed.exported(as: .png) }
        #expect(try await Seed(name: "Drawn").exported(as: .image) == Data("nwarD".utf8))
        #expect(Seed.exportedContentTypes() == [.json, .png, .utf8PlainText])
        #expect(Seed.exportedContentTypes(visibility: .ownProcess).last == .rtf)
    }

    @Test func `makes values of data and files, by the first form that takes them`() async throws {
        let json = Data(#"{"name":"Moss"}"#.utf8)
        #expect(try await Seed(importing: json, contentType: .json) == Seed(name: "Moss"))
        let row = try await Seed(importing: Data("Rose".utf8), contentType: .commaSeparatedText)
        #expect(row.name == "Rose of a file named .csv")
        await #expect(throws: CocoaError.self) {
            try await Seed(importing: json, contentType: .png)
        }
        await #expect(throws: DecodingError.self) {
            try await Seed(importing: Data("{}".utf8), contentType: .json)
        }
        #expect(Seed.importedContentTypes() == [.json, .commaSeparatedText])
    }

    @Test func `writes a file under the suggested name, inside the folder`() async throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent(UUID().uuidString, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = try await Seed(name: "../Ivy").export(to: folder, contentType: .json)
        #expect(file.deletingLastPathComponent().path == folder.path)
        #expect(file.lastPathComponent == "Ivy.json")
        let read = try await Seed(importing: file, contentType: nil)
        #expect(read.name == "../Ivy")
    }

    @Test
    func `asks a representation of the author's own for its body, and a proxy for its forms`()
        async throws
    {
        let bed = Bed(seeds: ["Fern", "Moss"])
        let text = try await bed.exported(as: .utf8PlainText)
        #expect(text == Data("Fern\nMoss".utf8))
        #expect(try await Bed(importing: text, contentType: .plainText).seeds == bed.seeds)
    }

    @Test func `knows data, texts and addresses`() async throws {
        let address = try #require(URL(string: "https://example.org/a"))
        let data = try await address.exported(as: .url)
        #expect(try await URL(importing: data, contentType: .url) == address)
        #expect(try await Data(importing: data, contentType: nil) == data)
        await #expect(throws: CocoaError.self) {
            try await String(importing: Data([0xFF, 0xFE, 0xFD]), contentType: .utf8PlainText)
        }
    }
}
