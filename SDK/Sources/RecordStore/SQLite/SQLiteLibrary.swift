// The functions have the names of SQLite's own.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Glibc

/// SQLite's functions, loaded with the first store: plugins without one do not pay for the library.
struct SQLiteLibrary: Sendable {
    typealias Database = OpaquePointer
    typealias Statement = OpaquePointer

    let open_v2:
        @convention(c) (
            UnsafePointer<CChar>, UnsafeMutablePointer<Database?>, Int32, UnsafePointer<CChar>?
        ) -> Int32
    let close_v2: @convention(c) (Database?) -> Int32
    let busy_timeout: @convention(c) (Database, Int32) -> Int32
    let errmsg: @convention(c) (Database?) -> UnsafePointer<CChar>
    let prepare_v2:
        @convention(c) (
            Database, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<Statement?>,
            UnsafeMutablePointer<UnsafePointer<CChar>?>?
        ) -> Int32
    let step: @convention(c) (Statement) -> Int32
    let reset: @convention(c) (Statement) -> Int32
    let finalize: @convention(c) (Statement?) -> Int32
    let bind_null: @convention(c) (Statement, Int32) -> Int32
    let bind_int64: @convention(c) (Statement, Int32, Int64) -> Int32
    let bind_double: @convention(c) (Statement, Int32, Double) -> Int32
    let bind_text64:
        @convention(c) (
            Statement, Int32, UnsafePointer<UInt8>?, UInt64,
            (@convention(c) (UnsafeMutableRawPointer?) -> Void)?, UInt8
        ) -> Int32
    let column_type: @convention(c) (Statement, Int32) -> Int32
    let column_int64: @convention(c) (Statement, Int32) -> Int64
    let column_double: @convention(c) (Statement, Int32) -> Double
    let column_text: @convention(c) (Statement, Int32) -> UnsafePointer<UInt8>?
    let column_bytes: @convention(c) (Statement, Int32) -> Int32

    static let loaded = Result<SQLiteLibrary, RecordStoreError> {
        () throws(RecordStoreError) in try SQLiteLibrary()
    }

    private init() throws(RecordStoreError) {
        guard let library = dlopen("libsqlite3.so.0", RTLD_NOW | RTLD_LOCAL) else {
            throw .libraryMissing(dlerror().map { String(cString: $0) } ?? "no reason given")
        }
        func function<T>(_ name: String) throws(RecordStoreError) -> T {
            guard let symbol = dlsym(library, "sqlite3_" + name) else {
                throw .libraryMissing("it has no sqlite3_\(name)")
            }
            return unsafeBitCast(symbol, to: T.self)
        }
        open_v2 = try function("open_v2")
        close_v2 = try function("close_v2")
        busy_timeout = try function("busy_timeout")
        errmsg = try function("errmsg")
        prepare_v2 = try function("prepare_v2")
        step = try function("step")
        reset = try function("reset")
        finalize = try function("finalize")
        bind_null = try function("bind_null")
        bind_int64 = try function("bind_int64")
        bind_double = try function("bind_double")
        bind_text64 = try function("bind_text64")
        column_type = try function("column_type")
        column_int64 = try function("column_int64")
        column_double = try function("column_double")
        column_text = try function("column_text")
        column_bytes = try function("column_bytes")
    }
}

/// SQLite's constants that are used here, as in sqlite3.h: result codes, open flags, text encodings
/// and types.
enum SQLiteCode {
    static let ok: Int32 = 0
    static let notADatabase: Int32 = 26
    static let row: Int32 = 100
    static let done: Int32 = 101

    static let openReadWrite: Int32 = 0x2
    static let openCreate: Int32 = 0x4
    static let openMemory: Int32 = 0x80
    static let openFullMutex: Int32 = 0x10000

    static let utf8: UInt8 = 1
    static let null: Int32 = 5
}
