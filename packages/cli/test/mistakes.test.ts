import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { main } from '../src/main.ts'
import { temporaryFolder } from './run-waymark.ts'
import { memoryIo } from './sources.ts'

const DATABASE =
  '{"version":"1.1","generated":"2024-01-01T00:00:00Z","defaultLang":"en","urls":[{"loc":"https://a.example/a","lastmod":"2024-01-01T00:00:00Z","lang":"en"}]}'

const FILES: Readonly<Record<string, string | Buffer>> = {
  'db.json': DATABASE,
  'urls.txt': 'http://a.example/\n',
  empty: '',
  binary: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1, 2]),
  utf16: Buffer.from('\ufeff{}', 'utf16le'),
  'cut.json.gz': gzipSync(DATABASE).subarray(0, 30),
  'bad.json': '{"urls": [}',
  'bad.yaml': 'openapi: 3.1.0\npaths: {\n',
  'bad.csv': 'group,lang,url\na,en,"https://a.example/\n',
  'no-header.csv': '1,2\n3,4\n',
  'prose.txt': 'Dear reader,\n',
  'rules.json': '{"preset": "sea"}',
  'unknown-rule.json': '{"rules": {"sort-queri": true}}',
  'not-an-object.json': '[]',
  'config.json': '{"normalise": {}}',
  'config-option.json': '{"normalize": {"job": 2}}',
  'page.html': '<!doctype html><title>x</title>',
}

function folderWithFiles(): string {
  const folder = temporaryFolder()
  for (const [name, content] of Object.entries(FILES)) writeFileSync(join(folder, name), content)
  mkdirSync(join(folder, 'folder'))
  return folder
}

/** A mistake: the words of a command line, in which `@name` is a file, the exit status, and what the answer says to do. */
type Mistake = readonly [line: string, status: number, remedy: RegExp, input?: string]

