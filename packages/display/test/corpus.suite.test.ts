import { expect, test } from 'vitest'
import { dataFolder, isMissing } from '../../../test/data.ts'
import { readFormatterCases, readKnownNames, readSpoofCases } from '../scripts/corpus/chromium.ts'
import { readAllowed, registeredNames } from '../scripts/corpus/names.ts'

const SPOOFS = String.raw`
#include <x>
const IDNTestCase kCases[] = {
    // {"commented.example", u"no", kSafe},
    {"xn--nxa.example", u"\u03b2.example", kSafe},
#if A
    {"xn--nxa.test", u"\u03b2.test",
     kUnsafe},
#else
    {"a" "b.test", u"ab.test", kSafe},
#endif
    {"xn--9", nullptr, kInvalid},
    {"xn--x.example", u"xn--x.\x10D2\x10D4", kSafe}};
`

test('cases of a table of Chromium, with their lines and conditions', () => {
  expect(readSpoofCases(SPOOFS)).toEqual([
    { input: 'xn--nxa.example', shown: 'β.example', result: 'safe', place: 5 },
    { input: 'xn--nxa.test', shown: 'xn--nxa.test', result: 'unsafe', place: 7, condition: 'A' },
    { input: 'ab.test', shown: 'ab.test', result: 'safe', place: 10, condition: 'not (A)' },
    { input: 'xn--9', shown: 'xn--9', result: 'invalid', place: 12 },
    { input: 'xn--x.example', shown: 'xn--x.გე', result: 'safe', place: 13 },
  ])
})

test('an entry of another shape is an error', () => {
  const source = 'const IDNTestCase kCases[] = { {"a.example", u"a.example", kOther} };'
  expect(() => readSpoofCases(source)).toThrow('IDNTestCase')
})

test('URLs with an IDN host that is shown in Unicode', () => {
  const source = String.raw`{"a", "http://xn--nxa.example/x", kFormat, L"http://\x03b2.example/x", 7},
    {"b", "http://a.example/", kFormat, L"http://a.example/", 7},`
  expect(readFormatterCases(source)).toEqual([
    { input: 'xn--nxa.example', shown: 'β.example', result: 'safe', place: 1 },
  ])
})

test('known names are the lines that are not comments', () => {
  expect(readKnownNames('#\na.example\n###END###\nb.example\n')).toEqual(['a.example', 'b.example'])
})

test.skipIf(isMissing('unicode/17.0.0/IdnaMappingTable.txt'))(
  'registered names beyond ASCII that IDNA 2008 allows, with their language',
  () => {
    const domains = ['xn--strae-oqa.de', 'a.example', 'xn--p8j9a0d9c9a.xn--q9jyb4c', 'xn--i-7iq.ws']
    expect(registeredNames(domains, 'list', readAllowed(dataFolder()))).toEqual([
      { language: 'de', suffix: 'de', domain: 'straße.de', source: 'list' },
      { language: 'ja', suffix: 'みんな', domain: 'はじめよう.みんな', source: 'list' },
    ])
  },
)
