import { type Sentence, sentence } from '@waymark/infra/internal'
import { FileError } from './file-error.ts'
import { ENCODING_LENGTH, TextCheck, type TextContent } from './text-check.ts'

/** Joins two byte arrays of one kind. */
export type Join<Bytes extends Uint8Array> = (a: Bytes, b: Bytes) => Bytes

/** Returns the error of a file without a byte. */
export function emptyError(content: Pick<TextContent, 'name' | 'expected'>): FileError {
  return nothingIn(content, sentence('The file is empty.'))
}

/** Returns the error of a file in which nothing can be seen. */
export function blankError(content: Pick<TextContent, 'name' | 'expected'>): FileError {
  return nothingIn(
    content,
    sentence('The file contains only white space.', { detail: 'white-space' }),
  )
}

function nothingIn(
  { name, expected }: Pick<TextContent, 'name' | 'expected'>,
  message: Sentence,
): FileError {
  const remedy = sentence('Give {expected:phrase}.', { expected })
  return new FileError('file-empty', name, message, { remedy })
}

/** The error of compressed data. */
export function damaged(name: string, message: Sentence): FileError {
  return new FileError('file-compression-damaged', name, message, {
    remedy: sentence('Copy the file again.'),
  })
}

export const EARLY_GZIP: Sentence = sentence('Its gzip data ends too early.', {
  detail: 'gzip-end',
})
export const DAMAGED_GZIP: Sentence = sentence('Its gzip data is damaged.', { detail: 'gzip' })

/** Reads at least four bytes, enough to recognise gzip and zstd; `null` if the source is empty. */
export async function firstBytes<Bytes extends Uint8Array>(
  raw: AsyncGenerator<Bytes, void>,
  join: Join<Bytes>,
): Promise<Bytes | null> {
  let first: Bytes | null = null
  while (first === null || first.length < 4) {
    const { value, done } = await raw.next()
    if (done === true) return first
    first = first === null ? value : join(first, value)
  }
  return first
}

/** The first bytes of zstd. https://www.rfc-editor.org/rfc/rfc8878#section-3.1.1 */
const ZSTD: readonly number[] = [0x28, 0xb5, 0x2f, 0xfd]

/** How a file with these first bytes is compressed; `null` if it is not. */
export function compressionOf(first: Uint8Array): 'gzip' | 'zstd' | null {
  if (first[0] === 0x1f && first[1] === 0x8b) return 'gzip'
  return ZSTD.every((byte, at) => first[at] === byte) ? 'zstd' : null
}

/**
 * Yields the bytes of a text file, unchanged.
 *
 * @throws {FileError} If the file is empty, binary, or in another encoding than UTF-8 and those that the content allows.
 */
export async function* checkedText<Bytes extends Uint8Array>(
  chunks: AsyncIterable<Bytes>,
  content: TextContent,
  join: Join<Bytes>,
): AsyncGenerator<Bytes, void, undefined> {
  const check = new TextCheck(content)
  /** Fewer bytes than tell the encoding. */
  let short: Bytes | null = null
  for await (const next of chunks) {
    const chunk: Bytes = short === null ? next : join(short, next)
    if (check.isUntouched && chunk.length < ENCODING_LENGTH) {
      short = chunk
      continue
    }
    short = null
    check.add(chunk)
    yield chunk
  }
  if (short !== null) {
    check.add(short)
    yield short
  } else if (check.isUntouched) throw emptyError(content)
}
