import { ArgumentError } from '@waymark/infra/argument'
import { isRecord, refusedArgument, requireOptions } from '@waymark/infra/internal'
import {
  listOf,
  type OptionTable,
  type OptionType,
  oneOf,
  optionType,
  STRING,
} from '@waymark/infra/options'

/**
 * A kind of resource URI.
 *
 * People and the compiler read the format: `db://type/database/table[/id]`. After `//` comes the authority, unless the
 * next character is `/`. Each name after it is one segment, `name*` at the end is one or more, and `[/name]` at the
 * end may be left out. A name in kebab case is a part in camel case.
 */
export interface SchemeDefinition<Name extends string = string, Format extends string = string> {
  /** Lower case, without the colon. */
  readonly name: Name
  readonly format: Format
  /** One sentence. */
  readonly summary: string
  readonly examples: readonly string[]
  /**
   * `plain` follows its format. `file` also takes a drive as in `file:///C:/Users`. `network` has a host that
   * is parsed as the URL Standard says, and perhaps a port.
   */
  readonly style: 'plain' | 'file' | 'network'
  /** `free` if others choose the names, so that names and depth are not checked. */
  readonly naming: 'designed' | 'free'
}

/** The option `schemes` of several functions. */
export const SCHEMES: OptionType = /* @__PURE__ */ listOf(
  /* @__PURE__ */ optionType('a scheme', isSchemeDefinition),
  'a list of schemes, as `defineScheme` makes them',
)

/** Whether a value has the members of a scheme that its readers need. */
export function isSchemeDefinition(value: unknown): boolean {
  return isRecord(value) && typeof value['name'] === 'string' && typeof value['format'] === 'string'
}

/** One part that a format names. */
export interface FormatPart {
  /** As the format writes it: `resource-type`. */
  readonly name: string
  /** As data: `resourceType`. */
  readonly key: string
  readonly place: 'authority' | 'segment' | 'rest'
  readonly isOptional: boolean
}

/** The parts of a format, in order. */
export function partsOfFormat(format: string): readonly FormatPart[] {
  const rest = format.slice(format.indexOf('://') + 3)
  const hasAuthority = !rest.startsWith('/')
  return [...rest.matchAll(/(\[\/)?([\w-]+)(\*)?/g)].map(([, bracket, name = '', star], index) => ({
    name,
    key: camelCase(name),
    place: index === 0 && hasAuthority ? 'authority' : star === undefined ? 'segment' : 'rest',
    isOptional: bracket !== undefined,
  }))
}

const known = /* @__PURE__ */ new WeakMap<
  SchemeDefinition,
  { readonly format: string; readonly parts: readonly FormatPart[] }
>()

/** The parts of a scheme's format, which are found once. */
export function partsOf(scheme: SchemeDefinition): readonly FormatPart[] {
  const { format } = scheme
  const before = known.get(scheme)
  if (before?.format === format) return before.parts
  const parts = partsOfFormat(format)
  known.set(scheme, { format, parts })
  return parts
}

function camelCase(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

/** What `defineScheme` takes. */
export const schemeMembers: OptionTable<SchemeDefinition> = {
  name: STRING,
  format: STRING,
  summary: STRING,
  examples: /* @__PURE__ */ listOf(STRING, 'a list of strings'),
  style: /* @__PURE__ */ oneOf('plain', 'file', 'network'),
  naming: /* @__PURE__ */ oneOf('designed', 'free'),
}

/**
 * Makes a scheme of your own.
 *
 * @throws {TypeError} If the name is not a scheme, the format is not one for this name, or a member is unknown.
 *
 * @example
 * ```ts
 * import { defineScheme, parseResource } from '@waymark/uri-design'
 *
 * const wiki = defineScheme({
 *   name: 'wiki',
 *   format: 'wiki://space/page[/revision]',
 *   summary: 'A page.',
 * })
 * parseResource('wiki://team/home', { schemes: [wiki] })?.parts // => { space: 'team', page: 'home' }
 * ```
 */
export function defineScheme<const Name extends string, const Format extends string>(
  definition: Pick<SchemeDefinition<Name, Format>, 'name' | 'format' | 'summary'> &
    Partial<SchemeDefinition<Name, Format>>,
): SchemeDefinition<Name, Format> {
  requireOptions<Partial<SchemeDefinition>>(definition, schemeMembers, 'name', 'format', 'summary')
  const { name, format } = definition
  if (!/^[a-z][a-z0-9+.-]*$/.test(name)) {
    const expected = "in lower case and begin with a letter, such as 'wiki'"
    throw refusedArgument('name', { subject: 'a scheme', expected }, name)
  }
  if (!FORMAT.test(format) || !format.startsWith(`${name}://`)) {
    throw refusedArgument(
      'format',
      {
        subject: `the format of '${name}'`,
        expected: `like '${name}://space/page' or '${name}:///path*'`,
      },
      format,
    )
  }
  const keys = partsOfFormat(format).map(({ key }) => key)
  if (new Set(keys).size < keys.length)
    throw new ArgumentError('format', {
      text: `the format '${format}' names a part twice`,
      data: { format },
    })
  return { examples: [], style: 'plain', naming: 'designed', ...definition }
}

const FORMAT =
  /^[a-z][a-z0-9+.-]*:\/\/(?:\/|[a-z][a-z0-9-]*\/)(?:[a-z][a-z0-9-]*\/)*[a-z][a-z0-9-]*(?:\*|\[\/[a-z][a-z0-9-]*\])?$/
