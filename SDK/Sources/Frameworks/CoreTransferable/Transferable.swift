public import Foundation
public import UniformTypeIdentifiers

/// A type whose values other apps can be given and take back.
///
/// Differs from Apple: values cannot be dragged out of a widget; the conversions below work.
@preconcurrency
public protocol Transferable: Sendable {
    /// The type of the representation.
    associatedtype Representation: TransferRepresentation
    /// The forms a value travels in, the best first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
    static var forms: [TransferForm<Self>] {
        // The item of an opaque representation is not known to the compiler; the builder saw to it.
        transferForms(of: transferRepresentation) as? [TransferForm<Self>] ?? []
    }

    /// The types of data that values can be had in, the best first.
    public static func exportedContentTypes(
        visibility: TransferRepresentationVisibility = .all
    ) -> [UTType] {
        forms.filter { $0.exporting != nil && $0.visibility >= visibility }.map(\.contentType)
    }

    /// The types of data that values can be made of, the best first.
    public static func importedContentTypes() -> [UTType] {
        forms.filter { $0.importing != nil }.map(\.contentType)
    }

    /// The value as data of a type, or in its best form for nil.
    ///
    /// Throws `CocoaError.featureUnsupported` if the value is not available in that type.
    public func exported(as contentType: UTType?) async throws -> Data {
        try await export(form(for: contentType)).data
    }

    /// Writes the value into a folder, under its suggested name, and returns the file.
    ///
    /// Throws `CocoaError.featureUnsupported` if the value is not available in that type.
    public func export(to destinationDirectory: URL, contentType: UTType? = nil) async throws -> URL
    {
        let form = try form(for: contentType)
        let name = form.fileName?(self) ?? form.contentType.fileName(UUID().uuidString)
        let file = destinationDirectory.appendingPathComponent((name as NSString).lastPathComponent)
        try await export(form).data.write(to: file)
        return file
    }

    /// The suggested file name, or `nil`.
    public var suggestedFilename: String? {
        Self.forms.lazy.compactMap { $0.fileName?(self) }.first
    }

    /// Imports a value from data; tries each form of the content type, or all forms if it is `nil`.
    ///
    /// Throws the last form's error, or `CocoaError.featureUnsupported` where none takes it.
    public init(importing data: Data, contentType: UTType?) async throws {
        self = try await Self.imported(.data(data), as: contentType)
    }

    /// Imports a value from a file; if the content type is `nil`, the file extension determines it.
    ///
    /// Throws the last form's error, or `CocoaError.featureUnsupported` where none takes it.
    public init(importing file: URL, contentType: UTType?) async throws {
        let type = contentType ?? UTType(filenameExtension: file.pathExtension)
        self = try await Self.imported(.file(file), as: type)
    }

    private func export(_ form: TransferForm<Self>) async throws -> TransferContent {
        guard let exporting = form.exporting else { throw CocoaError(.featureUnsupported) }
        return try await exporting(self)
    }

    private func form(for contentType: UTType?) throws -> TransferForm<Self> {
        let form = Self.forms.first { form in
            form.exporting != nil && form.condition?(self) ?? true
                && contentType.map(form.contentType.conforms(to:)) ?? true
        }
        guard let form else { throw CocoaError(.featureUnsupported) }
        return form
    }

    private static func imported(
        _ content: TransferContent, as contentType: UTType?
    ) async throws -> Self {
        var failure: any Error = CocoaError(.featureUnsupported)
        for form in forms where contentType?.conforms(to: form.contentType) ?? true {
            guard let importing = form.importing else { continue }
            do { return try await importing(content) } catch { failure = error }
        }
        throw failure
    }
}

extension UTType {
    /// A file's name with the usual extension of the type.
    func fileName(_ name: String) -> String {
        preferredFilenameExtension.map { "\(name).\($0)" } ?? name
    }
}
