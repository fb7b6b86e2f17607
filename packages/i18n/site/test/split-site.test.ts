import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildSite, checkSite, FileError } from '@waymark/site'
import { diskFiles, type PublishSiteOptions, writeSite } from '@waymark/site/node'
import { parseSitemap, SITEMAP_STYLESHEET } from '@waymark/sitemap'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCharacter } from '../../../../test/any-character.ts'
import { runs } from '../../../../test/runs.ts'
import { temporaryFolder } from '../../../../test/temporary-folder.ts'
import { groupName } from '../src/build/split-groups.ts'
import { databaseOf, page } from './databases.ts'
import { drain } from './drain.ts'
import { namesOf, readFolder, type TestFile } from './set-folder.ts'
import { sourceOf } from './sources.ts'

/** A folder in which runs follow each other. */
function createSite(base: PublishSiteOptions = {}) {
  const root = temporaryFolder()
  const out = join(root, 'public')
  const run = async (text: string, options: PublishSiteOptions = {}) => {
    await writeFile(join(root, 'db'), text)
    return await writeSite(join(root, 'db'), out, { split: 'lang', ...base, ...options })
  }
  return { root, out, run, files: async () => await readFolder(out) }
}

const pageIn = (lang: string, path: string) => page(`/${lang}/${path}`, { lang })
const pagesIn = (lang: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => pageIn(lang, `${from + i}`))

/** The paths in each file that the index names. */
function contents(files: ReadonlyMap<string, TestFile>): Record<string, string> {
  const names = namesOf(files.get('sitemap.xml')!.text)
  return Object.fromEntries(names.map((name) => [name, pathsIn(files.get(name)!.text)]))
}

function pathsIn(xml: string): string {
  const entries = parseSitemap(xml).flatMap((item) => (item.type === 'url' ? [item.entry] : []))
  return entries.map(({ loc }) => loc.slice('https://a.example'.length)).join(' ')
}

/** What a run does to the names of files. */
async function changesOf(work: Promise<{ files: readonly { name: string; change: string }[] }>) {
  const { files } = await work
  return files.filter(({ change }) => change === 'written').map(({ name }) => name)
}

async function refusal(work: Promise<unknown>): Promise<FileError['problem']> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (error instanceof FileError) return error.problem
  throw new Error(`no error of a file: ${error}`)
}

