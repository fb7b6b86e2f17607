import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hitsBySite } from '../src/duckdb-functions.ts'

test('a query groups a log by site', async () => {
  // #region use
  const file = join(tmpdir(), 'waymark-recipe.csv')
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
  rmSync(file)
})
