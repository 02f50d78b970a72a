import Foundation
import UniformTypeIdentifiers

extension Image: Transferable {
    /// The transfer representation; no file is made from an image here.
    ///
    /// Differs from Apple: an image can be made of data and not given away as data.
    nonisolated public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(importedContentType: .image) { data in
            guard let picture = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
            return Image(uiImage: picture)
        }
    }
}
