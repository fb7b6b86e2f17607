import { expect, test } from 'vitest'
import { runMarked } from './marked-run.ts'

const inspect = async (url: string, ...args: readonly string[]) =>
  (await runMarked(['inspect', ...args, '--', url])).lines

const inspectIn = async (columns: number, url: string, ...args: readonly string[]) =>
  (await runMarked(['inspect', ...args, '--', url], { columns })).lines

test('all parts of a URL, with what they are', async () => {
  expect(await inspect('https://us%20er:p@xn--bcher-kva.example:8080/a/%7e?q#f')).toEqual([
    'Leads to <bold>bücher.example</> · https',
    '<bold+yellow>Verdict: caution. The URL contains a password.</>',
    '<bold>https://us%20er:p@xn--bcher-kva.example:8080/a/%7e?q#f</>',
    '',
    '  <cyan>href     </> https://us%20er:p@xn--bcher-kva.example:8080/a/%7e?q#f',
    '  <cyan>scheme   </> https',
    '  <cyan>username </> us%20er',
    '  <cyan>password </> p',
    '  <cyan>host     </> xn--bcher-kva.example   <dim>domain</>',
    '  <cyan>         </> bücher.example   <dim>in Unicode</>',
    '  <cyan>port     </> 8080',
    '  <cyan>path     </> /a/%7e',
    '  <cyan>query    </> q',
    '  <cyan>fragment </> f',
    '  <cyan>origin   </> https://xn--bcher-kva.example:8080',
    '',
    '<yellow>1 validation error</> (the URL parses nevertheless)',
    '  https://us%20er:p@xn--bcher-kva.example:8080/a/%7e?q#f',
    '  <red>        ^^^^^^^^^^</>',
    '  The URL contains a password.',
    '  <dim>Remove the credentials and the @, and pass the password in another way.</>',
    '  <dim>invalid-credentials: password</>',
    '',
    'Canonical form (safe)',
    '  <green>https://us%20er:p@xn--bcher-kva.example:8080/a/~?q#f</>',
    '',
    '  <cyan>uppercase-percent-encoding</>  <dim>preserves</>',
    '    Writes the hex digits of percent-encoded bytes in upper case.',
    '    https://us%20er:p@xn--bcher-kva.example:8080/a/%7e?q#f',
    '    https://us%20er:p@xn--bcher-kva.example:8080/a/%7E?q#f',
    '',
    '  <cyan>decode-unreserved</>  <dim>preserves</>',
    '    Decodes percent-encoded letters, digits and `-._~`.',
    '    https://us%20er:p@xn--bcher-kva.example:8080/a/%7E?q#f',
    '    https://us%20er:p@xn--bcher-kva.example:8080/a/~?q#f',
    '',
  ])
  expect(await inspect('http://0x7f.1?#', '--preset', 'seo')).toEqual([
    'Leads to <bold>127.0.0.1</> · http',
    '<bold+red>Verdict: stop. Deceptive host: it leads to the IP address 127.0.0.1.</>',
    '<bold>http://0x7f.1?#</>',
    '',
    '  <cyan>href     </> http://127.0.0.1/?#',
    '  <cyan>scheme   </> http',
    '  <cyan>host     </> 127.0.0.1   <dim>IPv4 address</>',
    '  <cyan>path     </> /',
    '  <cyan>query    </> <dim>(empty)</>',
    '  <cyan>fragment </> <dim>(empty)</>',
    '  <cyan>origin   </> http://127.0.0.1',
    '',
    '<yellow>2 validation errors</> (the URL parses nevertheless)',
    '  http://0x7f.1?#',
    '  <red>       ^^^^^^</>',
    '  The IPv4 address has 2 of 4 parts, some in hexadecimal, so it leads to',
    '  `127.0.0.1`.',
    '  <dim>Write all four parts: `127.0.0.1`.</>',
    '  <dim>IPv4-too-few-parts, IPv4-non-decimal-part: ipv4-parts-left-out</>',
    '',
    'Canonical form (seo)',
    '  <green>http://127.0.0.1/</>',
    '',
    '  <cyan>ipv4-canonical</>  <dim>preserves</>',
    '    Writes an IPv4 address as four decimal numbers.',
    '    http://0x7f.1?#',
    '    http://127.0.0.1?#',
    '',
    '  <cyan>empty-path-slash</>  <dim>preserves</>',
    '    Writes an empty path after a host as `/`.',
    '    http://127.0.0.1?#',
    '    http://127.0.0.1/?#',
    '',
    '  <cyan>remove-query</>  <dim>changes</>',
    '    Drops the query.',
    '    http://127.0.0.1/?#',
    '    http://127.0.0.1/#',
    '',
    '  <cyan>remove-fragment</>  <dim>changes</>',
    '    Drops the fragment.',
    '    http://127.0.0.1/#',
    '    http://127.0.0.1/',
    '',
  ])
  expect(await inspect('mailto:a@b', '--preset', 'seo')).toEqual([
    'Leads to no host · mailto',
    '<bold>Verdict: clear. Nothing deceptive found.</>',
    '<bold>mailto:a@b</>',
    '',
    '  <cyan>href     </> mailto:a@b',
    '  <cyan>scheme   </> mailto',
    '  <cyan>path     </> a@b   <dim>opaque path</>',
    '  <cyan>origin   </> null   <dim>opaque origin</>',
    '',
    'No validation errors.',
    '',
    '',
  ])
  expect(await inspect('foo://ho%73t/', '--preset', 'seo')).toEqual([
    'Leads to <bold>ho%73t</> · foo',
    '<bold>Verdict: clear. Nothing deceptive found.</>',
    '<bold>foo://ho%73t/</>',
    '',
    '  <cyan>href     </> foo://ho%73t/',
    '  <cyan>scheme   </> foo',
    '  <cyan>host     </> ho%73t   <dim>opaque host</>',
    '  <cyan>path     </> /',
    '  <cyan>origin   </> null   <dim>opaque origin</>',
    '',
    'Other programs read another host or port, or none:',
    '  <yellow>host   curl</>',
    '  <yellow>no host   java-uri</>',
    '',
    'No validation errors.',
    '',
    '',
  ])
  expect(await inspect('http://[::1]/')).toEqual([
    'Leads to <bold>[::1]</> · http',
    '<bold>Verdict: clear. Nothing deceptive found.</>',
    '<bold>http://[::1]/</>',
    '',
    '  <cyan>href     </> http://[::1]/',
    '  <cyan>scheme   </> http',
    '  <cyan>host     </> [::1]   <dim>IPv6 address</>',
    '  <cyan>path     </> /',
    '  <cyan>origin   </> http://[::1]',
    '',
    'No validation errors.',
    '',
    'Already canonical (safe).',
    '',
  ])
  expect(await inspect('file:///a', '--preset', 'seo')).toEqual([
    'Leads to no host · file',
    '<bold>Verdict: clear. Nothing deceptive found.</>',
    '<bold>file:///a</>',
    '',
    '  <cyan>href     </> file:///a',
    '  <cyan>scheme   </> file',
    '  <cyan>host     </> <dim>(empty)</>   <dim>empty host</>',
    '  <cyan>path     </> /a',
    '  <cyan>origin   </> null   <dim>opaque origin</>',
    '',
    'No validation errors.',
    '',
    '',
  ])
})