describe('a set that is split by language', () => {
  test('has a file for each language, whatever its case, and one for pages without a language', async () => {
    const site = createSite()
    await site.run(
      databaseOf([
        pageIn('pt-BR', 'a'),
        pageIn('en', 'a'),
        pageIn('pt-br', 'b'),
        page('/about'),
        // Its link to itself says its language.
        page('/fr/a', { alternates: [{ lang: 'fr', loc: 'https://a.example/fr/a' }] }),
      ]),
    )
    expect(contents(await site.files())).toEqual({
      'sitemap-en.xml': '/en/a',
      'sitemap-fr.xml': '/fr/a',
      'sitemap-none.xml': '/about',
      'sitemap-pt-br.xml': '/pt-BR/a /pt-br/b',
    })
  })

  test.each([
    ['with a state', true],
    ['from the published files', false],
  ])(
    'a page that is added changes only the file of its language and the index: %s',
    async (_, hasState) => {
      const site = createSite()
      const state = hasState ? { state: join(site.root, 'state') } : {}
      const first = [...pagesIn('en', 1, 3), ...pagesIn('de', 1, 3)]
      const options = { maxUrls: 3, ...state }
      await site.run(databaseOf(first), options)
      const more = [pageIn('en', 'new'), ...first]
      // The first part is full: it stays, and the second one has a name of its own.
      expect(await changesOf(site.run(databaseOf(more), options))).toEqual([
        'sitemap.xml',
        'sitemap-en.2.xml',
      ])
      expect(contents(await site.files())).toEqual({
        'sitemap-de.xml': '/de/1 /de/2 /de/3',
        'sitemap-en.xml': '/en/1 /en/2 /en/3',
        'sitemap-en.2.xml': '/en/new',
      })
      const newer = databaseOf([...more, pageIn('en', 'newer')])
      expect(await changesOf(site.run(newer, options))).toEqual(['sitemap-en.2.xml'])
      // The date of the index changes with those of the file.
      const later = databaseOf([...more, { ...pageIn('en', 'newer'), lastmod: '2025-01-01' }])
      expect(await changesOf(site.run(later, options))).toEqual(['sitemap.xml', 'sitemap-en.2.xml'])
    },
  )

  test('removes the file of a language that is gone if it has written it, and else tells of it', async () => {
    for (const hasState of [true, false]) {
      const site = createSite()
      const options = hasState ? { state: join(site.root, 'state') } : {}
      await site.run(databaseOf([pageIn('en', '1'), pageIn('de', '1')]), options)
      const english = databaseOf([pageIn('en', '1')])
      const after = await site.run(english, options)
      expect([after.removed, after.left]).toEqual(
        hasState ? [['sitemap-de.xml'], []] : [[], ['sitemap-de.xml']],
      )
      expect(existsSync(join(site.out, 'sitemap-de.xml'))).toBe(!hasState)
    }
  })

  test('becomes a set without languages, and again one with them', async () => {
    const site = createSite()
    const state = join(site.root, 'state')
    const text = databaseOf([...pagesIn('en', 1, 3), ...pagesIn('de', 1, 1)])
    const names = async (options: PublishSiteOptions) => {
      await site.run(text, { state, ...options })
      return await readdir(site.out)
    }
    const split = ['sitemap-de.xml', 'sitemap-en.xml', 'sitemap.xml']
    expect((await names({})).sort()).toEqual(split)
    expect((await names({ split: undefined, maxUrls: 2 })).sort()).toEqual([
      'sitemap-1.xml',
      'sitemap-2.xml',
      'sitemap.xml',
    ])
    expect(await names({ split: undefined })).toHaveLength(3)
    expect((await names({})).sort()).toEqual(split)
    expect((await names({ gzip: true })).sort()).toEqual(split.map((name) => `${name}.gz`))
  })

  test('is the same when all parts are filled anew, and unchanged files stay', async () => {
    const site = createSite()
    const text = databaseOf([...pagesIn('en', 1, 5), ...pagesIn('de', 1, 3)])
    await site.run(text, { maxUrls: 2 })
    const before = await site.files()
    const swapped = databaseOf([...pagesIn('de', 1, 3), ...pagesIn('en', 1, 5)])
    const anew = site.run(swapped, { maxUrls: 2, parts: 'rebuild' })
    expect(await changesOf(anew)).toEqual([])
    expect(await site.files()).toEqual(before)
  })

  test('keeps the content of a value that has another name', async () => {
    const site = createSite({ split: 'section', state: undefined })
    const text = (section: string) =>
      databaseOf([page('/1', { section }), page('/2', { section: 'b' })])
    await site.run(text('a'))
    await site.run(text('c'), { parts: 'rebuild' })
    expect(contents(await site.files())).toEqual({ 'sitemap-b.xml': '/2', 'sitemap-c.xml': '/1' })
  })

  test('leaves a set of whole files if a file cannot be replaced', async () => {
    const site = createSite()
    await site.run(databaseOf([pageIn('en', '1'), pageIn('de', '1')]))
    const before = await site.files()
    await rm(join(site.out, 'sitemap-de.xml'))
    await mkdir(join(site.out, 'sitemap-de.xml'))
    const text = databaseOf([pageIn('en', '2'), pageIn('de', '2')])
    await expect(site.run(text)).rejects.toThrow('sitemap-de.xml')
    await rm(join(site.out, 'sitemap-de.xml'), { recursive: true })
    for (const [name, { text: xml }] of await site.files()) expect(xml).toBe(before.get(name)!.text)
  })

  test('takes pages of sitemaps, and does not replace those that it reads', async () => {
    const site = createSite()
    await site.run(databaseOf([pageIn('en', '1'), pageIn('de', '1')]))
    const again = join(site.root, 'again')
    await writeSite(join(site.out, 'sitemap.xml'), again, { split: 'lang' })
    expect(contents(await readFolder(again))).toEqual(contents(await site.files()))
    const own = writeSite(join(site.out, 'sitemap-de.xml'), site.out, { split: 'lang' })
    expect(await refusal(own)).toMatchObject({ code: 'file-path-invalid' })
  })
})

