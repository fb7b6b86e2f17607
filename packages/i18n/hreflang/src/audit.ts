import { isRecord, sentence, tell } from '@waymark/infra/internal'
import {
  BOOLEAN,
  checkOptions,
  FUNCTION,
  listOf,
  type OptionTable,
  oneOf,
  optionType,
  STRING,
} from '@waymark/infra/options'
import type { Check, IndexedSite } from './check.ts'
import { checks as allChecks } from './checks/index.ts'
import {
  type AlternateEntry,
  type AlternateForm,
  FORM,
  requireEntry,
  requireForm,
} from './entry.ts'
import type { FindingDetails, HreflangFinding } from './finding.ts'
import { CertainFixes } from './fixes/certain-fixes.ts'
import { buildLinkGraph } from './link-graph.ts'
import type { EntryMatches, NormalizeForMatching } from './match.ts'
import { createNormalizeForMatching } from './normalize-for-matching.ts'
import { findRepeatedLanguages } from './repeated-languages.ts'
import { requireEntries } from './require-entry.ts'
import { createSiteBuilder, type Repeated, type Site } from './site.ts'
import type { Twins } from './twin.ts'
import { findTwins } from './twins.ts'
import { URL_TABLE, type UrlTable } from './url-table.ts'
import { checkValues } from './value-problems.ts'

/** Options of an audit. Only `form` is required. */
export interface AuditOptions {
  /** What the `lang` of an entry means; see `AlternateForm`. */
  readonly form: AlternateForm
  /** `info` also reports findings of that severity. Default `'warning'`. */
  readonly report?: 'info' | 'warning' | undefined
  /** The language that at least one page should have. By default this is not checked. */
  readonly defaultLang?: string | undefined
  /** The language whose link a writer will repeat as `x-default` where a page has none. Default: no such language. */
  readonly xDefaultLang?: string | undefined
  /** Returns the normal form by which URLs are matched. Default: `createNormalizeForMatching()`. */
  readonly normalize?: NormalizeForMatching | undefined
  /**
   * How several entries for one page are read. `together`: the page has the links of all of them. `first`: only the
   * first entry counts, as if the others were not published; they are reported only as `duplicate-loc`. Default
   * `'together'`.
   */
  readonly repeated?: Repeated | undefined
  /** The checks to run. Default: all. */
  readonly checks?: readonly Check[] | undefined
  /** JSON Pointer of the list of entries. Default `'/urls'`. */
  readonly pointer?: string | undefined
  /**
   * Whether findings have the changes that correct them, where one answer is certain. For the database form only, because
   * an entry's `lang` implies its self link there. Default `false`.
   */
  readonly fixes?: boolean | undefined
  /** A table of URLs that is shared with other audits and counters, so that each URL is kept once. Default: a new table. */
  readonly urls?: UrlTable | undefined
}

export const AUDIT_OPTIONS: OptionTable<AuditOptions> = {
  form: FORM,
  report: /* @__PURE__ */ oneOf('info', 'warning'),
  defaultLang: STRING,
  xDefaultLang: STRING,
  normalize: FUNCTION,
  repeated: /* @__PURE__ */ oneOf('together', 'first'),
  checks: /* @__PURE__ */ listOf(
    /* @__PURE__ */ optionType('a check', isCheck),
    'a list of checks',
  ),
  pointer: STRING,
  fixes: BOOLEAN,
  urls: URL_TABLE,
}

const KNOWN_OPTIONS: OptionTable<Pick<AuditOptions, 'defaultLang'>> = { defaultLang: STRING }

function isCheck(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value['code'] === 'string' &&
    typeof value['find'] === 'function' &&
    typeof value['message'] === 'function'
  )
}

/** An audit that takes entries one by one. Its findings can be read at any time. */
export interface Audit {
  /**
   * Adds an entry.
   *
   * @param matches - What `normalize` gives for its URLs, if that is known. It is then not called.
   * @returns Whether no earlier entry is for the same page; always `true` if the URL is not usable.
   * @throws {TypeError} If a value has the wrong type, such as `null` instead of a string. The message has its JSON
   *   Pointer, and the entry is not added.
   */
  add(entry: AlternateEntry, matches?: EntryMatches): boolean
  /**
   * Whether an entry is for the page of a URL.
   */
  hasEntry(loc: string): boolean
  /**
   * Returns the findings about the entries so far. They are computed while they are read.
   *
   * @param known - Replaces the option `defaultLang`, for a stream that names the language after its entries.
   */
  findings(known?: Pick<AuditOptions, 'defaultLang'>): Iterable<HreflangFinding>
}

