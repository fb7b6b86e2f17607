import { requireString } from '@waymark/infra/argument'
import {
  checkOptions,
  either,
  FUNCTION,
  type OptionTable,
  oneOf,
  optionType,
} from '@waymark/infra/options'
import type { GuardPolicy } from '@waymark/path-guard'
import { decodeData } from './component-data.ts'
import { parseFragment, type ResourceFragment } from './fragment.ts'
import { type ResourceProblem, resourceProblem } from './resource-problem.ts'
import { guideSchemes } from './schemes/guide-schemes.ts'
import { readParts } from './schemes/read-parts.ts'
import { SCHEMES, type SchemeDefinition } from './schemes/scheme.ts'
import type { ReadPartsOf, SchemeOf, UriOf } from './schemes/scheme-types.ts'
import { findParameters, findUriSpans, textOf } from './uri-spans.ts'

/** The parts of a resource URI. Everything is decoded exactly once. */
export type Resource<Definition extends SchemeDefinition = SchemeDefinition> =
  Definition extends SchemeDefinition
    ? {
        readonly scheme: Definition['name']
        readonly parts: ReadPartsOf<Definition>
        readonly query: readonly (readonly [name: string, value: string])[]
        readonly fragment: ResourceFragment | null
      }
    : never

/** Called if a string is refused; offsets count in the string. */
export type ResourceReporter = (problem: ResourceProblem) => void

/** What parsing gives: for a string literal whose scheme is known, its own parts; `null` if it cannot match. */
export type ParsedResource<
  Text extends string,
  Schemes extends readonly SchemeDefinition[],
> = string extends Text
  ? Resource<Schemes[number]> | null
  : [SchemeOf<Text, Schemes>] extends [never]
    ? null
    : Text extends UriOf<SchemeOf<Text, Schemes>> | FileForm
      ? Resource<SchemeOf<Text, Schemes>> | null
      : null

/** A `file:` URI may have no authority, or `localhost`. */
type FileForm = `file:/${string}`

type GuideSchemes = typeof guideSchemes

/** Which schemes `parseResource` knows, how careful it is, and who is told why it refuses. */
export interface ParseResourceOptions<Schemes extends readonly SchemeDefinition[]> {
  /** The guide's unless given; a scheme of your own is made with `defineScheme`. */
  readonly schemes?: Schemes
  /** `strict` unless given: then a part contains no separator, control character or hidden dot segment. */
  readonly policy?: GuardPolicy
  readonly report?: ResourceReporter | null
}

/** What `parseResource` takes. */
export const parseResourceOptions: OptionTable<ParseResourceOptions<readonly SchemeDefinition[]>> =
  {
    schemes: SCHEMES,
    policy: /* @__PURE__ */ oneOf('strict', 'contained'),
    report: /* @__PURE__ */ either(
      FUNCTION,
      /* @__PURE__ */ optionType('null', (value) => value === null),
    ),
  }

/**
 * Parses a resource URI by the format of its scheme.
 *
 * @throws ArgumentError if it is not a string.
 * @returns `null` if the scheme is not known or not in lower case, or the URI does not have its format; the reporter
 *   is told why.
 *
 * @example
 * ```ts
 * import { parseResource } from '@waymark/uri-design'
 *
 * parseResource('memory://session/last%20query')?.parts // => { scope: 'session', key: 'last query' }
 * let problem = null
 * parseResource('db://postgres', { report: (found) => (problem = found) }) // => null
 * problem?.code // => 'part-missing'
 * ```
 */
export function parseResource<
  const Text extends string,
  const Schemes extends readonly SchemeDefinition[] = GuideSchemes,
>(text: Text, options: ParseResourceOptions<Schemes> = {}): ParsedResource<Text, Schemes> {
  const given = checkOptions<ParseResourceOptions<readonly SchemeDefinition[]>>(
    options,
    parseResourceOptions,
  )
  requireString(text, 'text')
  const { schemes = guideSchemes, policy = 'strict', report = null } = given
  // The type describes the same parts as the string.
  return parse(text, schemes, policy, report) as ParsedResource<Text, Schemes>
}

function parse(
  text: string,
  schemes: readonly SchemeDefinition[],
  policy: GuardPolicy,
  report: ResourceReporter | null,
): unknown {
  const uri = findUriSpans(text)
  if (uri.scheme === null) {
    report?.(resourceProblem('scheme-missing', { start: 0, end: 0 }))
    return null
  }
  const name = textOf(text, uri.scheme)
  const scheme = schemes.find((known) => known.name === name)
  if (scheme === undefined) {
    report?.(resourceProblem('scheme-not-allowed', { ...uri.scheme, scheme: name }))
    return null
  }
  const { problem, parts } = readParts(text, uri, scheme, policy)
  if (problem !== null) {
    report?.(problem)
    return null
  }
  const query: (readonly [string, string])[] = []
  for (const parameter of uri.query === null ? [] : findParameters(text, uri.query)) {
    const key = decodeData(textOf(text, parameter.name))
    const value = parameter.value === null ? '' : decodeData(textOf(text, parameter.value))
    if (key === null || value === null) {
      const place = { start: parameter.name.start, end: parameter.value?.end ?? parameter.name.end }
      report?.(resourceProblem('query-not-decodable', place))
      return null
    }
    query.push([key, value])
  }
  const fragment = uri.fragment === null ? null : parseFragment(textOf(text, uri.fragment))
  if (uri.fragment !== null && fragment === null) {
    report?.(resourceProblem('fragment-not-valid', uri.fragment))
    return null
  }
  const data = parts.map(({ key, texts, isRest }) => [
    key,
    isRest ? texts : key === 'port' && scheme.style === 'network' ? Number(texts[0]) : texts[0],
  ])
  return { scheme: scheme.name, parts: Object.fromEntries(data), query, fragment }
}