test('what is not a URL has its errors', async () => {
  expect(await inspect('http://a b/')).toEqual([
    '<bold+red>Verdict: stop. This is not a URL. A host cannot contain a space.</>',
    '<bold>Did you mean http://ab/</>',
    '<bold>http://a b/</>',
    '',
    '<red>1 validation error</>',
    '  http://a b/',
    '  <red>        ^</>',
    '  <dim>Write `ab`, if you mean that.</>',
    '  <dim>domain-to-ASCII: host-space</>',
    '',
    '',
  ])
  expect(await inspect('')).toEqual([
    '<bold+red>Verdict: stop. This is not a URL. The input is empty.</>',
    '<bold></>',
    '',
    '<red>1 validation error</>',
    '  ',
    '  <red>^</>',
    '  <dim>Write a URL, such as https://example.com/.</>',
    '  <dim>missing-scheme-non-relative-URL: input-empty</>',
    '',
    '',
  ])
  expect(await inspect('https://exa\u202emple.com:99999/')).toEqual([
    '<bold+red>Verdict: stop. This is not a URL. A domain cannot contain a right-to-left</>',
    '<bold+red>override (U+202E).</>',
    '<bold>https://exa\\u202emple.com:99999/</>',
    '',
    '<red>1 validation error</>',
    '  https://exa\\u202emple.com:99999/',
    '  <red>           ^^^^^^</>',
    '  <dim>Write `example.com`, if you mean that.</>',
    '  <dim>domain-to-ASCII: host-disallowed-character</>',
    '',
    '',
  ])
})

