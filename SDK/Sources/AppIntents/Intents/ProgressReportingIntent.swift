import Synchronization

/// An intent that tells how far it is.
@_alwaysEmitConformanceMetadata
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
    /// How far the intent is, the same object as long as it is performed.
    ///
    /// No effect here: nobody watches it.
    public var progress: IntentProgress { IntentProgress.current ?? IntentProgress() }
}

/// How far an intent is, with words for it, which `Progress` cannot be given on Linux.
///
/// On Apple's platforms a plain `Progress` has them.
public final class IntentProgress: Progress, @unchecked Sendable {
    /// That of the intent that is performed.
    @TaskLocal package static var current: IntentProgress?

    private struct Words {
        var description: String?
        var addition: String?
    }

    private let words = Mutex(Words())

    /// The words for what is being done; its own ones are of how much is done.
    public override var localizedDescription: String? {
        get { words.withLock(\.description) ?? super.localizedDescription }
        set { words.withLock { $0.description = newValue } }
    }

    /// More words for what is being done.
    public override var localizedAdditionalDescription: String? {
        get { words.withLock(\.addition) ?? super.localizedAdditionalDescription }
        set { words.withLock { $0.addition = newValue } }
    }

    /// Creates one of no work.
    package init() {
        super.init(parent: nil, userInfo: nil)
    }
}
