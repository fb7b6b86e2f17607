import { readFile, writeFile } from 'node:fs/promises'
import { utf8DecodeStrict } from '@waymark/infra'
import { sentence } from '@waymark/infra/internal'
import { isSameFile, isSitemapPath, type StagedOutput } from '@waymark/site/files/node'
import { updateSitemapLine } from '@waymark/sitemap/robots'
import type { Option } from '../command-description.ts'
import { asFailure, Failure, systemErrorCode, usageFailure, verbatim } from '../failure.ts'
import type { OptionValues } from '../option-values.ts'
import type { ReportPaths, SitemapPlace } from './report-paths.ts'

/** The option that names the sitemap in a robots.txt. */
export const ROBOTS_OPTION: Option = {
  name: 'robots',
  value: 'file',
  summary:
    'Adds a Sitemap line for the sitemap, or for the index, to this robots.txt, which is created if it does not exist. All other bytes of the file stay the same.',
}

/** The value of `--robots`; `null` if it is not given. */
export async function chosenRobots(
  options: OptionValues,
  inputs: readonly string[],
  { out, isSplit }: SitemapPlace,
  reports: ReportPaths | null,
): Promise<string | null> {
  const path = options.text('robots')
  if (path === null) return null
  if (path === '' || path === '-') {
    throw usageFailure('--robots needs the name of a file, such as public/robots.txt', {
      detail: 'no-robots-file',
    })
  }
  if (out === '-') {
    throw usageFailure(
      '--robots: with --out -, it is not known where the sitemap will be: give a folder as --out',
      { detail: 'robots-without-folder' },
    )
  }
  for (const other of [...inputs, reports?.html ?? '-', reports?.json ?? '-']) {
    if (other === '-' || !(await isSameFile(other, path))) continue
    throw usageFailure(
      '--robots: {path:verbatim} is also the input or a report: choose another name',
      { detail: 'robots-taken', path: verbatim(path) },
    )
  }
  if (await isSitemapPath(out, path, isSplit)) {
    throw usageFailure('--robots: {path:verbatim} has the name of a sitemap: choose another name', {
      detail: 'robots-is-sitemap',
      path: verbatim(path),
    })
  }
  return path
}

/**
 * Prepares the robots.txt with the line of the sitemap.
 *
 * @returns The URL that is new in it; `null` if there is nothing to change.
 */
export async function stageRobots(
  path: string,
  files: readonly { readonly kind: string; readonly loc: string | null }[],
  staged: StagedOutput,
): Promise<string | null> {
  const { loc = null } = files.find(({ kind }) => kind === 'sitemapindex') ?? files[0] ?? {}
  if (loc === null) return null
  try {
    const bytes = await readFile(path).catch((error: unknown) => {
      if (systemErrorCode(error) === 'ENOENT') return Buffer.alloc(0)
      throw error
    })
    if (bytes.includes(0)) {
      throw new Failure(
        sentence('{file:verbatim}: is not text in UTF-8: save it as UTF-8', {
          detail: 'utf8-needed',
          file: verbatim(path),
        }),
      )
    }
    // In another encoding, each byte becomes one character and a byte again.
    const text = utf8DecodeStrict(bytes)
    const before = text ?? bytes.toString('latin1')
    const after = updateSitemapLine(before, loc)
    if (after === before) return null
    await writeFile(await staged.file(path), after, text === null ? 'latin1' : 'utf8')
    return loc
  } catch (error) {
    throw asFailure(error, path)
  }
}
