import { readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where files with cases lie in a data folder; anything else there is tables, corpora and prose. */
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
