import { FileError, type SiteFiles } from '@waymark/site'
import { describe, expect, test } from 'vitest'
import { factLine } from '../../../../test/plain-facts.ts'
import { listInputs, type SitemapFile, withoutCopies } from '../src/check/list-inputs.ts'
import { readUnnamed } from '../src/check/other-xml.ts'
import { refusalOf } from '../src/check/refused-kind.ts'
import type { InputKind } from '../src/input-kind.ts'
import { INPUT_KINDS } from './input-kinds.ts'
import { memoryFiles } from './memory-files.ts'
import { runCheck } from './run-check.ts'
import { shownRefusal } from './shown-refusal.ts'
import { sitemapOf, urlset } from './sitemap-texts.ts'
import { sourceInPieces } from './sources.ts'

const PAGE = sitemapOf('https://a.example/')

/** Files in memory of which some have other names, too. */
function linkedFiles(names: readonly string[], links: Readonly<Record<string, string>>): SiteFiles {
  const files = memoryFiles(Object.fromEntries(names.map((name) => [name, PAGE])))
  const identify = (path: string): string => {
    for (const [link, target] of Object.entries(links)) {
      if (path === link) return identify(target)
      if (path.startsWith(`${link}/`)) return identify(target + path.slice(link.length))
    }
    return path
  }
  return {
    ...files,
    identify,
    listFolder: async (path) => {
      const own = await files.listFolder(identify(path))
      const linked = Object.keys(links).filter((link) => link.startsWith(`${path}/`))
      return own === null ? null : [...linked.map((link) => link.slice(path.length + 1)), ...own]
    },
  }
}

describe('the files that are read', () => {
  const list = async (paths: readonly string[], files: SiteFiles) => {
    const errors: unknown[] = []
    const { inputs, copies } = await listInputs(paths, files, (error) => errors.push(error))
    return {
      inputs: inputs.map(
        ({ path, isNamed, folder }) => `${path}${isNamed ? '!' : ''} in ${folder}`,
      ),
      copies: [...copies].map(([key, { path, original }]) => `${key}: ${path} of ${original}`),
      errors: errors.map((error) =>
        error instanceof FileError ? shownRefusal(error) : String(error),
      ),
    }
  }

  test('are those that are named and those in folders, in their order', async () => {
    const files = linkedFiles(['s/b.xml', 's/a.xml', 's/x/c.xml', 'd.xml'], {})
    expect(await list(['d.xml', 's', 'none'], files)).toEqual({
      inputs: ['d.xml! in ', 's/a.xml in s', 's/b.xml in s', 's/x/c.xml in s'],
      copies: [],
      errors: ['none folder-without-sitemaps no-xml'],
    })
  })

  test('are each listed once, named if one of its paths is, with the wider folder', async () => {
    const files = linkedFiles(['s/x/a.xml', 's/b.xml'], {})
    const all = 's/b.xml in s'
    const wide = 's/x/a.xml in s'
    const named = 's/x/a.xml! in s'
    expect((await list(['s', 's/x'], files)).inputs).toEqual([all, wide])
    expect((await list(['s/x', 's'], files)).inputs).toEqual([wide, all])
    expect((await list(['s', 's/x/a.xml'], files)).inputs).toEqual([all, named])
    expect((await list(['s/x/a.xml', 's'], files)).inputs).toEqual([named, all])
    expect((await list(['s/x/a.xml', 's/x/a.xml'], files)).inputs).toEqual(['s/x/a.xml! in s/x'])
  })

  test('have one of the names that links give them', async () => {
    const files = linkedFiles(['s/a.xml', 's/b.xml'], {
      's/0.xml': 's/b.xml',
      's/z.xml': 's/none.xml',
      t: 's',
    })
    expect((await list(['s'], files)).inputs).toEqual([
      's/z.xml in s',
      's/a.xml in s',
      's/b.xml in s',
    ])
    expect((await list(['t'], files)).inputs).toEqual(['t/a.xml in t', 't/b.xml in t'])
    expect((await list(['s/b.xml', 't/b.xml'], files)).inputs).toEqual(['s/b.xml! in s'])
    const twice = linkedFiles(['o/a.xml', 's/b.xml'], {
      's/0.xml': 'o/a.xml',
      's/1.xml': 'o/a.xml',
    })
    expect((await list(['s'], twice)).inputs).toEqual(['s/0.xml in s', 's/b.xml in s'])
  })

  test('are not the compressed copies of others', async () => {
    const names = ['s/a.xml', 's/a.xml.gz', 's/b.xml.gz', 's/c.XML', 's/c.XML.GZ', 's/x/a.xml.gz']
    const found = await list(['s'], linkedFiles(names, {}))
    expect(found).toEqual({
      inputs: ['s/a.xml in s', 's/b.xml.gz in s', 's/c.XML in s', 's/x/a.xml.gz in s'],
      copies: ['s/a.xml.gz: s/a.xml.gz of s/a.xml', 's/c.XML.GZ: s/c.XML.GZ of s/c.XML'],
      errors: [],
    })
    const inner = await list(['s'], linkedFiles(['s/a.xml', 's/a.gz.xml'], {}))
    expect(inner.inputs).toEqual(['s/a.gz.xml in s', 's/a.xml in s'])
    const named = await list(['s/a.xml.gz', 's/a.xml'], linkedFiles(names, {}))
    expect(named.inputs).toHaveLength(2)
  })

  test('are not the copies that an index lists together with the original', async () => {
    const files = memoryFiles({})
    const copies = new Map([['a.xml.gz', { path: 'a.xml.gz', original: 'a.xml' }]])
    const named = (...paths: readonly string[]) =>
      withoutCopies(
        paths.map((path) => ({ path }) as SitemapFile),
        copies,
        files,
      ).map(({ path }) => path)
    expect(named('a.xml.gz', 'b.xml.gz')).toEqual(['b.xml.gz'])
    expect(named('a.xml.gz', 'a.xml')).toEqual(['a.xml.gz', 'a.xml'])
    expect(named()).toEqual([])
  })
})

