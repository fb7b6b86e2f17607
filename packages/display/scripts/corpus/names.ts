import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toAscii, toUnicode } from '@waymark/idna'
import { languages } from './languages.ts'
import { wordsOf } from './words.ts'

/** A name that a person could have registered, or did. */
export interface RealName {
  readonly language: string
  readonly suffix: string
  /** The whole domain, in Unicode. */
  readonly domain: string
  readonly source: string
}

/** How many names of each language are made from words. */
const PER_LANGUAGE = 100

/** The registrable names of the measure, chosen by a hash with a seed, so that no one picks them. */
export function makeNames(
  folder: string,
  isAllowed: (label: string) => boolean,
  seed: string,
): readonly RealName[] {
  return languages.flatMap(({ code, suffixes }) => {
    const found = new Map<string, RealName>()
    const words = wordsOf(folder, code).map(
      (each) => [hash(`${seed} ${code} ${each.word}`), each] as const,
    )
    for (const [order, { word, source }] of words.sort(([a], [b]) => (a < b ? -1 : 1))) {
      if (found.size === PER_LANGUAGE) break
      const suffix = suffixes[Number.parseInt(order.slice(0, 6), 16) % suffixes.length]!
      const domain = registrable(`${word}.${suffix}`, isAllowed)
      if (domain !== null) found.set(word, { language: code, suffix, domain, source })
    }
    return [...found.values()]
  })
}

/** The names of a list of ASCII domains that have a label in Punycode. */
export function registeredNames(
  domains: Iterable<string>,
  source: string,
  isAllowed: (label: string) => boolean,
): readonly RealName[] {
  const names: RealName[] = []
  for (const each of domains) {
    if (!each.includes('xn--')) continue
    const domain = registrable(each, isAllowed)
    if (domain === null) continue
    const suffix = domain.slice(domain.lastIndexOf('.') + 1)
    names.push({ language: languageOf(domain, suffix), suffix, domain, source })
  }
  return names
}

/** The domain in Unicode; `null` unless IDNA 2008 allows it and a label before the last is beyond ASCII. */
function registrable(input: string, isAllowed: (label: string) => boolean): string | null {
  const ascii = toAscii(input, { checkHyphens: true, checkBidi: true, checkJoiners: true })
  if (ascii === null || !/xn--[^.]*\./.test(ascii)) return null
  const { domain } = toUnicode(ascii)
  return domain.split('.').every(isAllowed) ? domain : null
}

/**
 * Whether every character of a label is valid in IDNA 2008. Joiners are not allowed: the rules for labels of ICANN, and
 * with them nearly every registry, do without.
 */
export function readAllowed(data: string): (label: string) => boolean {
  const table = readFileSync(join(data, 'unicode/17.0.0/IdnaMappingTable.txt'), 'utf8')
  const allowed = new Set<number>()
  for (const line of table.split('\n')) {
    const [, first, last = first, status, validity] =
      /^([\dA-F]+)(?:\.\.([\dA-F]+))?\s*;\s*(\w+)[^#]*?(NV8|XV8)?\s*#/.exec(line) ?? []
    const isValid = status === 'valid' || status === 'deviation'
    if (!isValid || validity !== undefined) continue
    for (let code = Number.parseInt(first!, 16); code <= Number.parseInt(last!, 16); code++) {
      allowed.add(code)
    }
  }
  for (const joiner of [0x200c, 0x200d]) allowed.delete(joiner)
  return (label) => [...label].every((character) => allowed.has(character.codePointAt(0)!))
}

function hash(text: string): string {
  return createHash('sha256').update(`names ${text}`).digest('hex')
}

const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/[іїєґ]/u, 'uk'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Devanagari}/u, 'hi'],
]

/** A guess at the language, from the script, else from the registry; `und` if neither says it. */
function languageOf(domain: string, suffix: string): string {
  const byScript = SCRIPTS.find(([script]) => script.test(domain))?.[1]
  const national = /^(?:com|eu|org|net|in)$/.test(suffix) ? undefined : suffix
  return (
    byScript ?? languages.find(({ suffixes }) => suffixes.includes(national ?? ''))?.code ?? 'und'
  )
}
