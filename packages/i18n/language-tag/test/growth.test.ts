/** @module-tag slow */
import {
  canonicalize,
  checkHreflang,
  checkLanguageTag,
  parseLanguageTag,
} from '@waymark/language-tag'
import { test } from 'vitest'
import { expectLinear } from '../../../../test/growth.ts'

const families = ['a-', 'aaaaa-', 'a-bb-', 'x-', '1abc-', '-', 'aaa-', 'a']

test.each(families)('time is linear in the length: %s', (part) => {
  expectLinear((length) => {
    const tag = `en-${part.repeat(length / part.length)}zzzzz`
    canonicalize(tag)
    checkLanguageTag(tag)
    checkHreflang(tag)
    parseLanguageTag(tag)
  }, 128_000)
})
