import { analyse } from 'scslre'
import { describe, expect, test } from 'vitest'
import { slowParts } from './regular-expressions/slow-parts.ts'
import {
  type AllWritten,
  madeWhenLoaded,
  readWritten,
  type Written,
} from './regular-expressions/written.ts'

/** Expressions that may be slow on a long text, and why they are not given one. */
const LIMITED: Readonly<Record<string, string>> = {
  'packages/infra/src/counts.ts /\\B(?=(\\d{3})+$)/g':
    'of a number, which has at most 25 characters',
  'packages/display/src/verdict/path-findings.ts /#(?<=[?&](?:body|subject)=[^#]*#)/i':
    'of 2,000 characters, and each sign reads back to the one before it',
  'packages/display/src/verdict/path-findings.ts /&(?<=[?&](?:body|subject)=[^#&]*&)(?=[^=&#]+(?:[&#]|$))/i':
    'of 2,000 characters, and each sign reads back to the one before it, or on to the next',
  'packages/display/src/verdict/path-findings.ts /#(?<=^(?:text|image\\/svg)[^,]{0,60},[^#]*#)(?=[\\s\\S]*[<>])/i':
    'of 2,000 characters, and only the first sign after a comma reads on',
}

/** Files that make such an expression when they are loaded, and why it is not slow. */
const MADE_SLOW: Readonly<Record<string, string>> = {
  'packages/url-parser/src/text/tidy-runs.ts':
    'whatever it has read is a match, so that no other way is tried; of 16,384 characters',
}

/** Files that make expressions when they are called, and how many; and why none of those is slow. */
const MADE_LATER: Readonly<Record<string, readonly [calls: number, why: string]>> = {
  'packages/cli/src/lint/lint-config.ts': [1, 'written by the caller, for names'],
  'packages/cli/src/output/shared-names.ts': [1, 'paths of folders, without a repetition'],
  'packages/compare/src/case-ignore.ts': [6, 'one class, a run of it, or one character and a run'],
  'packages/display/src/verdict/bare-host.ts': [1, 'the same expression, for all matches'],
  'packages/display/src/verdict/pasted-findings.ts': [1, 'words, without a repetition'],
  'packages/i18n/pages/src/hosting/linear-regexp.ts': [1, 'one class, of one character'],
  'packages/i18n/pages/src/hosting/netlify-toml.ts': [1, 'a name of ours'],
  'packages/path-guard/src/readings/java-uri.ts': [1, 'one class, or a percent-encoded byte'],
  'packages/uri-design/src/encode-sets.ts': [1, 'one class'],
  'packages/uri-design/src/lint/custom-pattern.ts': [
    3,
    'written by the caller, and judged by `findSlowSearch`',
  ],
  'packages/uri-design/src/lint/settings.ts': [2, 'written by the caller, for names'],
  'packages/explain/src/causes/host-percent-encoded.ts': [1, 'one class, or a run of the others'],
  'packages/explain/src/causes/scheme-character.ts': [1, 'of 12 characters, for names of schemes'],
  'packages/url-parser/src/text/tidy-runs.ts': [1, 'called when the file is loaded'],
  'packages/url-pattern/src/backtracking/find-slow-search.ts': [2, 'one class, of one character'],
  'packages/url-pattern/src/name-code-points.ts': [1, 'one class'],
  'packages/url-pattern/src/regular-expression.ts': [
    2,
    'the pattern of the caller, which `inspectUrlPattern` judges; and an empty one',
  ],
}

/** Of all source files, once: it takes seconds. */
let written: AllWritten | null = null

function allWritten(): AllWritten {
  written ??= readWritten()
  return written
}

function nameOf({ file, source, flags }: Written): string {
  return `${file} /${source}/${flags}`
}

/** What two analysers, ours and that of ESLint's rules, say of an expression that takes more than linear time. */
function faultsOf({ source, flags }: Written): readonly string[] {
  const { reports } = analyse({ source, flags })
  return [...slowParts(source, flags), ...reports.map(({ type }) => `scslre: ${type}`)]
}

test('every regular expression takes linear time, or is given a short text', {
  tags: 'slow',
}, () => {
  const { literals } = allWritten()
  expect(literals.length).toBeGreaterThan(1_000)
  const faults = literals.flatMap((one) => {
    const [first] = faultsOf(one)
    return first === undefined ? [] : [[nameOf(one), first] as const]
  })
  expect(faults.filter(([name]) => !Object.hasOwn(LIMITED, name))).toEqual([])
  expect(Object.keys(LIMITED).sort()).toEqual(faults.map(([name]) => name).sort())
})

test('so does every one that is made when a file is loaded', { tags: 'slow' }, async () => {
  const { calls } = allWritten()
  const made = await madeWhenLoaded([...calls.keys()])
  const files = [...calls].filter(([, count]) => count === 0).map(([file]) => file)
  expect(made.map(({ file }) => file)).toEqual(expect.arrayContaining(files))
  const slow = made.filter((one) => faultsOf(one).length > 0).map(({ file }) => file)
  expect([...new Set(slow)]).toEqual(Object.keys(MADE_SLOW))
})

test('every other one that is made is listed', { tags: 'slow' }, () => {
  const { calls } = allWritten()
  const later = [...calls].filter(([, count]) => count > 0)
  const listed = Object.entries(MADE_LATER).map(([file, [count]]) => [file, count])
  expect(later.sort()).toEqual(listed.sort())
})

describe('the analysers', () => {
  test.each([
    ['a restart at each colon', /:+$/, 'each start and :+'],
    ['a restart at each character of a line', /\S[^\n]*\n\s*\S/, 'each start and [^\\n]*'],
    ['two runs that share the dot', /^[^:]+\.[^:]+:/, '[^:]+ and [^:]+'],
    ['a repetition in a repetition', /^(?:a+)+$/, '(?:a+)+'],
    ['what only an assertion reads', /\w+(?=:)/, 'each start and \\w+'],
    ['an assertion that reads on', /a(?![^b]*b)/, 'each start and [^b]*'],
    ['an alternative that another one hides', /a+b|a/g, 'each start and a+'],
    ['an assertion that reads back', /(?<=a[^b]*)c/, '(?<=a[^b]*) reads back without a limit'],
    ['a string that is not closed', /"(?:[^"\\]|\\.)*"/g, 'each start and (?:[^"\\\\]|\\\\.)*'],
    ['counts that multiply', /^(?:.|a){24}$/, '(?:.|a){24}'],
    ['a start in the middle', /(?:^|,)\s*a\s*(?:,|$)/m, null],
    ['one start', /^[a-z]+:/, null],
    ['a start for each run', /(?<![a-z])[a-z]+:/, null],
    ['a place that is known', /:+$/y, null],
    ['what matches in any case', /^\s*([^\n]*)(\n?)\s*(.*)$/s, null],
    ['what the first try decides', /<!--.*?(?:-->|$)/gs, null],
  ])('see %s', (_, { source, flags }, expected) => {
    const faults = slowParts(source, flags)
    if (expected === null) expect(faults).toEqual([])
    else expect(faults).toContain(expected)
  })
})
