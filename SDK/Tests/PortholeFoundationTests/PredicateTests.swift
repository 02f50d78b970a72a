import CoreData
import Foundation
import Testing

@testable import PortholeFoundation

@Suite("A predicate in words")
struct PredicateTests {
    private class Item {
        var name = "Crème brûlée"
        var price: Double? = 4.5
        var tags: [String] = ["sweet", "french"]
    }

    private final class Special: Item {
        var shop: [String: Any] = ["city": "Lyon", "rank": 2]
    }

    /// Whether a format's predicate holds for an object.
    private func holds(_ format: String, _ object: Any?, _ arguments: [Any] = []) -> Bool {
        NSPredicate(format: format, argumentArray: arguments).evaluate(with: object)
    }

    @Test(arguments: [
        "1 < 2", "2 <= 2.0", "0x10 == 16", "1.5e2 = 150", "3 => 3", "2 =< 3", "1 <> 2",
        "'b' > 'a'", "'É' ==[cd] 'e'", "'a' != 'A'", "nil == NULL", "YES == TRUE", "1 == YES",
        "7 / 2 == 3", "7.0 / 2 == 3.5", "2 ** 10 == 1024", "1 + 2 * 3 == 7", "(1 + 2) * 3 == 9",
        "-2 + 3 == 1", "9223372036854775807 + 1 > 9e18", "5 BETWEEN {1, 5}",
        "NOT 6 BETWEEN {1, 5}", "2 IN {1, 2, 3}", "{1, 2} CONTAINS 2", "'b' IN 'abc'",
        "'Porthole' BEGINSWITH[c] 'PORT'", "'Porthole' ENDSWITH 'hole'",
        "'Porthole' CONTAINS[c] 'THO'", "'Porthole' LIKE 'P*h?le'",
        "NOT 'Porthole' LIKE 'port*'",
        "'Porthole' LIKE[c] 'port*'", #"'a*' LIKE 'a\\*' AND NOT 'ab' LIKE 'a\\*'"#,
        "'aaab' LIKE '*a*b'", "'x17' MATCHES '[a-z][0-9]+'", "NOT 'x17y' MATCHES '[a-z][0-9]+'",
        "'ab' MATCHES 'a|ab'", "'X' MATCHES[c] 'x'", "TRUEPREDICATE AND NOT FALSEPREDICATE",
        "FALSEPREDICATE OR TRUEPREDICATE AND TRUEPREDICATE", "1 == 2 || 1 == 1 && 2 == 2",
        "!(1 == 2)", "{1, 2, 3}[FIRST] == 1", "{1, 2, 3}[LAST] == 3", "{1, 2}[SIZE] == 2",
        "{4, 5}[1] == 5", "sum(1, 2, 3) == 6", "average({1, 2}) == 1.5", "max(1, 3, 2) == 3",
        "length('abc') == 3", "uppercase('a') == 'A'", "abs(-3) == 3", "floor(1.9) == 1",
        "CAST(0, 'NSDate') < now()", "TERNARY(1 < 2, 'a', 'b') == 'a'",
    ])
    func `compares constants`(format: String) {
        #expect(holds(format, nil))
    }

    @Test(arguments: [
        "name ==[d] 'Creme brulee'", "name.length == 12", "price > 4 AND price < 5",
        "ANY tags == 'sweet'", "ALL tags.length > 4", "NONE tags BEGINSWITH 's1'",
        "SOME tags LIKE 'f*'", "NOT ALL tags == 'sweet'", "tags.@count == 2", "'sweet' IN tags",
        "tags[0] == 'sweet'", "shop.city == 'Lyon'", "shop['rank'] == 2", "shop.none == nil",
        "SELF.price == 4.5", "SUBQUERY(tags, $t, $t CONTAINS 'w').@count == 1", "#name != nil",
    ])
    func `finds values in objects, dictionaries and what they hold`(format: String) {
        #expect(holds(format, Special()))
    }

    @Test func `asks all elements at once`() {
        let cart: NSDictionary = [
            "items": [["price": 2, "kind": "a"], ["price": 3, "kind": "a"], ["price": 7]]
        ]
        #expect(holds("items.@sum.price == 12 AND items.@avg.price == 4", cart))
        #expect(holds("items.@min.price == 2 AND items.@max.price == 7", cart))
        #expect(holds("items.@distinctUnionOfObjects.kind == {'a'}", cart))
        #expect(holds("ANY items.price == 7 AND items[1].price == 3", cart))
    }