describe('a file is refused', () => {
  const refused = (
    kind: InputKind,
    file: Partial<SitemapFile>,
    form: 'database' | 'sitemap' | null = null,
  ) => {
    const whole = { path: 'a', isNamed: true, folder: '', ...file }
    const error = refusalOf(kind, whole, { name: 'shown', form })
    return error === null ? null : shownRefusal(error)
  }
  const notXml = 'shown file-kind-unknown not-xml'
  const template = 'shown file-kind-unknown template'
  const listed = 'shown file-kind-unknown not-a-sitemap'
  const utf16 = 'shown file-encoding-unsupported UTF-16'
  const unknown = 'shown file-kind-unknown unknown'
  const database = 'shown database-with-others database'
  const sitemap = 'shown database-with-others sitemap'

  test.each([
    ['that is named', {}, null, { 'utf-16': utf16, other: unknown }],
    ['with a name of XML', { path: 'a.XML' }, null, { 'utf-16': utf16, other: notXml }],
    ['with a name of packed XML', { path: 'a.xml.gz' }, null, { 'utf-16': utf16, other: notXml }],
    ['with XML in its name', { path: 'a.xml.b' }, null, { 'utf-16': utf16, other: unknown }],
    [
      'in a folder',
      { isNamed: false, path: 'a.xml' },
      'sitemap',
      Object.fromEntries(
        INPUT_KINDS.filter((kind) => kind !== 'xml' && kind !== 'feed').map((kind) => [
          kind,
          notXml,
        ]),
      ),
    ],
    [
      'of an index',
      { folder: undefined },
      'sitemap',
      Object.fromEntries(
        INPUT_KINDS.filter((kind) => !['xml', 'feed', 'text'].includes(kind)).map((kind) => [
          kind,
          listed,
        ]),
      ),
    ],
    [
      'after a sitemap',
      { folder: null },
      'sitemap',
      {
        json: database,
        ndjson: database,
        csv: database,
        tsv: database,
        'utf-16': utf16,
        other: unknown,
      },
    ],
    [
      'after a sitemap with a name of XML',
      { path: 'a.xml' },
      'sitemap',
      { json: notXml, ndjson: notXml, csv: notXml, tsv: notXml, 'utf-16': utf16, other: notXml },
    ],
    [
      'after a database',
      { path: 'a.xml' },
      'database',
      {
        xml: sitemap,
        feed: sitemap,
        text: sitemap,
        robots: sitemap,
        'utf-16': utf16,
        other: notXml,
      },
    ],
  ] as const)('%s', (_, file, form, expected: Readonly<Record<string, string>>) => {
    const found = Object.fromEntries(
      INPUT_KINDS.flatMap((kind) => {
        const message = refused(kind, file, form)
        return message === null ? [] : [[kind, message]]
      }),
    )
    expect(found).toEqual({ ...expected, template })
  })
})

