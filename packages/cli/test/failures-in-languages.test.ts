import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { main } from '../src/main.ts'
import { temporaryFolder } from './run-waymark.ts'
import { memoryIo } from './sources.ts'

const FILES: Readonly<Record<string, string>> = {
  'db.json': '{"urls":[]}',
  'urls.txt': 'http://a.example/\n',
  'latin1.txt': '',
  'twice.json': '{"preset": "seo", "preset": "seo"}',
  'config.json': '{"normalise": {}}',
  'unknown.json': '{"zzzzzzzz": {}}',
  'list.json': '[]',
  'config-option.json': '{"normalize": {"job": 2}}',
  'config-value.json': '{"normalize": {"jobs": "many"}}',
  'config-type.json': '{"normalize": {"jobs": []}}',
  'config-switch.json': '{"normalize": {"trace": 1}}',
  'config-url.json': '{"inspect": {"base": "x"}}',
  'config-rule.json': '{"lint": {"rule": "path-namin=error"}}',
  'report.json': '{}',
}

/** Faulty command lines, in which `@name` is a file, and the standard input. */
const LINES: readonly { readonly line: string; readonly input?: string }[] = [
  { line: 'stiemap' },
  { line: 'zzzzzzzz' },
  { line: '--zzzzzzzz' },
  { line: '--hepl' },
  { line: 'inspect' },
  { line: 'inspect http://a/ http://b/' },
  { line: 'compare http://a/ http://b/ http://c/' },
  { line: 'config sort-query' },
  { line: 'inspect http://a/ --zzzzzzzz' },
  { line: 'inspect -/x' },
  { line: 'validate @db.json --fromat json' },
  { line: 'inspect http://a/ --format' },
  { line: 'inspect http://a/ --format xml' },
  { line: 'inspect http://a/ --format json --format text' },
  { line: 'inspect ../x --base nonsense' },
  { line: 'inspect ../x --base C:\\x' },
  { line: 'inspect http://a/ --suffix-list @db.json' },
  { line: 'inspect -', input: '' },
  { line: 'inspect -', input: 'http://a/\nhttp://b/\n' },
  { line: 'normalize @urls.txt --jobs 0' },
  { line: 'normalize @urls.txt --jobs 65' },
  { line: 'normalize @urls.txt --trace=yes' },
  { line: 'normalize @urls.txt --max-length -1' },
  { line: 'normalize @urls.txt --rules @missing.json' },
  { line: 'normalize @urls.txt --rules @twice.json' },
  { line: 'normalize @urls.txt --rules https://a.example/r.json' },
  { line: 'normalize @urls.txt --rules @twice.json --preset seo' },
  { line: 'normalize @urls.txt --preset seo --config @config.json' },
  { line: 'normalize @urls.txt --rule sort-query --keep-query' },
  { line: 'normalize @urls.txt --rule remove-query --keep-query' },
  { line: 'normalize @urls.txt --rule remove-fragment --keep-fragment' },
  { line: 'normalize @missing.txt' },
  { line: 'lint http://a.example/' },
  { line: 'lint file:///a.txt' },
  { line: 'validate @db.json --memory 1KiB' },
  { line: 'validate @db.json --memory lots' },
  { line: 'validate @db.json --output x.json' },
  { line: 'validate @db.json --fix --dry-run --format sarif' },
  { line: 'validate @db.json --fix --dry-run --patch x' },
  { line: 'validate @db.json --fix --backup a/b' },
  { line: 'validate @db.json --fix --patch -' },
  { line: 'validate @db.json --dry-run' },
  { line: 'validate @db.json --write-baseline' },
  { line: 'validate @db.json --baseline -' },
  { line: 'validate @db.json --baseline @db.json' },
  { line: 'validate @db.json --severity zzzzzz=off' },
  { line: 'validate @db.json --severity duplicate-lok=off' },
  { line: 'compare - -' },
  { line: 'validate @db.json @db.json --fix' },
  { line: 'validate - --fix', input: '{}' },
  { line: 'validate @db.json --report x.json' },
  { line: 'validate @db.json --report -' },
  { line: 'validate @db.json --since @report.json' },
  { line: 'validate @missing.json' },
  { line: 'validate -', input: '' },
  { line: 'sitemap @db.json' },
  { line: 'sitemap @db.json --out=' },
  { line: 'sitemap @db.json --out out --stylesheet=javascript:alert' },
  {
    line: 'sitemap @db.json --out out --stylesheet=http://b.example/x.xsl --base https://a.example/',
  },
  { line: 'sitemap @db.json --out - --rebuild' },
  { line: 'sitemap @db.json --out @out --base http://a/?b' },
  { line: 'sitemap @db.json --out @out --base mailto:a' },
  { line: 'sitemap @db.json --out @out --x-default e_' },
  { line: 'sitemap @db.json --out @out --extensions zzz' },
  { line: 'sitemap @db.json --out @out --state @out/state' },
  { line: 'sitemap @db.json --out @out --state @db.json' },
  { line: 'sitemap @db.json --out - --state x' },
  { line: 'sitemap @db.json --out @out --report @out/sitemap.xml' },
  { line: 'sitemap @db.json --out @out --report @db.json' },
  { line: 'sitemap @db.json --out @out --robots=' },
  { line: 'sitemap @db.json --out - --robots x' },
  { line: 'sitemap @db.json --out @out --robots @db.json' },
  { line: 'sitemap @db.json --out @out --robots @out/sitemap.xml' },
  { line: 'convert @db.json' },
  { line: 'convert @db.json --out @x.unknown' },
  { line: 'convert @db.json --to csv --default-lang en' },
  { line: 'convert @db.json --to json --default-lang e_' },
  { line: 'convert @db.json --to json --format json' },
  { line: 'compare http://a/ http://b/ --method watwg' },
  { line: 'compare http://a/ http://b/ --method zzzzzzzz' },
  { line: 'compare http://a/ http://b/ --method seo' },
  { line: 'compare http://a/ http://b/ --method sort-query' },
  { line: 'compare http://a/ http://b/ --keep-query' },
  { line: 'compare http://a/ http://b/ --options {' },
  { line: 'compare http://a/ http://b/ --options []' },
  { line: 'compare http://a/ http://b/ --options {"base":"http://a/","base":"http://a/"}' },
  { line: 'compare http://a/ http://b/ --options {"base":"http://a/"} --base http://a/' },
  { line: 'compare http://a/ http://b/ --all --format json' },
  { line: 'dedupe @urls.txt --method whatwg --preset seo' },
  { line: 'dedupe @urls.txt --keep last' },
  { line: 'diff @db.json' },
  { line: 'diff @db.json @db.json --key x' },
  { line: 'diff @db.json @db.json --all --format json' },
  { line: 'keys @db.json --out -' },
  { line: 'lint - --fix', input: 'http://a/' },
  { line: 'lint @urls.txt --watch --format json' },
  { line: 'lint @urls.txt --severity path-namin=error' },
  { line: 'lint @urls.txt --severity zzzzzzzz=error' },
  { line: 'lint @urls.txt --severity path-naming=loud' },
  { line: 'lint @urls.txt --severity path-naming=error,path-naming=error' },
  { line: 'lint @urls.txt --paths {' },
  { line: 'lint @urls.txt --schemes 1' },
  { line: 'lint @urls.txt --verbs a/b' },
  { line: 'lint @urls.txt --abbreviations a' },
  { line: 'lint -', input: '' },
  { line: 'lint -', input: '<html>' },
  { line: 'lint -', input: '<a>' },
  { line: 'lint -', input: 'a:345678\0' },
  { line: 'lint -', input: 'a b' },
  { line: 'lint -', input: '{}' },
  { line: 'lint -', input: '{"a": 1}' },
  { line: 'lint -', input: '{"a": 1, "b": 2, "c": 3, "d": 4}' },
  { line: 'lint -', input: '{"a": }' },
  { line: 'lint -', input: `${'['.repeat(65)}${']'.repeat(65)}` },
  { line: 'lint -', input: '{"swagger": "2.0"}' },
  { line: 'lint -', input: '{"openapi": "2.0"}' },
  { line: 'lint -', input: 'openapi: 3.1' },
  { line: 'lint -', input: 'asyncapi: []' },
  { line: 'lint -', input: '---\n' },
  { line: 'lint -', input: '---\n5' },
  { line: 'lint -', input: 'openapi: 3.1.0\n---\na: b' },
  { line: 'lint -', input: 'openapi: 3.1.0\npaths: *nope' },
  { line: 'explain' },
  { line: 'explain --list x' },
  { line: 'explain --list rules x' },
  { line: 'explain zzzzzzzz' },
  { line: 'explain sort-queri' },
  { line: 'completions tcsh' },
  { line: 'completions bsh' },
  { line: 'worker' },
  { line: 'config --config @config.json' },
  { line: 'config --config @unknown.json' },
  { line: 'config --config @list.json' },
  { line: 'config --config @config-option.json' },
  { line: 'config --config @config-value.json' },
  { line: 'config --config @config-type.json' },
  { line: 'config --config @config-switch.json' },
  { line: 'config --config @config-url.json' },
  { line: 'config --config @config-rule.json' },
]

