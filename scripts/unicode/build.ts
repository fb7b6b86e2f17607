import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { dataFolder } from '../../test/data.ts'
import { writeFiles } from '../refresh/write-files.ts'
import { readVersion, UsageError } from './arguments.ts'
import { generateTables, tableWrites } from './tables.ts'

const USAGE = `Usage: pnpm build:unicode VERSION [--out FOLDER]

Makes the tables of all packages for a version of Unicode, from unicode/VERSION/ of the data folder
(WAYMARK_DATA, else ../shared beside the project).

  --out FOLDER  write them there, in a folder for each package; otherwise they replace those of the packages, with
                their SOURCES.json: all files or none

The packages have the version that the URL Standard's tests ask for. pnpm test:unicode VERSION runs the suites with
the tables of another one and leaves the packages as they are.
Exit status: 0 made, 1 a generator failed, 2 bad usage, or files of the version are missing.`

process.exitCode = main(process.argv.slice(2))

function main(args: readonly string[]): number {
  try {
    const { version, out, help } = readVersion(args, { out: { type: 'string' } })
    if (help) {
      console.log(USAGE)
      return 0
    }
    build(version, typeof out === 'string' ? resolve(out) : null)
    return 0
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`build:unicode: ${error.message}\n\n${USAGE}`)
      return 2
    }
    console.error(`build:unicode: ${(error as Error).message}`)
    return 1
  }
}

function build(version: string, out: string | null): void {
  const data = dataFolder()
  if (out !== null) {
    for (const line of generateTables(data, version, out)) console.log(line)
    return
  }
  const folder = mkdtempSync(join(tmpdir(), 'waymark-unicode-'))
  try {
    for (const line of generateTables(data, version, folder)) console.log(line)
    const files = tableWrites(data, version, folder)
    writeFiles(files)
    for (const { path } of files) console.log(`written: ${path}`)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