const OF_THE_COMMAND_LINE: readonly Mistake[] = [
  ['', 2, /waymark help <command>/],
  ['stiemap', 2, /did you mean sitemap\?/],
  ['frobnicate', 2, /the commands are sitemap, /],
  ['help frobnicate', 2, /the commands are sitemap, /],
  ['--hepl', 2, /did you mean --help\?/],
  ['--lang en', 2, /give a command first/],
  ['--color=blue explain', 2, /choose one of auto, always, never/],
  ['validate @db.json --fromat json', 2, /did you mean --format\?/],
  ['inspect http://a/ --frobnicate', 2, /the options are --base, /],
  ['inspect http://a/ -z', 2, /the options are --base, /],
  ['inspect', 2, /url is missing: waymark inspect \[options\] <url\|->/],
  ['inspect http://a/ http://b/', 2, /takes one url, but also got "http:\/\/b\/"/],
  ['inspect -/x', 2, /put -- before operands that begin with -/],
  ['compare http://a/', 2, /url is missing: waymark compare/],
  ['config sort-query', 2, /takes no operand, but got "sort-query"/],
  ['inspect http://a/ --format', 2, /--format <format>/],
  ['inspect http://a/ --format xml', 2, /choose one of text, json/],
  ['inspect http://a/ --format jsn', 2, /did you mean json\?/],
  ['inspect http://a/ --format json --format text', 2, /remove one of them/],
  ['normalize @urls.txt --jobs 0', 2, /give a whole number, 1 or more/],
  ['normalize @urls.txt --jobs many', 2, /give a whole number, 1 or more/],
  ['normalize @urls.txt --jobs 65', 2, /give at most 64/],
  ['normalize @urls.txt --jobs 1.5', 2, /give a whole number/],
  ['normalize @urls.txt --trace=yes', 2, /remove the = and what follows/],
  ['normalize @urls.txt --max-length -1', 2, /--max-length=-1 if it is "-1"/],
  ['validate @db.json --memory 1KiB', 2, /4 MiB|4MiB/],
  ['validate @db.json --memory lots', 2, /256MiB/],
  ['normalize @urls.txt --preset serch', 2, /choose one of|did you mean/],
  ['normalize @urls.txt --rule sort-queri', 2, /did you mean sort-query\?/],
  ['normalize @urls.txt --rule sort-query(x=1)', 2, /sort-query/],
  ['normalize @urls.txt --rule keep-params(', 2, /column 13: .* at the end: write it there/],
  ['compare http://a/ http://b/ --method watwg', 2, /did you mean whatwg\?/],
  ['dedupe @urls.txt --method whatwg --preset seo', 2, /remove it, or remove the rules|remove/],
  ['compare http://a/ http://b/ --options {', 2, /JSON/],
  ['inspect ../x --base nonsense', 2, /https:\/\/example\.com\//],
  ['inspect ../x --base C:\\Users\\x', 2, /file:\/\/\/C:\/Users\/x/],
  ['sitemap @db.json', 2, /add --out <folder>/],
  ['sitemap @db.json --out=', 2, /--out <folder>/],
  ['explain', 2, /--list lists codes, rules/],
  ['explain sort-queri', 2, /sort-query/],
  ['explain --list rules sort-query', 2, /--list rules takes no name/],
  ['explain --list', 2, /--list <what>/],
  ['explain sort-query --lang de', 2, /choose one of en, ja, ru/],
  ['completions', 2, /waymark completions <bash\|zsh\|fish>/],
  ['completions tcsh', 2, /the shells are bash, zsh, fish/],
  ['worker', 2, /--op/],
  ['worker --op normalise', 2, /did you mean 'normalize'\?/],
  ['lint @urls.txt --severity path-naming=loud', 2, /error/],
  ['lint @urls.txt --paths {', 2, /JSON|write/],
  ['dedupe @urls.txt --keep last', 2, /its only value is first/],
  ['diff @db.json', 2, /version is missing: waymark diff/],
  ['diff - -', 74, /Name it \(as -\) only once/, DATABASE],
  ['diff @db.json @db.json --format indexnow', 2, /--key/],
  [
    'validate https://example.com/sitemap.xml',
    2,
    /curl -fsSL https:\/\/example\.com\/sitemap\.xml \| waymark validate -/,
  ],
  ['normalize @urls.txt --rules https://a.example/r.json', 2, /name a file; nothing is fetched/],
  ['config --config @folder', 2, /waymark\.config\.json/],
  ['config --config @config.json', 2, /did you mean normalize\?/],
  ['config --config @config-option.json', 2, /did you mean jobs\?/],
]

const OF_FILES: readonly Mistake[] = [
  ['validate @missing.json', 74, /No such file or folder\. Check the path/],
  ['normalize @missing.txt', 74, /No such file or folder\. Check the path/],
  ['normalize @folder', 74, /Name a file/],
  ['sitemap @folder --out @out', 74, /Name a file/],
  ['validate @empty', 74, /The file is empty\. Give/],
  ['validate @binary', 74, /The file is binary: .*\. Give/],
  ['normalize @binary', 74, /The file is binary: .*\. Give/],
  ['validate @utf16', 74, /Save it as UTF-8/],
  ['validate @cut.json.gz', 74, /Copy the file again/],
  ['validate @bad.json', 74, /line 1, column 11: Invalid JSON: unexpected `\}`/],
  ['lint @bad.yaml', 74, /line \d+, column \d+: /],
  ['validate @bad.csv', 74, /line \d+, column \d+: .*quot/],
  ['validate @no-header.csv', 74, /header|first line/],
  ['lint @page.html', 74, /expected|list|OpenAPI/],
  ['validate @folder', 74, /Name another folder or a file/],
  ['normalize @urls.txt --rules @bad.json', 2, /line 1, column 11: Invalid JSON/],
  ['normalize @urls.txt --rules @rules.json', 2, /did you mean seo\?/],
  ['normalize @urls.txt --rules @unknown-rule.json', 2, /did you mean sort-query\?/],
  ['normalize @urls.txt --rules @not-an-object.json', 2, /object/],
  ['normalize @urls.txt --rules @missing.json', 74, /Check the path/],
  ['inspect http://a/ --suffix-list @empty', 2, /Give the content of public_suffix_list\.dat/],
  ['sitemap @db.json --out @urls.txt', 74, /Choose another place|not a folder/],
  ['normalize @urls.txt --out @folder', 74, /Name a file|Choose another/],
  ['convert @db.json --to csv --out @urls.txt/x.csv', 74, /Check the path|Choose another place/],
  ['inspect -', 74, /Give a URL/],
  ['inspect -', 74, /give one URL; waymark normalize takes many/, 'http://a/\nhttp://b/\n'],
  ['validate -', 74, /The file is empty\. Give/],
]

const all: readonly Mistake[] = [...OF_THE_COMMAND_LINE, ...OF_FILES]

async function answerTo([line, , , input]: Mistake) {
  const { io, stdout, stderr } = memoryIo(input ?? '')
  const folder = folderWithFiles()
  const words = line === '' ? [] : line.split(' ')
  const paths = words.map((word) => word.replace(/^(--out=)?@/, `$1${folder}/`))
  const status = await main(paths, io)
  return { status, stdout: stdout(), stderr: stderr() }
}

test('there are more than sixty', () => {
  expect(all.length).toBeGreaterThan(60)
})

describe('a mistake is answered with what to do', () => {
  test.each(all.map((mistake) => [mistake[0], mistake] as const))('%s', async (_, mistake) => {
    const [line, status, remedy] = mistake
    const answer = await answerTo(mistake)
    expect(answer.stderr).toMatch(remedy)
    expect([answer.status, answer.stdout]).toEqual([status, ''])
    expect(answer.stderr).not.toMatch(/^\s+at |\bTypeError\b|\bundefined\b|\[object /m)
    if (line === '') return
    const [message, hint, ...more] = answer.stderr.trimEnd().split('\n')
    expect(message).toMatch(/^waymark(?: [a-z]+)?: /)
    // A wrong command line is also told where to read on.
    expect([hint, more]).toEqual([
      status === 2
        ? `${line.includes('--lang ja') ? '使い方' : 'Try'}: ${/^waymark(?: [a-z]+)?/.exec(message!)![0]} --help`
        : undefined,
      [],
    ])
  })
})
