import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { outputSchemas, outputSchemaText } from '../scripts/output-schemas.ts'
import { outputSchemaFile } from '../scripts/write-schema.ts'
import { main } from '../src/main.ts'
import { temporaryFolder } from './run-waymark.ts'
import { memoryIo, sitemapOf } from './sources.ts'

const HEAD = '"version":"1.1","generated":"2024-01-01T00:00:00Z","defaultLang":"en"'
const DATABASE = `{${HEAD},"urls":[
{"loc":"https://a.example/en/a?utm_source=x#y","lastmod":"2024-01-01T00:00:00Z","lang":"en","changefreq":"daily","priority":0.5,"alternates":[{"lang":"jp","loc":"https://a.example/ja/a"},{"lang":"de","loc":"https://b.example/de"}]},
{"loc":"https://a.example/ja/a","lastmod":"2024-13-01","lang":"ja","alternates":[]},
{"loc":"https://a.example/en/a","lang":"en"},
{"loc":"https://a.example/en/a","lang":"fr"},
{"loc":"http://user:pw@a b/","lang":"xx-invalid-!"},
{"lang":"en"},
5]}`
const BETTER = `{${HEAD},"urls":[{"loc":"https://a.example/en/a","lastmod":"2024-02-01T00:00:00Z","lang":"en","priority":0.5,"alternates":[{"lang":"ja","loc":"https://a.example/ja/a"}]},{"loc":"https://a.example/new","lang":"en"}]}`
const OPENAPI = `openapi: 3.1.0
servers:
  - url: https://api.example.com/
paths:
  /getUsers/{id}:
    get: { parameters: [{ in: query, name: pg }] }
`

const FILES: Readonly<Record<string, string>> = {
  'pages/index.html':
    '<html lang="en"><link rel="canonical" href="https://a.example/"><link rel="alternate" hreflang="jp" href="/x"><a href="/no">no</a>',
  'pages/de.html': '<link rel="canonical" href="https://a.example/no">',
  'pages/sitemap.xml': sitemapOf('<url><loc>https://a.example/</loc></url>'),
  'db.json': DATABASE,
  'better.json': BETTER,
  'pages.csv':
    'group,lang,url,lastmod\ntea,en,https://example.com/en/tea,2026-10-02\ntea,jp,https://example.com/ja/tea,\n',
  'sitemap.xml': sitemapOf('<url><loc>https://a.example/x y</loc><lastmod>never</lastmod></url>'),
  'broken.json': '{"urls": [',
  'openapi.yaml': OPENAPI,
  'uris.txt': 'db://postgres/a/b\nHTTP://EXAMPLE.com/A_b/%7e\nno uri at all\n',
  'urls.txt':
    'HTTP://A.example:80/?b=1&utm_source=x\nhttp://a.example/?b=1\nhttp://a b/\n\nhttp://b.example/\n',
  'long.txt': `http://a.example/${'x'.repeat(1_100_000)}\n`,
  'waymark.config.json': '{"normalize": {"jobs": 2}, "rules": {"preset": "seo"}}',
}

let folder = ''

/** Makes a folder with the files that a line names. */
function prepare(line: string): void {
  folder = temporaryFolder()
  mkdirSync(join(folder, 'pages'))
  for (const [name, content] of Object.entries(FILES)) {
    if (line.includes(`@${name.split('/')[0]}`)) writeFileSync(join(folder, name), content)
  }
}

async function printed(line: string): Promise<readonly unknown[]> {
  prepare(line)
  const { io, stdout, stderr } = memoryIo()
  const words = line.split(' ').map((word) => word.replace('@', `${folder}/`))
  await main([...words, '--format', 'json'], io)
  const text = stdout()
  expect(text, stderr()).not.toBe('')
  const isLines = /^waymark |^(?:diff|normalize|dedupe) /.test(line)
  return isLines
    ? text
        .trimEnd()
        .split('\n')
        .map((each) => JSON.parse(each))
    : [JSON.parse(text)]
}

const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false })

const validators = new Map(
  Object.keys(outputSchemas).map((name) => {
    const schema: object = JSON.parse(readFileSync(outputSchemaFile(name), 'utf8'))
    return [name, ajv.compile(schema)]
  }),
)

function faultsOf(name: string, value: unknown): readonly string[] {
  const validate = validators.get(name)!
  validate(value)
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  )
}

