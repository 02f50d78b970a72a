import CWidgetPlugin
public import Foundation

extension EnvironmentValues {
    private struct KerningKey: RecordedEnvironmentKey {
        static let defaultValue: CGFloat = 0

        static func record(_ value: CGFloat, into recorder: ViewRecorder) {
            recorder.set(WIDGET_KERNING, value)
        }
    }

    /// Points added after each letter.
    package var kerning: CGFloat {
        get { self[KerningKey.self] }
        set { self[KerningKey.self] = newValue }
    }
}

extension View {
    /// Adds points after each letter; ligatures stay.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View {
        environment(\.kerning, kerning)
    }
}
