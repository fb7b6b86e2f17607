import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hitsBySite } from '../src/duckdb-functions.ts'

test('a query groups a log by site', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-duckdb-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'log.csv')
  // #region use
  const urls = [
    'https://shop.example.com/tea?utm_source=mail',
    'https://shop.example.com/tea#reviews',
    'https://www.example.com/',
    'http://other.example.co.uk/',
    'not a URL',
  ]
  writeFileSync(file, ['url', ...urls].join('\n'))
  expect(await hitsBySite(file)).toEqual([
    { site: 'example.com', pages: 2, hits: 3 },
    { site: 'example.co.uk', pages: 1, hits: 1 },
    { site: null, pages: 0, hits: 1 },
  ])
  // #endregion use
})
