import { causes, type ExplainedError, explain, groupCauses } from '@waymark/explain'
import { readUrl } from '@waymark/url-parser'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../test/runs.ts'
import { urlLikeStrings } from './url-like-strings.ts'

/** All errors of an input, with their causes. */
function errorsIn(input: string): readonly ExplainedError[] {
  return explain(readUrl(input))
}

/** The groups of an input, in short: the errors with their numbers, and the characters of each cause. */
function groupsIn(input: string) {
  return groupCauses(errorsIn(input)).map((group) => ({
    stops: group.isFailure,
    errors: Object.fromEntries(group.errors),
    causes: Object.fromEntries(
      group.causes.map(({ code, places }) => [
        code,
        places.map(({ start, end }) => input.slice(start, end)),
      ]),
    ),
  }))
}

/** Causes that may be left out, because another one says them too. */
const LEFT_OUT = new Set([
  'user-name',
  'user-name-expected',
  'credentials-like-host',
  'password',
  'at-sign-extra',
  'slashes-left-out',
  'ipv4-last-part-fills',
  'ipv4-parts-left-out',
  'ipv4-part-octal',
  'ipv4-part-hexadecimal',
  'label-empty',
  'host-final-dot',
  'host-percent-encoded',
  'host-punctuation',
  'ipv4-other-digits',
  'hyphen-at-start',
  'hyphen-at-end',
  'hyphens-third-fourth',
])

function checkGroups(input: string): void {
  const errors = errorsIn(input)
  const groups = groupCauses(errors)
  let counted = 0
  for (const group of groups) for (const count of group.errors.values()) counted += count
  expect(counted, 'each error is counted once').toBe(errors.length)
  const shown = groups.flatMap((group) => group.causes.map(({ code }) => code))
  expect(new Set(shown).size, 'each cause is in one group').toBe(shown.length)
  expect(groups.filter((group) => group.causes.length === 0)).toEqual([])
  const keyOf = ({ code, start, end }: { code: string; start: number; end: number }) =>
    `${code} ${start}-${end}`
  const places = groups.flatMap((group) => group.causes.flatMap((cause) => cause.places))
  const keys = new Set(places.map(keyOf))
  expect(keys.size, 'each place is there once').toBe(places.length)
  const texts = groups.flatMap(({ causes: found }) => found)
  for (const { messages, remedies } of texts) {
    expect(new Set(messages).size).toBe(messages.length)
    expect(new Set(remedies).size).toBe(remedies.length)
  }
  for (const cause of errors.flatMap((error) => error.causes)) {
    const isThere = keys.has(keyOf(cause))
    const isLeftOut = LEFT_OUT.has(cause.code) && !shown.includes(cause.code)
    expect(isThere || isLeftOut, keyOf(cause)).toBe(true)
  }
  const stopping = groups.filter(({ isFailure }) => isFailure)
  expect(stopping).toEqual(groups.slice(0, stopping.length))
  expect(stopping.length).toBe(errors.some(({ severity }) => severity === 'error') ? 1 : 0)
}

describe('groups of causes', () => {
  test('have every error, every cause and every place once, and what stopped the parser first', () => {
    for (const { examples } of causes.entries) {
      for (const { wrong, base } of examples) if (base === undefined) checkGroups(wrong)
    }
    fc.assert(fc.property(urlLikeStrings, checkGroups), { numRuns: runs(1250) })
  })

  test('put all places of a cause together', () => {
    expect(groupsIn('http://h/a b%c d%')).toEqual([
      {
        stops: false,
        errors: { 'invalid-URL-unit': 2 },
        causes: { 'space-unencoded': [' ', ' '] },
      },
      { stops: false, errors: { 'invalid-URL-unit': 2 }, causes: { 'percent-bare': ['%', '%'] } },
    ])
  })

  test('say once what several errors report', () => {
    expect(groupsIn('http://exa%20mple.com/')).toEqual([
      {
        stops: true,
        errors: { 'domain-to-ASCII': 1, 'domain-percent-encoded': 1 },
        causes: { 'host-space': ['%20'] },
      },
    ])
    expect(groupsIn('https://user:secret@/')).toEqual([
      {
        stops: true,
        errors: { 'host-missing': 1, 'invalid-credentials': 1 },
        causes: { 'host-left-out': [''] },
      },
    ])
  })

  test('say nothing of an IPv4 address where an IPv6 address has no brackets', () => {
    expect(groupsIn('http://2001:db8::1/')).toMatchObject([
      { stops: true, causes: { 'ipv6-without-brackets': ['2001:db8::1'] } },
    ])
  })

  test('of no errors is empty', () => {
    expect(groupCauses([])).toEqual([])
  })
})

