/// Calls `body`.
///
/// Linux has no autorelease, so nothing is drained at the end.
public func autoreleasepool<Result, Failure: Error>(
    invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    try body()
}
