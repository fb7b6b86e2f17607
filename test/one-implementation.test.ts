import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as percentEncoding from '../packages/percent-encoding/src/index.ts'
import { packages, readText, root } from './workspace.ts'

interface SourceFile {
  readonly path: string
  readonly text: string
}

const files: readonly SourceFile[] = packages
  .flatMap(({ folder }) => globSync(`${folder}/src/**/*.ts`, { cwd: root }))
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !path.includes('/generated/'))
  .map((path) => ({ path, text: readText(path) }))

/** The printable characters but letters and digits for which something holds, as one string. */
function signs(holds: (character: string) => boolean): string {
  const characters = Array.from({ length: 0x5e }, (_, i) => String.fromCharCode(0x21 + i))
  return characters.filter((c) => !/[\dA-Za-z]/.test(c) && holds(c)).join('')
}

const sets = Object.entries(percentEncoding)
  .flatMap(([name, set]) =>
    typeof set === 'object' ? [{ name, signs: signs((c) => set.has(c.charCodeAt(0))) }] : [],
  )
  // Without controls, it is empty.
  .filter(({ signs }) => signs !== '')

/** The percent-encode set whose signs a character class has, or lacks; `null` for nearly all classes. */
function copiedSet(characterClass: string): string | null {
  let pattern: RegExp
  try {
    pattern = new RegExp(characterClass, 'su')
  } catch {
    return null
  }
  const inside = signs((c) => pattern.test(c))
  const outside = signs((c) => !pattern.test(c))
  return sets.find(({ signs }) => signs === inside || signs === outside)?.name ?? null
}

/** Files with a class of another grammar that has the same signs as a set. */
const OTHER_GRAMMARS: Readonly<Record<string, string>> = {
  'packages/compare/src/structured-dictionary.ts': 'a key of RFC 9651',
  'packages/display/src/verdict/bare-host.ts': 'where a URL ends in a sentence',
}

test('no character class is a percent-encode set typed again', () => {
  expect(sets.map(({ name }) => name)).toContain('PATH')
  expect(copiedSet('[\\0- "#<>?^`{}\\x7f]')).toBe('PATH')
  expect(copiedSet('[^A-Za-z0-9*._-]')).toBe('FORM_URLENCODED')
  const copies = files.flatMap(({ path, text }) =>
    [...text.matchAll(/\[(?:\\.|[^\]\\\n])+\]/g)]
      .map(([characterClass]) => ({ characterClass, set: copiedSet(characterClass) }))
      .filter(({ set }) => set !== null && !(path in OTHER_GRAMMARS))
      .map(({ characterClass, set }) => `${path}: ${characterClass} is ${set}`),
  )
  expect(copies).toEqual([])
})

/** Files that match, and none of those that may. */
function others(pattern: RegExp, allowed: readonly string[]): string[] {
  expect(allowed.filter((path) => !files.some((file) => file.path === path))).toEqual([])
  return files
    .filter(({ path, text }) => pattern.test(text) && !allowed.includes(path))
    .map(({ path }) => path)
}

test('UTF-8 is decoded in one place, and percent-encoded UTF-8 for URLs in another', () => {
  const leadBytes = /\b0xf4\b|\b0xf5\b|\b0xed\b/
  expect(
    others(leadBytes, [
      'packages/infra/src/utf-8.ts',
      // The lossy decoder of queries, measured: without a list of the bytes between, and without calls.
      'packages/percent-encoding/src/utf8-percent-decode.ts',
      // A stream: it keeps the bytes of a sequence that is not complete yet.
      'packages/i18n/sitemap/src/read/text-decoder.ts',
      // Steps of an automaton that read any character; what it reads is decoded there.
      'packages/uri-template/src/language.ts',
    ]),
  ).toEqual([])
})

test('strict UTF-8 decoding by the platform is for streams only', () => {
  expect(
    others(/TextDecoder\(/, [
      'packages/i18n/sitemap/src/text/strict-decoder.ts',
      'packages/i18n/pages/src/encoding/stream-decoder.ts',
      // It decodes what it has encoded.
      'packages/compare/src/group/text-store.ts',
      ...INPUT_FILES,
    ]),
  ).toEqual([])
})

/** What is read as it comes, in pieces. */
const INPUT_FILES = [
  'packages/i18n/site/src/text-check.ts',
  'packages/i18n/site/src/audit/read-crawl.ts',
  'packages/i18n/site/src/fix/row-reader.ts',
  'packages/cli/src/lint/linted-file.ts',
]

test('Hangul, canonical composition and decomposition are in one place', () => {
  expect(others(/\b0xac00\b/i, ['packages/idna/src/canonical-form.ts'])).toEqual([])
  expect(
    others(/\.normalize\(['"]NF[CD]['"]\)/, [
      // LDAP's preparation of strings takes compatibility mappings, which only the engine has.
      'packages/compare/src/case-ignore.ts',
      // Names of files in either form, of at most 4,096 code units.
      'packages/i18n/site/src/audit/file-urls.ts',
    ]),
  ).toEqual([])
})

test('pieces of bytes are joined in one place', () => {
  // The codec writes into memory that it has.
  const places = ['packages/infra/src/bytes.ts', 'packages/normalize/src/bulk/text-codec.ts']
  expect(others(/\.set\(\w+, at\)/, places)).toEqual([])
})

test('a code point at the end of a slice is read without the fault of V8', () => {
  // On one character, as iteration gives it, the method is right.
  const method = /\.codePointAt\((?!0\))/
  // It only places errors, and its folder was measured as it is.
  expect(others(method, ['packages/url-parser/src/text/url-units.ts'])).toEqual([])
})

test('numbers for people are written in one place', () => {
  expect(others(/\\B\(\?=\(\\d\{3\}\)\+/, ['packages/infra/src/counts.ts'])).toEqual([])
})
