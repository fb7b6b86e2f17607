import { spawnSync } from 'node:child_process'
import { endsInNumber, parseHost } from '@waymark/host'
import { builtInList, getPublicSuffix, LIST_VERSION } from '@waymark/public-suffix'
import {
  compactPublicSuffixList,
  createPublicSuffixList,
  PublicSuffixListError,
} from '@waymark/public-suffix/list'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isMissing, readData } from '../../../test/data.ts'
import { errorWith } from '../../../test/error-with.ts'
import { runs } from '../../../test/runs.ts'
import { LIST } from '../src/generated/list.ts'
import { readList } from '../src/read-list.ts'
import { decodeList, divideList, listRules } from '../src/rules.ts'
import { rulesOf } from './rules-of.ts'

const SMALL = `// VERSION: 2027-01-02_03-04-05_UTC
// COMMIT: 0123456789abcdef0123456789abcdef01234567

// ===BEGIN ICANN DOMAINS===
example
co.example // a rule ends at white space
*.wild.example
!city.wild.example
// ===END ICANN DOMAINS===
// ===BEGIN PRIVATE DOMAINS===
bücher.test
// ===END PRIVATE DOMAINS===
`
const small = createPublicSuffixList(SMALL)

function errorOf(text: string): PublicSuffixListError {
  try {
    createPublicSuffixList(text)
  } catch (error) {
    if (error instanceof PublicSuffixListError) return error
  }
  throw new Error('no PublicSuffixListError')
}

describe('a list given as text', () => {
  test.each([
    ['www.a.co.example', 'co.example', 'a.co.example'],
    ['a.wild.example', 'a.wild.example', null],
    ['x.city.wild.example', 'wild.example', 'city.wild.example'],
    ['a.xn--bcher-kva.test.', 'xn--bcher-kva.test.', 'a.xn--bcher-kva.test.'],
    // The built-in list has a rule for each of these two.
    ['a.github.io', 'io', 'github.io'],
    ['a.co.uk', 'uk', 'co.uk'],
  ])('decides alone about %s', (name, suffix, domain) => {
    const host = parseHost(name)!
    expect(small.getPublicSuffix(host)).toBe(suffix)
    expect(small.getRegistrableDomain(host)).toBe(domain)
  })

  test('decides about sites, with the options of isSameSite', () => {
    const a = { scheme: 'https', host: parseHost('a.github.io') }
    const b = { scheme: 'http', host: parseHost('b.github.io') }
    const options = { schemelessly: true }
    expect(small.isSameSite(a, b, options)).toBe(true)
    expect(small.isSameSite(a, b)).toBe(false)
    expect(builtInList.isSameSite(a, b, options)).toBe(false)
    expect(() => small.isSameSite(a, b, { schemeless: true } as never)).toThrow(
      errorWith({ option: 'schemeless', code: 'option-unknown' }),
    )
  })

  test('leaves the built-in list as it is, and cannot be changed', () => {
    expect(getPublicSuffix(parseHost('a.github.io')!)).toBe('github.io')
    expect(() => Object.assign(small, { version: 'x' })).toThrow(TypeError)
  })

  test('says how old it is, as the built-in list does', () => {
    expect([small.version, small.date]).toEqual(['2027-01-02 01234567', '2027-01-02'])
    expect([builtInList.version, builtInList.date]).toEqual([
      LIST_VERSION,
      LIST_VERSION.slice(0, 10),
    ])
    const undated = createPublicSuffixList('example')
    expect([undated.version, undated.date]).toEqual([null, null])
    const onlyCommit = createPublicSuffixList('// COMMIT: 0123456789\nexample')
    expect([onlyCommit.version, onlyCommit.date]).toEqual(['01234567', null])
  })

  test.each([
    ['CR LF', SMALL.replaceAll('\n', '\r\n')],
    ['CR', SMALL.replaceAll('\n', '\r')],
    ['a byte order mark', `\ufeff${SMALL}`],
    ['no last line end', SMALL.trimEnd()],
    ['repeated rules', SMALL.replaceAll('co.example', 'co.example\nco.example')],
    ['trailing white space', SMALL.replaceAll('\n', ' \t\n')],
  ])('can have %s', (_, text) => {
    expect(compactPublicSuffixList(text)).toBe(compactPublicSuffixList(SMALL))
  })
})

