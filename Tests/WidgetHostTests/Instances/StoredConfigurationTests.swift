import Foundation
import Testing

@testable import WidgetHost

/// Stored configurations after an upgrade of their plugin.
@Suite struct StoredConfigurationTests {
    private func configuration(
        _ stored: [String: ConfigurationValue], _ parameters: WidgetParameter...
    ) -> StoredConfiguration {
        let instance = WidgetInstance(
            id: "clock-1", kind: "clock", family: .systemSmall, configuration: stored,
            created: Date(), revision: 0)
        return StoredConfiguration(instance, widget: .clock(parameters))
    }

    @Test func `Stored values of unchanged parameters are used`() {
        let found = configuration(
            ["rows": .int(3)], WidgetParameter(name: "rows", .int(1)),
            WidgetParameter(name: "city", .string("")))
        #expect(found.values == ["rows": .int(3)])
        #expect(found.unknown.isEmpty && found.problems.isEmpty)
    }

    @Test func `The value of a removed parameter is listed as unknown`() {
        let found = configuration(
            ["rows": .int(3), "columns": .int(2)], WidgetParameter(name: "lines", .int(1)))
        #expect(found.values.isEmpty && found.problems.isEmpty)
        #expect(found.unknown == ["columns", "rows"])
    }

    @Test func `A stored value of another type is a problem`() {
        let found = configuration(
            ["rows": .int(3), "size": .int(2)], WidgetParameter(name: "rows", .string("")),
            WidgetParameter(name: "size", .double(1)))
        // An integer is converted to a double.
        #expect(found.values == ["size": .double(2)])
        #expect(
            found.problems.map(\.code) == [
                .wrongParameterType("rows", kind: "clock", value: .int(3), expected: .string)
            ])
    }

    @Test func `A stored value outside the range or choices is a problem`() {
        let found = configuration(
            ["rows": .int(3), "style": .string("round")],
            WidgetParameter(name: "rows", .int(5), range: 4...8),
            WidgetParameter(name: "style", .string("flat"), choices: ["flat": "Flat"]))
        #expect(found.values.isEmpty)
        #expect(
            found.problems.map(\.code) == [
                .valueOutOfRange("rows", kind: "clock", value: .int(3), range: 4...8),
                .unknownChoice(
                    "round", parameter: "style", kind: "clock", choices: ["flat"], nearest: nil),
            ])
    }
}

extension InstalledWidget {
    /// A widget with these parameters.
    static func clock(_ parameters: [WidgetParameter]) -> InstalledWidget {
        InstalledWidget(
            kind: "clock", displayName: "Clock", description: "", families: [.systemSmall],
            parameters: parameters, contentMarginsDisabled: false, backgroundRemovable: true,
            plugin: "/a.so", bundle: nil)
    }
}

extension WidgetParameter {
    /// A parameter that is called by its name, with choices in the order of their ids.
    init(
        name: String, _ value: ConfigurationValue, isOptional: Bool = false, isList: Bool = false,
        range: ClosedRange<Double>? = nil, count: ClosedRange<Int>? = nil,
        choices: [String: String] = [:]
    ) {
        self.init(
            name: name, title: name, description: "", defaultValue: value, isOptional: isOptional,
            isList: isList,
            choices: choices.sorted { $0.key < $1.key }.map {
                ParameterChoice(id: $0, title: $1, subtitle: "")
            }, range: range, count: count)
    }
}
