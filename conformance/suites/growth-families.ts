import { presets } from '@waymark/normalize'
import { commandOperations } from '../../test/growth/commands.ts'
import type { Shape } from '../../test/growth/grammar.ts'
import { findFault, LONG, SHORT } from '../../test/growth/measure.ts'
import { readingOf } from '../../test/growth/operation.ts'
import { operations } from '../../test/growth/operations.ts'
import type { Case, Suite } from '../suite.ts'

/** What the data's names of operations mean, by the names of `test/growth`. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  parse: ['URL', 'canParse', 'readUrl', 'isValidUrlString'],
  resolve: ['URL against a base'],
  setPathname: ['URL, pathname'],
  setSearch: ['URL, search'],
  setHost: ['URL, host', 'URL, hostname'],
  searchParams: ['URLSearchParams, going through it', 'URL, searchParams'],
  searchParamsSort: ['URLSearchParams, sort'],
  searchParamsDelete: ['URLSearchParams, delete'],
  searchParamsSet: ['URLSearchParams, set'],
  domainToUnicode: ['toUnicode'],
  normalize: Object.keys(presets).map((name) => `preset ${name}`),
  publicSuffix: ['getPublicSuffix, input from a host', 'getRegistrableDomain, input from a host'],
  sitemapRead: ['parseSitemap', 'parseSitemap without limits'],
  cliLine: ['waymark normalize - (lines)'],
}

/** Hostile inputs on which work must grow in proportion to the length. */
export const growthFamilies: Suite = {
  file: 'adversarial/growth-families.json',
  *cases(text): Iterable<Case> {
    const entries: unknown = JSON.parse(text)
    if (!Array.isArray(entries)) throw new Error('not an array of families')
    for (const entry of entries) {
      if (typeof entry === 'string') continue
      const family = readFamily(entry)
      if (family === null) yield { id: JSON.stringify(entry), check: () => 'not a family' }
      else yield { id: family.name, check: () => check(family) }
    }
  },
  knownFailures: {},
}

interface Family extends Shape {
  readonly name: string
  readonly operation: string
}

const MEMBERS = 'name operation prefix half unit suffix note superlinear refs'.split(' ')

/** Reads one entry of the file; `null` if it has another form. */
function readFamily(entry: unknown): Family | null {
  if (typeof entry !== 'object' || entry === null) return null
  if (Object.keys(entry).some((member) => !MEMBERS.includes(member))) return null
  const {
    name,
    operation,
    prefix = '',
    half = '',
    unit,
    suffix = '',
  } = entry as Record<string, unknown>
  const family = { name, operation, prefix, half, unit, ending: suffix }
  if (Object.values(family).some((value) => typeof value !== 'string') || unit === '') return null
  // All members are strings.
  return family as unknown as Family
}

async function check(family: Family): Promise<string | null> {
  const names = NAMES[family.operation]
  if (names === undefined) return `nothing is known of the operation ${family.operation}`
  // Presets share most of their work: a long look at one, and short ones at the others.
  for (const [at, name] of names.entries()) {
    const found = [...operations, ...commandOperations].find((operation) => operation.name === name)
    if (found === undefined) return `there is no operation ${name}`
    const fault = await findFault(readingOf(found, family), at === 0 ? LONG : SHORT)
    if (fault !== null) return `${name}: ${fault}`
  }
  return null
}
