import Foundation

/// The beginning of an ELF file: its type, its machine, and how long the file must be.
struct ElfHeader {
    static let byteCount = 64

    private let bytes: [UInt8]

    /// Reads a header; nil when the bytes are not an ELF header.
    init?(bytes data: Data) {
        bytes = [UInt8](data)
        guard bytes.count == Self.byteCount, bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46]) else {
            return nil
        }
    }

    var isSharedObject: Bool { bytes.number(at: 16, of: UInt16.self) == 3 }

    var isForThisMachine: Bool {
        let (isWide, isLittleEndian) = (bytes[4] == 2, bytes[5] == 1)
        return isWide && isLittleEndian
            && bytes.number(at: 18, of: UInt16.self) == Self.thisMachineNumber
    }

    /// Whether everything the loader would map is within the file's `size` bytes.
    func segmentsFit(in file: FileHandle, size: UInt64) -> Bool {
        let offset = bytes.number(at: 32, of: UInt64.self)
        let entrySize = Int(bytes.number(at: 54, of: UInt16.self))
        let count = Int(bytes.number(at: 56, of: UInt16.self))
        // The loader accepts no other size, and a table of larger entries could fill the memory.
        guard count > 0, entrySize == Self.segmentByteCount else { return false }
        // Seeking beyond the greatest possible offset would end the host.
        guard offset <= size, (try? file.seek(toOffset: offset)) != nil,
            let table = try? file.read(upToCount: entrySize * count),
            table.count == entrySize * count
        else { return false }
        let segments = [UInt8](table)
        return stride(from: 0, to: segments.count, by: entrySize).allSatisfy { start in
            let isLoaded = segments.number(at: start, of: UInt32.self) == 1
            let (end, overflow) = segments.number(at: start + 8, of: UInt64.self)
                .addingReportingOverflow(segments.number(at: start + 32, of: UInt64.self))
            return !isLoaded || (!overflow && end <= size)
        }
    }

    private static let segmentByteCount = 56

    #if arch(x86_64)
        static let thisMachine = "x86-64"
        private static let thisMachineNumber: UInt16 = 62
    #elseif arch(arm64)
        static let thisMachine = "aarch64"
        private static let thisMachineNumber: UInt16 = 183
    #endif
}

extension [UInt8] {
    /// The little-endian number at an index.
    fileprivate func number<Number: FixedWidthInteger>(
        at index: Int, of type: Number.Type
    ) -> Number {
        self[index..<(index + Number.bitWidth / 8)].reversed().reduce(0) { $0 << 8 | Number($1) }
    }
}
