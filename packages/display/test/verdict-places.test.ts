import { judgeUrl, type VerdictLevel } from '@waymark/display/verdict'
import { describe, expect, test } from 'vitest'

type Row = [input: string, level: VerdictLevel, code: string | null, quoted?: string]

/** The worst finding, what it underlines, and a word of its message. */
function check([input, level, code, quoted]: Row): void {
  const verdict = judgeUrl(input)
  const [worst] = verdict.findings
  expect([verdict.level, worst?.code ?? null]).toEqual([level, code])
  if (quoted !== undefined) expect(input.slice(worst!.start, worst!.end)).toBe(quoted)
}

describe('a URL inside another is judged', () => {
  test.each<Row>([
    ['blob:javascript:alert(1)', 'stop', 'script-scheme', 'javascript'],
    ['view-source:javascript:alert(1)', 'stop', 'script-scheme', 'javascript'],
    ['feed:javascript:alert(1)', 'stop', 'script-scheme', 'javascript'],
    ['filesystem:javascript:alert(1)', 'stop', 'script-scheme', 'javascript'],
    ['jar:javascript:alert(1)!/x', 'stop', 'script-scheme', 'javascript'],
    ['VIEW-SOURCE:feed:jav\tascript:alert(1)', 'stop', 'script-scheme', 'jav\tascript'],
    ['view-source:data:text/html,x', 'stop', 'script-scheme', 'data'],
    ['feed:https://bank.example@evil.example/', 'stop', 'host-like-credentials', 'bank.example'],
    ['blob:https://аррӏе.com/1', 'stop', 'whole-script-confusable', 'аррӏе'],
    ['view-source:http://0x7f.1/', 'stop', 'disguised-ip-address', '0x7f.1'],
    ['feed:https://a.example\\@b.example/', 'stop', 'disputed-host', '\\@b.example'],
    ['ms-word:ofe|u|https://аррӏе.com/a', 'stop', 'whole-script-confusable', 'аррӏе'],
    ['ms-excel:ofv|u|file://evil.example/a', 'caution', 'program-scheme', 'ms-excel'],
    ['blob:https://example.com/1', 'clear', null],
    ['blob:null/a7b1', 'clear', null],
    ['view-source:https://example.com/a', 'clear', null],
    ['feed://example.com/rss', 'clear', null],
    ['view-source:about:blank', 'clear', null],
  ])('%s: %s %s', (...row) => check(row))

  test('six levels deep, and no further', () => {
    const inner = 'https://аррӏе.com/'
    expect(judgeUrl(`${'feed:'.repeat(5)}${inner}`).findings[0]?.code).toBe(
      'whole-script-confusable',
    )
    expect(judgeUrl(`${'feed:'.repeat(6)}${inner}`).findings[0]?.code).toBe('nested-urls')
  })
})

