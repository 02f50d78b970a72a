import FoundationEssentials
import Testing
import WidgetWire

@testable import WidgetHost

/// The messages of a runner that the host accepts, and those that are violations.
@Suite struct ConnectionTests {
    private func message(_ id: UInt64, _ reply: RunnerMessage.OneOf_Reply) -> RunnerMessage {
        var message = RunnerMessage()
        message.id = id
        message.reply = reply
        return message
    }

    /// Asks for a timeline as request 1, and hears `messages` after a hello.
    private func hear(
        _ messages: RunnerMessage..., policy: HostPolicy = .standard, environments: Int = 1
    ) throws -> [Connection.Event] {
        var connection = Connection(policy: policy)
        _ = try connection.ask(.timeline(.clock(environments: environments)), id: 1)
        connection.append(try Framing.frame(message(0, .hello(.current(software: "test")))))
        for message in messages { connection.append(try Framing.frame(message)) }
        var events: [Connection.Event] = []
        while let event = try connection.next() { events.append(event) }
        return events
    }

    private func violation(
        _ messages: RunnerMessage..., policy: HostPolicy = .standard, environments: Int = 1
    ) -> String? {
        do {
            var connection = Connection(policy: policy)
            _ = try connection.ask(.timeline(.clock(environments: environments)), id: 1)
            connection.append(try Framing.frame(message(0, .hello(.current(software: "test")))))
            for message in messages { connection.append(try Framing.frame(message)) }
            while try connection.next() != nil {}
            return nil
        } catch {
            return (error as? ProtocolViolation)?.problem
        }
    }

    @Test func `A timeline is assembled from entries in any order`() throws {
        var end = TimelineEnd.never(entries: 2)
        end.policy = .after
        end.reloadDate = 500
        let events = try hear(
            message(1, .entry(.empty(index: 1, date: 200))),
            message(1, .entry(.empty(index: 0, date: 100))), message(1, .timeline(end)))
        guard case .answered(1, .timeline(let timeline)) = events.last else {
            Issue.record("no timeline")
            return
        }
        #expect(timeline.entries.map(\.date.timeIntervalSince1970) == [100, 200])
        #expect(timeline.reloadDate?.timeIntervalSince1970 == 500)
    }

    @Test func `Unknown messages are skipped`() throws {
        var connection = Connection(policy: .standard)
        connection.append(try Framing.frame(RunnerMessage()))
        #expect(try connection.next() == nil)
    }

    @Test func `Entries of a cancelled request are dropped without a check`() throws {
        var connection = Connection(policy: .standard)
        _ = try connection.ask(.timeline(.clock()), id: 1)
        _ = try connection.cancel(1, id: 2)
        connection.append(try Framing.frame(message(0, .hello(.current(software: "test")))))
        connection.append(try Framing.frame(message(1, .entry(.empty(date: .nan)))))
        connection.append(try Framing.frame(message(1, .timeline(.never(entries: 1)))))
        guard case .hello = try connection.next(),
            case .answered(1, .failure(let failure)) = try connection.next()
        else {
            Issue.record("no failure")
            return
        }
        #expect(failure.reason == .cancelled)
    }

