public import Foundation
public import UniformTypeIdentifiers

/// A widget asks for no files.
extension View {
    /// Never calls `onCompletion`: a widget asks for no files.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        NoEffect.of(".fileImporter")
        return self
    }

    /// Never calls `onCompletion`: a widget asks for no files.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View {
        NoEffect.of(".fileImporter")
        return self
    }

    /// Never calls `onCompletion`: a widget writes no files for others.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        NoEffect.of(".fileMover")
        return self
    }
}
