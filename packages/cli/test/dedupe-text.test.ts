import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runMarked } from './marked-run.ts'
import { temporaryFolder } from './run-waymark.ts'

const before = process.cwd()
let folder: string
beforeEach(() => {
  folder = temporaryFolder()
  process.chdir(folder)
})
afterEach(() => process.chdir(before))

const write = (name: string, text: string | Buffer) => writeFileSync(join(folder, name), text)
const dedupe = (input: string | Buffer, ...args: readonly string[]) =>
  runMarked(['dedupe', ...args], { input })

describe('dedupe', () => {
  test('shows each group with its places', async () => {
    write('a\tb', 'http://a/\nno\n\nHTTP://A\n')
    write('c', Buffer.from('http://b/\u202e\nhttp://b/\u202e\nnope\n\xff\nhttp://a/#\n', 'utf8'))
    expect(await runMarked(['dedupe', 'a\tb', 'c'])).toMatchObject({
      status: 1,
      lines: [
        '2 lines: <cyan>http://a/</>',
        '  <dim>a\\tb:1</>  http://a/',
        '  <dim>a\\tb:4</>  HTTP://A',
        '',
        '2 lines: <cyan>http://b/%E2%80%AE</>',
        '  <dim>c:1</>  http://b/\\u202e',
        '  <dim>c:2</>  http://b/\\u202e',
        '',
        '2 groups among 8 lines; 2 lines could be left out.',
        '',
      ],
      stderr: '3 lines have no key by whatwg and are in no group.\n',
    })
    expect(await runMarked(['dedupe', 'a\tb', 'c', '--format', 'json'])).toMatchObject({
      status: 1,
      lines: [
        '{"key":"http://a/","count":2,"lines":[{"file":"a\\tb","line":1,"text":"http://a/"},{"file":"a\\tb","line":4,"text":"HTTP://A"}]}',
        '{"key":"http://b/%E2%80%AE","count":2,"lines":[{"file":"c","line":1,"text":"http://b/\\u202e"},{"file":"c","line":2,"text":"http://b/\\u202e"}]}',
        '',
      ],
      stderr: '3 lines have no key by whatwg and are in no group.\n',
    })
    expect(await runMarked(['dedupe', 'a\tb', 'c', '--keep', 'first'])).toMatchObject({
      status: 0,
      lines: ['http://a/', 'no', 'http://b/\u202e', 'nope', 'ÿ', 'http://a/#', ''],
      stderr: '3 lines have no key by whatwg and are kept.\n',
    })
    expect(
      await runMarked(['dedupe', 'a\tb', 'c', '--keep', 'first', '--format', 'json']),
    ).toMatchObject({
      status: 0,
      lines: [
        '{"file":"a\\tb","line":1,"text":"http://a/","key":"http://a/","count":2}',
        '{"file":"a\\tb","line":2,"text":"no","key":null,"count":1}',
        '{"file":"c","line":1,"text":"http://b/\\u202e","key":"http://b/%E2%80%AE","count":2}',
        '{"file":"c","line":3,"text":"nope","key":null,"count":1}',
        '{"file":"c","line":4,"text":"ÿ","key":null,"count":1}',
        '{"file":"c","line":5,"text":"http://a/#","key":"http://a/#","count":1}',
        '',
      ],
      stderr: '3 lines have no key by whatwg and are kept.\n',
    })
  })

  test('says how many lines have no key', async () => {
    const { stderr } = await dedupe('no\nhttp://a/\n')
    expect(stderr).toBe('1 line has no key by whatwg and is in no group.\n')
    const kept = await dedupe('no\nnope\nhttp://a/\n', '--keep', 'first')
    expect(kept.stderr).toBe('2 lines have no key by whatwg and are kept.\n')
    expect((await dedupe('http://a/\n')).stderr).toBe('')
  })

  test('counts groups and lines', async () => {
    const last = async (input: string) => {
      const { lines, status } = await dedupe(input)
      return [status, ...lines.slice(-3)]
    }
    expect(await last('')).toEqual([74, ''])
    expect(await last('http://a/\n')).toEqual([0, 'No line is repeated among 1.', ''])
    expect(await last('http://a/\nhttp://a/\n')).toEqual([
      1,
      '',
      '1 group among 2 lines; 1 line could be left out.',
      '',
    ])
    expect(await last('http://a/\n'.repeat(1001))).toEqual([
      1,
      '',
      '1 group among 1,001 lines; 1,000 lines could be left out.',
      '',
    ])
  })

  test('is by a preset or by rules as well', async () => {
    const input = 'http://a/?utm_source=x\nhttp://a/\n'
    expect((await dedupe(input, '--preset', 'crawler', '--keep', 'first')).lines).toEqual([
      'http://a/?utm_source=x',
      '',
    ])
    expect((await dedupe(input, '--rule', 'remove-query')).lines[0]).toBe(
      '2 lines: <cyan>http://a/</>',
    )
    expect((await dedupe('/a\nhttp://b/a\n', '--base', 'http://b/')).lines[0]).toBe(
      '2 lines: <cyan>http://b/a</>',
    )
  })

  test.each([
    [
      ['--method', 'csp-source'],
      /^Method "csp-source" matches a pattern and has no keys: the methods with keys are string-code-point, (?:[\w-]+, )+[\w-]+\n/,
    ],
    [['--method', 'soap'], /^Method "soap" needs the option "comparison"[^\n]*\n/],
    [['--options', '{"ports":{"coap":"x"}}'], /^--options: option `ports` must be/],
    [['--memory', '1'], /^--memory is "1": give a size with its unit/],
    [['--memory', '1048575B'], /^--memory is "1048575B": give 1MiB or more/],
    [['--method', 'whatwg', '--preset', 'seo'], /^--method whatwg compares without rules/],
  ])('with %j is refused', async (args, message) => {
    const { status, lines, stderr } = await dedupe('http://a/\n', ...args)
    expect([status, lines]).toEqual([2, ['']])
    expect(stderr.replace('<red>waymark dedupe:</> ', '')).toMatch(message)
  })

  test('cuts a long key and a long line after 2,000 units', async () => {
    const cut = async (length: number) => {
      const url = `http://a/${'x'.repeat(length - 9)}`
      const { lines } = await dedupe(`${url}\n${url}\n`)
      return lines.slice(0, 2).map((line) => line.includes('…'))
    }
    expect([await cut(2000), await cut(2001)]).toEqual([
      [false, false],
      [true, true],
    ])
  })
})

