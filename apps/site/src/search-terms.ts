import { stemOf } from './search-stems.ts'
import { JAPANESE_SYNONYMS, SYNONYMS } from './search-synonyms.ts'

/** What the word begins with that is a whole title, or a whole question. */
export const WHOLE = '='

/** Words that say nothing about a page. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `a an and any are as at be been but by can could did do does for from get gets getting give had has have how i if in into
  is it its just like make makes me my need not of on one or our please s should so some t than that the their them then
  there these they this those to too up use used using via want was way we what when where which who why will with would
  you your
  а без бы быть в вам вас во все где для до его ее если есть еще же за и из из-за или им их к как какая какие какой когда
  ко кто ли меня мне можно мой мы на надо не нет ни но ну нужно о об он она они от по под почему при про с свой со так
  такое такой там то тот у уже чего чем что чтобы эта эти это этот я является`.split(/\s+/),
)

/** What a Japanese question has around its words. */
const JAPANESE_STOP =
  /とは|について|における|のための?|ための|する(?:には)?|したい|したら|できない|できる|ください|どうやって|どうすれば|なぜ|方法|やり方|使い方|仕方|対策|ない/g

const JAPANESE = /[\u3040-\u30ff\u3400-\u9fff]/
const JAPANESE_OR_OTHER = /[\u3040-\u30ff\u3400-\u9fff]+|[^\u3040-\u30ff\u3400-\u9fff]+/g

const SYNONYM_OF: ReadonlyMap<string, string> = new Map(
  SYNONYMS.flatMap((group) => group.map((word) => [stemOf(word), stemOf(group[0]!)])),
)

const JAPANESE_SYNONYM_OF: ReadonlyMap<string, string> = new Map(
  JAPANESE_SYNONYMS.flatMap((group) => group.map((word) => [word, group[0]!])),
)

/** The longest comes first. */
const JAPANESE_SYNONYM = new RegExp(
  [...JAPANESE_SYNONYM_OF.keys()].sort((a, b) => b.length - a.length).join('|'),
  'g',
)

/**
 * The words of a text for the search, of a page and of a question alike.
 *
 * Japanese has no spaces between words: apart from the synonyms, each two neighbouring characters are a word.
 * (`Intl.Segmenter` has other words in each engine, so those of the build would not be those of the browser.) A name of a
 * program, such as `searchParams`, is found by its parts, too.
 */
export function searchTerms(text: string, field?: string): string[] {
  const plain = text
    .normalize('NFKC')
    .replace(/\.js\b/g, '')
    .replace(/\bquerystring\b/gi, 'query string')
    .replace(JAPANESE_SYNONYM, (word) => ` ${JAPANESE_SYNONYM_OF.get(word)} `)
    .replace(JAPANESE_STOP, ' ')
  // What is a title as a whole, however it is written: `DomainInvalidCodePoint` is `domain-invalid-code-point`.
  const whole = field === undefined || field === 'title' ? [wholeOf(plain)] : []
  const joined = (plain.match(/\w+(?:_\w+)+/g) ?? []).map((name) => name.replaceAll('_', ''))
  const words = plain.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  const pieces = words.flatMap((word) => word.match(JAPANESE_OR_OTHER) ?? [])
  // A question may have two words for one: `site map`, `sub-domain`.
  const compounds = field === undefined ? neighbours(words) : []
  return [
    ...whole,
    ...joined,
    ...compounds,
    ...pieces.flatMap((piece) => (JAPANESE.test(piece) ? pairs(piece) : parts(piece))),
  ]
}

function neighbours(words: readonly string[]): string[] {
  const isWord = (word: string) =>
    /^[a-zа-яё]{2,}$/i.test(word) && !STOP_WORDS.has(word.toLowerCase())
  return words.flatMap((word, i) => {
    const next = words[i + 1] ?? ''
    return isWord(word) && isWord(next) ? [word + next] : []
  })
}

function wholeOf(text: string): string {
  return WHOLE + text.replace(/[^\p{L}\p{N}\p{M}]+/gu, '')
}

/** Each two neighbouring characters. Those of particles and endings are left out. */
function pairs(text: string): string[] {
  if (text.length < 3) return /^[\u3040-\u309f]*$/.test(text) ? [] : [text]
  return Array.from({ length: text.length - 1 }, (_, i) => text.slice(i, i + 2))
}

/** The name and its words, `URLSearchParams` and `searchParams`; names of products, such as `BigQuery`, are one word. */
function parts(word: string): string[] {
  if (!/^(?:[a-z]{2,}|[A-Z]{2,}(?=[A-Z][a-z]))[A-Za-z]*[A-Z][a-z]/.test(word)) return [word]
  const split = word.replace(/([a-z])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$2 ')
  return [word, ...split.split(' ')]
}

/** A word as the index has it: its stem, or that of the word that stands for it; `null` if it says nothing. */
export function searchTerm(word: string): string | null {
  const lower = word.toLowerCase().replaceAll('ё', 'е')
  if (STOP_WORDS.has(lower)) return null
  const stem = stemOf(lower)
  return SYNONYM_OF.get(stem) ?? stem
}