describe('a URL for another program', () => {
  test.each<Row>([
    ['search-ms:query=x&crumb=location:%5C%5Cevil.example', 'stop', 'abused-scheme', 'search-ms'],
    ['ms-msdt:/id PCWDiagnostic', 'stop', 'abused-scheme', 'ms-msdt'],
    ['ms-appinstaller:?source=https://a.example/', 'stop', 'abused-scheme', 'ms-appinstaller'],
    ['ms-word:ofe|u|https://example.com/a.docx', 'caution', 'program-scheme', 'ms-word'],
    ['ms-settings:privacy', 'caution', 'program-scheme', 'ms-settings'],
    ['intent://scan/#Intent;scheme=http;end', 'caution', 'program-scheme', 'intent'],
    ['intent:x#Intent;scheme=http;end', 'caution', 'program-scheme', 'intent'],
    ['itms-services://?action=download-manifest', 'caution', 'program-scheme', 'itms-services'],
    ['file://evil.example/share', 'caution', 'remote-file', 'evil.example'],
    ['file://server/share', 'caution', 'remote-file', 'server'],
    ['https://undefined/api/users', 'caution', 'missing-value', 'undefined'],
    ['https://null', 'caution', 'missing-value', 'null'],
    ['https://undefined.example.com/', 'caution', 'missing-value', 'undefined'],
    ['https://none.example.com/', 'clear', null],
    ['https://example.com/undefined', 'clear', 'missing-value-after-host', 'undefined'],
    ['https://example.com/?a=null&b=1', 'clear', 'missing-value-after-host', 'null'],
    ['https://example.com/null-object', 'clear', null],
    ['https://example.com/users/:id/posts', 'clear', 'route-parameter', ':id'],
    ['https://example.com/a:b', 'clear', null],
    ['https://example.con/', 'caution', 'misspelt-top-level-domain', 'con'],
    ['https://con.example.com/', 'clear', null],
    ['https://example.com/?a=1?b=2', 'clear', 'second-question-mark', '?'],
    ['https://example.com/?a=/b?c=2', 'clear', null],
    ['https://example.com/caf%E9', 'clear', 'escapes-not-utf-8', '%E9'],
    ['https://example.com/%82%A0', 'clear', 'escapes-not-utf-8', '%82%A0'],
    ['https://example.com/caf%C3%A9', 'clear', null],
    ['https://example.com/?a=undefined&b=NaN', 'clear', 'missing-value-after-host', 'undefined'],
    [
      'https://example.com/?u=https://b.example/?c=1&d=2',
      'clear',
      'unencoded-inner-url',
      'https://b.example/?c=1',
    ],
    ['https://example.com/?u=https://example.com/?c=1', 'clear', null],
    ['https://example.com/?t=2026-11-28T10:00:00+02:00', 'clear', 'plus-in-query', '+'],
    ['https://example.com/?q=a+b', 'clear', null],
    ['http://localhost:6000/', 'caution', 'blocked-port', '6000'],
    ['ftp://a.example:6000/', 'clear', null],
    ['data:image/png,base64,iVBO', 'caution', 'malformed-path', ','],
    ['mailto:a@b.example?subject=Q&A&body=c', 'caution', 'malformed-path', '&'],
    ['mailto:a@b.example?subject=Q&body=c', 'clear', null],
    ['tel:+49(0)301234', 'caution', 'malformed-path', '(0)'],
    ['https://example.com/?a=3Db', 'caution', 'quoted-printable', '=3D'],
    ['https://example.com/?a=b=\nc', 'caution', 'quoted-printable', '=\n'],
    ['https://example.com/?a=3', 'clear', null],
    ['https://"example.com"/', 'caution', 'stray-quotation-mark', '"'],
    ['jdbc:mysql//db.example/app', 'caution', 'malformed-path', '//'],
    ['jdbc:mysql://db.example/app', 'clear', null],
    ['mongodb+srv://db.example:27017/app', 'caution', 'malformed-path', ':27017'],
    ['https://example.com/a%252Fb', 'clear', 'encoded-twice', '%252F'],
    ['https://example.com/caf%C3%83%C2%A9', 'clear', 'encoded-twice', '%C3%83%C2%A9'],
    ['https://example.com/?u=https%3A%2F%2Fexample.com%2F%3Fb%3D%252F', 'clear', null],
    ['https://example.com/100%25ab', 'clear', null],
    ['file:////server/share/a', 'caution', 'remote-file', '//server'],
    ['http://10.0.0.1o/', 'caution', 'letter-as-digit', 'o'],
    ['http://10.0.0.l/', 'caution', 'letter-as-digit', 'l'],
    ['http://a.b.c.io/', 'clear', null],
    ['http://1.2.lo.li/', 'clear', null],
    ['file:///home/me/a%20b#1.txt', 'caution', 'number-sign-in-file', '#1.txt'],
    ['file:///C:/Program%20Files/a#b.txt', 'caution', 'number-sign-in-file', '#b.txt'],
    ['file:///home/me/a.html#b.c', 'clear', null],
    ['file:///home/me/a#top', 'clear', null],
    ['file://home/me/a.txt', 'caution', 'folder-as-host', 'home'],
    ['file://../a.txt', 'caution', 'folder-as-host', '..'],
    ['file://./index.html', 'caution', 'folder-as-host', '.'],
    ['file:///share', 'clear', null],
    ['file://localhost/share', 'clear', null],
    ['mailto:a@example.com', 'clear', null],
  ])('%s: %s %s', (...row) => check(row))
})

