import Glibc
import Testing

@testable import WidgetHost

/// The resources of this process, compared with bounds.
@Suite struct BoundsWatchTests {
    private func overuse(
        of bounds: ChildBounds, read: Int = 0, written: Int = 0
    ) throws -> Overuse? {
        let use = try #require(ProcessUse(of: getpid()))
        var watch = BoundsWatch(bounds)
        return watch.overuse(use, disks: DiskUse(read: read, written: written))
    }

    @Test func `A process within its bounds exceeds none`() throws {
        #expect(try overuse(of: ChildBounds(), written: .max / 2) == nil)
    }

    @Test func `Too many threads or too much memory exceed a bound`() throws {
        let use = try #require(ProcessUse(of: getpid()))
        var watch = BoundsWatch(ChildBounds(threads: use.threads - 1))
        #expect(
            watch.overuse(use, disks: DiskUse())
                == .threads(count: use.threads, limit: use.threads - 1))
        watch = BoundsWatch(ChildBounds(memory: use.memory - 1))
        #expect(
            watch.overuse(use, disks: DiskUse())
                == .memory(used: use.memory, limit: use.memory - 1))
    }

    @Test func `Too many mappings exceed a bound`() throws {
        let before = try #require(ProcessUse(of: getpid())?.mappings)
        let page = Int(sysconf(Int32(_SC_PAGESIZE)))
        let size = 1_000 * page
        let memory = try #require(
            mmap(nil, size, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0))
        try #require(memory != MAP_FAILED)
        defer { munmap(memory, size) }
        // The kernel merges adjacent mappings with the same protection.
        for index in stride(from: 0, to: size, by: 2 * page) {
            mprotect(memory + index, page, PROT_NONE)
        }
        let use = try #require(ProcessUse(of: getpid()))
        let mappings = try #require(use.mappings)
        // Other tests map and unmap meanwhile.
        #expect(mappings - before > 900)
        var watch = BoundsWatch(ChildBounds(mappings: mappings - 1))
        #expect(
            watch.overuse(use, disks: DiskUse())
                == .mappings(count: mappings, limit: mappings - 1))
        // Mappings are not counted again while a process does not run.
        let ended = try #require(ProcessUse(of: getpid(), since: use.ticks))
        #expect(ended.mappings == nil || ended.ticks != use.ticks)
    }

    @Test func `A full folder exceeds a bound, and is measured again after a pause`() throws {
        let folder = FolderBound(path: "/nowhere", byteLimit: 1)
        let use = try #require(ProcessUse(of: getpid()))
        var watch = BoundsWatch(ChildBounds(folder: folder))
        #expect(watch.beginFolderLook() == folder)
        // One look at a time.
        #expect(watch.beginFolderLook() == nil)
        #expect(watch.overuse(use, disks: DiskUse()) == nil)
        watch.endFolderLook(isFull: true, after: .seconds(60))
        #expect(watch.overuse(use, disks: DiskUse()) == .folder(folder))
        #expect(watch.beginFolderLook() == nil)
        watch.endFolderLook(isFull: false, after: .zero)
        #expect(watch.overuse(use, disks: DiskUse()) == nil)
        #expect(watch.beginFolderLook() == folder)
    }

    @Test func `Watches of epoll and descriptors in flight exceed their bounds`() throws {
        var use = try #require(ProcessUse(of: getpid()))
        use.descriptors = DescriptorUse(watches: 11, inFlight: 3)
        var watch = BoundsWatch(ChildBounds(watches: 10))
        #expect(watch.overuse(use, disks: DiskUse()) == .watches(limit: 10))
        watch = BoundsWatch(ChildBounds(watches: 11, inFlight: 2))
        #expect(watch.overuse(use, disks: DiskUse()) == .inFlight(count: 3, limit: 2))
        watch = BoundsWatch(ChildBounds(watches: 11, inFlight: 3))
        #expect(watch.overuse(use, disks: DiskUse()) == nil)
    }

    @Test func `Disk use and processor time above their rate limits exceed a bound`() throws {
        let few = RateLimit(burst: 10, perSecond: 0)
        #expect(try overuse(of: ChildBounds(writing: few), written: 10) == nil)
        #expect(try overuse(of: ChildBounds(writing: few), written: 11) == .writing(limit: 10))
        #expect(try overuse(of: ChildBounds(reading: few), read: 10) == nil)
        #expect(try overuse(of: ChildBounds(reading: few), read: 11) == .reading(limit: 10))
        let none = RateLimit(burst: -1, perSecond: 0)
        #expect(try overuse(of: ChildBounds(running: none)) == .running(seconds: -1))
    }

    @Test func `What one child used counts against the next one's limit`() throws {
        let few = RateLimit(burst: 10, perSecond: 0)
        let bounds = ChildBounds(writing: few)
        let use = try #require(ProcessUse(of: getpid()))
        var watch = BoundsWatch(bounds)
        #expect(watch.overuse(use, disks: DiskUse(written: 4)) == nil)
        watch.noteEnd(use, disks: DiskUse(written: 7))
        #expect(try overuse(of: bounds, written: 3) == nil)
        #expect(try overuse(of: bounds, written: 1) == .writing(limit: 10))
    }
}
