/// The free room that views keep around those inside, and that these may extend into.
///
/// As measured in SwiftUI, only the edges of a view that touch the room extend into it, through any
/// frames and paddings in between.
struct SafeArea {
    /// The frame inside the room.
    private var inner = Frame(origin: .zero, size: .zero)
    /// The extent of the room beyond the edges of that frame.
    private var room = Insets(all: 0)

    /// No free room.
    static let none = SafeArea()

    /// The room after `frame` keeps some free inside its own edges.
    func keeping(_ insets: Insets, inside frame: Frame) -> SafeArea {
        let outer = growth(of: frame, at: .all)
        var area = SafeArea()
        area.inner = frame.inset(by: insets)
        area.room = Insets(
            top: insets.top + outer.top, leading: insets.leading + outer.leading,
            bottom: insets.bottom + outer.bottom, trailing: insets.trailing + outer.trailing)
        return area
    }

    /// The room without that at some edges.
    func without(_ edges: EdgeSet) -> SafeArea {
        var area = self
        if edges.contains(.top) { area.room.top = 0 }
        if edges.contains(.leading) { area.room.leading = 0 }
        if edges.contains(.bottom) { area.room.bottom = 0 }
        if edges.contains(.trailing) { area.room.trailing = 0 }
        return area
    }

    /// How much a frame grows at some of its edges when it takes the room beyond them.
    func growth(of frame: Frame, at edges: EdgeSet) -> Insets {
        /// - Parameter overlap: How far the frame's edge lies in the room already.
        func growth(_ edge: EdgeSet, _ overlap: Double, _ room: Double) -> Double {
            guard edges.contains(edge), overlap > -0.01 else { return 0 }
            return max(0, room - max(0, overlap))
        }
        return Insets(
            top: growth(.top, inner.origin.y - frame.origin.y, room.top),
            leading: growth(.leading, inner.origin.x - frame.origin.x, room.leading),
            bottom: growth(.bottom, frame.end(.vertical) - inner.end(.vertical), room.bottom),
            trailing: growth(
                .trailing, frame.end(.horizontal) - inner.end(.horizontal), room.trailing))
    }

    /// The room with x running the other way inside a frame.
    func flipped(around frame: Frame) -> SafeArea {
        var area = self
        area.inner.origin.x =
            frame.origin.x + frame.end(.horizontal) - inner.end(.horizontal)
        (area.room.leading, area.room.trailing) = (room.trailing, room.leading)
        return area
    }
}

extension Frame {
    /// The end of the frame along an axis.
    fileprivate func end(_ axis: Axis) -> Double { origin[axis] + size[axis] }
}
