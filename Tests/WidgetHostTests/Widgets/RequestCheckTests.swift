import Foundation
import Testing
import WidgetWire

@testable import WidgetHost

/// The check of a request, and the message that is made of it.
@Suite struct RequestCheckTests {
    private static let choices = ["analog", "digital"].map {
        ParameterChoice(id: $0, title: $0.capitalized, subtitle: "")
    }

    private let widget = InstalledWidget(
        kind: "org.example.clock", displayName: "Clock", description: "",
        families: [.systemSmall, .systemMedium],
        parameters: [
            WidgetParameter(
                name: "rows", title: "Rows", description: "", defaultValue: .int(3)),
            WidgetParameter(
                name: "ratio", title: "Ratio", description: "", defaultValue: .double(0.5)),
            WidgetParameter(
                name: "city", title: "City", description: "", defaultValue: .string("")),
            WidgetParameter(
                name: "day", title: "Day", description: "",
                defaultValue: .date(Date(timeIntervalSince1970: 0))),
            WidgetParameter(
                name: "hours", title: "Hours", description: "", defaultValue: .int(24),
                range: 12...24),
            WidgetParameter(
                name: "style", title: "Style", description: "", defaultValue: .string(""),
                isOptional: true, choices: Self.choices),
            WidgetParameter(
                name: "styles", title: "Styles", description: "", defaultValue: .string("[]"),
                isList: true, choices: Self.choices),
        ], contentMarginsDisabled: false, backgroundRemovable: true, plugin: "/a.so", bundle: nil)

    private func message(
        _ change: (inout WidgetRequest) -> Void = { _ in }
    ) throws(HostError) -> TimelineRequest {
        var request = WidgetRequest(
            kind: widget.kind, family: .systemMedium, now: Date(timeIntervalSince1970: 100))
        change(&request)
        let configuration = HostConfiguration(
            pluginDirectories: [], runner: "/runner", locale: "de_DE", timeZone: "Europe/Berlin")
        return try RequestCheck(widget: widget, configuration: configuration).message(for: request)
    }

    private func code(_ change: (inout WidgetRequest) -> Void) -> HostError.Code? {
        do throws(HostError) {
            _ = try message(change)
            return nil
        } catch {
            return error.code
        }
    }

    @Test func `A request is completed with default values`() throws {
        let message = try message()
        #expect(message.family == .systemMedium)
        #expect(message.now == 100)
        #expect(message.purpose == .timeline)
        let environment = try #require(message.environments.first)
        #expect(message.environments.count == 1)
        #expect((environment.width, environment.height) == (338, 158))
        #expect(environment.scale == 2)
        #expect(environment.locale == "de_DE")
        #expect(environment.timeZone == "Europe/Berlin")
        #expect(environment.appearance == .light)
    }

    @Test(
        arguments: [
            ("ar_EG", true), ("he", true), ("fa-IR", true), ("de_DE", false),
            ("x", false), ("languageless", false), ("i-languageless_EG", false),
        ])
    func `The locale decides the writing direction`(locale: String, isMirrored: Bool) throws {
        let message = try message {
            $0.environments = [WidgetEnvironment.with { $0.locale = locale }]
        }
        #expect(message.environments[0].rightToLeft == isMirrored)
    }

    @Test func `The region is that of the first environment`() throws {
        let configuration = HostConfiguration(
            pluginDirectories: [], runner: "/runner", locale: "de_DE", timeZone: "Europe/Berlin")
        let usual = UserRegion(configuration)
        #expect(UserRegion(try message(), configuration) == usual)
        let other = try message {
            $0.environments = [WidgetEnvironment.with { $0.locale = "ja_JP" }]
        }
        #expect(UserRegion(other, configuration) != usual)
        #expect(UserRegion(other, configuration).timeZone == "Europe/Berlin")
    }

