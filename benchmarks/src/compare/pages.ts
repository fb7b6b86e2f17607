import { mkdirSync, writeFileSync } from 'node:fs'
import { OPTION_RULES } from '../../../conformance/peers/tables/normalize-url-options.ts'
import type { Figures, PeerFigures } from './figures.ts'
import { en } from './words/en.ts'
import { ja } from './words/ja.ts'
import { ru } from './words/ru.ts'
import type { CompareWords, PeerWords } from './words/words.ts'

/** The languages in which the pages are written. */
export const LANGUAGES: readonly CompareWords[] = [en, ja, ru]

/** The pages, by their place in the repository. */
export function comparePages(figures: Figures): Map<string, string> {
  const pages = LANGUAGES.flatMap((words) =>
    Object.entries(words.peers).map(([name, ofPeer], index) => {
      const peer = figures.peers.find((each) => each.name === name)
      if (peer === undefined) throw new Error(`there are no figures of ${name}`)
      const text = new ComparePage(figures, peer, words, ofPeer).write(index + 1)
      return [`apps/site/guides/${words.language}/compare/${name}.md`, text] as const
    }),
  )
  return new Map(pages)
}

/** Writes the pages, and gives their places. */
export function writePages(figures: Figures): string[] {
  const pages = comparePages(figures)
  for (const [path, text] of pages) {
    const place = new URL(`../../../${path}`, import.meta.url)
    mkdirSync(new URL('.', place), { recursive: true })
    writeFileSync(place, text)
  }
  return [...pages.keys()]
}

/** A page about one peer in one language. */
class ComparePage {
  readonly #figures: Figures
  readonly #peer: PeerFigures
  readonly #words: CompareWords
  readonly #ofPeer: PeerWords

  constructor(figures: Figures, peer: PeerFigures, words: CompareWords, ofPeer: PeerWords) {
    this.#figures = figures
    this.#peer = peer
    this.#words = words
    this.#ofPeer = ofPeer
  }

  write(order: number): string {
    const words = this.#words
    const { description, about, takePeer, takeWaymark, notes } = this.#ofPeer
    const title = this.#fill(words.title)
    const blocks = [
      `---\ntitle: "${title}"\ndescription: "${description}"\norder: ${order}\n---`,
      '<!-- Written by pnpm compare:peers from benchmarks/compare.json. Do not edit. -->',
      `# ${title}`,
      about,
      this.#fill(words.measured),
      `## ${words.which}`,
      this.#fill(words.takePeer),
      listOf(takePeer),
      this.#fill(words.takeWaymark),
      listOf(takeWaymark),
      ...this.#exactness(),
      ...this.#options(),
      ...this.#disagreements(),
      ...this.#sizes(),
      ...this.#speed(),
      ...this.#features(),
      `## ${words.about}`,
      listOf([...notes, this.#fill(words.machine), this.#fill(words.again)]),
    ]
    return `${blocks.join('\n\n')}\n`
  }

  #exactness(): string[] {
    const { exactness: rows } = this.#peer
    const { language, exactness, suite, cases } = this.#words
    const [open, close] = language === 'ja' ? ['（', '）'] : [' (', ')']
    const cells = rows.map(({ suite: name, source, total, waymark, peer }) => [
      `${this.#term(name)}${open}${source}${close}`,
      ...[total, waymark, peer].map((value) => number(language, value)),
    ])
    return this.#section(exactness, [suite, cases, 'Waymark', this.#ofPeer.title], cells)
  }

  #options(): string[] {
    if (this.#peer.name !== 'normalize-url') return []
    const { options, option, isDefault, rule, yes, no, noRule, language } = this.#words
    const rules = `${language === 'en' ? '' : `/${language}`}/rules/`
    const cells = OPTION_RULES.map((row) => [
      `\`${row.option}\``,
      row.isDefault ? yes : no,
      row.rule === null ? noRule : `[\`${row.rule}\`](${rules}${row.rule.replace(/\(.*/, '')})`,
    ])
    return this.#section(options, [option, isDefault, rule], cells)
  }

  #disagreements(): string[] {
    const { disagreements, urls, cause, verdict } = this.#words
    const found = this.#peer.disagreements?.causes ?? []
    const cells = found.map((each) => [
      number(this.#words.language, each.urls),
      each.cause,
      each.verdict,
    ])
    return this.#section(disagreements, [urls, cause, verdict], cells)
  }

  #sizes(): string[] {
    const cells = this.#peer.sizes.map(({ name, bytes, isPeer }) => {
      const term = this.#term(name)
      return [isPeer ? `**${term}**` : term, (bytes / 1_000).toFixed(1)]
    })
    return this.#section(this.#words.size, [this.#words.what, 'kB'], cells)
  }

  #speed(): string[] {
    const { speed, operation, input, median, range } = this.#words
    const cells = this.#peer.speed.map((row) => [
      this.#term(row.operation),
      this.#term(row.input),
      ratio(row.median),
      `${ratio(row.min)}, ${ratio(row.max)}`,
    ])
    return this.#section(speed, [operation, input, median, range], cells)
  }

  #features(): string[] {
    const cells = this.#peer.features.map(({ feature, waymark, peer }) => [
      this.#term(feature),
      this.#value(waymark),
      this.#value(peer),
    ])
    return this.#section(
      this.#words.features,
      [this.#words.feature, 'Waymark', this.#ofPeer.title],
      cells,
    )
  }

  /** Nothing, where there are no figures. */
  #section(
    { heading, text }: CompareWords['size'],
    head: readonly string[],
    rows: readonly (readonly string[])[],
  ): string[] {
    return rows.length === 0 ? [] : [`## ${heading}`, this.#fill(text), tableOf(head, rows)]
  }

  #term(text: string): string {
    const { language, terms } = this.#words
    const term = terms[text] ?? (language === 'en' ? text : undefined)
    if (term === undefined) throw new Error(`there is no word for "${text}" in ${language}`)
    return term
  }

  /** Versions, numbers and the names of licences are the same in all languages. */
  #value(text: string): string {
    return this.#words.terms[text] ?? text
  }

  #fill(text: string): string {
    const { name, version, date, disagreements } = this.#peer
    const { node, machine, command } = this.#figures
    const { language } = this.#words
    const values: Readonly<Record<string, string>> = {
      peer: this.#ofPeer.title,
      ...{ package: name, version, date, command, node, machine },
      ...(disagreements && {
        urls: number(language, disagreements.urls),
        differ: number(language, disagreements.differ),
        here: disagreements.here,
      }),
    }
    return text.replace(/%(\w+)%/g, (whole, key: string) => values[key] ?? whole)
  }
}

function listOf(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n')
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Russian separates thousands with a space, from five digits; the other languages with a comma. */
function number(language: CompareWords['language'], value: number): string {
  return language === 'ru'
    ? value.toLocaleString('ru', { useGrouping: value >= 10_000 })
    : value.toLocaleString('en-US')
}

function ratio(value: number): string {
  return value < 10 ? value.toFixed(2) : value.toFixed(0)
}
