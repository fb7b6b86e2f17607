import { constants } from 'node:fs'
import { access, open, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { type Sentence, sentence } from '@waymark/infra/internal'
import { isBelow, isSameFile, isSitemapPath, refuseLink } from '@waymark/site/files/node'
import { usageFailure, verbatim } from '../failure.ts'
import type { OptionValues } from '../option-values.ts'
import { isStandardOutput } from './standard-output.ts'

/** Where the two reports of a run go. */
export interface ReportPaths {
  readonly html: string
  readonly json: string
}

/**
 * Where the reports are written: where `--report` says, or next to the input. They list URLs that are not published, so they
 * are in the output folder, or next to a sitemap, only if `--report` says so.
 *
 * @param input - The database, or `-`.
 * @param out - The folder, or `-`.
 * @returns `null` without reports: `--report` is not given, and there is no place next to the input or the sitemap goes to
 *   standard output.
 */
export async function reportPaths(
  options: OptionValues,
  input: string,
  out: string,
): Promise<ReportPaths | null> {
  const named = await namedReports(options)
  if (named !== null) return named
  const remedy = sentence('Remove the link, or say with --report where the reports go.')
  return pathsOf(await nextToInput(input, out, '.report.html', remedy))
}

/** Where `--report` says that the reports are written; `null` without it. */
export async function namedReports(options: OptionValues): Promise<ReportPaths | null> {
  const html = options.text('report')
  if (html === '' || (html !== null && (await isStandardOutput(html)))) {
    throw usageFailure(
      '--report needs the name of a file: --format json prints the report to standard output',
      { detail: 'no-report-file' },
    )
  }
  return pathsOf(html)
}

function pathsOf(html: string | null): ReportPaths | null {
  return html === null ? null : { html, json: `${html.replace(/\.html?$/i, '')}.json` }
}

/**
 * Where a run leaves to the next one what it has written: where `--state` says, or next to the input; `null` if there is no
 * place.
 */
export async function statePath(
  options: OptionValues,
  input: string,
  out: string,
): Promise<string | null> {
  const path = options.text('state')
  if (path === null) {
    const remedy = sentence('Remove the link, or name the file with --state.')
    return await nextToInput(input, out, '.sitemaps.state', remedy)
  }
  if (out === '-')
    throw usageFailure('--{option} needs a folder as --out', {
      detail: 'needs-folder',
      option: 'state',
    })
  if (path === '' || (input !== '-' && (await isSameFile(input, path)))) {
    throw usageFailure('--state needs the name of a file that is not the input', {
      detail: 'no-state-file',
    })
  }
  if (await isBelow(out, path)) {
    throw usageFailure(
      '--state: {path:verbatim} would be published with the sitemaps: choose a place outside of the output folder',
      { detail: 'state-published', path: verbatim(path) },
    )
  }
  if (await isOther(path, STATE)) {
    throw usageFailure(
      '--state: {path:verbatim} is not the state of an earlier run, and would be replaced: choose another name',
      { detail: 'not-a-state', path: verbatim(path) },
    )
  }
  return path
}

/** Whether a file is there, with anything in it. */
export async function hasContent(path: string): Promise<boolean> {
  return await stat(path).then(
    ({ size }) => size > 0,
    () => false,
  )
}

/** The beginning of each state. */
const STATE = /^waymark sitemaps/

/** Refuses a state that has the name of another output. */
export function refuseSharedState(
  state: string | null,
  reports: ReportPaths | null,
  others: Readonly<Record<'robots' | 'baseline', string | null>>,
): void {
  for (const [option, path] of [
    ['report', reports?.html],
    ['report', reports?.json],
    ...Object.entries(others),
  ] as const) {
    if (state === null || path == null || resolve(path) !== resolve(state)) continue
    throw usageFailure('--state and --{option} both name {path:verbatim}: choose two names', {
      detail: 'state-name-taken',
      option,
      path: verbatim(state),
    })
  }
}

/** Names of files that are usually in a folder that is published, as are sitemaps, feeds and robots.txt. */
const PUBLISHED = /(?:\.(?:xml|rss|atom)(?:\.gz|\.zst)?|^robots\.txt)$/i

/** `url-source.report.html` for `url-source.json`; `null` if a file that is not published cannot be there. */
async function nextToInput(
  input: string,
  out: string,
  ending: string,
  remedy: Sentence,
): Promise<string | null> {
  if (input === '-' || out === '-' || PUBLISHED.test(basename(input))) return null
  if (await isBelow(out, input)) return null
  const isFile = await stat(input).then(
    (found) => found.isFile(),
    () => false,
  )
  const isWritable = await access(dirname(input), constants.W_OK).then(
    () => true,
    () => false,
  )
  if (!isFile || !isWritable) return null
  const name = basename(input)
    .replace(/\.(?:gz|zst)$/i, '')
    .replace(/\.(?:json|ndjson|jsonl|csv|tsv|txt)$/i, '')
  const path = join(dirname(input), name + ending)
  await refuseLink(path, remedy)
  return path
}

/** Where sitemaps are written. */
export interface SitemapPlace {
  /** The folder, or `-`. */
  readonly out: string
  /** Whether they may have the names of groups. */
  readonly isSplit: boolean
}

/** Refuses paths where an output would overwrite the input, a report a sitemap, or one report the other. */
export async function refuseOverwriting(
  input: string,
  { out, isSplit }: SitemapPlace,
  reports: ReportPaths | null,
): Promise<void> {
  if (out !== '-' && input !== '-' && (await isSitemapPath(out, input, isSplit))) {
    throw usageFailure(
      '{input:verbatim}: the input has the name of a sitemap in the output folder: choose another --out',
      { detail: 'input-is-sitemap', input: verbatim(input) },
    )
  }
  await refuseReplacing([input], reports)
  for (const [name, path] of Object.entries(reports ?? {})) {
    if (out !== '-' && (await isSitemapPath(out, path, isSplit))) {
      throw usageFailure(
        '--report: the {kind} report {path:verbatim} has the name of a sitemap: choose another name',
        { detail: 'report-is-sitemap', ...reportFacts(name, path) },
      )
    }
  }
}

/**
 * Refuses reports that would overwrite an input or each other, or a JSON report, whose path nobody has named, that goes where a
 * link leads or another file is.
 */
export async function refuseReplacing(
  inputs: readonly string[],
  reports: ReportPaths | null,
): Promise<void> {
  if (reports === null) return
  for (const [name, path] of Object.entries(reports)) {
    for (const input of inputs) {
      if (input === '-' || !(await isSameFile(input, path))) continue
      throw usageFailure(
        '--report: the {kind} report {path:verbatim} would replace the input: choose another name',
        { detail: 'report-is-input', ...reportFacts(name, path) },
      )
    }
  }
  if (/\.json$/i.test(reports.html)) {
    const named = reports.html.replace(/json$/i, 'html')
    throw usageFailure(
      '--report names the HTML report: give {path:verbatim}, and the JSON report is written next to it',
      { detail: 'report-is-json', path: verbatim(named) },
    )
  }
  await refuseLink(reports.json, sentence('Remove the link, or name another report with --report.'))
  if (await isOther(reports.json, REPORT)) {
    throw usageFailure(
      '--report: the {kind} report would replace {path:verbatim}, which is not a report: choose another name',
      { detail: 'not-a-report', ...reportFacts('json', reports.json) },
    )
  }
}

/** The beginning of each JSON report. */
const REPORT = /^\{\s*"generator":\s*"waymark /

/** More of a file need not be read to recognise it. */
const BEGINNING = 64

/** Whether a file has content that does not begin so. Whoever writes there says what is wrong with anything but a file. */
async function isOther(path: string, beginning: RegExp): Promise<boolean> {
  const file = await open(path).catch(() => null)
  if (file === null) return false
  try {
    const info = await file.stat()
    if (!info.isFile() || info.size === 0) return false
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BEGINNING), 0, BEGINNING, 0)
    return !beginning.test(buffer.toString('latin1', 0, bytesRead))
  } finally {
    await file.close()
  }
}

function reportFacts(name: string, path: string) {
  return { kind: name.toUpperCase(), path: verbatim(path) }
}

/** Refuses outputs in the folder that a host would publish with the pages. */
export async function refuseInFolder(
  folder: string,
  reports: ReportPaths | null,
  state: string | null,
): Promise<void> {
  for (const [option, path] of [
    ['report', reports?.html],
    ['state', state],
  ] as const) {
    if (path == null || !(await isBelow(folder, path))) continue
    throw usageFailure(
      '--{option}: {path:verbatim} would be published with the pages: choose a place outside of the folder',
      { detail: 'published', option, path: verbatim(path) },
    )
  }
}
