import { parseHost, serializeHost } from '@waymark/host'
import { toScalarValueString } from '@waymark/infra'
import { ArgumentError } from '@waymark/infra/argument'
import { describeValue, escapeHidden, refusedArgument, suggest } from '@waymark/infra/internal'
import { checkOptions, type OptionTable, oneOf } from '@waymark/infra/options'
import { encodeSegment, type GuardPolicy } from '@waymark/path-guard'
import { encodeData } from './component-data.ts'
import { formatFragment, refusal } from './fragment.ts'
import { guideSchemes } from './schemes/guide-schemes.ts'
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

/** What `createResourceBuilders` takes. */
export const builderOptions: OptionTable<ResourceBuilderOptions> = {
  policy: /* @__PURE__ */ oneOf('strict', 'contained'),
}

/**
 * Makes a builder for each scheme of a registry.
 *
 * Parts can only be data: whatever they contain stays in its place, and `parseResource` gives it back. What cannot be
 * carried is refused with a `RefusalError` of `@waymark/path-guard`, which names the part and the problem.
 *
 * @example
 * ```ts
 * import { createResourceBuilders, defineScheme } from '@waymark/uri-design'
 *
 * const wiki = defineScheme({ name: 'wiki', format: 'wiki://space/page', summary: 'A page.' })
 * const build = createResourceBuilders([wiki])
 * build.wiki({ space: 'team', page: 'home page' }) // => 'wiki://team/home%20page'
 * build.wiki({ space: 'team', page: '../home' }) // throws page: separator-in-name
 * ```
 */
export function createResourceBuilders<const Schemes extends readonly SchemeDefinition[]>(
  schemes: Schemes,
  options: ResourceBuilderOptions = {},
): ResourceBuilders<Schemes> {
  options = checkOptions<ResourceBuilderOptions>(options, builderOptions)
  const builders = schemes.map((scheme) => [
    scheme.name,
    (parts: Readonly<Record<string, unknown>>) => build(scheme, parts, options.policy ?? 'strict'),
  ])
  // The keys are the schemes' names, and what each takes is checked when it is called.
  return Object.freeze(Object.fromEntries(builders)) as ResourceBuilders<Schemes>
}

/**
 * Builders for the guide's schemes: `resource.db({ type, database, table, id })`.
 *
 * @example
 * ```ts
 * import { resource } from '@waymark/uri-design'
 *
 * resource.custom({ provider: 'jira', resourceType: 'issues', id: 'PROJ-123' }) // => 'custom://jira/issues/PROJ-123'
 * resource.memory({ scope: 'session', key: '..' }) // throws key: dot-segment
 * ```
 */
export const resource: ResourceBuilders<typeof guideSchemes> =
  /* @__PURE__ */ createResourceBuilders(guideSchemes)

type Data = Readonly<Record<string, unknown>>

function build(scheme: SchemeDefinition, data: Data, policy: GuardPolicy): string {
  if (typeof data !== 'object' || data === null) {
    const got = describeValue(data)
    const text = `${scheme.name} takes an object of parts; got ${got}`
    throw new ArgumentError('data', { text, data: { got } })
  }
  const known = new Set([
    ...partsOfFormat(scheme.format).map(({ key }) => key),
    'query',
    'fragment',
  ])
  if (scheme.style === 'file') known.add('drive')
  if (scheme.style === 'network') known.add('port')
  for (const key of Object.keys(data)) {
    if (!known.has(key)) throw unknownPart(scheme, key, [...known])
  }
  const head = scheme.style === 'network' ? networkHead(scheme, data) : `${scheme.name}://`
  return head + path(scheme, data, policy) + extras(data as ResourceExtras)
}

function unknownPart(scheme: SchemeDefinition, key: string, known: readonly string[]): TypeError {
  const near = suggest(key, known)
  const advice = near === null ? `the parts are ${known.join(', ')}` : `did you mean \`${near}\`?`
  const text = `${scheme.name} has no part \`${escapeHidden(key)}\`; ${advice}`
  const data = { scheme: scheme.name, ...(near === null ? { known } : { near }) }
  return new ArgumentError(key, { text, data })
}

function path(scheme: SchemeDefinition, data: Data, policy: GuardPolicy): string {
  const pieces: string[] = []
  const parts = partsOfFormat(scheme.format)
  // What has no authority begins with a third slash.
  if (scheme.style === 'plain' && parts[0]?.place !== 'authority') pieces.push('')
  if (scheme.style === 'file') {
    const drive = own(data, 'drive')
    pieces.push('')
    if (drive !== undefined) {
      if (typeof drive !== 'string' || !/^[A-Za-z]$/.test(drive)) {
        throw refusal('part-invalid', 'drive')
      }
      pieces.push(`${drive}:`)
    }
  }
  for (const { key, place, isOptional } of parts) {
    if (scheme.style === 'network' && place === 'authority') {
      pieces.push('')
      continue
    }
    const value = own(data, key)
    if (value === undefined) {
      if (isOptional) continue
      throw refusal('part-missing', key)
    }
    if (place !== 'rest') {
      pieces.push(encodeSegment(asString(value, key), { policy, part: key }))
      continue
    }
    if (!Array.isArray(value)) throw refusal('part-invalid', key)
    const segments = value.map((segment) =>
      encodeSegment(asString(segment, key), { policy, part: key }),
    )
    if (segments.length === 0 && scheme.style === 'plain') {
      throw refusal('part-missing', key)
    }
    pieces.push(...segments)
    if (segments.length === 0) pieces.push('')
  }
  return pieces.join('/')
}

function networkHead(scheme: SchemeDefinition, data: Data): string {
  const written = asString(own(data, 'host') ?? '', 'host')
  if (/[/\\?#@%\t\n\r]/.test(written)) {
    throw refusal('part-delimiter', 'host')
  }
  const host = parseHost(written)
  if (host === null || host.kind === 'empty') {
    throw refusal('part-invalid', 'host')
  }
  const port = own(data, 'port')
  if (port === undefined) return `${scheme.name}://${serializeHost(host)}`
  if (typeof port !== 'number' || !Number.isInteger(port) || port < 0 || port > 0xffff) {
    throw refusal('part-invalid', 'port')
  }
  return `${scheme.name}://${serializeHost(host)}:${port}`
}

function extras({ query, fragment }: ResourceExtras): string {
  const list: unknown = query ?? []
  if (!Array.isArray(list))
    throw refusedArgument(
      'query',
      { subject: 'the query', expected: "a list of names and values, such as [['q', 'x']]" },
      list,
    )
  const pairs = list.map((pair: unknown) => {
    const [name, value] = Array.isArray(pair) && pair.length === 2 ? (pair as unknown[]) : []
    const texts = [asString(name, 'query'), asString(value, 'query')]
    if (name === '') throw refusal('part-empty', 'query')
    for (const text of texts) {
      if (toScalarValueString(text) !== text) throw refusal('part-lone-surrogate', 'query')
    }
    return texts.map(encodeData).join('=')
  })
  const search = pairs.length === 0 ? '' : `?${pairs.join('&')}`
  return fragment === undefined || fragment === null
    ? search
    : `${search}#${formatFragment(fragment)}`
}

function own(data: Data, key: string): unknown {
  return Object.hasOwn(data, key) ? data[key] : undefined
}

function asString(value: unknown, part: string): string {
  if (typeof value !== 'string') throw refusal('part-invalid', part)
  return value
}
