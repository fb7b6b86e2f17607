import { describe, expect, test } from 'vitest'
import { answerOf, doubtsOf, headersOf, hostingOf, problemsOf } from './hosting.ts'

const apache = (text: string) => hostingOf({ '.htaccess': text })

// https://httpd.apache.org/docs/current/mod/mod_alias.html#redirect
describe('Redirect', () => {
  test('is for a path and all below it', () => {
    const hosting = apache(`Redirect /service https://foo.example/service
redirect permanent "/one two" /two
Redirect 303 /three https://example.com/other
Redirect temp /four/ /4/
Redirect gone /five
Redirect 404 /six
RedirectPermanent /seven /7
RedirectTemp /eight /8?x=1
Redirect seeother /nine /9
Redirect 301 /service/late /never
Redirect permanent /café /cafe`)
    expect(answerOf(hosting, '/service/tea.html', true)).toBe(
      '302 https://foo.example/service/tea.html',
    )
    expect(answerOf(hosting, '/service')).toBe('302 https://foo.example/service')
    expect(answerOf(hosting, '/servicetea')).toBeNull()
    expect(answerOf(hosting, '/one%20two/a%20b?q=1')).toBe('301 /two/a%20b?q=1')
    expect(answerOf(hosting, '/three')).toBe('303 https://example.com/other')
    expect(answerOf(hosting, '/four/a')).toBe('302 /4/a')
    expect(answerOf(hosting, '/four')).toBeNull()
    expect(answerOf(hosting, '/five/a')).toBe('410 ')
    expect(answerOf(hosting, '/six')).toBe('404 ')
    expect(answerOf(hosting, '/seven')).toBe('301 /7')
    expect(answerOf(hosting, '/eight?y=2')).toBe('302 /8?x=1')
    expect(answerOf(hosting, '/nine')).toBe('303 /9')
    expect(answerOf(hosting, '/service/late')).toBe('302 https://foo.example/service/late')
    expect(answerOf(hosting, '/caf%C3%A9')).toBe('301 /cafe')
    expect(hosting.providers).toEqual(['apache'])
    expect(hosting.redirectOf('/five', false)).toMatchObject({
      file: '.htaccess',
      line: 5,
      column: 1,
    })
  })

  test('can match a regular expression anywhere in a path', () => {
    const hosting = apache(`RedirectMatch "(.*)\\.gif$" "https://other.example$1.jpg"
RedirectMatch 301 ^/blog/(\\d{4})/(?:[a-z]+)/?$ /archive/$1
RedirectMatch gone /private/
RedirectMatch (?i)^/NEWS$ /news
RedirectMatch (a+)+\\1$ /never`)
    expect(answerOf(hosting, '/x/a.gif')).toBe('302 https://other.example/x/a.jpg')
    expect(answerOf(hosting, '/blog/2026/tea/')).toBe('301 /archive/2026')
    expect(answerOf(hosting, '/a/private/b')).toBe('410 ')
    expect(answerOf(hosting, '/News')).toBe('302 /news')
    expect(doubtsOf(hosting)).toEqual(['5:1 pattern (a+)+\\1$'])
  })
})