test('several kinds of errors, each with its places', async () => {
  expect(await inspect(' http:\\\\a\\b c\\%zz\t')).toEqual([
    'Leads to <bold>a</> · http',
    '<bold+yellow>Verdict: caution. There is a backslash where a slash belongs.</>',
    '<bold>Did you mean http://a/b%20c/%25zz</>',
    '<bold> http:\\\\a\\b c\\%zz\\t</>',
    '',
    '  <cyan>href     </> http://a/b%20c/%zz',
    '  <cyan>scheme   </> http',
    '  <cyan>host     </> a   <dim>domain</>',
    '  <cyan>path     </> /b%20c/%zz',
    '  <cyan>origin   </> http://a',
    '',
    '<yellow>8 validation errors</> (the URL parses nevertheless)',
    '   http:\\\\a\\b c\\%zz\\t',
    '  <red>^                ^^</>',
    '  There is white space before the URL: a space.',
    '  There is white space after the URL: a tab.',
    '  <dim>Remove the white space.</>',
    '  <dim>invalid-URL-unit: outer-space (2 places)</>',
    '',
    '   http:\\\\a\\b c\\%zz\\t',
    '  <red>      ^^ ^   ^</>',
    '  There is a backslash where a slash belongs.',
    '  <dim>Write / instead of \\.</>',
    '  <dim>special-scheme-missing-following-solidus (3 times), invalid-reverse-solidus (2</>',
    '  <dim>times): slashes-reversed (4 places)</>',
    '',
    '   http:\\\\a\\b c\\%zz\\t',
    '  <red>           ^</>',
    '  The URL contains a space that is not percent-encoded.',
    '  <dim>Write %20.</>',
    '  <dim>invalid-URL-unit: space-unencoded</>',
    '',
    '   http:\\\\a\\b c\\%zz\\t',
    '  <red>              ^</>',
    '  After this %, two hexadecimal digits are missing.',
    '  <dim>Write %25 for a percent sign.</>',
    '  <dim>invalid-URL-unit: percent-bare</>',
    '',
    'Canonical form (safe)',
    '  <green>http://a/b%20c/%zz</>',
    '',
    '  <cyan>parse-serialise</>  <dim>preserves</>',
    '    Spaces and control characters around a URL are not part of it.',
    '     http:\\\\a\\b c\\%zz\\t',
    '    http:\\\\a\\b c\\%zz\\t',
    '',
    '  <cyan>parse-serialise</>  <dim>preserves</>',
    '    Spaces and control characters around a URL are not part of it.',
    '    http:\\\\a\\b c\\%zz\\t',
    '    http:\\\\a\\b c\\%zz',
    '',
    '  <cyan>parse-serialise</>  <dim>preserves</>',
    '    A backslash counts as a slash.',
    '    http:\\\\a\\b c\\%zz',
    '    http://a/b c/%zz',
    '',
    '  <cyan>parse-serialise</>  <dim>preserves</>',
    '    Characters that a path cannot contain are percent-encoded.',
    '    http://a/b c/%zz',
    '    http://a/b%20c/%zz',
    '',
  ])
  expect(await inspectIn(40, ' http:\\\\a\\b c\\%zz\t')).toEqual([
    'Leads to <bold>a</> · http',
    '<bold+yellow>Verdict: caution. There is a backslash</>',
    '<bold+yellow>where a slash belongs.</>',
    '<bold>Did you mean http://a/b%20c/%25zz</>',
    '<bold> http:\\\\a\\b c\\%zz\\t</>',
    '',
    '  <cyan>href     </> http://a/b%20c/%zz',
    '  <cyan>scheme   </> http',
    '  <cyan>host     </> a   <dim>domain</>',
    '  <cyan>path     </> /b%20c/%zz',
    '  <cyan>origin   </> http://a',
    '',
    '<yellow>8 validation errors</> (the URL parses nevertheless)',
    '   http:\\\\a\\b c\\%zz\\t',
    '  <red>^                ^^</>',
    '  There is white space before the URL: a',
    '  space.',
    '  There is white space after the URL: a',
    '  tab.',
    '  <dim>Remove the white space.</>',
    '  <dim>invalid-URL-unit: outer-space (2</>',
    '  <dim>places)</>',
    '',
    '   http:\\\\a\\b c\\%zz\\t',
    '  <red>      ^^ ^   ^</>',
    '  There is a backslash where a slash',
    '  belongs.',
    '  <dim>Write / instead of \\.</>',
    '  <dim>special-scheme-missing-following-solidus</>',
    '  <dim>(3 times), invalid-reverse-solidus (2</>',
    '  <dim>times): slashes-reversed (4 places)</>',
    '',
    '   http:\\\\a\\b c\\%zz\\t',
    '  <red>           ^</>',
    '  The URL contains a space that is not',
    '  percent-encoded.',
    '  <dim>Write %20.</>',
    '  <dim>invalid-URL-unit: space-unencoded</>',
    '',
    '   http:\\\\a\\b c\\%zz\\t',
    '  <red>              ^</>',
    '  After this %, two hexadecimal digits',
    '  are missing.',
    '  <dim>Write %25 for a percent sign.</>',
    '  <dim>invalid-URL-unit: percent-bare</>',
    '',
    'Canonical form (safe)',
    '  <green>http://a/b%20c/%zz</>',
    '',
    '  <cyan>parse-serialise</>  <dim>preserves</>',
    '    Spaces and control characters around',
    '    a URL are not part of it.',
    '     http:\\\\a\\b c\\%zz\\t',
    '    http:\\\\a\\b c\\%zz\\t',
    '',
    '  <cyan>parse-serialise</>  <dim>preserves</>',
    '    Spaces and control characters around',
    '    a URL are not part of it.',
    '    http:\\\\a\\b c\\%zz\\t',
    '    http:\\\\a\\b c\\%zz',
    '',
    '  <cyan>parse-serialise</>  <dim>preserves</>',
    '    A backslash counts as a slash.',
    '    http:\\\\a\\b c\\%zz',
    '    http://a/b c/%zz',
    '',
    '  <cyan>parse-serialise</>  <dim>preserves</>',
    '    Characters that a path cannot',
    '    contain are percent-encoded.',
    '    http://a/b c/%zz',
    '    http://a/b%20c/%zz',
    '',
  ])
})