describe('another host before the registrable domain', () => {
  test.each([
    ['mybank.co.uk.evil.com', 'mybank.co.uk', 'evil.com'],
    ['www.bank.gov.uk.evil.com', 'www.bank.gov.uk', 'evil.com'],
    ['bank.com-login.evil.com', 'bank.com', 'evil.com'],
    ['mybank.co.uk-login.evil.com', 'mybank.co.uk', 'evil.com'],
    ['bank.com-verify.info', 'bank.com', 'com-verify.info'],
    ['bank.com.github.io', 'bank.com', 'com.github.io'],
    ['www.paypal.com.edgekey.net', 'www.paypal.com', 'com.edgekey.net'],
    ['mybank.co.uk.github.io', 'mybank.co.uk', 'uk.github.io'],
    ['192.168.1.1.evil.com', '192.168.1.1', 'evil.com'],
    ['127.0.0.1.nip.io', '127.0.0.1', 'nip.io'],
    ['localhost.evil.com', 'localhost', 'evil.com'],
    ['a.b.com.evil.co.uk', 'a.b.com', 'evil.co.uk'],
  ])('%s begins with %s and belongs to %s', (host, name, owner) => {
    const { level, data } = judgeUrl(`https://${host}/`)
    expect(level).toBe('caution')
    expect(data).toEqual({ imitated: name, owner })
  })

  test.each([
    ['paypal.com-login.evil.com', 'paypal.com', 'evil.com'],
    ['apple.com-verify.info', 'apple.com', 'com-verify.info'],
    ['www.paypal.com.github.io', 'www.paypal.com', 'com.github.io'],
    ['paypal.co.uk.evil.com', 'paypal.co.uk', 'evil.com'],
    ['paypal.co.uk-login.evil.com', 'paypal.co.uk', 'evil.com'],
    ['paypal.co.uk.github.io', 'paypal.co.uk', 'uk.github.io'],
  ])('%s begins with the well-known %s and belongs to %s', (host, name, owner) => {
    expect(judgeUrl(`https://${host}/`)).toMatchObject({
      level: 'stop',
      data: { owner, imitated: name },
      findings: [{ code: 'known-name-in-subdomain' }],
    })
  })

  test.each([
    'www.example.co.uk',
    'de.wikipedia.org',
    'blog.net-a-porter.com',
    'www.com-unity.de',
    'portal.gov.hu',
    'www.agf.gov.bc.ca',
    'www.eti.pg.gda.pl',
    'www.net.cmu.edu',
    '4.3.2.1.in-addr.arpa',
    '1.2.3.evil.com',
    '300.168.1.1.evil.com',
    'mylocalhost.example.com',
    'me.github.io',
    'a.s3.amazonaws.com',
  ])('%s does not', (host) => expect(judgeUrl(`https://${host}/`).findings).toEqual([]))
})

describe('an IPv4 address inside an IPv6 address', () => {
  test.each([
    ['[::ffff:7f00:1]', '127.0.0.1'],
    ['[::ffff:127.0.0.1]', '127.0.0.1'],
    ['[::7f00:1]', '127.0.0.1'],
    ['[64:ff9b::7f00:1]', '127.0.0.1'],
    ['[64:ff9b::a9fe:a9fe]', '169.254.169.254'],
    ['[2002:a00:1::]', '10.0.0.1'],
    ['[::ffff:c0a8:101]', '192.168.1.1'],
  ])('%s leads to %s', (host, address) => {
    expect(judgeUrl(`http://${host}/`)).toMatchObject({
      level: 'stop',
      data: { address },
      findings: [{ code: 'disguised-ip-address' }],
    })
  })

  test.each(['[::1]', '[::]', '[::ffff:808:808]', '[2001:db8::1]', '[fe80::1]'])(
    '%s does not',
    (host) => expect(judgeUrl(`http://${host}/`).level).toBe('clear'),
  )
})

