import {
  createSitemapReader,
  escapeXml,
  MAX_BYTES,
  type ProblemItem,
  SITEMAP_NAMESPACE,
  type SitemapItem,
} from '@waymark/sitemap'
import { type ByteSource, countBytes } from '../byte-source.ts'
import { type Line, readLines } from '../line-reader.ts'
import { type SiteProblem, siteProblem } from '../site-problem.ts'

/** A problem of the reader, or one that only this package reports. */
export interface TextProblem extends SiteProblem, Pick<ProblemItem, 'type' | 'line' | 'column'> {
  readonly line: number
  readonly column: number
}

/** Makes a problem of a whole line. */
export function lineProblem(code: string, message: string, line: number): TextProblem {
  return { ...siteProblem(code, message, {}), type: 'problem', line, column: 1 }
}

/**
 * Reads a sitemap that is a text with one URL on each line. The reader of XML gets it as the sitemap that it is
 * equivalent to, line by line, so that its URLs are judged in the same way.
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
      const problem = problemOf(line)
      const isEntry = problem === null && line.text.trim() !== ''
      if (problem !== null) yield problem
      // A line stays a line, so that the reader counts as the file does.
      yield* reader.write(isEntry ? `<url><loc>${escapeXml(line.text)}</loc></url>\n` : '\n')
    }
  }
  const bytes = input.bytes()
  if (bytes > MAX_BYTES) {
    const message = `the file has more than ${MAX_BYTES} bytes`
    yield lineProblem('file-too-large', message, 1)
  }
  reader.write('</urlset>')
  for (const item of reader.end()) yield item.type === 'end' ? { ...item, bytes } : item
}

/** What keeps a line from being looked at; `null` for most. */
function problemOf({ text, problem, number }: Line): TextProblem | null {
  switch (problem) {
    case 'too-long':
      return lineProblem('loc-too-long', 'the line is longer than 1 MiB', number)
    case 'not-utf-8':
      return lineProblem('invalid-encoding', 'the line is not UTF-8', number)
    case null:
      return CONTROLS.test(text)
        ? lineProblem('loc-not-url', 'the line has control characters', number)
        : null
  }
}

/** What no XML can hold, and no URL. */
const CONTROLS =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are looked for
  /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/