/** Whether it stopped the parser; the errors with their numbers; the causes, each with its places and the number of its messages and remedies. */
function shortly(input: string): readonly string[] {
  return groupCauses(errorsIn(input)).map(({ isFailure, errors, causes: found }) =>
    [
      isFailure ? 'stops' : 'goes on',
      [...errors].map(([name, count]) => `${name} ${count}`).join(', '),
      found
        .map(({ code, places, messages, remedies }) => {
          const shown = places.map(({ start, end }) => `${start}-${end}`).join(' ')
          return `${code} ${shown} (${messages.length}, ${remedies.length})`
        })
        .join(', '),
    ].join('; '),
  )
}

test.each<[string, readonly string[]]>([
  ['https://a/', []],
  ['https://u@', ['stops; host-missing 1, invalid-credentials 1; host-left-out 10-10 (1, 1)']],
  ['https://u:p@/x', ['stops; host-missing 1, invalid-credentials 1; host-left-out 12-12 (1, 1)']],
  [
    'https:u@',
    [
      'stops; host-missing 1, invalid-credentials 1, special-scheme-missing-following-solidus 1; host-left-out 8-8 (1, 1)',
    ],
  ],
  ['ssh://u@', ['stops; host-missing 1, invalid-credentials 1; host-left-out 8-8 (1, 1)']],
  ['https://a.b@', ['stops; host-missing 1, invalid-credentials 1; host-left-out 12-12 (1, 1)']],
  ['https://a@b@', ['stops; host-missing 1, invalid-credentials 2; host-left-out 12-12 (1, 1)']],
  [
    'https://2001:db8::1/',
    [
      'stops; port-invalid 1, IPv4-too-few-parts 1, IPv4-out-of-range-part 1; ipv6-without-brackets 8-19 (1, 1)',
    ],
  ],
  [
    'https://0x1::1/',
    [
      'stops; port-invalid 1; port-extra 11-13 (1, 1)',
      'goes on; IPv4-too-few-parts 1, IPv4-non-decimal-part 1; ipv4-parts-left-out 8-11 (1, 1)',
    ],
  ],
  [
    'https://01::1/',
    [
      'stops; port-invalid 1, IPv4-too-few-parts 1, IPv4-non-decimal-part 1; ipv6-without-brackets 8-13 (1, 1)',
    ],
  ],
  [
    'https://0x1::1]/',
    [
      'stops; port-invalid 1; port-character 12-15 (1, 1)',
      'goes on; IPv4-too-few-parts 1, IPv4-non-decimal-part 1; ipv4-parts-left-out 8-11 (1, 1)',
    ],
  ],
  [
    'https://01::1]/',
    [
      'stops; port-invalid 1, IPv4-too-few-parts 1, IPv4-non-decimal-part 1; ipv6-no-opening-bracket 8-8 (1, 1)',
    ],
  ],
  [
    'https://2001::1]/',
    [
      'stops; port-invalid 1, IPv4-too-few-parts 1, IPv4-out-of-range-part 1; ipv6-no-opening-bracket 8-8 (1, 1)',
    ],
  ],
  [
    'https://(::1)/',
    ['stops; port-invalid 1, domain-to-ASCII 1; ipv6-without-brackets 8-13 (1, 1)'],
  ],
  [
    'https://%7Bh%7D/',
    ['goes on; domain-to-ASCII 1, domain-percent-encoded 1; host-placeholder 8-15 (1, 1)'],
  ],
  [
    'https://{a}_b/',
    ['goes on; domain-to-ASCII 1; host-placeholder 8-11 (1, 1), host-punctuation 11-12 (1, 1)'],
  ],
  [
    'https://a%5Fb/',
    ['goes on; domain-to-ASCII 1, domain-percent-encoded 1; host-punctuation 9-12 (1, 1)'],
  ],
  [
    'https://a%5Fb%41/',
    [
      'goes on; domain-percent-encoded 1; host-percent-encoded 9-12 13-16 (2, 2)',
      'goes on; domain-to-ASCII 1; host-punctuation 9-12 (1, 1)',
    ],
  ],
  [
    'https://a%2E%2Eb/',
    ['goes on; domain-to-ASCII 1, domain-percent-encoded 1; label-empty 9-15 (1, 1)'],
  ],
  [
    'https://a%2E/',
    ['goes on; domain-to-ASCII 1, domain-percent-encoded 1; host-final-dot 9-12 (1, 1)'],
  ],
  [
    'https://%2Da/',
    ['goes on; domain-to-ASCII 1, domain-percent-encoded 1; hyphen-at-start 8-11 (1, 1)'],
  ],
  [
    'https://a%2D/',
    ['goes on; domain-to-ASCII 1, domain-percent-encoded 1; hyphen-at-end 9-12 (1, 1)'],
  ],
  ['https://-/', ['goes on; domain-to-ASCII 1; hyphen-at-start 8-9 (1, 1)']],
  ['https://--/', ['goes on; domain-to-ASCII 1; hyphen-at-start 8-10 (1, 1)']],
  ['https://xn--xn---epa.\u00e9/', ['stops; domain-to-ASCII 1; punycode-of-prefix 8-20 (1, 1)']],
  [
    'https://1.2.3.4./',
    ['goes on; IPv4-empty-part 1, domain-to-ASCII 1; ipv4-final-dot 15-16 (1, 1)'],
  ],
  [
    'https://1.2.3.4%2E/',
    [
      'goes on; IPv4-empty-part 1, domain-to-ASCII 1, domain-percent-encoded 1; ipv4-final-dot 15-18 (1, 1)',
    ],
  ],
  [
    'https://1.2.3.4\u3002/',
    [
      'goes on; IPv4-empty-part 1, domain-to-ASCII 1, IPv4-non-ASCII-input 1; ipv4-final-dot 15-16 (1, 1)',
    ],
  ],
  [
    'https://0x7f.1/',
    ['goes on; IPv4-too-few-parts 1, IPv4-non-decimal-part 1; ipv4-parts-left-out 8-14 (1, 1)'],
  ],
  [
    'https://1.02/',
    ['goes on; IPv4-too-few-parts 1, IPv4-non-decimal-part 1; ipv4-parts-left-out 8-12 (1, 1)'],
  ],
  [
    'https://1.300/',
    ['goes on; IPv4-too-few-parts 1, IPv4-out-of-range-part 1; ipv4-parts-left-out 10-13 (1, 1)'],
  ],
  [
    'https://1..2/',
    [
      'stops; IPv4-non-numeric-part 1, domain-to-ASCII 1, IPv4-too-few-parts 1; ipv4-part-empty 9-10 (1, 1)',
    ],
  ],
  [
    'https://1..2.3.4/',
    ['stops; IPv4-too-many-parts 1, domain-to-ASCII 1; ipv4-part-empty 9-10 (1, 1)'],
  ],
  ['https://1.2.3.4.5/', ['stops; IPv4-too-many-parts 1; ipv4-extra-parts 15-17 (1, 1)']],
  [
    'https://1..2.3.4.5.6/',
    ['stops; IPv4-too-many-parts 1, domain-to-ASCII 1; ipv4-extra-parts 14-20 (1, 1)'],
  ],
  [
    'https://-x.1/',
    [
      'stops; IPv4-non-numeric-part 1, IPv4-too-few-parts 1, domain-to-ASCII 1; ipv4-part-not-numeric 8-10 (1, 1)',
    ],
  ],
  [
    'https://x-.1/',
    [
      'stops; IPv4-non-numeric-part 1, IPv4-too-few-parts 1, domain-to-ASCII 1; ipv4-part-not-numeric 8-10 (1, 1)',
    ],
  ],
  [
    'https://test.42/',
    ['stops; IPv4-non-numeric-part 1, IPv4-too-few-parts 1; ipv4-part-not-numeric 8-12 (1, 1)'],
  ],
  [
    'https://08.1/',
    ['stops; IPv4-non-numeric-part 1, IPv4-too-few-parts 1; ipv4-octal-digit 9-10 (1, 1)'],
  ],
  [
    'https://300.1/',
    ['stops; IPv4-out-of-range-part 1, IPv4-too-few-parts 1; ipv4-part-too-large 8-11 (1, 1)'],
  ],
  [
    'https://4294967296/',
    ['stops; IPv4-out-of-range-part 1, IPv4-too-few-parts 1; ipv4-last-part-too-large 8-18 (1, 1)'],
  ],
  [
    'https://exa%20mple%41.com/',
    [
      'stops; domain-to-ASCII 1; host-space 11-14 (1, 1)',
      'goes on; domain-percent-encoded 1; host-percent-encoded 11-14 18-21 (2, 2)',
    ],
  ],
  [
    'https://a%20b%41/',
    [
      'stops; domain-to-ASCII 1; host-space 9-12 (1, 1)',
      'goes on; domain-percent-encoded 1; host-percent-encoded 9-12 13-16 (2, 2)',
    ],
  ],
  [
    'http://h/a b%c d%',
    [
      'goes on; invalid-URL-unit 2; space-unencoded 10-11 14-15 (1, 1)',
      'goes on; invalid-URL-unit 2; percent-bare 12-13 16-17 (1, 2)',
    ],
  ],
  [
    'https://a_b/c d',
    [
      'goes on; domain-to-ASCII 1; host-punctuation 9-10 (1, 1)',
      'goes on; invalid-URL-unit 1; space-unencoded 13-14 (1, 1)',
    ],
  ],
  [
    ' https://a b/c',
    [
      'stops; domain-to-ASCII 1; host-space 10-11 (1, 1)',
      'goes on; invalid-URL-unit 1; outer-space 0-1 (1, 1)',
    ],
  ],
  [
    'https:\\\\a b\\c',
    [
      'stops; domain-to-ASCII 1; host-space 9-10 (1, 1)',
      'goes on; special-scheme-missing-following-solidus 3; slashes-reversed 6-7 7-8 (1, 1)',
    ],
  ],
  [
    'https://a/b\\c\\d e f%',
    [
      'goes on; invalid-reverse-solidus 2; slashes-reversed 11-12 13-14 (1, 1)',
      'goes on; invalid-URL-unit 2; space-unencoded 15-16 17-18 (1, 1)',
      'goes on; invalid-URL-unit 1; percent-bare 19-20 (1, 1)',
    ],
  ],
])('the groups of %j', (input, groups) => {
  expect(shortly(input)).toEqual(groups)
})

