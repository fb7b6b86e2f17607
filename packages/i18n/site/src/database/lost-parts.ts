import type { ProblemItem } from '@waymark/sitemap'
import { extensions, type SitemapExtension } from '@waymark/sitemap/extensions'
import type { LeftOut } from '../left-out.ts'
import { UNWRITTEN } from './unwritten-elements.ts'

/** Problems that do not refuse anything, because search engines ignore what a database has no member for. */
const IGNORED: ReadonlySet<string> = new Set([
  'extension-deprecated',
  'link-namespace',
  'repeated-element',
  'unknown-attribute',
])

/** The parts of an entry whose value may be lost because of a problem. */
const VALUES: Readonly<Record<string, Partial<LeftOut>>> = {
  'invalid-lastmod': { dates: 1 },
  'feed-date-invalid': { dates: 1 },
  'invalid-changefreq': { hints: 1 },
  'invalid-priority': { hints: 1 },
}

/** Whether something of a sitemap is not in its entries because of a problem. */
export function isLoss({ code, refuses }: ProblemItem): boolean {
  return refuses !== 'nothing' || IGNORED.has(code)
}

/** Says what the problems of a sitemap leave out. An image, a video or an article with several problems is left out once. */
export class LostParts {
  /** The extensions to read the sitemap with. */
  readonly extensions: readonly SitemapExtension[]
  /** Where the first problems of lost elements are that have not yet been asked for. */
  readonly #media = new Set<string>()

  constructor() {
    this.extensions = [...extensions.map((extension) => this.#watch(extension)), ...UNWRITTEN]
  }

  /** What a problem leaves out; `undefined` if it is not counted. */
  of({ code, refuses, line, column }: ProblemItem): Partial<LeftOut> | undefined {
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
