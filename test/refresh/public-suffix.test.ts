import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { comparePublicSuffixes } from '../../scripts/refresh/public-suffix.ts'
import { reportText } from '../../scripts/refresh/report-text.ts'
import { writeFiles } from '../../scripts/refresh/write-files.ts'
import { root } from '../workspace.ts'
import { folderOf } from './folders.ts'

const FILE = 'psl/public_suffix_list.dat'
const HEADER = `// VERSION: 2027-01-02_03-04-05_UTC\n// COMMIT: ${'0123456789'.repeat(4)}\n`
const SOURCES = 'packages/public-suffix/SOURCES.json'

const compare = (before: string, after: string) =>
  comparePublicSuffixes({
    from: folderOf({ [FILE]: after }),
    data: folderOf({ [FILE]: before }),
    project: folderOf({ [SOURCES]: readFileSync(join(root, SOURCES), 'utf8') }),
  })

test('rules that were added and removed are listed with the names that they decide', () => {
  const before = 'com\ngone.com\n*.wild.com\nkept.com\n'
  const after = 'com\nnew.com\n*.wild.com\n!city.wild.com\nkept.com\n'
  const { summary, differs, sections, writes, next } = compare(before, after)
  expect(differs).toBe(true)
  expect(summary).toContain('4 rules to 5, 2 added, 1 removed')
  expect(sections).toMatchObject([
    {
      title: 'Rules added',
      items: [
        {
          rule: '!city.wild.com',
          affected: [
            { name: 'city.wild.com', from: null, to: 'city.wild.com' },
            { name: 'www.city.wild.com', from: 'www.city.wild.com', to: 'city.wild.com' },
          ],
        },
        {
          rule: 'new.com',
          affected: [
            { name: 'new.com', from: 'new.com', to: null },
            { name: 'www.new.com', from: 'new.com', to: 'www.new.com' },
          ],
        },
      ],
    },
    {
      title: 'Rules removed',
      items: [
        {
          rule: 'gone.com',
          affected: [
            { name: 'gone.com', from: null, to: 'gone.com' },
            { name: 'www.gone.com', from: 'www.gone.com', to: 'gone.com' },
          ],
        },
      ],
    },
  ])
  // Without its date and commit, a list cannot be named in SOURCES.json.
  expect(writes).toEqual([])
  expect(next.join()).toContain('VERSION')
})

test('a rule that changes no answer says so', () => {
  const { sections } = compare('com\n*.a.com\n', 'com\n*.a.com\nb.a.com\n')
  expect(sections[0]?.items).toMatchObject([{ text: 'b.a.com  decides as before', affected: [] }])
})

test('the same list does not differ', () => {
  expect(compare('com\n', 'com\n')).toMatchObject({ differs: false, sections: [], writes: [] })
})

test('what would be written is the list, its source and its built-in form', () => {
  const after = `${HEADER}com\nnew.com\n`
  const { writes, summary } = compare('com\n', after)
  expect(summary).toContain('a list without a date to 2027-01-02')
  writeFiles(writes)
  const [list, sources, generated] = writes.map(({ path }) => readFileSync(path, 'utf8'))
  expect(list).toBe(after)
  const [source] = JSON.parse(sources!).sources
  const commit = '0123456789'.repeat(4)
  expect(source).toEqual({
    file: 'public_suffix_list.dat',
    address: `https://raw.githubusercontent.com/publicsuffix/list/${commit}/public_suffix_list.dat`,
    version: '2027-01-02',
    commit,
    sha256: createHash('sha256').update(after).digest('hex'),
    licence: 'MPL-2.0',
  })
  expect(generated).toContain("LIST_VERSION: string = '2027-01-02 01234567'")
  expect(generated).toContain("'Acom(Anew)'")
})

test('what is not a list, or is not there, is said, and nothing would be written', () => {
  const wrong = compare('com\n', 'com\n<title>404</title>\n')
  expect(wrong).toMatchObject({ differs: false, writes: [] })
  expect(reportText([wrong], false)).toMatch(
    /^Public suffix list: not compared: .*line 2, column 1/,
  )
  const empty = folderOf({})
  const none = comparePublicSuffixes({ from: empty, data: empty, project: empty })
  expect(none.problem).toBe(`${FILE} is not in the folder`)
})
