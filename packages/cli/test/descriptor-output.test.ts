import { execFileSync } from 'node:child_process'
import { closeSync, constants, openSync, readFileSync, readSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { canMakePipes } from '../../../test/programs.ts'
import { DescriptorOutput } from '../src/output/descriptor-output.ts'
import { runWaymark, temporaryFolder } from './run-waymark.ts'

/** More than a pipe holds, with characters of several bytes. */
const LONG = 'ж€😀\n'.repeat(40_000)

test('writes text and bytes to a file', async () => {
  const path = join(temporaryFolder(), 'out')
  const file = openSync(path, 'w')
  const output = new DescriptorOutput(file)
  const errors: unknown[] = []
  for (const part of [LONG, Buffer.from('end')]) output.write(part, (error) => errors.push(error))
  closeSync(file)
  expect(errors).toEqual([null, null])
  expect(readFileSync(path, 'utf8')).toBe(`${LONG}end`)
})

test('tells the writer of an error', () => {
  const path = join(temporaryFolder(), 'in')
  writeFileSync(path, '')
  const file = openSync(path, 'r')
  const errors: unknown[] = []
  new DescriptorOutput(file).write('text', (error) => errors.push(error))
  closeSync(file)
  expect(errors).toEqual([expect.objectContaining({ code: 'EBADF' })])
})

test.skipIf(!canMakePipes)('waits for the reader of a full pipe that does not block', async () => {
  const path = join(temporaryFolder(), 'pipe')
  execFileSync('mkfifo', [path])
  const pipe = openSync(path, constants.O_RDWR | constants.O_NONBLOCK)
  let isDone = false
  const output = new DescriptorOutput(pipe)
  output.write(LONG)
  output.write('end', () => {
    isDone = true
  })
  expect(isDone).toBe(false)
  const read: Buffer[] = []
  let length = 0
  const whole = Buffer.byteLength(`${LONG}end`)
  while (length < whole) {
    const part = Buffer.alloc(50_000)
    try {
      const count = readSync(pipe, part)
      read.push(part.subarray(0, count))
      length += count
    } catch {
      // It is empty: the writer has its turn.
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
  }
  closeSync(pipe)
  expect(Buffer.concat(read).toString('utf8')).toBe(`${LONG}end`)
  expect(isDone).toBe(true)
})

test('standard output is whole if it is a file', async () => {
  const path = join(temporaryFolder(), 'rules.json')
  const { status } = await runWaymark(['explain', '--list', 'rules', '--format', 'json'], {
    by: ['sh', '-c', `exec "$@" > ${path}`, 'sh'],
  })
  expect(status).toBe(0)
  expect(JSON.parse(readFileSync(path, 'utf8')).length).toBeGreaterThan(20)
})
