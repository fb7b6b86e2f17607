import { count } from './counts.ts'
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

/** A fact as a caller gives it. It can be a sentence, whose facts then belong to the whole sentence. */
type GivenFact = Fact | Sentence

type NameIn<Place extends string> = Place extends `${infer Name}${':' | ',' | '|'}${string}`
  ? Name
  : Place
type NamesIn<Template extends string> = Template extends `${string}{${infer Place}}${infer Rest}`
  ? (Place extends `${string}:option` ? never : NameIn<NameIn<Place>>) | NamesIn<Rest>
  : never

/** The facts that a template needs, as the last argument; nothing if it needs none. */
export type FactsOf<Template extends string> = [NamesIn<Template>] extends [never]
  ? []
  : [facts: Readonly<Record<NamesIn<Template>, GivenFact>>]

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
  if (given === undefined) return { text: fill(template, NO_FACTS, ENGLISH), data: NO_FACTS }
  const data: Record<string, Fact> = {}
  for (const [name, fact] of Object.entries<GivenFact>(given)) {
    if (typeof fact === 'number') data[name] = fact
    else if (typeof fact === 'string') data[name] = plain(fact)
    else if ('text' in fact) {
      data[name] = fact.text
      Object.assign(data, fact.data)
    } else {
      data[name] = fact.map((item) => {
        if (typeof item === 'string') return plain(item)
        return Object.keys(item.data).length === 0 ? item.text : item
      })
    }
  }
  return { text: fill(template, data, ENGLISH), data }
}

function plain(value: string): string {
  return shorten(hidePassword(value), LONGEST)
}

const NO_FACTS: Facts = /* @__PURE__ */ Object.freeze({})

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
  const texts: Record<string, string> = {}
  const data: Record<string, Fact> = {}
  for (const [name, { text, data: own }] of Object.entries<Sentence>(sentences)) {
    texts[name] = text
    Object.assign(data, own)
  }
  const told = Object.keys(data).length === 0 ? texts : { ...texts, data }
  return told as Readonly<Record<Name, string>> & { readonly data?: Facts }
}

/**
 * Facts whose texts are changed, such as the paths of files that they name.
 *
 * @example
 * ```ts
 * import { mapFacts } from '@waymark/infra/internal'
 *
 * mapFacts({ a: 'x', b: 1, c: ['y'] }, (text) => text.toUpperCase()) // => { a: 'X', b: 1, c: ['Y'] }
 * ```
 */
export function mapFacts(data: Facts, change: (text: string) => string): Facts {
  const changed = (fact: string | Sentence): string | Sentence =>
    typeof fact === 'string'
      ? change(fact)
      : { text: change(fact.text), data: mapFacts(fact.data, change) }
  const facts = Object.entries(data).map(([name, fact]): [string, Fact] => {
    if (typeof fact === 'number') return [name, fact]
    return [name, typeof fact === 'string' ? change(fact) : fact.map(changed)]
  })
  return Object.fromEntries(facts)
}

/** How a language writes the facts of a sentence. */
export interface Speaker {
  readonly number: (value: number) => string
  /** Which of the forms of a word follows a number, from 0. */
  readonly form: (value: number) => number
  readonly join: (items: readonly string[], how: string) => string
  /** What the reader calls an option of our functions. */
  readonly option: (name: string) => string
  /** Translates a sentence within the sentence. */
  readonly phrase: (text: string, data: Facts) => string
}

/**
 * How English writes facts.
 *
 * @example
 * ```ts
 * import { ENGLISH } from '@waymark/infra/internal'
 *
 * ENGLISH.join(['a', 'b', 'c'], 'and') // => 'a, b and c'
 * ```
 */
export const ENGLISH: Speaker = /* @__PURE__ */ Object.freeze({
  number: count,
  form: (value: number) => (value === 1 ? 0 : 1),
  join: (items: readonly string[], how: string) => joined(items, how, ', ', ` ${how} `),
  option: (name: string) => `\`${name}\``,
  phrase: (text: string) => text,
})

