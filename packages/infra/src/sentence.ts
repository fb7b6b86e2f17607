import { count } from './counts.ts'
import { deepFreeze } from './deep-freeze.ts'
import { isRecord } from './describe-value.ts'
import { escapeHidden } from './escape-hidden.ts'
import { hasOwn } from './has-own.ts'
import { hidePassword } from './hide-passwords.ts'
import { quote, shorten } from './quote.ts'

/**
 * A value that a sentence names: a string of the input, a number, or a list. Plain, so that it survives JSON. A sentence in a
 * list keeps its own facts, because the facts of the next one have the same names.
 */
export type Fact = string | number | readonly (string | Sentence)[]

/** The facts of one problem, by the names that its sentences give them. */
export type Facts = Readonly<Record<string, Fact>>

/** A sentence in English, and the facts in it. Other languages say the same facts in their own order. */
export interface Sentence {
  readonly text: string
  readonly data: Facts
}

type NameIn<Place extends string> = Place extends `${infer Name}${':' | ',' | '|'}${string}`
  ? Name
  : Place
type NamesIn<Template extends string> = Template extends `${string}{${infer Place}}${infer Rest}`
  ? (Place extends `${string}:option` ? never : NameIn<NameIn<Place>>) | NamesIn<Rest>
  : never

/** A fact that no template names: which of the sentences of one code it is, such as `no-root`, if no other fact says so. */
interface Detail {
  readonly detail?: string
}

/** The facts that a template needs, as the last argument; nothing if it needs none. */
export type FactsOf<Template extends string> = [NamesIn<Template>] extends [never]
  ? [facts?: Detail]
  : [facts: Readonly<Record<NamesIn<Template>, Fact | Sentence>> & Detail]

/** No value of the input is longer than this in a fact. */
const LONGEST = 300

/**
 * Makes an English sentence from a template, and keeps the facts beside it for other languages.
 *
 * In a template, `{name}` is a fact. `{name:style}` says how it is written: `quote` as {@link quote} does, `code` between
 * backticks, `name` as it is, but between backticks if it ends with a dot, which is not that of the sentence (all three with at
 * most so many code units, if a number follows: `quote60`), `digits` a number without separators, `verbatim` as it is, such as the
 * path of a file, `phrase` a sentence within the sentence, which is translated like any other. `{maxDepth:option}` is no fact but
 * an option of ours, which each reader knows by another name: `maxDepth` in a program, `--max-depth` on the command line. The
 * values of a list are joined by `and`, after a comma also by `or`, `list` (commas) or `clauses` (semicolons):
 * `{hosts:quote,or}`. `{n|page|pages}` is the word that follows a number; the number itself is written apart. A brace that is not
 * part of a place goes in as a fact.
 *
 * Write the template as a literal: a test finds it, and asks for its translations.
 *
 * @example
 * ```ts
 * import { sentence } from '@waymark/infra/internal'
 *
 * const said = sentence('{loc:quote} lists {n} {n|page|pages}.', { loc: 'https://a.example/', n: 2 })
 * said.text // => '"https://a.example/" lists 2 pages.'
 * said.data // => { loc: 'https://a.example/', n: 2 }
 * ```
 */
export function sentence<const Template extends string>(
  template: Template,
  ...[given]: FactsOf<Template>
): Sentence {
  const data: Record<string, Fact> = {}
  for (const [name, fact] of Object.entries<Fact | Sentence>({ ...given })) {
    if (typeof fact === 'number') data[name] = fact
    else if (typeof fact === 'string') data[name] = plain(fact)
    else if ('text' in fact) Object.assign(data, { [name]: fact.text }, fact.data)
    else data[name] = fact.map((item) => (typeof item === 'string' ? plain(item) : bare(item)))
  }
  return { text: fill(template, data, ENGLISH), data }
}

function plain(value: string): string {
  return shorten(hidePassword(value), LONGEST)
}

