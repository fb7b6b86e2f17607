import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { main } from '../src/main.ts'
import { temporaryFolder } from './run-waymark.ts'
import { memoryIo } from './sources.ts'

async function run(...args: readonly string[]) {
  const { io, stdout, stderr, failures } = memoryIo()
  const status = await main(args, io)
  return { status, stdout: stdout(), stderr: stderr(), failures }
}

const long = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(90))

test('a long path is shown whole', async () => {
  const folder = join(temporaryFolder(), ...long)
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'urls.txt')
  writeFileSync(path, 'https://a.example/%zz/a b\nnothing\n')
  for (const command of ['validate', 'lint', 'normalize', 'dedupe']) {
    const { stdout, stderr } = await run(command, path)
    if (command !== 'dedupe') expect(stdout + stderr, command).toContain(`${path}:2`)
    const missing = await run(command, `${path}.not`)
    expect(missing.stderr, command).toContain(`${path}.not: `)
  }
})

test('JSON and SARIF have a path as it was given', async () => {
  const folder = join(temporaryFolder(), ...long)
  mkdirSync(folder, { recursive: true })
  const list = join(folder, 'u\u202erls.txt')
  writeFileSync(list, 'getUsers\ngetUsers\n')
  const linted = JSON.parse((await run('lint', list, '--format', 'json')).stdout)
  expect(linted.files[0].file).toBe(list)
  const sarif = JSON.parse((await run('lint', list, '--format', 'sarif')).stdout)
  const { uri } = sarif.runs[0].results[0].locations[0].physicalLocation.artifactLocation
  expect(decodeURIComponent(uri)).toContain('u\u202erls.txt')
  const database = join(folder, 'd\u202eb.json')
  writeFileSync(database, JSON.stringify({ urls: [] }))
  const report = await run('sitemap', database, '--out', folder, '--format', 'json')
  // Reports are sent to others, so they have no absolute path.
  expect(JSON.parse(report.stdout).input).toBe('d\u202eb.json')
})

test.each(['validate', 'lint', 'normalize', 'dedupe'])(
  '%s of an empty path says that it is empty',
  async (command) => {
    const { status, stderr, failures } = await run(command, '')
    expect([status, failures]).toMatchObject([74, [{ code: 'file-not-found', file: '""' }]])
    expect(stderr).toContain(`waymark ${command}: "": `)
  },
)
