import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ops } from '@waymark/worker'
import { tableFromArrays, tableFromIPC, tableToIPC } from 'apache-arrow'
import { describe, expect, test } from 'vitest'
import { runWaymark, startWaymark, temporaryFolder, withoutPackage } from './run-waymark.ts'

const rows = (...args: readonly string[]) => ['worker', ...args]

describe('waymark worker', () => {
  test('answers one row for each', async () => {
    const run = await runWaymark(rows('--op', 'normalize,domain', '--preset', 'standard'), {
      input: 'HTTPS://www.Example.com\nno URL\n',
    })
    expect(run).toMatchObject({
      status: 0,
      stderr: '',
      stdout: 'https://www.example.com/\texample.com\n\\N\t\\N\n',
    })
  })

  test('lists every op in its help', async () => {
    const { stdout } = await runWaymark(rows('--help'))
    for (const { name, columns } of ops)
      expect(stdout).toContain(`  ${name} (${columns.join(', ')})`)
  })

  test.each([
    [['--op', 'normalize', '--rule', 'remove-query'], 'https://a.example/#c'],
    [['--op', 'key', '--rule', 'remove-query'], 'https://a.example/#c'],
    [['--op', 'key', '--method', 'same-site'], 'https://a.example'],
    [
      ['--op', 'key', '--method', 'no-vary-search', '--options', '{"noVarySearch":"params"}'],
      'https://a.example/',
    ],
    [['--op', 'normalize'], 'https://a.example/?b#c'],
    [['--op', 'normalize', '--preset', 'seo'], 'https://a.example/'],
    [['--op', 'part', '--part', 'query'], 'b'],
  ])('%j takes the options of rules and methods', async (args, answer) => {
    const run = await runWaymark(rows(...args), { input: 'https://a.example/?b#c\n' })
    expect(run).toMatchObject({ status: 0, stderr: '', stdout: `${answer}\n` })
  })

  test.each([
    [
      ['--op', 'host,domain', '--assume-scheme', 'https'],
      'example.com:8080/x',
      'example.com\texample.com',
    ],
    [['--op', 'param', '--name', 'q'], 'https://a.example/?q=1', '1'],
    [['--op', 'domain', '--section', 'icann'], 'https://a.github.io/', 'github.io'],
    [['--op', 'matches', '--pattern', 'https://*/x'], 'https://a.example/x', '1'],
    [['--op', 'resolve', '--base', 'https://a.example/b/'], 'c', 'https://a.example/b/c'],
    [['--op', 'key-by', '--unknown', 'null'], 'https://a.example/\tsame-sit', '\\N'],
  ])('%j answers %j', async (args, row, answer) => {
    const run = await runWaymark(rows(...args), { input: `${row}\n` })
    expect(run).toMatchObject({ status: 0, stderr: '', stdout: `${answer}\n` })
  })

  test('ends at a name that does not exist, and says what may be meant', async () => {
    const input = 'https://a.example/\thost\nhttps://a.example/\thots\n'
    expect(await runWaymark(rows('--op', 'part'), { input })).toMatchObject({
      status: 74,
      stdout: 'a.example\n',
      stderr: 'waymark worker: row 2, byte 24: there is no part "hots"; did you mean "host"?\n',
    })
    const env = { LANG: 'ru_RU.UTF-8' }
    const { stderr } = await runWaymark(rows('--op', 'part', '--lang', 'ru'), { input, env })
    expect(stderr).toContain('возможно, имелось в виду "host"?')
  })

  test('reads the rules of a configuration, if an op does', async () => {
    const folder = temporaryFolder()
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'rules.json'), '{"rules": {"remove-query": true}}')
    writeFileSync(
      join(folder, 'waymark.config.json'),
      '{"rules": "rules.json", "worker": {"format": "lines"}}',
    )
    const ask = async (op: string) =>
      await runWaymark(rows('--op', op), { input: 'https://a.example/?\\\\#c\n', cwd: folder })
    expect(await ask('normalize')).toMatchObject({ status: 0, stdout: 'https://a.example/#c\n' })
    expect(await ask('domain')).toMatchObject({ status: 0, stdout: 'a.example\n' })
  })

  test.each([
    [[], { detail: 'no-option', option: 'op', usage: '--op <ops>' }],
    [['--op', 'nomalize'], { option: 'op', near: 'normalize' }],
    [['--op', 'host', '--name', 'q'], { code: 'option-unread', option: 'name' }],
    [
      ['--op', 'host', '--base', 'https://a.example', '--assume-scheme', 'https'],
      { code: 'option-refused' },
    ],
    [['--op', 'domain', '--preset', 'seo'], { code: 'option-unread', option: 'preset' }],
    [['--op', 'domain', '--not-null'], { code: 'option-unread', option: 'not-null' }],
    [['--op', 'normalize', '--base', 'x'], { detail: 'base-not-url', value: 'x' }],
    [['--op', 'key', '--method', 'whatwgg'], { detail: 'unknown-method', near: ['whatwg'] }],
    [
      ['--op', 'key', '--method', 'whatwg', '--preset', 'seo'],
      { detail: 'method-without-rules', method: 'whatwg' },
    ],
  ])('%j is refused before anything is read', async (args, facts) => {
    const { status, stdout, failures } = await runWaymark(rows(...args), { input: 'x\n' })
    expect([status, stdout, failures]).toMatchObject([2, '', [facts]])
  })

  test.each([
    ['https://a.example/\nx\ty\nz\n', 'row 2, byte 19: the row has 2 columns'],
    ['https://a.example/\nz', 'row 2, byte 19: the input ends within a row'],
  ])('ends %j with a status, after whole rows', async (input, message) => {
    const run = await runWaymark(rows('--op', 'normalize'), { input })
    expect([run.status, run.stdout]).toEqual([74, 'https://a.example/\n'])
    expect(run.stderr).toContain(`waymark worker: ${message}`)
    expect(run.stderr.trimEnd().split('\n')).toHaveLength(1)
  })

  test('names its own option where a row is too long to be repeated', async () => {
    const args = rows('--op', 'valid', '--echo', '--max-length', '4')
    const { status, stdout, stderr } = await runWaymark(args, { input: 'https://a\nx:y\n' })
    expect(stdout).toBe('\\N\t\\N\nx:y\t1\n')
    expect([status, stderr]).toEqual([
      0,
      expect.stringMatching(/^waymark worker: row 1, byte 0: .*--max-length\n$/),
    ])
  })

  test('reports the first ten lines that are no rows, and answers the others', async () => {
    const args = rows('--op', 'valid', '--format', 'jsonl')
    const input = `{"url":"x:y"}\n${'{"url":5}\n'.repeat(12)}{"url":"x:z"}\n`
    const { status, stdout, stderr } = await runWaymark(args, { input })
    expect(status).toBe(0)
    expect(stdout).toBe(`{"valid":1}\n${'{"valid":null}\n'.repeat(12)}{"valid":1}\n`)
    const lines = stderr.trimEnd().split('\n')
    expect(lines).toHaveLength(11)
    expect(lines[0]).toMatch(/^waymark worker: row 2, byte 14: url .* 5$/)
    expect(lines[9]).toMatch(/^waymark worker: row 11, /)
    expect(lines[10]).toBe('… and 2 more')
  })

  test('refuses a directory, which Node reads as no rows', async () => {
    const by = ['sh', '-c', '"$@" < .', 'sh']
    expect(await runWaymark(rows('--op', 'normalize'), { by })).toMatchObject({
      status: 74,
      stdout: '',
      stderr: expect.stringMatching(/^waymark worker: standard input: .*\n$/),
    })
  })

  test('answers all that it has before it reads more', async () => {
    const child = startWaymark(rows('--op', 'valid', '--chunk-header'))
    const answers: string[] = []
    const next = async (input: string): Promise<void> => {
      child.stdin?.write(input)
      await new Promise<void>((resolve) => {
        child.stdout?.once('data', (bytes: Buffer) => {
          answers.push(bytes.toString())
          resolve()
        })
      })
    }
    await next('2\nx:y\nx\n')
    await next('1\nhttps://a.example\n')
    child.stdin?.end()
    const status = await new Promise((resolve) => child.on('close', resolve))
    expect([status, answers]).toEqual([0, ['1\n0\n', '1\n']])
  })

  test('fails when nobody reads its answers', async () => {
    const child = startWaymark(rows('--op', 'valid'))
    let stderr = ''
    child.stderr?.on('data', (bytes: Buffer) => {
      stderr += bytes.toString()
    })
    child.stdin?.on('error', () => {})
    child.stdout?.destroy()
    const closed = new Promise((resolve) => child.on('close', resolve))
    const write = (error?: Error | null): void => {
      if (error == null) child.stdin?.write('x:y\n'.repeat(10_000), write)
    }
    write()
    expect(await closed).toBe(74)
    expect(stderr).toMatch(/^waymark worker: .*\n$/)
  })

  test('writes nothing after it is killed, and whole rows before', async () => {
    const child = startWaymark(rows('--op', 'normalize', '--preset', 'standard'))
    let stdout = ''
    child.stdin?.on('error', () => {})
    child.stdout?.on('data', (bytes: Buffer) => {
      if (stdout === '') child.kill('SIGKILL')
      stdout += bytes.toString()
    })
    child.stdin?.write('https://a.example/x\n'.repeat(20_000))
    const signal = await new Promise((resolve) => child.on('close', (_, by) => resolve(by)))
    expect(signal).toBe('SIGKILL')
    expect(stdout.startsWith('https://a.example/x\n')).toBe(true)
  })
})

