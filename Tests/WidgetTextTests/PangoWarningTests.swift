import Glibc
import Testing
import WidgetText

/// Warnings that Pango prints while it draws a plugin's text.
@Suite(.serialized) struct PangoWarningTests {
    private typealias Complain =
        @convention(c) (
            UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafePointer<CChar>
        ) -> Void

    @Test func `Only Pango's warnings are kept from standard error`() throws {
        PangoTextEngine.openLibraries()
        PangoTextEngine.quietWarnings()
        let library = try #require(dlopen("libglib-2.0.so.0", RTLD_LAZY | RTLD_NOLOAD))
        let symbol = try #require(dlsym(library, "g_return_if_fail_warning"))
        let complain = unsafeBitCast(symbol, to: Complain.self)
        let written = standardError {
            for domain in ["Pango", "Pangolin"] { complain(domain, "draw", "a font is there") }
        }
        #expect(written.contains("Pangolin-CRITICAL"), "\(written)")
        #expect(!written.contains("Pango-CRITICAL"), "\(written)")
    }

    /// What is written to standard error meanwhile; less than a pipe holds.
    private func standardError(while body: () -> Void) -> String {
        var ends: [Int32] = [0, 0]
        pipe(&ends)
        let before = dup(STDERR_FILENO)
        dup2(ends[1], STDERR_FILENO)
        body()
        dup2(before, STDERR_FILENO)
        close(before)
        close(ends[1])
        defer { close(ends[0]) }
        var bytes = [UInt8](repeating: 0, count: 64 * 1024)
        let count = read(ends[0], &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
    }
}
