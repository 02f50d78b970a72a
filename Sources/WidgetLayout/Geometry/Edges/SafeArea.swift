/// The room that views keep free around those inside, which these may reach into.
///
/// As measured in SwiftUI: only the edges of a view that touch the room reach into it, through any frames
/// and paddings between.
struct SafeArea {
    /// What is left inside the room.
    private var inner = Frame(origin: .zero, size: .zero)
    /// How far the room reaches beyond the edges of that.
    private var room = Insets(all: 0)

    /// No room at all.
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

    /// The room at the other edges.
    func without(_ edges: EdgeSet) -> SafeArea {
        var area = self
        if edges.contains(.top) { area.room.top = 0 }
        if edges.contains(.leading) { area.room.leading = 0 }
        if edges.contains(.bottom) { area.room.bottom = 0 }
        if edges.contains(.trailing) { area.room.trailing = 0 }
        return area
    }

    /// By how much a frame grows at some of its edges when it takes the room beyond them.
    func growth(of frame: Frame, at edges: EdgeSet) -> Insets {
        /// - Parameter overlap: How far the frame's edge is in the room already.
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

    /// The same room where x runs the other way inside a frame.
    func flipped(around frame: Frame) -> SafeArea {
        var area = self
        area.inner.origin.x =
            frame.origin.x + frame.end(.horizontal) - inner.end(.horizontal)
        (area.room.leading, area.room.trailing) = (room.trailing, room.leading)
        return area
    }
}

extension Frame {
    /// Where the frame ends along an axis.
    fileprivate func end(_ axis: Axis) -> Double { origin[axis] + size[axis] }
}
