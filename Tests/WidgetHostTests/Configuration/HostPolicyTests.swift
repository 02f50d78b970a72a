import Testing
import WidgetWire

@testable import WidgetHost

@Suite struct HostPolicyTests {
    @Test func `Setting the request deadlines sets those of every request`() {
        var policy = HostPolicy()
        policy.setRequestDeadlines(.milliseconds(7))
        let timelines = TimelineRequest.Purpose.allCases.map { purpose in
            Question.timeline(.with { $0.purpose = purpose })
        }
        let others: [Question] = [.perform(.init()), .options(.init()), .recommendations(.init())]
        for question in timelines + others {
            #expect(question.patience(policy).deadline == .milliseconds(7), "\(question.task)")
        }
        let standard = HostPolicy()
        #expect(policy.helloDeadline == standard.helloDeadline)
        #expect(Question.describe(.widgets).patience(policy).deadline == standard.describeDeadline)
    }
}
