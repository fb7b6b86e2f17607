import { expect, test } from 'vitest'
import { main } from '../src/main.ts'
import { runWaymark } from './run-waymark.ts'
import { memoryIo } from './sources.ts'

/** The causes of the errors in JSON, whose words the text repeats. */
async function causesOf(url: string, ...args: readonly string[]) {
  const { validationErrors } = JSON.parse(await inspect(url, ...args, '--format', 'json'))
  return validationErrors.flatMap(({ causes }: { causes: readonly Cause[] }) => causes) as Cause[]
}

interface Cause {
  readonly code: string
  readonly message: string
  readonly remedy: string
}

test('shows the parts, each error with carets, and the canonical form', async () => {
  const url = 'https://Bücher.example:443/a b?q'
  const { status, stdout } = await runWaymark(['inspect', url])
  const [space] = await causesOf(url)
  expect([status, space?.code]).toEqual([0, 'space-unencoded'])
  expect(stdout).toContain('host      xn--bcher-kva.example   domain')
  expect(stdout).toContain('bücher.example   in Unicode')
  expect(stdout).toContain(
    [
      '  https://Bücher.example:443/a b?q',
      '                              ^',
      `  ${space?.message}`,
    ].join('\n'),
  )
  expect(stdout).toContain('https://xn--bcher-kva.example/a%20b?q\n')
  expect(stdout).toMatch(/remove-default-port {2}preserves\n {4}443 .* https/)
})

test('is clean for a URL without faults', async () => {
  const { status, stdout } = await runWaymark(['inspect', 'https://example.com/a'])
  expect(status).toBe(0)
  expect(stdout).not.toContain('^')
  expect(stdout).toContain('canonical (safe).')
})

test('tells where parsing stopped', async () => {
  const url = 'http://例え.テスト:99999/'
  const { status, stdout } = await runWaymark(['inspect', url])
  const [cause] = await causesOf(url)
  expect([status, cause]).toMatchObject([1, { code: 'port-too-large', data: { port: '99999' } }])
  expect(stdout).toContain(` ${cause?.message}\n`)
  expect(stdout).toContain(`  ${url}\n                     ^^^^^\n  ${cause?.remedy}\n`)
})

test('prints nothing that a terminal would act on', async () => {
  const { stdout } = await runWaymark(['inspect', 'http://a/\u001b[2J\u202e\u0007\t'])
  expect(stdout).toContain('\\u001b[2J\\u202e\\u0007\\t')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/)
})

test('resolves against a base, and reads from standard input', async () => {
  const run = await runWaymark(['inspect', '-', '--base', 'https://e.com/a/b/'], {
    input: '../x\n',
  })
  expect([run.status, run.stdout]).toEqual([0, expect.stringContaining('https://e.com/a/x')])
  const wrong = await runWaymark(['inspect', 'x', '--base', 'nope'])
  expect([wrong.status, wrong.failures]).toMatchObject([
    2,
    [{ detail: 'base-not-url', value: 'nope' }],
  ])
})

test('json has the same with offsets', async () => {
  const { stdout, status } = await runWaymark(['inspect', 'http://0x7f.1/ ', '--format', 'json'])
  expect(status).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject({
    input: 'http://0x7f.1/ ',
    parses: true,
    href: 'http://127.0.0.1/',
    host: { kind: 'ipv4', serialized: '127.0.0.1', unicode: null },
    origin: 'http://127.0.0.1',
    validationErrors: expect.arrayContaining([
      expect.objectContaining({ code: 'IPv4-non-decimal-part', start: 7, end: 11 }),
      expect.objectContaining({ code: 'invalid-URL-unit', start: 14, end: 15 }),
    ]),
    normalized: { preset: 'safe', output: 'http://127.0.0.1/' },
  })
})

test('a hostile URL is answered with a short text', { tags: 'slow' }, async () => {
  const input = `http://example.com/${' '.repeat(300_000)}x`
  const { stdout } = await runWaymark(['inspect', '-'], { input })
  expect(stdout.length).toBeLessThan(20_000)
  expect(stdout).toContain('more errors')
})

test.each([
  ['https://exa mple.com/', '           ^'],
  ['https://a b c.de/', '         ^ ^'],
  ['https://exa%20mple.com/', '           ^^^'],
])('of %s, the cause alone is underlined', async (input, carets) => {
  const text = await inspect(input)
  const [cause] = await causesOf(input)
  expect(text).toContain(`  ${input}\n  ${carets}\n  ${cause?.remedy.split(' ')[0]} `)
  expect(text.split(cause!.message)).toHaveLength(2)
})

test.each([
  ['“https://example.com/”', ['https://example.com/']],
  ['localhost:3000/api', ['http://localhost:3000/api']],
  ['https://example.con/a b', ['https://example.con/a%20b', 'https://example.com/a%20b']],
  ['https://bank.example@evil.example/', []],
])('what %s may mean instead is in lines by itself', async (input, offers) => {
  const lines = (await inspect(input)).split('\n')
  const offered = lines.filter((line) => line.startsWith('Did you mean '))
  expect(offered).toEqual(offers.map((text) => `Did you mean ${text}`))
})

