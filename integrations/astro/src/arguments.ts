import type { AuditOptions } from './options.ts'

/** What only a build knows. */
export interface BuiltSite {
  /** The path of the folder with the pages. */
  readonly folder: string
  /** The URL of the folder; `null` if the configuration has no `site`. */
  readonly base: string | null
  /** Whether a server makes some of the pages when they are asked for, so that a URL may have a page without a file. */
  readonly isOnDemand: boolean
}

/** Problems that only all pages together tell. */
const OF_ALL_PAGES: readonly string[] = [
  'alternate-to-missing',
  'canonical-to-missing',
  'link-to-missing',
  'listed-page-missing',
  'page-orphaned',
  'redirect-to-missing',
]

/** The arguments of `waymark` for the audit of a site. */
export function auditArguments(options: AuditOptions, site: BuiltSite): readonly string[] {
  const { severity = {}, paths, maxWarnings, report, since, baseline, format, lang } = options
  const base = options.base ?? site.base
  const off = site.isOnDemand ? OF_ALL_PAGES.map((code) => [code, 'off']) : []
  const severities = Object.entries({ ...Object.fromEntries(off), ...severity })
  const given: Readonly<Record<string, string | null | undefined>> = {
    base,
    'max-warnings': maxWarnings?.toString(),
    severity: severities.map((pair) => pair.join('=')).join(',') || null,
    paths: paths === undefined ? null : JSON.stringify(paths),
    report,
    since,
    baseline,
    format,
    lang,
  }
  const named = Object.entries(given).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [`--${name}=${value}`],
  )
  return ['audit', ...named, '--', site.folder]
}
