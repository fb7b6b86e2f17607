import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where files with cases are in a data folder; anything else there is tables, corpora and prose. */
const CASE_FILES = [
  'vectors/*',
  'wpt/*',
  'adversarial/*',
  'unicode/*/IdnaTestV2.txt',
  'unicode/*/NormalizationTest.txt',
  'psl/tests.txt',
  'real-sites/*/facts.json',
]

/** The data folder: `WAYMARK_DATA`, relative to the current directory, else `shared` beside the project. */
export function dataFolder(): string {
  const named = process.env['WAYMARK_DATA']
  if (named !== undefined && named !== '') return resolve(named)
  return fileURLToPath(new URL('../../shared', import.meta.url))
}

/** The environment of a process in which all data is missing. */
export const WITHOUT_DATA: NodeJS.ProcessEnv = {
  WAYMARK_DATA: fileURLToPath(new URL('no-data', import.meta.url)),
}

/** The full path of a file or folder in the data folder, whether it is there or not. */
export function dataPath(path: string): string {
  return join(dataFolder(), path)
}

const said = new Set<string>()

/**
 * Whether one of these files or folders is missing in the data folder: for `test.skipIf`. Says so in a line, unless there
 * is no data folder at all: that is said once, before the tests.
 *
 * @param paths - Below the data folder, with `/`.
 */
export function isMissing(...paths: readonly string[]): boolean {
  const missing = paths.filter((path) => !existsSync(dataPath(path)))
  const isThere = existsSync(dataFolder())
  for (const path of missing.filter((path) => isThere && !said.has(path))) {
    said.add(path)
    console.log(`Skipped: there is no ${path} in the data folder.`)
  }
  return missing.length > 0
}

/** The text of a file in the data folder; an error where it is missing. */
export function readData(path: string): string {
  return readFileSync(dataPath(path), 'utf8')
}

/** The names of the real sites, sorted; empty, with a line that says so, without them. */
export function realSites(): readonly string[] {
  if (isMissing('real-sites')) return []
  const files = matchFiles(dataFolder(), 'real-sites/*/facts.json')
  return files.map((file) => file.split('/')[1]!)
}

/** Every file with cases in the folder, as sorted paths below it; empty without data. */
export function listCaseFiles(root: string): string[] {
  return CASE_FILES.flatMap((pattern) => matchFiles(root, pattern)).filter(
    (file) => file.endsWith('.json') || file.endsWith('.txt'),
  )
}

/** The files below `root` that a pattern names, sorted. A `*` matches one whole path segment. */
export function matchFiles(root: string, pattern: string): string[] {
  let found = ['']
  for (const segment of pattern.split('/')) {
    found = found.flatMap((folder) => {
      const names = segment === '*' ? namesIn(join(root, folder)) : [segment]
      return names.map((name) => (folder === '' ? name : `${folder}/${name}`))
    })
  }
  return found.filter((path) => statSync(join(root, path), { throwIfNoEntry: false })?.isFile())
}

function namesIn(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(folder).sort()
}
