import { asciiLowercase } from '@waymark/infra'
import { ownOptions, type Sentence, sentence } from '@waymark/infra/internal'
import type { ChangeFrequency, SitemapAlternate, SitemapReference } from '../protocol/entry.ts'
import type { ElementNode, ExtensionReading, ReadExtension } from '../protocol/extension.ts'
import { isValidChangefreq, isValidPriority } from '../protocol/hints.ts'
import { explainUrl } from '../protocol/http-url.ts'
import { isValidLocLength, locTooLong } from '../protocol/limits.ts'
import type { Scope } from '../protocol/location-scope.ts'
import { type Advice, advise } from '../protocol/sitemap-problem.ts'
import { explainLastmod, isValidLastmod } from '../protocol/w3c-date.ts'
import { trimSpace } from '../xml/characters.ts'
import type { Place } from '../xml/text-position.ts'
import { type ProblemItem, problem, type ReadEntry } from './read-item.ts'
import type { ReaderSettings } from './reader-options.ts'
import { explainUntidy } from './untidy-url.ts'
import type { UrlCheck } from './url-check.ts'

/** The elements of the protocol whose text is a value. */
export type ValueName = 'loc' | 'lastmod' | 'changefreq' | 'priority'

interface Value extends Place {
  readonly text: string
}

interface Link extends Place {
  readonly lang: string
  readonly loc: string | null
}

type EntryReaderSettings = Pick<ReaderSettings, 'keepRefused' | 'scope' | 'now'>

/** What must not be the URL of the page. */
type Media = ExtensionReading['media'][number]

/** Collects the parts of one `url` or `sitemap` element and judges them at its end. */
export class EntryReader {
  readonly #place: Place
  readonly #urls: UrlCheck
  readonly #keepRefused: boolean
  readonly #scope: Scope | null
  readonly #values = new Map<ValueName, Value>()
  readonly #links: Link[] = []
  readonly #now: number | null
  readonly #extensions = new Map<ReadExtension, { count: number; readonly values: unknown[] }>()
  readonly #media: Media[] = []
  readonly problems: ProblemItem[] = []
  #isLocBroken = false

  constructor(place: Place, urls: UrlCheck, { keepRefused, scope, now }: EntryReaderSettings) {
    this.#place = place
    this.#urls = urls
    this.#keepRefused = keepRefused
    this.#scope = scope
    this.#now = now
  }

  /** Takes a value's text, or `null` where it had an element in it. */
  addValue(name: ValueName, text: string | null, place: Place): void {
    if (text === null && name !== 'loc') {
      this.#report(`invalid-${name}`, containsElement(name), 'value', null, place)
      return
    }
    if (text === null) {
      if (!this.#isLocBroken) {
        this.#report('loc-not-text', containsElement(name), 'entry', null, place)
      }
      this.#isLocBroken = true
      return
    }
    const first = this.#values.get(name)
    if (first === undefined) {
      this.#values.set(name, { text: trimSpace(text), line: place.line, column: place.column })
    } else if (name !== 'loc') {
      this.#report('repeated-element', secondElement(name), 'nothing', text, place)
    } else if (!this.#isLocBroken) {
      this.#isLocBroken = true
      const message = sentence('The entry has two locs.')
      this.#report('loc-repeated', message, 'entry', first.text, place)
    }
  }

  addLink(lang: string, loc: string | null, place: Place): void {
    this.#links.push({ lang, loc, line: place.line, column: place.column })
  }

  /** Takes an element of an extension. Of what is too much, only the first is reported and none is kept. */
  addExtension(extension: ReadExtension, node: ElementNode): void {
    const { maxPerPage } = extension
    const kept = this.#extensions.get(extension) ?? { count: 0, values: [] }
    this.#extensions.set(extension, kept)
    kept.count++
    if (kept.count > maxPerPage) {
      if (kept.count > maxPerPage + 1) return
      if (maxPerPage === 1) {
        this.#report('repeated-element', secondElement(node.name), 'nothing', null, node)
      } else {
        const facts = { most: maxPerPage, element: node.name }
        const message = advise(
          sentence('The entry has more than {most} {element} elements.', facts),
          sentence('Keep at most {most} {element} elements.', facts),
        )
        this.#report('too-many-elements', message, 'extension', null, node)
      }
      return
    }
    const { value, faults, media } = extension.read(node, this.#now)
    if (value !== null) kept.values.push(value)
    for (const found of media) this.#media.push(found)
    for (const fault of faults) {
      const { code, message, remedy, data = {}, value, place, refuses } = ownOptions(fault)
      const text = { text: message, data }
      const said = remedy === undefined ? text : advise(text, { text: remedy, data })
      this.#report(code, said, refuses, value, place)
    }
  }

  /** The page, or `null` where it is refused. */
  endUrl(): ReadEntry | null {
    const loc = this.#loc(true)
    const lastmod = this.#lastmod()
    const changefreq = this.#values.get('changefreq')
    const priority = this.#values.get('priority')
    const entry: { -readonly [K in keyof ReadEntry]: ReadEntry[K] } = {
      loc: loc ?? '',
      alternates: this.#alternates(),
    }
    for (const [{ member, maxPerPage }, { values }] of this.#extensions) {
      if (values.length > 0) {
        Object.assign(entry, { [member]: maxPerPage === 1 ? values[0] : values })
      }
    }
    for (const { url, element, attribute, place } of this.#media) {
      if (url !== loc) continue
      const message =
        attribute === undefined
          ? sentence('The {element} is the URL of the page itself.', { element })
          : sentence('The attribute {attribute} of {element} is the URL of the page itself.', {
              attribute,
              element,
            })
      const remedy = sentence('Write the URL of the file, not that of its page.')
      this.#report('extension-value', advise(message, remedy), 'nothing', url, place)
    }
    if (lastmod !== null) entry.lastmod = lastmod
    if (changefreq !== undefined) {
      const word = this.#changefreq(changefreq)
      if (word !== null) entry.changefreq = word
    }
    if (priority !== undefined) {
      if (isValidPriority(priority.text)) entry.priority = Number(priority.text)
      else
        this.#refuseValue(
          'invalid-priority',
          sentence('The priority is not a number from 0.0 to 1.0.'),
          priority,
        )
    }
    return loc === null ? null : entry
  }

