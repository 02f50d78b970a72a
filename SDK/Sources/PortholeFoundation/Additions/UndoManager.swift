/// Takes changes back, and back again.
///
/// Foundation lacks it on Linux. Differs from Apple: there are no groups by turns of the run loop;
/// each action that is not in a group of its own is one.
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

    /// Whether each turn of the run loop is a group.
    ///
    /// No effect here.
    open var groupsByEvent = true
    /// How many groups are kept; 0: all.
    open var levelsOfUndo = 0 {
        didSet { forgetOldest() }
    }

    /// Nothing to take back.
    public override init() {}

    /// Whether something can be taken back.
    open var canUndo: Bool { !undoable.isEmpty || open.contains { !$0.actions.isEmpty } }
    /// Whether something that was taken back can be done again.
    open var canRedo: Bool { !redoable.isEmpty }
    /// Whether something is being taken back.
    open var isUndoing: Bool { direction == .undo }
    /// Whether something is being done again.
    open var isRedoing: Bool { direction == .redo }
    /// Whether actions are taken.
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    /// How many groups are open.
    open var groupingLevel: Int { open.count }
    /// What the next thing to take back is called.
    open var undoActionName: String { undoable.last?.name ?? "" }
    /// What the next thing to do again is called.
    open var redoActionName: String { redoable.last?.name ?? "" }

    /// Takes what takes back a change of `target`.
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

    /// Says what the last thing is called.
    open func setActionName(_ actionName: String) {
        if open.isEmpty {
            if !undoable.isEmpty { undoable[undoable.count - 1].name = actionName }
        } else {
            open[open.count - 1].name = actionName
        }
    }

    /// Begins a group, of which all is taken back at once.
    open func beginUndoGrouping() { open.append(Group()) }

    /// Ends a group.
    open func endUndoGrouping() {
        guard let group = open.popLast(), !group.actions.isEmpty else { return }
        if open.isEmpty {
            close(group)
        } else {
            open[open.count - 1].actions += group.actions
        }
    }

    /// Takes the last thing back.
    open func undo() {
        while !open.isEmpty { endUndoGrouping() }
        if let group = undoable.popLast() { perform(group, .undo) }
    }

    /// Does again what was last taken back.
    open func redo() {
        if let group = redoable.popLast() { perform(group, .redo) }
    }

    /// Takes actions no longer, until it is enabled as often.
    open func disableUndoRegistration() { disabled += 1 }

    /// Takes actions again.
    open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

    /// Forgets everything.
    open func removeAllActions() {
        undoable = []
        redoable = []
        open = []
    }

    /// Performs a group from its end; what that registers undoes it in the other direction.
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
