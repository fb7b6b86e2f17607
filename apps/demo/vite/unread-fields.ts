import type { Plugin } from 'vite'

/** What the page does not read of the entries of a registry: they have it for the documentation. */
export interface UnreadFields {
  /** The files of the entries, by the starts of their paths from the root of the workspace. */
  readonly files: readonly string[]
  /** What is written instead: an empty list, text or object. */
  readonly fields: Readonly<Record<string, keyof typeof EMPTY>>
  /** Functions that make an entry, by their names, with the number of arguments that are read. */
  readonly builders?: Readonly<Record<string, number>>
}

/** A node of a syntax tree, as ESTree has them. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [member: string]: unknown
}

/** A part of the code, and what is written instead. */
interface Cut {
  readonly start: number
  readonly end: number
  readonly text: string
}

const EMPTY = { list: '[]', text: "''", object: '{}' } as const

/**
 * Leaves out what the page does not read. The build fails if a rule has nothing to leave out.
 *
 * @param root - The folder of the workspace, with a slash at its end.
 */
export function unreadFields(root: string, rules: readonly UnreadFields[]): Plugin {
  const idle = new Set(rules)
  return {
    name: 'unread-fields',
    transform: {
      // The types are gone by then.
      order: 'post',
      // Without the filter, the build calls it for each of 1,252 modules.
      filter: { id: rules.flatMap(({ files }) => files.map((start) => startsWith(root + start))) },
      handler(code, id) {
        const path = id.slice(root.length)
        const rule = rules.find(({ files }) => files.some((start) => path.startsWith(start)))
        if (rule === undefined) return null
        const cuts = cutsOf(this.parse(code), rule)
        if (cuts.length === 0) return null
        idle.delete(rule)
        return { code: applyCuts(code, cuts), map: null }
      },
    },
    buildEnd(error) {
      const [stale] = idle
      if (error === undefined && stale !== undefined) {
        throw new Error(`${stale.files.join(', ')} has none of the fields that are to be left out`)
      }
    },
  }
}

function startsWith(path: string): RegExp {
  return new RegExp(`^${path.replace(/[^\w/-]/g, '\\$&')}`)
}

/** The parts of a module that are left out. */
function cutsOf(value: unknown, rule: UnreadFields): readonly Cut[] {
  if (Array.isArray(value)) return value.flatMap((each) => cutsOf(each, rule))
  if (!isNode(value)) return []
  if (value.type === 'Property') {
    const cut = cutOfField(value, rule)
    if (cut !== null) return [cut]
  }
  const cut = value.type === 'CallExpression' ? cutOfArguments(value, rule) : null
  const inside = Object.entries(value).flatMap(([name, member]) =>
    // The properties of a pattern are what is read.
    value.type === 'ObjectPattern' && name === 'properties' ? [] : cutsOf(member, rule),
  )
  return cut === null ? inside : [...inside.filter(({ end }) => end <= cut.start), cut]
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

/** `examples: […]`, or only `examples`. */
function cutOfField({ key, start, end }: Node, { fields }: UnreadFields): Cut | null {
  if (!isNode(key)) return null
  const name = String(key['name'] ?? key['value'])
  if (!Object.hasOwn(fields, name)) return null
  return { start, end, text: `${name}:${EMPTY[fields[name]!]}` }
}

/** What follows the arguments of a builder that are read. */
function cutOfArguments(
  { callee, arguments: args, end }: Node,
  { builders = {} }: UnreadFields,
): Cut | null {
  const name = isNode(callee) ? String(callee['name']) : ''
  if (!Object.hasOwn(builders, name) || !Array.isArray(args)) return null
  const last: unknown = args[builders[name]! - 1]
  // The call ends with its parenthesis.
  return isNode(last) ? { start: last.end, end: end - 1, text: '' } : null
}

function applyCuts(code: string, cuts: readonly Cut[]): string {
  let rest = ''
  let from = 0
  for (const { start, end, text } of [...cuts].sort((a, b) => a.start - b.start)) {
    rest += code.slice(from, start) + text
    from = end
  }
  return rest + code.slice(from)
}
