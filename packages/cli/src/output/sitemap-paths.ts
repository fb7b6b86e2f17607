import { stat } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { usageFailure } from '../failure.ts'
import type { OptionValues } from '../option-values.ts'
import { safePath } from '../terminal/safe-text.ts'
import { throughLinks } from './real-path.ts'
import { isStandardOutput } from './standard-output.ts'

/** What the sitemaps of a folder are called; some file systems do not tell cases apart. */
export const SITEMAP_NAME: RegExp = /^sitemap(?:-\d+)?\.xml(?:\.gz)?$/i

/** Where the two reports of `waymark sitemap` go. */
export interface ReportPaths {
  readonly html: string
  readonly json: string
}

/**
 * @param out - The folder, or `-`.
 * @returns `null` when there are no reports: the sitemap is piped on, and none are asked for.
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

/** Makes sure that no output takes the place of the input, no report that of a sitemap, and no HTML that of JSON. */
export async function refuseOverwriting(
  input: string,
  out: string,
  reports: ReportPaths | null,
): Promise<void> {
  if (out !== '-' && input !== '-' && (await isSitemapOf(out, input))) {
    throw usageFailure(
      `${safePath(input)}: the input has the place of a sitemap: choose another --out`,
    )
  }
  for (const [name, path] of Object.entries(reports ?? {})) {
    const report = `--report: the ${name === 'html' ? 'HTML' : 'JSON'} report ${safePath(path)}`
    if (input !== '-' && (await isSameFile(input, path))) {
      throw usageFailure(`${report} would replace the input: choose another name`)
    }
    if (out !== '-' && (await isSitemapOf(out, path))) {
      throw usageFailure(`${report} has the name of a sitemap: choose another name`)
    }
  }
  const html = reports?.html ?? ''
  if (/\.json$/i.test(html)) {
    const named = safePath(html.replace(/json$/i, 'html'))
    throw usageFailure(
      `--report names the HTML report: give ${named}, and the JSON report lies beside it`,
    )
  }
}

/** Whether a path is, or lies below, what a sitemap in the folder may be called. */
async function isSitemapOf(folder: string, path: string): Promise<boolean> {
  const [first = ''] = relative(await realPathOf(folder), await inRealFolder(path)).split(sep)
  return SITEMAP_NAME.test(first)
}

/** A link that has the name of a sitemap has it, wherever it leads. */
async function inRealFolder(path: string): Promise<string> {
  return join(await realPathOf(dirname(path)), basename(path))
}

async function isSameFile(a: string, b: string): Promise<boolean> {
  if ((await realPathOf(a)) === (await realPathOf(b))) return true
  // Two spellings of one name, where the file system does not tell cases apart.
  const [one, other] = await Promise.all([a, b].map(async (path) => await identityOf(path)))
  return one !== null && one === other
}

async function identityOf(path: string): Promise<string | null> {
  try {
    const { dev, ino } = await stat(path, { bigint: true })
    return `${dev}:${ino}`
  } catch {
    return null
  }
}

async function realPathOf(path: string): Promise<string> {
  try {
    return await throughLinks(path)
  } catch {
    // Nothing can be there; whoever writes there says why.
    return resolve(path)
  }
}
