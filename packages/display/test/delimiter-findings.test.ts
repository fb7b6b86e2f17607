import { inspectDomain } from '@waymark/display'
import { judgeUrl } from '@waymark/display/verdict'
import { describe, expect, test } from 'vitest'

const found = (input: string) =>
  judgeUrl(input).findings.find(({ code }) => code === 'delimiter-lookalike')

test('what imitates a slash after a host is named, and where the URL leads instead', () => {
  const input = 'https://account.booking.comんdetailんx.www-account-booking.com/en/'
  const { level, data, destination } = judgeUrl(input)
  expect([level, destination?.registrableDomain]).toEqual(['stop', 'www-account-booking.com'])
  expect(data).toEqual({ owner: 'www-account-booking.com', imitated: 'account.booking.com' })
  expect(found(input)).toMatchObject({
    kind: 'deceptive-host',
    severity: 'error',
    data: {
      imitated: 'account.booking.com',
      sign: 'ん',
      codePoint: 'U+3093',
      meant: '/',
    },
    places: [
      { start: 27, end: 28 },
      { start: 34, end: 35 },
    ],
  })
})

describe('right after a whole host, a letter deceives among its like, too', () => {
  test.each([
    ['bank.comんまい', '/'],
    ['bank.comンター', '/'],
    ['bank.co.jpソフト', '/'],
    ['bank.deノート', '/'],
    ['bank.com丶文', '\\'],
    ['bank.com〵ああ', '\\'],
  ])('%s', (name, meant) => {
    const input = `https://${name}.evil.example/`
    expect(judgeUrl(input)).toMatchObject({ level: 'stop' })
    expect(found(input)?.data).toMatchObject({ meant })
  })
})

describe('between letters of ASCII, each names what it imitates', () => {
  test.each([
    ['ん', '/'],
    ['ノ', '/'],
    ['〳', '/'],
    ['⁄', '/'],
    ['∕', '/'],
    ['⧸', '/'],
    ['╱', '/'],
    ['丿', '/'],
    ['丶', '\\'],
    ['〵', '\\'],
    ['∖', '\\'],
    ['ꓸ', '.'],
    ['·', '.'],
    ['•', '.'],
    ['𐤟', '.'],
    ['꞉', ':'],
    ['ː', ':'],
    ['ʔ', '?'],
    ['ꛫ', '?'],
  ] as const)('%s', (character, meant) => {
    const input = `https://login${character}bank.evil.example/`
    expect(judgeUrl(input).level).toBe('stop')
    expect(found(input)?.data).toMatchObject({ sign: character, meant })
    expect(inspectDomain(`login${character}bank.evil.example`)?.warnings[0]?.code).toBe(
      'delimiter-lookalike',
    )
  })
})

describe('honest names stay clear', () => {
  test.each([
    'みんな.example',
    'ラーメンんまい.jp',
    'んまい.jp',
    'うどん.jp',
    'www.jpソフト.example',
    'うどんソフト.jp',
    'LINEうどん.jp',
    'ノート.jp',
    'shop.日本ノート.jp',
    'パン屋ソラ.com',
    '丶文.cn',
    '七人の侍んち.jp',
  ])('%s', (domain) => {
    expect(judgeUrl(`https://${domain}/`).findings.map(({ code }) => code)).not.toContain(
      'delimiter-lookalike',
    )
  })
})

test('in Punycode, the host as a whole is the place', () => {
  const input = 'https://bank.xn--com-u63bzlje.evil.example/'
  expect(found(input)).toMatchObject({ start: 8, end: 42, count: 1 })
  expect(found(input)?.data).toMatchObject({ imitated: 'bank.com' })
})

test.each([
  'bank.comんまい.evil.example',
  'bank.xn--com-u63bzlje.evil.example',
  'bank.com%E3%82%93%E3%81%BE%E3%81%84.evil.example',
])('the host of another scheme is looked into as well: git://%s', (host) => {
  expect(judgeUrl(`git://${host}/`)).toMatchObject({
    level: 'stop',
    data: { owner: 'evil.example', imitated: 'bank.com' },
    findings: [{ code: 'delimiter-lookalike' }, { code: 'program-scheme' }],
  })
})
