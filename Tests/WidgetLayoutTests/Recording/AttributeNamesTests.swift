import Testing

@testable import WidgetLayout

/// Sets of the attributes of a view.
@Suite struct AttributeNamesTests {
    @Test func `Every attribute can be in the set of names`() {
        var names: AttributeNames = []
        for name in ViewAttribute.allCases {
            #expect(!names.contains(name), "\(name)")
            names.insert(name)
            #expect(names.contains(name))
        }
    }
}
