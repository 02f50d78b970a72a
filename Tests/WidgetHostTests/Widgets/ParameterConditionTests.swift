import Testing

@testable import WidgetHost

/// The conditions under which users are asked for a parameter.
@Suite struct ParameterConditionTests {
    private static func parameter(
        _ name: String, _ value: ConfigurationValue, isOptional: Bool = false,
        _ cases: [[ParameterCondition]] = []
    ) -> WidgetParameter {
        var parameter = WidgetParameter(
            name: name, title: name, description: "", defaultValue: value, isOptional: isOptional)
        parameter.cases = cases
        return parameter
    }

    private static let parameters = [
        parameter("style", .string("bar")), parameter("level", .int(3)),
        parameter("note", .string(""), isOptional: true),
    ]

    private func applies(
        _ cases: [[ParameterCondition]], _ values: [String: ConfigurationValue] = [:],
        _ family: WidgetFamily? = .systemSmall
    ) -> Bool {
        Self.parameter("depending", .bool(false), cases)
            .applies(values, family: family, among: Self.parameters)
    }

    @Test func `A parameter without cases applies unless it is unasked`() {
        #expect(applies([]))
        var unasked = Self.parameter("unasked", .bool(true))
        unasked.isUnasked = true
        #expect(!unasked.applies([:], family: nil, among: Self.parameters))
    }

    @Test func `A condition compares the set value, or else the default`() {
        let isBar = ParameterCondition("style", .equal([.string("bar"), .string("line")]))
        #expect(applies([[isBar]]))
        #expect(!applies([[isBar]], ["style": .string("pie")]))
        let isNotBar = ParameterCondition("style", .equal([.string("bar")]), isNegated: true)
        #expect(!applies([[isNotBar]]))
        #expect(applies([[isNotBar]], ["style": .string("pie")]))
    }

    @Test(arguments: [(1, true, false), (3, false, false), (9, false, true)])
    func `A condition compares numbers of different types`(
        level: Int64, isLess: Bool, isGreater: Bool
    ) {
        let values = ["level": ConfigurationValue.int(level)]
        #expect(applies([[.init("level", .less(.int(3)))]], values) == isLess)
        #expect(applies([[.init("level", .greater(.double(3)))]], values) == isGreater)
        #expect(applies([[.init("level", .less(.int(3)), isNegated: true)]], values) == !isLess)
    }

    @Test func `A condition tests whether a parameter has a value`() {
        let hasNote = ParameterCondition("note", .hasValue)
        #expect(!applies([[hasNote]]))
        #expect(!applies([[hasNote]], ["note": .string("")]))
        #expect(applies([[hasNote]], ["note": .string("x")]))
        #expect(applies([[.init("gone", .hasValue, isNegated: true)]]))
    }

    @Test func `A condition depends on the family`() {
        let small = ParameterCondition(nil, .family([.systemSmall]))
        #expect(applies([[small]]))
        #expect(!applies([[small]], [:], .systemLarge))
        #expect(!applies([[small]], [:], nil))
    }

    @Test func `A parameter applies when all conditions of one of its cases hold`() {
        let isBar = ParameterCondition("style", .equal([.string("bar")]))
        let hasNote = ParameterCondition("note", .hasValue)
        #expect(!applies([[isBar, hasNote]]))
        #expect(applies([[isBar, hasNote], [isBar]]))
        #expect(applies([[isBar, hasNote]], ["note": .string("x")]))
    }
}
