import { describe, expect, test } from 'vitest'
import { findDelimiter, isHeader } from '../src/database/csv-header.ts'
import { placesOf, readTable } from './read-table.ts'
import { sourceInPieces, sourceOf, textOf } from './sources.ts'

describe('the delimiter of a table', () => {
  test.each([
    ['url,lang', ','],
    ['url;lang', ';'],
    ['url\tlang', '\t'],
    ['url', ','],
    ['url;x', ';'],
    ['url\tx', '\t'],
    ['x;y,z', ';'],
    ['x,y\tz', '\t'],
    ['a b', ','],
    // The one with more names, if there are two.
    ['url,lang;group', ';'],
    ['url,lang,x;group', ','],
    ['url;lang;x,group', ';'],
    ['url,lang,"a;b;c"', ','],
    ['url;lang\tgroup,lastmod', '\t'],
    [' "URL" ; "Lang" ', ';'],
    ['"url";"lang"', ';'],
    ['url;lang,x;y,group', ';'],
    // Quotes around names, but not in them.
    ['"url","lang",x;y', ','],
    [' "url" , "lang" ,x;y', ','],
    ['u"rl,la"ng,x;y', ';'],
  ])('with the first line %j is %j', async (line, delimiter) => {
    const text = `\n${line}\nrest`
    const found = await findDelimiter(sourceInPieces(Buffer.from(text), 3), 'csv')
    expect(found.delimiter).toBe(delimiter)
    expect(await textOf(found.source.chunks())).toBe(text)
  })

  test('of TSV is a tab', async () => {
    const found = await findDelimiter(sourceOf('url,lang\n'), 'tsv')
    expect([found.delimiter, await textOf(found.source.chunks())]).toEqual(['\t', 'url,lang\n'])
  })

  test.each([
    ['url', true],
    [' "URL" ', true],
    ['url,x', true],
    ['"url",x', true],
    ['"url" ;x', true],
    ['u"rl', false],
    ['x;url', true],
    ['lang,group', true],
    ['lang\tgroup', true],
    ['lang', false],
    ['lang,x', false],
    ['x,y', false],
    ['https://a.example/?url,lang', false],
    ['', false],
  ])('makes %j a header: %s', (line, expected) => {
    expect(isHeader(line)).toBe(expected)
  })
})

describe('the header of a table', () => {
  test.each([
    [' url ,lang,URL', 'test:1:12 csv-header-invalid twice url'],
    ['url,x,x,,,lang,Lang', 'test:1:16 csv-header-invalid twice lang'],
    ['lang,Page ,x', 'test:1:6 csv-header-invalid no-url Page '],
    ['lang,href', 'test:1:6 csv-header-invalid no-url href'],
    ['lang,urll', 'test:1:6 csv-header-invalid no-url urll'],
    ['lang,foo', 'test:1:1 csv-header-invalid no-url group,lang,url,lastmod'],
  ])('%j is refused', async (line, message) => {
    expect(await readTable(`${line}\n/,en`)).toMatchObject({ refusal: message, entries: [] })
  })

  test('names what is not a column, with what is probably meant', async () => {
    const { problems, values } = await readTable('url,hreflang, Foo ,,lastmodd,loc\n/,1,2,3,4,5\n')
    const all = 'group lang url lastmod changefreq priority alternates image images videos news'
    const unknown = (column: number, name: string, hint: string) =>
      `test:1:${column} warning UNKNOWN_MEMBER undefined: column ${name} ${hint}`
    expect(problems).toEqual([
      unknown(5, 'hreflang', 'lang'),
      unknown(14, 'Foo', all),
      unknown(21, 'lastmodd', 'lastmod'),
      unknown(30, 'loc', all),
    ])
    expect(values).toEqual([{ loc: '/' }])
  })

  test.each([
    ['language', 'lang'],
    ['locale', 'lang'],
    ['last_modified', 'lastmod'],
    ['modified', 'lastmod'],
    ['updated', 'lastmod'],
    ['id', 'group'],
    ['cluster', 'group'],
    ['frequency', 'changefreq'],
    ['links', 'alternates'],
    ['image_loc', 'image'],
    ['image_url', 'image'],
  ])('knows %s as another name of %s', async (name, column) => {
    const { problems } = await readTable(`url,${name}\n`)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(` ${column}`)
  })

  test.each(['href', 'page'])('knows %s as another name of url', async (name) => {
    const { refusal } = await readTable(`x,${name}\n`)
    expect(refusal).toContain(`1:3 csv-header-invalid no-url ${name}`)
  })
})