describe('a string that is not a list', () => {
  test.each([
    ['<!DOCTYPE html>\n<title>404</title>', 'suffix-not-a-name', 1, 1],
    ['example\n\n  xn--a\n', 'suffix-not-a-name', 3, 3],
    ['example\r\nxn--zzzzzz--\r\n', 'suffix-not-a-name', 2, 1],
    ['a..b', 'suffix-not-a-name', 1, 1],
    ['com\nnet.', 'suffix-not-a-name', 2, 1],
    ['com\n1.2.3.4', 'suffix-not-a-name', 2, 1],
    ['com\n*.2.0x1', 'suffix-not-a-name', 2, 1],
    ['com\n!a.1', 'suffix-not-a-name', 2, 1],
    ['com\nco\u00a0m', 'suffix-not-a-name', 2, 1],
    ['\u00a0com', 'suffix-not-a-name', 1, 1],
    ['com\n\ufeffnet\u2028', 'suffix-not-a-name', 2, 1],
    ['.example', 'suffix-not-a-name', 1, 1],
    ['!', 'suffix-not-a-name', 1, 1],
    [`${'a'.repeat(64)}.example`, 'suffix-not-a-name', 1, 1],
    ['a.*.example', 'suffix-misplaced-wildcard', 1, 1],
    ['*', 'suffix-misplaced-wildcard', 1, 1],
    ['!*.example', 'suffix-misplaced-wildcard', 1, 1],
    ['*.a.example\n!a.example', 'suffix-rule-and-exception', 2, 1],
    ['!a.example\na.example', 'suffix-rule-and-exception', 2, 1],
    ['com\n  !com', 'suffix-bare-exception', 2, 3],
    ['', 'suffix-list-empty', 1, 1],
    ['// nothing\n', 'suffix-list-empty', 1, 1],
    [SMALL.slice(0, SMALL.indexOf('!city')), 'suffix-list-cut-off', 8, 1],
    [SMALL.slice(0, SMALL.indexOf('bücher')), 'suffix-list-cut-off', 11, 1],
  ])('%j is refused as %s in line %i, column %i', (text, code, line, column) => {
    expect(errorOf(text)).toMatchObject({ name: 'PublicSuffixListError', code, line, column })
    expect(errorOf(text).message).toContain(`line ${line}, column ${column}`)
  })

  test('has a short message, however long it is', () => {
    expect(errorOf('<'.repeat(100_000)).message.length).toBeLessThan(400)
  })

  test('and is not a string is refused with what to do', () => {
    const bytes = new TextEncoder().encode(SMALL)
    expect(() => createPublicSuffixList(bytes as never)).toThrow(TypeError)
    expect(() => compactPublicSuffixList(bytes as never)).toThrow(
      errorWith({ name: 'ArgumentError', argument: 'text' }),
    )
  })
})

describe('the compact form', () => {
  const compact = compactPublicSuffixList(SMALL)

  test('is the same list', () => {
    const again = createPublicSuffixList(compact)
    expect(again.version).toBe(small.version)
    expect(compactPublicSuffixList(compact)).toBe(compact)
    expect(again.getPublicSuffix(parseHost('a.b.wild.example')!)).toBe('b.wild.example')
  })

  test.each([SMALL, 'com\nexample', 'com'])(
    'of %j is refused when it is cut off anywhere',
    (text) => {
      const compact = compactPublicSuffixList(text)
      for (let length = 1; length < compact.length; length++) {
        expect(errorOf(compact.slice(0, length)).code).toBe('suffix-list-damaged')
      }
    },
  )

  test('says where it is damaged', () => {
    // The letter before a label belongs to it.
    const at = compact.indexOf('wild') - 1 - compact.indexOf('\n')
    expect(errorOf(compact.replace('wild', 'Wild'))).toMatchObject({ line: 2, column: at })
  })

  test('with a character changed is refused or is another list, and never breaks', () => {
    const other = fc.tuple(fc.nat(compact.length - 1), fc.string({ minLength: 1, maxLength: 2 }))
    fc.assert(
      fc.property(other, ([at, inserted]) => {
        const text = `%${compact.slice(1, at)}${inserted}${compact.slice(at + 1)}`
        try {
          expect(compactPublicSuffixList(text)).toBe(text)
        } catch (error) {
          if (!(error instanceof PublicSuffixListError)) throw error
        }
      }),
      { numRuns: runs(3000) },
    )
  })
})

test('any list of names is the same in both forms', () => {
  const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,4}[a-z0-9])?$/)
  const plain = label.filter((text) => text.slice(2, 4) !== '--')
  const rule = fc
    .tuple(fc.constantFrom('', '*.'), fc.array(plain, { minLength: 1, maxLength: 4 }))
    .map(([mark, labels]) => mark + labels.join('.'))
    .filter((text) => !endsInNumber(text))
  const rules = fc.array(rule, { minLength: 1, maxLength: 40 })
  const name = fc.array(plain, { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(rules, name, (lines, labels) => {
      const text = lines.join('\n')
      const list = createPublicSuffixList(text)
      const again = createPublicSuffixList(compactPublicSuffixList(text))
      for (const line of lines) {
        const host = {
          kind: 'domain',
          name: [...labels, line.replace('*', 'w')].join('.'),
        } as const
        expect(again.getPublicSuffix(host)).toBe(list.getPublicSuffix(host))
        expect(again.getRegistrableDomain(host)).toBe(list.getRegistrableDomain(host))
        expect(list.getPublicSuffix(host)?.endsWith(line.replace('*', 'w'))).toBe(true)
      }
    }),
  )
})

