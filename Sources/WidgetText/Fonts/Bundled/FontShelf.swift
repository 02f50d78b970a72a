import CLinux
import Glibc
import Synchronization
import WidgetWire

/// The fonts that a plugin has added, by their names.
///
/// For any thread: a provider may ask for a font while a view is laid out.
public final class FontShelf: Sendable {
    private struct File {
        /// The path by which it is opened.
        var path: String
        var faces: [FontFace]
        /// The descriptor of a file without a name, kept open.
        var descriptor: Int32?
    }

    private struct State {
        var files: [File] = []
        var generation = 0
        /// The widths of the fonts measured so far.
        var advances: [String: FontAdvances] = [:]
    }

    private let state = Mutex(State())

    /// Makes a shelf without fonts.
    public init() {}

    /// Reads the fonts in a file's bytes without adding them.
    public static func faces(in bytes: [UInt8]) throws(FontProblem) -> [FontFace] {
        try FontFile.faces(in: .memory(bytes))
    }

    /// Adds the fonts of a file.
    public func add(path: String) throws(FontProblem) {
        if state.withLock({ state in state.files.contains { $0.path == path } }) { return }
        let faces = try FontBytes.file(path) { (bytes) throws(FontProblem) in
            try FontFile.faces(in: bytes)
        }
        try add(File(path: path, faces: faces))
    }

    /// Adds the fonts in a file's bytes.
    public func add(bytes: [UInt8]) throws(FontProblem) {
        let faces = try FontFile.faces(in: .memory(bytes))
        // Not in memory, because plugins may have no files there. Fontconfig needs a path.
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        let descriptor = linux_unlinked_file(folder)
        guard descriptor >= 0, writeAll(bytes, to: descriptor) else {
            let reason = String(cString: strerror(errno))
            if descriptor >= 0 { close(descriptor) }
            throw .unwritable(folder: folder, reason: reason)
        }
        do throws(FontProblem) {
            try add(
                File(path: "/proc/self/fd/\(descriptor)", faces: faces, descriptor: descriptor))
        } catch {
            close(descriptor)
            throw error
        }
    }

    private func add(_ file: File) throws(FontProblem) {
        let problem = state.withLock { state -> FontProblem? in
            let faces = state.files.reduce(file.faces.count) { $0 + $1.faces.count }
            guard state.files.count < FontLimits.files, faces <= FontLimits.faces else {
                return .tooMany
            }
            let known = Set(state.files.flatMap(\.faces).map(\.name))
            if let double = file.faces.first(where: { known.contains($0.name) }) {
                return .alreadyThere(double.name)
            }
            state.files.append(file)
            state.generation += 1
            return nil
        }
        if let problem { throw problem }
    }

    /// Removes the fonts of a file.
    ///
    /// - Returns: Whether it was there.
    public func remove(path: String) -> Bool {
        remove { $0.path == path }
    }

    /// Removes the file that contains a font.
    ///
    /// - Returns: Whether there was one.
    public func remove(named name: String) -> Bool {
        remove { $0.faces.contains { $0.name == name } }
    }

    private func remove(where isMeant: (File) -> Bool) -> Bool {
        state.withLock { state in
            guard let index = state.files.firstIndex(where: isMeant) else { return false }
            // A file without a name stays open, because the text engine may still read it.
            state.files.remove(at: index)
            state.advances = [:]
            state.generation += 1
            return true
        }
    }

    /// All fonts, in the order in which they were added.
    public var faces: [FontFace] { state.withLock { $0.files.flatMap(\.faces) } }

    /// The width of a line in ems, without kerning; nil when no font has that PostScript name.
    public func width(of line: String, named name: String) -> Double? {
        guard let advances = advances(named: name) else { return nil }
        return line.unicodeScalars.reduce(0) { $0 + advances.width(of: $1) }
    }

    private func advances(named name: String) -> FontAdvances? {
        state.withLock { state in
            if let known = state.advances[name] { return known }
            for file in state.files {
                guard let face = file.faces.first(where: { $0.name == name }) else { continue }
                let advances = try? FontBytes.file(file.path) { (bytes) throws(FontProblem) in
                    try FontAdvances(bytes, at: face.offset)
                }
                state.advances[name] = advances
                return advances
            }
            return nil
        }
    }

    /// A number that changes when fonts are added or removed.
    var generation: Int { state.withLock { $0.generation } }

    /// The files and the fonts in each.
    var files: [(path: String, faces: [FontFace])] {
        state.withLock { $0.files.map { ($0.path, $0.faces) } }
    }

    /// The font with this PostScript name, full name or family name; nil when there is none.
    ///
    /// - Parameters:
    ///   - weight: The weight, 100 to 900; nil for the font's own, or the regular one of a family.
    ///   - isItalic: Whether letters are slanted; a family without slanted ones has them upright.
    /// - Returns: The nearest font of the family, with the weight that a variable one is drawn in.
    public func face(named name: String, weight: Int? = nil, isItalic: Bool = false) -> FontFace? {
        let faces = faces
        let wanted = name.lowercased()
        let exact =
            faces.first { $0.name.lowercased() == wanted }
            ?? faces.first { $0.fullName.lowercased() == wanted }
        if let exact, weight == nil || weight == exact.weight, !isItalic || exact.isItalic {
            return exact
        }
        let family =
            exact?.family
            ?? faces.first {
                $0.family.lowercased() == wanted || $0.styledFamily.lowercased() == wanted
            }?.family
        guard let family else { return nil }
        return faces.nearest(
            in: family, weight: weight ?? exact?.weight ?? 400,
            isItalic: isItalic || exact?.isItalic ?? false)
    }
}

extension [FontFace] {
    /// The nearest font of a family; the slant counts more than the weight.
    fileprivate func nearest(in family: String, weight: Int, isItalic: Bool) -> FontFace? {
        let members = filter { $0.family == family }
        let distance = { (face: FontFace) in
            let own = face.weights.map { weight.clamped(to: $0) } ?? face.weight
            // Of two fonts at the same distance, the bolder one is used for bold letters.
            let farther = abs(own - weight) * 2
            let side = (own < weight) == (weight > 500) ? 1 : 0
            return (face.isItalic == isItalic ? 0 : 10_000) + farther + side
        }
        guard var best = members.min(by: { distance($0) < distance($1) }) else { return nil }
        if let weights = best.weights {
            best.weight = weight.clamped(to: weights)
        }
        return best
    }
}
