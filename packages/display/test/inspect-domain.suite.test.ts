import { displayDomain, inspectDomain } from '@waymark/display'
import { parseDomain } from '@waymark/host'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isMissing, readData } from '../../../test/data.ts'
import { leastHits, runs } from '../../../test/runs.ts'

const namesOf = (domain: string) => inspectDomain(domain)?.warnings.map(({ code }) => code)

test.each([
  'bücher.example',
  'faß.de.',
  'đặng.vn',
  'cơm.vn',
  'दुःख.भारत',
  'ąćęłńóśźż.pl',
  'ελλάδα.gr',
  'правда.ru',
  'հայ.am',
  'ქართული.ge',
  'עברית.co.il',
  'مثال.إختبار',
  'नमस्ते.भारत',
  'ராமன்.com',
  'ముంబై.in',
  'హారం.in',
  'ങുങൂങൃ.in',
  'ഠംങ.in',
  'ကာတာဟာ.com',
  'कॉँकॅँऑँ.in',
  'လျှော့.com',
  'မြွှေ့.com',
  'ấẫặ.com',
  'ħėż.mt',
  'í\u0307.com',
  'ไทย.th',
  '한국어.kr',
  '中文.中国',
  'ノート.jp',
  '日本語abc.jp',
  'col·lecció.cat',
  'www.example.com',
])('%s is shown as it is, without a warning', (domain) => {
  expect(inspectDomain(domain)).toMatchObject({ text: domain, unicode: domain, warnings: [] })
})

describe('a label that could deceive stays an A-label', () => {
  test.each([
    ['letters of two scripts', 'аpple.com', ['mixed-script'], 'apple'],
    ['Greek among Latin', 'gοοgle.com', ['mixed-script'], 'google'],
    ['a whole label in another script', 'ѕсоре.com', ['whole-script-confusable'], 'scope'],
    ['a phonetic letter', 'exɑmple.com', ['restricted-character', 'confusable'], 'example'],
    ['a letter without its dot', 'gıthub.com', ['confusable'], 'github'],
    [
      'a slash through a letter',
      'example\u0338.com',
      ['deceptive-mark', 'restricted-character'],
      undefined,
    ],
    ['a slash that is none', 'a∕b.com', ['delimiter-lookalike', 'restricted-character'], undefined],
    ['a Japanese dot outside Japanese', 'paypal・com.a', ['delimiter-lookalike'], undefined],
    ['a middle dot', 'a·com.b.com', ['delimiter-lookalike'], undefined],
    ['a hyphenation point', 'paypal‧com.a', ['delimiter-lookalike'], undefined],
    ['a Japanese letter outside Japanese', 'ノvictim.com', ['delimiter-lookalike'], undefined],
    [
      'a Japanese letter after an accent',
      'éノ.com',
      ['delimiter-lookalike', 'mixed-script'],
      undefined,
    ],
    [
      'a Japanese letter between accents',
      'caféノé.evil.com',
      ['delimiter-lookalike', 'mixed-script'],
      undefined,
    ],
    [
      'a Japanese letter between both',
      'カノé.com',
      ['delimiter-lookalike', 'mixed-script'],
      undefined,
    ],
    ['a Japanese letter after a mark', 'x\u0331ノカ.com', ['delimiter-lookalike'], undefined],
    [
      'a Japanese letter between quotes',
      'a’ノ’b.com',
      ['delimiter-lookalike', 'punctuation-lookalike', 'punctuation-lookalike'],
      undefined,
    ],
    [
      'a Japanese stroke between accents',
      'éンé.com',
      ['delimiter-lookalike', 'mixed-script'],
      undefined,
    ],
    ['two of them', 'éソンé.com', ['delimiter-lookalike', 'mixed-script'], undefined],
    [
      'a Chinese stroke between accents',
      'é丿é.com',
      ['delimiter-lookalike', 'mixed-script'],
      undefined,
    ],
    [
      'a Japanese dot between accents',
      'café・é.evil.com',
      ['delimiter-lookalike', 'mixed-script'],
      undefined,
    ],
    ['a Japanese dot in Korean', '한・국.com', ['delimiter-lookalike'], undefined],
    ['a middle dot between accents', 'café·é.evil.com', ['delimiter-lookalike'], undefined],
    ['a middle dot between Danish letters', 'ø·ø.com', ['delimiter-lookalike'], undefined],
    ['a middle dot in Japanese', 'ァ·ァ.com', ['delimiter-lookalike'], undefined],
    ['a middle dot after Han alone', '让·é.cn', ['delimiter-lookalike', 'mixed-script'], undefined],
    ['two dots of two scripts', '让·・雅.cn', ['delimiter-lookalike'], undefined],
    [
      'a letter of Latin like an exclamation mark',
      'éǃé.com',
      ['delimiter-lookalike', 'restricted-character'],
      undefined,
    ],
    ['a script of the past', 'ᎪᏒᎢ.com', ['restricted-character'], undefined],
    ['a symbol', '☃.com', ['restricted-character'], undefined],
    ['a lock', 'a🔒.com', ['delimiter-lookalike', 'restricted-character'], undefined],
    ['digits of two systems', 'एक१1.in', ['mixed-digits'], undefined],
    [
      'digits of two systems that one script has',
      '৪၀.com',
      ['mixed-digits', 'digit-lookalike', 'whole-script-confusable'],
      '8o',
    ],
    [
      'digits of two systems that follow each other',
      '\u{116d9}\u{116da}.com',
      ['restricted-character', 'mixed-digits'],
      undefined,
    ],
    [
      'digits of the second of two systems that follow each other',
      '\u{116da}\u{116e3}.com',
      ['restricted-character'],
      undefined,
    ],
    ['a joiner', 'क्\u200dष.in', ['invisible-character'], undefined],
    ['a blank', 'a\u{13441}b.com', ['invisible-character'], undefined],
    ['half a blank', 'a\u{13442}b.com', ['invisible-character'], undefined],
    ['a note without a head', 'a\u{1d159}b.com', ['invisible-character'], undefined],
    ['a filler', 'a\u{16fe4}b.com', ['invisible-character'], undefined],
    ['a mark twice', 'a\u0323\u0323b.com', ['deceptive-mark'], undefined],
    ['a mark twice, once within a letter', 'ạ\u0323b.com', ['deceptive-mark'], undefined],
    ['a mark twice, below another', 'ậ\u0323b.com', ['deceptive-mark'], undefined],
    [
      'a dot on an i',
      'mi\u0307crosoft.com',
      ['deceptive-mark', 'resembles-known'],
      'microsoft.com',
    ],
    ['a dot on a j', 'j\u0307ob.com', ['deceptive-mark'], undefined],
    ['a dot on an l', 'l\u0307ogin.com', ['deceptive-mark'], undefined],
    ['a dot on an i without its dot', 'ı\u0307tem.com', ['deceptive-mark'], undefined],
    ['a dot on an i with a mark below', 'įxį\u0307.com', ['deceptive-mark'], undefined],
    ['a capital I with its dot', 'İtem.com', ['deceptive-mark'], undefined],
    ['two of them', 'si\u0307si\u0307ter.org', ['deceptive-mark', 'deceptive-mark'], undefined],
    ['five marks', 'e\u030c\u030b\u0309\u0302\u0306b.com', ['deceptive-mark'], undefined],
    ['five marks, two within a letter', 'ậ\u030c\u030b\u0309b.com', ['deceptive-mark'], undefined],
  ])('%s: %s', (_, domain, names, resembles) => {
    const { ascii, text, warnings } = inspectDomain(domain)!
    expect(warnings.map(({ code }) => code)).toEqual(names)
    expect(warnings.find((warning) => warning.resembles !== undefined)?.resembles).toBe(resembles)
    expect(text).toBe(ascii)
  })

  test('and only that label', () => {
    expect(displayDomain('аpple.bücher.example')).toBe('xn--pple-43d.bücher.example')
  })
})

