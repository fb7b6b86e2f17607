import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { dataFolder } from '../../test/data.ts'
import { cloneHistory, DownloadError, download } from './download.ts'
import { type Folders, PARTS, type PartName, type PartReport } from './part.ts'
import { comparePublicSuffixes } from './public-suffix.ts'
import { reportText } from './report-text.ts'
import { compareStandards } from './standards.ts'
import { compareUnicode } from './unicode.ts'
import { compareWebPlatformTests } from './web-platform-tests.ts'
import { writeFiles } from './write-files.ts'

const USAGE = `Usage: pnpm refresh --from FOLDER | --online [--only PARTS] [--write] [--json] [--verbose]

Compares newer data with what the project uses, and says what would change: for a person to decide on.

  --from FOLDER  what you downloaded:
                   psl/public_suffix_list.dat
                   wpt/            the JSON files, or a checkout of web-platform-tests
                   unicode/18.0.0/ a folder for each version
                   standards/      git folders: url, urlpattern, encoding, infra
                 What is missing is left out.
  --online       download all this first, to a folder that is removed afterwards
  --unicode N    with --online: this version of Unicode instead of the newest
  --only PARTS   some of psl,wpt,unicode,standards
  --write        write the newer files to the data folder and to the package of the public suffix list: all or none
  --json         print the report as JSON, with every line
  --verbose      print every line

The data folder is WAYMARK_DATA, else ../shared beside the project.
Exit status: 0 nothing differs, 1 something differs, 2 bad usage, nothing to compare, or the network is not reachable.`

class UsageError extends Error {}

process.exitCode = await main(process.argv.slice(2))

async function main(args: readonly string[]): Promise<number> {
  try {
    const options = readOptions(args)
    if (options.help) {
      console.log(USAGE)
      return 0
    }
    return await refresh(options)
  } catch (error) {
    if (error instanceof UsageError) return refuse(`${error.message}\n\n${USAGE}`)
    if (error instanceof DownloadError) return refuse(error.message)
    throw error
  }
}

function refuse(message: string): number {
  console.error(`refresh: ${message}`)
  return 2
}

type Options = ReturnType<typeof readOptions>

function readOptions(args: readonly string[]) {
  const isFlag = { type: 'boolean', default: false } as const
  const options = {
    from: { type: 'string' },
    online: isFlag,
    unicode: { type: 'string' },
    only: { type: 'string' },
    write: isFlag,
    json: isFlag,
    verbose: isFlag,
    help: { ...isFlag, short: 'h' },
  } as const
  const parsed = (() => {
    try {
      return parseArgs({ args: args.filter((arg) => arg !== '--'), options }).values
    } catch (error) {
      throw new UsageError((error as Error).message.split('. ')[0]!.replace(/^U/, 'u'))
    }
  })()
  const { only, from, online, unicode, help } = parsed
  const names = only?.split(',') ?? PARTS
  const unknown = names.find((name) => !PARTS.some((part) => part === name))
  if (unknown !== undefined)
    throw new UsageError(`--only: ${unknown} is not one of ${PARTS.join(', ')}`)
  if (!help && (from === undefined) === !online) {
    throw new UsageError(
      online ? '--from and --online exclude each other' : 'give --from FOLDER or --online',
    )
  }
  if (unicode !== undefined && (!online || !/^\d+\.\d+\.\d+$/.test(unicode))) {
    throw new UsageError('--unicode: a version such as 18.0.0, with --online')
  }
  return { ...parsed, parts: PARTS.filter((part) => names.includes(part)) }
}

async function refresh(options: Options): Promise<number> {
  const project = fileURLToPath(new URL('../..', import.meta.url))
  const { online, parts, unicode = null } = options
  const from = online ? mkdtempSync(join(tmpdir(), 'waymark-refresh-')) : resolve(options.from!)
  try {
    if (!existsSync(from)) throw new UsageError(`--from: there is no folder ${from}`)
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
    return report(reports, options)
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

function report(reports: readonly PartReport[], { json, verbose, write }: Options): number {
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