test('what was changed is shown with the reason', async () => {
  expect(
    await inspect('http://A.example:80/b/../%7e?utm_source=x', '--preset', 'standard'),
  ).toEqual([
    'Leads to <bold>a.example</> · http',
    '<bold>Verdict: clear. Nothing deceptive found.</>',
    '<bold>http://A.example:80/b/../%7e?utm_source=x</>',
    '',
    '  <cyan>href     </> http://a.example/%7e?utm_source=x',
    '  <cyan>scheme   </> http',
    '  <cyan>host     </> a.example   <dim>domain</>',
    '  <cyan>path     </> /%7e',
    '  <cyan>query    </> utm_source=x',
    '  <cyan>origin   </> http://a.example',
    '',
    '  http://A.example:80/b/../%7e?utm_source=x',
    '  <red>                      ^^</>',
    '  dot-segments-resolved: The path contains `..`, so it leads to `/%7e`.',
    '  <dim>Write the resolved path.</>',
    '',
    '  http://A.example:80/b/../%7e?utm_source=x',
    '  <red>                 ^^</>',
    '  port-rewritten: 80 is the default port of http.',
    '  <dim>Leave it out, with its colon.</>',
    '',
    'No validation errors by the URL Standard.',
    '',
    'Canonical form (standard)',
    '  <green>http://a.example/%7e?utm_source=x</>',
    '',
    '  <cyan>lowercase-scheme-host</>  <dim>preserves</>',
    '    Hosts are written in lower case.',
    '    http://A.example:80/b/../%7e?utm_source=x',
    '    http://a.example:80/b/../%7e?utm_source=x',
    '',
    '  <cyan>remove-default-port</>  <dim>preserves</>',
    '    80 is the default port of http.',
    '    http://a.example:80/b/../%7e?utm_source=x',
    '    http://a.example/b/../%7e?utm_source=x',
    '',
    '  <cyan>remove-dot-segments</>  <dim>preserves</>',
    '    Resolves `.` and `..` in the path.',
    '    http://a.example/b/../%7e?utm_source=x',
    '    http://a.example/%7e?utm_source=x',
    '',
  ])
  expect(await inspectIn(44, 'http://a.example/?utm_source=x', '--preset', 'crawler')).toEqual([
    'Leads to <bold>a.example</> · http',
    '<bold>Verdict: clear. Nothing deceptive found.</>',
    '<bold>http://a.example/?utm_source=x</>',
    '',
    '  <cyan>href     </> http://a.example/?utm_source=x',
    '  <cyan>scheme   </> http',
    '  <cyan>host     </> a.example   <dim>domain</>',
    '  <cyan>path     </> /',
    '  <cyan>query    </> utm_source=x',
    '  <cyan>origin   </> http://a.example',
    '',
    'No validation errors.',
    '',
    'Canonical form (crawler)',
    '  <green>http://a.example/</>',
    '',
    '  <cyan>remove-tracking-params</>  <dim>usually-preserves</>',
    '    Drops parameters that only tell where a',
    '    visitor came from.',
    '    http://a.example/?utm_source=x',
    '    http://a.example/',
    '',
  ])
})

