/**
 * Domains that somebody could register to imitate one, in the classes of dnstwist.
 *
 * https://github.com/elceef/dnstwist
 */
export const CLASSES: Readonly<
  Record<string, (label: string, suffix: string) => readonly string[]>
> = {
  addition: (label, suffix) => [...LETTERS].map((c) => `${label}${c}.${suffix}`),
  bitsquatting: (label, suffix) =>
    places(label).flatMap((i) =>
      BITS.map((bit) => String.fromCharCode(label.charCodeAt(i) ^ bit))
        .filter((c) => /[a-z0-9-]/.test(c))
        .map((c) => `${replaced(label, i, c)}.${suffix}`),
    ),
  cyrillic: (label, suffix) => {
    const letters = Array.from(label, (c) => CYRILLIC[c] ?? c)
    const one = letters.map((c, i) => replaced(label, i, c)).filter((each) => each !== label)
    return [...one, letters.join('')].map((each) => `${each}.${suffix}`)
  },
  dictionary: (label, suffix) =>
    WORDS.flatMap((word) => [
      `${label}-${word}.${suffix}`,
      `${label}${word}.${suffix}`,
      `${word}-${label}.${suffix}`,
      `${word}${label}.${suffix}`,
    ]),
  homoglyph: (label, suffix) => {
    const once = glyphsFor(label)
    const twice = once.filter((_, i) => i % 7 === 0).flatMap(glyphsFor)
    return [...once, ...twice].map((each) => `${each}.${suffix}`)
  },
  hyphenation: (label, suffix) =>
    places(label)
      .slice(1)
      .map((i) => `${label.slice(0, i)}-${label.slice(i)}.${suffix}`),
  insertion: (label, suffix) =>
    places(label)
      .slice(1, -1)
      .flatMap((i) =>
        [...neighboursOf(label[i]!)].flatMap((c) => [
          `${label.slice(0, i)}${c}${label.slice(i)}.${suffix}`,
          `${label.slice(0, i + 1)}${c}${label.slice(i + 1)}.${suffix}`,
        ]),
      ),
  omission: (label, suffix) => places(label).map((i) => `${replaced(label, i, '')}.${suffix}`),
  plural: (label, suffix) =>
    places(label)
      .slice(2, -1)
      .map((i) => {
        const ending = /[sxz]/.test(label[i]!) ? 'es' : 's'
        return `${label.slice(0, i + 1)}${ending}${label.slice(i + 1)}.${suffix}`
      }),
  repetition: (label, suffix) =>
    places(label).map((i) => `${replaced(label, i, label[i]!.repeat(2))}.${suffix}`),
  replacement: (label, suffix) =>
    places(label).flatMap((i) =>
      [...neighboursOf(label[i]!)].map((c) => `${replaced(label, i, c)}.${suffix}`),
    ),
  subdomain: (label, suffix) =>
    places(label)
      .slice(1)
      .filter((i) => label[i] !== '-' && label[i - 1] !== '-')
      .map((i) => `${label.slice(0, i)}.${label.slice(i)}.${suffix}`),
  'tld-swap': (label, suffix) =>
    TOPS.filter((top) => top !== suffix).map((top) => `${label}.${top}`),
  transposition: (label, suffix) =>
    places(label)
      .slice(1)
      .map(
        (i) => `${label.slice(0, i - 1)}${label[i]}${label[i - 1]}${label.slice(i + 1)}.${suffix}`,
      ),
  various: (label, suffix) => [
    ...['ww', 'www', 'www-', 'wwww'].map((start) => `${start}${label}.${suffix}`),
    `${label}${suffix.replaceAll('.', '')}.${suffix}`,
    `${label}-${suffix.replaceAll('.', '-')}.com`,
    `${label}${suffix.replaceAll('.', '')}.com`,
    `${label}-www.${suffix}`,
  ],
  'vowel-swap': (label, suffix) =>
    places(label)
      .filter((i) => /[aeiou]/.test(label[i]!))
      .flatMap((i) => [...'aeiou'].map((vowel) => `${replaced(label, i, vowel)}.${suffix}`)),
}

/** The domains of a class that are not the domain itself, each once, and that a registry can give out. */
export function permutationsOf(kind: string, domain: string): string[] {
  const at = domain.indexOf('.')
  const all = CLASSES[kind]!(domain.slice(0, at), domain.slice(at + 1))
  return [...new Set(all)].filter(
    (each) => each !== domain && !/^-|-\.|\.-|^..--|^\./.test(each) && each.indexOf('.') > 0,
  )
}

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz'
const BITS = [1, 2, 4, 8, 16, 32, 64, 128]

