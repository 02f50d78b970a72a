public import Foundation

extension NSPredicate {
    /// Creates a predicate from a format: `"name BEGINSWITH[c] %@ AND count > %d"`.
    ///
    /// Differs from Apple: keys are found in dictionaries, Core Data objects and stored properties;
    /// a computed property evaluates to `nil`, and the log says so once. An invalid format does not
    /// crash: the predicate is false for every object, and the log contains the reason.
    /// `predicateFormat` does not return the format.
    public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    /// Creates a predicate from a format, with arguments of any type.
    @_disfavoredOverload
    public convenience init(format predicateFormat: String, _ args: Any...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    /// Creates a predicate from a format, with an array of arguments.
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

    /// Converts a `#Predicate`; it is false for objects of other classes and if evaluation throws.
    public convenience init?<Input: NSObject>(_ predicate: Predicate<Input>) {
        self.init { object, _ in
            guard let object = object as? Input else { return false }
            return (try? predicate.evaluate(object)) ?? false
        }
    }

    /// Returns the predicate with values substituted for its variables, such as `$name`.
    public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
        NSPredicate { [self] object, more in
            let all = variables.merging(more ?? [:]) { $1 }
            return evaluate(with: object, substitutionVariables: all)
        }
    }
}
