import Testing
import WidgetHost

@Suite struct HostPolicyTests {
    @Test func `Every request gets the deadline that is set`() {
        var policy = HostPolicy()
        policy.setRequestDeadlines(.milliseconds(7))
        let deadlines = Mirror(reflecting: policy).children.filter {
            $0.label?.hasSuffix("Deadline") == true
        }
        let others = deadlines.filter { $0.value as? Duration != .milliseconds(7) }
        #expect(deadlines.count > others.count)
        #expect(others.compactMap(\.label) == ["helloDeadline", "describeDeadline"])
    }
}
