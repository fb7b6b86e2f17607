// Waymark as the script of a realm.
import { parseHostText } from '@waymark/host'
import { toAscii, toUnicode } from '@waymark/idna'
import { decode, encode } from '@waymark/idna/punycode'
import { PATH, utf8PercentDecode, utf8PercentEncode } from '@waymark/percent-encoding'
import { URL, URLSearchParams } from '@waymark/url'
import {
  basicUrlParse,
  getOrigin,
  parseUrl,
  serializeOrigin,
  serializeUrl,
} from '@waymark/url-parser'
import { URLPattern } from '@waymark/url-pattern'
import { createRealm, type Realm } from './realm.ts'

const functions = {
  PATH,
  basicUrlParse,
  decode,
  encode,
  getOrigin,
  parseHostText,
  parseUrl,
  serializeOrigin,
  serializeUrl,
  toAscii,
  toUnicode,
  utf8PercentDecode,
  utf8PercentEncode,
}

export function realm(optionNames: readonly string[], expected: readonly string[] | null): Realm {
  return createRealm({ URL, URLSearchParams, URLPattern, functions }, optionNames, expected)
}
