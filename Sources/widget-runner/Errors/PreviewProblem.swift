/// A problem with a registered preview.
enum PreviewProblem: Error, Equatable {
    case tooMany(limit: Int)
    case emptyID
    case duplicateID(String)
    case noEntries(id: String)
    case badSize(id: String, width: Double, height: Double)
}

extension PreviewProblem: CustomStringConvertible {
    var description: String {
        switch self {
        case .tooMany(let limit):
            "The plugin has more than \(limit) previews; the rest is left out."
        case .emptyID: "A preview without an id is left out."
        case .duplicateID(let id): "A second preview with the id '\(id)' is left out."
        case .noEntries(let id):
            "The preview '\(id)' has no function for its entries and is left out."
        case .badSize(let id, let width, let height):
            "The preview '\(id)' has the size \(width)×\(height) and is left out."
        }
    }
}
