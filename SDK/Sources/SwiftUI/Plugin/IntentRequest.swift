import AppIntents
import CWidgetPlugin

/// The runner's request to perform an intent; usable from any thread.
struct IntentRequest: @unchecked Sendable {
    // Unchecked: the header allows every call on the pointer from any thread, for ever.
    private let out: UnsafeMutablePointer<widget_result>

    init(_ out: UnsafeMutablePointer<widget_result>) { self.out = out }

    /// Performs an intent in a task, which is cancelled when the host no longer waits.
    func answer(by type: any AppIntent.Type, _ parameters: [DeclaredParameter]) {
        let arguments = parameters.settings { widget_result_setting(out, $0, $1) }
        widget_result_defer(out)
        let task = Task {
            let performed: Result<PerformedIntent, any Error>
            do {
                performed = .success(try await PerformedIntent(type, with: arguments))
            } catch {
                performed = .failure(error)
            }
            await PluginContainer.keepWhatWasStored()
            switch performed {
            case .success(let performed): complete(performed)
            case .failure(let error): widget_result_fail(out, IntentFailure.message(of: error))
            }
        }
        task.cancel(when: { widget_result_is_cancelled(out) })
    }

    private func complete(_ performed: PerformedIntent) {
        if let words = performed.words { widget_result_say(out, words) }
        if let url = performed.url { widget_result_open_url(out, url.absoluteString) }
        widget_result_complete(out)
    }
}

extension Task where Success == Void, Failure == Never {
    /// Cancels the task when the host stops waiting; the host must be polled, because the C header
    /// has no notification.
    func cancel(when isCancelled: @escaping @Sendable () -> Bool) {
        let watch = Task<Void, Never> {
            while !Task<Never, Never>.isCancelled {
                if isCancelled() { return self.cancel() }
                try? await Task<Never, Never>.sleep(for: .milliseconds(100))
            }
        }
        Task<Void, Never> {
            await self.value
            watch.cancel()
        }
    }
}
