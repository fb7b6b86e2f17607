import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compactPublicSuffixList } from '@waymark/public-suffix/list'
import { describe, expect, test } from 'vitest'
import { runWaymark, temporaryFolder } from './run-waymark.ts'

const LIST = 'com\nshops.example.com\n'

function fileOf(name: string, text: string | Uint8Array): string {
  const path = join(temporaryFolder(), name)
  writeFileSync(path, text)
  return path
}

function run(path: string, ops = 'domain,suffix') {
  const args = ['worker', '--op', ops, '--suffix-list', path]
  return runWaymark(args, { input: 'https://www.a.shops.example.com/\n' })
}

describe('waymark worker --suffix-list', () => {
  test.each([
    ['the published text', LIST],
    ['the text with a byte order mark and CR LF', `\ufeff${LIST.replaceAll('\n', '\r\n')}`],
    ['the compact form', compactPublicSuffixList(LIST)],
  ])('answers by %s', async (_, text) => {
    expect(await run(fileOf('list', text))).toMatchObject({
      status: 0,
      stderr: '',
      stdout: 'a.shops.example.com\tshops.example.com\n',
    })
  })

  test.each([
    ['has a line that is not a rule', 'com\n<title>404</title>\n', /line 2, column 1/],
    ['is empty', '', /no rules/],
    ['is not UTF-8', new Uint8Array([0x63, 0xff]), /is not UTF-8 text/],
  ])('says where a file is and that it %s', async (_, text, message) => {
    const { status, stdout, stderr } = await run(fileOf('wrong', text))
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(/^waymark worker: .*wrong: /)
    expect(stderr).toMatch(message)
  })

  test.each([
    ['key', 'https://a.shops.example.com/\n', 'https://a.shops.example.com\n'],
    ['equal', 'https://a.shops.example.com/\thttps://b.shops.example.com/\n', '0\n'],
  ])('reaches the method of %s', async (op, input, stdout) => {
    const path = fileOf('list', LIST)
    const args = ['worker', '--op', op, '--method', 'same-site', '--suffix-list', path]
    expect(await runWaymark(args, { input })).toMatchObject({ status: 0, stderr: '', stdout })
  })

  test('names a file that is not there, and ops that would not read it', async () => {
    const missing = await run(join(temporaryFolder(), 'missing'))
    expect(missing.status).not.toBe(0)
    expect(missing.stderr).toContain('missing')
    const unread = await run(fileOf('list', LIST), 'valid')
    expect(unread).toMatchObject({ status: 2, stdout: '' })
    expect(unread.stderr).toContain('it is for key, ')
  })
})

describe('--suffix-list of other commands', () => {
  const urls = ['https://a.shops.example.com/', 'https://b.shops.example.com/']

  test('decides which URLs are of one site', async () => {
    const args = ['compare', ...urls, '--method', 'same-site']
    expect(await runWaymark(args)).toMatchObject({ status: 0 })
    const newer = await runWaymark([...args, '--suffix-list', fileOf('list', LIST)])
    expect(newer).toMatchObject({ status: 1, stderr: '' })
    const dedupe = ['dedupe', '--method', 'same-site', '--keep', 'first']
    const input = `${urls.join('\n')}\n`
    expect((await runWaymark(dedupe, { input })).stdout).toBe(`${urls[0]}\n`)
    const list = ['--suffix-list', fileOf('list', LIST)]
    expect((await runWaymark([...dedupe, ...list], { input })).stdout).toBe(input)
  })

  test('decides to whom a host belongs', async () => {
    const args = ['inspect', 'https://paypal.com.shops.example.com/', '--known', 'paypal.com']
    expect((await runWaymark(args)).stdout).toContain('belongs to example.com')
    const { stdout } = await runWaymark([...args, '--suffix-list', fileOf('list', LIST)])
    expect(stdout).toContain('belongs to com.shops.example.com')
  })

  test('is refused where nothing reads it, and where it is not a list', async () => {
    const unread = await runWaymark([
      ...['compare', ...urls, '--method', 'whatwg'],
      ...['--suffix-list', fileOf('list', LIST)],
    ])
    expect(unread).toMatchObject({ status: 2, stdout: '' })
    expect(unread.stderr).toContain('--suffix-list: ')
    const wrong = ['--suffix-list', fileOf('wrong', 'com\n<html>\n')]
    for (const args of [['inspect', urls[0]!], ['compare', ...urls], ['dedupe']]) {
      const { status, stderr } = await runWaymark([...args, ...wrong], { input: '' })
      expect([args[0], status]).toEqual([args[0], 2])
      expect(stderr).toContain('line 2, column 1')
    }
  })
})
