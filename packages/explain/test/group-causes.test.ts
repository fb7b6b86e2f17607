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
