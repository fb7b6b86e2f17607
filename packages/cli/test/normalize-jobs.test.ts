/**
 * @module-tag slow
 * @module-tag night
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { runProcess, temporaryFolder } from './run-waymark.ts'

/** Some megabytes of lines of every kind, each different. */
function manyLines(): Buffer {
  const kinds = [
    (n: number) => `https://example.com/page/${n}`,
    (n: number) => `http://a.example/${n}/?q=${n}#top`,
    (n: number) => `HTTPS://Bücher.example:443/${n}/../b\r`,
    (n: number) => `http://b.example/${n}/`,
    (n: number) => (n % 997 === 0 ? `no url ${n}` : `https://c.example/${n}.html`),
    (n: number) => (n % 20_011 === 0 ? '\xff\xfe' : ''),
  ]
  const lines = Array.from({ length: 80_000 }, (_, n) =>
    kinds[(n * 7 + (n >> 5)) % kinds.length]!(n),
  )
  lines.splice(40_000, 0, `http://long.example/${'x'.repeat(1_100_000)}`)
  return Buffer.from(lines.join('\n'))
}

test('any number of jobs gives the same output, messages and status', async () => {
  const folder = temporaryFolder()
  const bytes = manyLines()
  writeFileSync(join(folder, 'in'), bytes)
  writeFileSync(join(folder, 'in.gz'), gzipSync(bytes))
  const run = async (...args: string[]) =>
    await runProcess(['normalize', ...args], { cwd: folder, input: bytes })
  for (const [policy, jobs, ...files] of [
    ['skip', '2', 'in', 'in'],
    ['keep', '3', 'in'],
    ['fail', '2', 'in'],
  ] as const) {
    const alone = await run(...files, '--on-error', policy)
    const together = await run(...files, '--on-error', policy, '--jobs', jobs)
    expect(alone.status).toBe(1)
    expect(together.stdout === alone.stdout).toBe(true)
    expect({ ...together, stdout: '' }).toEqual({ ...alone, stdout: '' })
  }
  const alone = await run('in')
  expect((await run('in.gz', '--jobs', '2')).stdout === alone.stdout).toBe(true)
  expect((await run('-', '--jobs', '2')).stdout === alone.stdout).toBe(true)
})

test('a base means the same on any number of threads, and in a trace', async () => {
  const kinds: readonly (readonly [line: (n: number) => string, output: (n: number) => string])[] =
    [
      [(n) => `https://B.example/${n}/`, (n) => `https://b.example/${n}/`],
      [(n) => `//c.example/%7e${n}/?q`, (n) => `https://c.example/~${n}/?q`],
      [(n) => `/${n}/../é`, () => 'https://a.example/%C3%A9'],
      // Without slashes, the scheme of the base is no scheme, and any other is one.
      [(n) => `https:${n}`, (n) => `https://a.example/x/${n}`],
      [(n) => `http:h${n}`, (n) => `http://h${n}/`],
    ]
  const write = (part: 0 | 1) =>
    Array.from({ length: 20_000 }, (_, n) => kinds[n % kinds.length]![part](n))
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'in'), write(0).join('\n'))
  const args = ['normalize', 'in', '--base', 'https://a.example/x/']
  const run = async (...more: string[]) => await runProcess([...args, ...more], { cwd: folder })
  for (const jobs of ['1', '3']) {
    const { status, stdout, stderr } = await run('--jobs', jobs)
    expect([status, stderr, stdout === write(1).join('\n')]).toEqual([0, '', true])
  }
  const traced = (await run('--format', 'json')).stdout.trimEnd().split('\n')
  expect(traced.map((line) => JSON.parse(line).output)).toEqual(write(1))
})

test('what was read before the input broke off is written by threads, too', async () => {
  const folder = temporaryFolder()
  const packed = gzipSync(manyLines())
  writeFileSync(join(folder, 'in.gz'), packed.subarray(0, packed.length - 1000))
  const [alone, together] = await Promise.all(
    ['1', '3'].map(
      async (jobs) => await runProcess(['normalize', 'in.gz', '--jobs', jobs], { cwd: folder }),
    ),
  )
  expect(alone!.stderr).toContain('gzip data ends too early')
  expect(alone!.status).toBe(74)
  expect(together!.stdout === alone!.stdout).toBe(true)
  expect(together!.stderr).toBe(alone!.stderr)
})

test('a number of jobs that makes no sense is refused', async () => {
  for (const jobs of ['0', '-1', 'two', '1000']) {
    const { status, stderr } = await runProcess(['normalize', `--jobs=${jobs}`], {
      input: 'http://a/',
    })
    expect(stderr).toContain(`--jobs is `)
    expect(status).toBe(2)
  }
})

test('a last line that is left out leaves no empty line before the next file', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'a'), 'http://a/1\nnope')
  writeFileSync(join(folder, 'b'), 'http://b/2\n')
  const { stdout } = await runProcess(['normalize', 'a', 'b'], { cwd: folder })
  expect(stdout).toBe('http://a/1\nhttp://b/2\n')
})