// https://httpd.apache.org/docs/current/mod/mod_rewrite.html#rewriterule
describe('RewriteRule', () => {
  test('redirects with the flag R', () => {
    const hosting = apache(`RewriteEngine On
RewriteBase /
RewriteRule ^old\\.html$ new.html [R]
RewriteRule ^shop/([0-9]+)/(.*)$ /store/$2?id=$1 [R=301,L,QSA]
RewriteRule ^UPPER$ /lower [NC,R=permanent]
RewriteRule ^ext$ https://b.example/x
RewriteRule ^drop$ /dropped? [R=302,L]
RewriteRule ^discard$ /discarded [R=302,QSD]
RewriteRule ^secret - [F]
RewriteRule ^dead$ - [G,NC]
RewriteRule ^keep/ - [L]
RewriteRule ^(.*)/$ /$1 [R=308,L,NE]
Redirect /keep/ /kept/`)
    expect(answerOf(hosting, '/old.html', true)).toBe('302 /new.html')
    expect(answerOf(hosting, '/shop/7/a/b?c=1')).toBe('301 /store/a/b?id=7&c=1')
    expect(answerOf(hosting, '/upper')).toBe('301 /lower')
    expect(answerOf(hosting, '/ext?a=1')).toBe('302 https://b.example/x?a=1')
    expect(answerOf(hosting, '/drop?a=1')).toBe('302 /dropped')
    expect(answerOf(hosting, '/discard?a=1')).toBe('302 /discarded')
    expect(answerOf(hosting, '/secret/x')).toBe('403 ')
    expect(answerOf(hosting, '/DEAD')).toBe('410 ')
    expect(answerOf(hosting, '/a/b/')).toBe('308 /a/b')
    expect(answerOf(hosting, '/keep/a/')).toBe('302 /kept/a/')
    expect(doubtsOf(hosting)).toEqual([])
    expect(problemsOf(hosting)).toEqual([])
  })

  test('is not used after a condition, nor if it depends on the request', () => {
    const hosting = apache(`<IfModule mod_rewrite.c>
RewriteEngine on
RewriteCond %{HTTPS} off
RewriteRule ^ - [env=proto:http]
RewriteCond %{QUERY_STRING} ^www
RewriteRule ^ https://a.example%{REQUEST_URI} [R=301,L]
RewriteRule ^a$ https://%{HTTP_HOST}/b [R=301,L]
RewriteRule ^b$ c [R=301,L]
RewriteRule !^c$ /d [R=301,L]
RewriteRule ^e$ /f [R=301,L]
RewriteRule ^g$ /h.php [L]
RewriteRule ^g$ /i [R=301,L]
RewriteRule ^j$ - [S=1]
RewriteRule ^k$ /l [R=301,L]
</IfModule>
Redirect /g /m`)
    expect(answerOf(hosting, '/')).toBeNull()
    expect(answerOf(hosting, '/a')).toBeNull()
    expect(answerOf(hosting, '/b')).toBeNull()
    expect(answerOf(hosting, '/e')).toBe('301 /f')
    // A redirect is for the path of the request.
    expect(answerOf(hosting, '/g')).toBe('302 /m')
    expect(answerOf(hosting, '/k')).toBeNull()
    expect(doubtsOf(hosting)).toEqual([
      '6:1 conditions RewriteCond',
      '7:1 request https://%{HTTP_HOST}/b',
      '8:1 request c',
      '9:1 conditions !^c$',
      '11:1 internal',
      '13:1 flag S',
      '14:1 flag S',
    ])
  })

  test('that leads from http to https says nothing of paths', () => {
    const https = (condition: string) => `RewriteEngine On
RewriteCond ${condition}
RewriteRule ^(.*)$ https://%{HTTP_HOST}%{REQUEST_URI} [L,R=301]`
    for (const condition of ['%{HTTPS} off', '%{HTTP:X-Forwarded-Proto} !https [NC]']) {
      const hosting = apache(https(condition))
      expect(answerOf(hosting, '/a')).toBeNull()
      expect(doubtsOf(hosting), condition).toEqual([])
    }
    expect(doubtsOf(apache(https('%{REQUEST_FILENAME} !-f')))).toHaveLength(1)
    const doubtsWith = (flags: string) =>
      doubtsOf(apache(https(`%{HTTPS} off ${flags}\nRewriteCond %{REQUEST_URI} !^/\\.well-known/`)))
    expect(doubtsWith('')).toEqual([])
    expect(doubtsWith('[OR]')).toHaveLength(1)
    expect(doubtsWith('[NC,ornext]')).toHaveLength(1)
  })

  test('that leads all paths of a host to another host says nothing of them', () => {
    const www = (condition: string, rule: string) =>
      apache(`RewriteEngine On\nRewriteCond ${condition}\nRewriteRule ${rule} [R=301,L]`)
    for (const [condition, rule] of [
      ['%{HTTP_HOST} ^www\\.(.+)$ [NC]', '^(.*)$ https://%1/$1'],
      ['%{HTTP_HOST} !^www\\.', '^ https://www.%{HTTP_HOST}%{REQUEST_URI}'],
      ['%{HTTP_HOST} ^b\\.example$', '(.*) https://a.example/$1'],
      ['%{SERVER_NAME} =b.example', '^/?(.*) https://a.example/$1'],
      ['%{HTTPS} off [OR]\nRewriteCond %{HTTP_HOST} ^www', '.* https://a.example%{REQUEST_URI}'],
    ] as const) {
      const hosting = www(condition, rule)
      expect(answerOf(hosting, '/a')).toBeNull()
      expect(doubtsOf(hosting), `${condition} ${rule}`).toEqual([])
    }
    for (const [condition, rule] of [
      ['%{HTTP_HOST} ^www', '^(.*)$ /www/$1'],
      ['%{HTTP_HOST} ^www', '^old$ https://a.example/new'],
      ['%{HTTP_HOST} ^a\\.example\nRewriteCond %{REQUEST_FILENAME} !-f', '^ https://a.example/'],
      ['%{HTTP_HOST} ^www [OR]\nRewriteCond %{REQUEST_FILENAME} !-f', '^ https://a.example/'],
    ] as const) {
      expect(doubtsOf(www(condition, rule)), `${condition} ${rule}`).toHaveLength(1)
    }
  })

  test('does nothing without its engine', () => {
    const hosting = apache('RewriteRule ^a$ /b [R]\nRewriteRule ^c$ /d [R]')
    expect(answerOf(hosting, '/a')).toBeNull()
    expect(problemsOf(hosting)).toEqual(['1:1 engine-off'])
  })
})