  /** The sitemap of an index, or `null` where it is refused. */
  endSitemap(): SitemapReference | null {
    const loc = this.#loc(false)
    const lastmod = this.#lastmod()
    if (loc === null) return null
    return lastmod === null ? { loc } : { loc, lastmod }
  }

  #loc(isPage: boolean): string | null {
    const loc = this.#values.get('loc')
    if (this.#isLocBroken) return null
    if (loc === undefined) {
      const message = sentence('The entry has no loc.')
      this.#report('loc-missing', message, 'entry', null, this.#place)
      return null
    }
    if (!this.#accepts(loc.text, 'entry', loc)) return null
    const fault = this.#scope?.faultOf(loc.text) ?? null
    // The sitemaps of an index may be in any folder of its host.
    if (fault !== null && (isPage || fault.code === 'other-host')) {
      this.#report(fault.code, fault.message, 'nothing', loc.text, loc)
    }
    return loc.text
  }

  #lastmod(): string | null {
    const lastmod = this.#values.get('lastmod')
    if (lastmod === undefined) return null
    if (isValidLastmod(lastmod.text)) return lastmod.text
    const message = explainLastmod(lastmod.text)
    this.#report('invalid-lastmod', message, this.#refusal('value'), lastmod.text, lastmod)
    return this.#keepRefused ? lastmod.text : null
  }

  /** Returns the word that the text is; with `keepRefused`, also if it differs in upper and lower case. */
  #changefreq(value: Value): ChangeFrequency | null {
    const { text } = value
    if (isValidChangefreq(text)) return text
    const reason = sentence('The changefreq is not a word of the protocol.')
    const word = asciiLowercase(text)
    if (!this.#keepRefused || !isValidChangefreq(word)) {
      this.#refuseValue('invalid-changefreq', reason, value)
      return null
    }
    const message = advise(
      sentence('{reason:phrase} It means {word}.', { reason, word }),
      sentence('Write {suggestion}.', { suggestion: word }),
    )
    const kept = problem('invalid-changefreq', message, text, value)
    this.problems.push({ ...kept, severity: 'warning' })
    return word
  }

  #alternates(): SitemapAlternate[] {
    const alternates: SitemapAlternate[] = []
    for (const link of this.#links) {
      const { lang, loc } = link
      if (loc === null || lang === '') {
        const facts = { attribute: loc === null ? 'href' : 'hreflang' }
        const message = advise(
          sentence('The alternate has no {attribute}.', facts),
          sentence('Add the attribute {attribute}.', facts),
        )
        this.#report('alternate-incomplete', message, 'alternate', loc, link)
      } else if (this.#accepts(loc, 'alternate', link)) alternates.push({ lang, loc })
    }
    return alternates
  }

  /** Reports what is wrong with a URL; says whether it is handed over. */
  #accepts(text: string, refuses: 'entry' | 'alternate', place: Place): boolean {
    if (!isValidLocLength(text.length)) {
      this.#report('loc-too-long', locTooLong(text.length), this.#refusal(refuses), text, place)
      return this.#keepRefused
    }
    if (this.#urls.accepts(text)) {
      const untidy = explainUntidy(text)
      if (untidy !== null) this.#report('untidy-url', untidy, 'nothing', text, place)
      return true
    }
    const { code, message } = explainUrl(text)
    this.#report(code, message, this.#refusal(refuses), text, place)
    return this.#keepRefused
  }

  #refusal(refuses: ProblemItem['refuses']): ProblemItem['refuses'] {
    return this.#keepRefused ? 'nothing' : refuses
  }

  #refuseValue(code: ProblemItem['code'], message: Sentence, value: Value): void {
    this.#report(code, message, 'value', value.text, value)
  }

  #report(
    code: ProblemItem['code'],
    message: Advice,
    refuses: ProblemItem['refuses'],
    value: string | null,
    place: Place,
  ): void {
    this.problems.push(problem(code, message, value, place, refuses))
  }
}

function containsElement(element: string): Sentence {
  return sentence('The {element} contains an element.', { element })
}

function secondElement(element: string): Sentence {
  return sentence('The entry has a second {element}.', { element })
}
