extension Transition {
    /// Combines two transitions.
    nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }

    /// The transition with an animation.
    ///
    /// No effect here: what hosts show changes at once.
    nonisolated public func animation(_ animation: Animation?) -> some Transition { self }
}

/// A combination of two transitions.
private struct CombinedTransition<First: Transition, Second: Transition>: NamedTransition {
    // Unsafe but sound: an author's transition is used on the main thread only.
    nonisolated(unsafe) let first: First
    nonisolated(unsafe) let second: Second

    nonisolated init(first: First, second: Second) {
        self.first = first
        self.second = second
    }

    func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }

    nonisolated var named: AnyTransition {
        AnyTransition(first).combined(with: AnyTransition(second))
    }
}

/// A transition with different insertion and removal.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    // Unsafe but sound: an author's transition is used on the main thread only.
    /// The transition for insertion.
    nonisolated(unsafe) public var insertion: Insertion
    /// The transition for removal.
    nonisolated(unsafe) public var removal: Removal

    /// Creates a transition from two others.
    nonisolated public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    /// The view as the transition of the phase has it.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        switch phase {
        case .willAppear, .identity: insertion.apply(content: content, phase: phase)
        case .didDisappear: removal.apply(content: content, phase: phase)
        }
    }
}

extension AsymmetricTransition: NamedTransition {
    nonisolated var named: AnyTransition {
        .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
    }
}
