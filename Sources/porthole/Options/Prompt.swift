import Foundation

/// Asks the user for values that are missing on the command line.
enum Prompt {
    /// Asks on the terminal; without one, takes the proposal or reports the missing option.
    ///
    /// - Parameters:
    ///   - option: The option that gives the answer, such as `--name`.
    ///   - proposal: The answer when the user just presses return.
    static func ask(_ option: String, proposal: String? = nil) throws -> String {
        guard isatty(STDIN_FILENO) == 1 else {
            if let proposal { return proposal }
            throw CommandError(
                "The option \(option) is missing; give it, or run this on a terminal to be asked.")
        }
        let subject = option.drop { $0 == "-" }
        while true {
            let hint = proposal.map { " [\($0.printable())]" } ?? ""
            DialogText.write("\(subject.capitalized)\(hint): ")
            guard let line = readLine() else {
                throw CommandError("The input ended; give \(option).")
            }
            let answer = line.trimmingCharacters(in: .whitespaces)
            if !answer.isEmpty { return answer }
            if let proposal { return proposal }
        }
    }
}
