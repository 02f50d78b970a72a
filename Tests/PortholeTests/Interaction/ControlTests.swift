import Foundation
import Testing

/// porthole controls, toggle and options.
@Suite(.timeLimit(.minutes(2)))
struct ControlTests {
    private let porthole: InstalledPorthole

    init() throws { porthole = try InstalledPorthole(fixtures: ["Presses", "FindsOptions"]) }

    private func run(_ arguments: String...) async throws -> CommandResult {
        try await porthole.run(arguments)
    }

    @Test func `Controls are listed with their types and values`() async throws {
        let table = try await run("controls")
        #expect(
            table.text == """
                KIND                NAME                TYPE    VALUE
                org.example.level   Level               label
                org.example.listed  org.example.listed
                org.example.door    Door                toggle  off
                org.example.bell    Bell                button  Silent
                """)
        let output = try await run("controls", "--json").output
        let controls = try #require(
            try JSONSerialization.jsonObject(with: output) as? [[String: Any]])
        #expect(controls.map { $0["type"] as? String } == ["label", nil, "toggle", "button"])
        #expect(controls[2]["value"] as? Bool == false)
        #expect(controls[3]["status"] as? String == "Silent")
        let parameters = try #require(controls[0]["parameters"] as? [[String: Any]])
        #expect(parameters.map { $0["name"] as? String } == ["level"])
        #expect(parameters.map { $0["type"] as? String } == ["int"])
    }

    @Test func `Showing a control lists its parameters`() async throws {
        let shown = try await run("show", "org.example.level")
        #expect(shown.status == 0, "\(shown.errors)")
        let plugin = porthole.plugins.appending(path: "FindsOptions.so").path
        #expect(
            shown.text == """
                Kind:        org.example.level
                Name:        Level
                Type:        control
                Plugin:      \(plugin)
                Parameters:
                  --set level=0  (int) level
                """)
        let document = try await run("show", "org.example.level", "--json").json()
        #expect((document["parameters"] as? [[String: Any]])?.count == 1)
        #expect(document["type"] as? String == "label" && document["plugin"] as? String == plugin)
        let none = try await run("options", "org.example.level", "level")
        #expect(none.errors.contains("has no values to choose from"), "\(none.errors)")
    }

    @Test func `Toggling a control changes its state unless it has the one asked for`() async throws
    {
        for (state, words) in [([], "on"), (["on"], "on"), (["off"], "off"), (["off"], "off")] {
            let result = try await porthole.run(["toggle", "org.example.door"] + state)
            #expect(result.status == 0 && result.text == words && result.errors == "")
        }
        #expect(
            try await run("press", "org.example.bell").errors == "org.example.bell says: Counted.")
        let bell = try await run("toggle", "org.example.bell")
        #expect(bell.status == 64)
        #expect(
            bell.errors == "porthole: The control 'org.example.bell' is not a toggle; porthole "
                + "controls lists those that are.")
        #expect(try await run("toggle", "org.example.dor").status == 66)
        let label = try await run("press", "org.example.level")
        #expect(label.status == 64)
        #expect(label.errors == "porthole: The control 'org.example.level' cannot be pressed.")
    }

    @Test func `A control refuses the name of an action, and cannot be removed`() async throws {
        let action = try await run("press", "org.example.bell", "Ring")
        #expect(action.status == 64)
        #expect(
            action.errors
                == "porthole: The control 'org.example.bell' takes no action; porthole press "
                + "org.example.bell presses it.")
        let removed = try await run("remove", "org.example.bell")
        #expect(removed.status == 66)
        #expect(
            removed.errors
                == "porthole: 'org.example.bell' is a control, which is not placed; porthole show, "
                + "run, press and toggle take its kind.")
    }

    @Test(arguments: ["--json", "--output=json"])
    func `Pressing a control prints its document with --json`(option: String) async throws {
        let bell = try await run("press", "org.example.bell", option)
        #expect(bell.status == 0 && bell.errors == "org.example.bell says: Counted.")
        let document = try bell.json()
        #expect(document["message"] as? String == "Counted.")
        let control = try #require(document["control"] as? [String: Any])
        #expect(control["kind"] as? String == "org.example.bell")
        #expect(control["type"] as? String == "button")
        let door = try await run("press", "org.example.door", option).json()
        #expect((door["control"] as? [String: Any])?["value"] as? Bool == true)
    }

    @Test func `A control is drawn as a tile`() async throws {
        let picture = try await run(
            "render", "org.example.door", "-o", "-", "--format", "png", "--scale", "1")
        #expect(picture.output.pngSize == [158, 74], "\(picture.errors)")
        let drawing = try await run("render", "org.example.door", "-o", "-", "--format", "svg")
        // Its ends are round: the upper edge begins where a radius of 37 points ends.
        #expect(drawing.text.contains("\"M 37 0 L 121 0 C "))
        #expect(try await run("run", "org.example.door", "--once").text.contains("Door"))
    }

    @Test(arguments: [
        ["--family", "systemSmall"], ["--at", "2026-07-01"], ["--placeholder"], ["--snapshot"],
    ])
    func `Options for widgets are refused for a control`(option: [String]) async throws {
        for command in [["run"], ["render", "-o", "door.png"]] {
            let result = try await porthole.run(command + ["org.example.door"] + option)
            #expect(result.status == 64)
            #expect(
                result.errors == "porthole: \(option[0]) is for widgets, and 'org.example.door' is "
                    + "a control; leave it out.")
        }
    }

    @Test(arguments: [["preview", "Presses.so", "--list"], ["remove", "door-1"]])
    func `Commands that use no installed plugin refuse --plugins`(command: [String])
        async throws
    {
        let result = try await porthole.run(command + ["--plugins", "."])
        #expect(result.status == 64)
        #expect(result.errors.contains("Unknown option '--plugins'"), "\(result.errors)")
    }

    @Test func `A control is shown and pressed with the values of --set`() async throws {
        func level(_ arguments: String...) async throws -> CommandResult {
            try await porthole.run(["run", "org.example.level", "--once"] + arguments)
        }
        #expect(try await level().text.contains("Low"))
        #expect(try await level("--set", "level=7").text.contains("High"))
        let wrong = try await run("toggle", "org.example.level", "--set", "level=high")
        #expect(wrong.status == 64)
        #expect(wrong.errors.contains("'level'") && wrong.errors.contains("'high'"))
        let label = try await run("toggle", "org.example.level", "--set", "level=7")
        #expect(label.errors.contains("'org.example.level' is not a toggle; "))
        #expect(try await run("press", "org.example.bell", "--set", "level=7").status == 64)
        #expect(try await run("add", "org.example.coins").text == "coins-1")
        let placed = try await run("press", "coins-1", "--set", "rows=7")
        #expect(
            placed.errors
                == "porthole: --set is for controls; porthole edit coins-1 --set … changes a placed "
                + "widget.")
    }

    @Test func `The values of a parameter come from the plugin`() async throws {
        let table = try await run("options", "org.example.coins", "coin", "--set", "rows=7")
        #expect(
            table.text == """
                ID        TITLE     SUBTITLE
                bitcoin   bitcoin   row 7!
                ether     ether     row 7!
                litecoin  litecoin  row 7!
                [Rare]
                dogecoin  Dogecoin
                """)
        let found = try await run(
            "options", "org.example.coins", "coin", "--search", "doge", "--json")
        #expect(
            try JSONSerialization.jsonObject(with: found.output) as? [[String: String]]
                == [["id": "dogecoin", "title": "Dogecoin", "subtitle": ""]])
    }

    @Test func `The message for an empty list of values names parameters that are not set`()
        async throws
    {
        try porthole.add(fixture: "FindsByOther")
        func options(_ arguments: String...) async throws -> CommandResult {
            try await porthole.run(["options", "org.example.trains"] + arguments)
        }
        let none = try await options("stop")
        #expect(none.status == 0 && none.text == "")
        #expect(
            none.errors == "porthole: There is nothing to choose from while 'line' has no value; "
                + "if the choices depend on it, set it first, as with --set line=VALUE.")
        #expect(try await options("stop", "--json").errors == none.errors)
        #expect(try await options("stop", "--set", "line=U4").text.contains("U4 Centre"))
        let search = try await options("stop", "--search", "Mars", "--set", "line=U4")
        #expect(search.errors == "porthole: There is nothing to choose from that contains 'Mars'.")
        let exit = try await options("exit")
        #expect(exit.errors.contains("while 'stop' has no value"), "\(exit.errors)")
    }

    @Test func `A value must be one of those that the plugin offers`() async throws {
        let wrong = try await run("add", "org.example.coins", "--set", "coin=ethr")
        #expect(wrong.status == 64)
        #expect(
            wrong.errors
                == "porthole: The parameter 'coin' of the widget 'org.example.coins' cannot be "
                + "'ethr'; did you mean 'ether'? It can be bitcoin, ether, litecoin or dogecoin.")
        let right = try await run("add", "org.example.coins", "--set", "coin=DOGECOIN")
        #expect(right.text == "coins-1")
        #expect(try await run("instances").text.contains("coin=dogecoin"))
        // The plugin cannot list the valid values.
        let unchecked = try await run("add", "org.example.coins", "--set", "none=x")
        #expect(unchecked.status == 0)
        #expect(unchecked.errors.hasPrefix("porthole: The value of 'none' is taken unchecked: "))
    }

    @Test func `A warning names a value that the plugin rejects`() async throws {
        #expect(try await run("add", "org.example.coins", "--set", "coin=ether").text == "coins-1")
        let words =
            "porthole: The value 'ether' of 'coin' is of no use to 'org.example.coins': "
            + "It is gone."
        for command in [
            ["run", "coins-1", "--once"], ["run", "coins-1", "--output", "json"],
            ["render", "coins-1", "-o", "coins.svg"],
        ] {
            let result = try await porthole.run(command)
            #expect(result.status == 0)
            #expect(result.errors == words, "\(command)")
        }
        let document = try await run("run", "coins-1", "--output", "json").json()
        #expect(
            document["rejected"] as? [[String: String]]
                == [["parameter": "coin", "message": "It is gone."]])
    }

    @Test func `A plugin can list its placed widgets when its control is shown or pressed`()
        async throws
    {
        try porthole.add(fixture: "NamesPlaced")
        #expect(try await run("add", "org.example.placed").text == "placed-1")
        let words = "org.example.placed-control 0;org.example.placed 1;"
        let control = "org.example.placed-control"
        #expect(try await run("run", control, "--once").text == words)
        #expect(try await run("press", control).errors == "\(control) says: \(words)")
        #expect(
            try await run("press", "placed-1", "Say").errors
                == "porthole: The default of 'name' is of no use to 'org.example.placed': "
                + "It is gone.\nplaced-1 says: \(words)")
    }

    @Test func `Editing needs --set or --unset when there is no terminal`() async throws {
        #expect(try await run("add", "org.example.coins").text == "coins-1")
        let result = try await run("edit", "coins-1")
        #expect(result.status == 64)
        #expect(
            result.errors
                == "porthole: Neither --set nor --unset is given; give one, or run this on a "
                + "terminal to be asked.")
    }
}
