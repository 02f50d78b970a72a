public import Foundation
import SwiftProtobuf
public import WidgetWire

/// The timeline that a placed widget shows: a plugin's answer, kept until the next one.
public struct ShownTimeline: Sendable {
    /// The time the plugin was asked.
    public let asked: Date
    /// The entries; each is drawn for ``environment`` alone.
    public let timeline: WidgetTimeline

    /// Wraps the answer to a request for one environment, made at `asked`.
    public init(_ timeline: WidgetTimeline, asked: Date) {
        self.asked = asked
        self.timeline = timeline
    }

    /// The environment that the entries are laid out for.
    public var environment: WidgetEnvironment? {
        timeline.entries.first?.displayLists.first?.environment
    }
}

extension ShownTimeline {
    /// The timeline as the frames that a runner would send; nil when they have more than `limit`
    /// bytes.
    func bytes(limit: Int) throws(FramingError) -> Data? {
        var bytes = Data()
        var sent: Set<UInt64> = []
        for (index, entry) in timeline.entries.enumerated() {
            guard var list = entry.displayLists.first else { continue }
            for bitmap in list.bitmaps where sent.insert(bitmap.digest).inserted {
                let message = RunnerMessage.with { $0.bitmap = bitmap }
                bytes.append(contentsOf: try Framing.frame(message))
            }
            list.bitmaps = []
            let message = RunnerMessage.with {
                $0.entry.index = UInt32(index)
                $0.entry.date = entry.date.timeIntervalSince1970
                if let relevance = entry.relevance { $0.entry.relevance = relevance }
                $0.entry.displayList = list
            }
            bytes.append(contentsOf: try Framing.frame(message))
            guard bytes.count <= limit else { return nil }
        }
        bytes.append(contentsOf: try Framing.frame(RunnerMessage.with { $0.timeline = end }))
        return bytes.count <= limit ? bytes : nil
    }

    private var end: TimelineEnd {
        .with {
            $0.entryCount = UInt32(timeline.entries.count)
            $0.rejected = timeline.rejected.map { setting in
                .with {
                    $0.parameter = setting.parameter
                    $0.message = setting.message
                }
            }
            switch timeline.policy {
            case .atEnd: $0.policy = .atEnd
            case .never: $0.policy = .never
            case .after(let date):
                $0.policy = .after
                $0.reloadDate = date.timeIntervalSince1970
            }
        }
    }

    /// Reads what ``bytes(limit:)`` wrote, with the checks applied to a runner's messages; nil when
    /// they fail.
    init?(bytes: Data, asked: Date) {
        var decoder = FrameDecoder<RunnerMessage>()
        decoder.append(bytes)
        var assembly = TimelineAssembly(entryLimit: .max)
        do {
            while let message = try decoder.next() {
                switch message.reply {
                case .bitmap(let bitmap): try assembly.add(bitmap)
                case .entry(let entry): try assembly.add(entry)
                case .timeline(let end):
                    self.init(try assembly.finish(end), asked: asked)
                    return
                default: return nil
                }
            }
        } catch {
            return nil
        }
        return nil
    }
}
