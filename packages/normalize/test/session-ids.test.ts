import { describe, expect, test } from 'vitest'
import {
  isAspNetSession,
  mayHaveSession,
  withoutAdjacentSessions,
  withoutSessions,
} from '../src/session-ids.ts'

const HEX = '9682993c8daa2c5497996114facdc805'
const BASE64 = 'aB3dE6gH9jK2mN5pQ8sT1vW4yZ'

describe('a session is the whole parameter', () => {
  test.each([
    'jsessionid=0123456789',
    `PHPSESSID=${HEX.slice(16)}`,
    `ASPSESSIONIDABCDEFGH=${HEX.slice(16)}`,
    `sid=${HEX}`,
    `session_id=${HEX}`,
    `sessionId=${BASE64}`,
    `sid=${BASE64}%3D`,
    `amp;sid=${HEX}`,
  ])('%s', (text) => {
    expect(withoutSessions(['a=1', text])).toEqual(['a=1'])
    expect(mayHaveSession(`a=1&${text}`)).toBe(true)
  })

  test.each([
    'jsessionid=012345678',
    'jsessionid=0123456789/',
    'xjsessionid=0123456789',
    `PHPSESSID=${HEX.slice(17)}`,
    `PHPSESSID=${HEX}.x`,
    `xphpsessid=${HEX}`,
    `ASPSESSIONIDABCDEFG=${HEX}`,
    `ASPSESSIONIDABCDEFGH=${HEX.slice(17)}`,
    `xaspsessionidabcdefgh=${HEX}`,
    `xsid=${HEX}`,
    `sid=${HEX.slice(1)}`,
    `sid=.${HEX}`,
    `sid=${HEX}.`,
    `sid=${'1'.repeat(32)}`,
    `sid=${'a'.repeat(32)}`,
    `sid=${BASE64.slice(1)}`,
    `sid=.${BASE64}`,
    `sid=${BASE64}%3D%3D%3D`,
    // An ObjectId, a UUID, and words with a number.
    'sid=507f1f77bcf86cd799439011',
    'sid=123e4567-e89b-12d3-a456-426614174000',
    'sessionid=conference2026day2a',
  ])('%s stays', (text) => {
    expect(withoutSessions(['a=1', text])).toEqual(['a=1', text])
  })
})

test.each([
  [`session_id=${HEX}`, 'signature=1f'],
  ['sig=1', `sid=${HEX}`],
  [`amp;sid=${HEX}`, 'amp;hmac=1'],
])('what may be a session stays beside a signature, which covers it: %s %s', (...texts) => {
  expect(withoutSessions(texts)).toEqual(texts)
})

test('what is nothing but a session goes beside a signature, too, and an empty one covers nothing', () => {
  expect(withoutSessions([`PHPSESSID=${HEX}`, 'sig=1'])).toEqual(['sig=1'])
  expect(withoutSessions([`sid=${HEX}`, 'sig='])).toEqual(['sig='])
})

describe("ColdFusion's two parameters count together", () => {
  const [id, token] = ['CFID=1', 'cftoken=a-2'] as const
  test.each([
    [[id, token], [], []],
    [[token, id], [], [token, id]],
    [[id, 'a', token], ['a'], [id, 'a', token]],
    [[id], [id], [id]],
    [[token], [token], [token]],
    [
      ['cfid=x', token],
      ['cfid=x', token],
      ['cfid=x', token],
    ],
    [
      ['xcfid=1', token],
      ['xcfid=1', token],
      ['xcfid=1', token],
    ],
    [
      [id, 'cftoken='],
      [id, 'cftoken='],
      [id, 'cftoken='],
    ],
    [
      [id, 'xcftoken=1'],
      [id, 'xcftoken=1'],
      [id, 'xcftoken=1'],
    ],
  ])('%j: %j, and for archives %j', (texts, left, ofArchives) => {
    expect(withoutSessions(texts)).toEqual(left)
    expect(withoutAdjacentSessions(texts)).toEqual(ofArchives)
  })
})

test.each([
  ['jsessionid=0123456789', true],
  ['jsessionid=012345678', false],
  ['jsessionid=0123456789!', false],
  ['sessionid=0123456789abcdef', true],
  ['sessionid=0123456789abcde', false],
  ['phpsessid=0123456789abcdef', true],
  ['phpsessid=0123456789abcde', false],
  ['sid=0123456789abcdef', true],
  ['sid=0123456789abcde', false],
  ['xsid=0123456789abcdef', false],
  ['sid=0123456789abcdef-', false],
  ['aspsessionidabcdefgh=0123456789abcdef', true],
  ['aspsessionidabcdefgh=0123456789abcde', false],
])('an archive takes %s for a session: %s', (text, isSession) => {
  expect(withoutAdjacentSessions([text])).toEqual(isSession ? [] : [text])
})

test.each([
  ['(0123456789abcdefghijklmn)', true],
  ['(S(0123456789abcdefghijklmn))', true],
  ['(A(0123456789abcdefghijklmn)F(0123456789abcdefghijklmn))', true],
  ['(0123456789abcdefghijklm)', false],
  ['(0123456789abcdefghijklmno)', false],
  ['x(0123456789abcdefghijklmn)', false],
  ['(0123456789abcdefghijklmn)x', false],
  ['x(S(0123456789abcdefghijklmn))', false],
  ['(S(0123456789abcdefghijklmn))x', false],
  ['()', false],
])('%s is a session of ASP.NET: %s', (segment, isSession) => {
  expect(isAspNetSession(segment)).toBe(isSession)
})
