public import Dispatch
public import OpenCombine

extension DispatchQueue: @retroactive Scheduler {
    /// The options of scheduled work.
    public struct SchedulerOptions {
        /// The priority of the work.
        public var qos: DispatchQoS
        /// The flags of the work, such as a barrier.
        public var flags: DispatchWorkItemFlags
        /// The group of the work.
        public var group: DispatchGroup?

        /// Creates options; the defaults are those of the queue.
        public init(
            qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
            group: DispatchGroup? = nil
        ) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    /// The current time.
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

    /// The smallest tolerance: 0.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Adds work to the queue.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let item = DispatchWorkItem(options, action)
        if let group = options?.group {
            async(group: group, execute: item)
        } else {
            async(execute: item)
        }
    }

    /// Adds work to the queue at a time.
    ///
    /// Differs from Apple: the tolerance is ignored.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        let item = DispatchWorkItem(options, action)
        if let group = options?.group {
            group.enter()
            item.notify(queue: self) { group.leave() }
        }
        asyncAfter(deadline: date.dispatchTime, execute: item)
    }

    /// Adds work to the queue at a time and then at an interval, until the result is cancelled or
    /// released.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let timer = DispatchSource.makeTimerSource(queue: self)
        timer.schedule(
            deadline: date.dispatchTime, repeating: interval.timeInterval,
            leeway: tolerance.timeInterval)
        // Sound: only this queue calls it.
        nonisolated(unsafe) let action = action
        timer.setEventHandler(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
            action()
        }
        timer.activate()
        return AnyCancellable { timer.cancel() }
    }
}

extension DispatchWorkItem {
    fileprivate convenience init(
        _ options: DispatchQueue.SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        // Combine has a scheduler take its work from any thread.
        nonisolated(unsafe) let action = action
        self.init(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action() }
    }
}
