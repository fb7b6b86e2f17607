import { expect, test } from 'vitest'
import { processUrlPatternInit } from '../src/process-init.ts'
import type { URLPatternInit } from '../src/url-pattern-types.ts'

/** What the parts of an init come to as a pattern, and as a URL. */
function shown(init: URLPatternInit): readonly [pattern: string | null, url: string | null] {
  const written = (type: 'pattern' | 'url') => {
    const parts = processUrlPatternInit(init, type)
    return (
      parts &&
      Object.entries(parts)
        .map(([name, text]) => `${name}=${text}`)
        .join(' ')
    )
  }
  return [written('pattern'), written('url')]
}

test.each<[URLPatternInit, readonly [string | null, string | null]]>([
  [{}, ['', '']],
  [
    { baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    [
      'protocol=https hostname=h.example port=81 pathname=/x/y search=q hash=f',
      'protocol=https username=u password=p hostname=h.example port=81 pathname=/x/y search=q hash=f',
    ],
  ],
  [{ baseURL: 'nope' }, [null, null]],
  [{ baseURL: '' }, [null, null]],
  [
    { baseURL: 'https://h' },
    [
      'protocol=https hostname=h port= pathname=/ search= hash=',
      'protocol=https username= password= hostname=h port= pathname=/ search= hash=',
    ],
  ],
  [
    { baseURL: 'data:a b?c#d' },
    [
      'protocol=data hostname= port= pathname=a b search=c hash=d',
      'protocol=data username= password= hostname= port= pathname=a b search=c hash=d',
    ],
  ],
  [
    { baseURL: 'x://h/a/b' },
    [
      'protocol=x hostname=h port= pathname=/a/b search= hash=',
      'protocol=x username= password= hostname=h port= pathname=/a/b search= hash=',
    ],
  ],
  [
    { baseURL: 'file:///C:/a/b' },
    [
      'protocol=file hostname= port= pathname=/C\\:/a/b search= hash=',
      'protocol=file username= password= hostname= port= pathname=/C:/a/b search= hash=',
    ],
  ],
  [
    { baseURL: 'https://h/a*b:c(d){e}?f+g#h\\i' },
    [
      'protocol=https hostname=h port= pathname=/a\\*b\\:c\\(d\\)%7Be%7D search=f\\+g hash=h\\\\i',
      'protocol=https username= password= hostname=h port= pathname=/a*b:c(d)%7Be%7D search=f+g hash=h\\i',
    ],
  ],
  [
    { baseURL: 'https://[::1]:8/' },
    [
      'protocol=https hostname=[\\:\\:1] port=8 pathname=/ search= hash=',
      'protocol=https username= password= hostname=[::1] port=8 pathname=/ search= hash=',
    ],
  ],
  [
    { baseURL: 'https://u@h' },
    [
      'protocol=https hostname=h port= pathname=/ search= hash=',
      'protocol=https username=u password= hostname=h port= pathname=/ search= hash=',
    ],
  ],
  [
    { baseURL: 'https://:p@h' },
    [
      'protocol=https hostname=h port= pathname=/ search= hash=',
      'protocol=https username= password=p hostname=h port= pathname=/ search= hash=',
    ],
  ],
  [
    { baseURL: 'blob:https://a/b' },
    [
      'protocol=blob hostname= port= pathname=https\\://a/b search= hash=',
      'protocol=blob username= password= hostname= port= pathname=https://a/b search= hash=',
    ],
  ],
  [{ protocol: '' }, ['protocol=', 'protocol=']],
  [{ protocol: 'x' }, ['protocol=x', 'protocol=x']],
  [{ protocol: 'https' }, ['protocol=https', 'protocol=https']],
  [{ protocol: 'HTTPS' }, ['protocol=HTTPS', 'protocol=https']],
  [{ protocol: 'https:' }, ['protocol=https', 'protocol=https']],
  [{ protocol: 'https::' }, ['protocol=https:', null]],
  [{ protocol: ':' }, ['protocol=', 'protocol=']],
  [{ protocol: 'h t' }, ['protocol=h t', null]],
  [{ protocol: '1' }, ['protocol=1', null]],
  [{ protocol: 'http:x' }, ['protocol=http:x', 'protocol=http']],
  [{ protocol: 'a:b' }, ['protocol=a:b', 'protocol=a']],
  [{ protocol: 'a/b' }, ['protocol=a/b', null]],
  [{ protocol: 'x+-.1' }, ['protocol=x+-.1', 'protocol=x+-.1']],
  [{ username: '' }, ['username=', 'username=']],
  [{ username: 'u' }, ['username=u', 'username=u']],
  [{ username: 'a:b' }, ['username=a:b', 'username=a%3Ab']],
  [{ username: 'a@' }, ['username=a@', 'username=a%40']],
  [{ username: '\u00e9' }, ['username=\u00e9', 'username=%C3%A9']],
  [{ username: '%41' }, ['username=%41', 'username=%41']],
  [{ username: 'a b' }, ['username=a b', 'username=a%20b']],
  [{ username: '?a' }, ['username=?a', 'username=%3Fa']],
  [{ username: '#a' }, ['username=#a', 'username=%23a']],
  [{ username: ':' }, ['username=:', 'username=%3A']],
  [{ password: '' }, ['password=', 'password=']],
  [{ password: 'p' }, ['password=p', 'password=p']],
  [{ password: 'a:b' }, ['password=a:b', 'password=a%3Ab']],
  [{ password: 'a@' }, ['password=a@', 'password=a%40']],
  [{ password: '\u00e9' }, ['password=\u00e9', 'password=%C3%A9']],
  [{ password: '%41' }, ['password=%41', 'password=%41']],
  [{ password: 'a b' }, ['password=a b', 'password=a%20b']],
  [{ password: ':' }, ['password=:', 'password=%3A']],
  [{ hostname: '' }, ['hostname=', 'hostname=']],
  [{ hostname: 'a' }, ['hostname=a', 'hostname=a']],
  [{ hostname: 'A' }, ['hostname=A', 'hostname=a']],
  [{ hostname: '\u00e9' }, ['hostname=\u00e9', 'hostname=xn--9ca']],
  [{ hostname: 'a b' }, ['hostname=a b', null]],
  [{ hostname: 'a/b' }, ['hostname=a/b', 'hostname=a']],
  [{ hostname: 'a:80' }, ['hostname=a:80', null]],
  [{ hostname: 'a:' }, ['hostname=a:', null]],
  [{ hostname: '[::1]' }, ['hostname=[::1]', 'hostname=[::1]']],
  [{ hostname: '[::0:1]' }, ['hostname=[::0:1]', 'hostname=[::1]']],
  [{ hostname: '[::' }, ['hostname=[::', null]],
  [{ hostname: '1' }, ['hostname=1', 'hostname=0.0.0.1']],
  [{ hostname: '1.2' }, ['hostname=1.2', 'hostname=1.0.0.2']],
  [{ hostname: '%41' }, ['hostname=%41', 'hostname=a']],
  [{ hostname: 'a%' }, ['hostname=a%', null]],
  [{ hostname: 'a?b' }, ['hostname=a?b', 'hostname=a']],
  [{ hostname: 'a#b' }, ['hostname=a#b', 'hostname=a']],
  [{ hostname: 'a\\b' }, ['hostname=a\\b', 'hostname=a']],
  [{ hostname: 'a@b' }, ['hostname=a@b', null]],
  [{ hostname: '*' }, ['hostname=*', 'hostname=*']],
  [{ hostname: ':a' }, ['hostname=:a', null]],
  [{ port: '' }, ['port=', 'port=']],
  [{ port: '80' }, ['port=80', 'port=80']],
  [{ port: '443' }, ['port=443', 'port=443']],
  [{ port: '0' }, ['port=0', 'port=0']],
  [{ port: '00080' }, ['port=00080', 'port=80']],
  [{ port: '65535' }, ['port=65535', 'port=65535']],
  [{ port: '65536' }, ['port=65536', null]],
  [{ port: 'x' }, ['port=x', null]],
  [{ port: '80x' }, ['port=80x', 'port=80']],
  [{ port: '8 0' }, ['port=8 0', 'port=8']],
  [{ port: '-1' }, ['port=-1', null]],
  [{ port: '80/' }, ['port=80/', 'port=80']],
  [{ port: '\t80' }, ['port=\t80', 'port=80']],
  [{ port: '80\t' }, ['port=80\t', 'port=80']],
  [{ port: '*' }, ['port=*', null]],
  [{ pathname: '' }, ['pathname=', 'pathname=']],
  [{ pathname: '/' }, ['pathname=/', 'pathname=/']],
  [{ pathname: '/a' }, ['pathname=/a', 'pathname=/a']],
  [{ pathname: 'a' }, ['pathname=a', 'pathname=a']],
  [{ pathname: '/a/../b' }, ['pathname=/a/../b', 'pathname=/b']],
  [{ pathname: '../a' }, ['pathname=../a', 'pathname=../a']],
  [{ pathname: './a' }, ['pathname=./a', 'pathname=./a']],
  [{ pathname: '.' }, ['pathname=.', 'pathname=.']],
  [{ pathname: '..' }, ['pathname=..', 'pathname=..']],
  [{ pathname: '/..' }, ['pathname=/..', 'pathname=/']],
  [{ pathname: '/a b' }, ['pathname=/a b', 'pathname=/a%20b']],
  [{ pathname: '/\u00e9' }, ['pathname=/\u00e9', 'pathname=/%C3%A9']],
  [{ pathname: '/%41' }, ['pathname=/%41', 'pathname=/%41']],
  [{ pathname: '/a?b' }, ['pathname=/a?b', 'pathname=/a%3Fb']],
  [{ pathname: '/a#b' }, ['pathname=/a#b', 'pathname=/a%23b']],
  [{ pathname: 'a\\b' }, ['pathname=a\\b', 'pathname=a/b']],
  [{ pathname: '\\/a' }, ['pathname=\\/a', 'pathname=//a']],
  [{ pathname: '{/a}' }, ['pathname={/a}', 'pathname=%7B/a%7D']],
  [{ pathname: '{a}' }, ['pathname={a}', 'pathname=%7Ba%7D']],
  [{ pathname: '*' }, ['pathname=*', 'pathname=*']],
  [{ pathname: '/*' }, ['pathname=/*', 'pathname=/*']],
  [{ pathname: ':a' }, ['pathname=:a', 'pathname=:a']],
  [{ pathname: '//a' }, ['pathname=//a', 'pathname=//a']],
  [{ pathname: '/./a' }, ['pathname=/./a', 'pathname=/a']],
  [{ pathname: '/a/.' }, ['pathname=/a/.', 'pathname=/a/']],
  [{ pathname: 'a/..' }, ['pathname=a/..', 'pathname=']],
  [{ pathname: '%2e%2E/a' }, ['pathname=%2e%2E/a', 'pathname=%2e%2E/a']],
  [{ pathname: 'a:b' }, ['pathname=a:b', 'pathname=a:b']],
  [{ pathname: ' a' }, ['pathname= a', 'pathname=%20a']],
  [{ pathname: 'a ' }, ['pathname=a ', 'pathname=a%20']],
  [{ search: '' }, ['search=', 'search=']],
  [{ search: '?' }, ['search=', 'search=']],
  [{ search: '?a' }, ['search=a', 'search=a']],
  [{ search: 'a' }, ['search=a', 'search=a']],
  [{ search: '??a' }, ['search=?a', 'search=?a']],
  [{ search: 'a?b' }, ['search=a?b', 'search=a?b']],
  [{ search: '\u00e9' }, ['search=\u00e9', 'search=%C3%A9']],
  [{ search: 'a b' }, ['search=a b', 'search=a%20b']],
  [{ search: "'" }, ["search='", 'search=%27']],
  [{ search: '"' }, ['search="', 'search=%22']],
  [{ search: '#' }, ['search=#', 'search=%23']],
  [{ search: 'a#b' }, ['search=a#b', 'search=a%23b']],
  [{ search: '%41' }, ['search=%41', 'search=%41']],
  [{ search: '&?' }, ['search=&?', 'search=&?']],
  [{ hash: '' }, ['hash=', 'hash=']],
  [{ hash: '#' }, ['hash=', 'hash=']],
  [{ hash: '#a' }, ['hash=a', 'hash=a']],
  [{ hash: 'a' }, ['hash=a', 'hash=a']],
  [{ hash: '##a' }, ['hash=#a', 'hash=#a']],
  [{ hash: 'a#b' }, ['hash=a#b', 'hash=a#b']],
  [{ hash: '\u00e9' }, ['hash=\u00e9', 'hash=%C3%A9']],
  [{ hash: 'a b' }, ['hash=a b', 'hash=a%20b']],
  [{ hash: '"' }, ['hash="', 'hash=%22']],
  [{ hash: '`' }, ['hash=`', 'hash=%60']],
  [{ hash: '<' }, ['hash=<', 'hash=%3C']],
  [{ hash: '%41' }, ['hash=%41', 'hash=%41']],
  [{ hash: '?' }, ['hash=?', 'hash=?']],
  [{ protocol: '', baseURL: 'https://u:p@h.example:81/x/y?q#f' }, ['protocol=', 'protocol=']],
  [{ protocol: 'z', baseURL: 'https://u:p@h.example:81/x/y?q#f' }, ['protocol=z', 'protocol=z']],
  [
    { username: '', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    [
      'protocol=https hostname=h.example port=81 pathname=/x/y search=q hash=f username=',
      'protocol=https hostname=h.example port=81 pathname=/x/y search=q hash=f username=',
    ],
  ],
  [
    { username: 'z', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    [
      'protocol=https hostname=h.example port=81 pathname=/x/y search=q hash=f username=z',
      'protocol=https hostname=h.example port=81 pathname=/x/y search=q hash=f username=z',
    ],
  ],
  [
    { password: '', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    [
      'protocol=https hostname=h.example port=81 pathname=/x/y search=q hash=f password=',
      'protocol=https username=u hostname=h.example port=81 pathname=/x/y search=q hash=f password=',
    ],
  ],
  [
    { password: 'z', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    [
      'protocol=https hostname=h.example port=81 pathname=/x/y search=q hash=f password=z',
      'protocol=https username=u hostname=h.example port=81 pathname=/x/y search=q hash=f password=z',
    ],
  ],
  [
    { hostname: '', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    ['protocol=https hostname=', 'protocol=https hostname='],
  ],
  [
    { hostname: 'z', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    ['protocol=https hostname=z', 'protocol=https hostname=z'],
  ],
  [
    { port: '', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    ['protocol=https hostname=h.example port=', 'protocol=https hostname=h.example port='],
  ],
  [
    { port: 'z', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    ['protocol=https hostname=h.example port=z', null],
  ],
  [
    { pathname: '', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    [
      'protocol=https hostname=h.example port=81 pathname=/x/',
      'protocol=https username=u password=p hostname=h.example port=81 pathname=/x/',
    ],
  ],
  [
    { pathname: 'z', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    [
      'protocol=https hostname=h.example port=81 pathname=/x/z',
      'protocol=https username=u password=p hostname=h.example port=81 pathname=/x/z',
    ],
  ],
  [
    { search: '', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    [
      'protocol=https hostname=h.example port=81 pathname=/x/y search=',
      'protocol=https username=u password=p hostname=h.example port=81 pathname=/x/y search=',
    ],
  ],
  [
    { search: 'z', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    [
      'protocol=https hostname=h.example port=81 pathname=/x/y search=z',
      'protocol=https username=u password=p hostname=h.example port=81 pathname=/x/y search=z',
    ],
  ],
  [
    { hash: '', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    [
      'protocol=https hostname=h.example port=81 pathname=/x/y search=q hash=',
      'protocol=https username=u password=p hostname=h.example port=81 pathname=/x/y search=q hash=',
    ],
  ],
  [
    { hash: 'z', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    [
      'protocol=https hostname=h.example port=81 pathname=/x/y search=q hash=z',
      'protocol=https username=u password=p hostname=h.example port=81 pathname=/x/y search=q hash=z',
    ],
  ],
  [
    { pathname: '/', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    [
      'protocol=https hostname=h.example port=81 pathname=/',
      'protocol=https username=u password=p hostname=h.example port=81 pathname=/',
    ],
  ],
  [
    { pathname: '/a', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    [
      'protocol=https hostname=h.example port=81 pathname=/a',
      'protocol=https username=u password=p hostname=h.example port=81 pathname=/a',
    ],
  ],
  [
    { pathname: 'a', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    [
      'protocol=https hostname=h.example port=81 pathname=/x/a',
      'protocol=https username=u password=p hostname=h.example port=81 pathname=/x/a',
    ],
  ],
  [
    { pathname: '/a/../b', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    [
      'protocol=https hostname=h.example port=81 pathname=/a/../b',
      'protocol=https username=u password=p hostname=h.example port=81 pathname=/b',
    ],
  ],
  [
    { pathname: '../a', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    [
      'protocol=https hostname=h.example port=81 pathname=/x/../a',
      'protocol=https username=u password=p hostname=h.example port=81 pathname=/a',
    ],
  ],
  [
    { pathname: './a', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    [
      'protocol=https hostname=h.example port=81 pathname=/x/./a',
      'protocol=https username=u password=p hostname=h.example port=81 pathname=/x/a',
    ],
  ],
  [
    { pathname: '.', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    [
      'protocol=https hostname=h.example port=81 pathname=/x/.',
      'protocol=https username=u password=p hostname=h.example port=81 pathname=/x/',
    ],
  ],
  [
    { pathname: '..', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    [
      'protocol=https hostname=h.example port=81 pathname=/x/..',
      'protocol=https username=u password=p hostname=h.example port=81 pathname=/',
    ],
  ],
  [
    { pathname: '/..', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    [
      'protocol=https hostname=h.example port=81 pathname=/..',
      'protocol=https username=u password=p hostname=h.example port=81 pathname=/',
    ],
  ],
  [
    { pathname: '/a b', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    [
      'protocol=https hostname=h.example port=81 pathname=/a b',
      'protocol=https username=u password=p hostname=h.example port=81 pathname=/a%20b',
    ],
  ],
  [
    { pathname: '/\u00e9', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    [
      'protocol=https hostname=h.example port=81 pathname=/\u00e9',
      'protocol=https username=u password=p hostname=h.example port=81 pathname=/%C3%A9',
    ],
  ],
  [
    { pathname: '/%41', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    [
      'protocol=https hostname=h.example port=81 pathname=/%41',
      'protocol=https username=u password=p hostname=h.example port=81 pathname=/%41',
    ],
  ],
  [
    { pathname: '/a?b', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    [
      'protocol=https hostname=h.example port=81 pathname=/a?b',
      'protocol=https username=u password=p hostname=h.example port=81 pathname=/a%3Fb',
    ],
  ],
  [
    { pathname: '/a#b', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    [
      'protocol=https hostname=h.example port=81 pathname=/a#b',
      'protocol=https username=u password=p hostname=h.example port=81 pathname=/a%23b',
    ],
  ],
  [
    { pathname: 'a\\b', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    [
      'protocol=https hostname=h.example port=81 pathname=/x/a\\b',
      'protocol=https username=u password=p hostname=h.example port=81 pathname=/x/a/b',
    ],
  ],
  [
    { pathname: '\\/a', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    [
      'protocol=https hostname=h.example port=81 pathname=\\/a',
      'protocol=https username=u password=p hostname=h.example port=81 pathname=/x///a',
    ],
  ],
  [
    { pathname: '{/a}', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    [
      'protocol=https hostname=h.example port=81 pathname={/a}',
      'protocol=https username=u password=p hostname=h.example port=81 pathname=/x/%7B/a%7D',
    ],
  ],
  [
    { pathname: '{a}', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    [
      'protocol=https hostname=h.example port=81 pathname=/x/{a}',
      'protocol=https username=u password=p hostname=h.example port=81 pathname=/x/%7Ba%7D',
    ],
  ],
  [
    { pathname: '*', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    [
      'protocol=https hostname=h.example port=81 pathname=/x/*',
      'protocol=https username=u password=p hostname=h.example port=81 pathname=/x/*',
    ],
  ],
  [
    { pathname: '/*', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    [
      'protocol=https hostname=h.example port=81 pathname=/*',
      'protocol=https username=u password=p hostname=h.example port=81 pathname=/*',
    ],
  ],
  [
    { pathname: ':a', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    [
      'protocol=https hostname=h.example port=81 pathname=/x/:a',
      'protocol=https username=u password=p hostname=h.example port=81 pathname=/x/:a',
    ],
  ],
  [
    { pathname: '//a', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    [
      'protocol=https hostname=h.example port=81 pathname=//a',
      'protocol=https username=u password=p hostname=h.example port=81 pathname=//a',
    ],
  ],
  [
    { pathname: '/./a', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    [
      'protocol=https hostname=h.example port=81 pathname=/./a',
      'protocol=https username=u password=p hostname=h.example port=81 pathname=/a',
    ],
  ],
  [
    { pathname: '/a/.', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    [
      'protocol=https hostname=h.example port=81 pathname=/a/.',
      'protocol=https username=u password=p hostname=h.example port=81 pathname=/a/',
    ],
  ],
  [
    { pathname: 'a/..', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    [
      'protocol=https hostname=h.example port=81 pathname=/x/a/..',
      'protocol=https username=u password=p hostname=h.example port=81 pathname=/x/',
    ],
  ],
  [
    { pathname: '%2e%2E/a', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    [
      'protocol=https hostname=h.example port=81 pathname=/x/%2e%2E/a',
      'protocol=https username=u password=p hostname=h.example port=81 pathname=/a',
    ],
  ],
  [
    { pathname: 'a:b', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    [
      'protocol=https hostname=h.example port=81 pathname=/x/a:b',
      'protocol=https username=u password=p hostname=h.example port=81 pathname=/x/a:b',
    ],
  ],
  [
    { pathname: ' a', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    [
      'protocol=https hostname=h.example port=81 pathname=/x/ a',
      'protocol=https username=u password=p hostname=h.example port=81 pathname=/x/%20a',
    ],
  ],
  [
    { pathname: 'a ', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    [
      'protocol=https hostname=h.example port=81 pathname=/x/a ',
      'protocol=https username=u password=p hostname=h.example port=81 pathname=/x/a%20',
    ],
  ],
  [
    { pathname: 'a', baseURL: 'data:x/y' },
    [
      'protocol=data hostname= port= pathname=a',
      'protocol=data username= password= hostname= port= pathname=a',
    ],
  ],
  [
    { pathname: 'a', baseURL: 'x://h/a/b' },
    [
      'protocol=x hostname=h port= pathname=/a/a',
      'protocol=x username= password= hostname=h port= pathname=/a/a',
    ],
  ],
  [
    { pathname: 'a', baseURL: 'x:/a/b' },
    [
      'protocol=x hostname= port= pathname=/a/a',
      'protocol=x username= password= hostname= port= pathname=/a/a',
    ],
  ],
  [
    { pathname: 'a', baseURL: 'https://h' },
    [
      'protocol=https hostname=h port= pathname=/a',
      'protocol=https username= password= hostname=h port= pathname=/a',
    ],
  ],
  [
    { pathname: 'a', baseURL: 'https://h/a*/b:c/d' },
    [
      'protocol=https hostname=h port= pathname=/a\\*/b\\:c/a',
      'protocol=https username= password= hostname=h port= pathname=/a*/b:c/a',
    ],
  ],
  [
    { pathname: 'a', baseURL: 'file:///C:/a' },
    [
      'protocol=file hostname= port= pathname=/C\\:/a',
      'protocol=file username= password= hostname= port= pathname=/C:/a',
    ],
  ],
  [
    { pathname: '../a', baseURL: 'data:x/y' },
    [
      'protocol=data hostname= port= pathname=../a',
      'protocol=data username= password= hostname= port= pathname=../a',
    ],
  ],
  [
    { pathname: '../a', baseURL: 'x://h/a/b' },
    [
      'protocol=x hostname=h port= pathname=/a/../a',
      'protocol=x username= password= hostname=h port= pathname=/a/../a',
    ],
  ],
  [
    { pathname: '../a', baseURL: 'x:/a/b' },
    [
      'protocol=x hostname= port= pathname=/a/../a',
      'protocol=x username= password= hostname= port= pathname=/a/../a',
    ],
  ],
  [
    { pathname: '../a', baseURL: 'https://h' },
    [
      'protocol=https hostname=h port= pathname=/../a',
      'protocol=https username= password= hostname=h port= pathname=/a',
    ],
  ],
  [
    { pathname: '../a', baseURL: 'https://h/a*/b:c/d' },
    [
      'protocol=https hostname=h port= pathname=/a\\*/b\\:c/../a',
      'protocol=https username= password= hostname=h port= pathname=/a*/a',
    ],
  ],
  [
    { pathname: '../a', baseURL: 'file:///C:/a' },
    [
      'protocol=file hostname= port= pathname=/C\\:/../a',
      'protocol=file username= password= hostname= port= pathname=/a',
    ],
  ],
  [
    { pathname: '/a', baseURL: 'data:x/y' },
    [
      'protocol=data hostname= port= pathname=/a',
      'protocol=data username= password= hostname= port= pathname=/a',
    ],
  ],
  [
    { pathname: '/a', baseURL: 'x://h/a/b' },
    [
      'protocol=x hostname=h port= pathname=/a',
      'protocol=x username= password= hostname=h port= pathname=/a',
    ],
  ],
  [
    { pathname: '/a', baseURL: 'x:/a/b' },
    [
      'protocol=x hostname= port= pathname=/a',
      'protocol=x username= password= hostname= port= pathname=/a',
    ],
  ],
  [
    { pathname: '/a', baseURL: 'https://h' },
    [
      'protocol=https hostname=h port= pathname=/a',
      'protocol=https username= password= hostname=h port= pathname=/a',
    ],
  ],
  [
    { pathname: '/a', baseURL: 'https://h/a*/b:c/d' },
    [
      'protocol=https hostname=h port= pathname=/a',
      'protocol=https username= password= hostname=h port= pathname=/a',
    ],
  ],
  [
    { pathname: '/a', baseURL: 'file:///C:/a' },
    [
      'protocol=file hostname= port= pathname=/a',
      'protocol=file username= password= hostname= port= pathname=/a',
    ],
  ],
  [
    { pathname: '\\/a', baseURL: 'data:x/y' },
    [
      'protocol=data hostname= port= pathname=\\/a',
      'protocol=data username= password= hostname= port= pathname=\\/a',
    ],
  ],
  [
    { pathname: '\\/a', baseURL: 'x://h/a/b' },
    [
      'protocol=x hostname=h port= pathname=\\/a',
      'protocol=x username= password= hostname=h port= pathname=/a/\\/a',
    ],
  ],
  [
    { pathname: '\\/a', baseURL: 'x:/a/b' },
    [
      'protocol=x hostname= port= pathname=\\/a',
      'protocol=x username= password= hostname= port= pathname=/a/\\/a',
    ],
  ],
  [
    { pathname: '\\/a', baseURL: 'https://h' },
    [
      'protocol=https hostname=h port= pathname=\\/a',
      'protocol=https username= password= hostname=h port= pathname=///a',
    ],
  ],
  [
    { pathname: '\\/a', baseURL: 'https://h/a*/b:c/d' },
    [
      'protocol=https hostname=h port= pathname=\\/a',
      'protocol=https username= password= hostname=h port= pathname=/a*/b:c///a',
    ],
  ],
  [
    { pathname: '\\/a', baseURL: 'file:///C:/a' },
    [
      'protocol=file hostname= port= pathname=\\/a',
      'protocol=file username= password= hostname= port= pathname=/C:///a',
    ],
  ],
  [
    { pathname: '{/a}', baseURL: 'data:x/y' },
    [
      'protocol=data hostname= port= pathname={/a}',
      'protocol=data username= password= hostname= port= pathname={/a}',
    ],
  ],
  [
    { pathname: '{/a}', baseURL: 'x://h/a/b' },
    [
      'protocol=x hostname=h port= pathname={/a}',
      'protocol=x username= password= hostname=h port= pathname=/a/{/a}',
    ],
  ],
  [
    { pathname: '{/a}', baseURL: 'x:/a/b' },
    [
      'protocol=x hostname= port= pathname={/a}',
      'protocol=x username= password= hostname= port= pathname=/a/{/a}',
    ],
  ],
  [
    { pathname: '{/a}', baseURL: 'https://h' },
    [
      'protocol=https hostname=h port= pathname={/a}',
      'protocol=https username= password= hostname=h port= pathname=/%7B/a%7D',
    ],
  ],
  [
    { pathname: '{/a}', baseURL: 'https://h/a*/b:c/d' },
    [
      'protocol=https hostname=h port= pathname={/a}',
      'protocol=https username= password= hostname=h port= pathname=/a*/b:c/%7B/a%7D',
    ],
  ],
  [
    { pathname: '{/a}', baseURL: 'file:///C:/a' },
    [
      'protocol=file hostname= port= pathname={/a}',
      'protocol=file username= password= hostname= port= pathname=/C:/%7B/a%7D',
    ],
  ],
  [
    { pathname: 'a b', baseURL: 'data:x/y' },
    [
      'protocol=data hostname= port= pathname=a b',
      'protocol=data username= password= hostname= port= pathname=a b',
    ],
  ],
  [
    { pathname: 'a b', baseURL: 'x://h/a/b' },
    [
      'protocol=x hostname=h port= pathname=/a/a b',
      'protocol=x username= password= hostname=h port= pathname=/a/a b',
    ],
  ],
  [
    { pathname: 'a b', baseURL: 'x:/a/b' },
    [
      'protocol=x hostname= port= pathname=/a/a b',
      'protocol=x username= password= hostname= port= pathname=/a/a b',
    ],
  ],
  [
    { pathname: 'a b', baseURL: 'https://h' },
    [
      'protocol=https hostname=h port= pathname=/a b',
      'protocol=https username= password= hostname=h port= pathname=/a%20b',
    ],
  ],
  [
    { pathname: 'a b', baseURL: 'https://h/a*/b:c/d' },
    [
      'protocol=https hostname=h port= pathname=/a\\*/b\\:c/a b',
      'protocol=https username= password= hostname=h port= pathname=/a*/b:c/a%20b',
    ],
  ],
  [
    { pathname: 'a b', baseURL: 'file:///C:/a' },
    [
      'protocol=file hostname= port= pathname=/C\\:/a b',
      'protocol=file username= password= hostname= port= pathname=/C:/a%20b',
    ],
  ],
  [
    { pathname: '', baseURL: 'data:x/y' },
    [
      'protocol=data hostname= port= pathname=',
      'protocol=data username= password= hostname= port= pathname=',
    ],
  ],
  [
    { pathname: '', baseURL: 'x://h/a/b' },
    [
      'protocol=x hostname=h port= pathname=/a/',
      'protocol=x username= password= hostname=h port= pathname=/a/',
    ],
  ],
  [
    { pathname: '', baseURL: 'x:/a/b' },
    [
      'protocol=x hostname= port= pathname=/a/',
      'protocol=x username= password= hostname= port= pathname=/a/',
    ],
  ],
  [
    { pathname: '', baseURL: 'https://h' },
    [
      'protocol=https hostname=h port= pathname=/',
      'protocol=https username= password= hostname=h port= pathname=/',
    ],
  ],
  [
    { pathname: '', baseURL: 'https://h/a*/b:c/d' },
    [
      'protocol=https hostname=h port= pathname=/a\\*/b\\:c/',
      'protocol=https username= password= hostname=h port= pathname=/a*/b:c/',
    ],
  ],
  [
    { pathname: '', baseURL: 'file:///C:/a' },
    [
      'protocol=file hostname= port= pathname=/C\\:/',
      'protocol=file username= password= hostname= port= pathname=/C:/',
    ],
  ],
  [
    { pathname: '*', baseURL: 'data:x/y' },
    [
      'protocol=data hostname= port= pathname=*',
      'protocol=data username= password= hostname= port= pathname=*',
    ],
  ],
  [
    { pathname: '*', baseURL: 'x://h/a/b' },
    [
      'protocol=x hostname=h port= pathname=/a/*',
      'protocol=x username= password= hostname=h port= pathname=/a/*',
    ],
  ],
  [
    { pathname: '*', baseURL: 'x:/a/b' },
    [
      'protocol=x hostname= port= pathname=/a/*',
      'protocol=x username= password= hostname= port= pathname=/a/*',
    ],
  ],
  [
    { pathname: '*', baseURL: 'https://h' },
    [
      'protocol=https hostname=h port= pathname=/*',
      'protocol=https username= password= hostname=h port= pathname=/*',
    ],
  ],
  [
    { pathname: '*', baseURL: 'https://h/a*/b:c/d' },
    [
      'protocol=https hostname=h port= pathname=/a\\*/b\\:c/*',
      'protocol=https username= password= hostname=h port= pathname=/a*/b:c/*',
    ],
  ],
  [
    { pathname: '*', baseURL: 'file:///C:/a' },
    [
      'protocol=file hostname= port= pathname=/C\\:/*',
      'protocol=file username= password= hostname= port= pathname=/C:/*',
    ],
  ],
  [
    { protocol: 'x', pathname: '/a/../b c' },
    ['protocol=x pathname=/a/../b c', 'protocol=x pathname=/a/../b c'],
  ],
  [
    { protocol: 'x', pathname: 'a/../b c' },
    ['protocol=x pathname=a/../b c', 'protocol=x pathname=a/../b c'],
  ],
  [
    { protocol: 'x', pathname: '\u00e9?#' },
    ['protocol=x pathname=\u00e9?#', 'protocol=x pathname=%C3%A9'],
  ],
  [
    { protocol: 'https', pathname: 'a/../b c' },
    ['protocol=https pathname=a/../b c', 'protocol=https pathname=%20c'],
  ],
  [
    { protocol: '', pathname: 'a/../b c' },
    ['protocol= pathname=a/../b c', 'protocol= pathname=%20c'],
  ],
  [{ protocol: 'ws', pathname: '..' }, ['protocol=ws pathname=..', 'protocol=ws pathname=..']],
  [
    { protocol: 'data', pathname: '..' },
    ['protocol=data pathname=..', 'protocol=data pathname=..'],
  ],
  [
    { protocol: 'file', pathname: '/C|/a' },
    ['protocol=file pathname=/C|/a', 'protocol=file pathname=/C|/a'],
  ],
  [{ protocol: 'ftp', pathname: '\\a' }, ['protocol=ftp pathname=\\a', 'protocol=ftp pathname=/a']],
  [{ protocol: 'x', pathname: '\\a' }, ['protocol=x pathname=\\a', 'protocol=x pathname=\\a']],
  [{ protocol: 'x', pathname: '/..' }, ['protocol=x pathname=/..', 'protocol=x pathname=/..']],
  [{ protocol: 'x', pathname: '' }, ['protocol=x pathname=', 'protocol=x pathname=']],
  [{ protocol: 'https', port: '443' }, ['protocol=https port=443', 'protocol=https port=']],
  [{ protocol: 'https', port: '80' }, ['protocol=https port=80', 'protocol=https port=80']],
  [{ protocol: 'http', port: '80' }, ['protocol=http port=80', 'protocol=http port=']],
  [{ protocol: 'http', port: '443' }, ['protocol=http port=443', 'protocol=http port=443']],
  [{ protocol: 'ws', port: '80' }, ['protocol=ws port=80', 'protocol=ws port=']],
  [{ protocol: 'wss', port: '443' }, ['protocol=wss port=443', 'protocol=wss port=']],
  [{ protocol: 'ftp', port: '21' }, ['protocol=ftp port=21', 'protocol=ftp port=']],
  [{ protocol: 'x', port: '80' }, ['protocol=x port=80', 'protocol=x port=80']],
  [{ protocol: 'file', port: '80' }, ['protocol=file port=80', 'protocol=file port=80']],
  [{ protocol: '', port: '443' }, ['protocol= port=443', 'protocol= port=443']],
  [{ protocol: 'https:', port: '0443' }, ['protocol=https port=0443', 'protocol=https port=']],
  [{ protocol: 'HTTPS', port: '443' }, ['protocol=HTTPS port=443', 'protocol=https port=']],
  [
    { protocol: 'x', hash: '1', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    ['protocol=x hash=1', 'protocol=x hash=1'],
  ],
  [
    { hostname: 'x', hash: '1', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    ['protocol=https hostname=x hash=1', 'protocol=https hostname=x hash=1'],
  ],
  [
    { username: 'x', hash: '1', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    [
      'protocol=https hostname=h.example port=81 pathname=/x/y search=q username=x hash=1',
      'protocol=https hostname=h.example port=81 pathname=/x/y search=q username=x hash=1',
    ],
  ],
  [
    { username: 'x', password: '1', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    [
      'protocol=https hostname=h.example port=81 pathname=/x/y search=q hash=f username=x password=1',
      'protocol=https hostname=h.example port=81 pathname=/x/y search=q hash=f username=x password=1',
    ],
  ],
  [
    { port: 'x', search: '1', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    ['protocol=https hostname=h.example port=x search=1', null],
  ],
  [
    { search: 'x', pathname: '1', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    [
      'protocol=https hostname=h.example port=81 pathname=/x/1 search=x',
      'protocol=https username=u password=p hostname=h.example port=81 pathname=/x/1 search=x',
    ],
  ],
  [
    { password: 'x', username: '1', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    [
      'protocol=https hostname=h.example port=81 pathname=/x/y search=q hash=f username=1 password=x',
      'protocol=https hostname=h.example port=81 pathname=/x/y search=q hash=f username=1 password=x',
    ],
  ],
  [
    { hostname: 'x', protocol: '1', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    ['protocol=1 hostname=x', null],
  ],
  [
    { protocol: 'x', port: '443', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    ['protocol=x port=443', 'protocol=x port=443'],
  ],
  [
    { port: '443', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    ['protocol=https hostname=h.example port=443', 'protocol=https hostname=h.example port='],
  ],
  [
    { port: '443', baseURL: 'http://h/' },
    ['protocol=http hostname=h port=443', 'protocol=http hostname=h port=443'],
  ],
  [
    { hash: 'z', baseURL: 'data:a' },
    [
      'protocol=data hostname= port= pathname=a search= hash=z',
      'protocol=data username= password= hostname= port= pathname=a search= hash=z',
    ],
  ],
  [
    { search: 'z', baseURL: 'data:a' },
    [
      'protocol=data hostname= port= pathname=a search=z',
      'protocol=data username= password= hostname= port= pathname=a search=z',
    ],
  ],
  [
    { hostname: 'a b', baseURL: 'https://u:p@h.example:81/x/y?q#f' },
    ['protocol=https hostname=a b', null],
  ],
  [{ protocol: 'x', hostname: 'A' }, ['protocol=x hostname=A', 'protocol=x hostname=a']],
])('%j as a pattern, and as a URL', (init, expected) => {
  expect(shown(init)).toEqual(expected)
})
