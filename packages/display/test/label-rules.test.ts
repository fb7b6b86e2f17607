import { inspectDomain } from '@waymark/display'
import { describe, expect, test } from 'vitest'

const codesOf = (domain: string, known: readonly string[] = []) =>
  inspectDomain(domain, { known })!.warnings.map(({ code }) => code)

describe('a letter of a few countries', () => {
  test.each([
    ['þing.com', 'þing.is'],
    ['veður.com', 'veður.fo'],
    ['bakə.com', 'bakə.az'],
    ['sǎngó.com', 'sǎngó.cd'],
    ['paypal·login.com', 'paral·lel.cat'],
    ['ṣọlá.com', 'ṣọlá.ng'],
  ])('%s has a warning, %s has none', (foreign, usual) => {
    expect(codesOf(foreign)).toEqual(['registry-letter'])
    expect(codesOf(usual)).toEqual([])
  })

  test('is usual below second-level domains of its country too, and in any subdomain', () => {
    expect(codesOf('yılmaz.com.tr')).toEqual([])
    expect(codesOf('a.yılmaz.gov.tr.')).toEqual([])
    expect(codesOf('yılmaz.tr.com')).toEqual(['confusable'])
  })

  test('gives no warning where another letter shows its language', () => {
    expect(codesOf('þórður.com')).toEqual([])
    expect(codesOf('þorður.com')).toEqual(['registry-letter', 'registry-letter'])
    expect(codesOf('təşəkkür.com')).toEqual([])
    expect(codesOf('þaypål.com')).toEqual(['registry-letter', 'resembles-known'])
    expect(codesOf('þaypál.com', ['paypal.com'])).toEqual(['resembles-known'])
  })

  test('ı gives no warning where other letters show the language', () => {
    expect(codesOf('yıldız.com')).toEqual(['confusable'])
    expect(codesOf('ışık.com')).toEqual([])
  })
})

test('a sign of ASCII is not in a name with other characters', () => {
  expect(codesOf('안녕!.kr')).toEqual(['restricted-character'])
  expect(codesOf('ü_ü.de')).toEqual([])
})

describe('kana', () => {
  test.each([
    'ー.com',
    'paypalーlogin.com',
    'ーコヒ.com',
    '中ー国.com',
    'ヽ.com',
    'ひヽ.com',
    'aゝ.com',
    'カゝ.com',
    'カへカ.com',
    'ひヘひ.com',
    'カぺカ.com',
  ])('%s has one out of place', (domain) => {
    expect(codesOf(domain)).toContain('misplaced-kana')
  })

  test.each([
    'コーヒー.com',
    'らーめん.com',
    'バナナヽ.com',
    'すゝき.com',
    'カフェへようこそ.com',
    'ひとへ.com',
    'ヘヘヘ.com',
    'へへへ.com',
    'カタカナへ.com',
  ])('%s has none', (domain) => {
    expect(codesOf(domain)).toEqual([])
  })
})

describe('a mark on a script that takes none', () => {
  test.each([
    '한\u0301글.com',
    '漢\u0302字.com',
    'か\u0301.com',
    'नम\u0301.com',
    'ก\u0301.com',
    'a1\u0301.com',
    'x-\u0301.com',
    'გ\u0301.ge',
    'a\u3099.jp',
  ])('%s has a warning', (domain) => {
    expect(codesOf(domain)).toContain('foreign-mark')
  })

  test.each(['m\u0304.com', 'ы\u0301.рф', 'ω\u0304.gr'])('%s has none', (domain) => {
    expect(codesOf(domain)).toEqual([])
  })

  test('a letter without its dot takes no mark above it', () => {
    expect(codesOf('pı\u0300xel.tr')).toEqual(['deceptive-mark'])
    expect(codesOf('pı\u0301xel.tr')).toEqual(['deceptive-mark'])
    expect(codesOf('pı\u0323xel.tr')).toEqual([])
  })
})

describe('a Chinese character that looks like ASCII', () => {
  test.each([
    'abc一def.com',
    '一abc.com',
    'abc丨.com',
    '七op.com',
    '亠op.com',
    'op二.com',
    '1一2.com',
    'a一一b.com',
  ])('%s has a warning', (domain) => expect(codesOf(domain)).toContain('han-lookalike'))

  test.each(['一.com', '一23.com', '第一abc.com', 'diy工房.jp', '十七.com'])(
    '%s has none',
    (domain) => expect(codesOf(domain)).toEqual([]),
  )
})

describe('punctuation', () => {
  test.each(['aʻb.com', 'aʼb.com', 'a’b.com', 'a\u2010b.com', 'ա\u058aբ.com', 'ʼаб.укр', 'абʼ.ua'])(
    '%s has a warning',
    (domain) => expect(codesOf(domain)).toContain('punctuation-lookalike'),
  )

  test('the apostrophe of Ukrainian and of Uzbek is a letter at home', () => {
    expect(codesOf('здоровʼя.укр')).toEqual([])
    expect(codesOf('здоровʼя.com')).toEqual(['punctuation-lookalike'])
    expect(codesOf('oʻzbekcha.uz')).toEqual([])
  })
})

