import WidgetHost
import WidgetText

extension PluginOptions {
    /// Runs `body` like ``withHost(timeout:backOff:for:_:)``, and keeps the reloads that plugins ask
    /// for.
    ///
    /// Other programs then notice the reloads.
    func withPressingHost<Result>(
        timeout: Double? = nil,
        _ body: (WidgetHost, FontConfiguration?, ReloadLog) async throws -> Result
    ) async throws -> Result {
        var log: ReloadLog?
        do {
            let result = try await withHost(timeout: timeout) { host, fonts in
                let new = await ReloadLog(host)
                log = new
                return try await body(host, fonts, new)
            }
            await log?.end()
            return result
        } catch {
            await log?.end()
            throw error
        }
    }
}
