import { createUrlTable } from '@waymark/hreflang'
import { validateURLSourceHeader } from '@waymark/i18n-validation'
import { isRecord, pointTo, requireOptions, type Sentence, sentence } from '@waymark/infra/internal'
import { type OptionTable, oneOf, STRING } from '@waymark/infra/options'
import { type ByteSource, sourcesOf } from '../byte-source.ts'
import { CanonicalForm } from '../canonical-form.ts'
import { isUnlisted } from '../database/crawl-export.ts'
import { DATABASE_FORMS, DATABASE_OPTIONS } from '../database/database-options.ts'
import type {
  DatabaseForm,
  DatabaseOptions,
  DatabaseReader,
  RawEntry,
} from '../database/database-reader.ts'
import { isHead } from '../database/line-database.ts'
import { listProblem } from '../database/list-problem.ts'
import { isLoss } from '../database/lost-parts.ts'
import { readDatabase } from '../database/read-database.ts'
import { UnknownMembers } from '../database/unknown-members.ts'
import { fromValidation } from '../found-problems.ts'
import { findForm } from '../input-kind.ts'
import { type SiteProblem, siteProblem } from '../site-problem.ts'
import { MILLISECONDS } from '../unlikely-dates.ts'

import type { DatabaseWriter, Lost } from './database-writer.ts'
import { peekHead } from './json-head.ts'
import { faultOf, JsonWriter, LineWriter, MAX_LINE_DEPTH } from './json-writer.ts'
import { TableWriter } from './table-writer.ts'

/** Options for converting a database. */
export interface ConvertOptions extends Omit<DatabaseOptions, 'groups' | 'column'> {
  /** The form to write. */
  readonly to: DatabaseForm
  /**
   * The main language of the site, for input that does not have it. With it, JSON and NDJSON also get the `version` and
   * the time as `generated`, if the input has none.
   */
  readonly defaultLang?: string | undefined
  /** The time for `generated`, in milliseconds since 1970. Default: the clock. */
  readonly now?: number | undefined
}

export const CONVERT_OPTIONS: OptionTable<ConvertOptions> = {
  to: /* @__PURE__ */ oneOf(...DATABASE_FORMS),
  inputFormat: DATABASE_OPTIONS.inputFormat,
  defaultLang: STRING,
  now: MILLISECONDS,
}

/** A piece of the converted database, or a problem of the original. */
export type ConvertEvent =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'problem'; readonly problem: SiteProblem }

/** The counts of a conversion. */
export interface ConvertReport {
  /** Entries that were read. */
  readonly entries: number
  /** Rows of a crawler's export that are not entries, such as redirects. */
  readonly unlisted: number
  readonly written: number
}

/** How much text is collected for an event. */
const PIECE = 65_536

/**
 * Converts a URL source database to another form, one entry at a time. Values are kept as they are written: nothing is
 * normalised, and what the form has no place for is reported.
 *
 * @param database - JSON, NDJSON, CSV, TSV, a sitemap or a list of URLs. Several sources are one database, in their order.
 * @returns The counts, after all events have been read.
 * @throws {OptionError} If an option is wrong.
 * @throws {FileError} If a source cannot be read.
 *
 * @example
 * ```ts
 * import { convertDatabase } from '@waymark/site'
 *
 * const source = {
 *   name: 'pages.csv',
 *   async *chunks() {
 *     yield new TextEncoder().encode('lang,url\nen,https://a.example/tea\n')
 *   },
 *   close: async () => {},
 * }
 * let text = ''
 * for await (const event of convertDatabase(source, { to: 'ndjson' })) {
 *   if (event.type === 'text') text += event.text
 * }
 * text // => '{"loc":"https://a.example/tea","lang":"en"}\n'
 * ```
 */
export function convertDatabase(
  database: ByteSource | readonly ByteSource[],
  options: ConvertOptions,
): AsyncGenerator<ConvertEvent, ConvertReport, undefined> {
  options = requireOptions(options, CONVERT_OPTIONS, 'to')
  const sources = sourcesOf(database)
  return new Conversion(sources, options).run()
}

