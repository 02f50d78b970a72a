import CoreData
import Foundation
import Testing

@Suite("An undo manager")
struct UndoTests {
    private final class Note {
        var text = "a"

        func write(_ text: String, _ manager: UndoManager) {
            let old = self.text
            manager.registerUndo(withTarget: self) { $0.write(old, manager) }
            self.text = text
        }
    }

    @Test func `takes changes back and does them again`() {
        let (manager, note) = (UndoManager(), Note())
        note.write("b", manager)
        manager.beginUndoGrouping()
        note.write("c", manager)
        note.write("d", manager)
        manager.setActionName("Typing")
        manager.endUndoGrouping()
        #expect(manager.undoActionName == "Typing" && !manager.canRedo)
        manager.undo()
        #expect(note.text == "b" && manager.redoActionName == "Typing")
        manager.redo()
        #expect(note.text == "d" && manager.canUndo)
        manager.undo()
        manager.undo()
        #expect(note.text == "a" && !manager.canUndo)
        manager.redo()
        #expect(note.text == "b")
        note.write("e", manager)
        #expect(!manager.canRedo)
    }

    @Test func `forgets actions on request, and registers none while disabled`() {
        let (manager, note) = (UndoManager(), Note())
        manager.disableUndoRegistration()
        note.write("b", manager)
        #expect(!manager.canUndo && !manager.isUndoRegistrationEnabled)
        manager.enableUndoRegistration()
        manager.levelsOfUndo = 1
        note.write("c", manager)
        note.write("d", manager)
        manager.undo()
        #expect(note.text == "c" && !manager.canUndo)
        manager.removeAllActions()
        #expect(!manager.canRedo)
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        #expect(context.undoManager == nil)
    }
}
