import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { readOptions } from '../read-options.ts'
import { PARTS } from './part.ts'

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

const flag = { type: 'boolean', default: false } as const
const { only, ...options } = readOptions(
  { name: 'refresh', usage: USAGE, args: process.argv.slice(2) },
  {
    from: { type: 'string' },
    online: flag,
    unicode: { type: 'string' },
    only: { type: 'string' },
    write: flag,
    json: flag,
    verbose: flag,
  },
)
const { from, online, unicode } = options
const names = only?.split(',') ?? PARTS
const unknown = names.find((name) => !PARTS.some((part) => part === name))
if (unknown !== undefined) refuse(`--only: ${unknown} is not one of ${PARTS.join(', ')}`)
if (online && from !== undefined) refuse('--from and --online exclude each other')
if (!online && from === undefined) refuse('give --from FOLDER or --online')
if (unicode !== undefined && (!online || !/^\d+\.\d+\.\d+$/.test(unicode))) {
  refuse('--unicode: a version such as 18.0.0, with --online')
}
if (from !== undefined && !existsSync(from)) refuse(`--from: there is no folder ${resolve(from)}`)

// What compares the parts takes seconds to import: a question about usage is answered before.
const { refresh } = await import('./refresh.ts')
process.exitCode = await refresh({
  ...options,
  parts: PARTS.filter((part) => names.includes(part)),
})

function refuse(message: string): never {
  console.error(`refresh: ${message}\n\n${USAGE}`)
  process.exit(2)
}
