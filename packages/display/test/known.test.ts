import {
  createInspector,
  createRenderer,
  displayDomain,
  inspectDomain,
  renderUrl,
} from '@waymark/display'
import { createJudge, judgeUrl } from '@waymark/display/verdict'
import { OptionError } from '@waymark/infra/options'
import { parseUrl } from '@waymark/url-parser'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'

const url = parseUrl('https://example.com/')!

describe.each<[string, (known: readonly string[]) => unknown]>([
  ['judgeUrl', (known) => judgeUrl('https://example.com/', { known })],
  ['inspectDomain', (known) => inspectDomain('example.com', { known })],
  ['displayDomain', (known) => displayDomain('example.com', { known })],
  ['renderUrl', (known) => renderUrl(url, { known })],
  ['createInspector', (known) => createInspector({ known })],
  ['createRenderer', (known) => createRenderer({ known })],
])('%s refuses an entry that protects nothing', (_, call) => {
  test.each<[entry: string, error: object]>([
    [
      'https://paypal.com/',
      { option: 'known', code: 'option-wrong', data: { domain: "'paypal.com'" } },
    ],
    [
      'https://user:pw@www.paypal.com:8443/x?y#z',
      { option: 'known', code: 'option-wrong', data: { domain: "'paypal.com'" } },
    ],
    ['paypal.com:443', { option: 'known', code: 'option-wrong', data: { domain: "'paypal.com'" } }],
    [
      'paypal.com/login',
      { option: 'known', code: 'option-wrong', data: { domain: "'paypal.com'" } },
    ],
    ['me@paypal.com', { option: 'known', code: 'option-wrong', data: { domain: "'paypal.com'" } }],
    ['*.paypal.com', { option: 'known', code: 'option-wrong', data: { domain: "'paypal.com'" } }],
    ['"paypal.com"', { option: 'known', code: 'option-wrong', data: { domain: "'paypal.com'" } }],
    [' paypal.com', { option: 'known', code: 'option-wrong', data: { domain: "'paypal.com'" } }],
    [
      '\u00a0paypal.com',
      { option: 'known', code: 'option-wrong', data: { domain: "'paypal.com'" } },
    ],
    ['pay\u00a0pal.com', { option: 'known', code: 'option-wrong' }],
    ['com.', { option: 'known', code: 'option-wrong' }],
    ['192.168.1.1.', { option: 'known', code: 'option-wrong' }],
    ['paypal.com ', { option: 'known', code: 'option-wrong', data: { domain: "'paypal.com'" } }],
    [
      'https://bücher.example',
      { option: 'known', code: 'option-wrong', data: { domain: "'bücher.example'" } },
    ],
    ['exa mple', { option: 'known', code: 'option-wrong' }],
    ['', { option: 'known', code: 'option-wrong' }],
    ['xn--a.com', { option: 'known', code: 'option-wrong' }],
    ['com', { option: 'known', code: 'option-wrong' }],
    ['co.uk', { option: 'known', code: 'option-wrong' }],
    ['www.co.uk.', { option: 'known', code: 'option-wrong' }],
    ['localhost', { option: 'known', code: 'option-wrong' }],
    ['192.168.1.1', { option: 'known', code: 'option-wrong' }],
    ['http://2130706433/', { option: 'known', code: 'option-wrong' }],
    ['[::1]', { option: 'known', code: 'option-wrong' }],
  ])('%j: %s', (entry, error) => {
    const known = ['example.org', entry]
    expect(() => call(known)).toThrow(OptionError)
    expect(() => call(known)).toThrow(
      expect.objectContaining({ option: 'known', code: 'option-wrong' }),
    )
    expect(() => call(known)).toThrow(errorWith(error))
  })

  test('and what is not a list of strings', () => {
    expect(() => call('paypal.com' as never)).toThrow(
      errorWith({ option: 'known', code: 'option-wrong' }),
    )
    expect(() => call([7] as never)).toThrow(
      errorWith({ option: 'known', code: 'option-wrong', data: { place: 'known[0]', got: '7' } }),
    )
  })
})

test.each([
  ['www.paypal.com', 'paypa1.com', 'paypal.com'],
  ['paypal.com.', 'paypa1.com', 'paypal.com'],
  ['PayPal.com', 'paypa1.com', 'PayPal.com'],
  ['www.bücher.example', 'bucher.example', 'bücher.example'],
  ['login.bücher.example', 'login.bucher.example', 'login.bücher.example'],
  ['www.bank.co.uk', 'login.bаnk.co.uk', 'bank.co.uk'],
  ['www.com', 'www.cоm', 'www.com'],
  ['paypal\u00ad.com', 'paypa1.com', 'paypal.com'],
  ['paypal\u3002com', 'paypa1.com', 'paypal.com'],
  ['me.github.io', 'mе.github.io', 'me.github.io'],
])('%s is protected from %s, without www.', (entry, domain, resembles) => {
  const { warnings } = inspectDomain(domain, { known: [entry] })!
  expect(warnings.at(-1)).toMatchObject({ code: 'resembles-known', resembles })
})

