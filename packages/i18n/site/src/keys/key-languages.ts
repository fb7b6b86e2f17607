import {
  auditAlternates,
  checks,
  createUrlTable,
  type FindingCode,
  primaryLanguage,
  type TableMemory,
  type UrlTable,
} from '@waymark/hreflang'
import { asciiLowercase } from '@waymark/infra'
import { canonicalize, checkHreflang, isWellFormed } from '@waymark/language-tag'
import { json } from './key-json.ts'

/** The problems that are about a value alone, wherever it is used. */
const OF_VALUES: readonly FindingCode[] = [
  'invalid-hreflang',
  'unknown-language',
  'unknown-region',
  'deprecated-subtag',
  'language-not-iso-639-1',
  'region-not-iso-3166',
  'undocumented-subtag',
]

const valueChecks = /* @__PURE__ */ checks.filter(({ code }) => OF_VALUES.includes(code))

/** A site has a few dozen languages, but a hostile one must not fill the memory. */
const MOST_KNOWN = 1000

/** What rows have of a language. */
export interface LanguageRow {
  /** Members of a row of `links`, as JSON. */
  readonly members: string
  /** The row of `languages` if the value is new. */
  readonly row: string | null
}

/** Makes the rows of languages, each once. */
export class KeyLanguages {
  readonly #form: 'database' | 'sitemap'
  readonly #values: UrlTable
  readonly #known = new Map<string, LanguageRow>()

  constructor(form: 'database' | 'sitemap', memory: TableMemory | undefined) {
    this.#form = form
    this.#values = createUrlTable({ memory })
  }

  of(value: string): LanguageRow {
    const known = this.#known.get(value)
    if (known !== undefined) return known
    const members = `"hreflang":${json(value)},"lang":${json(asciiLowercase(value))},"canonical":${json(canonicalize(value))}`
    const before = this.#values.length
    const isNew = this.#values.add(value) === before
    if (this.#known.size === MOST_KNOWN) this.#known.clear()
    this.#known.set(value, { members, row: null })
    return { members, row: isNew ? this.#rowOf(value, members) : null }
  }

  #rowOf(value: string, members: string): string {
    const isUsable = checkHreflang(value).problems.every(({ severity }) => severity !== 'error')
    const problems = JSON.stringify(this.#problemsOf(value))
    const language = json(primaryLanguage(value))
    return `{${members},"language":${language},"usable":${isUsable},"problems":${problems}}\n`
  }

  #problemsOf(value: string): readonly FindingCode[] {
    // The validation of a database reports it under a code of its own.
    if (this.#form === 'database' && !isWellFormed(value)) return []
    const page = { loc: PAGE, alternates: [{ lang: value, loc: PAGE }] }
    const options = { form: 'sitemap', report: 'info', checks: valueChecks } as const
    return auditAlternates([page], options).map(({ code }) => code)
  }
}

/** Any page: the checks look at the value only. */
const PAGE = 'https://example.com/'