test.each([
  'ニュース・スポーツ.jp',
  'カ・ノ.jp',
  'paral·lel.cat',
  '让·雅克.cn',
  '木ノ下.jp',
  'ポケモンgo.jp',
  'ゾゾ.jp',
  '中丶中.cn',
])('the dots and strokes of %s are where they belong', (domain) => {
  expect(displayDomain(domain)).toBe(domain)
})

test('below a top-level domain of its script, a label may look like Latin', () => {
  expect(namesOf('рост.рф')).toEqual([])
  expect(namesOf('рост.com')).toEqual([])
  expect(namesOf('сор.рф')).toEqual([])
  expect(namesOf('сор.com')).toEqual(['whole-script-confusable'])
})

test('a label that starts with xn-- and is not an A-label gives a warning', () => {
  expect(inspectDomain('xn--example-.org')).toMatchObject({
    ascii: 'xn--example-.org',
    unicode: 'xn--example-.org',
    text: 'xn--example-.org',
    warnings: [{ code: 'invalid-a-label', start: 0, end: 12 }],
  })
})

test('a good A-label next to a bad one gives no warning', () => {
  expect(inspectDomain('xn--bcher-kva.xn--a.example')).toMatchObject({
    ascii: 'xn--bcher-kva.xn--a.example',
    unicode: 'xn--bcher-kva.xn--a.example',
    text: 'xn--bcher-kva.xn--a.example',
    warnings: [{ code: 'invalid-a-label', start: 14, end: 19 }],
  })
})

test('A-labels that are invalid only together are all named', () => {
  // A domain with right-to-left text cannot have a label that begins with a digit: RFC 5893, section 2.
  expect(inspectDomain('xn--4dbrk0ce.xn--1-zga.example')?.warnings).toMatchObject([
    { code: 'invalid-a-label', start: 0, end: 12 },
    { code: 'invalid-a-label', start: 13, end: 22 },
  ])
})

