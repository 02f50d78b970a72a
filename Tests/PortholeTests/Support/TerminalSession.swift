import Foundation
import Glibc
import Testing

/// What was waited for on a terminal did not come.
struct NothingCame: Error {
    let words: String
    let transcript: String

    init(words: String, _ transcript: String) {
        self.words = words
        self.transcript = transcript
    }
}

/// The built command on a terminal of its own, as a user sits before it.
final class TerminalSession {
    /// What no command takes, in seconds.
    private static let patience = 40.0

    // The kernel's and glibc's numbers, as macros that Swift does not see.
    private static let getNumber: UInt = 0x8004_5430
    private static let setLock: UInt = 0x4004_5431
    private static let newSession: Int16 = 0x80

    /// Everything that was written to the terminal so far.
    private(set) var transcript = ""
    private let terminal: Int32
    private let process: pid_t
    /// What came that is not whole characters yet.
    private var rest: [UInt8] = []
    /// Where the part begins that nobody has waited for.
    private var seen: String.Index

    /// Starts a command with a terminal of 24 rows as its only one.
    init(_ command: [String], columns: UInt16, environment: [String: String]) throws {
        seen = transcript.startIndex
        terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        var (number, lock): (CInt, CInt) = (0, 0)
        try #require(
            terminal >= 0 && ioctl(terminal, Self.setLock, &lock) == 0
                && ioctl(terminal, Self.getNumber, &number) == 0
                && ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0)
        let name = "/dev/pts/\(number)"
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        // The leader of a new session gets the first terminal that it opens, and its Ctrl-C.
        posix_spawnattr_setflags(&attributes, Self.newSession)
        posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, 0, 1)
        posix_spawn_file_actions_adddup2(&actions, 0, 2)
        let variables = environment.map { "\($0)=\($1)" }
        var process: pid_t = 0
        let error = Self.withStrings(command) { words in
            Self.withStrings(variables) { variables in
                posix_spawn(&process, command[0], &actions, &attributes, words, variables)
            }
        }
        try #require(error == 0, "posix_spawn failed: \(error)")
        self.process = process
    }

    deinit {
        kill(process, SIGKILL)
        close(terminal)
    }

    /// Reads until `text` comes, after what was waited for before; returns what came up to its end.
    @discardableResult
    func wait(for text: String) throws -> String {
        while true {
            if let range = transcript[seen...].range(of: text) {
                defer { seen = range.upperBound }
                return String(transcript[seen..<range.upperBound])
            }
            guard try readMore() else {
                throw NothingCame(words: "the program ended before it wrote '\(text)'", transcript)
            }
        }
    }

    /// Gives the window another size.
    func resize(columns: UInt16, rows: UInt16) {
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        #expect(ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0)
    }

    /// Types keys: a letter of the ASCII control range is a key with Ctrl.
    func type(_ keys: String) {
        let bytes = Array(keys.utf8)
        #expect(write(terminal, bytes, bytes.count) == bytes.count)
    }

    /// Waits for the end and returns the status as a shell says it.
    func status() throws -> Int32 {
        while try readMore() {}
        var status: Int32 = 0
        waitpid(process, &status, 0)
        let number = status & 0x7F
        return number == 0 ? (status >> 8) & 0xFF : 128 + number
    }

    /// Takes in what comes next; false when the program and its children have gone.
    private func readMore() throws -> Bool {
        var waiting = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, Int32(Self.patience * 1000)) == 1 else {
            throw NothingCame(words: "nothing more came", transcript)
        }
        var bytes = [UInt8](repeating: 0, count: 4096)
        // A terminal that nobody holds any more answers with an error.
        let count = read(terminal, &bytes, bytes.count)
        guard count > 0 else { return false }
        rest += bytes.prefix(count)
        // A character may come in two parts.
        let whole = (0...min(3, rest.count)).first { cut in
            String(validating: rest.dropLast(cut), as: UTF8.self) != nil
        }
        let offset = transcript.utf8.distance(from: transcript.startIndex, to: seen)
        transcript += String(decoding: rest.dropLast(whole ?? 0), as: UTF8.self)
        rest = whole.map { Array(rest.suffix($0)) } ?? []
        seen = transcript.utf8.index(transcript.startIndex, offsetBy: offset)
        return true
    }

    private static func withStrings<Result>(
        _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let copies = strings.map { strdup($0) }
        defer { copies.forEach { free($0) } }
        return body(copies + [nil])
    }
}

extension InstalledPorthole {
    /// Starts `porthole` on a terminal without colours.
    func terminal(
        _ arguments: String..., columns: UInt16 = 80, environment: [String: String] = [:]
    ) throws -> TerminalSession {
        try terminal(
            command: [root.appending(path: "bin/porthole").path] + arguments, columns: columns,
            environment: environment)
    }

    /// Runs a script on a terminal, in a shell that looks after its jobs.
    func terminal(script: String, environment: [String: String]) throws -> TerminalSession {
        try terminal(
            command: ["/bin/bash", "-mc", script], columns: 80, environment: environment)
    }

    private func terminal(
        command: [String], columns: UInt16, environment: [String: String]
    ) throws -> TerminalSession {
        try TerminalSession(
            command, columns: columns,
            environment: usualEnvironment.merging(["PORTHOLE_PLUGINS": plugins.path]) { $1 }
                .merging(environment) { $1 })
    }
}
