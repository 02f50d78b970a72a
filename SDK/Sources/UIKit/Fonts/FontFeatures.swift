/// The feature for the spacing of digits.
public let kNumberSpacingType = 6
/// Selects monospaced digits.
public let kMonospacedNumbersSelector = 0
/// Selects proportional digits.
public let kProportionalNumbersSelector = 1
/// The feature of how tall digits are; no effect here.
public let kNumberCaseType = 21
/// Digits are as tall as capitals; no effect here.
public let kUpperCaseNumbersSelector = 1
/// Digits are as tall as small letters; no effect here.
public let kLowerCaseNumbersSelector = 0
/// The feature of other letters for some; no effect here.
public let kStylisticAlternativesType = 35
/// The feature of small capitals for small letters; no effect here.
public let kLowerCaseType = 37
/// Small capitals for small letters; no effect here.
public let kLowerCaseSmallCapsSelector = 1
/// The feature of small capitals for capitals; no effect here.
public let kUpperCaseType = 38
/// Small capitals for capitals; no effect here.
public let kUpperCaseSmallCapsSelector = 1