describe('groups of made-up causes', () => {
  const cause = (code: string, start: number, end: number, message = code) => ({
    code,
    start,
    end,
    message,
    remedy: `${message}!`,
    edit: null,
  })
  const error = (
    code: string,
    severity: 'error' | 'warning',
    ...own: readonly ReturnType<typeof cause>[]
  ) => ({ code, severity, message: '', remedy: '', start: 0, end: 0, causes: own }) as never
  const shown = (...errors: never[]) =>
    groupCauses(errors).map((group) => [
      group.isFailure,
      Object.fromEntries(group.errors),
      group.causes.map(({ code, places, messages, remedies }) => [
        code,
        places.map(({ start, end }) => `${start}-${end}`).join(' '),
        messages.join(' '),
        remedies.join(' '),
      ]),
    ])

  test('an error without causes is left out', () => {
    expect(shown(error('x', 'error'))).toEqual([])
  })

  test('errors that share a cause are one group, also if the parser stopped at the later one', () => {
    expect(
      shown(
        error('x', 'warning', cause('a', 3, 4)),
        error('y', 'warning', cause('b', 1, 2)),
        error('z', 'error', cause('b', 0, 1, 'c'), cause('a', 3, 4)),
        error('z', 'error', cause('a', 2, 3)),
      ),
    ).toEqual([
      [
        true,
        { y: 1, z: 2, x: 1 },
        [
          ['b', '0-1 1-2', 'c b', 'c! b!'],
          ['a', '2-3 3-4', 'a', 'a!'],
        ],
      ],
    ])
  })

  test('a cause inside another that says it is left out, and one that is not stays', () => {
    const inner = (start: number, end: number) =>
      shown(
        error('x', 'warning', cause('hyphen-at-start', 2, 5), cause('hyphen-at-start', 7, 8)),
        error('y', 'warning', cause('hyphen-at-end', start, end)),
      ).length
    expect([
      inner(2, 5),
      inner(3, 4),
      inner(7, 8),
      inner(1, 5),
      inner(2, 6),
      inner(5, 7),
      inner(0, 1),
    ]).toEqual([1, 1, 1, 2, 2, 2, 2])
  })

  test('a longer place before a shorter one reaches as far as it does', () => {
    const groups = shown(
      error('x', 'warning', cause('hyphen-at-start', 0, 9), cause('hyphen-at-start', 2, 3)),
      error('y', 'warning', cause('hyphen-at-end', 4, 6)),
    )
    expect(groups).toHaveLength(1)
  })

  test('all places have to be said', () => {
    const groups = shown(
      error('x', 'warning', cause('hyphen-at-start', 2, 5)),
      error('y', 'warning', cause('hyphen-at-end', 3, 4), cause('hyphen-at-end', 6, 7)),
    )
    expect(groups).toHaveLength(2)
  })

  test('what is percent-encoded inside what stopped the parser is said with it', () => {
    const groups = (severity: 'error' | 'warning') =>
      shown(
        error('x', severity, cause('host-space', 2, 5)),
        error('y', 'warning', cause('host-percent-encoded', 2, 5)),
      ).length
    expect([groups('error'), groups('warning')]).toEqual([1, 2])
  })
})