describe('a backslash after which programs read another host', () => {
  test.each([
    ['https://a.example\\@b.example/', 'a.example', 'b.example'],
    ['https://a.example:80\\@b.example:81/', 'a.example', 'b.example'],
    ['https://a.example\\x\\@b.example', 'a.example', 'b.example'],
    ['https://u@a.example\\y@b.example?q', 'a.example', 'b.example'],
    ['//a.example\\@b.example/', 'a.example', 'b.example'],
    ['https://a.example\\.b.example', 'a.example', 'a.example\\.b.example'],
    ['https://a.example\\paypal.com/', 'a.example', 'a.example\\paypal.com'],
  ])('%s', (input, own, other) => {
    const { level, data, findings } = judgeUrl(input, { base: 'https://example.com/' })
    expect([level, findings[0]?.code]).toEqual(['stop', 'disputed-host'])
    expect(data).toEqual({ host: own, other })
  })

  test.each([
    'https://example.com\\index.html',
    'https://example.com\\a\\b',
    'https:\\\\example.com/',
    // Without two slashes, no program reads what is after the `@` as a host.
    'https:\\\\a.example\\@b.example/',
    'https://example.com/a\\@b.example',
    'https://example.com\\?@b.example',
    'https://example.com\\@example.com/',
  ])('not in %s', (input) => {
    const { level, findings } = judgeUrl(input)
    expect(level).toBe('caution')
    expect(findings.map(({ code }) => code)).not.toContain('disputed-host')
  })
})

describe('a scheme that is not what was meant', () => {
  test.each<Row>([
    ['https://http://example.com/', 'caution', 'scheme-as-host', 'http://'],
    ['http://https/example.com', 'caution', 'scheme-as-host', 'https'],
    ['https:https://example.com/', 'caution', 'scheme-as-host', 'https://'],
    ['htps:/example.com', 'caution', 'misspelt-scheme', 'htps'],
    ['htttps://example.com/', 'caution', 'misspelt-scheme', 'htttps'],
    ['ttps://example.com/', 'caution', 'misspelt-scheme', 'ttps'],
    ['htpt://example.com/', 'caution', 'misspelt-scheme', 'htpt'],
    ['hxxps://example.com/', 'caution', 'misspelt-scheme', 'hxxps'],
    ['localhost:3000/', 'caution', 'mistaken-scheme', 'localhost'],
    ['www.example.com:443', 'caution', 'mistaken-scheme', 'www.example.com'],
    ['C:\\Users\\me', 'caution', 'drive-as-scheme', 'C'],
    ['z:/a', 'caution', 'drive-as-scheme', 'z'],
    ['soap.beep://example.com/1', 'clear', null],
    ['example.app:123456', 'clear', null],
    ['http://http.example.com/', 'clear', null],
    ['https://example.com/http://example.org/', 'clear', 'inner-url'],
    ['sftp://example.com/', 'caution', 'program-scheme'],
    ['rtsp://example.com/', 'caution', 'program-scheme'],
    ['shttp://example.com/', 'clear', null],
    ['tel:123', 'clear', null],
  ])('%s: %s %s', (...row) => check(row))
})

describe('a word of one script', () => {
  test.each([
    'hawaiʻi.com',
    'ω.com',
    'горе.com',
    'сор.com',
    'ѕсоре.com',
    'kırmızı.com',
    'þing.com',
  ])('%s is unusual', (host) => {
    const { level, findings } = judgeUrl(`https://${host}/`)
    expect([level, findings[0]?.kind]).toEqual(['caution', 'deceptive-host'])
  })

  test.each([
    ['аррӏе.com'],
    ['аррӏе.org'],
    ['ɢithub.com'],
    ['gıthub.net'],
    ['my‐bank.com'],
    ['rockʼ.com'],
    ['сор.com', 'cop.com'],
    ['горе.org', 'rope.com'],
    ['þing.org', 'ping.com'],
  ])('%s is deceptive', (host, ...known) => {
    const { level, findings } = judgeUrl(`https://${host}/`, { known })
    expect([level, findings[0]?.kind]).toEqual(['stop', 'deceptive-host'])
  })
})

