/// Finds the name that a user may have meant by one that does not exist.
enum NearestName {
    /// Longer names are not compared: users do not type them, and the time to compare two names is the
    /// product of their lengths.
    private static let lengthLimit = 100

    /// The candidate with the most similar name; nil when none is similar.
    static func of(_ name: String, among candidates: some Sequence<String>) -> String? {
        guard name.utf8.count <= lengthLimit else { return nil }
        let limit = max(2, name.count / 3)
        return candidates.filter { $0.utf8.count <= lengthLimit }
            .map { (distance: distance(name, $0), name: $0) }
            .filter { $0.distance <= limit || isPart(name, of: $0.name) }
            .min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
    }

    /// Whether `candidate` ends with a dot and `name`, such as `clock` in `org.example.clock`.
    private static func isPart(_ name: String, of candidate: String) -> Bool {
        !name.isEmpty && candidate.lowercased().hasSuffix("." + name.lowercased())
    }

    /// The number of letters to change, add or leave out.
    private static func distance(_ first: String, _ second: String) -> Int {
        let second = Array(second.lowercased())
        var row = Array(0...second.count)
        for (i, letter) in first.lowercased().enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in second.enumerated() {
                let replaced = diagonal + (letter == other ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
            }
        }
        return row[second.count]
    }
}
