import {
  checkOptions,
  FUNCTION,
  isRecord,
  listOf,
  type OptionTable,
  oneOf,
  optionType,
  STRING,
} from '@waymark/infra/options'
import type { Check, IndexedSite } from './check.ts'
import { checks as allChecks } from './checks/index.ts'
import { describeFinding } from './describe-finding.ts'
import {
  type AlternateEntry,
  type AlternateForm,
  FORM,
  requireEntry,
  requireForm,
} from './entry.ts'
import type { HreflangFinding } from './finding.ts'
import { buildLinkGraph } from './link-graph.ts'
import type { NormalizeForMatching } from './match.ts'
import {
  createNormalizeForMatching,
  TRAILING_SLASH,
  type TrailingSlash,
} from './normalize-for-matching.ts'
import { findRepeatedLanguages } from './repeated-languages.ts'
import { createSiteBuilder, type Repeated, type Site } from './site.ts'
import { checkValues } from './value-problems.ts'

/** What an audit is told. Only `form` has no default. */
export interface AuditOptions {
  /** What an entry's `lang` means; see `AlternateForm`. */
  readonly form: AlternateForm
  /** `info` adds the findings of that severity; without it they are not reported. */
  readonly report?: 'info' | 'warning' | undefined
  /** The language that some page should have; without it nobody asks. */
  readonly defaultLang?: string | undefined
  /** The language whose link will be repeated as `x-default` where there is none; without it nothing is added. */
  readonly xDefaultLang?: string | undefined
  /** How trailing slashes count in matching, `never` unless told otherwise: `/a/` and `/a` are one page. */
  readonly trailingSlash?: TrailingSlash | undefined
  /** Gives the normal form by which addresses are matched, in place of the SEO preset. */
  readonly normalize?: NormalizeForMatching | undefined
  /**
   * How several entries of one page count. `together`, unless told otherwise: what one of them lists, the page lists.
   * `first`: as where only the first is published; of the others nothing is said but `duplicate-loc`.
   */
  readonly repeated?: Repeated | undefined
  /** The checks to run; all unless told otherwise. */
  readonly checks?: readonly Check[] | undefined
  /** JSON Pointer of the list of entries, `/urls` unless told otherwise. */
  readonly pointer?: string | undefined
}

const AUDIT_OPTIONS: OptionTable<AuditOptions> = {
  form: FORM,
  report: /* @__PURE__ */ oneOf('info', 'warning'),
  defaultLang: STRING,
  xDefaultLang: STRING,
  trailingSlash: TRAILING_SLASH,
  normalize: FUNCTION,
  repeated: /* @__PURE__ */ oneOf('together', 'first'),
  checks: /* @__PURE__ */ listOf(
    /* @__PURE__ */ optionType('a check', isRecord),
    'a list of checks',
  ),
  pointer: STRING,
}

/** An audit under way: entries go in one by one, findings come out when all are in, or between them. */
export interface Audit {
  /**
   * @returns Whether no entry before it is the same page; also for an address that cannot be used.
   * @throws {TypeError} With its JSON Pointer, for a value that is not of the type, such as `null` in place of a text;
   *   the entry does not count then.
   */
  add(entry: AlternateEntry): boolean
  /**
   * The findings about the entries so far, made as they are asked for.
   *
   * @param known - What a stream may tell behind its entries, in place of the option.
   */
  findings(known?: Pick<AuditOptions, 'defaultLang'>): Iterable<HreflangFinding>
}

/**
 * Starts an audit to which entries are handed one by one, so that a site of millions of pages is never in memory as
 * objects: each distinct address is kept once, each link takes 16 bytes.
 *
 * @throws {TypeError} When the options name no form.
 */
export function createAudit(options: AuditOptions): Audit {
  checkOptions(options, AUDIT_OPTIONS)
  const form = requireForm(options)
  const { repeated = 'together', defaultLang = null, pointer = '/urls' } = options
  const { checks = allChecks, xDefaultLang = null } = options
  const normalize = options.normalize ?? createNormalizeForMatching(options.trailingSlash)
  const builder = createSiteBuilder({
    form,
    repeated,
    pointer,
    defaultLang,
    xDefaultLang,
    normalize,
  })
  let entries = 0
  return {
    add(entry) {
      requireEntry(entry, pointer, entries)
      entries++
      return builder.add(entry)
    },
    *findings(known = {}) {
      const site = { ...builder.build(), defaultLang: known.defaultLang ?? defaultLang }
      const indexed = indexSite(site)
      for (const check of checks) {
        const { code, severity, remedy } = check
        if (severity === 'info' && options.report !== 'info') continue
        for (const details of check.find(indexed)) {
          const message = describeFinding(code, details)
          yield { code, severity, message, remedy, ...details }
        }
      }
    },
  }
}

/**
 * Audits the alternates of all entries.
 *
 * @returns The findings in the order of the checks, within a check in document order.
 * @throws {TypeError} When the options name no form, or a value of an entry is not of its type.
 */
export function auditAlternates(
  entries: Iterable<AlternateEntry>,
  options: AuditOptions,
): readonly HreflangFinding[] {
  const audit = createAudit(options)
  for (const entry of entries) audit.add(entry)
  return [...audit.findings()]
}

/** The same over a stream of entries. */
export async function auditAlternatesAsync(
  entries: AsyncIterable<AlternateEntry> | Iterable<AlternateEntry>,
  options: AuditOptions,
): Promise<readonly HreflangFinding[]> {
  const audit = createAudit(options)
  for await (const entry of entries) audit.add(entry)
  return [...audit.findings()]
}

function indexSite(site: Site): IndexedSite {
  return { ...site, ...checkValues(site), ...buildLinkGraph(site), ...findRepeatedLanguages(site) }
}