describe('a lookalike of a delimiter after the host', () => {
  test.each(['a？b=1', 'a／b', 'a\u2044b', 'a﹖b', 'a＃b', 'a\\b'.replace('\\', '＼')])(
    'matters in /%s',
    (path) => {
      const [worst] = judgeUrl(`https://example.com/${path}`).findings
      expect(worst?.code).toBe('deceptive-character')
      expect(judgeUrl(`https://example.com/?q=${path}`).level).toBe('caution')
    },
  )

  test.each([
    '½',
    'a½b',
    'what？',
    'a：b',
    '50％',
    'a％b',
    'a·b',
    'é·b',
    'a·é',
    '·',
    'a…b',
    '🔒x',
    '何？b',
  ])('does not in /%s', (path) => {
    expect(judgeUrl(`https://example.com/${path}`).level).toBe('clear')
    expect(judgeUrl(`https://example.com/?q=${path}#${path}`).level).toBe('clear')
  })

  test('all matter before it', () => {
    expect(judgeUrl('https://a：b@example.com/').findings.map(({ code }) => code)).toContain(
      'deceptive-character',
    )
  })
})

test.each(['paypal․com', 'paypal·com', 'paypal．com', 'ｐａｙｐａｌ．ｃｏｍ', 'paypal۰com'])(
  'the user name %s looks like a host',
  (name) => {
    const { level, data, findings } = judgeUrl(`https://${name}@evil.example/`)
    expect([level, findings[0]?.code]).toEqual(['stop', 'host-like-credentials'])
    expect(data).toEqual({ host: 'evil.example', resembles: 'paypal.com' })
  },
)

describe('a host with characters that mean others', () => {
  test.each([
    [
      'https://exa\u200bmple.com/',
      [[11, 12]],
      { character: expect.stringContaining('(U+200B)'), host: 'example.com' },
    ],
    ['https://exam\u00adple.com/', [[12, 13]], { character: expect.stringContaining('(U+00AD)') }],
    ['https://ｅxample.com/', [[8, 9]], { written: 'ｅxample.com', host: 'example.com' }],
    ['https://a.℡.example/', [[10, 11]], { host: 'a.tel.example' }],
  ] as const)('%s', (input, [[start, end]], data) => {
    const { findings } = judgeUrl(input)
    const found = findings.find(({ code }) => code === 'host-mapped')
    expect(found).toMatchObject({ start, end, count: 1, data })
  })

  test('each place is counted', () => {
    const { findings } = judgeUrl('https://ｅxａmple.com/')
    expect(findings.find(({ code }) => code === 'host-mapped')).toMatchObject({
      start: 8,
      count: 2,
    })
  })
})

test('one character is not told of twice', () => {
  const codes = judgeUrl('https://a⁄b.com/').findings.map(({ code }) => code)
  expect(codes).toEqual(['delimiter-lookalike'])
})

describe('the advice names what to write', () => {
  test.each<[input: string, base: string | undefined, code: string, data: object]>([
    ['https://a.example:443/', undefined, 'port-rewritten', { port: 443, scheme: 'https' }],
    ['https://a.example:08080/', undefined, 'port-rewritten', { port: 8080 }],
    ['http://10.0.0.l/', undefined, 'letter-as-digit', { letter: 'l', suggestion: '10.0.0.1' }],
    [
      'www.b.example',
      'https://a.example/docs/',
      'url-as-path',
      { suggestion: 'https://www.b.example/' },
    ],
    ['//img//logo.png', 'https://a.example/', 'leaves-base-host', { host: 'img' }],
    [
      'https://exam\u200bple.com/',
      undefined,
      'host-mapped',
      { character: expect.stringContaining('(U+200B)'), suggestion: 'example.com' },
    ],
    [
      'https://example。com/',
      undefined,
      'host-mapped',
      { codePoint: 'U+3002', suggestion: 'example.com' },
    ],
    ['https://аpple.com/', undefined, 'mixed-script', { codePoint: 'U+0430', latin: 'a' }],
    ['https://xn--pypal-4ve.com/', undefined, 'mixed-script', { codePoint: 'U+0430', latin: 'a' }],
  ])('%s with the base %s', (input, base, code, data) => {
    const [worst] = judgeUrl(input, { base }).findings
    expect(worst).toMatchObject({ code, data })
  })

  test('a letter of another script among Latin ones is underlined alone', () => {
    const input = 'https://gооgle.com/'
    const [worst] = judgeUrl(input).findings
    expect(input.slice(worst!.start, worst!.end)).toBe('о')
  })

  test.each(['//cdn.example/a.js', '//localhost/a.js'])('%s leads to a usual host', (input) => {
    expect(judgeUrl(input, { base: 'https://a.example/' }).findings).toEqual([])
  })
})