describe('digits', () => {
  test.each([
    ['1ვ2.com', '132'],
    ['২৪.com', '28'],
    ['1-ვ.com', '1-3'],
    ['੩੪੩.com', '383'],
    ['θ1.gr', '01'],
  ])('%s looks like %s', (domain, resembles) => {
    const warning = inspectDomain(domain)!.warnings.find(({ code }) => code === 'digit-lookalike')
    expect(warning?.resembles).toBe(resembles)
  })

  test('a number in the digits of its top-level domain gives no warning', () => {
    expect(codesOf('२२.भारत')).toEqual([])
    expect(codesOf('२२.ভারত')).toEqual(['digit-lookalike'])
    expect(codesOf('2२.भारत')).toContain('digit-lookalike')
  })

  test('a word with digits gives no warning', () => {
    expect(codesOf('হবিগঞ্জ২৪.com')).toEqual([])
    expect(codesOf('зима2024.com')).toEqual([])
  })
})

describe('a label of another script that looks like Latin', () => {
  test.each([
    ['теѕто.com', 'теѕто.рф теѕто.ru'],
    ['рас.com', 'рас.рф рас.ru рас.com.ua рас.kz рас.bg рас.by рас.su'],
    ['ηρακ.com', 'ηρακ.gr ηρακ.cy ηρακ.ελ'],
    ['ოხ.com', 'ოხ.ge ოხ.გე'],
    ['հօս.com', 'հօս.am հօս.հայ'],
    ['በሰ.com', 'በሰ.et'],
    ['סוד.com', 'סוד.il סוד.co.il סוד.ישראל'],
    ['พบ.com', 'พบ.th พบ.ไทย'],
    ['ധന.com', 'ധന.in ധന.ഭാരതം'],
  ])('%s has a warning, %s have none', (foreign, usual) => {
    expect(codesOf(foreign)).toEqual(['whole-script-confusable'])
    for (const domain of usual.split(' ')) expect(codesOf(domain)).toEqual([])
  })

  test.each([
    ['۱۵', 'ae af bh dz eg iq ir jo kw lb ly ma om pk ps qa sa sd sy tn ye'],
    ['০৭', 'bd in'],
    ['ऽऽ', 'in np'],
    ['ડટ', 'in'],
    ['ಽ೦', 'in'],
    ['ടഠ', 'in'],
    ['ଠଠ', 'in'],
    ['டப', 'in lk sg'],
    ['ခဂ', 'mm'],
    ['ทน', 'th'],
    ['ሀሠ', 'er et'],
    ['იო', 'ge'],
    ['αι', 'cy gr'],
    ['דו', 'il'],
    ['ագ', 'am'],
    ['аы', 'bg by kg kz mk mn moscow rs ru su tatar tj ua uz'],
  ])('%s is one below com, and not below %s', (label, tops) => {
    const isConfusable = (domain: string) => codesOf(domain).includes('whole-script-confusable')
    expect(isConfusable(`${label}.com`)).toBe(true)
    expect(isConfusable(`${label}.fr`)).toBe(true)
    expect(tops.split(' ').filter((top) => isConfusable(`${label}.${top}`))).toEqual([])
  })

  test('says what it looks like, by more than the data of UTS #39', () => {
    expect(inspectDomain('іѕӏкрх123.com')!.warnings[0]).toMatchObject({
      code: 'whole-script-confusable',
      scripts: ['Cyrl'],
      resembles: 'islkpx123',
    })
  })

  test('a letter that looks like none of Latin shows the script', () => {
    expect(codesOf('расы.com')).toEqual(['whole-script-confusable'])
    expect(codesOf('раса-я.com')).toEqual([])
    expect(codesOf('курс.com')).toEqual([])
    expect(codesOf('тесто.com')).toEqual([])
  })

  test('a country does not excuse the script of another', () => {
    expect(codesOf('рас.gr')).toEqual(['whole-script-confusable'])
    expect(codesOf('ηρακ.ru')).toEqual(['whole-script-confusable'])
  })
})

test('accents do not go with Japanese, Korean or Chinese', () => {
  expect(codesOf('café日本.jp')).toEqual(['mixed-script'])
  expect(codesOf('cafe日本.jp')).toEqual([])
  expect(codesOf('한국é.kr')).toEqual(['mixed-script'])
})

describe('known domains', () => {
  test.each([
    ['þaypal.com', 'paypal.com'],
    ['faceþook.com', 'facebook.com'],
    ['œxample.com', 'cexample.com'],
    ['œxample.com', 'oexample.com'],
    ['gmaił.com', 'gmail.com'],
    ['gmaił.com', 'gmait.com'],
    ['ӏdle.com', 'idle.com'],
    ['ӏdle.com', 'ldle.com'],
    ['youtuße.com', 'youtube.com'],
    ['ærodrome.com', 'aerodrome.com'],
    ['шмнть.com', 'wmhtb.com'],
    ['ຟຮ໐ບ.com', 'wsou.com'],
    ['చ.lærer.dk.example', undefined],
    ['c丫xe.com', 'cyxe.com'],
    ['৭৭.com', 'qq.com'],
    ['кафе.рф', 'кафe.рф'],
    ['a.đigital.com', 'digital.com'],
    ['sub.digital.com', undefined],
    ['đ.digital.com', undefined],
    ['adigital.com', undefined],
  ])('%s resembles %s', (domain, resembles) => {
    const known = [resembles ?? 'digital.com', 'example.org']
    const found = inspectDomain(domain, { known })!.warnings.at(-1)
    if (resembles === undefined) expect(found?.code).not.toBe('resembles-known')
    else expect(found).toMatchObject({ code: 'resembles-known', resembles })
  })
})
