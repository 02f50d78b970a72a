extension LanguageModelSession {
    /// A response while it is generated.
    ///
    /// Differs from Apple: it fails at its first snapshot, as there is no model.
    public struct ResponseStream<Content: Generable>: AsyncSequence, Sendable {
        /// A snapshot of a response.
        public struct Snapshot {
            /// The partially generated content.
            public var content: Content.PartiallyGenerated
            /// The raw content.
            public var rawContent: GeneratedContent
        }

        /// The element type.
        public typealias Element = Snapshot

        /// The snapshots one by one: none.
        public struct AsyncIterator: AsyncIteratorProtocol {
            /// Always throws, because no language model is available.
            public mutating func next(
                isolation actor: isolated (any Actor)? = #isolation
            ) async throws -> Snapshot? {
                throw LanguageModelSession.noModel()
            }
        }

        /// The snapshots one by one: none.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }

        /// Always throws, because no language model is available.
        public nonisolated(nonsending) func collect() async throws -> Response<Content> {
            throw LanguageModelSession.noModel()
        }
    }

    /// Returns a response that throws when it is read, because no language model is available.
    public func streamResponse(
        to prompt: Prompt, options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<String> { ResponseStream() }

    /// Returns a response that throws when it is read, because no language model is available.
    @_disfavoredOverload
    public func streamResponse(
        to prompt: String, options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<String> { ResponseStream() }

    /// Returns a response that throws when it is read, because no language model is available.
    public func streamResponse(
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> ResponseStream<String> {
        streamResponse(to: try prompt(), options: options)
    }

    /// Returns a response that throws when it is read, because no language model is available.
    public func streamResponse(
        to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<GeneratedContent> { ResponseStream() }

    /// Returns a response that throws when it is read, because no language model is available.
    @_disfavoredOverload
    public func streamResponse(
        to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<GeneratedContent> { ResponseStream() }

    /// Returns a response that throws when it is read, because no language model is available.
    public func streamResponse(
        schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> ResponseStream<GeneratedContent> {
        streamResponse(to: try prompt(), schema: schema, options: options)
    }

    /// Returns a response that throws when it is read, because no language model is available.
    public func streamResponse<Content: Generable>(
        to prompt: Prompt, generating type: Content.Type = Content.self,
        includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<Content> { ResponseStream() }

    /// Returns a response that throws when it is read, because no language model is available.
    @_disfavoredOverload
    public func streamResponse<Content: Generable>(
        to prompt: String, generating type: Content.Type = Content.self,
        includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<Content> { ResponseStream() }

    /// Returns a response that throws when it is read, because no language model is available.
    public func streamResponse<Content: Generable>(
        generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> ResponseStream<Content> {
        streamResponse(to: try prompt(), generating: type, options: options)
    }
}
