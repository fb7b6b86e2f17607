import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Folders, filled, type Item, type PartReport, type Section, unread } from './part.ts'

/** A standard that the project follows. */
export interface Standard {
  readonly name: string
  /** Its folder in `standards/` of the downloads. */
  readonly folder: string
  readonly repository: string
  /** The commit whose text is followed; `null` if none is stated. */
  readonly commit: string | null
  /** Newer commits that are followed already. */
  readonly alsoFollowed: readonly string[]
  /** The files that state the commit. */
  readonly statedIn: readonly string[]
}

export const STANDARDS: readonly Standard[] = JSON.parse(
  readFileSync(new URL('standards.json', import.meta.url), 'utf8'),
)

/** Lists the commits of each standard after the one that the project follows. */
export function compareStandards(folders: Folders): PartReport {
  const found = STANDARDS.flatMap((standard) => {
    const path = join(folders.from, 'standards', standard.folder)
    return existsSync(path) ? [{ standard, path }] : []
  })
  if (found.length === 0) {
    const names = STANDARDS.map(({ folder }) => folder).join(', ')
    return unread('standards', `standards/ has none of the git folders ${names}`)
  }
  const compared = found.map(({ standard, path }) => compareStandard(standard, path))
  const broken = compared.find(({ problem }) => problem !== null)
  if (broken?.problem) return unread('standards', broken.problem)
  const newer = compared.flatMap(({ section }) => (section === null ? [] : [section]))
  const sections = filled(newer)
  return {
    part: 'standards',
    summary: compared.map(({ line }) => line).join('; '),
    differs: sections.length > 0,
    problem: null,
    sections,
    writes: [],
    next:
      sections.length === 0
        ? []
        : [
            'Follow the commits that change an algorithm, then change the commit in scripts/refresh/standards.json and in the files that it names.',
          ],
  }
}

interface Compared {
  readonly line: string
  readonly section: Section | null
  readonly problem: string | null
}

function compareStandard(standard: Standard, path: string): Compared {
  const { name, commit, alsoFollowed } = standard
  const broken = (problem: string): Compared => ({ line: '', section: null, problem })
  const newest = git(path, 'log', '-1', '--format=%h %cs')
  if (newest === null) return broken(`standards/${standard.folder} is not a git folder`)
  if (commit === null) {
    return { line: `${name}: no commit is stated, newest ${newest}`, section: null, problem: null }
  }
  const log = git(path, 'log', '--format=%h%x09%cs%x09%s', `${commit}..HEAD`)
  if (log === null) {
    return broken(
      `standards/${standard.folder} does not contain the commit ${commit}: fetch its history`,
    )
  }
  const items = log
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Item => {
      const [hash = '', date = '', subject = ''] = line.split('\t')
      const isFollowed = alsoFollowed.some((one) => hash.startsWith(one) || one.startsWith(hash))
      const note = isFollowed ? '  (followed already)' : ''
      return { text: `${hash} ${date} ${subject}${note}`, hash, date, subject, isFollowed }
    })
  const count = `${items.length} newer ${items.length === 1 ? 'commit' : 'commits'}`
  return {
    line: `${name}: at ${commit}, newest ${newest}, ${count}`,
    section: { title: `${name}: commits after ${commit}`, items },
    problem: null,
  }
}

/** @returns What git prints; `null` if it fails. */
function git(folder: string, ...args: readonly string[]): string | null {
  // Without this, git would answer for the repository around a folder that is not one.
  const env = { ...process.env, GIT_CEILING_DIRECTORIES: join(folder, '..') }
  const { status, stdout } = spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8', env })
  return status === 0 ? stdout.trim() : null
}
