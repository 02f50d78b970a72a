public import Foundation

extension NSPredicate {
    /// A predicate in the words of its language.
    ///
    /// Differs from Apple: the words are not understood, because objects on Linux have no values for keys. The
    /// predicate is false for every object, and the log says so once.
    public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    /// A predicate in the words of its language, which are not understood here.
    @_disfavoredOverload
    public convenience init(format predicateFormat: String, _ args: Any...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    /// A predicate in the words of its language, which are not understood here.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        PluginLog.warnOnce(
            "NSPredicate(format:) is not understood on Linux, '\(predicateFormat)' is always "
                + "false; use a closure or #Predicate.")
        self.init(block: { _, _ in false })
    }
}