/** More than three words of English in a row, each of letters only: not code, options, paths and values. */
const ENGLISH_WORDS = /(?<![\p{L}\p{N}"<>/.=_-])(?:[A-Za-z]{2,}[ ,;:]+){3}[a-z]{2,}(?![\w/=-])/u

async function complaints(line: string, lang: string, input: string): Promise<string> {
  const folder = temporaryFolder()
  for (const [name, content] of Object.entries(FILES)) writeFileSync(join(folder, name), content)
  const words = line.split(' ').map((word) => word.replace(/^@/, `${folder}/`))
  const { io, stderr } = memoryIo(input)
  await main([...words.slice(0, 1), '--lang', lang, ...words.slice(1)], io)
  // Lists of names are no sentences.
  return stderr()
    .replaceAll(folder, '@')
    .replaceAll(/[\w-]+(?:, [\w-]+){2,}/g, '…')
    .replaceAll(/waymark [a-z]+(?: \[?[<\w|>\]…-]+)*/g, '…')
}

for (const [lang, letters] of [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u],
  ['ru', /\p{Script=Cyrillic}/u],
] as const) {
  test.each(LINES)(`${lang}: $line`, async ({ line, input = '' }) => {
    const said = (await complaints(line, lang, input)).split('\n', 1)[0]
    expect(said).toMatch(letters)
    expect(said).not.toMatch(ENGLISH_WORDS)
  })
}

test('a file keeps its name if the name is also a word of ours', async () => {
  expect(await complaints('validate none', 'ru', '')).toContain(' none: ')
  expect(await complaints('validate domain', 'ja', '')).toContain(' domain: ')
})
