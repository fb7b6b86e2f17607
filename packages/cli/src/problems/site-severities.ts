import { pathPattern, suggest } from '@waymark/infra/internal'
import { splitUri } from '@waymark/rfc3986'
import { siteCodes } from '@waymark/site'
import type { Option } from '../command-description.ts'
import { usageFailure } from '../failure.ts'
import type { OptionValues } from '../option-values.ts'
import type { FoundProblem, Judge } from './problem-filter.ts'
import {
  checkPaths,
  patternPath,
  readPaths,
  readSeverities,
  type Severities,
  severityOptions,
} from './severities.ts'

/** For examples: a code that not every site minds, and one that is worse for some. */
export const [MILD = '', WORSE = ''] = [/^x-default-.*missing$/, /^duplicate-al/].map((pattern) =>
  siteCodes().find((code) => pattern.test(code)),
)

/** The severities of problems of sites. */
export const SITE_SEVERITY_OPTIONS: readonly Option[] = severityOptions(
  `Sets the severity of codes, or turns them off: ${MILD}=off,${WORSE}=error. Unusable entries are left out of sitemaps even if their code is off.`,
  `Severities for some pages or files, as JSON: {"/legacy/**": {"${MILD}": "off"}}. In a pattern, * matches a part of a segment and ** any number of segments. A pattern that begins with a slash is matched against the path of the page’s URL, any other against the whole URL and against the path of the file. The last match wins.`,
)

/** How severe problems of sites are, as the options say. */
export function siteJudge(options: OptionValues): Judge {
  const severities = readSeverities(options, checkCode)
  const given = readPaths(options, MILD)
  const overrides =
    given === null ? [] : Object.entries(checkPaths(given, checkCode)).map(overrideOf)
  return (problem) => {
    const { code } = problem
    let severity = severityIn(severities, code) ?? problem.severity
    for (const { own, matches } of overrides) {
      const named = severityIn(own, code)
      if (named !== undefined && matches(problem)) severity = named
    }
    return severity
  }
}

function severityIn(severities: Severities, code: string): Severities[string] | undefined {
  return Object.hasOwn(severities, code) ? severities[code] : undefined
}

function checkCode(name: string, option: string): void {
  const codes = siteCodes()
  if (codes.includes(name)) return
  const near = suggest(name, codes)
  throw near === null
    ? usageFailure(
        '--{option}: no problem of sites has the code {name:quote}: waymark explain --list codes lists all',
        { detail: 'unknown-code', option, name },
      )
    : usageFailure(
        '--{option}: no problem of sites has the code {name:quote}: did you mean {near}?',
        { detail: 'unknown-code', option, name, near },
      )
}

interface Override {
  readonly own: Severities
  matches(problem: FoundProblem): boolean
}

function overrideOf([pattern, own]: readonly [pattern: string, own: Severities]): Override {
  const takes = pathPattern(pattern)
  const isPath = pattern.startsWith('/')
  return {
    own,
    matches({ loc, value, file }) {
      const url = partsOf(loc) ?? partsOf(value)
      if (isPath) return url !== null && takes(url.path)
      return (url !== null && takes(url.whole)) || (file !== undefined && takes(patternPath(file)))
    },
  }
}

/** A URL up to its query, and its path; `null` for other texts. */
function partsOf(text = ''): { readonly whole: string; readonly path: string } | null {
  const { authority, path } = splitUri(text)
  if (authority === null && !path.startsWith('/')) return null
  return { whole: /^[^?#]*/.exec(text)![0], path: path || '/' }
}
