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

/** A problem of the reader or of this package. */
export interface TextProblem extends SiteProblem, Pick<ProblemItem, 'type' | 'line' | 'column'> {
  readonly line: number
  readonly column: number
}

/** Makes a problem about a line. */
export function lineProblem(code: string, message: string, line: number): TextProblem {
  return { ...siteProblem(code, message, {}), type: 'problem', line, column: 1 }
}

/**
 * Reads a text sitemap with one URL per line. It is converted to the equivalent XML line by line, so that the same reader
 * checks its URLs.
 *
 * @see https://www.sitemaps.org/protocol.html#otherformats
 */
export async function* readTextSitemap(
  source: ByteSource,
  keepRefused: boolean,
): AsyncGenerator<SitemapItem | TextProblem, void, undefined> {
  const input = countBytes(source)
  // The limit is for the size of the text, not of the XML.
  const reader = createSitemapReader({ keepRefused, maxBytes: Number.POSITIVE_INFINITY })
  yield* reader.write(`<urlset xmlns="${SITEMAP_NAMESPACE}">`)
  for await (const lines of readLines(input)) {
    for (const line of lines) {
      const problem = problemOf(line)
      const isEntry = problem === null && line.text.trim() !== ''
      if (problem !== null) yield problem
      // Each line stays one line, so that the line numbers of the reader are right.
      yield* reader.write(isEntry ? `<url><loc>${escapeXml(line.text)}</loc></url>\n` : '\n')
    }
  }
  const bytes = input.bytes()
  if (bytes > MAX_BYTES) {
    const message = `The file has more than ${MAX_BYTES} bytes.`
    yield lineProblem('file-too-large', message, 1)
  }
  reader.write('</urlset>')
  for (const item of reader.end()) yield item.type === 'end' ? { ...item, bytes } : item
}

/** Returns the problem of a line that cannot be a URL; `null` if there is none. */
function problemOf({ text, problem, number }: Line): TextProblem | null {
  switch (problem) {
    case 'too-long':
      return lineProblem('loc-too-long', 'The line is longer than 1 MiB.', number)
    case 'not-utf-8':
      return lineProblem('invalid-encoding', 'The line is not UTF-8.', number)
    case null:
      return CONTROLS.test(text)
        ? lineProblem('loc-not-url', 'The line has control characters.', number)
        : null
  }
}

/** Characters that neither XML nor a URL can contain. */
const CONTROLS =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are looked for
  /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/
