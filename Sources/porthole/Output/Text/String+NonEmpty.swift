extension String {
    /// The text; nil when it is empty, so that a document leaves the key out.
    var nonEmpty: String? { isEmpty ? nil : self }
}
