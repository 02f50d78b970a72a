@_exported public import Photos
public import SwiftUI

/// A photograph that the user chose.
///
/// Differs from Apple: widgets have no picker, so no item is ever created.
public struct PhotosPickerItem: Hashable, Sendable {
    /// The identifier in the library.
    public let itemIdentifier: String?

    /// A photograph by its name in the library.
    public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

    /// Loads the photo; always returns `nil`.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }
}

/// The assets that can be picked.
public struct PHPickerFilter: Hashable, Sendable {
    private let name: String

    /// Images.
    public static let images = PHPickerFilter(name: "images")
    /// Videos.
    public static let videos = PHPickerFilter(name: "videos")
    /// Live Photos.
    public static let livePhotos = PHPickerFilter(name: "livePhotos")

    /// Matches any of several filters.
    public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(name: filters.map(\.name).joined(separator: "|"))
    }
}

/// A button that opens a photo picker; here it only shows its label.
public struct PhotosPicker<Label: View>: View {
    private let label: Label

    /// Creates a picker for a single photo.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        @ViewBuilder label: () -> Label
    ) { self.label = label() }

    /// Creates a picker for several photos.
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        matching filter: PHPickerFilter? = nil, @ViewBuilder label: () -> Label
    ) { self.label = label() }

    /// The label.
    public var body: some View { label }
}

extension PhotosPicker where Label == Text {
    /// Creates a picker for a single photo.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil
    ) { self.init(selection: selection, matching: filter) { Text(titleKey) } }
}
