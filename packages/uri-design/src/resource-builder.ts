import { parseHost, serializeHost } from '@waymark/host'
import { formatFragment } from './fragment.ts'
import { encodeSegment, type GuardPolicy } from './guard/segment.ts'
import { encodeComponent, isWellFormed } from './percent-text.ts'
import { RefusalError, refuse } from './refusal.ts'
import { guideSchemes } from './schemes/index.ts'
import { partsOfFormat, type SchemeDefinition } from './schemes/scheme.ts'
import type { PartsOf, ResourceExtras } from './schemes/scheme-types.ts'

/** One function for each scheme, from parts to a URI. */
export type ResourceBuilders<Schemes extends readonly SchemeDefinition[]> = {
  readonly [Definition in Schemes[number] as Definition['name']]: (
    parts: PartsOf<Definition> & ResourceExtras,
  ) => string
}

/** How careful builders are. */
export interface ResourceBuilderOptions {
  /** `strict` unless given. */
  readonly policy?: GuardPolicy
}

/**
 * Makes a builder for each scheme of a registry.
 *
 * Parts can only be data: whatever they hold, it stays in its place, and `parseResource` gives it back.
 * What cannot be carried is refused with a {@link RefusalError} that names the part and the rule.
 */
export function createResourceBuilders<const Schemes extends readonly SchemeDefinition[]>(
  schemes: Schemes,
  options: ResourceBuilderOptions = {},
): ResourceBuilders<Schemes> {
  const builders = schemes.map((scheme) => [
    scheme.name,
    (parts: Readonly<Record<string, unknown>>) => build(scheme, parts, options.policy ?? 'strict'),
  ])
  // The keys are the schemes' names, and what each takes is checked when it is called.
  return Object.fromEntries(builders) as ResourceBuilders<Schemes>
}

/** Builders for the guide's schemes: `resource.db({ type, database, table, id })`. */
export const resource: ResourceBuilders<typeof guideSchemes> =
  /* @__PURE__ */ createResourceBuilders(guideSchemes)

type Data = Readonly<Record<string, unknown>>

function build(scheme: SchemeDefinition, data: Data, policy: GuardPolicy): string {
  if (typeof data !== 'object' || data === null) {
    throw new TypeError(`${scheme.name} takes an object of parts; got ${String(data)}`)
  }
  const known = new Set([
    ...partsOfFormat(scheme.format).map(({ key }) => key),
    'query',
    'fragment',
  ])
  if (scheme.style === 'file') known.add('drive')
  if (scheme.style === 'network') known.add('port')
  for (const key of Object.keys(data)) {
    if (!known.has(key)) throw new TypeError(`${scheme.name} has no part "${key}"`)
  }
  const head = scheme.style === 'network' ? networkHead(scheme, data) : `${scheme.name}://`
  return head + path(scheme, data, policy) + extras(data as ResourceExtras)
}

function path(scheme: SchemeDefinition, data: Data, policy: GuardPolicy): string {
  const pieces: string[] = []
  if (scheme.style === 'file') {
    const drive = own(data, 'drive')
    pieces.push('')
    if (drive !== undefined) {
      if (typeof drive !== 'string' || !/^[A-Za-z]$/.test(drive)) {
        throw new RefusalError(refuse('part-invalid', 0, String(drive).length), 'drive')
      }
      pieces.push(`${drive}:`)
    }
  }
  for (const { key, place, isOptional } of partsOfFormat(scheme.format)) {
    if (scheme.style === 'network' && place === 'authority') {
      pieces.push('')
      continue
    }
    const value = own(data, key)
    if (value === undefined) {
      if (isOptional) continue
      throw new RefusalError(refuse('part-missing', 0, 0), key)
    }
    if (place !== 'rest') {
      pieces.push(encodeSegment(asText(value, key), policy, key))
      continue
    }
    if (!Array.isArray(value)) throw new RefusalError(refuse('part-invalid', 0, 0), key)
    const segments = value.map((segment) => encodeSegment(asText(segment, key), policy, key))
    if (segments.length === 0 && scheme.style === 'plain') {
      throw new RefusalError(refuse('part-missing', 0, 0), key)
    }
    pieces.push(...segments)
    if (segments.length === 0) pieces.push('')
  }
  return pieces.join('/')
}

function networkHead(scheme: SchemeDefinition, data: Data): string {
  const written = asText(own(data, 'host') ?? '', 'host')
  if (/[/\\?#@%\t\n\r]/.test(written)) {
    throw new RefusalError(refuse('delimiter', 0, written.length), 'host')
  }
  const host = parseHost(written)
  if (host === null || host.kind === 'empty') {
    throw new RefusalError(refuse('part-invalid', 0, written.length), 'host')
  }
  const port = own(data, 'port')
  if (port === undefined) return `${scheme.name}://${serializeHost(host)}`
  if (typeof port !== 'number' || !Number.isInteger(port) || port < 0 || port > 0xffff) {
    throw new RefusalError(refuse('part-invalid', 0, String(port).length), 'port')
  }
  return `${scheme.name}://${serializeHost(host)}:${port}`
}

function extras({ query, fragment }: ResourceExtras): string {
  const list: unknown = query ?? []
  if (!Array.isArray(list))
    throw new TypeError('A query is a list of names and values: [["q", "x"]]')
  const pairs = list.map((pair: unknown) => {
    const [name, value] = Array.isArray(pair) && pair.length === 2 ? (pair as unknown[]) : []
    const texts = [asText(name, 'query'), asText(value, 'query')]
    if (name === '') throw new RefusalError(refuse('empty', 0, 0), 'query')
    for (const text of texts) {
      if (!isWellFormed(text)) throw new RefusalError(refuse('ill-formed', 0, text.length), 'query')
    }
    return texts.map(encodeComponent).join('=')
  })
  const search = pairs.length === 0 ? '' : `?${pairs.join('&')}`
  return fragment === undefined || fragment === null
    ? search
    : `${search}#${formatFragment(fragment)}`
}

function own(data: Data, key: string): unknown {
  return Object.hasOwn(data, key) ? data[key] : undefined
}

function asText(value: unknown, part: string): string {
  if (typeof value !== 'string') throw new RefusalError(refuse('part-invalid', 0, 0), part)
  return value
}