test('a finding that no error says has its places, and no approval comes after it', async () => {
  expect(await inspect('https://paypal.com@evil.example/')).toEqual([
    'Leads to <bold>evil.example</> · https',
    '<bold+red>Verdict: stop. Deceptive user name: it leads to evil.example, not to paypal.com.</>',
    '<bold>https://paypal.com@evil.example/</>',
    '',
    '  <cyan>href     </> https://paypal.com@evil.example/',
    '  <cyan>scheme   </> https',
    '  <cyan>username </> paypal.com',
    '  <cyan>host     </> evil.example   <dim>domain</>',
    '  <cyan>path     </> /',
    '  <cyan>origin   </> https://evil.example',
    '',
    '<yellow>1 validation error</> (the URL parses nevertheless)',
    '  https://paypal.com@evil.example/',
    '  <red>        ^^^^^^^^^^^</>',
    '  The part before the @ looks like the host `paypal.com`, but is a user name or',
    '  a password: the URL leads to `evil.example`.',
    '  <dim>Do not follow it. If you mean `paypal.com`, remove the @ and the host after</>',
    '  <dim>it.</>',
    '  <dim>invalid-credentials: credentials-like-host</>',
    '',
    '',
  ])
  expect(await inspect('https://\u0430\u0440\u0440\u04cf\u0435.com/')).toEqual([
    'Leads to <bold>xn--80ak6aa92e.com</> · https',
    '<bold+red>Verdict: stop. Deceptive host: it leads to xn--80ak6aa92e.com, which looks like</>',
    '<bold+red>apple.com.</>',
    '<bold>https://аррӏе.com/</>',
    '',
    '  <cyan>href     </> https://xn--80ak6aa92e.com/',
    '  <cyan>scheme   </> https',
    '  <cyan>host     </> xn--80ak6aa92e.com   <dim>domain</>',
    '  <cyan>         </> аррӏе.com   <dim>in Unicode</>',
    '  <cyan>path     </> /',
    '  <cyan>origin   </> https://xn--80ak6aa92e.com',
    '',
    '  https://аррӏе.com/',
    '  <red>        ^^^^^</>',
    '  whole-script-confusable: A label in another script looks like apple.',
    '  <dim>Do not follow it unless you know the site.</>',
    '',
    'No validation errors by the URL Standard.',
    '',
    'Canonical form (safe)',
    '  <green>https://xn--80ak6aa92e.com/</>',
    '',
    '  <cyan>parse-serialise</>  <dim>preserves</>',
    '    A domain is written in its ASCII form (IDNA), without percent-encoded bytes.',
    '    https://аррӏе.com/',
    '    https://xn--80ak6aa92e.com/',
    '',
  ])
  expect(await inspectIn(44, 'https://a.example/\u00a0b\u3000c')).toEqual([
    'Leads to <bold>a.example</> · https',
    '<bold+yellow>Verdict: caution. The URL contains a</>',
    '<bold+yellow>no-break space (U+00A0) and an ideographic</>',
    '<bold+yellow>space (U+3000), which cannot be seen.</>',
    '<bold>https://a.example/\\u00a0b\\u3000c</>',
    '',
    '  <cyan>href     </> https://a.example/%C2%A0b%E3%80%80c',
    '  <cyan>scheme   </> https',
    '  <cyan>host     </> a.example   <dim>domain</>',
    '  <cyan>path     </> /%C2%A0b%E3%80%80c',
    '  <cyan>origin   </> https://a.example',
    '',
    '  https://a.example/\\u00a0b\\u3000c',
    '  <red>                  ^^^^^^ ^^^^^^</>',
    '  deceptive-character: The URL contains a',
    '  no-break space (U+00A0) and an ideographic',
    '  space (U+3000), which cannot be seen. (2',
    '  places)',
    '  <dim>Remove the character, or percent-encode it</>',
    '  <dim>if it belongs to the URL.</>',
    '',
    'No validation errors by the URL Standard.',
    '',
    'Canonical form (safe)',
    '  <green>https://a.example/%C2%A0b%E3%80%80c</>',
    '',
    '  <cyan>parse-serialise</>  <dim>preserves</>',
    '    Characters that a path cannot contain',
    '    are percent-encoded.',
    '    https://a.example/\\u00a0b\\u3000c',
    '    https://a.example/%C2%A0b%E3%80%80c',
    '',
  ])
})

