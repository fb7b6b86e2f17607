import { stat } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { throughLinks } from '@waymark/site/files/node'
import { usageFailure } from '../failure.ts'
import type { OptionValues } from '../option-values.ts'
import { safePath } from '../terminal/safe-text.ts'
import { isStandardOutput } from './standard-output.ts'

/** The names of the sitemaps in a folder. Case is ignored because some file systems ignore it. */
export const SITEMAP_NAME: RegExp = /^sitemap(?:-\d+)?\.xml(?:\.gz)?$/i

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
  if (out !== '-' && input !== '-' && (await isSitemapOf(out, input))) {
    throw usageFailure(
      `${safePath(input)}: the input has the name of a sitemap in the output folder: choose another --out`,
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
      `--report names the HTML report: give ${named}, and the JSON report is written beside it`,
    )
  }
}

/** Whether a path is, or is below, a path that a sitemap in the folder may have. */
async function isSitemapOf(folder: string, path: string): Promise<boolean> {
  const [first = ''] = relative(await realPathOf(folder), await inRealFolder(path)).split(sep)
  return SITEMAP_NAME.test(first)
}

/** Resolves links in the folder of a path, but not the last name: a link named like a sitemap counts as one. */
async function inRealFolder(path: string): Promise<string> {
  return join(await realPathOf(dirname(path)), basename(path))
}

async function isSameFile(a: string, b: string): Promise<boolean> {
  if ((await realPathOf(a)) === (await realPathOf(b))) return true
  // Two spellings of one name, on a file system that ignores case.
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
    // Nothing can be there; the attempt to write will say why.
    return resolve(path)
  }
}