test('the same cause in several places is told once, with its count', async () => {
  const text = await inspect('https://a/\\\\b c d')
  const causes = await causesOf('https://a/\\\\b c d')
  const space = causes.find(({ code }) => code === 'space-unencoded')
  expect(text.split(space!.message)).toHaveLength(2)
  expect(text).toContain('invalid-URL-unit (2 times): space-unencoded (2 places)')
  const { validationErrors } = JSON.parse(await inspect('https://a b c/', '--format', 'json'))
  expect(validationErrors).toMatchObject([
    {
      code: 'domain-to-ASCII',
      causes: [
        { code: 'host-space', start: 9, end: 10 },
        { code: 'host-space', start: 11, end: 12 },
      ],
    },
  ])
})

async function inspect(...args: readonly string[]): Promise<string> {
  return (await runWaymark(['inspect', ...args])).stdout
}

test('with a base, the canonical form is that of what the URL resolves to', async () => {
  for (const [input, base, output] of [
    ['http:x', 'http://e.com/a/b', 'http://e.com/a/x'],
    ['HTTP://x.com:80/', 'http://e.com/a/b', 'http://x.com/'],
    ['../x', 'http://e.com/a/b/', 'http://e.com/a/x'],
  ] as const) {
    const json = JSON.parse(await inspect(input, '--base', base, '--format', 'json'))
    expect(json).toMatchObject({ normalized: { output } })
  }
})

test('a base that takes only fragments is told in plain words', async () => {
  const [cause] = await causesOf('foo', '--base', 'mailto:x')
  expect(cause?.code).toBe('base-without-path')
  const text = await inspect('foo', '--base', 'mailto:x')
  expect(text.replaceAll(/\s+/g, ' ')).toContain(cause?.message)
  expect(await causesOf('foo')).toMatchObject([{ code: expect.not.stringContaining('base-') }])
  expect(await inspect('#x', '--base', 'mailto:x')).toContain('mailto:x#x')
})

test('of a long URL, what a rule changed is what is shown', async () => {
  const input = `https://example.com/${'segment/'.repeat(8)}a b/${'more/'.repeat(12)}`
  const lines = (await inspect(input)).split('\n')
  const at = lines.findIndex((line) => line.startsWith('  parse-serialise'))
  const [before = '', after = ''] = lines.slice(at + 2)
  expect(before).toMatch(/^ {4}…\S+\/a b\/\S+…$/)
  expect(after).toBe(before.replace('a b', 'a%20b'))
  expect(await inspect('HTTPS://Example.com/a')).toContain('    HTTPS://Example.com/a\n')
})