const places = (lines: readonly string[]) => lines.filter((line) => line.includes('^')).length

/** A URL with a text so often, far apart and each with other digits around it. */
const far = (count: number, text: string) =>
  `https://a.example/${Array.from({ length: count }, (_, n) => `${String(n).padStart(4, '0').repeat(50)}${text}`).join('')}a`

test('12 places of a cause and 12 of a finding are shown', async () => {
  expect(places(await inspect(far(12, '%x')))).toBe(12)
  expect((await inspect(far(12, '%x'))).join()).not.toContain('more place')
  const thirteen = await inspect(far(13, '%x'))
  expect(places(thirteen)).toBe(12)
  expect(thirteen).toContain('  … and 1 more place')
  expect(await inspect(far(14, '%x'))).toContain('  … and 2 more places')
  expect(places(await inspect(far(12, '\u00a0')))).toBe(12)
  expect(places(await inspect(far(13, '\u00a0')))).toBe(12)
  expect((await inspect(far(1001, '\u00a0'))).join('\n')).toContain('(1,001')
})

test('a long value is cut: the input after 2,000 units, a part after 1,000', async () => {
  const cut = async (length: number) => {
    const lines = await inspect(`https://a.example/${'x'.repeat(length - 18)}`)
    const of = (start: string) => lines.find((line) => line.startsWith(start))?.includes('…')
    return [of('<bold>https'), of('  <cyan>href'), of('  <cyan>path')]
  }
  expect(await cut(1000)).toEqual([false, false, false])
  expect(await cut(1001)).toEqual([false, true, false])
  expect(await cut(1018)).toEqual([false, true, true])
  expect(await cut(2000)).toEqual([false, true, true])
  expect(await cut(2001)).toEqual([true, true, true])
})

test('a change of at most 120 units is shown whole, a longer one with 40 around it', async () => {
  const lines = async (length: number) => {
    const shown = await inspect(
      `http://a.example/${'x'.repeat(length - 21)}%7ey`,
      '--preset',
      'standard',
      '--rule',
      'decode-unreserved',
    )
    return shown
      .filter((line) => /^ {4}\S*x+/.test(line))
      .map((line) => [line.trim().length, line.includes('…')])
  }
  expect(await lines(120)).toEqual([
    [120, false],
    [118, false],
  ])
  expect(await lines(121)).toEqual([
    [45, true],
    [43, true],
  ])
})