    @Test func `A violation says how an answer does not match its request`() {
        let entry = TimelineEntry.empty(date: 1)
        #expect(
            violation(message(9, .timeline(.never(entries: 0))))
                == "an answer came for request 9, which was not asked")
        #expect(
            violation(message(9, .entry(entry)))
                == "an entry came for request 9, which is not for a timeline")
        #expect(
            violation(message(1, .described(.oneWidget("a"))))
                == "request 1 was answered with something else")
        #expect(
            violation(message(1, .timeline(.never(entries: 3))))
                == "the timeline has 0 entries and 3 were announced")
        #expect(
            violation(message(1, .entry(.empty(date: 1, environment: 4))))
                == "an entry is drawn for environment 4 of 1")
        #expect(
            violation(message(1, .entry(.empty(date: .infinity))))
                == "entry 0 has a date that is not in the years 1 to 9999")
        #expect(
            violation(message(1, .entry(entry)), message(1, .entry(entry)))
                == "entry 0 was sent twice")
        #expect(violation(message(0, .hello(.current(software: "")))) == "it said hello twice")
        #expect(
            violation(message(1, .failure(.with { $0.reason = .cancelled })))
                == "it cancelled request 1, which is still wanted")
        var bad = entry
        bad.displayList.nodes = [DisplayNode()]
        #expect(
            violation(message(1, .entry(bad)))
                == "in entry 0, display node 0 has no content, or children it cannot have")
    }

    @Test func `An entry has the size of the request and the appearance of the answer`() throws {
        var entry = TimelineEntry.empty(date: 1)
        entry.displayList.environment.width = 16_384
        entry.displayList.environment.height = 16_384
        entry.displayList.environment.appearance = .dark
        let events = try hear(
            message(1, .entry(entry)), message(1, .timeline(.never(entries: 1))))
        guard case .answered(_, let answer)? = events.last, let timeline = answer.timeline else {
            Issue.record("there is no timeline")
            return
        }
        let environment = timeline.entries[0].displayLists[0].environment
        #expect(environment.width < 16_384 && environment.height < 16_384)
        #expect(environment.appearance == .dark)
    }

    @Test func `A description above the size limit is a violation`() throws {
        var policy = HostPolicy.standard
        policy.descriptionLimit = 100
        var connection = Connection(policy: policy)
        _ = try connection.ask(.describe(.widgets), id: 1)
        connection.append(try Framing.frame(message(0, .hello(.current(software: "test")))))
        _ = try connection.next()
        var description = PluginDescription()
        description.widgets = [.with { $0.kind = String(repeating: "k", count: 100) }]
        connection.append(try Framing.frame(message(1, .described(description))))
        #expect(
            throws: ProtocolViolation(
                "it describes itself in more than 100 bytes; let parameters find their choices when "
                    + "they are asked for")
        ) { try connection.next() }
    }

    @Test func `An entry that lacks an environment is a violation`() throws {
        #expect(throws: ProtocolViolation("entry 0 is not drawn for every environment")) {
            try hear(
                message(1, .entry(.empty(date: 1))), message(1, .timeline(.never(entries: 1))),
                environments: 2)
        }
    }

    @Test func `An answer above a limit of entries, bytes or parts is a violation`() {
        var policy = HostPolicy.standard
        policy.entryLimit = 1
        #expect(
            violation(
                message(1, .entry(.empty(date: 1))), message(1, .entry(.empty(index: 1, date: 2))),
                policy: policy) == "the timeline has more than 1 entries")
        policy.answerLimit = 10
        #expect(
            violation(message(1, .entry(.empty(date: 1))), policy: policy)
                == "its answer has more than 10 bytes")
        policy = .standard
        policy.answerElementLimit = 3
        var entry = TimelineEntry.empty(date: 1)
        entry.displayList.nodes = [.with { $0.group.opacity = 1 }]
        #expect(
            violation(message(1, .entry(entry)), policy: policy)
                == "its answer has more than 3 parts")
    }

    @Test func `Images above their own size limit are a violation`() {
        var policy = HostPolicy.standard
        policy.pictureLimit = 1
        let bitmaps = [UInt64(1), 2].map { number in
            Bitmap.with {
                ($0.width, $0.height, $0.format, $0.pixels) = (1, 1, .mask, Data([0]))
                $0.digest = number
            }
        }
        #expect(
            violation(
                message(1, .bitmap(bitmaps[0])), message(1, .bitmap(bitmaps[1])), policy: policy)
                == "the images have more than 1 bytes")
    }

    @Test func `The limit of parts is multiplied by the number of environments`() {
        var policy = HostPolicy.standard
        policy.answerElementLimit = 3
        var entry = TimelineEntry.empty(date: 1)
        entry.displayList.nodes = [.with { $0.group.opacity = 1 }]
        #expect(
            violation(message(1, .entry(entry)), policy: policy, environments: 2)
                == "its answer has more than 6 parts")
    }

    /// The last of many pictures take no longer than the first.
    @Test func `Receiving many images takes linear time`() throws {
        var connection = Connection(policy: .standard)
        _ = try connection.ask(.timeline(.clock()), id: 1)
        connection.append(try Framing.frame(message(0, .hello(.current(software: "test")))))
        _ = try connection.next()
        let bitmap = Bitmap.with {
            ($0.width, $0.height, $0.format, $0.pixels) = (1, 1, .mask, Data([0]))
            $0.digest = 0x0807_0605_0403_0201
        }
        var frame = try Framing.frame(message(1, .bitmap(bitmap)))
        let digest = try #require(frame.firstRange(of: Array(1...8))?.lowerBound)
        // The times of a hundred pictures each.
        let times = try (0..<100).map { hundred in
            for one in 0..<100 {
                let number = UInt16(hundred * 100 + one)
                (frame[digest], frame[digest + 1]) = (UInt8(number & 0xFF), UInt8(number >> 8))
                connection.append(frame)
            }
            return try ContinuousClock().measure { while try connection.next() != nil {} }
        }
        // Of several, because something else may run meanwhile. Copied for each one, the last
        // pictures would take more than ten times as long.
        let first = try #require(times.prefix(20).min())
        let last = try #require(times.suffix(20).min())
        #expect(last < first * 3, "\(times)")
    }

    @Test func `A hello with another protocol version is a violation`() throws {
        var hello = Hello.current(software: "future")
        hello.version = 99
        var connection = Connection(policy: .standard)
        connection.append(try Framing.frame(message(0, .hello(hello))))
        #expect(
            throws: ProtocolViolation(
                "its runner speaks version 99 of the protocol and this host version 1; "
                    + "install both from one release")
        ) { try connection.next() }
    }

    @Test func `An answer before the hello is a violation`() throws {
        var connection = Connection(policy: .standard)
        _ = try connection.ask(.describe(.widgets), id: 1)
        connection.append(try Framing.frame(message(1, .described(.oneWidget("a")))))
        #expect(throws: ProtocolViolation("an answer came before the hello")) {
            try connection.next()
        }
    }
}
