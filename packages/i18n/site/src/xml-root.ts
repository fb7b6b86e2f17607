import { type ByteSource, joinBytes, latin1Of, rewound } from './byte-source.ts'

/** How many bytes are searched for the root. */
const HEAD = 65_536

/** What may come before the root. A comment that is not closed yet hides the rest. */
const BEFORE_ROOT = /<\?.*?(?:\?>|$)|<!--.*?(?:-->|$)|<![^>]*(?:>|$)/gs

/** A start tag, whose name has ended. */
const START_TAG = /<(?:[\w.-]+:)?([\w.-]+)[\s/>]/

/** Reads the beginning of an XML file, and returns the local name of its root; `null` if it is not found there. */
export async function peekRoot(
  input: ByteSource,
): Promise<{ readonly root: string | null; readonly source: ByteSource }> {
  const chunks = input.chunks()
  let head: Uint8Array = new Uint8Array(0)
  let root: string | null = null
  while (head.length < HEAD && root === null) {
    const { value, done } = await chunks.next()
    if (done === true) break
    head = joinBytes(head, value)
    // In UTF-16, ASCII has zeros between its bytes.
    const text = latin1Of(head.subarray(0, HEAD)).replaceAll('\0', '')
    root = START_TAG.exec(text.replace(BEFORE_ROOT, ''))?.[1] ?? null
  }
  return {
    root,
    source: rewound(input, [head], chunks),
  }
}
