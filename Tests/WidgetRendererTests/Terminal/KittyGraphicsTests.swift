import Foundation
import Testing
import WidgetRenderer

@Suite struct KittyGraphicsTests {
    private let start = "\u{1B}_G"
    private let end = "\u{1B}\\"

    @Test func `A small picture is one chunk`() {
        #expect(
            KittyGraphics.place(png: [1, 2, 3], id: 7, columns: 20, rows: 10)
                == "\u{1B}_Ga=T,f=100,t=d,i=7,p=1,c=20,r=10,C=1,q=2,m=0;AQID\u{1B}\\")
    }

    @Test(arguments: [0, 1, 3071, 3072, 3073, 6144, 10_000])
    func `The chunks of a large picture add up to it`(_ length: Int) throws {
        let png = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        let sent = KittyGraphics.place(png: png, id: 1, columns: 1, rows: 1)
        let chunks = sent.split(separator: end).map { $0.dropFirst(start.count) }
        let parts = try chunks.map { chunk in
            let separator = try #require(chunk.firstIndex(of: ";"))
            return (keys: chunk[..<separator], payload: chunk[chunk.index(after: separator)...])
        }
        #expect(parts.allSatisfy { $0.payload.utf8.count <= 4096 })
        #expect(
            parts.dropLast().allSatisfy {
                $0.keys.hasSuffix("m=1") && $0.payload.utf8.count == 4096
            })
        #expect(parts.last?.keys.hasSuffix("m=0") == true)
        #expect(parts.dropFirst().allSatisfy { $0.keys.hasPrefix("m=") })
        let joined = parts.map(\.payload).joined()
        #expect(Data(base64Encoded: joined) == Data(png))
    }

    @Test func `Room for a picture is made once`() {
        let first = KittyGraphics.show(png: [0], id: 1, columns: 2, rows: 3, isFirst: true)
        let again = KittyGraphics.show(png: [0], id: 1, columns: 2, rows: 3, isFirst: false)
        #expect(first == "\r\n\r\n\r\n" + again)
        #expect(again.hasPrefix("\u{1B}[3A\u{1B}_G") && again.hasSuffix("\u{1B}\\\u{1B}[3B"))
    }

    @Test func `The lines below a picture are replaced`() {
        #expect(KittyGraphics.below([]) == "\u{1B}[J")
        #expect(KittyGraphics.below(["a", "b"]) == "\u{1B}[Ja\r\nb\r\n\u{1B}[2A")
    }
}
