import { diffSites } from '@waymark/site'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leastHits, runs } from '../../../../test/runs.ts'
import { dateLike, w3cDateTime } from '../../validation/test/arbitraries.ts'
import { databaseOf, page } from './databases.ts'
import { memoryFiles } from './memory-files.ts'
import { buildUrls, runBuild } from './run-build.ts'
import { checkTexts, lineOf } from './run-check.ts'
import { sitemapOf } from './sitemap-texts.ts'
import { sourceOf } from './sources.ts'

const NOW = Date.parse('2026-11-28T00:00:00Z')
/** No date of the format is in the future. */
const END = 8e15

const lastmodsOf = (xml: string) =>
  [...xml.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, date]) => date)
const pagesOf = (dates: readonly unknown[]) => dates.map((lastmod, n) => page(`/${n}`, { lastmod }))

describe('a date of a page', () => {
  const DATES = ['2026', '2026-10', '2026-10-01', '2026-10-01T08:00Z', '2026-10-01T08:00:00+00:00']
  const MORE = ['2026-10-01T10:00:00.5-09:30', '2026-10-01T00:00:00.000000000Z']

  test('is written as it is in the database, in every form that a sitemap can have', async () => {
    const dates = [...DATES, ...MORE]
    const table = `url,lastmod\n${dates.map((date, n) => `https://a.example/${n},${date}\n`).join('')}`
    for (const built of [await buildUrls(pagesOf(dates)), await runBuild(sourceOf(table))]) {
      expect(lastmodsOf(built.xml)).toEqual(dates)
      expect(built.problems).toEqual([])
      expect(built.report.counts.datesLeftOut).toBe(0)
    }
    expect(await checkTexts({ 'a.csv': table })).toEqual(['database a.csv'])
  })

  test('may be missing, as may the members of the database', async () => {
    const text = '{"urls":[{"loc":"https://a.example/"}]}'
    const { xml, problems } = await runBuild(sourceOf(text))
    expect([lastmodsOf(xml), problems]).toEqual([[], []])
    expect(await checkTexts({ 'a.json': text })).toEqual(['database a.json'])
  })

  test('is corrected if only one date can be meant, and otherwise left out', async () => {
    const dates = ['2024-3-15', '2024-03-15 10:00Z', '2024-03-15T10:00:00', '15.03.2024', '', 5]
    const read = (value: string, certain: string) => ({
      value,
      certain,
      reason: expect.any(String),
    })
    const { xml, problems, report } = await buildUrls(pagesOf(dates))
    expect(lastmodsOf(xml)).toEqual(['2024-03-15', '2024-03-15T10:00Z'])
    expect(
      problems.map(({ code, severity, data, leftOut }) => [code, severity, leftOut, data]),
    ).toEqual([
      ['INVALID_DATE_TIME', 'warning', undefined, read('2024-3-15', '2024-03-15')],
      ['INVALID_DATE_TIME', 'warning', undefined, read('2024-03-15 10:00Z', '2024-03-15T10:00Z')],
      ['INVALID_DATE_TIME', 'error', { dates: 1 }, { value: '2024-03-15T10:00:00' }],
      ['INVALID_DATE_TIME', 'error', { dates: 1 }, { value: '15.03.2024' }],
      ['INVALID_DATE_TIME', 'error', { dates: 1 }, { value: '' }],
      ['WRONG_TYPE', 'error', { dates: 1 }, { got: '5', value: '5' }],
    ])
    expect(report.counts).toMatchObject({ datesLeftOut: 4, problems: { error: 4, warning: 2 } })
    expect(report.kinds.map(({ code, severity, count }) => [code, severity, count])).toEqual([
      ['INVALID_DATE_TIME', 'error', 3],
      ['WRONG_TYPE', 'error', 1],
      ['INVALID_DATE_TIME', 'warning', 2],
    ])
    // A check says the same of the same values.
    const lines = await checkTexts({ test: databaseOf(pagesOf(dates)) })
    expect(lines.slice(1)).toEqual(problems.map(lineOf))
  })

  test('is corrected with the other members whose meaning is certain', async () => {
    const wrong = page('/', { changefreq: 'Weekly', priority: '0.8', lastmod: ' 2024-03 ' })
    const { xml, report } = await buildUrls([wrong])
    expect(xml).toContain(
      '<lastmod>2024-03</lastmod>\n  <changefreq>weekly</changefreq>\n  <priority>0.8</priority>',
    )
    expect(report.counts).toMatchObject({ datesLeftOut: 0, hintsLeftOut: 0 })
    expect(report.counts.problems).toEqual({ error: 0, warning: 3, info: 0 })
  })

  test('is compared as it is published, by its moment', async () => {
    const before = databaseOf(pagesOf(['2024-3-15', '2024-03-15', '2024-03-15', '2024-03-16', 'x']))
    const after = databaseOf(
      pagesOf(['2024-03-15', '2024-03-15T00:00:00Z', '2024-03-15T09:00+09:00', '2024-03-17', 'y']),
    )
    const diff = await diffSites(['a'], ['b'], memoryFiles({ a: before, b: after }))
    expect(Array.from(diff.changed(), ({ loc, members }) => [loc, members])).toEqual([
      ['https://a.example/3', [{ name: 'lastmod', before: '2024-03-16', after: '2024-03-17' }]],
    ])
  })
})

