import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { escapeHostEnds } from '../../../../conformance/domain-vectors.ts'
import { type Vector, vectorsOf } from '../../../../conformance/vectors.ts'
import type { ExactnessRow } from '../figures.ts'

/** A class that claims to be the `URL` of the standard, as far as the tests look at it. */
export type UrlClass = new (url: string, base?: string) => { [member: string]: unknown }

const PARTS =
  'href origin protocol username password host hostname port pathname search hash'.split(' ')

const WPT = 'web-platform-tests'

/** Each case counts as a whole: one wrong part, and it is not passed. */
export function urlClassExactness(data: string, waymark: UrlClass, peer: UrlClass): ExactnessRow[] {
  const suites: [
    suite: string,
    file: string,
    passes: (URL: UrlClass, vector: Vector) => boolean,
  ][] = [
    ['URLs, with and without a base', 'urltestdata.json', passesUrl],
    ['setters', 'setters_tests.json', passesSetter],
    ['domains', 'toascii.json', passesDomain],
    ['internationalised domains', 'IdnaTestV2.json', passesDomain],
  ]
  return suites.map(([suite, file, passes]) => {
    const vectors = vectorsIn(readFileSync(join(data, 'wpt', file), 'utf8'))
    const count = (URL: UrlClass): number => vectors.filter((vector) => passes(URL, vector)).length
    const source = `${WPT}, url/resources/${file}`
    return { suite, source, total: vectors.length, waymark: count(waymark), peer: count(peer) }
  })
}

/** The setters are in lists by the name of the attribute; of the domains, an empty one cannot be in such a URL. */
function vectorsIn(text: string): Vector[] {
  const json: unknown = JSON.parse(text)
  if (Array.isArray(json))
    return [...vectorsOf(json)].filter(({ input, output }) => input !== '' || output === undefined)
  const { comment: _, ...lists } = json as Record<string, unknown>
  return Object.entries(lists).flatMap(([attribute, list]) =>
    [...vectorsOf(list)].map((vector) => ({ ...vector, attribute })),
  )
}

function passesUrl(URL: UrlClass, vector: Vector): boolean {
  const { input, base, failure } = vector
  const url = construct(URL, String(input), base === null ? undefined : String(base))
  if (failure === true) return url === null
  return url !== null && PARTS.every((part) => !(part in vector) || url[part] === vector[part])
}

function passesSetter(URL: UrlClass, { attribute, href, new_value, expected }: Vector): boolean {
  const url = new URL(String(href))
  try {
    url[String(attribute)] = new_value
  } catch {
    return false
  }
  return Object.entries(Object(expected)).every(([part, text]) => url[part] === text)
}

function passesDomain(URL: UrlClass, { input, output }: Vector): boolean {
  const url = construct(URL, `https://${escapeHostEnds(String(input))}/x`)
  if (output === null) return url === null
  return url !== null && url['host'] === output && url['href'] === `https://${output}/x`
}

/** `null` if it throws the error that it has to throw. */
function construct(URL: UrlClass, input: string, base?: string) {
  try {
    return base === undefined ? new URL(input) : new URL(input, base)
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}
