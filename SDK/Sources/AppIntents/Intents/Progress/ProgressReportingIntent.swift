import Synchronization

/// An intent that reports its progress.
@_alwaysEmitConformanceMetadata
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
    /// The progress of the intent, the same object while it is performed.
    ///
    /// No effect here: progress is not observed.
    public var progress: IntentProgress { IntentProgress.current ?? IntentProgress() }
}

/// A progress with descriptions that can be set, which plain `Progress` lacks on Linux.
///
/// On Apple's platforms a plain `Progress` has them.
public final class IntentProgress: Progress, @unchecked Sendable {
    // Unchecked: as its superclass; what is added has a lock.

    /// The progress of the intent that is being performed.
    @TaskLocal package static var current: IntentProgress?

    private struct Words {
        var description: String?
        var addition: String?
    }

    private let words = Mutex(Words())

    /// The description; by default it describes the completed fraction.
    public override var localizedDescription: String? {
        get { words.withLock(\.description) ?? super.localizedDescription }
        set { words.withLock { $0.description = newValue } }
    }

    /// The additional description.
    public override var localizedAdditionalDescription: String? {
        get { words.withLock(\.addition) ?? super.localizedAdditionalDescription }
        set { words.withLock { $0.addition = newValue } }
    }

    /// Creates a progress without work.
    package init() {
        super.init(parent: nil, userInfo: nil)
    }
}
