// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// No limit.
public let HKObjectQueryNoLimit = 0
/// Orders samples by when they began.
public let HKSampleSortIdentifierStartDate = "startDate"
/// Orders samples by when they ended.
public let HKSampleSortIdentifierEndDate = "endDate"
/// The key of whether the user wrote a sample.
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
