import Floors
import Foundation
import WidgetHost

/// What a child with a plugin written in Swift keeps for itself.
enum Memory {
    private static let request = WidgetRequest(
        kind: "com.mygame.game-status", family: .systemMedium)

    /// After its first answer.
    static func compare(at place: Place) async throws -> Comparison {
        let host = place.host(plugins: place.swiftPlugin)
        _ = try await host.timeline(request)
        let ours = try privateMegabytes(of: child(of: getpid(), running: place.runner))
        await host.shutDown()

        var process = floor_process()
        guard floor_start(&process, place.floorSwift, nil) else {
            throw BenchmarkError.floor("floor-swift")
        }
        let theirs = try privateMegabytes(of: process.id)
        floor_stop(&process)
        return Comparison(
            what: "private memory per child",
            floor: "an empty Swift program with the same libraries",
            ours: .megabytes(ours), theirs: .megabytes(theirs))
    }

    /// After many answers and after few: whether anything is kept of each.
    static func growth(at place: Place) async throws -> Comparison {
        let host = place.host(plugins: place.swiftPlugin)
        func megabytes(after count: Int) async throws -> Double {
            for _ in 0..<count { _ = try await host.timeline(request) }
            return try privateMegabytes(of: getpid())
                + privateMegabytes(of: child(of: getpid(), running: place.runner))
        }
        let few = try await megabytes(after: 200)
        let many = try await megabytes(after: 1_800)
        await host.shutDown()
        return Comparison(
            what: "memory of host and child after 2,000 timelines", floor: "after 200",
            ours: .megabytes(many), theirs: .megabytes(few))
    }

    /// Memory that belongs to no file, as the kernel counts it: pages of a file that was just
    /// written are dirty, too, and private as long as one process has them.
    private static func privateMegabytes(of process: pid_t) throws -> Double {
        let sums = try String(contentsOfFile: "/proc/\(process)/smaps_rollup", encoding: .utf8)
        let line = sums.split(separator: "\n").first { $0.hasPrefix("Anonymous:") }
        let kibibytes = line?.split(separator: " ").dropFirst().first.flatMap { Double($0) }
        guard let kibibytes else { throw BenchmarkError.noChild }
        return kibibytes / 1024
    }

    private static func child(of parent: pid_t, running program: String) throws -> pid_t {
        let processes = try FileManager.default.contentsOfDirectory(atPath: "/proc")
        let found = processes.compactMap { pid_t($0) }.first { process in
            let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
            let executable = try? FileManager.default.destinationOfSymbolicLink(
                atPath: "/proc/\(process)/exe")
            return executable == program && status?.contains("PPid:\t\(parent)\n") == true
        }
        guard let found else { throw BenchmarkError.noChild }
        return found
    }
}
