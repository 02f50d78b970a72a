import Foundation

/// A shared library that has been looked at, but not loaded.
struct LibraryFile {
    let stamp: FileStamp

    /// Checks that the file is there, can be read, and is a shared library for this machine.
    init(path: String) throws(PluginFault) {
        do throws(Errno) {
            stamp = try FileStamp(path: path)
        } catch {
            throw PluginFault(
                .unreadable, "The library \(path) cannot be read: \(error.words).")
        }
        guard stamp.isRegular else {
            throw PluginFault(
                .unreadable, "\(path) is no file; a plugin is a shared library or a bundle folder.")
        }
        guard let file = FileHandle(forReadingAtPath: path) else {
            throw PluginFault(
                .unreadable,
                "The library \(path) cannot be read: \(Errno.last.words); check its permissions.")
        }
        defer { try? file.close() }
        let header = (try? file.read(upToCount: ElfHeader.byteCount)).flatMap(
            ElfHeader.init(bytes:))
        guard let header else {
            throw PluginFault(
                .notALibrary, "\(path) is no shared library; build it with -shared.")
        }
        guard header.isForThisMachine else {
            throw PluginFault(
                .notALibrary,
                "\(path) was built for another kind of machine; build it for \(ElfHeader.thisMachine)."
            )
        }
        guard header.isSharedObject else {
            throw PluginFault(
                .notALibrary,
                "\(path) is an object file or program, no shared library; link it with -shared.")
        }
    }
}

/// The beginning of an ELF file, as far as it says what the file is for.
struct ElfHeader {
    static let byteCount = 20

    private let isWide: Bool
    private let isLittleEndian: Bool
    private let type: UInt16
    private let machine: UInt16

    /// Reads a header; nil when the bytes are none.
    init?(bytes data: Data) {
        let bytes = [UInt8](data)
        guard bytes.count == Self.byteCount, bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46]) else {
            return nil
        }
        isWide = bytes[4] == 2
        isLittleEndian = bytes[5] == 1
        type = UInt16(bytes[16]) | UInt16(bytes[17]) << 8
        machine = UInt16(bytes[18]) | UInt16(bytes[19]) << 8
    }

    var isSharedObject: Bool { type == 3 }

    var isForThisMachine: Bool {
        isWide && isLittleEndian && machine == Self.thisMachineNumber
    }

    #if arch(x86_64)
        static let thisMachine = "x86-64"
        private static let thisMachineNumber: UInt16 = 62
    #elseif arch(arm64)
        static let thisMachine = "aarch64"
        private static let thisMachineNumber: UInt16 = 183
    #endif
}