test('the rules below each top-level domain are together the whole list', () => {
  const whole = decodeList(LIST)
  const tops = [...divideList(LIST).keys()]
  expect(tops).toEqual([...whole.keys()].filter((name) => !name.includes('.')))
  expect(new Map(tops.flatMap((top) => [...listRules(top)]))).toEqual(whole)
  expect(listRules('example').size).toBe(0)
})

const listFile = 'psl/public_suffix_list.dat'
const testsFile = 'psl/tests.txt'

describe.skipIf(isMissing(listFile))('the published list (skipped without its file)', () => {
  const text = isMissing(listFile) ? '' : readData(listFile)
  const loaded = createPublicSuffixList(isMissing(listFile) ? 'example' : text)
  const compact = createPublicSuffixList(
    isMissing(listFile) ? 'example' : compactPublicSuffixList(text),
  )

  test('loaded as text has exactly the rules of the built-in one', () => {
    const sorted = (rules: ReadonlyMap<string, number>) => [...rules].sort()
    expect(sorted(readList(text).rules)).toEqual(sorted(decodeList(LIST)))
  })

  test('answers as the built-in one for every rule, in both forms', () => {
    const rules = rulesOf(text)
    const wrong: string[] = []
    for (const rule of rules) {
      const host = parseHost(`a.b.${rule.replace(/^!/, '').replace('*', 'any')}`)!
      for (const list of [loaded, compact]) {
        if (
          list.getPublicSuffix(host) !== builtInList.getPublicSuffix(host) ||
          list.getRegistrableDomain(host) !== builtInList.getRegistrableDomain(host)
        ) {
          wrong.push(rule)
        }
      }
    }
    expect(rules.length).toBeGreaterThan(9000)
    expect(wrong).toEqual([])
  })

  test.skipIf(isMissing(testsFile))('passes its own tests, in both forms', () => {
    const lines = readData(testsFile)
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('//'))
    expect(lines.length).toBeGreaterThan(70)
    for (const line of lines) {
      const [input, expected] = line.trim().split(/\s+/)
      const host = input === 'null' ? null : parseHost(input!)
      const domain = expected === 'null' ? null : parseHost(expected!)
      for (const list of [loaded, compact]) {
        const found = host === null ? null : list.getRegistrableDomain(host)
        expect([line, found]).toEqual([line, domain?.kind === 'domain' ? domain.name : null])
      }
    }
  })
})

/** How V8 runs regular expressions, without the flag, in a process that has compiled a megabyte of them. */
const LONG_TEXTS = `
  import { createPublicSuffixList } from '@waymark/public-suffix/list'
  const n = 5_000_000
  for (const text of [
    '%public-suffixes 1 ' + '1'.repeat(n),
    '%public-suffixes 1 1 ' + '1'.repeat(n),
    '%public-suffixes 1 1 2027-01-02 ' + '1'.repeat(n),
    ' '.repeat(n) + '*',
    'a'.repeat(n),
    'example\\n// ===BEGIN ' + 'a'.repeat(n) + '===',
  ]) {
    try {
      createPublicSuffixList(text)
    } catch (error) {
      console.log(error.name, error.code, error.line, error.column)
    }
  }
`

test('a long string is refused with its place, also in a process with many regular expressions', {
  tags: 'slow',
}, () => {
  const { stdout } = spawnSync(
    process.execPath,
    [
      '--no-regexp-optimization',
      '--conditions=@waymark/source',
      '--input-type=module',
      '--eval',
      LONG_TEXTS,
    ],
    { cwd: import.meta.dirname, encoding: 'utf8' },
  )
  expect(stdout.trim().split('\n')).toEqual([
    'PublicSuffixListError suffix-list-damaged 1 1',
    'PublicSuffixListError suffix-list-damaged 1 1',
    'PublicSuffixListError suffix-list-damaged 1 1',
    'PublicSuffixListError suffix-misplaced-wildcard 1 5000001',
    'PublicSuffixListError suffix-not-a-name 1 1',
    'PublicSuffixListError suffix-list-cut-off 2 1',
  ])
})

test('ten million characters of one rule are read', { tags: 'slow' }, () => {
  const list = createPublicSuffixList('co.example\n'.repeat(10_000_000 / 11))
  expect(list.getPublicSuffix(parseHost('a.b.co.example')!)).toBe('co.example')
})
