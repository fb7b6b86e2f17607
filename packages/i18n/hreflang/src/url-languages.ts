import { checkHreflang, parseLanguageTag } from '@waymark/language-tag'

/** Where a URL can say its language: in the first label of its host, in the last one, or in a segment of its path. */
export type Slot = 'subdomain' | 'top-level domain' | 'first segment' | 'second segment'

/** A part of a URL that may say a language. */
export interface UrlToken {
  readonly slot: Slot
  /** In lower case. */
  readonly text: string
}

/** Top-level domains of countries with one main language, if their code is not the code of that language. */
const DOMAIN_LANGUAGES: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  'ar:es at:de br:pt cl:es cn:zh cz:cs dk:da gr:el il:he ir:fa jp:ja kr:ko mx:es pe:es se:sv si:sl ua:uk uk:en us:en vn:vi'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)

/** Top-level domains whose code is also that of another language, or of a country with several languages. */
const VAGUE_DOMAINS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  'am be ca ch co cy ee eu fm gl in io is la li me my sg so to tv tw vi ws'.split(' '),
)

/** Splits the parts of a URL in normal form that may say a language. */
export function urlTokens(url: string): readonly UrlToken[] {
  const [, host = '', path = ''] = /^https?:\/\/([^/?#]*)([^?#]*)/.exec(url) ?? []
  const labels = host.replace(/:\d+$/, '').split('.')
  const [, first = '', second = ''] = path.toLowerCase().split('/', 3)
  const tokens: UrlToken[] = []
  if (labels.length > 2) tokens.push({ slot: 'subdomain', text: labels[0]! })
  if (labels.length > 1) tokens.push({ slot: 'top-level domain', text: labels[labels.length - 1]! })
  if (first !== '') tokens.push({ slot: 'first segment', text: first })
  if (second !== '') tokens.push({ slot: 'second segment', text: second })
  return tokens
}

/** Returns the language that a part of a URL says by itself, as a tag in lower case; `null` if it says none. */
export function languageOfToken({ slot, text }: UrlToken): string | null {
  if (slot === 'top-level domain') {
    if (VAGUE_DOMAINS.has(text) || text.length !== 2) return null
    const language = DOMAIN_LANGUAGES.get(text) ?? text
    return checkHreflang(language).usable ? language : null
  }
  const tag = text.replace('_', '-')
  if (!/^[a-z]{2}(?:-(?:[a-z]{2}|[a-z]{4}))?$/.test(tag)) return null
  return checkHreflang(tag).usable ? tag : null
}

/** Whether two tags in lower case can mean the same page: the same language, and no different script or region. */
export function areCompatible(a: string, b: string): boolean {
  const [first, second] = [parseLanguageTag(a), parseLanguageTag(b)]
  if (first?.kind !== 'langtag' || second?.kind !== 'langtag') return a === b
  const agree = (x: string | null, y: string | null) => x === null || y === null || x === y
  return (
    macroLanguage(first.language) === macroLanguage(second.language) &&
    agree(first.script, second.script) &&
    agree(first.region, second.region)
  )
}

/** Bokmål and Nynorsk are Norwegian, so `nb` is at home on `.no`. */
function macroLanguage(language: string): string {
  return language === 'nb' || language === 'nn' ? 'no' : language
}
