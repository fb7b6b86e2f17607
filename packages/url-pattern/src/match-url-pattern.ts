import { parseUrl } from '@waymark/url-parser'
import { componentsOf, processUrlPatternInit } from './process-init.ts'
import { COMPONENTS, type URLPatternComponent } from './url-component.ts'
import type { UrlPattern } from './url-pattern.ts'
import type {
  URLPatternComponentResult,
  URLPatternInput,
  URLPatternResult,
} from './url-pattern-types.ts'

/** For each part of a URL, in the order of `COMPONENTS`, what it is and what each group took of it. */
type Match = readonly ComponentMatch[]

interface ComponentMatch {
  readonly input: string
  readonly groups: readonly (string | undefined)[]
}

/**
 * Matches a URL, or what an init makes one of.
 *
 * @param baseUrl - What a relative URL is relative to; `null` for none.
 * @returns `null` when a part does not match, or the input is not a URL.
 * @throws TypeError for an init and a base.
 * @see https://urlpattern.spec.whatwg.org/#url-pattern-match
 */
export function matchUrlPattern(
  urlPattern: UrlPattern,
  input: URLPatternInput,
  baseUrl: string | null,
): Match | null {
  const texts = readComponents(input, baseUrl)
  if (texts === null) return null
  const match: ComponentMatch[] = []
  for (const name of COMPONENTS) {
    const groups = urlPattern[name].match(texts[name])
    if (groups === null) return null
    match.push({ input: texts[name], groups })
  }
  return match
}

type Components = Readonly<Record<URLPatternComponent, string>>

const NO_COMPONENTS: Components = {
  protocol: '',
  username: '',
  password: '',
  hostname: '',
  port: '',
  pathname: '',
  search: '',
  hash: '',
}

function readComponents(input: URLPatternInput, baseUrl: string | null): Components | null {
  if (typeof input === 'string') {
    const url = baseUrl === null ? parseUrl(input) : parseUrl(input, { base: baseUrl })
    return url && componentsOf(url)
  }
  if (baseUrl !== null) {
    throw new TypeError('An object takes no second base URL: set its baseURL')
  }
  const processed = processUrlPatternInit(input, 'url')
  return processed && { ...NO_COMPONENTS, ...processed }
}

/**
 * What `exec` gives for a match.
 *
 * @param inputs - What was matched: the input, and the base if there was one.
 * @see https://urlpattern.spec.whatwg.org/#dictdef-urlpatternresult
 */
export function createMatchResult(
  urlPattern: UrlPattern,
  inputs: URLPatternInput[],
  match: Match,
): URLPatternResult {
  const resultOf = (name: URLPatternComponent) =>
    createComponentMatchResult(urlPattern[name].groupNameList, match[COMPONENTS.indexOf(name)]!)
  // Web IDL has the members in the order of their names.
  return {
    hash: resultOf('hash'),
    hostname: resultOf('hostname'),
    // To the caller a dictionary is an object like any other.
    inputs: inputs.map((input) => (typeof input === 'string' ? input : { ...input })),
    password: resultOf('password'),
    pathname: resultOf('pathname'),
    port: resultOf('port'),
    protocol: resultOf('protocol'),
    search: resultOf('search'),
    username: resultOf('username'),
  }
}

/** https://urlpattern.spec.whatwg.org/#create-a-component-match-result */
function createComponentMatchResult(
  groupNameList: readonly string[],
  { input, groups }: ComponentMatch,
): URLPatternComponentResult {
  // Not by assignment: `:__proto__` is a name.
  const byName = Object.fromEntries(groupNameList.map((name, i) => [name, groups[i]]))
  return { groups: byName, input }
}
