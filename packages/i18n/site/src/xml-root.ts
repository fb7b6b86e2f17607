import { type ByteSource, latin1Of, readStart } from './byte-source.ts'

/** What may come before the root. A comment that is not closed yet hides the rest. */
const BEFORE_ROOT = /<\?.*?(?:\?>|$)|<!--.*?(?:-->|$)|<![^>]*(?:>|$)/gs

/** A start tag, whose name has ended. */
const START_TAG = /<(?:[\w.-]+:)?([\w.-]+)[\s/>]/

/** Reads the beginning of an XML file, and returns the local name of its root; `null` if it is not found there. */
export async function peekRoot(
  input: ByteSource,
): Promise<{ readonly root: string | null; readonly source: ByteSource }> {
  const { told: root, source } = await readStart(input, (head) => {
    // In UTF-16, ASCII has zeros between its bytes.
    const text = latin1Of(head).replaceAll('\0', '')
    return START_TAG.exec(text.replace(BEFORE_ROOT, ''))?.[1] ?? null
  })
  return { root, source }
}