describe('waymark worker --format arrow', () => {
  const args = rows('--op', 'normalize,valid', '--preset', 'standard', '--format', 'arrow')
  const table = tableFromArrays({ id: [1, 2], link: ['HTTPS://a.example', 'x'] })
  const input = Buffer.from(tableToIPC(table, 'stream'))

  test('answers batches with batches', async () => {
    const child = startWaymark([...args, '--input-keys', 'link', '--output-keys', 'form,ok'])
    const pieces: Buffer[] = []
    child.stdout?.on('data', (bytes: Buffer) => pieces.push(bytes))
    child.stdin?.end(input)
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0)
    expect(
      tableFromIPC(Buffer.concat(pieces))
        .toArray()
        .map((row) => row.toJSON()),
    ).toEqual([
      { form: 'https://a.example/', ok: true },
      { form: null, ok: false },
    ])
  })

  test.each([
    [input, 74, 'batch 1, row 1, byte 0: there is no column "url"'],
    [input.subarray(0, 40), 74, 'batch 1, row 1, byte 0: the input ends within a message'],
    [Buffer.from('x:y\n'.repeat(9)), 74, 'batch 1, row 1, byte 0: the bytes are not a message'],
  ])('ends with a status and one line', async (given, status, message) => {
    const run = await runWaymark(args, { input: given })
    expect([run.status, run.stdout]).toEqual([status, ''])
    expect(run.stderr).toContain(`waymark worker: ${message}`)
    expect(run.stderr.trimEnd().split('\n')).toHaveLength(1)
  })

  test('refuses options that it does not read', async () => {
    const run = await runWaymark([...args, '--chunk-header'], { input })
    expect([run.status, run.stdout]).toEqual([2, ''])
    expect(run.failures).toMatchObject([{ code: 'option-unread', option: 'chunk-header' }])
  })

  test('says so if apache-arrow is not installed, and no other format needs it', async () => {
    const env = withoutPackage('apache-arrow')
    const run = await runWaymark(args, { input, env })
    expect([run.status, run.stdout]).toEqual([74, ''])
    expect(run.stderr).toContain('npm install apache-arrow')
    expect(run.stderr.trimEnd().split('\n')).toHaveLength(1)
    const tsv = await runWaymark(rows('--op', 'valid'), { input: 'x:y\n', env })
    expect(tsv).toMatchObject({ status: 0, stdout: '1\n', stderr: '' })
  })
})
