import SwiftUI

/// The placement of an annotation at its mark.
struct NotePlace {
    /// The extent along one axis.
    struct Span {
        /// The place at the mark that the note keeps to, in points.
        let anchor: CGFloat
        /// -1, 0 or 1: on which side of the anchor the note lies, or around it.
        let side: CGFloat
        /// Between the anchor and the note, in points.
        let spacing: CGFloat
        /// The length that limits the annotation; `nil` if it may overflow.
        let room: CGFloat?

        /// The place of a note's middle.
        func middle(_ length: CGFloat) -> CGFloat {
            let wanted = anchor + side * (length / 2 + spacing)
            guard let room, length <= room else { return wanted }
            return min(max(wanted, length / 2), room - length / 2)
        }

        /// Returns the position of the anchor inside the annotation.
        func guide(_ length: CGFloat) -> CGFloat { length / 2 - (middle(length) - anchor) }
    }

    let x: Span
    let y: Span

    /// Creates the placement of an annotation at a mark in a plot.
    init(_ note: ChartPart.Note, beside rect: CGRect, in plot: CGSize) {
        let point = note.position.point
        let overflow = note.overflow
        let across: CGFloat =
            switch note.alignment.horizontal {
            case .leading: -1
            case .trailing: 1
            default: 0
            }
        let up: CGFloat =
            switch note.alignment.vertical {
            case .top: -1
            case .bottom: 1
            default: 0
            }
        x = Self.span(
            2 * point.x - 1, across, rect.midX, rect.width, note.spacing,
            room: overflow.x.kind == .disabled ? nil : plot.width)
        y = Self.span(
            2 * point.y - 1, up, rect.midY, rect.height, note.spacing,
            room: overflow.y.kind == .fit ? plot.height : nil)
    }

    /// Places the annotation outside of the mark if the position says so, or else aligned with its
    /// edge.
    private static func span(
        _ outside: CGFloat, _ aligned: CGFloat, _ middle: CGFloat, _ length: CGFloat,
        _ spacing: CGFloat, room: CGFloat?
    ) -> Span {
        outside == 0
            ? Span(anchor: middle + aligned * length / 2, side: -aligned, spacing: 0, room: room)
            : Span(
                anchor: middle + outside * length / 2, side: outside, spacing: spacing, room: room)
    }
}
