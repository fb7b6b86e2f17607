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

  test('names a file that is not there, and ops that would not read it', async () => {
    const missing = await run(join(temporaryFolder(), 'missing'))
    expect(missing.status).not.toBe(0)
    expect(missing.stderr).toContain('missing')
    const unread = await run(fileOf('list', LIST), 'valid')
    expect(unread).toMatchObject({ status: 2, stdout: '' })
    expect(unread.stderr).toContain('it is for domain, suffix')
  })
})
