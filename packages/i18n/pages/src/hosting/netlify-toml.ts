import { asciiLowercase } from '@waymark/infra'
import { hasOwn, isRecord, sentence } from '@waymark/infra/internal'
import { parse, TomlError } from 'smol-toml'
import { wholeLines } from './file-lines.ts'
import { netlifyHeaderRules } from './headers-file.ts'
import type { FileNotes, RulePlace } from './hosting-rule.ts'
import { netlifyRedirect } from './netlify-redirect.ts'
import { wrongMember } from './reasons.ts'
import type { WrittenRedirect } from './redirect-line.ts'
import type { AnswerRule, HeaderRule } from './rule-table.ts'

/** The rules of a file that has redirects and headers. */
export interface FileRules {
  readonly redirects: readonly AnswerRule[]
  readonly headers: readonly HeaderRule[]
}

const NO_RULES: FileRules = { redirects: [], headers: [] }

/** What smol-toml returns for the member of a table. */
type TomlMember = unknown

/**
 * Reads the `[[redirects]]` and `[[headers]]` of a `netlify.toml`. A rule has the place of its table.
 *
 * @see https://docs.netlify.com/build/configure-builds/file-based-configuration/
 */
export function readNetlifyToml(text: string, notes: FileNotes): FileRules {
  let file: Readonly<Record<string, TomlMember>>
  try {
    file = parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    if (!(error instanceof TomlError)) throw error
    const [reason = ''] = error.message.split('\n', 1)
    notes.problem(
      error,
      sentence('Invalid TOML: {reason}.', {
        detail: 'toml',
        reason: reason.replace(/^Invalid TOML document: /, ''),
      }),
    )
    return NO_RULES
  }
  const tables = (name: string) => tablesOf(name, file, text, notes)
  return {
    redirects: tables('redirects').flatMap(({ table, place }) => {
      const redirect = readRedirect(table, place, notes)
      return redirect === null ? [] : (netlifyRedirect(redirect, place, notes) ?? [])
    }),
    headers: tables('headers').flatMap(({ table, place }) => readHeaders(table, place, notes)),
  }
}

interface PlacedTable {
  readonly table: object
  readonly place: RulePlace
}

function tablesOf(
  name: string,
  file: object,
  text: string,
  notes: FileNotes,
): readonly PlacedTable[] {
  const tables = memberOf(file, name)
  if (tables === undefined) return []
  const places = findTables(text, name)
  if (!Array.isArray(tables)) {
    notes.problem(places[0] ?? START, wrongMember(name))
    return []
  }
  return tables.flatMap((table: unknown, index) => {
    // In another notation, such as a list of inline tables, only the beginning is known.
    const place = (places.length === tables.length ? places[index] : places[0]) ?? START
    return isRecord(table) ? { table, place } : (notes.problem(place, wrongMember(name)) ?? [])
  })
}

const START: RulePlace = { line: 1, column: 1 }

/** The places of the tables of a list, or of its name. What looks like one in a string of several lines is none. */
function findTables(text: string, name: string): readonly RulePlace[] {
  const tables = new RegExp(`^\\s*(?:\\[\\[\\s*["']?${name}["']?\\s*\\]\\]|${name}\\s*=)`)
  const places: RulePlace[] = []
  let quotes: string | null = null
  for (const [number, line] of wholeLines(text).entries()) {
    if (quotes === null && tables.test(line)) {
      places.push({ line: number + 1, column: line.length - line.trimStart().length + 1 })
    }
    for (const [found] of line.matchAll(/"""|'''/g)) {
      if (quotes === null) quotes = found
      else if (quotes === found) quotes = null
    }
  }
  return places
}

function memberOf(table: object, name: string): TomlMember {
  return hasOwn(table, name) ? Reflect.get(table, name) : undefined
}

function readRedirect(table: object, place: RulePlace, notes: FileNotes): WrittenRedirect | null {
  const from = memberOf(table, 'from')
  const to = memberOf(table, 'to') ?? null
  const status = memberOf(table, 'status') ?? null
  const query = memberOf(table, 'query') ?? {}
  const conditions = memberOf(table, 'conditions') ?? {}
  const signed = memberOf(table, 'signed')
  if (typeof from !== 'string') return notes.problem(place, wrongMember('from'))
  if (to !== null && typeof to !== 'string') return notes.problem(place, wrongMember('to'))
  if (!isRecord(query)) return notes.problem(place, wrongMember('query'))
  if (!isRecord(conditions)) return notes.problem(place, wrongMember('conditions'))
  return {
    from: from.trim(),
    to: to === null ? null : to.trim(),
    status: status === null ? null : String(status),
    isForced: memberOf(table, 'force') === true,
    query: Object.entries(query).map(([name, value]) => [name, String(value)]),
    conditions: [...Object.keys(conditions), ...(signed === undefined ? [] : ['signed'])],
  }
}

function readHeaders(table: object, place: RulePlace, notes: FileNotes): readonly HeaderRule[] {
  const path = memberOf(table, 'for')
  const values = memberOf(table, 'values') ?? {}
  if (typeof path !== 'string') return notes.problem(place, wrongMember('for')) ?? []
  if (!isRecord(values)) return notes.problem(place, wrongMember('values')) ?? []
  const headers = Object.entries(values).flatMap(([written, value]) => {
    const name = asciiLowercase(written.trim())
    const list: readonly unknown[] = Array.isArray(value) ? value : [value]
    return list.flatMap((one) => {
      if (typeof one === 'string') return { place, name, value: one.trim() }
      return notes.problem(place, wrongMember(written)) ?? []
    })
  })
  return netlifyHeaderRules(path.trim(), headers, place, notes)
}
