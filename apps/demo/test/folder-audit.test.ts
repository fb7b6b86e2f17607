import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { SiteProblem } from '@waymark/site'
import { auditSite } from '@waymark/site/audit'
import { diskFiles } from '@waymark/site/node'
import { afterAll, describe, expect, test } from 'vitest'
import { auditFolder } from '../src/folder-audit/audit-folder.ts'
import { languageLinks } from '../src/folder-audit/language-links.ts'
import { brokenSite, sound } from './tea-site.ts'

type Contents = Readonly<Record<string, string>>

const filesOf = (contents: Contents, folder = 'dist') =>
  Object.entries(contents).map(([name, content]) => ({
    path: folder === '' ? name : `${folder}/${name}`,
    blob: new Blob([content], { type: name.endsWith('.html') ? 'text/html' : '' }),
  }))

const audited = (contents: Contents, folder = 'dist') =>
  auditFolder({ files: filesOf(contents, folder), folder }, () => {})

const pagesOf = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`p${i}.html`, sound['index.html']!]))

const place = mkdtempSync(join(tmpdir(), 'waymark-folder-'))

afterAll(() => rmSync(place, { recursive: true, force: true }))

/** What `waymark audit` finds on a disk. */
async function onDisk(contents: Contents): Promise<SiteProblem[]> {
  for (const [name, content] of Object.entries(contents)) {
    mkdirSync(dirname(join(place, 'dist', name)), { recursive: true })
    writeFileSync(join(place, 'dist', name), content)
  }
  const problems: SiteProblem[] = []
  for await (const event of auditSite(join(place, 'dist'), diskFiles())) {
    if (event.type === 'problem') problems.push(event.problem)
  }
  return problems
}

/** The same place, whatever the folder is in. */
const withoutPlace = (problems: readonly SiteProblem[]) =>
  JSON.parse(JSON.stringify(problems).replaceAll(`${place}/`, '')) as unknown

describe('an audit of files', () => {
  test('finds what the audit of the folder on a disk finds', async () => {
    const problems: SiteProblem[] = []
    const request = { files: filesOf(brokenSite), folder: 'dist' }
    await auditFolder(
      request,
      () => {},
      (problem) => problems.push(problem),
    )
    expect(problems.length).toBeGreaterThan(3)
    expect(problems).toEqual(withoutPlace(await onDisk(brokenSite)))
  })

  test('says what the folder is, and how many pages are in it', async () => {
    const { view } = (await audited(sound))!
    expect(view).toMatchObject({
      address: { base: 'https://tea.example/', from: 'canonical', fits: 4, of: 4 },
      ...{ pages: 4, indexable: 4, listed: 4 },
      ...{ kinds: [], failures: [], severities: { error: 0, warning: 0, info: 0 } },
    })
    expect(view.matrix.from).toEqual([
      { lang: 'en', pages: 2 },
      { lang: 'ja', pages: 2 },
    ])
  })

  test('explains each of its codes, and has more of their problems', async () => {
    const { view, kinds } = (await audited(brokenSite))!
    expect(
      view.kinds.filter(({ explanation, source }) => explanation === '' || source === ''),
    ).toEqual([])
    expect(kinds.map(({ code }) => code)).toEqual(view.kinds.map(({ code }) => code))
  })

  test('takes files that are in no folder', async () => {
    const { view } = (await audited(sound, ''))!
    expect(view).toMatchObject({ address: { base: 'https://tea.example/' }, kinds: [], pages: 4 })
  })

  test('is of no use without a page', async () => {
    expect(await audited({ 'sitemap.xml': sound['sitemap.xml']!, '404.html': '<p>No' })).toBeNull()
  })

  test('counts the files that it has read', async () => {
    const seen: (readonly [number, number])[] = []
    const images = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`i/${i}.png`, '']))
    await auditFolder({ files: filesOf({ ...images, ...sound }), folder: 'dist' }, (done, total) =>
      seen.push([done, total]),
    )
    const total = 20 + Object.keys(sound).length
    expect(new Set(seen.map(([, of]) => of))).toEqual(new Set([total]))
    const counts = seen.map(([done]) => done)
    expect(counts).toEqual([...counts].sort((a, b) => a - b))
    expect(counts.length).toBe(4)
    expect(counts.at(-1)).toBeGreaterThan(20)
  })

  test('reads pages ahead, and nothing else', async () => {
    const read: string[] = []
    let most = 0
    let open = 0
    const files = filesOf({
      'a.png': '',
      ...pagesOf(100),
      'z.html': sound['index.html']!.padEnd(600_000),
    })
    for (const { path, blob } of files) {
      const whole = blob.arrayBuffer.bind(blob)
      blob.arrayBuffer = async () => {
        read.push(path)
        open++
        most = Math.max(most, open)
        const bytes = await whole()
        open--
        return bytes
      }
    }
    const { view } = (await auditFolder({ files, folder: 'dist' }, () => {}))!
    expect(view.pages).toBe(101)
    expect(most).toBeGreaterThan(8)
    expect(most).toBeLessThan(20)
    expect(read).not.toContain('dist/a.png')
    expect(read).not.toContain('dist/z.html')
  })

  test('says which page could not be read', async () => {
    const files = filesOf(pagesOf(40))
    const { path, blob } = files[20]!
    blob.arrayBuffer = () => Promise.reject(new DOMException('It changed', 'NotReadableError'))
    const { view } = (await auditFolder({ files, folder: 'dist' }, () => {}))!
    expect(view.failures).toMatchObject([{ code: 'file-system-error', file: path }])
    expect(view.failures[0]!.message).toContain('NotReadableError')
  })

  test('shows no password of the URL', async () => {
    const page = '<title>A</title><link rel=canonical href="https://u:secret@tea.example/">'
    const { view } = (await audited({ 'index.html': page }))!
    expect(JSON.stringify(view)).not.toContain('secret')
  })
})

describe('languages by languages', () => {
  const figures = (lang: string, pages: number) => ({
    ...{ lang, pages, indexable: pages, listed: 0 },
    alternates: { head: 0, header: 0, sitemap: 0, database: 0 },
  })

  test('count the links, and those that lead back, the languages with the most pages first', () => {
    const languages = [figures('de', 1), figures('', 2), figures('en', 3)]
    const matrix = { en: { de: 3, 'x-default': 3 }, de: { en: 1 }, '': { en: 2 } }
    expect(languageLinks({ languages, matrix })).toEqual({
      from: [
        { lang: 'en', pages: 3 },
        { lang: 'de', pages: 1 },
        { lang: '', pages: 2 },
      ],
      to: ['en', 'de', 'x-default'],
      pairs: [
        [null, { pages: 3, back: 1 }, { pages: 3, back: null }],
        [{ pages: 1, back: 3 }, null, { pages: 0, back: null }],
        [
          { pages: 2, back: 0 },
          { pages: 0, back: 0 },
          { pages: 0, back: null },
        ],
      ],
      more: 0,
    })
  })

  test('are left out without alternates', () => {
    expect(languageLinks({ languages: [figures('en', 3)], matrix: {} }).from).toEqual([])
  })
})
