extension LanguageModelSession {
    /// A response.
    public struct Response<Content> {
        /// The content.
        public let content: Content
        /// The raw content.
        public let rawContent: GeneratedContent
        /// The transcript entries of the response.
        public let transcriptEntries: ArraySlice<Transcript.Entry>
    }

    /// Always throws, because no language model is available.
    @discardableResult
    public nonisolated(nonsending) func respond(
        to prompt: Prompt, options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<String> { throw Self.noModel() }

    /// Always throws, because no language model is available.
    @discardableResult @_disfavoredOverload
    public nonisolated(nonsending) func respond(
        to prompt: String, options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<String> { throw Self.noModel() }

    /// Always throws, because no language model is available.
    @discardableResult
    public nonisolated(nonsending) func respond(
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<String> {
        try await respond(to: try prompt(), options: options)
    }

    /// Always throws, because no language model is available.
    @discardableResult
    public nonisolated(nonsending) func respond(
        to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<GeneratedContent> { throw Self.noModel() }

    /// Always throws, because no language model is available.
    @discardableResult @_disfavoredOverload
    public nonisolated(nonsending) func respond(
        to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<GeneratedContent> { throw Self.noModel() }

    /// Always throws, because no language model is available.
    @discardableResult
    public nonisolated(nonsending) func respond(
        schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<GeneratedContent> {
        try await respond(to: try prompt(), schema: schema, options: options)
    }

    /// Always throws, because no language model is available.
    @discardableResult
    public nonisolated(nonsending) func respond<Content: Generable>(
        to prompt: Prompt, generating type: Content.Type = Content.self,
        includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<Content> { throw Self.noModel() }

    /// Always throws, because no language model is available.
    @discardableResult @_disfavoredOverload
    public nonisolated(nonsending) func respond<Content: Generable>(
        to prompt: String, generating type: Content.Type = Content.self,
        includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<Content> { throw Self.noModel() }

    /// Always throws, because no language model is available.
    @discardableResult
    public nonisolated(nonsending) func respond<Content: Generable>(
        generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<Content> {
        try await respond(to: try prompt(), generating: type, options: options)
    }
}
