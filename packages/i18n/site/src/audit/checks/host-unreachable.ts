import { problemAt } from '../../site-problem.ts'
import { ELSEWHERE } from '../built-pages.ts'
import type { PageCheck } from '../page-check.ts'
import type { ReadPage } from '../page-reading.ts'
import type { PageSource } from '../page-source.ts'
import type { FilePlace } from '../place-list.ts'

/** Reported once for a page: all its URLs are of one build. */
export const hostUnreachable: PageCheck = {
  code: 'UNREACHABLE_HOST',
  *find(page, { folderOf, hosts }) {
    const { url: loc } = page
    for (const { url, at, source } of namedUrls(page)) {
      const problem = hosts.judge(url)
      if (problem === null) continue
      const found = problemAt(problem, { ...at, loc, value: url })
      yield { ...found, source, folder: folderOf(loc) }
      return
    }
  },
}

interface NamedUrl {
  readonly url: string
  readonly at: FilePlace
  readonly source: PageSource
}

/** A canonical that is elsewhere is reported by itself. */
function* namedUrls({ canonicals, flags, facts, path }: ReadPage): Generator<NamedUrl> {
  for (const { url, at, source, isRelative } of (flags & ELSEWHERE) === 0 ? canonicals : []) {
    if (url !== null && !isRelative) yield { url, at, source }
  }
  for (const { href: url, section, line, column } of facts.alternates) {
    if (section === 'head') yield { url, at: { file: path, line, column }, source: 'head' }
  }
}