test('a list that is changed after a call is read again', () => {
  const known = ['example.org']
  expect(judgeUrl('https://myc1ub.org/', { known }).level).toBe('clear')
  known.push('myclub.org')
  expect(judgeUrl('https://myc1ub.org/', { known }).level).toBe('stop')
  known[1] = 'https://myclub.org'
  expect(() => judgeUrl('https://myc1ub.org/', { known })).toThrow('known[1]')
})

test('a public suffix is refused for what it is, and a root dot is left out', () => {
  const data = { place: 'known[0]', got: "'co.uk'" }
  expect(() => inspectDomain('a.example', { known: ['co.uk'] })).toThrow(
    errorWith({ option: 'known', code: 'option-wrong', data }),
  )
  // Below it, users have names; but it is a name itself.
  expect(judgeUrl('https://githud.io/', { known: ['github.io'] }).level).toBe('caution')
  const verdict = judgeUrl('https://www.myc1ub.org/', { known: ['myclub.org.'] })
  expect(verdict.data).toMatchObject({ imitated: 'myclub.org' })
})

test('a judge reads its list once, and does not notice changes', () => {
  const known = ['paypal.org']
  const judge = createJudge({ known })
  known[0] = 'https://paypal.org'
  expect(judge('https://paypa1.org/').level).toBe('stop')
})

test('an inspector and a renderer do, too, and copy their other options', () => {
  const known = ['payroll.example']
  const omitSchemes = ['https']
  const options = { known, omitSchemes, show: 'origin' as 'origin' | 'url' }
  const inspect = createInspector({ known })
  const render = createRenderer(options)
  known[0] = 'other.example'
  omitSchemes[0] = 'http'
  options.show = 'url'
  expect(inspect('payrol.example')?.warnings).toMatchObject([{ resembles: 'payroll.example' }])
  const rendered = render(parseUrl('https://payrol.example/login')!)
  expect(rendered).toMatchObject({
    text: 'payrol.example',
    warnings: [{ resembles: 'payroll.example' }],
  })
})

describe('of several known domains, the first in the list counts', () => {
  test.each([
    ['https://paypa1.org/', ['paypa1.example', 'paypal.org', 'paypаl.org'], 'paypal.org'],
    ['https://a-b.example.c.example/', ['c.example.d', 'b.example', 'a-b.example'], 'b.example'],
    ['https://a-b.example.c.example/', ['a-b.example', 'b.example'], 'a-b.example'],
    ['https://my-bank-example-login.c.example/', ['a.example', 'bank.example'], 'bank.example'],
  ])('%s %j', (input, known, name) => {
    expect(judgeUrl(input, { known }).data).toMatchObject({ imitated: name })
  })
})

describe('a domain is compared as it is written, too', () => {
  const known = ['paypal.org', 'instagram.org', 'google.org', 'bank.org']
  test.each([
    ['paypaI.org', 'paypal.org'],
    ['www.PaypaI.org', 'paypal.org'],
    ['lNSTAGRAM.org', 'instagram.org'],
    ['G0OGLE.org', 'google.org'],
    ['ΒΑΝΚ.org', 'bank.org'],
  ])('%s resembles %s', (domain, resembles) => {
    const { text, ascii, warnings } = inspectDomain(domain, { known })!
    expect(warnings.at(-1)).toMatchObject({ code: 'resembles-known', resembles })
    expect(text).toBe(ascii)
    expect(judgeUrl(`https://${domain}/`, { known }).level).toBe('stop')
  })

  test.each(['https://paypa%49.org/', 'https://ｐａｙｐａＩ.org/', 'https://paypaI。org/'])(
    '%s is found',
    (input) => {
      expect(judgeUrl(input, { known }).findings[0]).toMatchObject({
        code: 'resembles-known',
        severity: 'error',
      })
    },
  )

  test('also in a subdomain', () => {
    expect(judgeUrl('https://paypaI.org.evil.example/', { known })).toMatchObject({
      level: 'stop',
      data: { owner: 'evil.example', imitated: 'paypal.org' },
    })
  })

  test.each(['PAYPAL.org', 'PayPal.ORG', 'login.PAYPAL.org', 'INSTAGRAM.org', 'Mail.org'])(
    '%s resembles nothing',
    (domain) => expect(inspectDomain(domain, { known })?.warnings).toEqual([]),
  )
})

test('well-known domains are protected without the option, unless they are the caller’s', () => {
  expect(judgeUrl('https://paypaI.com/')).toMatchObject({
    level: 'stop',
    data: { host: 'paypai.com', imitated: 'paypal.com' },
  })
  expect(judgeUrl('https://rnicrosoft.com/').level).toBe('stop')
  expect(judgeUrl('https://www.microsoft.com/').level).toBe('clear')
  expect(judgeUrl('https://paypai.com/', { known: ['paypai.com'] }).level).toBe('clear')
  expect(judgeUrl('https://paypaI.com/', { known: ['paypai.com'] }).level).toBe('clear')
})
