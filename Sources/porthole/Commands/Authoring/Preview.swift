import ArgumentParser
import Foundation
import WidgetHost
import WidgetRenderer
import WidgetText

/// `porthole preview`: draws a plugin's previews and widgets for its author.
struct Preview: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Draw a plugin's previews and all its widgets.",
        discussion: """
            Draws each #Preview and PreviewProvider of a plugin, and each of its widgets in each \
            family, light and dark, into PNG files and onto one page, contact-sheet.png. The plugin \
            need not be installed. A widget without an answer shows its placeholder. After a \
            preview or a placeholder that hangs, nothing more is drawn, nor after 2,000 pictures, \
            256 MB or five minutes. Problems that are noticed in the plugin, such as a missing \
            picture, are named on standard error.

            Examples:
              porthole preview .build/debug/libGameWidgets.so -o previews
              porthole preview GameWidgets.widgetbundle -o previews --entries 1
              porthole preview .build/debug/libGameWidgets.so --list
            """)

    @Argument(
        help: "The plugin: a .so file or a .widgetbundle folder.",
        completion: .file(extensions: ["so", "widgetbundle"]))
    var plugin: String

    @Option(name: .shortAndLong, help: "The folder for the pictures.", completion: .directory)
    var output: String?

    @Flag(help: "Only list the previews.")
    var list = false

    @Flag(help: "Print a JSON document: an array of objects.")
    var json = false

    @Option(help: "The greatest number of entries to draw of each preview and widget.")
    var entries = 4

    @Option(help: "Pixels per point, 0.5 to 8.")
    var scale = 2.0

    @Option(help: "Give up on a preview after this many seconds.")
    var timeout = 30.0

    @OptionGroup var log: LogOptions

    func validate() throws {
        guard list || output != nil else {
            throw ValidationError(
                "The folder for the pictures is missing; give -o DIR, or --list to list the "
                    + "previews alone.")
        }
        guard (1...100).contains(entries) else {
            throw ValidationError("--entries must be between 1 and 100, not \(entries).")
        }
        try WidgetOptions.check(scale: scale)
        try PluginOptions.check(timeout: timeout)
    }

    func run() async throws {
        try await reportingErrors {
            let file = URL(filePath: plugin)
            if !file.isFolder { try BundleFolder.checkLibrary(file) }
            // A crash is no reason to make the other previews wait.
            try await log.withHost(timeout: timeout, backOff: .none, for: .authoring) {
                host, fonts in
                let path = file.path
                let previews = try await host.previews(ofPluginAt: path)
                if list { return try printList(previews) }
                guard let output else { return }
                let fonts = try Fonts.required(fonts)
                // Unknown symbols are not reported here, since the plugin's process reports them.
                var session = PreviewSession(
                    host: host,
                    renderer: PictureRenderer(engine: try PangoTextEngine(fonts: fonts)),
                    entryLimit: entries, scale: scale)
                try await draw(previews, of: path, &session, into: output)
            }
        }
    }

    private func draw(
        _ previews: [PluginPreview], of path: String, _ session: inout PreviewSession,
        into folder: String
    ) async throws {
        var gallery = PreviewGallery(
            folder: URL(filePath: folder, directoryHint: .isDirectory), scale: scale)
        try gallery.makeFolder()
        let (widgets, controls) = try await session.host.members(ofPluginAt: path)
        session.isForWatch = widgets.contains(where: \.isForWatch)
        let subjects = PreviewSubject.all(previews, widgets)
        warnOfWhatIsNotDrawn(subjects, controls)
        for (index, subject) in subjects.enumerated() {
            ProgressLine.show("drawing \(index + 1) of \(subjects.count): \(subject.title)")
            let others = subjects[index...].dropFirst()
            do {
                try gallery.checkTime()
                let failure = try await draw(subject, &session, into: &gallery)
                guard let failure, failure.isTimeout, !others.isEmpty else { continue }
                // Each of the others could take as long.
                leaveOut(others, since: "The plugin \(path) hangs", &gallery)
            } catch let excess as PreviewBudget.Excess {
                leaveOut(subjects[index...], since: "The plugin \(path) \(excess)", &gallery)
            }
            break
        }
        ProgressLine.end()
        try gallery.writeContactSheet(session.renderer)
        if json {
            try JSONOutput.print(gallery.pictures)
        } else {
            try emit(gallery.pictures.map { $0.file + "\n" }.joined())
        }
        if gallery.failures > 0 { throw ExitCode.pluginFailed }
    }

    /// Counts and names what is not drawn.
    private func leaveOut(
        _ subjects: ArraySlice<PreviewSubject>, since reason: String,
        _ gallery: inout PreviewGallery
    ) {
        gallery.leaveOut(subjects.count)
        let titles = subjects.map(\.title).listed(upTo: Self.listedTitles)
        warn(
            "\(reason), so nothing more is drawn; \(subjects.count) previews and widgets are left "
                + "out: \(titles).")
    }

    /// The greatest number of previews that a message lists.
    private static let listedTitles = 8

    private func warnOfWhatIsNotDrawn(
        _ subjects: [PreviewSubject], _ controls: [InstalledControl]
    ) {
        let render = "install it and draw them with porthole render KIND."
        if subjects.isEmpty {
            warn(
                "The plugin \(plugin) has neither previews nor widgets to draw"
                    + (controls.isEmpty ? "." : ", and its controls are not drawn; \(render)"))
        } else if !controls.isEmpty {
            warn("The controls of the plugin \(plugin) are not drawn; \(render)")
        }
    }

    /// Draws one preview or widget; when that fails, the reason is reported and counted.
    ///
    /// - Returns: The error of the plugin's process, if any.
    private func draw(
        _ subject: PreviewSubject, _ session: inout PreviewSession,
        into gallery: inout PreviewGallery
    ) async throws -> HostError? {
        do {
            let drawing = try await session.drawing(of: subject)
            try gallery.add(subject, drawing, session.renderer)
            if let failure = drawing.failure {
                warn("\(subject.title): Its placeholder is drawn. \(failure)")
            }
            return nil
        } catch let error as HostError {
            gallery.fail(subject)
            warn("\(subject.title): \(error)")
            return error
        } catch let error as PictureError {
            gallery.fail(subject)
            warn("\(subject.title): \(error)")
            return nil
        }
    }

    private func printList(_ previews: [PluginPreview]) throws {
        if json { return try JSONOutput.print(previews.map(PreviewDocument.init)) }
        if previews.isEmpty {
            return warn("The plugin \(plugin) declares no previews.")
        }
        var table = Table("NAME", "FAMILIES", "SOURCE")
        for preview in previews {
            table.append(
                preview.name, preview.families.map(\.rawValue).joined(separator: " "),
                preview.source)
        }
        try table.print()
    }
}

extension URL {
    /// Whether a folder is there.
    fileprivate var isFolder: Bool {
        var isFolder = ObjCBool(false)
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            && isFolder.boolValue
    }
}