const OUTPUTS: readonly (readonly [schema: string, line: string])[] = [
  ['sitemap', 'sitemap @db.json --out @out --report @report.html'],
  [
    'sitemap',
    'sitemap @better.json @pages.csv --out @out --base https://a.example/ --gzip --report @report.html',
  ],
  ['sitemap', 'sitemap --from @pages --out @out --report @report.html'],
  ['validate', 'validate @db.json'],
  ['validate', 'validate @pages.csv @broken.json @missing.json'],
  ['validate', 'validate @sitemap.xml'],
  ['validate', 'validate @better.json'],
  ['validate', 'validate --fix @pages.csv'],
  ['validate', 'validate --unsafe-fix @db.json'],
  ['validate', 'validate @db.json --baseline @known.json --write-baseline'],
  ['audit', 'audit @pages --report @report.html'],
  ['audit', 'audit @pages --base https://b.example/'],
  ['convert', 'convert @db.json --to csv --out @out.csv'],
  ['diff', 'diff @db.json @better.json'],
  ['diff', 'diff @better.json @db.json --trailing-slash never'],
  ['keys', 'keys @db.json --out @tables'],
  ['normalize', 'normalize @urls.txt'],
  ['normalize', 'normalize @urls.txt --on-error keep --preset seo'],
  ['normalize', 'normalize @long.txt'],
  ...[
    'http://a_/',
    'https://Bücher.example:443/a%zz',
    'nonsense',
    'mailto:x@y',
    'file:///c|/',
    'https://paypal.com.evil.example/%2e%2e/',
    'http://0x7f.1/',
    'https://user:pw@xn--80ak6aa92e.com/',
  ].map((url) => ['inspect', `inspect ${url}`] as const),
  ['inspect', 'inspect ../x --base https://a.example/b/c'],
  ['compare', 'compare http://a/?x=1&y=2 HTTP://A:80/?y=2&x=1&utm_source=z'],
  ['compare', 'compare http://a/%7e#f http://a/~'],
  ['compare', 'compare nonsense mailto:x'],
  ['compare', 'compare http://a/( http://a/ --method url-pattern'],
  ['compare', 'compare http://a/ http://b/ --method whatwg,same-site'],
  ['dedupe', 'dedupe @urls.txt --preset crawler'],
  ['dedupe', 'dedupe @urls.txt --keep first'],
  ['dedupe', 'dedupe @long.txt @urls.txt'],
  ['lint', 'lint @uris.txt @openapi.yaml @broken.json'],
  ['lint', 'lint @openapi.yaml --fix'],
  ['config', 'config --no-config'],
  ['config', 'config --print --config @waymark.config.json'],
  ...[
    'sort-query',
    'seo',
    'whatwg',
    'fbclid',
    'return-link-missing',
    'file-not-found',
    'path-verb',
    'CREDENTIALS_IN_URL',
    ...['codes', 'rules', 'presets', 'methods', 'parameters'].map((list) => `--list ${list}`),
    '--list rules --lang ja',
  ].map((name) => ['explain', `explain ${name}`] as const),
]

describe('what is printed has the members of the schema and no others', () => {
  test.each(OUTPUTS)('%s: %s', async (name, line) => {
    for (const value of await printed(line)) expect(faultsOf(name, value)).toEqual([])
  })

  test('the reports that are files have them, too', async () => {
    prepare('@better.json @db.json @pages @pages.csv')
    for (const [name, input] of [
      ['sitemap', 'better.json'],
      ['validate', 'db.json'],
      ['audit', 'pages'],
    ] as const) {
      const out = name === 'sitemap' ? ['--out', join(folder, 'out')] : []
      const report = join(folder, 'report.json')
      const call = [name, join(folder, input), ...out, '--report', join(folder, 'report.html')]
      await main(call, memoryIo().io)
      expect(faultsOf(name, JSON.parse(readFileSync(report, 'utf8')))).toEqual([])
      const { io, stdout } = memoryIo()
      await main(
        [
          name,
          join(folder, name === 'audit' ? input : 'pages.csv'),
          ...out,
          '--since',
          report,
          '--format',
          'json',
        ],
        io,
      )
      const since: unknown = JSON.parse(stdout())
      expect(since).toHaveProperty('since.generated')
      expect(faultsOf(name, since)).toEqual([])
    }
  })
})

test.each(Object.keys(outputSchemas))(
  'the schema of %s is up to date, and in the README',
  (name) => {
    expect(readFileSync(outputSchemaFile(name), 'utf8')).toBe(outputSchemaText(name))
    expect(readFileSync(new URL('../README.md', import.meta.url), 'utf8')).toContain(
      `schemas/${name}.schema.json`,
    )
  },
)

test('every output has a schema that it was tested with', () => {
  expect([...new Set(OUTPUTS.map(([name]) => name))].sort()).toEqual(
    Object.keys(outputSchemas).sort(),
  )
})
