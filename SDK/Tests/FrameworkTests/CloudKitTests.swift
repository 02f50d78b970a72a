import CloudKit
import Testing

@Suite("CloudKit, without an account")
struct CloudKitTests {
    private let database = CKContainer(identifier: "iCloud.org.example").privateCloudDatabase

    @Test func `keeps the values of a record in memory`() {
        let record = CKRecord(recordType: "Timer", recordID: CKRecord.ID(recordName: "active"))
        record["title"] = "Tea" as CKRecordValue
        record["minutes"] = 4
        record["isActive"] = 1 as CKRecordValue
        record["start"] = Date(timeIntervalSince1970: 0)
        record["tags"] = ["green", "hot"]
        record["place"] = CLLocation(latitude: 1, longitude: 2)
        #expect(record["title"] as? String == "Tea")
        #expect(record["minutes"] as? Int == 4)
        #expect(record["isActive"] as? Int64 == 1)
        #expect(record["start"] as? Date == Date(timeIntervalSince1970: 0))
        #expect(record["tags"] as? [String] == ["green", "hot"])
        #expect((record["place"] as? CLLocation)?.coordinate.latitude == 1)
        let title: String? = record["title"]
        #expect(title == "Tea")
        record["title"] = nil
        #expect(record["title"] == nil)
        #expect(record.allKeys() == ["isActive", "minutes", "place", "start", "tags"])
    }

    @Test func `writes down what distinguishes a record`() throws {
        let zone = CKRecordZone.ID(zoneName: "tasks", ownerName: CKCurrentUserDefaultName)
        let record = CKRecord(
            recordType: "Task", recordID: CKRecord.ID(recordName: "7", zoneID: zone))
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        record.encodeSystemFields(with: archiver)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        let read = try #require(CKRecord(coder: unarchiver))
        #expect(read.recordID == record.recordID)
        #expect(read.recordType == "Task")
    }

    @Test func `fails with a reason that catches match`() async throws {
        #expect(try await CKContainer.default().accountStatus() == .noAccount)
        do {
            _ = try await database.record(for: CKRecord.ID(recordName: "active"))
            Issue.record("There is no record.")
        } catch let error as CKError where error.code == .unknownItem {
            Issue.record("Nothing was looked for.")
        } catch CKError.notAuthenticated {
            // As documented for a device without an account.
        }
        await #expect(throws: CKError(.notAuthenticated)) {
            try await database.records(
                matching: CKQuery(recordType: "Task", predicate: NSPredicate(value: true)))
        }
    }

    @Test func `tells an operation's closures that it failed`() {
        let record = CKRecord(recordType: "Task")
        let operation = CKModifyRecordsOperation(recordsToSave: [record], recordIDsToDelete: nil)
        nonisolated(unsafe) var told: [String] = []
        operation.perRecordSaveBlock = { id, result in
            if case .failure = result, id == record.recordID { told.append("record") }
        }
        operation.modifyRecordsCompletionBlock = { _, _, error in
            if (error as? CKError)?.code == .notAuthenticated { told.append("all") }
        }
        operation.completionBlock = { told.append("done") }
        database.add(operation)
        #expect(told == ["record", "all", "done"])
    }
}
