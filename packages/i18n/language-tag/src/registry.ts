import {
  EXTLANGS,
  GRANDFATHERED,
  ISO_639_1,
  ISO_3166_1,
  LANGUAGES_2,
  LANGUAGES_3,
  LANGUAGES_LONG,
  PREFERRED_LANGUAGES,
  PREFERRED_REGIONS,
  PREFERRED_SCRIPTS,
  PREFERRED_VARIANTS,
  REDUNDANT,
  REGIONS,
  SCRIPTS,
  VARIANTS,
} from './generated/registry.ts'

// All functions take lower case, like the tables. Each table is decoded when it is first used.

/** A grandfathered tag in the registry's case, and its preferred value. */
export interface GrandfatheredRecord {
  readonly tag: string
  readonly preferred: string | null
}

type Decode<T> = () => T

function lazy<T>(decode: () => T): Decode<T> {
  let table: T | null = null
  return () => {
    table ??= decode()
    return table
  }
}

const toSet = (list: string) => new Set(list === '' ? [] : list.split(' '))
const toPairs = (list: string) =>
  new Map(
    list === ''
      ? []
      : list.split(' ').map((pair) => pair.split('>') as [string, string | undefined]),
  )

const longLanguages = /* @__PURE__ */ lazy(() => toSet(LANGUAGES_LONG))
const scripts = /* @__PURE__ */ lazy(() => toSet(SCRIPTS))
const regions = /* @__PURE__ */ lazy(() => toSet(REGIONS))
const variants = /* @__PURE__ */ lazy(() => toSet(VARIANTS))
const iso639 = /* @__PURE__ */ lazy(() => toSet(ISO_639_1))
const iso3166 = /* @__PURE__ */ lazy(() => toSet(ISO_3166_1))
const preferredLanguages = /* @__PURE__ */ lazy(() => toPairs(PREFERRED_LANGUAGES))
const preferredScripts = /* @__PURE__ */ lazy(() => toPairs(PREFERRED_SCRIPTS))
const preferredRegions = /* @__PURE__ */ lazy(() => toPairs(PREFERRED_REGIONS))
const preferredVariants = /* @__PURE__ */ lazy(() => toPairs(PREFERRED_VARIANTS))
const redundant = /* @__PURE__ */ lazy(() => toPairs(REDUNDANT))
const extlangs = /* @__PURE__ */ lazy(
  () =>
    new Map(
      EXTLANGS.split(' ').flatMap((group) => {
        const [prefix, ...subtags] = group.split(',') as [string, ...string[]]
        return subtags.map((subtag) => [subtag, prefix] as const)
      }),
    ),
)
const grandfatheredTags = /* @__PURE__ */ lazy(
  () =>
    new Map(
      GRANDFATHERED.split(' ').map((pair) => {
        const [tag, preferred = null] = pair.split('>') as [string, string?]
        return [tag.toLowerCase(), { tag, preferred }] as const
      }),
    ),
)

/** The length of the longest grandfathered tag. A longer string need not be looked up. */
const LONGEST_GRANDFATHERED = 11

/** Must be checked before `toLowerCase`, which changes U+212A to the ASCII letter k. */
export function isAscii(tag: string): boolean {
  return !/[^\0-\x7f]/.test(tag)
}

/** Returns the record of a grandfathered tag, which may be in any case. */
export function grandfathered(tag: string): GrandfatheredRecord | null {
  if (tag.length > LONGEST_GRANDFATHERED || !isAscii(tag)) return null
  return grandfatheredTags().get(tag.toLowerCase()) ?? null
}

export function isLanguage(subtag: string): boolean {
  if (subtag.length === 2) return hasBit(LANGUAGES_2, subtag)
  if (subtag.length === 3) return hasBit(LANGUAGES_3, subtag)
  return longLanguages().has(subtag)
}

/** Returns the language that must precede an extlang; `null` if the extlang is not registered. */
export function extlangPrefix(subtag: string): string | null {
  return extlangs().get(subtag) ?? null
}

export const isScript = (subtag: string): boolean => scripts().has(subtag)
/** Whether ISO 15924 reserves this code for private use. */
export const isPrivateUseScript = (subtag: string): boolean => /^qa(?:a[a-z]|b[a-x])$/.test(subtag)
export const isRegion = (subtag: string): boolean => regions().has(subtag)
export const isVariant = (subtag: string): boolean => variants().has(subtag)

/** Whether ISO 639-1 has this code today. */
export const isIso6391 = (subtag: string): boolean => iso639().has(subtag)
/** Whether ISO 3166-1 assigns this alpha-2 code today. */
export const isIso31661 = (subtag: string): boolean => iso3166().has(subtag)

export const preferredLanguage = (subtag: string): string =>
  preferredLanguages().get(subtag) ?? subtag
export const preferredScript = (subtag: string): string => preferredScripts().get(subtag) ?? subtag
export const preferredRegion = (subtag: string): string => preferredRegions().get(subtag) ?? subtag
export const preferredVariant = (subtag: string): string =>
  preferredVariants().get(subtag) ?? subtag
/** Returns the preferred value of a redundant tag; `null` if it has none. */
export const preferredRedundant = (tag: string): string | null => redundant().get(tag) ?? null

/** Returns bit n of a string with six bits per character; n is the subtag as a number in base 26. */
function hasBit(bits: string, subtag: string): boolean {
  let n = 0
  for (let i = 0; i < subtag.length; i++) n = n * 26 + subtag.charCodeAt(i) - 0x61
  return ((sextet(bits.charCodeAt(Math.floor(n / 6))) >> (n % 6)) & 1) === 1
}

/** The base64url value of a character. */
function sextet(code: number): number {
  if (code >= 0x61) return code - 0x47
  if (code === 0x5f) return 63
  if (code >= 0x41) return code - 0x41
  return code === 0x2d ? 62 : code + 4
}
