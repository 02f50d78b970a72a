import CFFI
import CWidgetPlugin

/// Calls a provider function with arguments of the types that are declared for it.
enum ProviderCall {
    /// Calls `function(out, arguments…)`, or `function(out)` without any, and returns when it does.
    static func call<Table>(
        _ function: widget_function, _ out: UnsafeMutablePointer<Table>,
        _ arguments: ProviderArguments?
    ) {
        var types = [cffi_pointer()] + (arguments?.types ?? [])
        var out: UnsafeMutablePointer<Table>? = out
        var interface = ffi_cif()
        types.withUnsafeMutableBufferPointer { types in
            // Fails only for types no table of ours contains.
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
