import { type ProblemItem, readSitemap, type SitemapItem } from '@waymark/sitemap'
import { type ByteSource, joinBytes, latin1Of } from '../byte-source.ts'
import { siteProblem } from '../site-problem.ts'
import type { TextProblem } from './text-sitemap.ts'

/** How far the root of a sitemap is looked for where the reader does not get there. */
const HEAD = 65_536

/** The root of a sitemap, or a document type of that name. */
const ROOT = /<(?:!DOCTYPE\s+)?(?:[\w.-]+:)?(?:urlset|sitemapindex)[\s>/[]/

/** Why the reader stops before it has seen the root. */
const BEFORE_ROOT: readonly string[] = ['doctype', 'unsupported-encoding']

/**
 * Reads a file of a folder that was not named as a sitemap. Other XML, such as a feed or a page, has all its
 * problems replaced by one, `other-xml`.
 */
export async function* readUnnamed(
  source: ByteSource,
): AsyncGenerator<SitemapItem | TextProblem, void, undefined> {
  let head: Uint8Array = new Uint8Array(0)
  const chunks = async function* (): AsyncGenerator<Uint8Array, void> {
    for await (const chunk of source.chunks()) {
      if (head.length < HEAD) head = joinBytes(head, chunk.subarray(0, HEAD))
      yield chunk
    }
  }
  let early: ProblemItem[] | null = []
  for await (const item of readSitemap(chunks(), { keepRefused: true })) {
    if (early !== null && item.type === 'problem') {
      early.push(item)
      continue
    }
    if (early !== null) yield* toldOf(early, head)
    early = null
    yield item
  }
}

/** The problems that came before the root, or in place of it. */
function toldOf(
  problems: readonly ProblemItem[],
  head: Uint8Array,
): readonly (ProblemItem | TextProblem)[] {
  const last = problems.at(-1)
  if (last === undefined) return []
  const isRootless = BEFORE_ROOT.includes(last.code) && !ROOT.test(textOf(head))
  if (!isRootless && last.code !== 'wrong-root') return problems
  const message = isRootless ? `no urlset or sitemapindex in sight; ${last.message}` : last.message
  const { value, line, column } = last
  return [{ ...siteProblem('other-xml', message, { value }), type: 'problem', line, column }]
}

/** UTF-16 without its zeros can be searched well enough. */
function textOf(head: Uint8Array): string {
  return latin1Of(head).replaceAll('\0', '')
}
