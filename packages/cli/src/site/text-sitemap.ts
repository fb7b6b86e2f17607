import {
  createSitemapReader,
  escapeXml,
  MAX_BYTES,
  type ProblemItem,
  SITEMAP_NAMESPACE,
  type SitemapItem,
} from '@waymark/sitemap'
import { type ByteSource, countBytes } from '../input/byte-source.ts'
import { type Line, readLines } from '../input/line-reader.ts'

/** A problem that only a text has, or one of the reader's. */
export interface TextProblem extends Omit<ProblemItem, 'code'> {
  readonly code: string
}

/**
 * Reads a sitemap that is a text with one URL on each line. It is handed to the reader of XML as the sitemap that
 * it stands for, line by line, so that the same is asked of its addresses.
 *
 * @see https://www.sitemaps.org/protocol.html#otherformats
 */
export async function* readTextSitemap(
  source: ByteSource,
): AsyncGenerator<SitemapItem | TextProblem, void, undefined> {
  const input = countBytes(source)
  // What counts is the size of the text.
  const reader = createSitemapReader({ keepRefused: true, maxBytes: Number.POSITIVE_INFINITY })
  yield* reader.write(`<urlset xmlns="${SITEMAP_NAMESPACE}">`)
  for await (const lines of readLines(input)) {
    for (const line of lines) {
      const problem = lineProblem(line)
      const isEntry = problem === null && line.text.trim() !== ''
      if (problem !== null) yield problem
      // A line stays a line, so that the reader counts as the file does.
      yield* reader.write(isEntry ? `<url><loc>${escapeXml(line.text)}</loc></url>\n` : '\n')
    }
  }
  const bytes = input.bytes()
  if (bytes > MAX_BYTES) {
    const message = `the file has more than ${MAX_BYTES} bytes`
    const at = { value: null, line: 1, column: 1 }
    yield { type: 'problem', refuses: 'nothing', code: 'file-too-large', message, ...at }
  }
  reader.write('</urlset>')
  for (const item of reader.end()) yield item.type === 'end' ? { ...item, bytes } : item
}

/** What keeps a line from being looked at; `null` for most. */
function lineProblem({ text, problem, number }: Line): TextProblem | null {
  const at = { type: 'problem', refuses: 'entry', value: null, line: number, column: 1 } as const
  switch (problem) {
    case 'too-long':
      return { ...at, code: 'loc-too-long', message: 'the line is longer than 1 MiB' }
    case 'not-utf-8':
      return { ...at, code: 'invalid-encoding', message: 'the line is not UTF-8' }
    case null:
      return CONTROLS.test(text)
        ? { ...at, code: 'invalid-url', message: 'the line has control characters' }
        : null
  }
}

/** What no XML can hold, and no URL. */
const CONTROLS =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are looked for
  /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/