/** By key, its neighbours on the keyboards that most people use. */
const KEYS = [
  '1:2q 2:3wq1 3:4ew2 4:5re3 5:6tr4 6:7yt5 7:8uy6 8:9iu7 9:0oi8 0:po9 q:12wa w:3esaq2 e:4rdsw3 r:5tfde4 t:6ygfr5 y:7uhgt6 u:8ijhy7 i:9okju8 o:0plki9 ' +
    'p:lo0 a:qwsz s:edxzaw d:rfcxse f:tgvcdr g:yhbvft h:ujnbgy j:ikmnhu k:olmji l:kop z:asx x:zsdc c:xdfv v:cfgb b:vghn n:bhjm m:njk',
  'y:asx z:7uhgt6 q:a a:qzws w:zsx',
].map((layout) => new Map(layout.split(' ').map((item) => item.split(':') as [string, string])))

function neighboursOf(key: string): Set<string> {
  return new Set(KEYS.flatMap((layout) => [...(layout.get(key) ?? '')]))
}

const WORDS = (
  'account auth confirm connect help info login mail my online payment portal recovery register secure security service signin signup ' +
  'support update user verification verify web'
).split(' ')

const TOPS = (
  'com net org info biz co cm io me app dev online site shop store xyz top club live de co.uk fr it es nl be ch at pl cz se no dk fi ru ua ' +
  'com.br com.mx com.ar com.au co.nz co.jp cn com.cn in co.in co.za tr com.tr gr pt ro hu ie'
).split(' ')

const CYRILLIC: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'ь',
  c: 'с',
  d: 'ԁ',
  e: 'е',
  g: 'ԍ',
  h: 'һ',
  i: 'і',
  j: 'ј',
  k: 'к',
  l: 'ӏ',
  m: 'м',
  o: 'о',
  p: 'р',
  q: 'ԛ',
  s: 'ѕ',
  t: 'т',
  v: 'ѵ',
  w: 'ԝ',
  x: 'х',
  y: 'у',
}

/** By letter, what looks like it in ASCII, and in other Latin letters. */
const GLYPHS: Readonly<Record<string, readonly string[]>> = {
  a: [...'àáâãäåāăąạǎȧɑə'],
  b: ['d', 'lb', ...'ḃḅḇɓƅʙ'],
  c: ['e', ...'çćĉċčƈᴄ'],
  d: ['b', 'cl', 'dl', ...'ďđḋḍḏɖɗ'],
  e: ['c', ...'èéêëēĕėęěẹȩɇ'],
  f: [...'ƒḟ'],
  g: ['q', ...'ĝğġģǥǧǵɡɢ'],
  h: ['lh', ...'ĥħȟḣḥḧḩḫɦ'],
  i: ['1', 'l', ...'ìíïīĭǐịỉıɩɨ'],
  j: [...'ĵǰɉʝ'],
  k: ['lk', 'ik', 'lc', ...'ķḳḵᴋ'],
  l: ['1', 'i', ...'łɫ'],
  m: ['n', 'nn', 'rn', 'rr', ...'ḿṁṃɱ'],
  n: ['m', 'r', ...'ñńņňǹṅṇṉ'],
  o: ['0', ...'óöȯọỏơᴏ'],
  p: [...'ṕṗƥƿ'],
  q: ['g', 'ʠ'],
  r: [...'ŕŗřȑȓṙṛṟɍɽ'],
  s: [...'śŝšșṡṣʂ'],
  t: [...'ţțŧṫṭƫ'],
  u: [...'ùúûüũūŭůűųưǔụʉ'],
  v: [...'ṽṿᴠ'],
  w: ['vv', ...'ŵẁẃẅẇẉẘ'],
  x: [...'ẋẍ'],
  y: [...'ýÿŷƴȳẏỵʏ'],
  z: [...'źżžƶẓẕʐ'],
}

function glyphsFor(label: string): string[] {
  return Array.from(label).flatMap((c, i, all) =>
    (GLYPHS[c] ?? []).map((glyph) => [...all.slice(0, i), glyph, ...all.slice(i + 1)].join('')),
  )
}

function places(label: string): number[] {
  return Array.from({ length: label.length }, (_, i) => i)
}

function replaced(label: string, at: number, by: string): string {
  return label.slice(0, at) + by + label.slice(at + 1)
}
