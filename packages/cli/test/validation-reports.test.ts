import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { main } from '../src/main.ts'
import { temporaryFolder } from './run-waymark.ts'
import { memoryIo, sitemapOf } from './sources.ts'

const DATE = '2024-03-15T10:00:00.000Z'

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
})

const entry = (lang: string, path: string, ...alternates: readonly object[]) => {
  return { loc: `https://a.example/${path}`, lastmod: DATE, lang, alternates }
}
const link = (lang: string, path: string) => ({ lang, loc: `https://a.example/${path}` })

const FAULTY = [
  entry('en', 'en/tea', link('jp', 'jp/tea')),
  entry('jp', 'jp/tea', link('en', 'en/tea')),
  entry('en', 'en/a', link('de', 'de/a')),
  entry('de', 'de/a'),
  entry('en_US', 'en/a'),
  3,
]

const read = (name: string): string => readFileSync(join(folder, name), 'utf8')
const words = (html: string): string =>
  html
    .replace(/<style>.*<\/style>/s, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

async function validate(...args: readonly string[]) {
  const { io, stdout, stderr } = memoryIo()
  const status = await main(['validate', ...args], io)
  return { status, stdout: stdout(), stderr: stderr() }
}

/** Checks a database with these entries. */
async function check(urls: readonly unknown[], ...args: readonly string[]) {
  const head = { version: '1.1', generated: DATE, defaultLang: 'en' }
  writeFileSync(join(folder, 'db.json'), JSON.stringify({ ...head, urls }))
  return await validate(join(folder, 'db.json'), ...args)
}

const reported = (urls: readonly unknown[], ...args: readonly string[]) =>
  check(urls, '--report', join(folder, 'r.html'), ...args)

describe('--report', () => {
  test('writes two reports where it says, and without it nothing is written', async () => {
    await check(FAULTY)
    expect(readdirSync(folder)).toEqual(['db.json'])
    expect((await reported(FAULTY)).status).toBe(1)
    expect(readdirSync(folder).sort()).toEqual(['db.json', 'r.html', 'r.json'])
  })

  test('is for text, JSON, CSV and SARIF alike, and changes none of them', async () => {
    for (const format of ['text', 'json', 'csv', 'sarif']) {
      const plain = await check(FAULTY, '--format', format)
      const { stdout, status } = await reported(FAULTY, '--format', format)
      const timeless = (text: string) => text.replaceAll(/"(?:generated|milliseconds)": .*/g, '')
      expect([status, timeless(stdout)]).toEqual([plain.status, timeless(plain.stdout)])
      expect(JSON.parse(read('r.json')).kinds).not.toEqual([])
    }
  })

  test('says what was checked, each cause once, and links each code to its explanation', async () => {
    await reported(FAULTY)
    const { generated } = JSON.parse(read('r.json'))
    const html = words(read('r.html'))
    expect(html).toContain(`a.example · ${generated.slice(0, 10)}`)
    expect(html).toContain('Checked db.json: 6 entries in 1 file, with 4 distinct URLs.')
    expect(html).toContain('error unknown-language jp An hreflang value has')
    expect(html).toContain('2 2 2 Write ja .')
    expect(html).toContain('https://a.example/{lang}/{page} 4')
    expect(html).toMatch(/link back: db\.json:/)
    expect(read('r.html')).toContain('/docs/problems.md#unknown-language">')
    expect(read('r.html')).toContain('<meta name="robots" content="noindex">')
  })

  test('says that all is well of a clean site', async () => {
    const { status } = await reported([entry('en', 'en')])
    expect(status).toBe(0)
    expect(words(read('r.html'))).toContain('No problems found Checked db.json: 1 entry in 1 file.')
  })

  test('names each input that could not be read, and says that links were not checked', async () => {
    writeFileSync(join(folder, 'broken.json'), '{"urls": [')
    await reported(FAULTY, join(folder, 'broken.json'))
    const html = words(read('r.html'))
    expect(html).toContain('1 input could not be read')
    expect(html).toContain('Not read broken.json:1:11 : ')
    expect(html).toContain('The links between pages were not checked')
    expect(JSON.parse(read('r.json')).failures).toMatchObject([{ file: 'broken.json' }])
  })

  test('has no absolute path, whatever is given', async () => {
    const site = join(folder, 'site')
    mkdirSync(join(site, 'de'), { recursive: true })
    const map = sitemapOf('<url><loc>https://a.example/</loc></url>')
    writeFileSync(join(site, 'a.xml'), map)
    writeFileSync(join(site, 'a.xml.gz'), map)
    writeFileSync(join(site, 'de', 'a.xml'), `x${map}`)
    writeFileSync(join(site, 'twice.xml'), map)
    const index = ['a', 'gone'].map(
      (name) => `<sitemap><loc>https://a.example${site}/${name}.xml</loc></sitemap>`,
    )
    writeFileSync(
      join(site, 'index.xml'),
      `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${index.join('')}</sitemapindex>`,
    )
    await validate(site, join(folder, 'no.xml'), '--report', join(folder, 'r.html'))
    for (const name of ['r.html', 'r.json']) {
      // The folders of a URL stay.
      expect(read(name).replaceAll(`https://a.example${site}`, '')).not.toContain(folder)
      expect(read(name)).toContain('site/twice.xml')
      expect(read(name)).toContain(`https://a.example${site}/gone.xml`)
    }
  })

  test('does not let a URL, a language or a name of a file become a part of the page', async () => {
    const evil = '"><script>alert(1)</script>\u202e\u0007\u2028<img src=x onerror=y>'
    await reported([
      { ...entry(evil, evil, { lang: evil, loc: `javascript:${evil}` }), [evil]: 1 },
      { loc: `https://${evil}/`, lastmod: evil },
      { loc: `https://a.example/${evil}/x/y`, lastmod: DATE, lang: 'de' },
    ])
    const html = read('r.html')
    expect(html).toContain('&lt;script&gt;')
    expect(html).not.toMatch(/<(?:script|img)/)
    expect(html.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
    expect(html).toContain("default-src 'none'")
  })

  test.each([
    ['db.html', 'would replace the input'],
    ['x.json', '--report names the HTML report'],
    ['-', 'needs the name of a file'],
  ])('refuses %s', async (name, message) => {
    const { status, stderr } = await check([], '--report', name === '-' ? name : join(folder, name))
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)])
    expect(readdirSync(folder)).toEqual(['db.json'])
  })
})

