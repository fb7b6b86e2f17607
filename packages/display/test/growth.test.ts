/** @module-tag slow */
import { decodeComponent, inspectDomain, renderUrl } from '@waymark/display'
import { parseUrl } from '@waymark/url-parser'
import { test } from 'vitest'
import { expectLinear } from '../../../test/growth.ts'

const render = (input: string, maxLength = Number.POSITIVE_INFINITY) =>
  renderUrl(parseUrl(input)!, { maxLength })

test.each<[string, string, (text: string) => unknown]>([
  ['labels', 'ü.', (text) => inspectDomain(`${text}x`)],
  ['A-labels, of which one is bad', 'xn--tda.', (text) => inspectDomain(`${text}xn--a`)],
  ['letters of two scripts', 'аa', inspectDomain],
  ['lookalikes in a label', 'ノ', inspectDomain],
  ['marks in a label', '\u0301\u0323', (text) => inspectDomain(`a${text}`)],
  ['Chinese characters like ASCII', '一', (text) => inspectDomain(`${text}a`)],
  ['kana out of place', 'ヽ', inspectDomain],
  ['digits like others', '২', inspectDomain],
  ['letters with two readings', 'þœłӏ', (text) => inspectDomain(text, { known: ['a.example'] })],
  ['labels to elide', 'a.', (text) => render(`https://${text}example.com/`, 40)],
  ['segments', '%D7%90/', (text) => render(`https://a.example/${text}`)],
  ['segments to elide', '%D7%90/', (text) => render(`https://a.example/${text}`, 1000)],
  ['letters to elide', '%C3%A9', (text) => render(`https://a.example/${text}`, 5000)],
  ['parameters', '%D7%90=1&', (text) => render(`https://a.example/?${text}`)],
  ['marks', '%CC%81%CC%A3', decodeComponent],
  ['lookalikes', '%E3%83%8E', decodeComponent],
  ['lookalikes with marks', '%E0%A4%83%E0%A5%91', (text) => decodeComponent(`%E0%A4%A6${text}`)],
  ['unfinished sequences', '%F0%9F%98', decodeComponent],
  ['percent signs', '%', (text) => decodeComponent(`%C3${text}`)],
])('%s take time in proportion to their number', (_, unit, use) => {
  expectLinear((size) => use(unit.repeat(size / 2)), 4000)
})