describe('a set that is split by a column', () => {
  const csv =
    'url,section,Type\nhttps://a.example/1,tea,x\nhttps://a.example/2,,y\nhttps://a.example/3,tea,x\n'
  const ndjson = `{"loc":"https://a.example/1","section":"tea","year":2024}
{"loc":"https://a.example/2","section":null,"year":2025}
{"loc":"https://a.example/3","section":" tea ","year":2024}
`
  const tea = { 'sitemap-none.xml': '/2', 'sitemap-tea.xml': '/1 /3' }

  test.each([
    ['a column of a table', csv, 'section', tea],
    ['a column, ignoring case', csv, 'type', { 'sitemap-x.xml': '/1 /3', 'sitemap-y.xml': '/2' }],
    ['a member', ndjson, 'section', tea],
    [
      'a member with numbers',
      ndjson,
      'year',
      { 'sitemap-2024.xml': '/1 /3', 'sitemap-2025.xml': '/2' },
    ],
  ])('has a file for each value of %s', async (_, text, split, expected) => {
    const site = createSite({ split })
    const { kinds } = await site.run(text)
    expect(contents(await site.files())).toEqual(expected)
    const unknown = kinds.find(({ code }) => code === 'UNKNOWN_MEMBER')?.first ?? []
    expect(unknown.filter(({ message }) => message.includes(`"${split}"`))).toEqual([])
  })

  test('is refused if no page has the column, a value is a list, or too long', async () => {
    const site = createSite()
    await site.run(databaseOf([pageIn('en', '1')]))
    const before = await site.files()
    expect(await refusal(site.run(csv, { split: 'sectoin' }))).toMatchObject({
      code: 'split-impossible',
      data: { column: 'sectoin' },
    })
    const list = databaseOf([page('/1', { tags: ['a'] })])
    expect(await refusal(site.run(list, { split: 'tags' }))).toMatchObject({
      code: 'split-impossible',
      data: { column: 'tags' },
      line: 1,
    })
    const long = databaseOf([page('/1', { x: 'a'.repeat(1_001) })])
    expect((await refusal(site.run(long, { split: 'x' }))).message).toContain('1,000 characters')
    expect(await site.files()).toEqual(before)
  })

  test('is refused with more than 10,000 values, at the first one too many', async () => {
    const urls = Array.from({ length: 10_002 }, (_, n) => page(`/${n}`, { id: n }))
    const text = databaseOf(urls)
    const building = drain(buildSite(sourceOf(text), { split: 'id' }), () => {})
    const first = text.split('\n').findIndex((line) => line.includes('"https://a.example/10000"'))
    expect(await refusal(building)).toMatchObject({
      code: 'split-impossible',
      data: { column: 'id', most: 10000 },
      line: first + 1,
    })
  })
})

describe('the name of a value', () => {
  test.each([
    ['en', 'en'],
    ['pt-br', 'pt-br'],
    ['blog_posts', 'blog_posts'],
    ['2024', '2024'],
    ['con', 'con'],
    ['', 'none'],
  ])('%j is %s', (value, name) => {
    expect(groupName(value)).toBe(name)
  })

  test.each([
    ['EN', 'en--'],
    ['a/b', 'a-b--'],
    ['..', 'value--'],
    ['../../etc/passwd', 'etc-passwd--'],
    ['none', 'none--'],
    ['コーヒー', 'value--'],
    ['Tea & Coffee', 'tea-coffee--'],
    ['a--b', 'a-b--'],
    ['-a', 'a--'],
    ['a\0b', 'a-b--'],
    ['\ud800', 'value--'],
    ['x'.repeat(1_000), `${'x'.repeat(40)}--`],
  ])('%j is what is readable of it, with a digest', (value, start) => {
    const name = groupName(value)
    expect(name.startsWith(start)).toBe(true)
    expect(name.slice(start.length)).toMatch(/^[0-9a-f]{12}$/)
    expect(groupName(value)).toBe(name)
  })

  test('is a name of its own, of lower-case letters, digits and hyphens, for every value', () => {
    const text = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.string(),
      fc.stringMatching(/^[a-cA-C1-3_-]{0,4}$/),
    )
    fc.assert(
      fc.property(fc.uniqueArray(text, { maxLength: 20 }), (values) => {
        const names = values.map(groupName)
        for (const name of names) expect(name).toMatch(/^[a-z0-9][a-z0-9_-]{0,99}$/)
        expect(new Set(names).size).toBe(values.length)
      }),
      { numRuns: runs(500) },
    )
  })
})

const section = fc.oneof(
  fc.constantFrom('tea', 'Tea', 'TEA', '', 'none', 'a/b', 'a-b', 'コ', '..', 'tea.2', 'tea-2'),
  fc.string({ unit: 'grapheme', maxLength: 5 }),
)

