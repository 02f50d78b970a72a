public import Foundation

extension NSPredicate {
    /// A predicate in the words of its language: `"name BEGINSWITH[c] %@ AND count > %d"`.
    ///
    /// Differs from Apple: keys are found in dictionaries, in objects of Core Data and in stored properties; of a
    /// computed one the value is `nil`, and the log says so once. A format that is none does not end the process: the
    /// predicate is false for every object, and the log says why. `predicateFormat` does not give the words back.
    public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    /// A predicate in the words of its language, with arguments of any type.
    @_disfavoredOverload
    public convenience init(format predicateFormat: String, _ args: Any...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    /// A predicate in the words of its language, with its arguments in an array.
    ///
    /// Differs from Apple as `init(format:_:)` does.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        do throws(PredicateFormatError) {
            let condition = try PredicateParser.condition(of: predicateFormat, arguments ?? [])
            self.init { object, variables in
                condition.holds(for: PredicateSubject(object: object, variables: variables ?? [:]))
            }
        } catch {
            PluginLog.fail(
                "NSPredicate(format: \"\(predicateFormat)\") is false for every object: \(error).")
            self.init(value: false)
        }
    }

    /// A predicate that `#Predicate` made; false for objects of another class and where it throws.
    public convenience init?<Input: NSObject>(_ predicate: Predicate<Input>) {
        self.init { object, _ in
            guard let object = object as? Input else { return false }
            return (try? predicate.evaluate(object)) ?? false
        }
    }

    /// The same predicate with values for its variables: `$name`.
    public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
        NSPredicate { [self] object, more in
            let all = variables.merging(more ?? [:]) { $1 }
            return evaluate(with: object, substitutionVariables: all)
        }
    }
}
