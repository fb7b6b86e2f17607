import type { ProblemItem } from '@waymark/sitemap'
import { extensions, type SitemapExtension } from '@waymark/sitemap/extensions'
import type { OtherXml } from '../check/other-xml.ts'
import type { LeftOut } from '../left-out.ts'
import { problemAt, type SiteProblem } from '../site-problem.ts'
import { UNWRITTEN } from './unwritten-elements.ts'

/** Problems that do not refuse anything, because search engines ignore what a database has no member for. */
const IGNORED: ReadonlySet<string> = new Set([
  'extension-deprecated',
  'link-namespace',
  'repeated-element',
  'stray-text',
  'unknown-attribute',
])

/** The parts of an entry whose value may be lost because of a problem. */
const VALUES: Readonly<Record<string, Partial<LeftOut>>> = {
  'invalid-lastmod': { dates: 1 },
  'feed-date-invalid': { dates: 1 },
  'invalid-changefreq': { hints: 1 },
  'invalid-priority': { hints: 1 },
}

/** The problem of a value that may be kept in another form than it is written. */
const REPAIRED = 'invalid-changefreq'

/** Whether something of a sitemap is in no entry because of a problem that `LostParts` has made. */
export function isLoss({ code, leftOut }: SiteProblem): boolean {
  return code !== REPAIRED || leftOut !== undefined
}

/** Says what the problems of a sitemap leave out. An image, a video or an article with several problems is left out once. */
export class LostParts {
  /** How the sitemap is read. */
  readonly reading: {
    readonly extensions: readonly SitemapExtension[]
    readonly reportOthers: boolean
  }
  /** Where the first problems of lost elements are that have not yet been asked for. */
  readonly #media = new Set<string>()

  /** @param isWhole - Whether elements are lost that are right, and that an entry has no member for. Default `true`. */
  constructor(isWhole: boolean = true) {
    const watched = extensions.map((extension) => this.#watch(extension))
    const unwritten = isWhole ? UNWRITTEN : []
    this.reading = { extensions: [...watched, ...unwritten], reportOthers: isWhole }
  }

  /** Returns the problem of what is in no entry, or in another form; `null` if an item is none. */
  problemOf(item: ProblemItem | OtherXml, file: string): SiteProblem | null {
    if (!('refuses' in item)) return null
    const { code, refuses, line, column, value, loc } = item
    if (refuses === 'file') return null
    if (refuses === 'nothing' && code !== REPAIRED && !IGNORED.has(code)) return null
    return problemAt(item, { file, line, column, value, loc, leftOut: this.#leftOutBy(item) })
  }

  /** What a problem leaves out; `undefined` if it is not counted. */
  #leftOutBy({ code, refuses, line, column }: ProblemItem): Partial<LeftOut> | undefined {
    if (refuses === 'entry') return { entries: 1 }
    if (refuses === 'alternate') return { links: 1 }
    if (refuses === 'value') return VALUES[code]
    if (code === 'too-many-elements') return { media: 1 }
    return refuses === 'extension' && this.#media.delete(`${line}:${column}`)
      ? { media: 1 }
      : undefined
  }

  #watch(extension: SitemapExtension): SitemapExtension {
    return {
      ...extension,
      read: (node, now) => {
        const reading = extension.read(node, now)
        const first = reading.faults.find(({ refuses }) => refuses === 'extension')
        if (first !== undefined) this.#media.add(`${first.place.line}:${first.place.column}`)
        return reading
      },
    }
  }
}