describe('XML in a folder', () => {
  const OPTIONS = { anyNamespace: true }
  const read = async (text: string | Buffer, size = 1000) => {
    const items: string[] = []
    for await (const item of readUnnamed(sourceInPieces(Buffer.from(text), size), OPTIONS)) {
      items.push(
        item.type === 'problem'
          ? factLine(item.data, `${item.severity} ${item.code} ${item.line}:${item.column}:`)
          : item.type,
      )
    }
    return items
  }
  const other = (line: number, column: number) =>
    expect.stringMatching(`^info other-xml ${line}:${column}: no-element`)
  const doctype = expect.stringMatching('^error doctype ')
  const html = expect.stringMatching('^info other-xml 1:1:')
  const notUtf8 = expect.stringMatching('^error not-utf8 ')
  const wide = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')

  test.each<readonly [string | Buffer, readonly unknown[]]>([
    [PAGE, ['root', 'url', 'end']],
    [urlset(), ['root', expect.stringMatching('^warning no-entries '), 'end']],
    ['\n<page/>', [expect.stringMatching('^info other-xml 2:1: page'), 'end']],
    [' <a><!-- <urlset> --></a>', [expect.stringMatching('^info other-xml 1:2: '), 'end']],
    ['<!DOCTYPE html>\n<html>', [html, 'end']],
    ['<!DOCTYPE urlset>\n<urlset>', [doctype, 'end']],
    ['<!DOCTYPE  s:urlset [\n]>', [doctype, 'end']],
    ['<!DOCTYPE sitemapindex SYSTEM "a">', [doctype, 'end']],
    ['<!DOCTYPE html>\n<x:sitemapindex/>', [html, 'end']],
    ['<!DOCTYPE html>\n<urlset\n>', [html, 'end']],
    ['<!DOCTYPE urlsets>\n<urlset-x>', [other(1, 1), 'end']],
    ['<!DOCTYPE html>\n<p>urlset</p>', [html, 'end']],
    ['<?xml version="1.0" encoding="x"?><html>', [other(1, 1), 'end']],
    [
      '<?xml version="1.0" encoding="x"?><urlset>',
      [expect.stringMatching('^error unsupported-encoding '), 'end'],
    ],
    [wide('<!DOCTYPE urlset><urlset>'), [notUtf8, doctype, 'end']],
    [wide('<!DOCTYPE html><html>'), [html, 'end']],
    ['<html xmlns="x"><!-- <urlset > -->', [html, 'end']],
    ['', [expect.stringMatching('^error '), 'end']],
    ['<a', [expect.stringMatching('^error not-well-formed '), 'end']],
    // Problems before the root of a sitemap are all reported.
    [
      '<urlset><url><loc>https://a.example/</loc></url></urlset>',
      [expect.stringMatching('^error wrong-namespace '), 'root', 'url', 'end'],
    ],
  ])('is a sitemap, or one problem (%#)', async (text, items) => {
    expect(await read(text)).toEqual(items)
    expect(await read(text, 7)).toEqual(items)
  })

  test('is closed by a reader that stops', async () => {
    for (const text of [PAGE, '<!DOCTYPE html>', '<a/>']) {
      let isOpen = true
      const source = {
        ...sourceInPieces(Buffer.from(text), 5),
        async *chunks() {
          try {
            for (const piece of text) yield Buffer.from(piece)
            yield Buffer.from('\n')
          } finally {
            isOpen = false
          }
        },
      }
      for await (const _ of readUnnamed(source, OPTIONS)) break
      expect(isOpen).toBe(false)
    }
  })

  test('is searched for a root in its first 64 KiB', async () => {
    const start = '<!DOCTYPE x>'
    const at = (length: number) => `${start}${' '.repeat(length - start.length)}<urlset >`
    expect(await read(at(65_528), 65_536)).toEqual([doctype, 'end'])
    expect(await read(at(65_529), 65_536)).toEqual([other(1, 1), 'end'])
  })
})

describe('a folder', () => {
  const check = async (texts: Readonly<Record<string, string>>, ...paths: readonly string[]) =>
    (await runCheck(paths, memoryFiles(texts))).lines

  test('has its sitemaps checked, and other XML skipped', async () => {
    const texts = {
      's/a.xml': PAGE,
      's/b.xml': '<page/>',
      's/c.xml': '{"urls":[]}',
      's/a.xml.gz': PAGE,
    }
    expect(await check(texts, 's')).toEqual([
      'sitemap s/a.xml',
      'sitemap s/b.xml',
      's/b.xml:1:1 info other-xml',
      'FAILURE s/c.xml file-kind-unknown not-xml',
      's/a.xml.gz:-:- info packed-copy',
    ])
  })

  test('has its copies read if they are named', async () => {
    const texts = { 's/a.xml': PAGE, 's/a.xml.gz': sitemapOf('https://a.example/2') }
    expect(await check(texts, 's', 's/a.xml.gz')).toEqual(['sitemap s/a.xml', 'sitemap s/a.xml.gz'])
    expect(await check(texts, 's')).toEqual(['sitemap s/a.xml', 's/a.xml.gz:-:- info packed-copy'])
    const { problems } = await runCheck(['s'], memoryFiles(texts))
    expect(problems[0]!).toMatchObject({ code: 'packed-copy', data: { original: 's/a.xml' } })
  })

  test('without sitemaps is an error', async () => {
    const none = (files: number, path = 's') => `FAILURE ${path} folder-without-sitemaps ${files}`
    expect(await check({ 's/a.xml': '<a/>' }, 's')).toEqual([
      'sitemap s/a.xml',
      's/a.xml:1:1 info other-xml',
      none(1),
    ])
    const two = await check({ 's/a.xml': '<a/>', 't/b.xml': '<b/>' }, 's', 't')
    expect(two.at(-1)).toBe(none(2, 's, t'))
    // Nothing could be read, which is said already.
    expect(await check({ 'a.xml': PAGE }, 's')).toEqual([
      'FAILURE s folder-without-sitemaps no-xml',
    ])
    expect(await check({ 's/a.xml': 'a', 's/b.xml': '<b/>' }, 's')).toEqual([
      'FAILURE s/a.xml file-kind-unknown not-xml',
      'sitemap s/b.xml',
      's/b.xml:1:1 info other-xml',
    ])
  })
})
