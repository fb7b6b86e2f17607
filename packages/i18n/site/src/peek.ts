import { utf8Decode } from '@waymark/infra'
import { type ByteSource, joinBytes, rewound } from './byte-source.ts'

/** The longest beginning that is examined, in bytes. */
const LONGEST = 65_536

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
  const chunks = input.chunks()
  let start: Uint8Array = new Uint8Array(0)
  let text = ''
  let isEnd = false
  while (start.length < LONGEST && !/\S[^\n]*\n\s*\S/.test(text)) {
    const { value, done } = await chunks.next()
    if (done === true) {
      isEnd = true
      break
    }
    start = joinBytes(start, value)
    text = utf8Decode(start.subarray(0, LONGEST)).replace(/^\ufeff/, '')
  }
  const [, line = '', newline = '', rest = ''] = /^\s*([^\n]*)(\n?)\s*(.*)$/s.exec(text) ?? []
  return {
    line: line.replace(/\r$/, ''),
    isWhole: newline !== '' || isEnd,
    rest,
    source: rewound(input, [start], chunks),
  }
}
