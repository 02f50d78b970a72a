// swift-format-ignore-file
import AppIntents
import CoreData
import Foundation

final class Plant: NSManagedObject, Identifiable {
    var name: String {
        get { value(forKey: "name") as? String ?? "" }
        set { setValue(newValue, forKey: "name") }
    }
    var lastWatered: Date? {
        get { value(forKey: "lastWatered") as? Date }
        set { setValue(newValue, forKey: "lastWatered") }
    }

    @nonobjc class func fetchRequest() -> NSFetchRequest<Plant> {
        NSFetchRequest<Plant>(entityName: "Plant")
    }
}

class PersistenceController {
    static let shared = PersistenceController()

    static var preview: PersistenceController = {
        let result = PersistenceController(inMemory: true)
        let viewContext = result.container.viewContext
        for (index, name) in ["Basil", "Fern", "Aloe"].enumerated() {
            let plant = Plant(context: viewContext)
            plant.name = name
            plant.lastWatered = Date(timeIntervalSince1970: TimeInterval(index) * 86_400)
        }
        do {
            try viewContext.save()
        } catch {
            let nsError = error as NSError
            fatalError("Unresolved error \(nsError), \(nsError.userInfo)")
        }
        return result
    }()

    let container: NSPersistentContainer

    init(inMemory: Bool = false) {
        container = NSPersistentCloudKitContainer(name: "Garden")
        if inMemory {
            container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null")
        } else if let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.org.example.garden") {
            let description = NSPersistentStoreDescription(url: folder.appendingPathComponent("Garden.sqlite"))
            description.setOption(true as NSNumber, forKey: NSPersistentHistoryTrackingKey)
            description.cloudKitContainerOptions = NSPersistentCloudKitContainerOptions(containerIdentifier: "iCloud.org.example.garden")
            container.persistentStoreDescriptions = [description]
        }
        container.loadPersistentStores(completionHandler: { (_, error) in
            if let error = error as NSError? {
                fatalError("Unresolved error \(error), \(error.userInfo)")
            }
        })
        container.viewContext.automaticallyMergesChangesFromParent = true
        container.viewContext.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        try? container.viewContext.setQueryGenerationFrom(.current)
    }

    func thirsty(limit: Int) -> [Plant] {
        let request: NSFetchRequest<Plant> = Plant.fetchRequest()
        request.sortDescriptors = [
            NSSortDescriptor(keyPath: \Plant.lastWatered, ascending: true),
            NSSortDescriptor(key: "name", ascending: true),
        ]
        request.fetchLimit = limit
        request.returnsObjectsAsFaults = false
        let context = container.newBackgroundContext()
        return (try? context.performAndWait { try context.fetch(request) }) ?? []
    }

    func plants(wateredSince date: Date) throws -> [Plant] {
        let request: NSFetchRequest<Plant> = Plant.fetchRequest()
        request.predicate = NSCompoundPredicate(andPredicateWithSubpredicates: [
            NSPredicate(format: "lastWatered > %@", date as NSDate),
            NSPredicate(format: "id IN %@", [UUID()] as CVarArg),
        ])
        return try container.viewContext.fetch(request)
    }
}

struct AddPlantIntent: AppIntent {
    static var title: LocalizedStringResource = "Add Plant"

    @Parameter(title: "Name") var name: String

    func perform() async throws -> some IntentResult {
        let context = PersistenceController.shared.container.newBackgroundContext()
        try await context.perform {
            let plant = Plant(context: context)
            plant.name = name
            try context.save()
        }
        return .result()
    }
}
