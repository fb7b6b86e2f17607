import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openSource } from '@waymark/site/files/node'
import { writeDatabase } from '@waymark/site/node'
import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../../../test/temporary-folder.ts'
import { drain } from './drain.ts'

// Before Node 22.15 and 23.8.
vi.mock('node:zlib', async (load) => {
  const zlib = await load<Record<string, unknown>>()
  return Object.fromEntries(Object.entries(zlib).filter(([name]) => !name.startsWith('createZstd')))
})

test('zstd is neither written nor read by a Node without it, and nothing is left', async () => {
  const folder = temporaryFolder()
  const path = (name: string) => join(folder, name)
  writeFileSync(path('a.csv'), 'url,lastmod\nhttps://a.example/,2024-01-01T00:00:00Z\n')
  await expect(
    writeDatabase(path('a.csv'), path('a.ndjson.zst'), { to: 'ndjson' }),
  ).rejects.toMatchObject({
    name: 'FileError',
    problem: { code: 'file-compression-unsupported', file: path('a.ndjson.zst') },
  })
  expect(existsSync(path('a.ndjson.zst'))).toBe(false)
  await writeDatabase(path('a.csv'), path('a.ndjson.gz'), { to: 'ndjson' })
  writeFileSync(path('b.csv'), Uint8Array.of(0x28, 0xb5, 0x2f, 0xfd, 0))
  const read = async () => await drain((await openSource(path('b.csv'))).chunks())
  await expect(read()).rejects.toMatchObject({
    problem: { code: 'file-compression-unsupported', file: path('b.csv') },
  })
})
