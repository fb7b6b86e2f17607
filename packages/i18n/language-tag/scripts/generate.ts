/**
 * Writes src/generated/registry.ts from the IANA language subtag registry.
 *
 *     node scripts/generate.ts
 *
 * The registry is read as JSON from the package `language-subtag-registry` (a development dependency), which is made from
 * IANA's file of the same date. SOURCES.json has the SHA-256 of its `registry.json`. The tables are in lower case, except
 * for grandfathered tags:
 *
 * - languages of two and three letters: one bit for each of 26^2 or 26^3 codes, with six bits per base64url character.
 *
 *       code  aa ab ac ad ae af   ag ah …        n = (first - a) * 26 + (second - a), and so on
 *       bit    0  1  2  3  4  5    0  1          bit n % 6 of character n / 6
 *       char  '-----------n---'   '--n-- …'
 *
 *   A look-up reads one character and decodes nothing. 8,000 names take 3 kB.
 * - other subtags: names separated by spaces, with ranges written out.
 * - extlangs: `prefix,extlang,extlang prefix,…`.
 * - preferred values: `old>new old>new`; grandfathered tags without one have no `>`.
 * - ISO 639-1 and ISO 3166-1: the registry's two-letter codes that are in the standards today.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { generatedHead } from '../../../../scripts/licence-notes.ts'

export interface RegistryRecord {
  readonly Type: string
  readonly Subtag?: string
  readonly Tag?: string
  readonly Description: readonly string[]
  readonly Prefix?: readonly string[]
  readonly Deprecated?: string
  readonly 'Preferred-Value'?: string
}

/** Withdrawn from ISO 639-1 (2000 and 2021), but not deprecated in the registry. */
const WITHDRAWN_639_1 = ['sh', 'bh']
/** Registered because ISO 3166-1 reserves them for other uses. They are not countries. */
const RESERVED_3166_1 = ['ac', 'cp', 'cq', 'dg', 'ea', 'eu', 'ez', 'ic', 'ta', 'un']
/** How many codes each standard has. If the generator finds another number, it must be adapted to a change. */
const ISO_639_1_SIZE = 183
const ISO_3166_1_SIZE = 249

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** The date and the records of the registry, if its package is installed. */
export function readRegistry(): { date: string; records: readonly RegistryRecord[] } | null {
  const require = createRequire(import.meta.url)
  try {
    const registry = readFileSync(
      require.resolve('language-subtag-registry/data/json/registry.json'),
    )
    const { sources } = JSON.parse(
      readFileSync(new URL('../SOURCES.json', import.meta.url), 'utf8'),
    ) as { sources: readonly [{ sha256: string }] }
    const sha256 = createHash('sha256').update(registry).digest('hex')
    if (sha256 !== sources[0].sha256) throw new RangeError(`registry.json has SHA-256 ${sha256}`)
    const meta = require('language-subtag-registry/data/json/meta.json') as { 'File-Date': string }
    return { date: meta['File-Date'], records: JSON.parse(registry.toString('utf8')) }
  } catch (error) {
    if ((error as { code?: string }).code === 'MODULE_NOT_FOUND') return null
    throw error
  }
}

export function generate(date: string, records: readonly RegistryRecord[]): string {
  const languages = subtagsOf(records, 'language')
  const regions = subtagsOf(records, 'region')
  const extlangs = new Map<string, string[]>()
  for (const { Type, Subtag, Prefix } of records) {
    if (Type !== 'extlang') continue
    if (Prefix?.length !== 1 || !/^[a-z]{2,3}$/.test(Prefix[0]!)) {
      throw new RangeError(`extlang ${Subtag} has not exactly one language as its prefix`)
    }
    extlangs.set(Prefix[0]!, [...(extlangs.get(Prefix[0]!) ?? []), Subtag!])
  }
  const constants: ReadonlyArray<readonly [string, string]> = [
    ['REGISTRY_DATE', date],
    ['LANGUAGES_2', toBits(languages, 2)],
    ['LANGUAGES_3', toBits(languages, 3)],
    ['LANGUAGES_LONG', languages.filter((subtag) => subtag.length > 3).join(' ')],
    ['EXTLANGS', [...extlangs].map(([prefix, all]) => [prefix, ...all].join()).join(' ')],
    ['SCRIPTS', subtagsOf(records, 'script').join(' ')],
    ['REGIONS', regions.join(' ')],
    ['VARIANTS', subtagsOf(records, 'variant').join(' ')],
    ['PREFERRED_LANGUAGES', preferredOf(records, 'language')],
    ['PREFERRED_SCRIPTS', preferredOf(records, 'script')],
    ['PREFERRED_REGIONS', preferredOf(records, 'region')],
    ['PREFERRED_VARIANTS', preferredOf(records, 'variant')],
    ['REDUNDANT', redundantOf(records)],
    ['GRANDFATHERED', grandfatheredOf(records)],
    ['ISO_639_1', isoLanguages(records)],
    ['ISO_3166_1', isoRegions(records)],
  ]
  const lines = constants.map(
    ([name, value]) => `export const ${name}: string = '${quotable(value)}'\n`,
  )
  return generatedHead('CC0-1.0', 'the IANA language subtag registry', date) + lines.join('')
}

