/// How values of a type are transferred.
public protocol TransferRepresentation<Item>: Sendable {
    /// The type of the values.
    associatedtype Item: Transferable
    /// The type of the body.
    associatedtype Body: TransferRepresentation
    /// The representations it is made of.
    @TransferRepresentationBuilder<Item> var body: Body { get }
}

extension TransferRepresentation where Body == Never {
    /// Never called, because the representation has no body.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: TransferRepresentation {
    /// There are no values.
    public typealias Item = Never
    /// There is no body.
    public typealias Body = Never
}

extension Never: Transferable {
    /// Never called.
    public static var transferRepresentation: Never { fatalError("Never has no values") }
}

/// Collects the representations of a type.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
    /// Adds a representation.
    public static func buildExpression<Content: TransferRepresentation>(
        _ content: Content
    ) -> Content where Content.Item == Item { content }

    /// Starts with the first representation.
    public static func buildPartialBlock<Content: TransferRepresentation>(
        first content: Content
    ) -> Content where Content.Item == Item { content }

    /// Adds another representation.
    public static func buildPartialBlock<
        Before: TransferRepresentation, Next: TransferRepresentation
    >(accumulated: Before, next: Next) -> some TransferRepresentation<Item>
    where Before.Item == Item, Next.Item == Item {
        FormList(forms: transferForms(of: accumulated) + transferForms(of: next))
    }
}

/// The visibility of a representation.
public struct TransferRepresentationVisibility: Equatable, Comparable, Sendable {
    private let reach: Int

    /// Visible to everyone.
    public static let all = Self(reach: 3)
    /// The developer's other apps.
    public static let team = Self(reach: 2)
    /// Apps of the same group.
    public static let group = Self(reach: 1)
    /// Visible to the app only.
    public static let ownProcess = Self(reach: 0)

    /// Compares visibilities.
    public static func < (left: Self, right: Self) -> Bool { left.reach < right.reach }
}

extension TransferRepresentation {
    /// Suggests a file name to the receiver.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        changed { $0.fileName = { _ in fileName } }
    }

    /// Suggests a file name for a value to the receiver.
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> { changed { $0.fileName = fileName } }

    /// Offers the form for some values only.
    public func exportingCondition(
        _ condition: @escaping @Sendable (Item) -> Bool
    ) -> some TransferRepresentation<Item> { changed { $0.condition = condition } }

    /// Sets the visibility of the representation.
    public func visibility(
        _ visibility: TransferRepresentationVisibility
    ) -> some TransferRepresentation<Item> { changed { $0.visibility = visibility } }

    private func changed(_ change: (inout TransferForm<Item>) -> Void) -> FormList<Item> {
        FormList(
            forms: transferForms(of: self).map { form in
                var form = form
                change(&form)
                return form
            })
    }
}
