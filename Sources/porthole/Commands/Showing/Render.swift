import ArgumentParser
import Foundation
import WidgetHost
import WidgetRenderer
import WidgetText
import WidgetWire

/// `porthole render`: draws a widget into a file.
struct Render: AsyncParsableCommand {
    /// The picture formats.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case png, svg, pdf
    }

    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draw a widget or control into a PNG, SVG or PDF file.",
        discussion: """
            Examples:
              porthole render com.mygame.game-status -o status.png
              porthole render com.mygame.leaderboard -o board.svg --family systemLarge
              porthole render org.porthole.main-door -o door.png
              porthole render org.porthole.system-monitor -o - --format png > system.png
            """)

    @OptionGroup var options: WidgetOptions

    @Option(
        name: .shortAndLong, help: "The file to write; its ending chooses the format. - is stdout.",
        completion: .file(extensions: Format.allCases.map(\.rawValue)))
    var output: String

    @Option(help: "The format, when the file's ending does not say.")
    var format: Format?

    func validate() throws {
        guard let format, output != "-", let ending = Self.format(of: output), ending != format
        else { return }
        throw ValidationError(
            "The file '\(output)' ends with .\(ending.rawValue), and --format says "
                + "\(format.rawValue); leave out --format, or name a file that ends with "
                + ".\(format.rawValue).")
    }

    /// The format that a file's ending names; nil when it names none.
    private static func format(of path: String) -> Format? {
        Format(rawValue: URL(filePath: path).pathExtension.lowercased())
    }

    func run() async throws {
        try await reportingErrors {
            let format = try chosenFormat()
            try await options.plugins.withHost(timeout: options.timeout, for: .drawing) {
                host, fonts in
                let date = options.moment ?? Date()
                // Loads the font libraries while the plugin's process does the same.
                async let libraries: Void = PangoTextEngine.openLibraries()
                guard let shown = try await shown(at: date, host) else { return }
                await libraries
                // A new timeline begins after the moment it was asked for.
                let moment = options.moment ?? max(date, shown.since)
                let picture = try attributingFailures(to: shown.plugin) {
                    try draw(shown.list, shown.shape, as: format, at: moment, fonts: fonts)
                }
                try OutputFile(path: output).write(picture)
            }
        }
    }

    /// The display list of a widget or control, and how to draw it.
    private struct Shown {
        let plugin: String
        let list: DisplayList
        /// The shape it is cut to.
        let shape: WidgetShape
        /// The date from which it is shown.
        let since: Date
    }

    private func shown(at date: Date, _ host: WidgetHost) async throws -> Shown? {
        if let control = try await options.control(in: host) {
            let list = try await control.list(options.environment(of: control, .fonts))
            return Shown(plugin: control.control.plugin, list: list, shape: .control, since: date)
        }
        let subject = try await Subject.named(options.widget, in: host)
        let values = try await options.settings.values(
            for: subject.widget, in: host, known: subject.values)
        let request = try options.request(for: subject, setting: values, metrics: .fonts)
        let timeline = try await host.warnedTimeline(request)
        await options.keep(timeline, request, of: subject, in: host)
        guard let entry = timeline.entry(at: date), let list = entry.displayLists.first else {
            return nil
        }
        return Shown(
            plugin: subject.widget.plugin, list: list, shape: WidgetShape(request.family.wire),
            since: entry.date)
    }

    private func chosenFormat() throws -> Format {
        if let format { return format }
        guard output != "-" else {
            throw CommandError(
                "The format for standard output is missing; give --format png, svg or pdf.")
        }
        guard let format = Self.format(of: output) else {
            throw CommandError(
                "The file '\(output)' must end with .png, .svg or .pdf, or --format must say which it "
                    + "is.")
        }
        return format
    }

    private func draw(
        _ list: DisplayList, _ shape: WidgetShape, as format: Format, at date: Date,
        fonts: FontConfiguration?
    ) throws -> Data {
        let renderer = PictureRenderer(engine: try Fonts.engine(Fonts.required(fonts)))
        let now = date.timeIntervalSince1970
        switch format {
        case .png: return Data(try renderer.png(list, shape: shape, scale: options.scale, at: now))
        case .svg: return Data(try renderer.svg(list, shape: shape, at: now))
        case .pdf: return Data(try renderer.pdf(list, shape: shape, at: now))
        }
    }
}
