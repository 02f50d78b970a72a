public import Foundation

extension Progress {
    /// What is done to the files.
    public var fileOperationKind: FileOperationKind? {
        get { userInfo[.fileOperationKindKey] as? FileOperationKind }
        set { setUserInfoObject(newValue, forKey: .fileOperationKindKey) }
    }

    /// The file.
    public var fileURL: URL? {
        get { userInfo[.fileURLKey] as? URL }
        set { setUserInfoObject(newValue, forKey: .fileURLKey) }
    }

    /// How many files there are.
    public var fileTotalCount: Int? {
        get { userInfo[.fileTotalCountKey] as? Int }
        set { setUserInfoObject(newValue, forKey: .fileTotalCountKey) }
    }

    /// How many files are done.
    public var fileCompletedCount: Int? {
        get { userInfo[.fileCompletedCountKey] as? Int }
        set { setUserInfoObject(newValue, forKey: .fileCompletedCountKey) }
    }

    /// How many seconds are left.
    public var estimatedTimeRemaining: TimeInterval? {
        get { userInfo[.estimatedTimeRemainingKey] as? TimeInterval }
        set { setUserInfoObject(newValue, forKey: .estimatedTimeRemainingKey) }
    }

    /// How many bytes are done in a second.
    public var throughput: Int? {
        get { userInfo[.throughputKey] as? Int }
        set { setUserInfoObject(newValue, forKey: .throughputKey) }
    }
}
