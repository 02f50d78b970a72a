import CPangoCairo

/// Fontconfig's properties of a font, by their names; valid as long as the FcPattern.
struct FontPattern {
    private let pointer: OpaquePointer

    init(_ pointer: OpaquePointer) { self.pointer = pointer }

    func string(_ object: String) -> String? {
        var value: UnsafeMutablePointer<UInt8>?
        guard FcPatternGetString(pointer, object, 0, &value) == FcResultMatch, let value else {
            return nil
        }
        return String(cString: value)
    }

    func integer(_ object: String) -> Int32? {
        var value: Int32 = 0
        return FcPatternGetInteger(pointer, object, 0, &value) == FcResultMatch ? value : nil
    }

    func flag(_ object: String) -> Bool? {
        var value: Int32 = 0
        return FcPatternGetBool(pointer, object, 0, &value) == FcResultMatch ? value != 0 : nil
    }

    func double(_ object: String) -> Double? {
        var value = 0.0
        return FcPatternGetDouble(pointer, object, 0, &value) == FcResultMatch ? value : nil
    }
}
