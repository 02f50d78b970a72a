import CFFI
import CWidgetPlugin

/// Calls provider functions with arguments of their declared types.
enum ProviderCall {
    /// Calls `function(out, arguments…)`, or `function(out)` without arguments.
    static func call<Table>(
        _ function: widget_function, _ out: UnsafeMutablePointer<Table>,
        _ arguments: ProviderArguments?
    ) {
        var types = [cffi_pointer()] + (arguments?.types ?? [])
        var out: UnsafeMutablePointer<Table>? = out
        var interface = ffi_cif()
        types.withUnsafeMutableBufferPointer { types in
            // This fails only for types that none of our tables contain.
            let status = ffi_prep_cif(
                &interface, FFI_DEFAULT_ABI, UInt32(types.count), cffi_void(), types.baseAddress)
            precondition(status == FFI_OK, "libffi refuses the types of a provider's arguments")
            withUnsafeMutableBytes(of: &out) { first in
                var values = [first.baseAddress] + (arguments?.values ?? [])
                ffi_call(&interface, function, nil, &values)
            }
        }
    }
}