test('places are those of the domain in Unicode', () => {
  const { unicode, warnings } = inspectDomain('bücher.а𝐱pple🔒🔒.com')!
  for (const { code, start, end } of warnings) {
    const text = unicode.slice(start, end)
    expect(text).toBe(code === 'mixed-script' ? 'аxpple🔒🔒' : '🔒🔒')
  }
  expect(warnings.map(({ code }) => code)).toEqual([
    'delimiter-lookalike',
    'restricted-character',
    'mixed-script',
  ])
})

describe('known domains', () => {
  const known = ['paypal.com', 'microsoft.com', 'bücher.example']
  test.each([
    ['paypa1.com', 'paypal.com'],
    ['www.paypa1.com', 'paypal.com'],
    ['раураl.com', 'paypal.com'],
    ['rnicrosoft.com.', 'microsoft.com'],
    ['bϋcher.example', 'bücher.example'],
    ['bucher.example', 'bücher.example'],
    ['paypạl.com', 'paypal.com'],
    ['micr0soft.com', 'microsoft.com'],
    ['paypal.com', undefined],
    ['login.paypal.com', undefined],
    ['paypal.com.', undefined],
    ['notpaypal.com', undefined],
    ['example.com', undefined],
  ])('%s resembles %s', (domain, resembles) => {
    const { ascii, text, warnings } = inspectDomain(domain, { known })!
    const warning = warnings.find(({ code }) => code === 'resembles-known')
    expect(warning?.resembles).toBe(resembles)
    if (resembles !== undefined) expect(text).toBe(ascii)
  })
})

test('a Korean syllable resembles its letters, and what looks like them', () => {
  const known = ['으.kr']
  expect(inspectDomain('\u110b一.kr', { known })?.warnings.at(-1)).toMatchObject({
    code: 'resembles-known',
    resembles: '으.kr',
  })
  expect(inspectDomain('은.kr', { known })?.warnings).toEqual([])
})

test('marks count in their canonical order, also those that only a skeleton has', () => {
  // Three dots, which the skeleton of sheen has as a mark, are above; kasra is below.
  const known = ['\u0634\u0650.com']
  const { warnings } = inspectDomain('\u0633\u0650\u06db.com', { known })!
  expect(warnings.at(-1)).toMatchObject({ code: 'resembles-known', resembles: known[0] })
})

test('a known domain does not resemble another known one', () => {
  expect(inspectDomain('a.paypa1.com', { known: ['paypal.com', 'paypa1.com'] })?.warnings).toEqual(
    [],
  )
})

test('what is not a domain has no inspection', () => {
  expect(inspectDomain('exa mple.org')).toBeNull()
  expect(displayDomain('')).toBeNull()
})

const letters = 'abcмасеорѕㄅ漢字かナーノéüøı한글ابپ٠٣۴१२नमक्\u0301\u0338\u200d☃·-0189ßאבάοᎪ'
const label = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 8 })
const domains = fc.array(label, { minLength: 1, maxLength: 4 }).map((labels) => labels.join('.'))

test('parsing what is shown gives the same domain, and what has no warning is in Unicode', () => {
  let inUnicode = 0
  let withWarning = 0
  fc.assert(
    fc.property(domains, (domain) => {
      const inspection = inspectDomain(domain)
      if (inspection === null) return
      const { ascii, unicode, text, warnings } = inspection
      expect(parseDomain(text)).toBe(ascii)
      if (warnings.length === 0) expect(text).toBe(unicode)
      if (text !== ascii) inUnicode++
      if (warnings.length > 0) withWarning++
      for (const { start, end } of warnings) expect(unicode.slice(start, end)).not.toBe('')
    }),
    { numRuns: runs(5000) },
  )
  expect(inUnicode).toBeGreaterThan(leastHits(20))
  expect(withWarning).toBeGreaterThan(leastHits(200))
})

interface Attack {
  readonly id: string
  readonly domain: string
  readonly class: string
}

const attacksFile = 'adversarial/idna-attacks.json'
const attacks: Attack[] = isMissing(attacksFile) ? [] : JSON.parse(readData(attacksFile))

describe.skipIf(attacks.length === 0)('hostile domains (skipped without their file)', () => {
  test.each(attacks.filter((attack) => attack.class === 'homograph'))(
    '$id $domain has a warning and an A-label',
    ({ domain }) => {
      const { ascii, text, warnings } = inspectDomain(domain)!
      expect(warnings.length).toBeGreaterThan(0)
      expect(text).toBe(ascii)
    },
  )

  test('all lead back to the same domain', () => {
    for (const { domain } of attacks) {
      const inspection = inspectDomain(domain)
      if (inspection !== null) expect(parseDomain(inspection.text)).toBe(inspection.ascii)
    }
  })
})
