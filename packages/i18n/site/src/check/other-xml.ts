import { sentence } from '@waymark/infra/internal'
import {
  type ProblemItem,
  readSitemap,
  type SitemapItem,
  type SitemapReaderOptions,
} from '@waymark/sitemap'
import { type ByteSource, joinBytes, latin1Of } from '../byte-source.ts'
import { type SiteProblem, siteProblem } from '../site-problem.ts'

/** The only problem of a file that is not a sitemap. */
export interface OtherXml extends SiteProblem, Pick<ProblemItem, 'type' | 'line' | 'column'> {
  readonly line: number
  readonly column: number
}

/** How many bytes are searched for the root of a sitemap if the reader does not reach it. */
const HEAD = 65_536

/** The root of a sitemap, or a document type with its name. */
const ROOT = /<(?:!DOCTYPE\s+)?(?:[\w.-]+:)?(?:urlset|sitemapindex)[\s>/[]/

/** Problems at which the reader stops before the root. */
const BEFORE_ROOT: readonly string[] = ['doctype', 'unsupported-encoding']

/** Problems of a file whose root is not that of a sitemap. */
const OTHER_ROOT: readonly string[] = ['wrong-root', 'html-document']

function isBeforeRoot(problem: ProblemItem | undefined): boolean {
  return problem !== undefined && BEFORE_ROOT.includes(problem.code)
}

/**
 * Reads a file of a folder that may not be a sitemap. For other XML, such as a feed or a page, the only problem is
 * `other-xml`.
 */
export async function* readUnnamed(
  source: ByteSource,
  options: SitemapReaderOptions,
): AsyncGenerator<SitemapItem | OtherXml, void, undefined> {
  const rest = source.chunks()
  let head: Uint8Array = new Uint8Array(0)
  const next = async (): Promise<Uint8Array | null> => {
    const { value, done } = await rest.next()
    if (done === true) return null
    if (head.length < HEAD) head = joinBytes(head, value.subarray(0, HEAD))
    return value
  }
  const chunks = async function* (): AsyncGenerator<Uint8Array, void> {
    for (let chunk = await next(); chunk !== null; chunk = await next()) yield chunk
  }
  let early: ProblemItem[] | null = []
  try {
    for await (const item of readSitemap(chunks(), options)) {
      if (early !== null && item.type === 'problem') {
        early.push(item)
        continue
      }
      if (early !== null) {
        // The reader may stop after a few bytes: there may not be enough yet to search for the root.
        if (isBeforeRoot(early.at(-1))) {
          while (head.length < HEAD) if ((await next()) === null) break
        }
        yield* toldOf(early, head)
      }
      early = null
      yield item
    }
  } finally {
    await rest.return()
  }
}

/** Returns the problems before the root, or `other-xml` if the root is not that of a sitemap. */
function toldOf(
  problems: readonly ProblemItem[],
  head: Uint8Array,
): readonly (ProblemItem | OtherXml)[] {
  const last = problems.at(-1)
  if (last === undefined) return []
  const isRootless = isBeforeRoot(last) && !ROOT.test(textOf(head))
  if (!isRootless && !OTHER_ROOT.includes(last.code)) return problems
  const { value, line, column, message: text, data = {} } = last
  const reason = { text, data }
  const message = isRootless
    ? sentence('The file has no urlset or sitemapindex element. {reason:phrase}', {
        detail: 'no-element',
        reason,
      })
    : reason
  return [{ ...siteProblem('other-xml', message, { value }), type: 'problem', line, column }]
}

/** Removes the zeros of UTF-16, so that its ASCII characters can be searched. */
function textOf(head: Uint8Array): string {
  return latin1Of(head).replaceAll('\0', '')
}
