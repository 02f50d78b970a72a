import Foundation
import RecordStore
import Testing

@Suite("The rows of a store in memory")
struct RecordRowsTests {
    private let first = Record(name: Record.Name(entity: "A"), contents: Data("1".utf8))
    private let second = Record(name: Record.Name(entity: "A"), contents: Data("2".utf8))

    @Test func `keep the order in which objects were made, also when these change`() {
        var rows = RecordRows()
        rows.take(RecordStore.News(kept: [first, second], last: 1))
        let changed = Record(name: first.name, contents: Data("3".utf8))
        rows.take(RecordStore.News(kept: [changed], last: 2))
        #expect(rows.names(of: "A") == [first.name, second.name])
        #expect(rows[first.name]?.contents == changed.contents && rows[first.name]?.version == 2)
        #expect(rows[second.name]?.version == 1)
    }

    @Test func `tell which of the deleted objects they knew`() {
        var rows = RecordRows()
        rows.take(RecordStore.News(kept: [first, second], last: 1))
        let unknown = Record.Name(entity: "B")
        let removed = rows.take(RecordStore.News(removed: [first.name, unknown], last: 2))
        #expect(removed == [first.name])
        #expect(rows.names(of: "A") == [second.name] && rows.entities == ["A"])
        #expect(rows[first.name] == nil && rows.allNames == [second.name])
    }

    @Test func `ignore news that they know`() {
        var rows = RecordRows()
        rows.take(RecordStore.News(kept: [first], last: 2))
        rows.take(RecordStore.News(kept: [second], last: 2))
        rows.take(RecordStore.News(removed: [first.name], last: 1))
        #expect(rows.allNames == [first.name] && rows.last == 2)
    }
}