/**
 * Starts an audit that takes entries one by one, so that a site of millions of pages need not be in memory as objects:
 * each distinct URL is kept once and takes about 60 bytes more than its text, and each link takes six bytes. None of this is
 * in the heap of the engine, and there may be more than 2^24 URLs.
 *
 * @throws {TypeError} If an option is wrong, or `form` is missing.
 *
 * @example
 * ```ts
 * import { createAudit } from '@waymark/hreflang'
 *
 * const audit = createAudit({ form: 'database' })
 * const alternates = [{ lang: 'de', loc: 'https://a.example/de' }]
 * audit.add({ loc: 'https://a.example/en', lang: 'en', alternates }) // => true
 * audit.hasEntry('https://A.example/en#top') // => true
 * audit.hasEntry('https://a.example/de') // => false
 * Array.from(audit.findings(), ({ code }) => code) // => ['alternate-not-listed']
 * ```
 */
export function createAudit(options: AuditOptions): Audit {
  options = checkOptions(options, AUDIT_OPTIONS)
  const form = requireForm(options)
  const { repeated = 'together', defaultLang = null, pointer = '/urls' } = options
  const { checks = allChecks, xDefaultLang = null } = options
  const normalize = options.normalize ?? createNormalizeForMatching()
  const builder = createSiteBuilder({
    form,
    repeated,
    pointer,
    defaultLang,
    xDefaultLang,
    normalize,
    urls: options.urls,
  })
  let entries = 0
  return {
    add(entry, matches) {
      requireEntry(entry, pointer, entries)
      entries++
      return builder.add(entry, matches)
    },
    hasEntry: (loc) => builder.hasEntry(loc),
    *findings(known = {}) {
      known = checkOptions(known, KNOWN_OPTIONS)
      const site = { ...builder.build(), defaultLang: known.defaultLang ?? defaultLang }
      const indexed = indexSite(site, options.fixes === true && form === 'database')
      for (const check of checks) {
        const { code, severity } = check
        if (severity === 'info' && options.report !== 'info') continue
        for (const details of check.find(indexed)) {
          yield { code, severity, ...tellFinding(check, details) }
        }
      }
    },
  }
}

/**
 * Audits the alternates of all entries.
 *
 * @returns The findings in the order of the checks; those of one check are in document order.
 * @throws {TypeError} If an option is wrong, `form` is missing, or a value of an entry has the wrong type.
 *
 * @example
 * ```ts
 * import { auditAlternates } from '@waymark/hreflang'
 *
 * const alternates = [{ lang: 'jp', loc: 'https://a.example/ja' }]
 * const entries = [
 *   { loc: 'https://a.example/en', lang: 'en', alternates },
 *   { loc: 'https://a.example/ja', lang: 'ja' },
 * ]
 * const findings = auditAlternates(entries, { form: 'database' })
 * findings.map(({ code }) => code) // => ['unknown-language', 'return-link-missing']
 * [findings[0].pointer, findings[0].suggestion] // => ['/urls/0/alternates/0/lang', 'ja']
 * ```
 */
export function auditAlternates(
  entries: Iterable<AlternateEntry>,
  options: AuditOptions,
): readonly HreflangFinding[] {
  requireEntries(entries)
  const audit = createAudit(options)
  for (const entry of entries) audit.add(entry)
  return [...audit.findings()]
}

/**
 * The same as `auditAlternates`, for a stream of entries.
 *
 * @example
 * ```ts
 * import { auditAlternatesAsync } from '@waymark/hreflang'
 *
 * async function* entries() {
 *   yield { loc: 'https://a.example/', lang: 'en-UK' }
 * }
 * const findings = await auditAlternatesAsync(entries(), { form: 'database' })
 * findings.map(({ code, suggestion }) => [code, suggestion]) // => [['unknown-region', 'en-GB']]
 * ```
 */
export async function auditAlternatesAsync(
  entries: AsyncIterable<AlternateEntry> | Iterable<AlternateEntry>,
  options: AuditOptions,
): Promise<readonly HreflangFinding[]> {
  requireEntries(entries, true)
  const audit = createAudit(options)
  for await (const entry of entries) audit.add(entry)
  return [...audit.findings()]
}

/** A finding with what its check says of it. The facts of its evidence are among its details. */
function tellFinding(check: Check, details: FindingDetails) {
  const message = check.message(details)
  const remedy =
    details.suggestion === undefined
      ? (check.remedyFor?.(details) ?? null)
      : sentence('Write {suggestion}.', { suggestion: details.suggestion })
  const told =
    remedy === null ? { ...tell({ message }), remedy: check.remedy } : tell({ message, remedy })
  const finding = { message: told.message, remedy: told.remedy, ...details }
  return told.data === undefined ? finding : { ...finding, data: { ...told.data, ...details.data } }
}

function indexSite(site: Site, withFixes: boolean): IndexedSite {
  const linked = { ...site, ...buildLinkGraph(site) }
  const fixes = withFixes ? new CertainFixes(linked) : null
  const others = { ...checkValues(site), ...findRepeatedLanguages(site), fixes }
  let twins: Twins | null = null
  const indexed: IndexedSite = {
    ...linked,
    ...others,
    twins: () => {
      twins ??= findTwins(indexed)
      return twins
    },
  }
  return indexed
}
