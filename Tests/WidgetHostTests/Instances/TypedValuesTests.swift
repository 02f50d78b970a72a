import Foundation
import Testing

@testable import WidgetHost

/// The parsing of parameter values that users type.
@Suite struct TypedValuesTests {
    private static let styles = ["flat": "Flat Dial", "round": "Round Dial", "deco": "flat"]
    private let values = TypedValues(
        widget: .clock([
            WidgetParameter(name: "rows", .int(4), range: 1...9),
            WidgetParameter(name: "limit", .int(4), isOptional: true),
            WidgetParameter(name: "city", .string("")),
            WidgetParameter(name: "style", .string("flat"), choices: Self.styles),
            WidgetParameter(
                name: "styles", .string(#"["flat"]"#), isList: true, count: 1...2,
                choices: Self.styles),
            WidgetParameter(name: "tags", .string("[]"), isList: true),
        ]))

    private func code(_ name: String, _ texts: String...) -> HostError.Code? {
        do throws(HostError) {
            _ = try values.value(name, typed: texts)
            return nil
        } catch {
            return error.code
        }
    }

    @Test(arguments: [
        ("rows", ["7"], ConfigurationValue.int(7)), ("rows", ["7", "8"], .int(8)),
        ("city", ["a, b"], .string("a, b")), ("style", ["round"], .string("round")),
        ("style", ["ROUND"], .string("round")), ("style", ["round dial"], .string("round")),
        ("style", ["Flat Dial"], .string("flat")),
        // An id takes precedence over the title of another choice.
        ("style", ["Flat"], .string("flat")),
        ("styles", ["flat,Round Dial"], .string(#"["flat","round"]"#)),
        ("tags", ["a, b", "c"], .string(#"["a","b","c"]"#)),
        ("tags", [#"["x, y"]"#, "https://a"], .string(#"["x, y","https://a"]"#)),
        ("tags", [""], .string("[]")),
    ])
    func `A typed value is parsed by the type of its parameter`(
        name: String, texts: [String], value: ConfigurationValue
    ) throws {
        #expect(try values.value(name, typed: texts) == value)
    }

    @Test func `An empty text is no value for an optional parameter`() throws {
        #expect(try values.value("limit", typed: [""]) == nil)
    }

    @Test func `An error names a typed value that does not fit its parameter`() {
        #expect(
            code("rows", "many")
                == .unreadableValue("many", parameter: "rows", kind: "clock", expected: .int))
        #expect(
            code("rows", "10")
                == .valueOutOfRange("rows", kind: "clock", value: .int(10), range: 1...9))
        #expect(
            code("style", "rond dial")
                == .unknownChoice(
                    "rond dial", parameter: "style", kind: "clock",
                    choices: ["deco", "flat", "round"], nearest: "round"))
        #expect(
            code("styles", "flat,deco,round")
                == .wrongCount("styles", kind: "clock", found: 3, count: 1...2))
        #expect(code("styles", "") == .wrongCount("styles", kind: "clock", found: 0, count: 1...2))
        #expect(
            code("row", "1")
                == .unknownParameter(
                    "row", kind: "clock",
                    known: ["rows", "limit", "city", "style", "styles", "tags"],
                    nearest: "rows"))
    }

    @Test func `A title that several choices have is ambiguous`() {
        let found = [
            ParameterChoice(id: "b1", title: "Berlin", subtitle: "Germany"),
            ParameterChoice(id: "b2", title: "Berlin", subtitle: "New Hampshire"),
        ]
        #expect(
            throws: HostError(
                .ambiguousChoice("berlin", parameter: "city", kind: "clock", choices: ["b1", "b2"]))
        ) {
            try values.value("city", typed: ["berlin"], found: found)
        }
        #expect(throws: Never.self) {
            try values.value("city", typed: ["B2"], found: found)
        }
    }
}
