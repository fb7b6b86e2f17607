import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dataFolder } from '../../test/data.ts'
import { cloneHistory, DownloadError, download } from './download.ts'
import type { Folders, PartName, PartReport } from './part.ts'
import { comparePublicSuffixes } from './public-suffix.ts'
import { reportText } from './report-text.ts'
import { compareStandards } from './standards.ts'
import { compareUnicode } from './unicode.ts'
import { compareWebPlatformTests } from './web-platform-tests.ts'
import { writeFiles } from './write-files.ts'

interface Request {
  /** The folder of downloads, if they are there; with `online`, they are made. */
  readonly from?: string | undefined
  readonly online: boolean
  /** The version of Unicode to download; without one, the newest. */
  readonly unicode?: string | undefined
  readonly parts: readonly PartName[]
  readonly write: boolean
  readonly json: boolean
  readonly verbose: boolean
}

/** Compares the parts, prints what differs, and writes it if that is asked for. Returns the exit status. */
export async function refresh(request: Request): Promise<number> {
  try {
    return await compareParts(request)
  } catch (error) {
    if (!(error instanceof DownloadError)) throw error
    console.error(`refresh: ${error.message}`)
    return 2
  }
}

async function compareParts(request: Request): Promise<number> {
  const project = fileURLToPath(new URL('../..', import.meta.url))
  const { online, parts, unicode = null } = request
  const from = online ? mkdtempSync(join(tmpdir(), 'waymark-refresh-')) : resolve(request.from!)
  try {
    const progress = (text: string) => void process.stderr.write(`refresh: ${text}\n`)
    if (online) {
      const fetcher = (address: string) => fetch(address)
      await download({
        folder: from,
        parts,
        unicode,
        project,
        progress,
        fetcher,
        clone: cloneHistory,
      })
    }
    const folders: Folders = { from, data: dataFolder(), project }
    const reports: PartReport[] = []
    for (const part of parts) reports.push(await compare(part, folders, progress))
    return report(reports, request)
  } finally {
    if (online) rmSync(from, { recursive: true })
  }
}

function compare(
  part: PartName,
  folders: Folders,
  progress: (text: string) => void,
): PartReport | Promise<PartReport> {
  switch (part) {
    case 'psl':
      return comparePublicSuffixes(folders)
    case 'wpt':
      return compareWebPlatformTests(folders, progress)
    case 'unicode':
      return compareUnicode(folders, progress)
    case 'standards':
      return compareStandards(folders)
  }
}

function report(reports: readonly PartReport[], { json, verbose, write }: Request): number {
  const files = reports.flatMap(({ writes }) => writes)
  const paths = files.map(({ path }) => path)
  if (write) writeFiles(files)
  if (json) {
    const shown = reports.map(({ writes, ...rest }) => ({
      ...rest,
      files: writes.map(({ path }) => path),
    }))
    console.log(JSON.stringify({ parts: shown, written: write ? paths : [] }, null, 2))
  } else {
    console.log(reportText(reports, verbose))
    if (write)
      console.log(
        ['', `Written: ${files.length} files`, ...paths.map((path) => `  ${path}`)].join('\n'),
      )
    else if (files.length > 0)
      console.log(`\nNothing is written; --write would write ${files.length} files.`)
  }
  if (reports.every(({ problem }) => problem !== null)) return 2
  return reports.some(({ differs }) => differs) ? 1 : 0
}
