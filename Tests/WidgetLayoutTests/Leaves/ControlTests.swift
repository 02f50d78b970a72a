import Testing
import WidgetWire

@testable import WidgetLayout

/// Tiles of a control center.
@Suite struct ControlTests {
    private let action = Action.with { $0.intent = "Open" }

    private func control(
        isOn: Bool? = nil, _ more: [(ViewAttribute, AttributeValue)] = [],
        _ labels: [any Recorded] = [label("Door", symbol: "lock")]
    ) -> Node {
        let state = isOn.map { [(ViewAttribute.isOn, AttributeValue.bool($0))] } ?? []
        return Node(.control, [(.action, .action(action))] + state + more, labels)
    }

    /// A label as a plugin may record one, with a look of its own.
    private static func label(_ text: String, symbol: String? = nil) -> any Recorded {
        VStack {
            if let symbol { Image(systemName: symbol) }
            Text(text).padding(10)
        }
        .font(FontValue(style: 1)).foreground(PaintValue(.color(ColorValue(red: 1))))
    }

    private func draw(
        _ view: Node, width: Double = 158, height: Double = 74,
        change: (inout WidgetEnvironment) -> Void = { _ in }
    ) throws -> [String] {
        try Drawing.text(width: width, height: height, change: change) { view }
            .split(separator: "\n").dropFirst().map { $0.drop { $0 == " " } }
            .filter { !$0.hasPrefix("group") }.map(String.init)
    }

    @Test func `A button has an icon beside its name and status`() throws {
        let view = control(
            isOn: nil, [],
            [Self.label("Door", symbol: "lock"), Self.label("Open", symbol: "lock.open")])
        #expect(
            try draw(view) == [
                #"action 0,0 158×74 Open() label="Door" value="Open""#,
                "shape 16,16 42×42 ellipse fill=#78788033",
                #"symbol 27.55,27.55 18.9×18.9 "lock.open" 18.9/500 #000000"#,
                #"text 66,23 30×15 "Door" 15/600 #000000 lines=1 scale=0.8"#,
                #"text 66,38 26×13 "Open" 13/400 #3C3C4399 lines=1 scale=0.8"#,
            ])
    }

    @Test(arguments: [true, false])
    func `A toggle has both its states`(isOn: Bool) throws {
        let view = control(
            isOn: isOn, [(.tint, .paint(PaintValue(.color(ColorValue(name: 10)))))],
            [
                Self.label("Door"), Self.label("Locked", symbol: "lock"),
                Self.label("Unlocked", symbol: "lock.open"),
            ])
        let lines = try draw(view)
        let state = isOn ? "on" : "off"
        let value = isOn ? "Unlocked" : "Locked"
        #expect(lines[0] == #"action 0,0 158×74 Open() \#(state) label="Door" value="\#(value)""#)
        let circles = lines.filter { $0.contains("ellipse") }.map { $0.suffix(9) }
        #expect(circles == ["#78788033", "l=#34C759"])
        let symbols = lines.filter { $0.hasPrefix("symbol") }.map { $0.split(separator: " ") }
        #expect(symbols.map { $0[3] } == [#""lock""#, #""lock.open""#])
        #expect(symbols.map { $0[5] } == ["#000000", "#FFFFFF"])
        #expect(lines.filter { $0.contains(#""Door" 15"#) }.count == 2)
    }

    @Test func `One value label is shown in both states`() throws {
        let view = control(
            isOn: true, [], [Self.label("Door", symbol: "lock"), Self.label("Front")])
        #expect(try draw(view).filter { $0.contains(#""Front" 13"#) }.count == 2)
    }

    @Test func `The second text of a control's label is its status`() throws {
        let label = VStack {
            Text("Lamp"); Text("Desk"); Text("Third")
        }
        let lines = try draw(control(isOn: nil, [], [label]))
        #expect(lines[0].hasSuffix(#"label="Lamp" value="Desk""#))
        #expect(lines.contains { $0.contains(#""Desk" 13"#) })
        #expect(!lines.contains { $0.contains("Third") })
    }

    @Test func `A small control is a circle without text`() throws {
        let lines = try draw(control(isOn: true), width: 60, height: 74)
        #expect(lines[0].contains(#"label="Door""#))
        #expect(lines.filter { $0.hasPrefix("text") }.isEmpty)
        #expect(lines.contains("shape 0,7 60×60 ellipse fill=#007AFF"))
    }

    @Test func `A small control without a symbol shows its name`() throws {
        let lines = try draw(control(isOn: nil, [], [Self.label("Door")]), width: 74, height: 74)
        #expect(lines.contains { $0.contains(#""Door" 11/600"#) })
    }

    @Test func `A large control has its name at the bottom`() throws {
        let lines = try draw(control(), width: 158, height: 158)
        #expect(lines.contains { $0.hasPrefix("shape 16,16 42×42 ellipse") })
        #expect(lines.contains { $0.hasPrefix(#"text 16,127 30×15 "Door""#) })
    }

    @Test func `A disabled control is faded and marked as disabled`() throws {
        let text = try Drawing.text(width: 158, height: 74) {
            control(isOn: true, [(.isDisabled, .bool(true))])
        }
        #expect(text.contains("Open() on disabled label="))
        #expect(text.components(of: "opacity=0.4") == 2)
    }

    @Test func `A control's colors do not depend on text size or rendering mode`() throws {
        let plain = try draw(control(isOn: true))
        #expect(try draw(control(isOn: true)) { $0.textSize = .accessibility5 } == plain)
        let accented = try draw(control(isOn: true)) {
            $0.renderingMode = .accented
            $0.appearance = .dark
        }
        #expect(accented.contains { $0.contains("ellipse fill=#0A84FF") })
    }

    @Test func `A control in a terminal has its symbol on a color`() throws {
        let lines = try draw(control(isOn: true), width: 160, height: 32) { $0.metrics = .cells }
        #expect(lines.contains("shape 0,0 32×16 rounded8×8 fill=#007AFF"))
        #expect(lines.contains { $0.contains(#""Door""#) })
    }

    @Test func `A control without labels has an action`() throws {
        #expect(try draw(control(isOn: nil, [], []))[0] == "action 0,0 158×74 Open()")
    }
}

extension String {
    fileprivate func components(of part: String) -> Int { split(separator: part).count - 1 }
}
