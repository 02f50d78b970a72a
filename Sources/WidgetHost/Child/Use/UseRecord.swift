import Foundation

/// How much of its rate limits a plugin has used, kept for the next run of the host: scripts for
/// status bars start one each minute.
struct UseRecord: Codable, Hashable {
    /// The bytes written, the bytes read from disks and the seconds run that are not forgiven yet.
    var writing = 0.0
    var reading = 0.0
    var running = 0.0
    /// When that was, in seconds since 1970.
    var date: Double
}

extension UseRecord {
    /// The record in a file; nil when there is none, or none that can be used.
    init?(contentsOf path: String) {
        guard let data = FileManager.default.contents(atPath: path),
            let record = try? JSONDecoder().decode(UseRecord.self, from: data)
        else { return nil }
        self = record
    }

    /// Replaces the file; a record that cannot be written is lost.
    func write(to path: String) {
        let folder = URL(filePath: path).deletingLastPathComponent().path
        try? FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        try? JSONEncoder().encode(self).write(to: URL(filePath: path), options: .atomic)
    }
}
