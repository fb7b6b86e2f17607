import { join } from 'node:path'
import { isSameFile, isSitemapPath } from '@waymark/site/files/node'
import { usageFailure } from '../failure.ts'
import type { OptionValues } from '../option-values.ts'
import { safePath } from '../terminal/safe-text.ts'
import { isStandardOutput } from './standard-output.ts'

/** Where the two reports of `waymark sitemap` go. */
export interface ReportPaths {
  readonly html: string
  readonly json: string
}

/**
 * @param out - The folder, or `-`.
 * @returns `null` without reports: the sitemap goes to standard output and `--report` is not given.
 */
export async function reportPaths(options: OptionValues, out: string): Promise<ReportPaths | null> {
  const html = options.text('report') ?? (out === '-' ? null : join(out, 'report.html'))
  if (html === '' || (html !== null && (await isStandardOutput(html)))) {
    throw usageFailure(
      '--report needs the name of a file: --format json prints the report to standard output',
    )
  }
  return html === null ? null : { html, json: besides(html) }
}

/** `report.json` for `report.html`. */
function besides(html: string): string {
  return `${html.replace(/\.html?$/i, '')}.json`
}

/** Refuses paths where an output would overwrite the input, a report a sitemap, or one report the other. */
export async function refuseOverwriting(
  input: string,
  out: string,
  reports: ReportPaths | null,
): Promise<void> {
  if (out !== '-' && input !== '-' && (await isSitemapPath(out, input))) {
    throw usageFailure(
      `${safePath(input)}: the input has the name of a sitemap in the output folder: choose another --out`,
    )
  }
  for (const [name, path] of Object.entries(reports ?? {})) {
    const report = `--report: the ${name === 'html' ? 'HTML' : 'JSON'} report ${safePath(path)}`
    if (input !== '-' && (await isSameFile(input, path))) {
      throw usageFailure(`${report} would replace the input: choose another name`)
    }
    if (out !== '-' && (await isSitemapPath(out, path))) {
      throw usageFailure(`${report} has the name of a sitemap: choose another name`)
    }
  }
  const html = reports?.html ?? ''
  if (/\.json$/i.test(html)) {
    const named = safePath(html.replace(/json$/i, 'html'))
    throw usageFailure(
      `--report names the HTML report: give ${named}, and the JSON report is written beside it`,
    )
  }
}
