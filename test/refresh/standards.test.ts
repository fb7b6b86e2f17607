import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compareStandards, STANDARDS } from '../../scripts/refresh/standards.ts'
import { root } from '../workspace.ts'
import { folderOf } from './folders.ts'

const hasGit = spawnSync('git', ['--version']).status === 0

/** A git folder with one commit for each subject. */
function repositoryOf(subjects: readonly string[], folder: string): void {
  const git = (...args: readonly string[]) => execFileSync('git', ['-C', folder, ...args])
  git('init', '--quiet')
  for (const subject of subjects) {
    const who = ['-c', 'user.name=a', '-c', 'user.email=a@a.example']
    git(...who, 'commit', '--quiet', '--allow-empty', '--message', subject)
  }
}

const inFolder = (from: string) => compareStandards({ from, data: from, project: root })

test.skipIf(!hasGit)('a standard without a commit is named with its newest one', () => {
  const from = folderOf({ 'standards/infra/a': '' })
  repositoryOf(['Add a thing'], join(from, 'standards/infra'))
  const report = inFolder(from)
  expect(report).toMatchObject({ differs: false, problem: null })
  expect(report.summary).toMatch(
    /^Infra: no commit is stated, newest [0-9a-f]{7,} \d{4}-\d\d-\d\d$/,
  )
})

test.skipIf(!hasGit)('commits after the one that is followed are listed', () => {
  const from = folderOf({ 'standards/url/a': '' })
  const folder = join(from, 'standards/url')
  repositoryOf(['Old', 'Followed', 'Add a host', 'Editorial: a comma'], folder)
  // The commit of the real standard, under which git finds one of this folder.
  const followed = execFileSync('git', ['-C', folder, 'rev-parse', 'HEAD~2'], { encoding: 'utf8' })
  const { commit } = STANDARDS.find(({ name }) => name === 'URL')!
  writeFileSync(join(folder, '.git/refs/tags', commit!), followed)
  const report = inFolder(from)
  expect(report.differs).toBe(true)
  expect(report.summary).toContain(`URL: at ${commit}, newest`)
  expect(report.summary).toContain('2 newer commits')
  expect(report.sections[0]?.items).toMatchObject([
    { subject: 'Editorial: a comma', isFollowed: false },
    { subject: 'Add a host' },
  ])
})

test.skipIf(!hasGit)('a folder without the commit, or without git, is named', () => {
  const from = folderOf({ 'standards/url/a': '' })
  expect(inFolder(from).problem).toBe('standards/url is not a git folder')
  repositoryOf(['Other'], join(from, 'standards/url'))
  expect(inFolder(from).problem).toMatch(/^standards\/url does not contain the commit/)
  expect(inFolder(folderOf({})).problem).toContain('none of the git folders')
})

test('each file that states a commit states the one of the list, and no other file does', () => {
  for (const { name, commit, alsoFollowed, statedIn } of STANDARDS) {
    for (const file of statedIn) {
      const text = readFileSync(join(root, file), 'utf8')
      const stated = text.match(
        /(?<=\(|\(commit `|commit `|url )[0-9a-f]{7}(?=`?\))|(?<=commit `)[0-9a-f]{7}/g,
      )
      expect([name, file, stated?.includes(commit!)]).toEqual([name, file, true])
      const known = [commit, ...alsoFollowed]
      expect([name, file, stated?.filter((one) => !known.includes(one))]).toEqual([name, file, []])
    }
  }
})