/**
 * Several values as one: with semicolons if they are clauses, otherwise with commas, and a word before the last.
 *
 * @example
 * ```ts
 * import { joined } from '@waymark/infra/internal'
 *
 * joined(['a', 'b', 'c'], 'or', ', ', ' или ') // => 'a, b или c'
 * joined(['a', 'b'], 'clauses', ', ', ' и ') // => 'a; b'
 * ```
 */
export function joined(
  items: readonly string[],
  how: string,
  comma: string,
  beforeLast: string,
): string {
  if (how === 'clauses') return items.join('; ')
  if (how === 'list' || items.length < 2) return items.join(comma)
  return items.slice(0, -1).join(comma) + beforeLast + items[items.length - 1]!
}

/** The style of a place that is no fact. */
const OPTION = 'option'

const PLACE = /\{(\w+)(?::([a-z]+)(\d*))?(?:,([a-z]+))?(?:\|([^{}]*))?\}/g

/** A place of a template, and the text before it. */
interface Place {
  readonly before: string
  /** The place itself, as in the template. */
  readonly written: string
  readonly name: string
  readonly style: string | undefined
  /** In code units. */
  readonly most: number
  readonly how: string
  /** The forms of a word that follows a number; `null` if it is a fact itself. */
  readonly forms: readonly string[] | null
}

interface ReadTemplate {
  readonly places: readonly Place[]
  readonly end: string
}

/** Templates are literals, so their number is bounded. */
const READ = /* @__PURE__ */ new Map<string, ReadTemplate>()

function readTemplate(template: string): ReadTemplate {
  const known = READ.get(template)
  if (known !== undefined) return known
  let at = 0
  const places = [...template.matchAll(PLACE)].map((match): Place => {
    const [written, name, style, limit, how = 'and', words] = match
    const before = template.slice(at, match.index)
    at = match.index + written.length
    const forms = words === undefined ? null : words.split('|')
    return { before, written, name: name!, style, most: Number(limit || LONGEST), how, forms }
  })
  const read = { places, end: template.slice(at) }
  READ.set(template, read)
  return read
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
  const { places, end } = readTemplate(template)
  let text = ''
  for (const place of places) text += place.before + filled(place, data, speaker)
  return text + end
}

function filled(
  { written, name, style, most, how, forms }: Place,
  data: Facts,
  speaker: Speaker,
): string {
  if (style === OPTION) return speaker.option(name)
  if (!hasOwn(data, name)) return written
  const fact = data[name]!
  if (forms !== null) return forms[Math.min(speaker.form(Number(fact)), forms.length - 1)]!
  if (typeof fact === 'number') return style === 'digits' ? String(fact) : speaker.number(fact)
  const write = (value: string | Sentence) =>
    typeof value === 'string'
      ? writtenValue(value, style, most, data, speaker)
      : speaker.phrase(value.text, value.data)
  return typeof fact === 'string' ? write(fact) : speaker.join(fact.map(write), how)
}

function writtenValue(
  value: string,
  style: string | undefined,
  most: number,
  data: Facts,
  speaker: Speaker,
): string {
  if (style === 'quote') return quote(value, most)
  if (style === 'phrase') return speaker.phrase(value, data)
  if (style === 'verbatim') return value
  const shown = escapeHidden(shorten(value, most))
  const isCode = style === 'code' || (style === 'name' && shown.endsWith('.'))
  return isCode ? `\`${shown}\`` : shown
}

/**
 * The names of the facts in a template, in their order.
 *
 * @example
 * ```ts
 * import { factNames } from '@waymark/infra/internal'
 *
 * factNames('{loc:quote} lists {n} {n|page|pages}.') // => ['loc', 'n', 'n']
 * ```
 */
export function factNames(template: string): readonly string[] {
  return readTemplate(template).places.flatMap(({ name, style }) =>
    style === OPTION ? [] : [name],
  )
}

/** A sentence in another wording, such as another language. */
export interface Wording {
  /** The text before the first place. */
  readonly start: string
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
export function reword(
  { text, data }: Sentence,
  known: readonly Wording[],
  speaker: Speaker,
): string | null {
  const found = known.find(
    ({ start, names, template }) =>
      text.startsWith(start) &&
      names.every((name) => hasOwn(data, name)) &&
      fill(template, data, ENGLISH) === text,
  )
  return found === undefined ? null : fill(found.other, data, speaker)
}
