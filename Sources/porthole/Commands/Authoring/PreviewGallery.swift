import Foundation
import WidgetHost
import WidgetRenderer
import WidgetWire

/// The folder of a plugin's pictures, and the page that shows them all.
struct PreviewGallery {
    let folder: URL
    let scale: Double
    private(set) var pictures: [PictureDocument] = []
    /// The number of previews and widgets that could not be drawn.
    private(set) var failures = 0
    private var sheet = ContactSheet()
    private var budget = PreviewBudget()
    private var names: Set<String> = []

    init(folder: URL, scale: Double) {
        self.folder = folder
        self.scale = scale
    }

    func makeFolder() throws {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw CommandError(
                "The folder \(folder.relativePath) cannot be made: "
                    + OutputFile.reason(error).stopped,
                exitCode: .cannotWrite)
        }
    }

    /// Draws the entries of one subject; pictures drawn before a failure stay in the folder.
    ///
    /// - Throws: ``PictureError``, ``PreviewBudget/Excess`` when there is too much altogether, or a
    ///   ``CommandError`` when a picture cannot be written.
    mutating func add(
        _ subject: PreviewSubject, _ drawing: PreviewSession.Drawing,
        _ renderer: PictureRenderer
    ) throws {
        let name = unusedName(subject.fileName)
        let title = subject.title + (drawing.failure == nil ? "" : " (placeholder)")
        for (index, entry) in drawing.entries.enumerated() {
            for (appearance, list) in zip(PreviewSession.appearances, entry.displayLists) {
                let word = appearance == .dark ? "dark" : "light"
                let file = folder.appending(path: "\(name)-\(index + 1)-\(word).png")
                let moment = entry.date.timeIntervalSince1970
                let picture = try picture(list, subject.shape, at: moment, renderer)
                try write(picture, to: file)
                pictures.append(
                    PictureDocument(
                        title: title, appearance: word, entry: index + 1, date: entry.date,
                        file: file.relativePath))
                if index == 0, appearance == PreviewSession.appearances.first {
                    sheet.beginRow(title: title)
                }
                try sheet.add(picture, caption: "\(index + 1) · \(word)")
            }
        }
    }

    /// Fails when the time for all pictures is over.
    func checkTime() throws(PreviewBudget.Excess) { try budget.checkTime() }

    private mutating func picture(
        _ list: DisplayList, _ shape: WidgetShape, at moment: Double, _ renderer: PictureRenderer
    ) throws -> PictureSurface {
        let size = (list.environment.width * scale, list.environment.height * scale)
        let pixels = Int((size.0 * size.1).clamped(to: 0...1e15))
        guard pixels <= PreviewBudget.pixelsOfPicture else {
            throw PictureError.tooLarge(pixels: pixels, most: PreviewBudget.pixelsOfPicture)
        }
        try budget.take(pixels: pixels)
        return try renderer.picture(list, shape: shape, scale: scale, at: moment)
    }

    private mutating func write(_ picture: PictureSurface, to file: URL) throws {
        let png = try picture.png()
        try budget.take(bytes: png.count)
        try OutputFile.file(file).write(Data(png))
    }

    /// Counts a subject that could not be drawn, or not whole, and names it on the page.
    mutating func fail(_ subject: PreviewSubject) {
        failures += 1
        sheet.beginRow(title: subject.title + " (failed)")
    }

    /// Counts subjects that were not tried; they have no rows.
    mutating func leaveOut(_ count: Int) { failures += count }

    /// Writes the page with everything that was added.
    mutating func writeContactSheet(_ renderer: PictureRenderer) throws {
        guard !pictures.isEmpty else { return }
        let file = folder.appending(path: "contact-sheet.png")
        let date = pictures[0].date
        let png = try renderer.png(sheet, scale: scale)
        try OutputFile.file(file).write(Data(png))
        pictures.append(
            PictureDocument(
                title: "contact sheet", appearance: "both", entry: 0, date: date,
                file: file.relativePath))
    }

    private mutating func unusedName(_ name: String) -> String {
        var candidate = name
        var number = 2
        while !names.insert(candidate).inserted {
            candidate = "\(name)-\(number)"
            number += 1
        }
        return candidate
    }
}
