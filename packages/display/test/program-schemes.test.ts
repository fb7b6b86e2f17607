import { readFileSync } from 'node:fs'
import { judgeUrl, type VerdictLevel } from '@waymark/display/verdict'
import { expect, test } from 'vitest'
import { PROGRAM_SCHEMES, programOf } from '../src/verdict/schemes.ts'

const codesOf = (input: string) => judgeUrl(input).findings.map(({ code }) => code)

test.each<[input: string, level: VerdictLevel, code: string]>([
  ['ssh://-oProxyCommand=calc/x', 'stop', 'option-as-host'],
  ['git+ssh://%2doProxyCommand=calc/x', 'stop', 'option-as-host'],
  ['ssh://-oProxyCommand=calc@host.example/x', 'stop', 'option-as-host'],
  ['foo://-x/', 'stop', 'option-as-host'],
  ['mhtml:http://e/a!x-usc:http://e/b', 'stop', 'abused-scheme'],
  ['x-usc:http://e/b', 'stop', 'abused-scheme'],
  ['hcp://services/search?query=a', 'stop', 'abused-scheme'],
  ['shell:startup', 'stop', 'abused-scheme'],
  ['its:c:\\a.chm::/b.htm', 'stop', 'abused-scheme'],
  ['mk:@MSITStore:a.chm::/b.htm', 'stop', 'abused-scheme'],
  ['res://ieframe.dll/a.htm', 'stop', 'abused-scheme'],
  ['applescript://com.apple.scripteditor?action=new&script=x', 'stop', 'abused-scheme'],
  ['jnlp://evil.example/a.jnlp', 'stop', 'abused-scheme'],
  ['vnd.libreoffice.command:macro', 'stop', 'abused-scheme'],
  ['smb://evil.example/share', 'caution', 'program-scheme'],
  ['afp://evil.example/share', 'stop', 'abused-scheme'],
  ['nntp://evil.example/a', 'stop', 'abused-scheme'],
  ['news://evil.example/a', 'caution', 'program-scheme'],
  ['tftp://evil.example/a', 'caution', 'program-scheme'],
  ['tvsqlsupport1://a', 'caution', 'program-scheme'],
  ['vnc://evil.example/', 'caution', 'program-scheme'],
  ['telnet://evil.example/', 'caution', 'program-scheme'],
  ['ssh://git@github.com/a/b.git', 'caution', 'program-scheme'],
  ['git://github.com/a/b.git', 'caution', 'program-scheme'],
  ['steam://run/1', 'caution', 'program-scheme'],
  ['skype:joe?call', 'caution', 'program-scheme'],
  ['zoommtg://zoom.us/join?confno=1', 'caution', 'program-scheme'],
  ['tg://resolve?domain=a', 'caution', 'program-scheme'],
  ['whatsapp://send?text=a', 'caution', 'program-scheme'],
  ['callto:+15550109999', 'caution', 'program-scheme'],
  ['vscode://file/etc/passwd', 'caution', 'program-scheme'],
  ['ms-people:', 'caution', 'program-scheme'],
  ['SMB://evil.example/share', 'caution', 'program-scheme'],
  ['pcast:javascript:x', 'stop', 'script-scheme'],
  ['microsoft-edge:https://bank.example@evil.example/', 'stop', 'host-like-credentials'],
])('%s: %s, %s', (input, level, code) => {
  expect(judgeUrl(input).level).toBe(level)
  expect(codesOf(input)[0]).toBe(code)
})

test.each([
  'mailto:joe@example.com',
  'tel:+15550109999',
  'sms:+15550109999',
  'http://a.example/',
  'https://a.example/',
  'ws://a.example/',
  'wss://a.example/',
  'ftp://a.example/',
  'foo://a-b/',
  'urn:isbn:0451450523',
  'data:application/pdf;base64,AAAA',
  'data:image/png;base64,AAAA',
])('%s is clear', (input) => {
  expect(judgeUrl(input).level).toBe('clear')
})

test.each(['data:image/svg+xml,<svg/>', 'data:text/html,a', 'data:application/xhtml+xml,a'])(
  '%s is a page that can run scripts',
  (input) => {
    expect(judgeUrl(input).findings[0]).toMatchObject({
      code: 'script-scheme',
      data: { type: /^data:([^,]+)/.exec(input)![1] },
    })
  },
)

test('the reason is what the program is, and nothing is said of a host that is a command', () => {
  expect(judgeUrl('vscode://file/etc/passwd')).toMatchObject({
    destination: { registrableDomain: null, host: null, scheme: 'vscode' },
    headline: programOf('vscode')?.says('vscode').text,
    findings: [{ code: 'program-scheme', start: 0, end: 6 }],
  })
  expect(judgeUrl('jnlp://evil.example/a').headline).toBe(programOf('jnlp')?.says('jnlp').text)
  // One that names another machine has a host, which is judged.
  expect(codesOf('git://аррӏе.com/a')).toEqual(['whole-script-confusable', 'program-scheme'])
})

test('a scheme is in the list once, written as it is parsed, and has a source', () => {
  const all = PROGRAM_SCHEMES.flatMap(({ schemes }) => schemes)
  expect(new Set(all).size).toBe(all.length)
  for (const scheme of all) expect(judgeUrl(`${scheme}:x`).destination?.scheme).toBe(scheme)
  for (const { source } of PROGRAM_SCHEMES) expect(source).toMatch(/^https:\/\//)
})

test('a source is about the schemes that it is given for', () => {
  const sourceOf = (scheme: string) => programOf(scheme)?.source
  for (const scheme of ['ssh', 'telnet', 'rlogin', 'tn3270', 'mosh'])
    expect([scheme, sourceOf(scheme)]).not.toEqual([scheme, expect.stringContaining('cve.org')])
  expect(sourceOf('git')).toContain('CVE-2017-1000117')
  expect(sourceOf('svn')).toContain('CVE-2017-9800')
  expect(sourceOf('hg')).toContain('CVE-2017-1000116')
  expect(sourceOf('cvs')).toContain('CVE-2017-12836')
  for (const scheme of ['uplay', 'vlc', 'obsidian', 'litecoin', 'waze', 'snap', 'itms-apps'])
    expect([scheme, sourceOf(scheme)]).not.toEqual([scheme, expect.stringContaining('iana.org')])
})

test('only files of Windows shares may need an account', () => {
  const said = (scheme: string) => programOf(scheme)!.says('x').text
  const saysSignIn = (scheme: string) => said(scheme) === said('smb')
  expect(['smb', 'cifs', 'nfs', 'dav', 'sftp', 'tftp', 'rsync'].filter(saysSignIn)).toEqual([
    'smb',
    'cifs',
  ])
})

test('no scheme of the web, and none of usual links in pages, is in it', () => {
  for (const scheme of ['http', 'https', 'ws', 'wss', 'ftp', 'file', 'mailto', 'tel', 'sms'])
    expect(programOf(scheme)).toBeNull()
})

test('the README names each scheme with what it does and its source', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const missing = PROGRAM_SCHEMES.filter(({ schemes, says, source }) => {
    const names = schemes.map((scheme) => `\`${scheme}:\``).join(' ')
    const what = says('x').text.replace('The scheme x ', '').replace(/\.$/, '')
    return !readme.includes(`- ${names} ${what} ([source](${source}))`)
  })
  expect(missing.map(({ schemes }) => schemes)).toEqual([])
})

test('only a data: URL has a page in its path', () => {
  expect(judgeUrl('urn:text/html,x')).toMatchObject({ level: 'clear', findings: [] })
})
