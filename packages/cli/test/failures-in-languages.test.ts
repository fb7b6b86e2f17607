import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { main } from '../src/main.ts'
import { ENGLISH, speak } from '../src/speech.ts'
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
const LINES: readonly (readonly [line: string, input?: string])[] = [
  ['stiemap'],
  ['zzzzzzzz'],
  ['--zzzzzzzz'],
  ['--hepl'],
  ['inspect'],
  ['inspect http://a/ http://b/'],
  ['compare http://a/ http://b/ http://c/'],
  ['rules sort-query'],
  ['inspect http://a/ --zzzzzzzz'],
  ['inspect -/x'],
  ['validate @db.json --fromat json'],
  ['inspect http://a/ --format'],
  ['inspect http://a/ --format xml'],
  ['inspect http://a/ --format json --format text'],
  ['inspect ../x --base nonsense'],
  ['inspect ../x --base C:\\x'],
  ['inspect http://a/ --suffix-list @db.json'],
  ['inspect -', ''],
  ['inspect -', 'http://a/\nhttp://b/\n'],
  ['normalize @urls.txt --jobs 0'],
  ['normalize @urls.txt --jobs 65'],
  ['normalize @urls.txt --trace=yes'],
  ['normalize @urls.txt --max-length -1'],
  ['normalize @urls.txt --rules @missing.json'],
  ['normalize @urls.txt --rules @twice.json'],
  ['normalize @urls.txt --rules https://a.example/r.json'],
  ['normalize @urls.txt --rules @twice.json --preset seo'],
  ['normalize @urls.txt --preset seo --config @config.json'],
  ['normalize @urls.txt --rule sort-query --keep-query'],
  ['normalize @urls.txt --rule remove-query --keep-query'],
  ['normalize @urls.txt --rule remove-fragment --keep-fragment'],
  ['normalize @missing.txt'],
  ['normalize http://a.example/'],
  ['normalize file:///a.txt'],
  ['normalize @urls.txt --out @out.txt --on-error fail --base x:'],
  ['validate @db.json --memory 1KiB'],
  ['validate @db.json --memory lots'],
  ['validate @db.json --output x.json'],
  ['validate @db.json --fix --format sarif'],
  ['validate @db.json --fix --report x.html'],
  ['validate @db.json @db.json --fix'],
  ['validate - --fix', '{}'],
  ['validate @db.json --report x.json'],
  ['validate @db.json --report -'],
  ['validate @db.json --since @report.json'],
  ['validate @missing.json'],
  ['validate -', ''],
  ['sitemap @db.json'],
  ['sitemap @db.json --out='],
  ['sitemap @db.json --out - --rebuild'],
  ['sitemap @db.json --out @out --base http://a/?b'],
  ['sitemap @db.json --out @out --base mailto:a'],
  ['sitemap @db.json --out @out --x-default e_'],
  ['sitemap @db.json --out @out --extensions videos'],
  ['sitemap @db.json --out @out --state @out/state'],
  ['sitemap @db.json --out @out --state @db.json'],
  ['sitemap @db.json --out - --state x'],
  ['sitemap @db.json --out @out --report @out/sitemap.xml'],
  ['sitemap @db.json --out @out --report @db.json'],
  ['sitemap @db.json --out @out --robots='],
  ['sitemap @db.json --out - --robots x'],
  ['sitemap @db.json --out @out --robots @db.json'],
  ['sitemap @db.json --out @out --robots @out/sitemap.xml'],
  ['convert @db.json'],
  ['convert @db.json --out @x.unknown'],
  ['convert @db.json --to csv --default-lang en'],
  ['convert @db.json --to json --default-lang e_'],
  ['convert @db.json --to json --format json'],
  ['compare http://a/ http://b/ --method watwg'],
  ['compare http://a/ http://b/ --method zzzzzzzz'],
  ['compare http://a/ http://b/ --method seo'],
  ['compare http://a/ http://b/ --method sort-query'],
  ['compare http://a/ http://b/ --keep-query'],
  ['compare http://a/ http://b/ --options {'],
  ['compare http://a/ http://b/ --options []'],
  ['compare http://a/ http://b/ --options {"base":"http://a/","base":"http://a/"}'],
  ['compare http://a/ http://b/ --options {"base":"http://a/"} --base http://a/'],
  ['compare http://a/ http://b/ --all --format json'],
  ['dedupe @urls.txt --method whatwg --preset seo'],
  ['dedupe @urls.txt --keep last'],
  ['diff @db.json'],
  ['diff @db.json @db.json --key x'],
  ['diff @db.json @db.json --all --format json'],
  ['keys @db.json --out -'],
  ['lint - --fix', 'http://a/'],
  ['lint @urls.txt --watch --format json'],
  ['lint @urls.txt --rule path-namin=error'],
  ['lint @urls.txt --rule zzzzzzzz=error'],
  ['lint @urls.txt --rule path-naming=loud'],
  ['lint @urls.txt --rule path-naming=error,path-naming=error'],
  ['lint @urls.txt --paths {'],
  ['lint @urls.txt --schemes 1'],
  ['lint @urls.txt --verbs a/b'],
  ['lint @urls.txt --abbreviations a'],
  ['lint -', ''],
  ['explain'],
  ['explain --list x'],
  ['explain zzzzzzzz'],
  ['explain sort-queri'],
  ['rules --presets --tracking'],
  ['completions tcsh'],
  ['completions bsh'],
  ['worker'],
  ['config --config @config.json'],
  ['config --config @unknown.json'],
  ['config --config @list.json'],
  ['config --config @config-option.json'],
  ['config --config @config-value.json'],
  ['config --config @config-type.json'],
  ['config --config @config-switch.json'],
  ['config --config @config-url.json'],
  ['config --config @config-rule.json'],
]

/** More than three words of English in a row, each of letters only: not code, options, paths and values. */
const ENGLISH_WORDS = /(?<![\p{L}\p{N}"<>/.=_-])(?:[A-Za-z]{2,}[ ,;:]+){3}[a-z]{2,}(?![\w/=-])/u

afterAll(() => speak(ENGLISH))

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
  test.each(LINES)(`${lang}: %s`, async (line, input) => {
    const said = (await complaints(line, lang, input ?? '')).split('\n')[0]!
    expect(said).toMatch(letters)
    expect(said).not.toMatch(ENGLISH_WORDS)
  })
}