describe('a date on which no page can have changed', () => {
  const dates = ['1970-01-01T00:00:00Z', '0001-01-01', '2999', '2999-1-1', '2026-11-28']
  const codes = ['placeholder-lastmod', 'placeholder-lastmod', 'FUTURE_DATE_TIME']

  test('is written with a warning, as it is read', async () => {
    const { xml, problems } = await buildUrls(pagesOf(dates), { now: NOW })
    expect(lastmodsOf(xml)).toEqual([...dates.slice(0, 3), '2999-01-01', '2026-11-28'])
    expect(problems.map(({ code, severity, pointer }) => [code, severity, pointer])).toEqual([
      ...codes.map((code, n) => [code, 'warning', `/urls/${n}/lastmod`]),
      ['FUTURE_DATE_TIME', 'warning', '/urls/3/lastmod'],
      ['INVALID_DATE_TIME', 'warning', '/urls/3/lastmod'],
    ])
    const checked = await checkTexts({ test: databaseOf(pagesOf(dates)) }, ['test'], { now: NOW })
    expect(checked.slice(1)).toEqual(problems.map(lineOf))
  })

  test('is a warning also if the URL of the page is wrong', async () => {
    const urls = [{ loc: '/a', lastmod: '2999' }]
    const { problems } = await buildUrls(urls, { now: NOW })
    expect(problems.map(({ code }) => code)).toContain('FUTURE_DATE_TIME')
  })

  test('is found in sitemaps and in indexes', async () => {
    const date = '<lastmod>0001-01-01T00:00:00Z</lastmod>'
    const own = sitemapOf('https://a.example/').replace('</loc>', `</loc>${date}`)
    const index = `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>https://a.example/a.xml</loc>${date}</sitemap></sitemapindex>`
    const lines = await checkTexts({ 's/i.xml': index, 's/a.xml': own }, ['s/i.xml'])
    expect(lines.filter((line) => line.includes('placeholder-lastmod'))).toEqual([
      expect.stringMatching(
        /^s\/i\.xml:1:\d+ warning placeholder-lastmod https:\/\/a\.example\/a\.xml$/,
      ),
      expect.stringMatching(
        /^s\/a\.xml:\d+:\d+ warning placeholder-lastmod https:\/\/a\.example\/$/,
      ),
    ])
  })
})

test('every W3C date is written as it is, and nothing else is', async () => {
  let written = 0
  let refused = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(w3cDateTime, dateLike), { maxLength: 20 }),
      async (dates) => {
        const { xml, problems } = await buildUrls(pagesOf(dates), { now: END })
        // What is wrong with a date is at its place; an unlikely date is written.
        const wrong = problems.filter(({ code }) => code === 'INVALID_DATE_TIME')
        const isLeftOut = new Set(
          wrong.filter(({ leftOut }) => leftOut !== undefined).map(({ pointer }) => pointer),
        )
        const isWrong = new Set(wrong.map(({ pointer }) => pointer))
        const kept = dates.filter((_, n) => !isWrong.has(`/urls/${n}/lastmod`))
        const found = lastmodsOf(xml)
        expect(found).toHaveLength(dates.length - isLeftOut.size)
        for (const date of kept) expect(found).toContain(date)
        for (const { severity, leftOut } of wrong) {
          expect(severity).toBe(leftOut === undefined ? 'warning' : 'error')
        }
        // A reader of the sitemap finds only dates.
        const lines = await checkTexts({ 'a.xml': xml }, ['a.xml'], { now: END })
        expect(lines.filter((line) => line.includes('invalid-lastmod'))).toEqual([])
        written += kept.length
        refused += isLeftOut.size
      },
    ),
    { numRuns: runs(200) },
  )
  expect(Math.min(written, refused)).toBeGreaterThan(leastHits(100))
})
