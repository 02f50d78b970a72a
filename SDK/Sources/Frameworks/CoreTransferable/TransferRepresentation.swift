/// How values of a type travel.
public protocol TransferRepresentation<Item>: Sendable {
    /// The type of the values.
    associatedtype Item: Transferable
    /// What the representation is made of.
    associatedtype Body: TransferRepresentation
    /// The representations it is made of.
    @TransferRepresentationBuilder<Item> var body: Body { get }
}

extension TransferRepresentation where Body == Never {
    /// Never called: the representation is made of no others.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: TransferRepresentation {
    /// No value travels.
    public typealias Item = Never
    /// It is made of nothing.
    public typealias Body = Never
}

extension Never: Transferable {
    /// Never called.
    public static var transferRepresentation: Never { fatalError("Never has no values") }
}

/// Collects the representations of a type.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
    /// One representation.
    public static func buildExpression<Content: TransferRepresentation>(
        _ content: Content
    ) -> Content where Content.Item == Item { content }

    /// The first of several.
    public static func buildPartialBlock<Content: TransferRepresentation>(
        first content: Content
    ) -> Content where Content.Item == Item { content }

    /// Those before and one more.
    public static func buildPartialBlock<
        Before: TransferRepresentation, Next: TransferRepresentation
    >(accumulated: Before, next: Next) -> some TransferRepresentation<Item>
    where Before.Item == Item, Next.Item == Item {
        FormList(forms: transferForms(of: accumulated) + transferForms(of: next))
    }
}

/// Who sees that a value can be had in a form.
public struct TransferRepresentationVisibility: Equatable, Comparable, Sendable {
    private let reach: Int

    /// Everyone.
    public static let all = Self(reach: 3)
    /// The developer's other apps.
    public static let team = Self(reach: 2)
    /// Apps of the same group.
    public static let group = Self(reach: 1)
    /// The app alone.
    public static let ownProcess = Self(reach: 0)

    /// Whether fewer see it.
    public static func < (left: Self, right: Self) -> Bool { left.reach < right.reach }
}

extension TransferRepresentation {
    /// Names the file that a receiver writes.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        changed { $0.fileName = { _ in fileName } }
    }

    /// Names the file that a receiver writes, by the value.
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> { changed { $0.fileName = fileName } }

    /// Offers the form for some values only.
    public func exportingCondition(
        _ condition: @escaping @Sendable (Item) -> Bool
    ) -> some TransferRepresentation<Item> { changed { $0.condition = condition } }

    /// Says who sees the form.
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