function subtagsOf(records: readonly RegistryRecord[], type: string): string[] {
  return records
    .filter((record) => record.Type === type)
    .flatMap((record) => expandRange(record.Subtag!.toLowerCase()))
    .sort()
}

/** Expands `qaa..qtz` to all codes from the first to the last, with letters only. */
function expandRange(subtag: string): string[] {
  const [first, last] = subtag.split('..') as [string, string?]
  if (last === undefined) return [first]
  const all = [first]
  for (let code = first; code !== last; all.push(code)) code = nextCode(code)
  return all
}

function nextCode(code: string): string {
  const kept = code.replace(/z+$/, '')
  const bumped = kept.slice(0, -1) + String.fromCharCode(kept.charCodeAt(kept.length - 1) + 1)
  return bumped.padEnd(code.length, 'a')
}

function toBits(subtags: readonly string[], length: number): string {
  const sextets = new Array<number>(Math.ceil(26 ** length / 6)).fill(0)
  for (const subtag of subtags.filter((one) => one.length === length)) {
    if (!/^[a-z]+$/.test(subtag)) throw new RangeError(`language ${subtag} has not only letters`)
    let n = 0
    for (const letter of subtag) n = n * 26 + letter.charCodeAt(0) - 0x61
    sextets[Math.floor(n / 6)]! |= 1 << (n % 6)
  }
  return sextets.map((sextet) => BASE64URL[sextet]).join('')
}

function preferredOf(records: readonly RegistryRecord[], type: string): string {
  const pairs = new Map(
    records
      .filter((record) => record.Type === type && record['Preferred-Value'] !== undefined)
      .map((record) => [record.Subtag!.toLowerCase(), record['Preferred-Value']!.toLowerCase()]),
  )
  for (const [subtag, preferred] of pairs) {
    if (pairs.has(preferred) || !/^[a-z0-9]+$/.test(preferred)) {
      throw new RangeError(`${type} ${subtag} prefers ${preferred}, which is not a last value`)
    }
  }
  return [...pairs].map((pair) => pair.join('>')).join(' ')
}

/** The left side is in lower case for look-ups; the preferred value keeps the registry's case. */
function redundantOf(records: readonly RegistryRecord[]): string {
  return records
    .filter((record) => record.Type === 'redundant' && record['Preferred-Value'] !== undefined)
    .map((record) => `${record.Tag!.toLowerCase()}>${record['Preferred-Value']}`)
    .join(' ')
}

function grandfatheredOf(records: readonly RegistryRecord[]): string {
  return records
    .filter((record) => record.Type === 'grandfathered')
    .map(({ Tag, 'Preferred-Value': preferred }) => Tag! + (preferred ? `>${preferred}` : ''))
    .join(' ')
}

function isoLanguages(records: readonly RegistryRecord[]): string {
  const codes = records
    .filter((record) => record.Type === 'language' && record.Subtag!.length === 2)
    .filter((record) => record.Deprecated === undefined)
    .map((record) => record.Subtag!)
    .filter((code) => !WITHDRAWN_639_1.includes(code))
  return counted('ISO 639-1', codes, ISO_639_1_SIZE)
}

function isoRegions(records: readonly RegistryRecord[]): string {
  const codes = records
    .filter((record) => record.Type === 'region' && /^[A-Z]{2}$/.test(record.Subtag!))
    .filter((record) => record.Deprecated === undefined)
    .filter((record) => record.Description[0] !== 'Private use')
    .map((record) => record.Subtag!.toLowerCase())
    .filter((code) => !RESERVED_3166_1.includes(code))
  return counted('ISO 3166-1', codes, ISO_3166_1_SIZE)
}

function counted(standard: string, codes: readonly string[], size: number): string {
  if (codes.length === size) return codes.join(' ')
  throw new RangeError(`${standard} has ${size} codes, the registry leaves ${codes.length}`)
}

function quotable(value: string): string {
  if (/^[A-Za-z0-9 ,>_-]*$/.test(value)) return value
  throw new RangeError('a value has a character that the format does not foresee')
}

if (import.meta.main) {
  const registry = readRegistry()
  if (registry === null) throw new Error('language-subtag-registry is not installed')
  const text = generate(registry.date, registry.records)
  writeFileSync(new URL('../src/generated/registry.ts', import.meta.url), text)
}
