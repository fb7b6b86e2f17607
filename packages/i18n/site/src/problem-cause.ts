import { asciiLowercase } from '@waymark/infra'
import type { ProblemCause } from '@waymark/infra/problem'
import type { SiteProblem } from './site-problem.ts'

/** Returns the part of a problem that causes it; `null` if the problem does not have it. */
export function causeOf(problem: SiteProblem, cause: ProblemCause): string | null {
  switch (cause) {
    case 'lang':
      return problem.lang ?? null
    case 'value':
      return problem.value ?? null
    case 'scheme':
      return partOfUrl(problem.target ?? problem.value, SCHEME)
    case 'host':
      return partOfUrl(problem.target ?? problem.value, HOST)
    case 'alternate':
      return causeOfAlternate(problem)
    case 'folder':
      return problem.folder ?? null
    case 'language': {
      const { folder, declared } = problem
      return folder === undefined || declared === undefined ? null : `${folder} → ${declared}`
    }
  }
}

/** Alternates on one host have a problem in common if they have the same language; on another host, if it is that host. */
function causeOfAlternate({ loc, target, lang }: SiteProblem): string | null {
  const host = partOfUrl(target, HOST)
  return host === partOfUrl(loc, HOST) ? (lang ?? null) : host
}

/** A URL with a problem may not be one that the URL parser accepts. */
const SCHEME = /^\s*([a-z][a-z\d+.-]*:)/i
const HOST = /^\s*[a-z][a-z\d+.-]*:[\\/]{2}(?:[^\\/?#]*@)?([^\\/?#]*)/i

function partOfUrl(url: string | undefined, part: RegExp): string | null {
  const found = part.exec(url ?? '')?.[1]
  return found === undefined ? null : asciiLowercase(found)
}
