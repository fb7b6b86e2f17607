import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { main } from '../src/main.ts'
import { temporaryFolder } from './run-waymark.ts'
import { memoryIo } from './sources.ts'

let folder: string
let out: string
beforeEach(() => {
  folder = temporaryFolder()
  out = join(folder, 'out')
  writeFileSync(
    join(folder, 'db.csv'),
    'url,lang,section\nhttps://a.example/tea,en,Tea\nhttps://a.example/tee,de,Tea\nhttps://a.example/cake,en,cake\n',
  )
})

/** Runs `waymark sitemap` on the database. */
async function build(...args: readonly string[]) {
  const { io, stdout, stderr, failures } = memoryIo('')
  const words = args.includes('--out') ? [] : ['--out', out]
  const status = await main(['sitemap', join(folder, 'db.csv'), ...words, ...args], io)
  return { status, stdout: stdout(), stderr: stderr(), failures }
}

const xml = (name = 'sitemap.xml') => readFileSync(join(out, name), 'utf8')

describe('--split', () => {
  test('writes a sitemap for each language, and the index', async () => {
    expect(await build('--split', 'lang')).toMatchObject({ status: 0, stderr: '' })
    expect(readdirSync(out)).toEqual(['sitemap-de.xml', 'sitemap-en.xml', 'sitemap.xml'])
  })

  test('writes one for each value of a column, which is then known', async () => {
    const { status, stdout } = await build('--split', 'section')
    expect([status, stdout]).toEqual([0, expect.not.stringContaining('UNKNOWN_MEMBER')])
    const names = readdirSync(out)
    expect(names).toEqual([
      'sitemap-cake.xml',
      expect.stringMatching(/^sitemap-tea--[0-9a-f]{12}\.xml$/),
      'sitemap.xml',
    ])
    const { stdout: second } = await build('--split', 'lang')
    expect(second).toMatch(/3 written, 0 kept, 2 removed/)
  })

  test('tells which files of an earlier run are left, until they are gone', async () => {
    await build('--split', 'section', '--state', join(folder, 'a'))
    for (const state of ['b', 'b']) {
      const { stderr } = await build('--split', 'lang', '--state', join(folder, state))
      expect(stderr).toContain('sitemap-cake.xml: left by an earlier run')
    }
  })

  test('says that a column does not exist, and publishes nothing', async () => {
    const { status, stderr, failures } = await build('--split', 'sectoin')
    expect(status).toBe(74)
    expect(failures).toMatchObject([{ code: 'split-impossible', column: 'sectoin' }])
    expect(stderr).toMatch(/ lang\.\n$/)
    expect(existsSync(out)).toBe(false)
  })

  test('by language says something else to do than to split by language', async () => {
    const plain = join(folder, 'plain.txt')
    writeFileSync(plain, 'https://a.example/a\nhttps://a.example/b\n')
    const { io, stderr, failures } = memoryIo('')
    expect(await main(['sitemap', plain, '--out', out, '--split', 'lang'], io)).toBe(74)
    expect(failures).toMatchObject([{ code: 'split-impossible', column: 'lang' }])
    expect(stderr()).not.toMatch(/ lang\.\n$/)
  })

  test('does not replace the sitemap that it reads', async () => {
    await build('--split', 'lang')
    const { io, stderr } = memoryIo('')
    const input = join(out, 'sitemap-en.xml')
    expect(await main(['sitemap', input, '--out', out, '--split', 'lang'], io)).toBe(2)
    expect(stderr()).toContain('the input has the name of a sitemap in the output folder')
  })
})

describe('--stylesheet', () => {
  const START = '<?xml version="1.0" encoding="UTF-8"?><?xml-stylesheet type="text/xsl" href='

  test('writes our style sheet beside the sitemap, which a check does not mind', async () => {
    expect((await build('--stylesheet', '--split', 'lang')).status).toBe(0)
    expect(readdirSync(out)).toContain('sitemap.xsl')
    expect(xml()).toContain(`${START}"sitemap.xsl"?>`)
    expect(xml('sitemap-en.xml')).toContain(`${START}"sitemap.xsl"?>`)
    const { io, stderr } = memoryIo('')
    expect(await main(['validate', out], io)).toBe(0)
    expect(stderr()).toBe('')
  })

  test('names another one by its URL, also on standard output', async () => {
    await build('--stylesheet=/own.xsl?a&b')
    expect(xml()).toContain(`${START}"/own.xsl?a&amp;b"?>`)
    expect(readdirSync(out)).toEqual(['sitemap.xml'])
    const { stdout } = await build('--out', '-', '--stylesheet=https://a.example/own.xsl')
    expect(stdout).toContain(`${START}"https://a.example/own.xsl"?>`)
  })

  test('may be an absolute URL of the origin of --base', async () => {
    const base = ['--base', 'https://a.example:443/maps']
    for (const url of ['https://A.example/own.xsl', 'own.xsl', '/own.xsl']) {
      expect((await build(...base, `--stylesheet=${url}`)).status).toBe(0)
    }
    expect((await build(...base, '--stylesheet')).status).toBe(0)
  })

  test.each([
    [true, '"sitemap.xsl"'],
    ['/own.xsl', '"/own.xsl"'],
  ])('is in a configuration as %j', async (value, written) => {
    const config = join(folder, 'waymark.config.json')
    writeFileSync(config, JSON.stringify({ sitemap: { stylesheet: value, split: 'lang' } }))
    expect((await build('--config', config)).stderr).toBe('')
    expect(xml()).toContain(`${START}${written}?>`)
    expect(existsSync(join(out, 'sitemap-en.xml'))).toBe(true)
    writeFileSync(config, JSON.stringify({ sitemap: { stylesheet: false } }))
    await build('--config', config, '--out', join(folder, 'plain'))
    expect(readFileSync(join(folder, 'plain', 'sitemap.xml'), 'utf8')).not.toContain('stylesheet')
  })
})

test.each([
  [['--split', 'lang', '--out', '-'], { detail: 'needs-folder', option: 'split' }],
  [['--stylesheet', '--out', '-'], { detail: 'needs-folder', option: 'stylesheet' }],
  [['--split', ' '], { detail: 'column-name', value: ' ' }],
  [['--stylesheet=a b'], { detail: 'stylesheet-url', value: 'a b' }],
  [['--stylesheet=javascript:alert(1)'], { detail: 'stylesheet-url' }],
  [
    ['--stylesheet=http://evil.example/x.xsl', '--base', 'https://a.example/'],
    { detail: 'origin-of-sitemaps', origin: 'https://a.example' },
  ],
  [
    ['--stylesheet=//evil.example/x.xsl', '--base', 'https://a.example/'],
    { detail: 'origin-of-sitemaps', origin: 'https://a.example' },
  ],
  [
    ['--stylesheet=http://a.example/x.xsl', '--base', 'https://a.example/'],
    { detail: 'origin-of-sitemaps', origin: 'https://a.example' },
  ],
  [
    ['--stylesheet=https://evil.example/x.xsl'],
    { detail: 'origin-of-page', origin: 'https://a.example' },
  ],
  [['--stylesheet=//evil.example/x.xsl', '--split', 'lang'], { detail: 'origin-of-page' }],
  [['--stylesheet=//evil.example/x.xsl', '--out', '-'], { detail: 'origin-of-page' }],
])('%j is refused, and nothing is written', async (args, facts) => {
  const { status, stdout, failures } = await build(...args)
  expect([status, stdout, failures]).toMatchObject([2, '', [facts]])
  expect(existsSync(out)).toBe(false)
})
