/**
 * A kind of resource URI.
 *
 * The format is text that people and the compiler read: `db://type/database/table[/id]`. Behind `//` comes
 * the authority unless the next character is `/`; a name behind it stands for one segment, `name*` at the
 * end for one or more, and `[/name]` at the end may be left out. A name in kebab case is a part in camel case.
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
  /** `free` where others chose the names, so that naming and depth are not judged. */
  readonly naming: 'designed' | 'free'
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

function camelCase(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

/**
 * Makes a scheme of your own.
 *
 * @throws {TypeError} When the name is no scheme, or the format is not one of this name.
 */
export function defineScheme<const Name extends string, const Format extends string>(
  definition: Pick<SchemeDefinition<Name, Format>, 'name' | 'format' | 'summary'> &
    Partial<SchemeDefinition<Name, Format>>,
): SchemeDefinition<Name, Format> {
  const { name, format } = definition
  if (!/^[a-z][a-z0-9+.-]*$/.test(name)) {
    throw new TypeError(
      `A scheme begins with a letter and is lower case, like "wiki"; got "${name}"`,
    )
  }
  if (!FORMAT.test(format) || !format.startsWith(`${name}://`)) {
    throw new TypeError(
      `The format of "${name}" is like "${name}://space/page" or "${name}:///path*"; got "${format}"`,
    )
  }
  const keys = partsOfFormat(format).map(({ key }) => key)
  if (new Set(keys).size < keys.length) throw new TypeError(`"${format}" names a part twice`)
  return { examples: [], style: 'plain', naming: 'designed', ...definition }
}

const FORMAT =
  /^[a-z][a-z0-9+.-]*:\/\/(?:\/|[a-z][a-z0-9-]*\/)(?:[a-z][a-z0-9-]*\/)*[a-z][a-z0-9-]*(?:\*|\[\/[a-z][a-z0-9-]*\])?$/
