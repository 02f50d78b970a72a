import Testing
import WidgetWire

@testable import WidgetHost

/// The actions in a display list, and the time that their labels take.
@Suite struct TapTargetTests {
    private func region(
        _ id: UInt64, children: UInt32, configure: (inout DisplayNode) -> Void = { _ in }
    ) -> DisplayNode {
        .with {
            $0.id = id
            $0.childCount = children
            $0.hitRegion.action.intent = "wave"
            configure(&$0)
        }
    }

    private func text(_ text: String) -> DisplayNode {
        .with { $0.paragraph.runs = [.with { $0.text = text }] }
    }

    private func labels(_ nodes: [DisplayNode]) -> [String] {
        TapTarget.targets(in: .with { $0.nodes = nodes }, .systemMedium).map(\.label)
    }

    @Test func `The label of an action is its own, or else the text in it`() {
        let nodes = [
            region(1, children: 3), text("Hello"),
            region(2, children: 1) { $0.accessibilityLabel = "Wave" }, text("👋"),
            region(3, children: 1), text("Ada\n"),
            text("outside"),
        ]
        #expect(labels(nodes) == ["Hello Wave 👋 Ada ", "Wave", "Ada "])
    }

    @Test func `Text between live dates without letters is left out of a label`() {
        let date = TextRun.with { $0.liveDate.date = 5 }
        func dated(_ text: String) -> DisplayNode {
            .with { $0.paragraph.runs = [date, .with { $0.text = text }, date] }
        }
        let nodes = [
            region(1, children: 4), text("Tea"), dated(" – "), dated(" until "), text("?"),
        ]
        #expect(labels(nodes) == ["Tea  until  ?"])
    }

    @Test func `The label of an action without text is the name of its first symbol`() {
        func symbol(_ name: String) -> DisplayNode { .with { $0.symbol.name = name } }
        let nodes = [
            region(1, children: 2), symbol("lock"), symbol("key"),
            region(2, children: 1),
            .with {
                $0.symbol.name = "bell"; $0.accessibilityLabel = "Ring"
            },
            region(3, children: 2), symbol("play"), text("Play"),
            region(4, children: 2), region(5, children: 1), symbol("plus"), symbol("minus"),
        ]
        #expect(labels(nodes) == ["lock", "Ring", "Play", "plus", "plus"])
    }

    @Test func `The label of a toggle is that of its present state`() {
        for isOn in [false, true] {
            let nodes = [
                region(1, children: 2) { $0.hitRegion.isOn = isOn },
                region(2, children: 1), text("Open"), region(3, children: 1), text("Closed"),
            ]
            let word = isOn ? "Closed" : "Open"
            #expect(labels(nodes) == [word, word])
        }
    }

    @Test(arguments: [
        ("https://example.org/a?b=c%20d", true), ("app://door", true),
        ("MAILTO:me@example.org", true),
        ("file:///etc/passwd", false), ("JavaScript:alert(1)", false), ("vbscript:x", false),
        ("data:text/html,x", false), ("blob:https://example.org/1", false), ("about:config", false),
        ("no url at all", false), ("/a/path", false), ("", false),
    ])
    func `Links with schemes that run code or read files are not actions`(
        url: String, isOpenable: Bool
    ) throws {
        let list = DisplayList.with {
            $0.url = url
            $0.nodes = [.with { $0.hitRegion.url = url }]
        }
        let targets = TapTarget.targets(in: list, .systemMedium)
        #expect(targets.map(\.id) == (isOpenable ? ["0", TapTarget.wholeWidget] : []))
        let outcome = PerformEnd.with { $0.url = url }
        if isOpenable || url.isEmpty {
            #expect(try IntentOutcome(outcome).url?.absoluteString ?? "" == url)
        } else {
            #expect(throws: ProtocolViolation.self) { try IntentOutcome(outcome) }
        }
    }

    @Test func `The length of a label is limited`() {
        let nodes = [region(1, children: 300)] + (1...300).map { text("\($0 % 10)") }
        let label = labels(nodes)[0]
        #expect(label.count == 201 && label.hasPrefix("1 2 3") && label.hasSuffix("…"))
    }

    @Test func `Flipping a toggle changes one of two nodes with the same id`() {
        let list = DisplayList.with {
            $0.nodes = [1, 1].flatMap { id in
                [
                    region(id, children: 2) { $0.hitRegion.isOn = false }, text("Off"), text("On"),
                ]
            }
        }
        let targets = TapTarget.targets(in: list, .systemMedium)
        #expect(targets.map(\.id) == ["1", "1.2"])
        let flipped = list.flipping(targets[1])
        #expect(flipped.nodes.map(\.hitRegion.isOn) == [false, false, false, true, false, false])
        #expect(TapTarget.targets(in: flipped, .systemMedium).map(\.label) == ["Off", "On"])
    }

    /// Each region inside the one before, with a word of its own and, in the end, many more.
    private func nested(_ count: Int, words: String) -> DisplayList {
        .with { list in
            for id in 1...count {
                list.nodes += [region(UInt64(id), children: id == count ? 1 : 2), text(words)]
            }
            list.nodes[list.nodes.count - 2].childCount += UInt32(count)
            list.nodes += (0..<count).map { _ in text(words) }
        }
    }

    @Test(arguments: ["a word", " ", "\u{7}", String(repeating: "long ", count: 100)])
    func `Reading nested actions takes linear time`(words: String) {
        var steps: [Int] = []
        for count in [1_000, 2_000, 4_000] {
            var reader = TapTargetReader(nested(count, words: words), .systemMedium)
            // Beyond the limit there are no actions.
            #expect(reader.targets().count == 1_000)
            steps.append(reader.steps)
        }
        // Twice as many nodes may take twice as long, but not four times.
        #expect(Double(steps[1]) < 2.2 * Double(steps[0]))
        #expect(Double(steps[2]) < 2.2 * Double(steps[1]))
        #expect(steps[2] < 4_000 * 300)
    }

    @Test func `Reading nested toggles takes linear time`() {
        var steps: [Int] = []
        for count in [1_000, 2_000] {
            let list = DisplayList.with { list in
                for id in 1...count {
                    list.nodes.append(
                        region(UInt64(id), children: 1) { $0.hitRegion.isOn = false })
                }
                list.nodes.append(text("deep"))
            }
            var reader = TapTargetReader(list, .systemMedium)
            #expect(reader.targets().map(\.label).first == "deep")
            steps.append(reader.steps)
        }
        #expect(Double(steps[1]) < 2.2 * Double(steps[0]))
    }
}
