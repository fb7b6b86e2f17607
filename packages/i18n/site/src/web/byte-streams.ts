/** The part of a `ReadableStream` that is read. */
export interface ByteStream {
  getReader(): {
    read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>
    cancel(): Promise<void>
  }
}

/** Yields the chunks of a stream, and cancels it if it is not read to its end. */
export async function* chunksOf(stream: ByteStream): AsyncGenerator<Uint8Array, void, undefined> {
  // Not every browser can iterate over a stream.
  const reader = stream.getReader()
  let isDone = false
  try {
    for (;;) {
      const { done, value } = await reader.read()
      isDone = done
      if (value === undefined) return
      yield value
    }
  } finally {
    if (!isDone) await reader.cancel().catch(() => {})
  }
}