/** A sentence without facts is its text. */
function bare(said: Sentence): string | Sentence {
  return Object.keys(said.data).length === 0 ? said.text : said
}

/**
 * The texts of a problem and their facts, if there are any. A fact has the same value in all texts.
 *
 * @example
 * ```ts
 * import { sentence, tell } from '@waymark/infra/internal'
 *
 * const message = sentence('{n} {n|is|are} wrong.', { n: 1 })
 * tell({ message, remedy: sentence('Remove it.') }) // => { message: '1 is wrong.', remedy: 'Remove it.', data: { n: 1 } }
 * ```
 */
export function tell<Name extends string>(
  sentences: Readonly<Record<Name, Sentence>>,
): Readonly<Record<Name, string>> & { readonly data?: Facts } {
  const said = Object.entries<Sentence>(sentences)
  const texts = Object.fromEntries(said.map(([name, { text }]) => [name, text]))
  const data: Facts = Object.assign({}, ...said.map(([, sentence]) => sentence.data))
  const told = Object.keys(data).length === 0 ? texts : { ...texts, data }
  // It has the names of the sentences.
  return told as Readonly<Record<Name, string>> & { readonly data?: Facts }
}

/**
 * Plain data whose texts are changed, such as the paths of files that facts name.
 *
 * @example
 * ```ts
 * import { mapTexts } from '@waymark/infra/internal'
 *
 * mapTexts({ a: 'x', b: 1, c: ['y'] }, (text) => text.toUpperCase()) // => { a: 'X', b: 1, c: ['Y'] }
 * ```
 */
export function mapTexts<Plain>(data: Plain, change: (text: string) => string): Plain {
  const mapped = (value: unknown): unknown => {
    if (typeof value === 'string') return change(value)
    if (Array.isArray(value)) return value.map(mapped)
    if (!isRecord(value)) return value
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, mapped(member)]))
  }
  // It has the same shape.
  return mapped(data) as Plain
}

/** How a language writes the facts of a sentence. */
export interface Speaker {
  readonly number: (value: number) => string
  /** Which of the forms of a word follows a number, from 0. */
  readonly form: (value: number) => number
  /** What is written between the values of a list (`list`, `clauses`), and before the last of them (`and`, `or`). */
  readonly between: Readonly<Record<string, string>>
  /** What the reader calls an option of our functions. */
  readonly option: (name: string) => string
  /** What is said instead of a sentence within the sentence; `null` for itself. */
  readonly phrase: (said: Sentence) => string | null
}

/**
 * How English writes facts.
 *
 * @example
 * ```ts
 * import { ENGLISH } from '@waymark/infra/internal'
 *
 * ENGLISH.number(12345) // => '12,345'
 * ```
 */
export const ENGLISH: Speaker = /* @__PURE__ */ deepFreeze({
  number: count,
  form: (value: number) => (value === 1 ? 0 : 1),
  between: { list: ', ', clauses: '; ', and: ' and ', or: ' or ' },
  option: (name: string) => `\`${name}\``,
  phrase: () => null,
})

const PLACE = /\{(\w+)(?::([a-z]+)(\d*))?(?:,([a-z]+))?(?:\|([^{}]*))?\}/g

/** The places of each template. Templates are literals, so their number is bounded. */
const PLACES = /* @__PURE__ */ new Map<string, readonly RegExpExecArray[]>()

function placesOf(template: string): readonly RegExpExecArray[] {
  const places = PLACES.get(template) ?? [...template.matchAll(PLACE)]
  PLACES.set(template, places)
  return places
}

/**
 * A template with its facts. A place whose fact is missing is left as it is.
 *
 * @example
 * ```ts
 * import { ENGLISH, fill } from '@waymark/infra/internal'
 *
 * fill('{names:code,or}', { names: ['a', 'b'] }, ENGLISH) // => '`a` or `b`'
 * ```
 */
