import { type NormalizeOptions, normalize, type Preset, presets, rules } from '@waymark/normalize'
import type { Case, Suite } from '../../suite.ts'
import { fieldsOf, type GoRow, goRows } from './go-tables.ts'
import { knownFailuresOf } from './known.ts'
import { type Literal, readValue } from './literal.ts'
import { type Question, SkippedRow, tableCase, textOf, UnknownRow } from './table-case.ts'
import { written } from './written.ts'

/** The flags of purell: its table, and that of the library it was written after. */
export const purell: readonly Suite[] = ['purell/purell_test.go', 'purell/urlnorm_test.go'].map(
  (file) => ({
    file,
    *cases(text) {
      for (const row of goRows(text, ['cases', 'testcases'])) yield toCase(row)
    },
    knownFailures: knownFailuresOf(file),
  }),
)

const FIELDS = ['nm', 'src', 'flgs', 'res', 'parsed']
const INDEX_FILES = ['index.*', 'default.*']

interface Flag {
  readonly rule: string
  /** Another rule that it takes. */
  readonly with?: string
  readonly options?: NormalizeOptions
}

/** What a flag is here: a rule with its options, or the rules of a preset. */
const FLAGS: Readonly<Record<string, Flag | Preset>> = {
  FlagLowercaseHost: { rule: 'lowercase-scheme-host' },
  FlagUppercaseEscapes: { rule: 'uppercase-percent-encoding' },
  FlagDecodeUnnecessaryEscapes: { rule: 'decode-unreserved' },
  FlagRemoveDefaultPort: { rule: 'remove-default-port' },
  FlagRemoveEmptyPortSeparator: { rule: 'remove-default-port' },
  FlagRemoveTrailingSlash: {
    rule: 'trailing-slash',
    options: { trailingSlash: 'never', trailingSlashRoot: 'remove' },
  },
  FlagAddTrailingSlash: {
    rule: 'trailing-slash',
    with: 'empty-path-slash',
    options: { trailingSlash: 'always', trailingSlashFile: 'add' },
  },
  FlagRemoveDotSegments: { rule: 'remove-dot-segments' },
  FlagRemoveDirectoryIndex: { rule: 'remove-directory-index', options: { names: INDEX_FILES } },
  FlagRemoveFragment: { rule: 'remove-fragment' },
  FlagForceHTTP: { rule: 'force-scheme', options: { scheme: 'http' } },
  FlagRemoveDuplicateSlashes: { rule: 'collapse-slashes' },
  FlagRemoveWWW: { rule: 'www', options: { www: 'remove' } },
  FlagAddWWW: { rule: 'www', options: { www: 'add' } },
  FlagSortQuery: { rule: 'sort-query', options: { by: 'name-value' } },
  FlagRemoveEmptyQuerySeparator: { rule: 'remove-empty-query' },
  FlagDecodeDWORDHost: { rule: 'ipv4-canonical' },
  FlagDecodeOctalHost: { rule: 'ipv4-canonical' },
  FlagDecodeHexHost: { rule: 'ipv4-canonical' },
  FlagRemoveUnnecessaryHostDots: { rule: 'strip-host-trailing-dot' },
  FlagsSafe: presets['purell-safe'],
  FlagsUsuallySafeGreedy: presets['purell-usually-safe-greedy'],
  FlagsUnsafeGreedy: presets['purell-unsafe-greedy'],
  FlagsAllGreedy: presets['purell-all-greedy'],
  FlagsAllNonGreedy: presets['purell-all-non-greedy'],
}

const WITHOUT_RULE: Readonly<Record<string, string>> = {
  FlagLowercaseScheme: 'no rule changes the scheme alone',
  FlagEncodeNecessaryEscapes: 'no rule encodes characters of a string as it is written',
}

function toCase(row: GoRow | string): Case {
  if (typeof row === 'string') {
    return tableCase(row, () => {
      throw new SkippedRow(row === 'TestRunner' ? 'it runs the table' : 'a program without a table')
    })
  }
  if (row.table === 'testcases') {
    return tableCase(`${row.of} ${written(row.row)}`, () => {
      const fields = fieldsOf(row.row, ['src', 'res'])
      if (fields === null) throw new UnknownRow('a row of another shape')
      return questionOf(fields, ['FlagsSafe', 'FlagRemoveDotSegments'])
    })
  }
  const fields = fieldsOf(row.row, FIELDS)
  return tableCase(
    fields === null ? written(row.row) : String(readValue(fields.get('nm')!)),
    () => {
      if (fields === null) throw new UnknownRow('a row of another shape')
      return questionOf(fields, flagsOf(fields.get('flgs')!))
    },
  )
}

/** `A | B` as a list of names. */
function flagsOf(literal: Literal): string[] {
  if (literal.kind === 'name') return [literal.name]
  if (literal.kind !== 'operation' || literal.operator !== '|') {
    throw new UnknownRow('the flags are not names')
  }
  return [...flagsOf(literal.left), ...flagsOf(literal.right)]
}

function questionOf(fields: Map<string, Literal>, flags: readonly string[]): Question {
  const preset = presetOf(flags)
  const input = textOf(readValue(fields.get('src')!))
  return {
    expected: textOf(readValue(fields.get('res')!)),
    ours: () => normalize(input, preset),
  }
}

/** The rules of all the flags, in the order of the catalogue. */
function presetOf(flags: readonly string[]): Preset {
  const names = new Set<string>()
  let options: NormalizeOptions = { model: 'rfc3986' }
  for (const flag of flags) {
    if (Object.hasOwn(WITHOUT_RULE, flag)) throw new SkippedRow(WITHOUT_RULE[flag]!)
    const known = Object.hasOwn(FLAGS, flag) ? FLAGS[flag] : undefined
    if (known === undefined) throw new UnknownRow(`nothing is known of ${flag}`)
    options = { ...options, ...known.options }
    if ('rule' in known) names.add(known.rule).add(known.with ?? known.rule)
    else for (const { name } of known.rules) names.add(name)
  }
  return {
    name: flags.join('|'),
    summary: 'Flags of purell.',
    rules: rules.filter(({ name }) => names.has(name)),
    options,
  }
}
