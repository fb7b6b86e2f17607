import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FIRST_INPUT } from '../src/examples.ts'
import { viewOf } from '../src/model.ts'
import { DEFAULT_SEO } from '../src/state.ts'
import { read } from '../src/words/en/read.ts'
import { page as jaPage } from '../src/words/ja/page.ts'
import { read as jaRead } from '../src/words/ja/read.ts'
import { page as ruPage } from '../src/words/ru/page.ts'
import { read as ruRead } from '../src/words/ru/read.ts'

const HTML = readFileSync(new URL('../index.html', import.meta.url), 'utf8')

const inHtml = (key: string) => new RegExp(`data-words="${key}">([^<]*)<`).exec(HTML)![1]

test('the HTML begins with the first URL, in the field and in its copy', () => {
  expect(HTML.split(`>${FIRST_INPUT}<`)).toHaveLength(3)
})

test('the answer in the HTML is that on the first URL, which is quiet', () => {
  const { verdict } = viewOf({ input: FIRST_INPUT, base: '', seo: DEFAULT_SEO })
  expect(verdict).toMatchObject({ kind: 'parsed', level: 'clear', standing: 'valid', title: '' })
  if (verdict.kind !== 'parsed') return
  const { domain, host, scheme } = verdict.destination
  expect(host).toBe(null)
  expect(HTML).toContain(`>${domain!.text}</bdi>`)
  expect([inHtml('firstBefore'), inHtml('firstAfter')]).toEqual(read.leadsTo(scheme.text))
  expect(inHtml('firstStanding')).toBe(read.isValid)
})

test.each([
  ['Japanese', jaPage, jaRead],
  ['Russian', ruPage, ruRead],
])('it is the same in %s', (_, { firstBefore, firstAfter, firstStanding }, words) => {
  expect([firstBefore, firstAfter]).toEqual(words.leadsTo('https'))
  expect(firstStanding).toBe(words.isValid)
})
