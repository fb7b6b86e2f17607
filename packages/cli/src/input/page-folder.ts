import { relative, sep } from 'node:path'
import { sentence } from '@waymark/infra/internal'
import { hidePassword } from '@waymark/infra/problem'
import type { FileError } from '@waymark/site'
import { UNLISTED_REASONS, type UnlistedReason } from '@waymark/site/audit'
import { isBelow } from '@waymark/site/files/node'
import { openSitePages, type SitePages, type SitePagesOptions } from '@waymark/site/node'
import type { Option } from '../command-description.ts'
import { type Failure, usageFailure } from '../failure.ts'
import type { OptionValues } from '../option-values.ts'
import type { PagesOfReport, SitemapReport } from '../report/report.ts'
import { listed, say } from '../speech.ts'
import { safePath } from '../terminal/safe-text.ts'
import { refuseDatabaseOptions } from './database-input.ts'
import { saidName } from './said-name.ts'

/** The option for a folder with built pages, in place of a database. */
export const FROM_OPTION: Option = {
  name: 'from',
  value: 'folder',
  summary:
    'A folder of built pages, such as dist, instead of a database. The sitemap lists the pages that search engines can index, and leaves out those that are noindex, redirect, name another URL as canonical, are disallowed by robots.txt, or are error pages. --out may be the same folder.',
}

/** The folder of `--from`; `null` if it is not given. Refuses what goes with a database only. */
export function chosenFrom(
  options: OptionValues,
  operands: readonly string[],
  missing: () => Failure,
): string | null {
  const from = options.text('from')
  const [first] = operands
  if (from === null) {
    if (first === undefined) throw missing()
    return null
  }
  if (from === '' || from === '-') {
    throw usageFailure('--{option} needs the name of a folder, such as {folder}', {
      detail: 'no-folder-name',
      option: FROM_OPTION.name,
      folder: 'dist',
    })
  }
  if (first !== undefined) {
    throw usageFailure(
      '--from and {input:quote}: a sitemap is made of pages or of a database: give one of them',
      { detail: 'from-and-input', input: first },
    )
  }
  refuseDatabaseOptions(options, sentence('--from names a folder of pages'))
  return from
}

/** A folder of built pages that is read. */
export interface PageFolder {
  readonly pages: SitePages
  /** The files that could not be read. */
  readonly failures: readonly FileError[]
}

export async function openPageFolder(
  from: string,
  options: Omit<SitePagesOptions, 'onFailure'>,
): Promise<PageFolder> {
  const failures: FileError[] = []
  const pages = await openSitePages(from, {
    ...options,
    onFailure: (error) => failures.push(error),
  })
  return { pages, failures }
}

/** The URL of the output folder: below that of the pages if the folder is. */
export async function baseOfOutput(
  from: string,
  out: string,
  { address }: SitePages,
): Promise<string> {
  if (out === '-' || !(await isBelow(from, out))) return address.base
  const names = relative(from, out).split(sep)
  // A link in the folder may lead elsewhere in it.
  return names[0] === '..'
    ? address.base
    : `${address.base}${names.map(encodeURIComponent).join('/')}/`
}

/** What a report says of the pages. */
export function pagesOfReport(
  { address, report }: SitePages,
  folder: string,
): { readonly pages?: PagesOfReport } {
  if (report === null) return {}
  const { files, listable, leftOut } = report
  return { pages: { folder, base: hidePassword(address.base), files, listable, leftOut } }
}

/** The answer in one line: how many of the pages are listed, and why not the others. */
export function pageFolderText(
  { folder, files, listable, leftOut }: PagesOfReport,
  { counts, files: written, output }: Pick<SitemapReport, 'counts' | 'files' | 'output'>,
): string {
  const unusable = listable - counts.written
  const n = files - counts.written
  const main = written.find(({ kind }) => kind === 'sitemapindex') ?? written[0]
  const facts = {
    folder: safePath(folder),
    written: counts.written,
    files,
    sitemap: output === 'standard output' ? saidName(output) : (main?.name ?? 'sitemap.xml'),
  }
  const told = say(
    '{folder}: {written} of {files} {files|page|pages} {written|is|are} in {sitemap}',
    facts,
  )
  if (n === 0) return told
  const reasons = [
    ...UNLISTED_REASONS.flatMap((reason) => {
      const times = leftOut[reason] ?? 0
      return times === 0 ? [] : [REASONS[reason](times)]
    }),
    ...(unusable > 0 ? [say('{n} with problems, see below', { n: unusable })] : []),
  ]
  return say('{told}; {n} left out: {reasons}', { told, n, reasons: listed(reasons) })
}

const REASONS: Readonly<Record<UnlistedReason, (n: number) => string>> = {
  noindex: (n) => say('{n} noindex', { n }),
  redirect: (n) => say('{n} {n|redirect|redirects}', { n }),
  'not-canonical': (n) => say('{n} canonical elsewhere', { n }),
  disallowed: (n) => say('{n} disallowed by the robots.txt', { n }),
  'error-page': (n) => say('{n} error or fallback {n|page|pages}', { n }),
  verification: (n) => say('{n} verification {n|file|files}', { n }),
  part: (n) => say('{n} {n|part|parts} of pages', { n }),
  'same-url': (n) => say('{n} with the URL of another file', { n }),
  unreadable: (n) => say('{n} unreadable', { n }),
}