describe('a row of a table', () => {
  test('has text, numbers and JSON in its cells, each with its place', async () => {
    const text = [
      'url,lang,lastmod,changefreq,priority,alternates,image,images,videos,news',
      '/a,en,2024,daily,0.5,"[{""lang"":""de""},1]",i.png,"[{""loc"":""j.png""}]",[1],{}',
      '"""""","""a""","""","""1""","""0.5""",text,,{},[,"""x"""',
    ].join('\n')
    const { values, entries } = await readTable(text)
    expect(values).toEqual([
      {
        loc: '/a',
        lang: 'en',
        lastmod: '2024',
        changefreq: 'daily',
        priority: 0.5,
        alternates: [{ lang: 'de' }, 1],
        images: [{ loc: 'i.png' }, { loc: 'j.png' }],
        videos: [1],
        news: {},
      },
      {
        loc: '',
        lang: 'a',
        lastmod: '"',
        changefreq: '1',
        priority: '0.5',
        alternates: 'text',
        images: {},
        videos: '[',
        news: 'x',
      },
    ])
    const pointers = ['', '/loc', '/lang', '/lastmod', '/changefreq', '/priority', '/alternates']
    expect(placesOf(entries[0]!, ...pointers)).toEqual([
      '2:1',
      '2:1',
      '2:4',
      '2:7',
      '2:12',
      '2:18',
      '2:22',
    ])
    const more = ['/alternates/0/lang', '/alternates/1', '/images', '/videos', '/news/title']
    expect(placesOf(entries[0]!, ...more)).toEqual(['2:22', '2:22', '2:52', '2:76', '2:80'])
  })

  test.each([
    ['0', 0],
    ['1', 1],
    ['+1', 1],
    ['-1', -1],
    ['.5', 0.5],
    ['1.', 1],
    ['12.50', 12.5],
    ['5e-1', 0.5],
    ['5E+1', 50],
    ['1e', '1e'],
    ['.', '.'],
    ['1 ', '1 '],
    [' 1', ' 1'],
    ['1,5', '1,5'],
    ['0x1', '0x1'],
    ['Infinity', 'Infinity'],
    ['--1', '--1'],
    ['"1"', '1'],
    ['"1', '"1'],
  ])('has the priority %j as %j', async (cell, priority) => {
    const { values } = await readTable(`url,priority\n/,"${cell.replaceAll('"', '""')}"\n`)
    expect(values).toEqual([{ loc: '/', priority }])
  })

  test.each([
    ['i', '[]', [{ loc: 'i' }]],
    ['i', '', [{ loc: 'i' }]],
    ['', '[1]', [1]],
    ['i', '3', [{ loc: 'i' }, 3]],
    ['i', 'j.png', [{ loc: 'i' }, 'j.png']],
    ['', '3', 3],
  ])('has the image %j and the images %j', async (image, images, expected) => {
    const { values } = await readTable(`url,image,images\n/,${image},${images}\n`)
    expect(values).toEqual([{ loc: '/', images: expected }])
  })

  test('has text as JSON in each column of text, and the place of each cell', async () => {
    const cells = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => `"""${letter}"""`)
    const header = 'group,lang,url,lastmod,changefreq,image'
    const { values, entries } = await readTable(`${header}\n${cells.join(',')}\n`)
    expect(values).toEqual([
      { loc: 'c', lastmod: 'd', lang: 'b', changefreq: 'e', images: [{ loc: 'f' }] },
    ])
    expect(entries[0]!.group).toBe('a')
    expect(placesOf(entries[0]!, '/loc', '/images', '/images/0/loc', '/news')).toEqual([
      '2:17',
      '2:41',
      '2:41',
      '2:1',
    ])
    const { values: others } = await readTable('lang,url\n" ""a""",1\n,[1]\n')
    expect(others).toEqual([{ lang: ' "a"', loc: '1' }, { loc: '[1]' }])
  })

  test('has a place for each of its own alternates', async () => {
    const { entries } = await readTable('url,alternates\n/,"[1,{},3]"\n/,"{""0"":1}"\n/,""\n')
    const visited = entries.map(({ places }) => {
      const found: string[] = []
      places.eachAlternate((line, column) => found.push(`${line}:${column}`))
      return found
    })
    expect(visited).toEqual([['2:3', '2:3', '2:3', '2:3', '2:3', '2:3'], [], []])
  })

  test('without a URL has no member for it, and the place of the row', async () => {
    const { values, entries } = await readTable('lang,url\nen,\n')
    expect(Object.keys(values[0] as object)).toEqual(['lang'])
    expect(placesOf(entries[0]!, '/loc', '/lang')).toEqual(['2:1', '2:1'])
  })

  test('has the fields of the header, or is reported and not used', async () => {
    const { values, problems } = await readTable('\n \nurl,lang\n/a\n/b,en,x,y\n"",\n\n/c,fr')
    expect(values).toEqual([{}, { loc: '/c', lang: 'fr' }])
    expect(problems).toEqual([
      'test:4:1 error row-length undefined: 1 2',
      'test:5:7 error row-length undefined: 4 2',
    ])
  })

  test('is an empty line only if it has nothing but white space', async () => {
    const { values } = await readTable('url\n/a\n \t\n""\n/b\n')
    expect(values).toEqual([{ loc: '/a' }, { loc: '/b' }])
    const { reader, entries } = await readTable('url,lang\n')
    expect([reader.isList, reader.file, reader.head(), entries]).toEqual([
      true,
      'test',
      undefined,
      [],
    ])
    expect(reader.placeOf('/urls')).toEqual({ line: 1, column: 1 })
  })
})
