import { EventEmitter } from 'node:events'
import { createWriteStream, statSync, type WriteStream } from 'node:fs'
import { join } from 'node:path'
import { EarlySync } from '@waymark/site/files/node'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../test/temporary-folder.ts'

const MUCH = 9_000_000

async function start(path: string): Promise<{ stream: WriteStream; sync: EarlySync }> {
  const stream = createWriteStream(path)
  const sync = new EarlySync(stream)
  await new Promise((resolve) => stream.once('open', resolve))
  return { stream, sync }
}

test('a file that is synchronised early is complete', async () => {
  const path = join(temporaryFolder(), 'x')
  const { stream, sync } = await start(path)
  for (let i = 0; i < 3; i++) {
    await new Promise((resolve) => stream.write(Buffer.alloc(MUCH), resolve))
    sync.written(MUCH)
  }
  await sync.finish()
  await new Promise<void>((resolve) => stream.end(() => resolve()))
  expect(statSync(path).size).toBe(3 * MUCH)
})

test.skipIf(process.platform === 'win32')('a device is not synchronised', async () => {
  const { stream, sync } = await start('/dev/null')
  sync.written(MUCH)
  await sync.finish()
  stream.destroy()
})

test('a file is synchronised after each 8 MiB, once it is open', async () => {
  const stream = new EventEmitter()
  const sync = new EarlySync(stream)
  sync.written(MUCH)
  await sync.finish()
  // A descriptor that no process has: what is synchronised fails.
  stream.emit('open', 0x3fff_ffff)
  const other = new EventEmitter()
  const short = new EarlySync(other)
  other.emit('open', 0x3fff_ffff)
  short.written(8_388_607)
  await short.finish()
  short.written(1)
  await expect(short.finish()).rejects.toMatchObject({ code: 'EBADF' })
  sync.written(0)
  await expect(sync.finish()).rejects.toMatchObject({ code: 'EBADF' })
})

test('an error of the disk is thrown before the file is closed', async () => {
  const stream = new EventEmitter()
  const sync = new EarlySync(stream)
  // A descriptor that no process has.
  stream.emit('open', 0x3fff_ffff)
  sync.written(MUCH)
  await expect(sync.finish()).rejects.toMatchObject({ syscall: 'fdatasync' })
})
