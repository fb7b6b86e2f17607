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
      return partOfUrl(problem, SCHEME)
    case 'host':
      return partOfUrl(problem, HOST)
  }
}

/** A URL with a problem may not be one that the URL parser accepts. */
const SCHEME = /^\s*([a-z][a-z\d+.-]*:)/i
const HOST = /^\s*[a-z][a-z\d+.-]*:[\\/]{2}(?:[^\\/?#]*@)?([^\\/?#]*)/i

function partOfUrl({ target, value }: SiteProblem, part: RegExp): string | null {
  const found = part.exec(target ?? value ?? '')?.[1]
  return found === undefined ? null : asciiLowercase(found)
}
