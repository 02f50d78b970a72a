import Foundation
import SystemMonitor
import Testing

/// Readings.
@Suite(.timeLimit(.minutes(1)))
struct ReadingsTests {
    @Test func `A meter's fraction is between 0 and 1`() {
        #expect(fraction(used: 1, total: 4) == 0.25)
        #expect(fraction(used: 5, total: 4) == 1)
        #expect(fraction(used: -1, total: 4) == 0)
        #expect(fraction(used: 1, total: 0) == 0)
    }

    @Test func `Readings of this machine are plausible each time`() throws {
        let first = try read()
        #expect(Int(first.cores) == ProcessInfo.processInfo.activeProcessorCount)
        #expect((0...first.cpu.total).contains(first.cpu.used))
        #expect(first.memory.total.rounded() == Double(ProcessInfo.processInfo.physicalMemory))
        #expect((0...first.memory.total).contains(first.memory.used))
        #expect((0...first.swap.total).contains(first.swap.used))
        #expect(first.disk.total > 0 && first.disk.used <= first.disk.total)
        #expect(first.seconds_running > 0)
        #expect(!host(of: first).isEmpty)

        let second = try read()
        #expect(second.seconds_running >= first.seconds_running)
    }

    @Test func `Sample readings are plausible for a machine`() {
        let sample = sample_readings()
        #expect(sample.cpu.used < sample.cpu.total && sample.cpu.total == Double(sample.cores))
        #expect(sample.memory.used < sample.memory.total)
    }

    private func fraction(used: Double, total: Double) -> Double {
        var meter = meter(used: used, total: total)
        return meter_fraction(&meter)
    }

    private func read() throws -> readings {
        var result = readings()
        var problem = [CChar](repeating: 0, count: 160)
        let worked = read_machine(&result, &problem, problem.count)
        try #require(worked, "\(String(cString: problem))")
        return result
    }

    private func host(of readings: readings) -> String {
        withUnsafeBytes(of: readings.host) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }
}
