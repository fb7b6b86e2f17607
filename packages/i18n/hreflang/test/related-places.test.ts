import { type AlternateEntry, auditAlternates, type FindingCode } from '@waymark/hreflang'
import { expect, test } from 'vitest'
import { factLine } from '../../../../test/plain-facts.ts'

const site = 'https://a.example'
const en = { lang: 'en', loc: `${site}/en` }
const de = { lang: 'de', loc: `${site}/de` }
const fr = { lang: 'fr', loc: `${site}/fr` }
const both = [en, de]

/** The place of the first finding with a code, and the other places. */
function placesOf(entries: readonly AlternateEntry[], code: FindingCode, form = 'sitemap') {
  const findings = auditAlternates(entries, { form: form as 'sitemap' | 'database' })
  const finding = findings.find((one) => one.code === code)
  return [
    finding?.pointer,
    ...(finding?.related ?? []).map(({ pointer, data }) => factLine(data, pointer)),
  ]
}

test('a missing return link names the page that should link back', () => {
  const entries = [fr, { ...en, alternates: both }, { ...de, alternates: [de] }]
  expect(placesOf(entries, 'return-link-missing')).toEqual(['/urls/1/alternates/1/loc', '/urls/2'])
})

test('repeated entries name each other, up to ten', () => {
  expect(placesOf([en, de, en, en], 'duplicate-loc')).toEqual([
    '/urls/2/loc',
    '/urls/0/loc',
    '/urls/3/loc',
  ])
  expect(placesOf(Array(100).fill(en), 'duplicate-loc')).toHaveLength(1 + 10)
})

test('repeated and conflicting links name the first link', () => {
  expect(placesOf([{ ...en, alternates: [en, de, de] }], 'duplicate-alternate')).toEqual([
    '/urls/0/alternates/2/lang',
    '/urls/0/alternates/1/lang',
  ])
  const conflicting = [{ ...en, alternates: [en, de, { ...fr, lang: 'de' }] }]
  expect(placesOf(conflicting, 'conflicting-alternates')).toEqual([
    '/urls/0/alternates/2/loc',
    '/urls/0/alternates/1/loc',
  ])
  expect(
    auditAlternates(conflicting, { form: 'sitemap' }).find(({ targets }) => targets)?.targets,
  ).toEqual([de.loc, fr.loc])
})

test('another spelling and another scheme name the own entry of the alternate', () => {
  const entries = [{ ...en, alternates: [en, { ...de, loc: `${site}/de#x` }] }, de]
  expect(placesOf(entries, 'alternate-not-normalised-match')).toEqual([
    '/urls/0/alternates/1/loc',
    '/urls/1/loc',
  ])
  const insecure = { ...de, loc: 'http://a.example/de' }
  expect(placesOf([{ ...en, alternates: [en, insecure] }, insecure], 'mixed-protocol')).toEqual([
    '/urls/0/alternates/1/loc',
    '/urls/1/loc',
  ])
})

test('another language names the place where the alternate says its language', () => {
  const wrong = { ...en, alternates: [en, { ...de, lang: 'fr' }] }
  const listed = { loc: de.loc, alternates: [de, en] }
  expect(placesOf([wrong, listed], 'language-mismatch')).toEqual([
    '/urls/0/alternates/1/lang',
    '/urls/1/alternates/0/lang',
  ])
  expect(placesOf([wrong, { ...de, alternates: [en] }], 'language-mismatch', 'database')).toEqual([
    '/urls/0/alternates/1/lang',
    '/urls/1/lang',
  ])
})

test('another language is named where it is said, be it in a later link or in a later entry', () => {
  const wrong = { ...en, alternates: [en, { ...de, lang: 'fr' }] }
  const places = (...entries: readonly AlternateEntry[]) =>
    placesOf([wrong, ...entries], 'language-mismatch').at(-1)
  const xDefault = { ...de, lang: 'x-default' }
  expect(places({ loc: de.loc, alternates: [en, xDefault, de] })).toBe('/urls/1/alternates/2/lang')
  expect(places({ loc: de.loc, alternates: [en] }, { loc: de.loc, alternates: [en, de] })).toBe(
    '/urls/2/alternates/1/lang',
  )
  expect(places({ loc: de.loc, alternates: [en] }, { ...de, alternates: [en] })).toBe(
    '/urls/2/lang',
  )
  const austrian = { ...de, lang: 'de-AT' }
  expect(places({ loc: de.loc, alternates: [austrian, en, de] })).toBe('/urls/1/alternates/0/lang')
  expect(places({ ...de, alternates: [austrian, de, en] })).toBe('/urls/1/lang')
})

test('a disagreement names a link to each of the pages', () => {
  const entries = [
    { ...en, alternates: [...both, fr] },
    { ...de, alternates: [...both, { ...fr, loc: `${site}/f2` }] },
  ]
  expect(placesOf(entries, 'cluster-disagreement')).toEqual([
    '/urls/0',
    '/urls/0/alternates/2/loc https://a.example/fr',
    '/urls/1/alternates/2/loc https://a.example/f2',
  ])
})
