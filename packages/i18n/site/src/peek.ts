import { utf8Decode } from '@waymark/infra'
import { type ByteSource, readStart } from './byte-source.ts'

/** The beginning of a source, and the whole source. */
export interface Peeked {
  /** The first line that is not blank, without its ending; cut if it is longer than 64 KiB. */
  readonly line: string
  /** Whether the line is complete. */
  readonly isWhole: boolean
  /** What follows the line in the beginning that was read, without white space before it. */
  readonly rest: string
  readonly source: ByteSource
}

/** Reads the first line of a source and the character after it. */
export async function peek(input: ByteSource): Promise<Peeked> {
  let found!: Omit<Peeked, 'source'>
  const { source } = await readStart(input, (start, isAll) => {
    const text = utf8Decode(start)
      .replace(/^\ufeff/, '')
      .trimStart()
    const [line = ''] = text.split('\n', 1)
    const isWhole = isAll || line.length < text.length
    const rest = text.slice(line.length).trimStart()
    found = { line: line.replace(/\r$/, ''), isWhole, rest }
    return rest === '' ? null : found
  })
  return { ...found, source }
}