test('errors are counted exactly, and the first thousand listed', async () => {
  const input = `http://a/${'|'.repeat(5000)}`
  expect(await inspect(input)).toMatch(
    /5,000 validation errors \(the URL parses[\s\S]*… and 4,000 more errors/,
  )
  const json = JSON.parse(await inspect(input, '--format', 'json'))
  expect(json).toMatchObject({ errorCount: 5000, truncated: true })
  expect(json.validationErrors).toHaveLength(1000)
  expect(json.validationErrors.at(-1)).toMatchObject({ start: 1008 })
  const few = JSON.parse(await inspect('http://a/|', '--format', 'json'))
  expect(few).toMatchObject({ errorCount: 1, truncated: false })
})

test('for an input that is not a URL, the error that ended the parsing is listed after the first thousand', async () => {
  const input = `http:${'\\'.repeat(1500)}a b/`
  const json = JSON.parse(await inspect(input, '--format', 'json'))
  expect(json).toMatchObject({ parses: false, truncated: true })
  expect(json.validationErrors).toHaveLength(1001)
  expect(json.validationErrors.at(-1)).toMatchObject({ code: 'domain-to-ASCII' })
})

test('empty lines around a URL on standard input are ignored', async () => {
  const { io, stdout } = memoryIo('\r\n\nhttps://a.example/\n\n')
  expect(await main(['inspect', '-'], io)).toBe(0)
  expect(stdout()).toContain('href      https://a.example/\n')
})

test('two lines on standard input are refused', async () => {
  const { io, stdout, failures } = memoryIo('https://a.example/\n\nhttps://b.example/\n')
  const status = await main(['inspect', '-'], io)
  expect([status, stdout(), failures]).toMatchObject([74, '', [{ detail: 'several-lines' }]])
})

test('where it leads is the first line, the verdict the second and part of the status', async () => {
  const { status, stdout } = await runWaymark(['inspect', 'https://аррӏе.com/login'])
  expect(status).toBe(1)
  expect(stdout.split('\n').slice(0, 2)).toEqual([
    'Leads to xn--80ak6aa92e.com · https',
    expect.stringMatching(/^Verdict: stop\. .* xn--80ak6aa92e\.com, .* apple\.com\.$/),
  ])
  expect(stdout).toContain(
    '  https://аррӏе.com/login\n          ^^^^^\n  whole-script-confusable: ',
  )
  expect(await inspect('https://bank.example@evil.example/login')).toMatch(
    /^Leads to evil\.example · https\nVerdict: stop\. .* evil\.example, .* bank\.example\.\n/,
  )
  expect(await inspect('https://example.com/')).toMatch(
    /^Leads to example\.com · https\nVerdict: clear\. .*\n/,
  )
})

test('--known takes names worth protecting, and json has the verdict', async () => {
  const input = 'https://www.rnuseum.example/'
  expect(await inspect(input)).toMatch(/^Leads to rnuseum\.example · https\nVerdict: clear\./)
  const args = ['--known', 'paypal.com', '--known', 'www.museum.example', '--format', 'json']
  expect(JSON.parse(await inspect(input, ...args))).toMatchObject({
    verdict: {
      level: 'stop',
      data: { host: 'www.rnuseum.example', imitated: 'museum.example' },
      findings: [{ code: 'resembles-known', kind: 'deceptive-host', start: 8, end: 27, count: 1 }],
    },
    errorCount: 0,
  })
})

test('a name worth protecting that is not a domain is an error of the call', async () => {
  for (const known of [
    'https://paypal.com/',
    'paypal.com:443',
    '192.0.2.1',
    'exa mple',
    'localhost',
  ]) {
    const run = await runWaymark([
      'inspect',
      'https://example.com/',
      '--known',
      `a.example,${known}`,
    ])
    const facts = { code: 'option-wrong', option: 'known', got: `'${known}'` }
    expect(run, known).toMatchObject({ status: 2, stdout: '', failures: [facts] })
  }
})

test('what a cause says is not said by the verdict again', async () => {
  const tabs = await inspect('https://a.example/b\tc')
  expect(tabs).toMatch(/^Verdict: caution\. The URL contains tabs or newlines/m)
  expect(tabs.split('\n\n').filter((part) => part.includes('^^'))).toHaveLength(1)
  const label = await inspect('https://xn--abc-.com/')
  expect(label).toContain('Write `abc` instead')
  expect(label).not.toContain('Show the label as it is')
})

test('the verdict has a colour where colours are on', async () => {
  const inColour = async (url: string) => {
    const { stdout } = await runWaymark(['inspect', url], {
      env: { FORCE_COLOR: '1', NO_COLOR: '' },
    })
    return stdout.split('\n')
  }
  const [place, verdict] = await inColour('http://0x7f.1/')
  expect(place).toBe('Leads to \u001b[1m127.0.0.1\u001b[22m · http')
  expect(verdict).toContain('\u001b[31m')
  // Nothing is green, because that nothing was found proves nothing.
  const clear = await inColour('https://example.com/')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it is the style of a terminal.
  expect(clear[1]).toMatch(/^\u001b\[1mVerdict: clear\. [^\u001b]*\u001b\[22m$/)
  expect(clear.join('\n')).not.toContain('\u001b[32m')
})

test.each([
  ['https://paypal.com.evil.example/a', 'evil.example · https · host paypal.com.evil.example'],
  ['https://www.example.co.uk/', 'example.co.uk · https'],
  ['https://shop.example.co.uk/', 'example.co.uk · https · host shop.example.co.uk'],
  ['http://localhost:3000/', 'localhost · http'],
  ['view-source:https://evil.example/', 'evil.example · https'],
  ['git://git.example.com/a', 'example.com · git · host git.example.com'],
  ['vscode://file/etc/passwd', 'no host · vscode'],
  ['https://раураl.example/', 'xn--l-7sba6dbr.example · https'],
])('%s leads to %s', async (url, place) => {
  expect((await inspect(url)).split('\n')[0]).toBe(`Leads to ${place}`)
})

test('what is not a URL leads nowhere', async () => {
  expect(await inspect('https://a b/')).toMatch(/^Verdict: stop\. This is not a URL\./)
})

test('every place of a finding is underlined, with what cannot be seen written out', async () => {
  const { stdout } = await runWaymark(['inspect', 'https://a/\u00a0b\u3000c'])
  expect(stdout).toContain(
    ['  https://a/\\u00a0b\\u3000c', '            ^^^^^^ ^^^^^^', '  deceptive-character: '].join(
      '\n',
    ),
  )
})

test('a finding is left out only if causes say all of its places', async () => {
  const { stdout } = await runWaymark(['inspect', 'https://a/\ufdd0'])
  expect(stdout).not.toContain('deceptive-character')
  expect((await runWaymark(['inspect', 'https://a/\ufdd0\ud7ff'])).stdout).toContain(
    'deceptive-character',
  )
})