test('every page is in one file, that of its value, and every file is in the folder and the index', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(section, { minLength: 1, maxLength: 30 }), async (sections) => {
      fc.pre(sections.some((value) => value.trim() !== ''))
      const site = createSite({ split: 'section', maxUrls: 3 })
      await site.run(databaseOf(sections.map((value, n) => page(`/${n}`, { section: value }))))
      const files = await site.files()
      const found = contents(files)
      expect([...files.keys()].sort()).toEqual(['sitemap.xml', ...Object.keys(found)].sort())
      const paths = Object.values(found).flatMap((text) => text.split(' '))
      expect(paths.sort()).toEqual(sections.map((_, n) => `/${n}`).sort())
      for (const text of Object.values(found)) {
        const values = text.split(' ').map((path) => sections[Number(path.slice(1))]!.trim())
        expect(new Set(values).size).toBe(1)
      }
      const lower = [...files.keys()].map((name) => name.toLowerCase())
      expect(new Set(lower).size).toBe(files.size)
    }),
    { numRuns: runs(40) },
  )
})

describe('the style sheet', () => {
  const text = databaseOf([pageIn('en', '1'), pageIn('de', '1')])

  test('is beside the files, is named in each, and is no sitemap to a check', async () => {
    const site = createSite({ stylesheet: true })
    await site.run(text)
    const files = await site.files()
    expect(files.get('sitemap.xsl')!.text).toBe(SITEMAP_STYLESHEET)
    for (const [name, { text: xml }] of files) {
      if (name.endsWith('.xml'))
        expect(xml).toContain('<?xml-stylesheet type="text/xsl" href="sitemap.xsl"?>')
    }
    const found: unknown[] = []
    const { figures } = await drain(checkSite([site.out], diskFiles()), (event) => {
      if (event.type === 'problem' && event.problem.severity !== 'info') found.push(event.problem)
      if (event.type === 'failure') found.push(event)
    })
    expect(found).toEqual([])
    expect(figures.distinctLocs).toBe(2)
  })

  test('is not touched if it is the same, is written again if it is gone, and removed if it is not wanted', async () => {
    const site = createSite({ stylesheet: true })
    const state = join(site.root, 'state')
    await site.run(text, { state })
    const before = await site.files()
    expect((await site.run(text, { state })).isUnchanged).toBe(true)
    await site.run(databaseOf([pageIn('en', '1'), pageIn('de', '2')]), { state })
    expect((await site.files()).get('sitemap.xsl')).toEqual(before.get('sitemap.xsl'))
    await rm(join(site.out, 'sitemap.xsl'))
    expect((await site.run(text, { state })).isUnchanged).toBe(false)
    expect((await site.files()).has('sitemap.xsl')).toBe(true)
    const { removed } = await site.run(text, { state, stylesheet: undefined })
    expect(removed).toEqual(['sitemap.xsl'])
    const { files } = await site.run(text, { state, stylesheet: '/own.xsl' })
    expect(files.map(({ change }) => change)).toEqual(['written', 'written', 'written'])
    expect((await readdir(site.out)).sort()).toEqual([
      'sitemap-de.xml',
      'sitemap-en.xml',
      'sitemap.xml',
    ])
  })

  test('does not replace one that is not ours', async () => {
    const site = createSite({ stylesheet: true })
    await site.run(text, { stylesheet: undefined })
    await writeFile(join(site.out, 'sitemap.xsl'), '<xsl:stylesheet/>')
    const before = await site.files()
    expect(await refusal(site.run(text))).toMatchObject({ code: 'file-path-invalid' })
    expect(await site.files()).toEqual(before)
    // An older one of ours is replaced.
    await writeFile(join(site.out, 'sitemap.xsl'), SITEMAP_STYLESHEET.replace('No.', 'Nr.'))
    await site.run(text)
    expect((await site.files()).get('sitemap.xsl')!.text).toBe(SITEMAP_STYLESHEET)
  })

  test('is plain beside compressed sitemaps, and has the name of the set', async () => {
    const site = createSite({ stylesheet: true, gzip: true, name: 'map', split: undefined })
    await site.run(text)
    const files = await site.files()
    expect([...files.keys()]).toEqual(['map.xml.gz', 'map.xsl'])
    expect(files.get('map.xml.gz')!.text).toContain('href="map.xsl"')
  })
})
