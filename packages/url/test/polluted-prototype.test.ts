import { URL } from '@waymark/url'
import { URL as AsciiURL } from '@waymark/url/ascii'
import { afterEach, expect, test } from 'vitest'

// No argument of the class is a bag of options, so nothing that others put on `Object.prototype` may count.

const MEMBERS = [
  'url',
  'stateOverride',
  'encoder',
  'report',
  'base',
  'maxLength',
  'blobUrlEntryOrigin',
  'checkHyphens',
  'checkBidi',
  'checkJoiners',
  'useStd3AsciiRules',
  'ignoreInvalidPunycode',
  'verifyDnsLength',
]

afterEach(() => {
  for (const member of MEMBERS) Reflect.deleteProperty(Object.prototype, member)
})

function look(Class: typeof URL): unknown {
  const url = Class.parse('http://user@h.example:8080/a b?é#f')
  if (url === null) return null
  url.host = 'h-.example:81'
  url.port = '82'
  url.pathname = 'x\ty'
  url.protocol = 'foo'
  return [
    url.href,
    Class.canParse('hello'),
    Class.parse('foo://é/')?.href,
    Class.parse('?é', 'http://b/')?.href,
    Class.parse('x y', 'foo:/a')?.href,
    Class.parse('http://0א.example/')?.href,
    Class.parse('http://--xn.é.example/')?.href,
    Class.parse('blob:https://h.example/x')?.origin,
    messageOf(() => new Class('http://[::')),
  ]
}

function messageOf(run: () => void): string | null {
  try {
    run()
    return null
  } catch (error) {
    return String(error)
  }
}

test.each(MEMBERS.flatMap((member) => [true, false, 1, 'x', {}].map((value) => [member, value])))(
  'Object.prototype.%s = %j changes nothing',
  (member, value) => {
    const expected = [URL, AsciiURL].map(look)
    Reflect.set(Object.prototype, member as string, value)
    expect([URL, AsciiURL].map(look)).toEqual(expected)
  },
)
