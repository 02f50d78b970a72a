/// Calls `body`.
///
/// Nothing is released later on Linux, so nothing is to be released at the end.
public func autoreleasepool<Result, Failure: Error>(
    invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    try body()
}