// https://httpd.apache.org/docs/current/mod/mod_headers.html#header
test('headers are for all files, or for some', () => {
  const hosting = apache(`Header set X-Robots-Tag "noarchive"
<Files "draft*.html">
  Header always set X-Robots-Tag "noindex, nofollow"
</Files>
<FilesMatch "\\.(pdf|doc)$">
  Header add X-Robots-Tag "noindex"
  Header unset Content-Language
</FilesMatch>
<Files ~ "^white.paper\\.pdf$">
  Header add Link "<https://a.example/paper>; rel=\\"canonical\\""
</Files>
Header set Content-Language en
Header set Link "</x>; rel=preload" env=PRELOAD
Header edit Link a b
Header set Link "%{LINK}e"
Header set X-Rate "100%%"
Header set Cache-Control "%t" env=X`)
  expect(headersOf(hosting, '/')).toEqual([
    'x-robots-tag: noarchive',
    'content-language: en',
    'x-rate: 100%',
  ])
  expect(headersOf(hosting, '/a/draft-7.html')).toContain('x-robots-tag: noindex, nofollow')
  expect(headersOf(hosting, '/a/white%20paper.pdf')).toEqual([
    'x-robots-tag: noarchive',
    'x-robots-tag: noindex',
    'link: <https://a.example/paper>; rel="canonical"',
    'content-language: en',
    'x-rate: 100%',
  ])
  expect(doubtsOf(hosting)).toEqual([
    '13:1 conditions env=PRELOAD',
    '14:1 conditions Header edit',
    '15:1 request %{LINK}e',
  ])
})

test('files that cannot be chosen matter only for headers and redirects that do', () => {
  const hosting = apache(`<FilesMatch *.(html|css)>
  SetOutputFilter DEFLATE
  Header set X-Rate 1
  Header set X-Robots-Tag noindex
  Redirect /a /b
</FilesMatch>`)
  expect(headersOf(hosting, '/')).toEqual([])
  expect(doubtsOf(hosting)).toEqual(['4:3 pattern *.(html|css)', '5:3 pattern *.(html|css)'])
})

test('sections with conditions are not used, and those of missing modules are skipped', () => {
  const hosting = apache(`<IfModule !mod_alias.c>
  Redirect /a /b
</IfModule>
<IfModule alias_module>
  Redirect /c /d
</IfModule>
<IfModule mod_custom.c>
  Redirect /e /f
</IfModule>
<If "%{HTTP_HOST} == 'x'">
  Redirect /g /h
  <Files *.pdf>
    Header set X-Robots-Tag noindex
    Header set X-Other a
  </Files>
</If>
<Files i.html>
  Redirect /i /j
</Files>
Options -Indexes
</Unopened>
Redirect /k \\
  /l
Redirect /m`)
  for (const path of ['/a', '/e', '/g', '/i', '/m']) expect(answerOf(hosting, path)).toBeNull()
  expect(answerOf(hosting, '/c')).toBe('302 /d')
  expect(answerOf(hosting, '/k')).toBe('302 /l')
  expect(doubtsOf(hosting)).toEqual([
    '8:3 conditions <IfModule mod_custom.c>',
    '11:3 conditions <if>',
    '13:5 conditions <if>',
    '18:3 conditions <Files>',
  ])
  expect(problemsOf(hosting)).toEqual(['24:1 no-destination'])
})

test.each([
  ['Redirect a /b', '1:1 no-slash'],
  ['Redirect 99 /a /b', '1:1 status 99'],
  ['RewriteEngine On\nRewriteRule a /b [R=yes]', '2:1 status yes'],
])('a wrong directive has a problem with its place: %j', (text, problem) => {
  expect(problemsOf(apache(text))).toEqual([problem])
})
