import type { Contest, Entrant } from '../contest.ts'
import type { Group, Setting } from '../group.ts'

interface Operation {
  readonly name: string
  readonly body: string
  /** The libraries of other rules that answer about the same question. */
  readonly context: readonly string[]
}

const COMPONENTS =
  'origin protocol username password host hostname port pathname search hash'.split(' ')

/** Reads the ten members of `url` other than `href`. */
export const ALL_GETTERS = `sum += ${COMPONENTS.map((name) => `url.${name}.length`).join(' + ')}`

const OPERATIONS: readonly Operation[] = [
  { name: 'constructor', body: 'new URL(item); sum++', context: [] },
  {
    name: 'href',
    body: 'sum += new URL(item).href.length',
    context: ['fast-uri.normalize', 'url-parse', 'normalize-url'],
  },
  {
    name: 'four components',
    body: `const url = new URL(item)
      sum += url.href.length + url.pathname.length + url.hostname.length + url.search.length`,
    context: ['fast-uri.parse', 'url-parse', 'tldts.parse'],
  },
  {
    name: 'all ten getters',
    body: `const url = new URL(item); ${ALL_GETTERS}`,
    context: [],
  },
  {
    name: 'hostname',
    body: 'sum += new URL(item).hostname.length',
    context: ['tldts.getHostname'],
  },
  { name: 'origin', body: 'sum += new URL(item).origin.length', context: [] },
  { name: 'canParse', body: 'if (URL.canParse(item)) sum++', context: [] },
  { name: 'parse', body: 'sum += URL.parse(item).href.length', context: [] },
]

export const parsing: Group = {
  name: 'parsing',
  summary: 'constructor, href, getters, canParse and parse, on flat strings',
  *contests(setting): Iterable<Contest> {
    for (const { name: operation, body, context } of OPERATIONS) {
      for (const { name, flat } of [...setting.corpora.absolute, setting.corpora.messy]) {
        const others = name.includes('file') || name.includes('module') ? [] : context
        const entrants = [...standard(body, setting), ...others.flatMap((n) => other(n, setting))]
        yield { operation, input: name, list: flat, entrants }
      }
    }
  },
}

/** The same strings as parts of one big string, and whole files: where a cache is too small. */
export const parsingOfSlices: Group = {
  name: 'slices',
  summary: 'href and canParse of strings that were cut out of a file; href of the whole file',
  *contests(setting): Iterable<Contest> {
    const [engine, waymark] = setting.implementations
    const two = { ...setting, implementations: [engine!, waymark!] }
    const href = standard('sum += new URL(item).href.length', two)
    const canParse = standard('if (URL.canParse(item)) sum++', two)
    for (const { name, sliced, whole } of setting.corpora.absolute) {
      yield { operation: 'href, sliced', input: name, list: sliced, entrants: href }
      yield { operation: 'canParse, sliced', input: name, list: sliced, entrants: canParse }
      yield { operation: 'href, whole file', input: name, list: whole, entrants: href }
    }
  },
}

function standard(body: string, { implementations }: Setting): Entrant[] {
  return implementations.map(({ name, URL }) => ({
    name,
    // core-js gives the engine's own URL.parse in its package without globals.
    body:
      URL.parse === undefined || name === 'core-js-pure'
        ? body.replaceAll('URL.parse(item)', 'new URL(item)')
        : body,
    scope: { URL },
    isChecked: name === 'waymark',
  }))
}

function other(name: string, { context }: Setting): Entrant[] {
  const read = context[name]
  if (read === undefined) return []
  return [{ name, body: 'if (read(item) !== null) sum++', scope: { read } }]
}