    @Test func `takes arguments of all types, in their order`() {
        let day = Date(timeIntervalSinceReferenceDate: 86_400)
        let id = UUID()
        let object: [String: Any] = ["day": day, "id": id, "count": Int16(3), "open": true]
        #expect(
            NSPredicate(format: "%K >= %@ AND day < %@", "day", day as NSDate, Date() as NSDate)
                .evaluate(with: object))
        #expect(NSPredicate(format: "id == %@", id as CVarArg).evaluate(with: object))
        #expect(NSPredicate(format: "id == %@", id as NSUUID).evaluate(with: object))
        #expect(
            NSPredicate(format: "count == %d AND count < %ld AND count > %f", 3, 4, 2.5)
                .evaluate(with: object))
        #expect(NSPredicate(format: "open == %@", NSNumber(value: true)).evaluate(with: object))
        #expect(NSPredicate(format: "count IN %@", [1, 3]).evaluate(with: object))
        #expect(NSPredicate(format: "day BETWEEN %@", [day, day]).evaluate(with: object))
        #expect(holds("missing == %@", object, [NSNull()]))
        #expect(!holds("'%@' == %@", object, ["a"]) && holds("'%@' == %@", object, ["%@"]))
    }

    @Test func `gives its variables values`() {
        let template = NSPredicate(format: "name == $NAME")
        let bound = template.withSubstitutionVariables(["NAME": "a"])
        #expect(bound.evaluate(with: ["name": "a"]) && !bound.evaluate(with: ["name": "b"]))
        #expect(
            template.evaluate(with: ["name": "b"], substitutionVariables: ["NAME": "b"]))
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
            bound, NSPredicate(format: "name.length == 1"),
        ])
        #expect(both.evaluate(with: ["name": "a"]))
    }

    @Test(arguments: [
        "missing < 1", "missing > 1", "'a' < 1", "'1' == 1", "1 / 0 == 0", "'a' MATCHES '('",
        "missing BEGINSWITH 'a'", "1 IN 2", "{1}[5] == 1", "'abc' CONTAINS ''",
    ])
    func `is false for values of different types, and for comparisons with nil`(
        format: String
    ) {
        #expect(!holds(format, [String: Any]()))
    }

    @Test(arguments: [
        ("name ==", PredicateFormatError.unexpected(nil)), ("== 1", .unexpected("==")),
        ("name == 'a", .endlessText), ("name == %@", .missingArgument(0)),
        ("name", .unexpected(nil)), ("(a == 1", .unexpected(nil)),
        ("a == 1)", .unexpected(")")),
        ("a == 1 b", .unexpected("b")), ("a LIKE[x] 'b'", .unexpected("x")),
        ("a = %y", .unexpected("%y")), ("FUNCTION(a) == 1", .unknownFunction("function")),
        ("AND == 1", .unexpected("AND")), ("a ~ 1", .unexpected("~")),
    ])
    func `reports why a format is invalid`(format: String, reason: PredicateFormatError) {
        #expect(throws: reason) { try PredicateParser.condition(of: format, []) }
        #expect(!holds(format, ["name": "a"]))
    }

    @Test func `stays within its depth, and long chains are not deep`() {
        let deep = String(repeating: "(", count: 10_000) + "1 == 1"
        #expect(throws: PredicateFormatError.tooDeep) {
            try PredicateParser.condition(of: deep, [])
        }
        let negated = String(repeating: "NOT ", count: 10_000) + "1 == 1"
        #expect(throws: PredicateFormatError.tooDeep) {
            try PredicateParser.condition(of: negated, [])
        }
        let long = String(repeating: "1 + ", count: 5000) + "1 == 5001"
        #expect(holds(long + String(repeating: " AND 1 == 1", count: 2000), nil))
    }

    @Test func `filters and sorts arrays and objects of a store`() throws {
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        for (name, rank) in [("b", 2), ("a", 2), ("c", 1)] {
            let object = NSEntityDescription.insertNewObject(forEntityName: "Row", into: context)
            object.setValuesForKeys(["name": name, "rank": rank])
        }
        let request = NSFetchRequest<NSManagedObject>(entityName: "Row")
        request.predicate = NSPredicate(format: "rank >= %d AND name != %@", 1, "x")
        request.sortDescriptors = [
            NSSortDescriptor(key: "rank", ascending: false),
            NSSortDescriptor(key: "name", ascending: true),
        ]
        let names = try context.fetch(request).compactMap { $0.value(forKey: "name") as? String }
        #expect(names == ["a", "b", "c"])

        let rows = NSArray(array: [["n": ["v": 3]], ["n": ["v": 1]], [:], ["n": ["v": 2]]])
        let found = rows.filtered(using: NSPredicate(format: "n.v > 1")) as NSArray
        let sorted = found.sortedArray(using: [NSSortDescriptor(key: "n.v", ascending: true)])
        #expect(sorted.compactMap { ($0 as? [String: [String: Int]])?["n"]?["v"] } == [2, 3])
    }
}
