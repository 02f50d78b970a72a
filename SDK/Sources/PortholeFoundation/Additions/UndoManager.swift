/// Records changes so that they can be undone and redone.
///
/// Foundation for Linux has no such class. Differs from Apple: actions are not grouped by turns of
/// the run loop; an action outside an explicit group forms its own group.
open class UndoManager: NSObject {
    private typealias Action = () -> Void

    private struct Group {
        var actions: [Action] = []
        var name = ""
    }

    private enum Direction {
        case undo, redo
    }

    private var undoable: [Group] = []
    private var redoable: [Group] = []
    private var open: [Group] = []
    private var direction: Direction?
    private var disabled = 0

    /// Whether each turn of the run loop forms a group.
    ///
    /// No effect here.
    open var groupsByEvent = true
    /// The maximum number of undo groups; 0 means no limit.
    open var levelsOfUndo = 0 {
        didSet { forgetOldest() }
    }

    /// Creates a manager without actions.
    public override init() {}

    /// Whether there is an action to undo.
    open var canUndo: Bool { !undoable.isEmpty || open.contains { !$0.actions.isEmpty } }
    /// Whether there is an action to redo.
    open var canRedo: Bool { !redoable.isEmpty }
    /// Whether an undo is in progress.
    open var isUndoing: Bool { direction == .undo }
    /// Whether a redo is in progress.
    open var isRedoing: Bool { direction == .redo }
    /// Whether new actions are recorded.
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    /// The number of open groups.
    open var groupingLevel: Int { open.count }
    /// The name of the next action to undo.
    open var undoActionName: String { undoable.last?.name ?? "" }
    /// The name of the next action to redo.
    open var redoActionName: String { redoable.last?.name ?? "" }

    /// Registers a closure that undoes a change of `target`.
    open func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping (Target) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        let action = { [weak target] in
            if let target { handler(target) }
        }
        if open.isEmpty {
            close(Group(actions: [action]))
        } else {
            open[open.count - 1].actions.append(action)
        }
    }

    /// Sets the name of the last action.
    open func setActionName(_ actionName: String) {
        if open.isEmpty {
            if !undoable.isEmpty { undoable[undoable.count - 1].name = actionName }
        } else {
            open[open.count - 1].name = actionName
        }
    }

    /// Begins a group of actions that are undone together.
    open func beginUndoGrouping() { open.append(Group()) }

    /// Ends the current group.
    open func endUndoGrouping() {
        guard let group = open.popLast(), !group.actions.isEmpty else { return }
        if open.isEmpty {
            close(group)
        } else {
            open[open.count - 1].actions += group.actions
        }
    }

    /// Undoes the last group.
    open func undo() {
        while !open.isEmpty { endUndoGrouping() }
        if let group = undoable.popLast() { perform(group, .undo) }
    }

    /// Redoes the group that was undone last.
    open func redo() {
        if let group = redoable.popLast() { perform(group, .redo) }
    }

    /// Stops recording until `enableUndoRegistration()` has been called as often.
    open func disableUndoRegistration() { disabled += 1 }

    /// Resumes recording.
    open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

    /// Removes all actions.
    open func removeAllActions() {
        undoable = []
        redoable = []
        open = []
    }

    /// Performs the actions of a group in reverse; what they register becomes an action of the
    /// other direction.
    private func perform(_ group: Group, _ direction: Direction) {
        self.direction = direction
        open.append(Group(name: group.name))
        for action in group.actions.reversed() { action() }
        endUndoGrouping()
        self.direction = nil
    }

    private func close(_ group: Group) {
        if direction == .undo {
            redoable.append(group)
            return
        }
        if direction == nil { redoable = [] }
        undoable.append(group)
        forgetOldest()
    }

    private func forgetOldest() {
        if levelsOfUndo > 0 { undoable = undoable.suffix(levelsOfUndo) }
    }
}