test('the status is 1 for what is no URL or can deceive, and for too many doubts', async () => {
  const inspect = async (url: string, ...args: readonly string[]) =>
    (await runMarked(['inspect', ...args, '--', url])).status
  for (const [url, plain, strict] of [
    ['https://a.example/', 0, 0],
    ['https://a.example\\', 0, 1],
    ['https://a.example/%zz', 0, 1],
    ['C:\\Users', 0, 1],
    ['a', 1, 1],
    ['https://paypal.com@evil.example/', 1, 1],
    ['https://аррӏе.com/', 1, 1],
  ] as const) {
    expect([url, await inspect(url)]).toEqual([url, plain])
    expect([url, await inspect(url, '--max-warnings', '0')]).toEqual([url, strict])
    expect([url, await inspect(url, '--max-warnings', '9')]).toEqual([url, plain])
  }
})

const json = async (url: string, ...args: readonly string[]) =>
  JSON.parse((await inspect(url, '--format', 'json', ...args)).join('\n'))

test('json has all parts, the errors and the canonical form', async () => {
  const seo = ['--preset', 'seo']
  expect(await json('https://us:p@xn--bcher-kva.example:8080/a?q#f', ...seo)).toEqual({
    input: 'https://us:p@xn--bcher-kva.example:8080/a?q#f',
    verdict: {
      destination: {
        registrableDomain: 'xn--bcher-kva.example',
        host: 'xn--bcher-kva.example',
        scheme: 'https',
      },
      level: 'caution',
      headline: 'The URL contains a password.',
      findings: [
        {
          code: 'invalid-credentials',
          kind: 'credentials',
          severity: 'warning',
          message: 'The URL contains a password.',
          remedy: 'Remove the credentials and the @, and pass the password in another way.',
          start: 8,
          end: 13,
          count: 1,
          places: [{ start: 8, end: 13 }],
          errors: ['invalid-credentials'],
        },
      ],
    },
    standing: 'repaired',
    repairs: [],
    nested: [],
    parses: true,
    href: 'https://us:p@xn--bcher-kva.example:8080/a?q#f',
    scheme: 'https',
    username: 'us',
    password: 'p',
    host: { kind: 'domain', serialized: 'xn--bcher-kva.example', unicode: 'bücher.example' },
    port: 8080,
    path: '/a',
    query: 'q',
    fragment: 'f',
    origin: 'https://xn--bcher-kva.example:8080',
    validationErrors: [
      {
        code: 'invalid-credentials',
        severity: 'warning',
        message: 'The URL contains a user name or a password.',
        remedy:
          'Remove the user name, the password and the @, and pass the credentials in another way.',
        start: 8,
        end: 13,
        causes: [
          {
            code: 'password',
            message: 'The URL contains a password.',
            remedy: 'Remove the credentials and the @, and pass the password in another way.',
            start: 8,
            end: 13,
            edit: { start: 8, end: 13, text: '' },
          },
        ],
      },
    ],
    errorCount: 1,
    truncated: false,
    normalized: {
      preset: 'seo',
      output: 'https://us:p@xn--bcher-kva.example:8080/a',
      steps: [
        {
          rule: 'remove-query',
          category: 'changes',
          before: 'https://us:p@xn--bcher-kva.example:8080/a?q#f',
          after: 'https://us:p@xn--bcher-kva.example:8080/a#f',
          start: 41,
          end: 43,
          inputStart: 41,
          inputEnd: 43,
          reason: 'Drops the query.',
        },
        {
          rule: 'remove-fragment',
          category: 'changes',
          before: 'https://us:p@xn--bcher-kva.example:8080/a#f',
          after: 'https://us:p@xn--bcher-kva.example:8080/a',
          start: 41,
          end: 43,
          inputStart: 43,
          inputEnd: 45,
          reason: 'Drops the fragment.',
        },
      ],
    },
    otherReadings: [],
  })
  expect(await json('http://a b/')).toEqual({
    input: 'http://a b/',
    verdict: {
      destination: null,
      level: 'stop',
      headline: 'This is not a URL. A host cannot contain a space.',
      data: { cause: 'A host cannot contain a space.', character: 'a space', host: 'ab' },
      findings: [
        {
          code: 'domain-to-ASCII',
          kind: 'not-a-url',
          severity: 'error',
          message: 'A host cannot contain a space.',
          remedy: 'Write `ab`, if you mean that.',
          data: { character: 'a space', host: 'ab' },
          start: 8,
          end: 9,
          count: 1,
          places: [{ start: 8, end: 9 }],
          errors: ['domain-to-ASCII'],
        },
      ],
    },
    standing: 'not-a-url',
    repairs: [
      {
        input: 'http://ab/',
        href: 'http://ab/',
        destination: { registrableDomain: null, host: 'ab', scheme: 'http' },
        level: 'clear',
        isCertain: true,
        code: 'domain-to-ASCII',
      },
    ],
    nested: [],
    parses: false,
    href: null,
    validationErrors: [
      {
        code: 'domain-to-ASCII',
        severity: 'error',
        message: 'The domain breaks a rule for names in the DNS.',
        remedy:
          'Write labels of letters, digits and inner hyphens, 1 to 63 characters each, without a dot at the end.',
        start: 7,
        end: 10,
        causes: [
          {
            code: 'host-space',
            message: 'A host cannot contain a space.',
            remedy: 'Write `ab`, if you mean that.',
            data: { character: 'a space', host: 'ab' },
            start: 8,
            end: 9,
            edit: { start: 8, end: 9, text: '' },
          },
        ],
      },
    ],
    errorCount: 1,
    truncated: false,
    normalized: null,
    otherReadings: [],
  })
  expect(await json('mailto:a', ...seo)).toEqual({
    input: 'mailto:a',
    verdict: {
      destination: { registrableDomain: null, host: null, scheme: 'mailto' },
      level: 'caution',
      headline:
        'The email address after mailto: is not complete; the @ and the domain are missing.',
      findings: [
        {
          code: 'malformed-path',
          kind: 'changed',
          severity: 'warning',
          message:
            'The email address after mailto: is not complete; the @ and the domain are missing.',
          remedy: 'Write the whole address, such as `mailto:joe@example.com`.',
          start: 7,
          end: 8,
          count: 1,
          places: [{ start: 7, end: 8 }],
          errors: [],
        },
      ],
    },
    standing: 'valid',
    repairs: [],
    nested: [],
    parses: true,
    href: 'mailto:a',
    scheme: 'mailto',
    username: '',
    password: '',
    host: null,
    port: null,
    path: 'a',
    query: null,
    fragment: null,
    origin: 'null',
    validationErrors: [],
    errorCount: 0,
    truncated: false,
    normalized: { preset: 'seo', output: null, steps: [] },
    otherReadings: [],
  })
})

