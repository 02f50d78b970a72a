import Foundation
import Testing

/// Standard output that is closed, full or not read, and outputs that are not regular files.
@Suite(.timeLimit(.minutes(1)))
struct StandardStreamTests {
    private static let commands = [
        "list", "list --json", "show org.example.good", "run org.example.good --once",
        "run org.example.good --output json", "render org.example.good -o - --format png",
    ]
    private let porthole: InstalledPorthole

    init() throws { porthole = try InstalledPorthole(fixtures: ["Good"]) }

    @Test(arguments: commands)
    func `The exit code is 73 when standard output is on a full disk`(command: String) async throws
    {
        let result = try await porthole.shell("porthole \(command) > /dev/full")
        #expect(result.status == 73)
        #expect(
            result.errors
                == "porthole: Standard output cannot be written: No space left on device.")
    }

    @Test func `The exit code is 73 when standard output is closed`()
        async throws
    {
        let result = try await porthole.shell("porthole list >&-")
        #expect(result.status == 73)
        #expect(
            result.errors == "porthole: Standard output cannot be written: Bad file descriptor.")
    }

    @Test(arguments: commands)
    func `A command ends without a message when the reader of its output has gone`(command: String)
        async throws
    {
        let result = try await porthole.shell(
            "(trap '' PIPE; porthole \(command); echo $? > status) | :; cat status")
        #expect(result.text == "141")
        #expect(result.errors == "")
        #expect(try porthole.livingRunners() == [])
    }

    @Test func `A signal ends a command whose output is not being read`() async throws {
        let result = try await porthole.shell(
            """
            mkfifo pipe && exec 3<>pipe
            dd if=/dev/zero of=pipe oflag=nonblock bs=4096 2> /dev/null
            porthole run org.example.good --output line > pipe &
            writer=$!
            # Until it is in write(1, …), by the numbers of x86-64 and arm64.
            until cat /proc/$writer/task/*/syscall | grep -qE '^(1|64) 0x1 '; do :; done
            kill -TERM $writer; kill -INT $writer
            wait $writer; echo $?
            """)
        #expect(["130", "143"].contains(result.text), "\(result.errors)")
        #expect(try porthole.livingRunners() == [])
    }

    @Test func `Rendering to a pipe, device or link does not replace it`() async throws {
        let result = try await porthole.shell(
            """
            mkfifo pipe && (cat pipe > copy.png &)
            porthole render org.example.good -o pipe --format png && test -p pipe
            """)
        #expect(result.status == 0, "\(result.errors)")
        let full = try await porthole.shell(
            "porthole render org.example.good -o /dev/full --format png")
        #expect(full.status == 73)
        #expect(
            full.errors
                == "porthole: The file /dev/full cannot be written: No space left on device.")
        let link = try await porthole.shell(
            """
            touch drawn.png && ln -s drawn.png link.png
            porthole render org.example.good -o link.png && test -L link.png && test -s drawn.png
            """)
        #expect(link.status == 0, "\(link.errors)")
    }
}