    @Test func `A value outside its range is refused`() throws {
        #expect(
            try message { $0.configuration["hours"] = .int(12) }.configuration["hours"]?.int == 12)
        #expect(
            code { $0.configuration["hours"] = .int(25) }
                == .valueOutOfRange("hours", kind: widget.kind, value: .int(25), range: 12...24))
    }

    @Test(arguments: [
        ("style", "digital"), ("style", ""), ("styles", "digital, analog"),
        ("styles", #"["analog"]"#),
    ])
    func `A value among the choices is accepted`(name: String, value: String) throws {
        let message = try message { $0.configuration[name] = .string(value) }
        #expect(message.configuration[name]?.string == value)
    }

    @Test(arguments: [("style", "digitl"), ("styles", "analog,digitl")])
    func `A value that is not among the choices is refused`(name: String, value: String) {
        #expect(
            code { $0.configuration[name] = .string(value) }
                == .unknownChoice(
                    "digitl", parameter: name, kind: widget.kind, choices: ["analog", "digital"],
                    nearest: "digital"))
    }

    @Test func `Unknown parameters and values of another type are refused`() throws {
        let message = try message {
            $0.configuration = ["rows": .int(5), "ratio": .int(2), "city": .string("Köln")]
        }
        #expect(message.configuration["rows"]?.int == 5)
        #expect(message.configuration["ratio"]?.double == 2)
        #expect(message.configuration["city"]?.string == "Köln")
        #expect(
            code { $0.configuration = ["row": .int(1)] }
                == .unknownParameter(
                    "row", kind: widget.kind, known: widget.parameters.map(\.name),
                    nearest: "rows"))
        #expect(
            code { $0.configuration = ["rows": .bool(true)] }
                == .wrongParameterType(
                    "rows", kind: widget.kind, value: .bool(true), expected: .int))
        #expect(
            code { $0.configuration = ["city": .string("a\0b")] }
                == .badRequest("the parameter 'city' contains a NUL character"))
    }

    @Test(arguments: [
        ("ratio", ConfigurationValue.double(.nan)), ("ratio", .double(.infinity)),
        ("day", .date(Date(timeIntervalSince1970: 1e300))),
    ])
    func `A value that JSON cannot represent is refused`(name: String, value: ConfigurationValue) {
        #expect(
            code { $0.configuration = [name: value] }
                == .badRequest(
                    "the value of the parameter '\(name)' is not a number, or not a date of the years 1 to "
                        + "9999"))
    }

    @Test func `Families and sizes that are not supported are refused`() {
        #expect(
            code { $0.family = .systemLarge }
                == .unsupportedFamily(
                    .systemLarge, kind: widget.kind, supported: [.systemSmall, .systemMedium]))
        var environment = WidgetEnvironment()
        environment.width = -1
        environment.height = 100
        #expect(
            code { $0.environments = [environment] }
                == .badRequest("the size -1.0×100.0 is not between 0 and 10000 points"))
        environment.width = .nan
        #expect(code { $0.environments = [environment] } != nil)
        environment.width = 100
        environment.scale = .infinity
        #expect(
            code { $0.environments = [environment] }
                == .badRequest("the scale inf is not between 0 and 16"))
        let many = Array(repeating: WidgetEnvironment(), count: 65)
        #expect(
            code { $0.environments = many }
                == .badRequest("it names 65 environments, more than 64"))
    }

    @Test func `A value is parsed from text`() {
        #expect(ParameterType.bool.value(parsing: "Yes") == .bool(true))
        #expect(ParameterType.bool.value(parsing: "maybe") == nil)
        #expect(ParameterType.int.value(parsing: "-12") == .int(-12))
        #expect(ParameterType.int.value(parsing: "1.5") == nil)
        #expect(ParameterType.double.value(parsing: "1.5") == .double(1.5))
        #expect(ParameterType.double.value(parsing: "nan") == nil)
        #expect(ParameterType.string.value(parsing: "") == .string(""))
        #expect(
            ParameterType.date.value(parsing: "1970-01-01T00:01:00Z")
                == .date(Date(timeIntervalSince1970: 60)))
        #expect(ParameterType.date.value(parsing: "tomorrow") == nil)
    }
}
