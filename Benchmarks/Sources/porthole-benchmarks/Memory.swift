import Floors
import Foundation
import WidgetHost

/// What a child with a plugin written in Swift keeps for itself.
enum Memory {
    static func compare(at place: Place) async throws -> Comparison {
        let host = place.host(plugins: place.swiftPlugin)
        _ = try await host.timeline(
            WidgetRequest(kind: "com.mygame.game-status", family: .systemMedium))
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
            limit: "an empty Swift program with the same libraries",
            ours: .megabytes(ours), theirs: .megabytes(theirs))
    }

    /// Memory that no other process shares and that was written to, as the kernel counts it.
    private static func privateMegabytes(of process: pid_t) throws -> Double {
        let sums = try String(contentsOfFile: "/proc/\(process)/smaps_rollup", encoding: .utf8)
        let line = sums.split(separator: "\n").first { $0.hasPrefix("Private_Dirty:") }
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
