import { access, readFile, writeFile } from 'node:fs/promises'
import { isRecord } from '@waymark/infra/internal'
import { StagedOutput } from '@waymark/site/files/node'
import { asFailure } from '../failure.ts'
import type { SitemapReport } from '../report/report.ts'
import { toJsonPieces } from './json-text.ts'
import type { ReportPaths } from './report-paths.ts'

/** Prepares the two reports of a run, which are in place when the output is published. */
export async function stageReports(
  staged: StagedOutput,
  paths: ReportPaths,
  { html, report }: { readonly html: string; readonly report: object },
): Promise<void> {
  await stageFile(staged, paths.html, [html])
  await stageFile(staged, paths.json, linesOf(report))
}

/** Whether both reports of an earlier run are in their places, so that they need not be written again. */
export async function areWritten(
  { html, json }: ReportPaths,
  { generated, generator, output, since, counts }: SitemapReport,
): Promise<boolean> {
  if (since !== undefined) return false
  try {
    await access(html)
    const found: unknown = JSON.parse(await readFile(json, 'utf8'))
    return (
      isRecord(found) &&
      found['generated'] === generated &&
      found['generator'] === generator &&
      found['output'] === output &&
      JSON.stringify(found['counts']) === JSON.stringify(counts)
    )
  } catch {
    return false
  }
}

/** Writes the two reports of a run, both or none. */
export async function writeReports(
  paths: ReportPaths,
  contents: { readonly html: string; readonly report: object },
): Promise<void> {
  const staged = new StagedOutput()
  try {
    await stageReports(staged, paths, contents)
    await staged.publish()
  } catch (error) {
    staged.discard()
    throw asFailure(error, paths.html)
  }
}

function* linesOf(report: object): Generator<string, void> {
  yield* toJsonPieces(report)
  yield '\n'
}

async function stageFile(
  staged: StagedOutput,
  path: string,
  pieces: Iterable<string>,
): Promise<void> {
  try {
    await writeFile(await staged.file(path), pieces)
  } catch (error) {
    throw asFailure(error, path)
  }
}