export function fill(template: string, data: Facts, speaker: Speaker): string {
  let text = ''
  let at = 0
  for (const place of placesOf(template)) {
    text += template.slice(at, place.index) + filled(place, data, speaker)
    at = place.index + place[0].length
  }
  return text + template.slice(at)
}

function filled(place: RegExpExecArray, data: Facts, speaker: Speaker): string {
  const [written, name = '', style, limit, how = 'and', words] = place
  if (style === 'option') return speaker.option(name)
  if (!hasOwn(data, name)) return written
  const fact = data[name]!
  if (words !== undefined) return words.split('|')[speaker.form(Number(fact))]!
  if (typeof fact === 'number') return style === 'digits' ? String(fact) : speaker.number(fact)
  const write = (value: string | Sentence): string => {
    if (typeof value !== 'string') return speaker.phrase(value) ?? value.text
    if (style === 'phrase') return speaker.phrase({ text: value, data }) ?? value
    return inStyle(value, style, Number(limit || LONGEST))
  }
  return typeof fact === 'string' ? write(fact) : joined(fact.map(write), how, speaker.between)
}

function inStyle(value: string, style: string | undefined, most: number): string {
  if (style === 'verbatim') return value
  if (style === 'quote') return quote(value, most)
  const shown = escapeHidden(shorten(value, most))
  const isCode = style === 'code' || (style === 'name' && shown.endsWith('.'))
  return isCode ? `\`${shown}\`` : shown
}

function joined(items: readonly string[], how: string, between: Speaker['between']): string {
  if (how === 'list' || how === 'clauses' || items.length < 2) return items.join(between[how])
  return items.slice(0, -1).join(between['list']) + between[how]! + items[items.length - 1]!
}

/** A sentence in another wording, such as another language. */
export interface Wording {
  /** The text before the first place. */
  readonly start: string
  /** Of its facts, in their order. */
  readonly names: readonly string[]
  readonly template: string
  readonly other: string
}

/**
 * Sentences in another wording, prepared for {@link reword}.
 *
 * @param sentences - By their English templates.
 *
 * @example
 * ```ts
 * import { wordings } from '@waymark/infra/internal'
 *
 * wordings({ 'Unknown language {tag}.': 'Неизвестный язык {tag}.' })[0].names // => ['tag']
 * ```
 */
export function wordings(sentences: Readonly<Record<string, string>>): readonly Wording[] {
  return Object.entries(sentences).map(([template, other]) => ({
    start: template.split('{', 1)[0]!,
    names: factNames(template),
    template,
    other,
  }))
}

/**
 * The names of the facts of a template, each as often as it is there.
 *
 * @example
 * ```ts
 * import { factNames } from '@waymark/infra/internal'
 *
 * factNames('Raise {maxDepth:option} to {n}.') // => ['n']
 * ```
 */
export function factNames(template: string): readonly string[] {
  return placesOf(template).flatMap(([, name, style]) => (style === 'option' ? [] : name!))
}

/**
 * A finished English sentence in another wording: that of the template which gives this sentence with these facts; `null` if none
 * does.
 *
 * @example
 * ```ts
 * import { ENGLISH, reword, wordings } from '@waymark/infra/internal'
 *
 * const russian = wordings({ 'Unknown language {tag}.': 'Неизвестный язык {tag}.' })
 * reword({ text: 'Unknown language xy.', data: { tag: 'xy' } }, russian, ENGLISH) // => 'Неизвестный язык xy.'
 * ```
 */
export function reword(said: Sentence, known: readonly Wording[], speaker: Speaker): string | null {
  const { text, data } = said
  const found = known.find(
    ({ start, names, template }) =>
      text.startsWith(start) &&
      names.every((name) => hasOwn(data, name)) &&
      fill(template, data, ENGLISH) === text,
  )
  const inner = { ...speaker, phrase: ENGLISH.phrase }
  const phrase = (part: Sentence) => reword(part, known, inner) ?? speaker.phrase(part)
  return found === undefined ? null : fill(found.other, data, { ...speaker, phrase })
}