describe('--since', () => {
  test('says what has changed in text, JSON and HTML, and may replace the report that it reads', async () => {
    await reported([...FAULTY, { loc: '/x', lastmod: DATE }])
    const { stdout } = await reported(FAULTY.slice(0, 4), '--since', join(folder, 'r.json'))
    const { since } = JSON.parse(read('r.json'))
    expect(since.counts).toMatchObject({
      entriesInAllFiles: { before: 7, after: 4 },
      withoutUrl: { before: 1, after: 0 },
    })
    expect(since.problems).toContainEqual({
      code: 'RELATIVE_URL',
      severity: 'error',
      before: 1,
      after: 0,
    })
    expect(stdout).toMatch(/URL: 1 before, 0 now$/m)
    expect(words(read('r.html'))).toContain('RELATIVE_URL 1 0 −1')
  })

  test('takes the JSON that is printed, and says that nothing has changed', async () => {
    const { stdout } = await check(FAULTY, '--format', 'json')
    writeFileSync(join(folder, 'old.json'), stdout)
    const again = await check(FAULTY, '--since', join(folder, 'old.json'))
    expect(again.stdout).toMatch(/Since \S+\n {2}Nothing has changed\.\n/)
  })

  test.each([
    '{}',
    '{"command":"sitemap","generated":"2024-01-01","counts":{},"kinds":[]}',
    '{"command":"validate","generated":"2024-01-01","counts":{},"kinds":[]}',
  ])('refuses %s', async (text) => {
    writeFileSync(join(folder, 'old.json'), text)
    const { status, stderr } = await check(FAULTY, '--since', join(folder, 'old.json'))
    expect(status).toBe(74)
    expect(stderr).toContain('is not a JSON report of waymark validate')
  })
})

describe('the outputs of one database', () => {
  test('agree: each count has one meaning', async () => {
    const { stdout: text } = await reported(FAULTY)
    const json = JSON.parse((await check(FAULTY, '--format', 'json')).stdout)
    const csv = (await check(FAULTY, '--format', 'csv')).stdout
    const [{ results }] = JSON.parse((await check(FAULTY, '--format', 'sarif')).stdout).runs
    const errors = json.problems.filter(
      ({ severity }: { severity: string }) => severity === 'error',
    )
    expect(text).toContain('6 entries in 1 file, with 4 distinct URLs; ')
    expect(json.files).toMatchObject([{ entries: json.entriesInAllFiles }])
    expect(json.distinctLocs + json.repeatedLocs + json.withoutUrl).toBe(json.entriesInAllFiles)
    expect(results).toHaveLength(json.problems.length)
    expect(csv.trimEnd().split('\n')).toHaveLength(json.problems.length + 1)
    expect(words(read('r.html'))).toContain(`Errors ${errors.length} `)
    for (const { code, count } of json.kinds) {
      const same = json.problems.filter((problem: { code: string }) => problem.code === code)
      expect([code, same.length]).toEqual([code, count])
    }
  })

  test('count the links that search engines ignore, also those whose value is no language tag', async () => {
    const { stdout } = await reported(FAULTY.slice(0, 2).concat(entry('en_US', 'us')))
    expect(stdout).toMatch(/^3 links /m)
    expect(stdout).toContain('- "en_US": 1 place; write en-US')
    expect(words(read('r.html'))).toContain('Ignored links 3 ')
  })

  test('have both places of a problem', async () => {
    const json = JSON.parse((await check(FAULTY, '--format', 'json')).stdout)
    const csv = (await check(FAULTY, '--format', 'csv')).stdout
    const [{ results }] = JSON.parse((await check(FAULTY, '--format', 'sarif')).stdout).runs
    const twoPlaces = ['return-link-missing', 'duplicate-loc']
    for (const code of twoPlaces) {
      const index = json.problems.findIndex((problem: { code: string }) => problem.code === code)
      const { related, lang } = json.problems[index]
      const [{ note, pointer, line, column }] = related
      expect(results[index].relatedLocations[0]).toMatchObject({
        id: 0,
        message: { text: note },
        physicalLocation: { region: { startLine: line, startColumn: column } },
        logicalLocations: [{ fullyQualifiedName: pointer }],
      })
      expect(results[index].properties?.lang).toBe(lang)
      expect(csv.split('\n')[index + 1]).toContain(`,${note}: `)
    }
  })
})
