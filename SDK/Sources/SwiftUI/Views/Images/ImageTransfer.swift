import Foundation
import UniformTypeIdentifiers

extension Image: Transferable {
    /// A picture's file; none is made of an image here.
    ///
    /// Differs from Apple: an image can be made of data and not given away as data.
    nonisolated public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(importedContentType: .image) { data in
            guard let picture = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
            return Image(uiImage: picture)
        }
    }
}
