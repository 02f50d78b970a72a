public import Foundation
public import UniformTypeIdentifiers

/// File dialogs, which widgets do not show.
extension View {
    /// Never calls `onCompletion`, because widgets show no file dialogs.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        withoutEffect()
    }

    /// Never calls `onCompletion`, because widgets show no file dialogs.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View {
        withoutEffect()
    }

    /// Never calls `onCompletion`, because widgets show no file dialogs.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        withoutEffect()
    }
}
