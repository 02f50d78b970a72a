import FoundationEssentials
import Glibc

/// A copy of a folder of files, each of which is replaced as a whole.
enum FolderCopy {
    /// Makes a folder's files those of another, if that has changed since the last time.
    ///
    /// The copy gets the time of the original. What cannot be copied is left for the next time.
    static func update(_ copy: String, from original: String) {
        guard let time = changeTime(of: original), !isSame(time, changeTime(of: copy)) else {
            return
        }
        let names = names(in: original)
        for name in names {
            guard let bytes = FileManager.default.contents(atPath: "\(original)/\(name)"),
                (try? ConfigurationFile.replace("\(copy)/\(name)", with: Array(bytes))) != nil
            else { return }
        }
        for name in Self.names(in: copy).subtracting(names) { unlink("\(copy)/\(name)") }
        utimensat(AT_FDCWD, copy, [time, time], 0)
    }

    private static func names(in folder: String) -> Set<String> {
        Set((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    }

    /// The time when a file last came into the folder or left it.
    private static func changeTime(of folder: String) -> timespec? {
        var status = stat()
        return stat(folder, &status) == 0 ? status.st_mtim : nil
    }

    private static func isSame(_ time: timespec, _ other: timespec?) -> Bool {
        time.tv_sec == other?.tv_sec && time.tv_nsec == other?.tv_nsec
    }
}
