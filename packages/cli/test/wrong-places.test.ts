import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadCommands } from '../src/commands/load-command.ts'
import { main } from '../src/main.ts'
import { runWaymark, temporaryFolder } from './run-waymark.ts'
import { memoryIo } from './sources.ts'

async function call(...args: readonly string[]) {
  const { io, stdout, stderr, failures } = memoryIo()
  const status = await main(args, io)
  return { status, stdout: stdout(), stderr: stderr(), failures }
}

const SITEMAP = 'https://example.com/sitemap.xml?a=1&b=2'

const ofFiles = (await loadCommands()).filter(({ operands }) => operands.kind === 'files')

test.each(ofFiles)('$name says that nothing is fetched, and what to type', async ({ name }) => {
  const other = name === 'diff' ? ['old.xml'] : []
  const { status, stdout, failures } = await call(name, ...other, SITEMAP, '--format', 'json')
  const words = [name, ...other, '-', '--format', 'json'].join(' ')
  const line = `curl -fsSL '${SITEMAP}' | waymark ${words}`
  expect([status, stdout, failures]).toMatchObject([
    2,
    '',
    [{ detail: 'url-for-input', url: SITEMAP, line }],
  ])
})

test.skipIf(process.platform === 'win32')('the command can be pasted into a shell', async () => {
  const { stderr } = await call('validate', "http://a.example/it's", '--format=json')
  expect(stderr).toContain(`curl -fsSL 'http://a.example/it'\\''s' | waymark validate - `)
})

test('the URL of a file is answered with its path', async () => {
  const { status, failures } = await call('validate', 'file:///srv/sitemap.xml')
  expect([status, failures]).toMatchObject([
    2,
    [{ detail: 'file-url', url: 'file:///srv/sitemap.xml', path: '/srv/sitemap.xml' }],
  ])
})

test.skipIf(process.platform === 'win32')('a file that is called like a URL is read', async () => {
  const cwd = temporaryFolder()
  mkdirSync(join(cwd, 'http:/a.example'), { recursive: true })
  writeFileSync(join(cwd, 'http:/a.example/list'), 'http://b.example/\n')
  const { status, stdout } = await runWaymark(['normalize', 'http://a.example/list'], { cwd })
  expect([status, stdout]).toEqual([0, 'http://b.example/\n'])
})

test.each([
  ['normalize', '--rules', 'https://example.com/rules.json'],
  ['inspect', 'http://a.example/', '--suffix-list', 'https://example.com/list.dat'],
  ['sitemap', 'db.json', '--out', 's3://bucket/public'],
  ['validate', 'db.json', '--report', 'https://example.com/report.html'],
])('%j: an option that names a file takes no URL', async (...args) => {
  const { status, stdout, failures } = await call(...args)
  const [option, value] = [args.at(-2)!.slice(2), args.at(-1)]
  const detail = option === 'out' ? 'url-for-folder' : 'url-for-file'
  expect([status, stdout, failures]).toMatchObject([2, '', [{ detail, option, value }]])
})

test.each([
  ['inspect', '../x', '--base', 'C:\\Users\\x'],
  ['sitemap', 'db.json', '--out', 'out', '--base', 'C:\\Users\\x'],
])('%j: the path of a file on Windows is no URL', async (...args) => {
  const { status, failures } = await call(...args)
  expect([status, failures]).toMatchObject([
    2,
    [{ detail: 'windows-path', option: 'base', url: 'file:///C:/Users/x' }],
  ])
})

test('what a path on Windows was taken for is said by inspect and compare', async () => {
  const inspected = await call('inspect', 'C:\\Users\\x')
  expect([inspected.status, inspected.stdout.split('\n')[1]]).toEqual([
    0,
    'Verdict: caution. The scheme is c, the letter of a drive: this looks like the path of a file on',
  ])
  const compared = await call('compare', 'C:\\a b', 'https://example.com/')
  expect(compared.stderr).toMatch(/^waymark compare: [^\n]* file:\/\/\/C:\/a%20b\n$/)
})
