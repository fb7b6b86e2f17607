import {
  BOOLEAN,
  COUNT,
  checkOptions,
  FILE_PATH,
  type OptionTable,
  oneOf,
  recordOf,
  STRING,
} from '@waymark/infra/options'

/** How severe a problem is; `off` does not report it. */
export type Severity = 'error' | 'warning' | 'info' | 'off'

/** Options of the audit of a site. Paths are those from the root of the project. */
export interface AuditOptions {
  /** The URL of the site. Default: `site` and `base` of Astro's configuration; without `site`, what the pages say. */
  readonly base?: string | undefined
  /** Whether errors, and too many warnings, fail the build. Default `true`. */
  readonly fail?: boolean | undefined
  /** How many warnings are allowed. Default: any number. */
  readonly maxWarnings?: number | undefined
  /** Severities by code, such as `{ 'title-shared': 'off' }`. */
  readonly severity?: Readonly<Record<string, Severity>> | undefined
  /** Severities for the pages or files that a pattern matches, such as `{ '/legacy/**': { 'title-shared': 'off' } }`. */
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Severity>>>> | undefined
  /** The path of an HTML report. A JSON report is written next to it. Default: none. */
  readonly report?: string | undefined
  /** The path of an earlier JSON report, to say what has changed since then. */
  readonly since?: string | undefined
  /** The path of a file with known problems, which are not reported. `waymark audit --write-baseline` writes it. */
  readonly baseline?: string | undefined
  /** `github` prints annotations for GitHub Actions. Default `text`. */
  readonly format?: 'text' | 'github' | undefined
  /** The language of the messages. Default `en`. */
  readonly lang?: 'en' | 'ja' | 'ru' | undefined
}

const SEVERITY = /* @__PURE__ */ oneOf('error', 'warning', 'info', 'off')
const SEVERITIES = /* @__PURE__ */ recordOf(SEVERITY, 'an object of severities by code')

export const AUDIT_OPTIONS: OptionTable<AuditOptions> = {
  base: STRING,
  fail: BOOLEAN,
  maxWarnings: COUNT,
  severity: SEVERITIES,
  paths: /* @__PURE__ */ recordOf(SEVERITIES, 'an object of severities by pattern'),
  report: FILE_PATH,
  since: FILE_PATH,
  baseline: FILE_PATH,
  format: /* @__PURE__ */ oneOf('text', 'github'),
  lang: /* @__PURE__ */ oneOf('en', 'ja', 'ru'),
}

/** @throws {OptionError} If an option is not known, or has a wrong value. */
export function readOptions(given: AuditOptions): AuditOptions {
  return checkOptions(given, AUDIT_OPTIONS)
}