function writerOf(form: DatabaseForm): DatabaseWriter {
  switch (form) {
    case 'json':
      return new JsonWriter()
    case 'ndjson':
      return new LineWriter()
    case 'csv':
      return new TableWriter(',')
    case 'tsv':
      return new TableWriter('\t')
  }
}

class Conversion {
  readonly #sources: readonly ByteSource[]
  readonly #options: ConvertOptions
  readonly #read: DatabaseOptions
  readonly #writer: DatabaseWriter
  /** The members that were written before the entries, or that are written after them. */
  readonly #members = new Map<string, unknown>()
  readonly #late = new Map<string, unknown>()
  readonly #canonical = new CanonicalForm(undefined, true)
  #problems: SiteProblem[] = []
  #text = ''
  #entries = 0
  #unlisted = 0

  constructor(sources: readonly ByteSource[], options: ConvertOptions) {
    const { inputFormat, to } = options
    this.#sources = sources
    this.#options = options
    this.#read = { inputFormat, groups: createUrlTable() }
    this.#writer = writerOf(to)
  }

  async *run(): AsyncGenerator<ConvertEvent, ConvertReport, undefined> {
    const sources: ByteSource[] = []
    for (const input of this.#sources) sources.push(await this.#peek(input))
    if (this.#writer.members !== 'none') this.#addDefaults()
    const head = Object.fromEntries(this.#members)
    if (this.#writer.members === 'first' && !isHead(head)) this.#members.clear()
    this.#text = this.#writer.start(head)
    for (const source of sources) yield* this.#file(source)
    this.#text += this.#writer.end(Object.fromEntries(this.#late))
    yield* this.#events(0)
    return { entries: this.#entries, unlisted: this.#unlisted, written: this.#writer.written }
  }

  /** Takes the members that a source has before its entries. */
  async #peek(input: ByteSource): Promise<ByteSource> {
    if (this.#writer.members === 'none' || input.isSitemap === true) return input
    const { form, source } = await findForm(input, this.#options.inputFormat)
    if (form !== 'json' && form !== 'ndjson') return source
    const { head, source: whole } = await peekHead(source, form)
    for (const [name, value] of Object.entries(head)) {
      if (!this.#members.has(name) && faultOf(value, MAX_LINE_DEPTH) === null) {
        this.#members.set(name, value)
      }
    }
    return whole
  }

  #addDefaults(): void {
    const { defaultLang, now = Date.now() } = this.#options
    if (defaultLang === undefined) return
    const generated = new Date(now).toISOString()
    for (const [name, value] of Object.entries({ version: '1.1', generated, defaultLang })) {
      if (!this.#members.has(name)) this.#members.set(name, value)
    }
  }

  async *#file(source: ByteSource): AsyncGenerator<ConvertEvent, void, undefined> {
    const reader = await readDatabase(source, this.#read)
    const unknown = new UnknownMembers()
    let entries = 0
    for await (const batch of reader.entries()) {
      this.#takeProblems(reader)
      for (const raw of batch) {
        entries++
        if (this.#writer.members === 'none') unknown.addOwnMembers(raw, reader.file)
        this.#text += this.#writer.add({ raw, lose: (lost) => this.#lose(raw, lost, reader.file) })
        if (this.#text.length >= PIECE) yield* this.#events(PIECE)
      }
      yield* this.#events(PIECE)
    }
    this.#entries += entries
    this.#takeProblems(reader)
    this.#problems.push(...unknown.problems())
    const list = listProblem(reader, entries, reader.file)
    if (list !== null) this.#problems.push(list)
    this.#takeHead(reader)
    yield* this.#events(PIECE)
  }

  /** What others only ignore in a sitemap is missing in what is written. */
  #takeProblems(reader: DatabaseReader): void {
    for (const problem of reader.problems()) {
      const isLost = reader.isSitemap && isLoss(problem)
      this.#problems.push(isLost ? { ...problem, severity: 'error' } : problem)
    }
  }

  /** Returns the problems, and the text if there is enough of it. */
  *#events(enough: number): Generator<ConvertEvent, void, undefined> {
    const problems = this.#problems
    this.#problems = []
    for (const problem of problems) {
      if (isUnlisted(problem)) this.#unlisted++
      yield { type: 'problem', problem: asLoss(problem) }
    }
    if (this.#text.length < enough || this.#text === '') return
    const text = this.#text
    this.#text = ''
    yield { type: 'text', text }
  }

  #lose({ index, places }: RawEntry, { pointer, what }: Lost, file: string): void {
    const message = sentence('{what:phrase}, so it cannot be written in {form}.', {
      what,
      form: this.#form(),
    })
    const place = { pointer: `/urls/${index}${pointer}`, file, ...places.find(pointer) }
    this.#problems.push(siteProblem('not-convertible', message, place))
  }

  #form(): string {
    return FORMS[this.#options.to]
  }

  /** Takes the members of a database after its last entry, and reports those that are not written. */
  #takeHead(reader: DatabaseReader): void {
    const head = reader.head()
    // A database that chooses no form has the usual one, which a later one must not change.
    this.#canonical.begin(reader, head)
    if (head === undefined) return
    if (!isRecord(head)) {
      const errors = validateURLSourceHeader(head).errors ?? []
      for (const error of errors) {
        const place = reader.placeOf(error.pointer)
        this.#problems.push(fromValidation(error, reader.file, { place }))
      }
      return
    }
    for (const [name, value] of Object.entries(head)) {
      if (name === 'urls') continue
      const fault = faultOf(value, MAX_LINE_DEPTH)
      const known = this.#members.has(name) ? this.#members : this.#late
      if (known.has(name)) {
        if (JSON.stringify(known.get(name)) !== JSON.stringify(value)) {
          const message = sentence(
            'The member {member:quote80} already has another value, which is written instead.',
            { detail: 'other-value', member: name },
          )
          this.#loseMember(reader, name, message, 'info')
        }
      } else if (this.#writer.members === 'none') {
        const message = sentence('The member {member:quote80} cannot be written in {form}.', {
          detail: 'member',
          member: name,
          form: this.#form(),
        })
        // Without it, other URLs would be published.
        this.#loseMember(reader, name, message, name === 'canonical' ? 'error' : 'info')
      } else if (fault !== null) {
        this.#loseMember(reader, name, MEMBER_FAULTS[fault](name), 'error')
      } else if (this.#writer.members === 'first') {
        this.#loseMember(reader, name, MEMBER_FAULTS.late(name), 'error')
      } else this.#late.set(name, value)
    }
  }

  #loseMember(
    reader: DatabaseReader,
    name: string,
    message: Sentence,
    severity: 'info' | 'error',
  ): void {
    const pointer = pointTo('', name)
    const place = { pointer, file: reader.file, ...reader.placeOf(pointer) }
    this.#problems.push(siteProblem('not-convertible', message, { severity, ...place }))
  }
}

/** Members and columns that others only ignore are missing in what is written. */
function asLoss(problem: SiteProblem): SiteProblem {
  const { code, severity } = problem
  return code === 'UNKNOWN_MEMBER' && severity === 'warning'
    ? { ...problem, severity: 'error' }
    : problem
}

/** Why a form cannot have a member of a database. */
const MEMBER_FAULTS = {
  number: (member: string) =>
    sentence('The member {member:quote80} has a number that is too large.', {
      detail: 'number',
      member,
    }),
  depth: (member: string) =>
    sentence('The member {member:quote80} is nested too deeply.', { detail: 'depth', member }),
  late: (member: string) =>
    sentence(
      'The member {member:quote80} cannot be written in NDJSON, where members come before urls, together with version, generated, defaultLang or canonical.',
      { detail: 'ndjson', member },
    ),
}

/** The forms, as messages call them. */
const FORMS: Readonly<Record<DatabaseForm, string>> = {
  json: 'JSON',
  ndjson: 'NDJSON',
  csv: 'CSV',
  tsv: 'TSV',
}