test('json lists 1,000 errors, and the number of all', async () => {
  const { validationErrors, errorCount, truncated } = await json(`http://a/${'%'.repeat(1000)}`)
  expect([validationErrors.length, errorCount, truncated]).toEqual([1000, 1000, false])
  const more = await json(`http://a/${'%'.repeat(1001)}`)
  expect([more.validationErrors.length, more.errorCount, more.truncated]).toEqual([
    1000,
    1001,
    true,
  ])
  const text = (await inspect(`http://a/${'%'.repeat(1001)}`)).join('\n')
  expect(text).toContain('1,001 validation errors')
  expect(text).toContain('\n  … and 1 more error\n')
})

test('what other programs read is said if one reads another host', async () => {
  const lines = await inspect('http://good.example\\@evil.example/')
  const at = lines.indexOf('Other programs read another host or port, or none:')
  expect(lines[at + 1]).toBe('  <yellow>evil.example   rfc-3986, python, curl, java-url</>')
  const json = JSON.parse((await inspect('https://a_b.example/', '--format', 'json')).join('\n'))
  expect(json.otherReadings).toEqual([
    { parser: 'java-uri', title: expect.any(String), host: null, port: null, path: '/' },
  ])
  const ordinary = await inspect('https://a_b.example/')
  expect(ordinary.join('\n')).not.toContain('Other programs')
})
