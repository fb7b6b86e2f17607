import { isLanguageTag, validateURLSourceHeader } from '@waymark/i18n-validation'
import { asciiLowercase } from '@waymark/infra'
import { isRecord, ownOptions, sentence } from '@waymark/infra/internal'
import { fromValidation } from '../found-problems.ts'
import { type SiteProblem, siteProblem } from '../site-problem.ts'

import type { DatabaseReader } from './database-reader.ts'
import { listProblem } from './list-problem.ts'
import type { UnknownMembers } from './unknown-members.ts'

/** The default language must be registered. The audit checks the languages of pages. */
const HEADER_OPTIONS = { registry: true } as const

/** Checks the members of databases other than their entries. One database may be in several files. */
export class DatabaseHeads {
  readonly #fixes: boolean
  #first: { readonly lang: string; readonly file: string } | null = null

  /** @param fixes - Whether problems have the changes that correct them. */
  constructor(fixes: boolean = false) {
    this.#fixes = fixes
  }

  /** The default language for the audit; empty if there is none, or if it is not a language. */
  get mainLanguage(): { readonly defaultLang?: string } {
    return this.#first === null ? {} : { defaultLang: this.#first.lang }
  }

  /**
   * Returns the problems of a file, and those of unknown members.
   *
   * @param reader - Has read all entries.
   * @param entries - The number of entries.
   * @param unknown - Has the entries.
   */
  *check(
    reader: DatabaseReader,
    entries: number,
    unknown: UnknownMembers,
  ): Generator<SiteProblem, void, undefined> {
    const { file } = reader
    const head = reader.head()
    // Only JSON can have these members.
    if (head !== undefined) {
      const verdict = validateURLSourceHeader(head, HEADER_OPTIONS)
      for (const error of verdict.errors ?? []) {
        const found = { place: reader.placeOf(error.pointer), fixes: this.#fixes }
        yield fromValidation(error, file, found)
      }
      yield* this.#defaultLang(head, reader)
      unknown.addHead(reader, file)
    }
    yield* unknown.problems()
    const problem = listProblem(reader, entries, file)
    if (problem !== null) yield problem
  }

  *#defaultLang(head: unknown, reader: DatabaseReader): Generator<SiteProblem, void, undefined> {
    const lang = isRecord(head) ? ownOptions(head)['defaultLang'] : undefined
    if (!isLanguageTag(lang, { allowXDefault: false })) return
    const first = this.#first
    this.#first ??= { lang, file: reader.file }
    if (first === null || asciiLowercase(first.lang) === asciiLowercase(lang)) return
    const message = sentence(
      'The default language is {lang:quote}, but {other} has {used:quote}, which is used.',
      { lang, used: first.lang, other: first.file },
    )
    const place = { file: reader.file, pointer: '/defaultLang', ...reader.placeOf('/defaultLang') }
    yield siteProblem('default-lang-differs', message, { ...place, value: lang })
  }
}