describe('normalize', () => {
  const normalize = (input: string | Buffer, ...args: readonly string[]) =>
    runMarked(['normalize', ...args], { input })

  test('shows what each rule changed', async () => {
    const input = 'HTTP://A:80/b?x\r\nno\n\nhttp://a/b'
    expect(await normalize(input, '--preset', 'seo', '--trace')).toMatchObject({
      status: 1,
      lines: [
        'http://a/b\r',
        '  <cyan>lowercase-scheme-host</>  HTTP://A:80/b?x -> http://A:80/b?x\r',
        '  <cyan>lowercase-scheme-host</>  http://A:80/b?x -> http://a:80/b?x\r',
        '  <cyan>remove-default-port  </>  http://a:80/b?x -> http://a/b?x\r',
        '  <cyan>remove-query         </>  http://a/b?x -> http://a/b\r',
        '',
        'http://a/b',
        '',
      ],
      stderr:
        'standard input:2:1: no: missing-scheme-non-relative-URL: The input has no scheme, and there is no base URL that it can be resolved against.\n',
    })
    expect(
      await normalize(input, '--preset', 'seo', '--trace', '--on-error', 'keep'),
    ).toMatchObject({
      status: 1,
      lines: [
        'http://a/b\r',
        '  <cyan>lowercase-scheme-host</>  HTTP://A:80/b?x -> http://A:80/b?x\r',
        '  <cyan>lowercase-scheme-host</>  http://A:80/b?x -> http://a:80/b?x\r',
        '  <cyan>remove-default-port  </>  http://a:80/b?x -> http://a/b?x\r',
        '  <cyan>remove-query         </>  http://a/b?x -> http://a/b\r',
        'no',
        '',
        'http://a/b',
        '',
      ],
      stderr:
        'standard input:2:1: no: missing-scheme-non-relative-URL: The input has no scheme, and there is no base URL that it can be resolved against.\n',
    })
    expect(
      await normalize(input, '--preset', 'seo', '--trace', '--on-error', 'fail'),
    ).toMatchObject({
      status: 1,
      lines: [
        'http://a/b\r',
        '  <cyan>lowercase-scheme-host</>  HTTP://A:80/b?x -> http://A:80/b?x\r',
        '  <cyan>lowercase-scheme-host</>  http://A:80/b?x -> http://a:80/b?x\r',
        '  <cyan>remove-default-port  </>  http://a:80/b?x -> http://a/b?x\r',
        '  <cyan>remove-query         </>  http://a/b?x -> http://a/b\r',
        '',
      ],
      stderr:
        'standard input:2:1: no: missing-scheme-non-relative-URL: The input has no scheme, and there is no base URL that it can be resolved against.\n',
    })
    expect(await normalize(input, '--preset', 'seo', '--format', 'json')).toMatchObject({
      status: 1,
      lines: [
        '{"file":"standard input","line":1,"input":"HTTP://A:80/b?x","output":"http://a/b","steps":[{"rule":"lowercase-scheme-host","category":"preserves","before":"HTTP://A:80/b?x","after":"http://A:80/b?x","start":0,"end":4,"inputStart":0,"inputEnd":4,"reason":"Schemes are written in lower case.","data":{"detail":"scheme"}},{"rule":"lowercase-scheme-host","category":"preserves","before":"http://A:80/b?x","after":"http://a:80/b?x","start":7,"end":8,"inputStart":7,"inputEnd":8,"reason":"Hosts are written in lower case.","data":{"detail":"host"}},{"rule":"remove-default-port","category":"preserves","before":"http://a:80/b?x","after":"http://a/b?x","start":8,"end":11,"inputStart":8,"inputEnd":11,"reason":"80 is the default port of http.","data":{"port":80,"scheme":"http"}},{"rule":"remove-query","category":"changes","before":"http://a/b?x","after":"http://a/b","start":10,"end":12,"inputStart":13,"inputEnd":15,"reason":"Drops the query."}]}',
        '{"file":"standard input","line":2,"input":"no","output":null,"steps":[],"error":{"code":"missing-scheme-non-relative-URL","severity":"error","message":"The input has no scheme, and there is no base URL that it can be resolved against.","remedy":"Write the whole URL, beginning with its scheme such as https://, or give a base URL.","start":0,"end":2}}',
        '{"file":"standard input","line":3,"input":"","output":"","steps":[]}',
        '{"file":"standard input","line":4,"input":"http://a/b","output":"http://a/b","steps":[]}',
        '',
      ],
      stderr:
        'standard input:2:1: no: missing-scheme-non-relative-URL: The input has no scheme, and there is no base URL that it can be resolved against.\n',
    })
    const skip = ['--preset', 'seo', '--format', 'json', '--on-error', 'skip']
    expect(await normalize(input, ...skip)).toMatchObject({
      status: 1,
      lines: [
        '{"file":"standard input","line":1,"input":"HTTP://A:80/b?x","output":"http://a/b","steps":[{"rule":"lowercase-scheme-host","category":"preserves","before":"HTTP://A:80/b?x","after":"http://A:80/b?x","start":0,"end":4,"inputStart":0,"inputEnd":4,"reason":"Schemes are written in lower case.","data":{"detail":"scheme"}},{"rule":"lowercase-scheme-host","category":"preserves","before":"http://A:80/b?x","after":"http://a:80/b?x","start":7,"end":8,"inputStart":7,"inputEnd":8,"reason":"Hosts are written in lower case.","data":{"detail":"host"}},{"rule":"remove-default-port","category":"preserves","before":"http://a:80/b?x","after":"http://a/b?x","start":8,"end":11,"inputStart":8,"inputEnd":11,"reason":"80 is the default port of http.","data":{"port":80,"scheme":"http"}},{"rule":"remove-query","category":"changes","before":"http://a/b?x","after":"http://a/b","start":10,"end":12,"inputStart":13,"inputEnd":15,"reason":"Drops the query."}]}',
        '{"file":"standard input","line":3,"input":"","output":"","steps":[]}',
        '{"file":"standard input","line":4,"input":"http://a/b","output":"http://a/b","steps":[]}',
        '',
      ],
      stderr:
        'standard input:2:1: no: missing-scheme-non-relative-URL: The input has no scheme, and there is no base URL that it can be resolved against.\n',
    })
  })

  test('takes lines that are too long for a limit as ones that are not URLs', async () => {
    const input = 'http://a/12\nhttp://a/1\n'
    for (const args of [[], ['--trace']]) {
      const { lines, stderr, status } = await normalize(input, '--max-length', '10', ...args)
      expect([status, lines]).toEqual([1, ['http://a/1', '']])
      expect(stderr).toMatch(/^standard input:1: url-line-too-long: |^standard input:1:11: /)
      expect(await normalize(input, '--max-length', '11', ...args)).toMatchObject({ status: 0 })
    }
  })

  test('keeps lines that cannot be read, or says that they are too long', async () => {
    const bytes = Buffer.from('http://a/\xff\nhttp://a/', 'latin1')
    const kept = await normalize(bytes, '--trace', '--on-error', 'keep')
    expect([kept.status, kept.stderr]).toEqual([
      1,
      'standard input:1: url-line-not-utf-8: The line is not UTF-8. Convert the file to UTF-8 first.\n',
    ])
    expect((await normalize(bytes, '--trace')).lines).toEqual(['http://a/', ''])
    const long = `http://a/${'x'.repeat(1_048_576)}\nhttp://b/\n`
    const run = await normalize(long, '--trace', '--on-error', 'keep')
    expect([run.status, run.lines]).toEqual([1, ['http://b/', '']])
    expect(run.stderr).toContain('standard input:1: url-line-too-long: ')
  })

  test('joins files, and adds a line end where one is missing', async () => {
    write('a', 'http://a/')
    write('b', 'no\nhttp://b/')
    write('c', '')
    write('d', 'http://d/\n')
    expect(await runMarked(['normalize', 'a', 'b', 'd'])).toMatchObject({
      status: 1,
      lines: ['http://a/', 'http://b/', 'http://d/', ''],
      stderr:
        'b:1:1: no: missing-scheme-non-relative-URL: The input has no scheme, and there is no base URL that it can be resolved against.\n',
    })
    expect(await runMarked(['normalize', 'a', 'b', 'd', '--format', 'json'])).toMatchObject({
      status: 1,
      lines: [
        '{"file":"a","line":1,"input":"http://a/","output":"http://a/","steps":[]}',
        '{"file":"b","line":1,"input":"no","output":null,"steps":[],"error":{"code":"missing-scheme-non-relative-URL","severity":"error","message":"The input has no scheme, and there is no base URL that it can be resolved against.","remedy":"Write the whole URL, beginning with its scheme such as https://, or give a base URL.","start":0,"end":2}}',
        '{"file":"b","line":2,"input":"http://b/","output":"http://b/","steps":[]}',
        '{"file":"d","line":1,"input":"http://d/","output":"http://d/","steps":[]}',
        '',
      ],
      stderr:
        'b:1:1: no: missing-scheme-non-relative-URL: The input has no scheme, and there is no base URL that it can be resolved against.\n',
    })
    expect(await runMarked(['normalize', 'b', 'a', '--on-error', 'fail'])).toMatchObject({
      status: 1,
      lines: [''],
      stderr:
        'b:1:1: no: missing-scheme-non-relative-URL: The input has no scheme, and there is no base URL that it can be resolved against.\n',
    })
    expect(await runMarked(['normalize', 'a', 'b', '--trace', '--on-error', 'fail'])).toMatchObject(
      {
        status: 1,
        lines: ['http://a/', ''],
        stderr:
          'b:1:1: no: missing-scheme-non-relative-URL: The input has no scheme, and there is no base URL that it can be resolved against.\n',
      },
    )
  })

  test('shows 12 units around a change, and at most 60', async () => {
    const url = `http://a/${'x'.repeat(30)}%7e${'y'.repeat(30)}`
    const rule = ['--rule', 'decode-unreserved', '--trace']
    expect((await normalize(`${url}\n`, ...rule)).lines).toEqual([
      'http://a/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx~yyyyyyyyyyyyyyyyyyyyyyyyyyyyyy',
      '  <cyan>decode-unreserved</>  …xxxxxxxxxxxx%7eyyyyyyyyyyyy… -> …xxxxxxxxxxxx~yyyyyyyyyyyy…',
      '',
    ])
    const long = `http://a/${'%7e'.repeat(40)}`
    expect((await normalize(`${long}\n`, ...rule)).lines).toEqual([
      'http://a/~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~',
      '  <cyan>decode-unreserved</>  http://a/%7e%7e%7e%7e%7e%7e%7…7e%7e%7e%7e%7e%7e%7e%7e%7e%7e -> http://a/~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~',
      '',
    ])
  })
})
