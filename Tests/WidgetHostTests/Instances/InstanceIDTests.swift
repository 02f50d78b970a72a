import Testing

@testable import WidgetHost

@Suite struct InstanceIDTests {
    @Test(arguments: [
        ("com.mygame.game-status", "game-status"), ("org.example.GameStatus", "game-status"),
        ("clock", "clock"), ("org.example.World Clock", "world-clock"), ("a.RSSFeed2", "rssfeed2"),
        ("org.example.天気", "widget"), ("...", "widget"), ("org.example.-x-", "x"),
        ("org.example.a-widget-with-a-very-long-name", "a-widget-with-a-very-lon"),
    ])
    func `The word of an id is made of the last part of the kind`(kind: String, word: String) {
        #expect(InstanceID.word(of: kind) == word)
        #expect(InstanceID.isPossible(InstanceID.id(word, 12)))
    }

    @Test(arguments: ["clock", "org.example.clock-1", "clock-0", "-1", "Clock-1", "clock-1 ", ""])
    func `A name without the form of an id is not an id`(name: String) {
        #expect(!InstanceID.isPossible(name))
    }
}
