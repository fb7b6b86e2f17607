import { parseFragment, type ResourceFragment } from './fragment.ts'
import type { GuardPolicy } from './guard/segment.ts'
import { decodeComponent } from './percent-text.ts'
import { guideSchemes } from './schemes/index.ts'
import { readParts } from './schemes/read-parts.ts'
import type { SchemeDefinition } from './schemes/scheme.ts'
import type { ReadPartsOf, SchemeOf, UriOf } from './schemes/scheme-types.ts'
import { splitQuery, splitUri, textOf } from './uri-parts.ts'

/** A resource URI, taken apart. Everything is decoded exactly once. */
export type Resource<Definition extends SchemeDefinition = SchemeDefinition> =
  Definition extends SchemeDefinition
    ? {
        readonly scheme: Definition['name']
        readonly parts: ReadPartsOf<Definition>
        readonly query: readonly (readonly [name: string, value: string])[]
        readonly fragment: ResourceFragment | null
      }
    : never

/** Called when a text is refused; offsets count in the text. */
export type ResourceReporter = (name: string, start: number, end: number) => void

/** What parsing gives: for a literal text whose scheme is known, its own parts; `null` where it cannot fit. */
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

/** Without an authority, or with `localhost` for one, a `file:` URI is read, too. */
type FileForm = `file:/${string}`

type GuideSchemes = typeof guideSchemes

/** Which schemes `parseResource` knows, how careful it is, and who hears why it says no. */
export interface ParseResourceOptions<Schemes extends readonly SchemeDefinition[]> {
  /** The guide's unless given; a scheme of your own is made with `defineScheme`. */
  readonly schemes?: Schemes
  /** `strict` unless given: then a part holds no separator, control character or hidden dot segment. */
  readonly policy?: GuardPolicy
  readonly report?: ResourceReporter | null
}

/**
 * Parses a resource URI by the format of its scheme.
 *
 * @returns `null` when the scheme is not known, is not written in lower case, or the text is not of its
 *   format; the reporter is told why.
 */
export function parseResource<
  const Text extends string,
  const Schemes extends readonly SchemeDefinition[] = GuideSchemes,
>(text: Text, options: ParseResourceOptions<Schemes> = {}): ParsedResource<Text, Schemes> {
  const { schemes = guideSchemes, policy = 'strict', report = null } = options
  // What the text says is what the type says of it.
  return parse(text, schemes, policy, report) as ParsedResource<Text, Schemes>
}

function parse(
  text: string,
  schemes: readonly SchemeDefinition[],
  policy: GuardPolicy,
  report: ResourceReporter | null,
): unknown {
  const uri = splitUri(text)
  if (uri.scheme === null) {
    report?.('scheme-missing', 0, 0)
    return null
  }
  const name = textOf(text, uri.scheme)
  const scheme = schemes.find((known) => known.name === name)
  if (scheme === undefined) {
    report?.('scheme-not-allowed', uri.scheme.start, uri.scheme.end)
    return null
  }
  const { problem, parts } = readParts(text, uri, scheme, policy)
  if (problem !== null) {
    report?.(problem.name, problem.start, problem.end)
    return null
  }
  const query: (readonly [string, string])[] = []
  for (const parameter of uri.query === null ? [] : splitQuery(text, uri.query)) {
    const key = decodeComponent(textOf(text, parameter.name))
    const value = parameter.value === null ? '' : decodeComponent(textOf(text, parameter.value))
    if (key === null || value === null) {
      report?.('query-refused', parameter.name.start, parameter.value?.end ?? parameter.name.end)
      return null
    }
    query.push([key, value])
  }
  const fragment = uri.fragment === null ? null : parseFragment(textOf(text, uri.fragment))
  if (uri.fragment !== null && fragment === null) {
    report?.('fragment-refused', uri.fragment.start, uri.fragment.end)
    return null
  }
  const data = parts.map(({ key, texts, isRest }) => [
    key,
    isRest ? texts : key === 'port' && scheme.style === 'network' ? Number(texts[0]) : texts[0],
  ])
  return { scheme: scheme.name, parts: Object.fromEntries(data), query, fragment }
}
