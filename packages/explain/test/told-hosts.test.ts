// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are what is tested

import { expectTold } from './told.ts'

/** Hosts: an input, what is told of it, and its base. */
expectTold([
  ['https://a[.]b/', ['host-defanged 9-12']],
  ['https://a[DOT]b/', ['host-defanged 9-14']],
  [
    'https:/a[.]b/',
    [
      'slashes-left-out 7-7 6-7 //: detail=one-of-two',
      'host-delimiter 8-9 8-9 : character=[ host=a.b',
      'host-delimiter 10-11 10-11 : character=] host=a.b',
    ],
  ],
  [
    'https://a(dot)b/',
    ['host-punctuation 9-10: character=(', 'host-punctuation 13-14: character=)'],
  ],
  [
    'https://a/?[.]',
    [
      'character-unencoded 11-12 11-12 %5B: character=[ meant=%5B',
      'character-unencoded 13-14 13-14 %5D: character=] meant=%5D',
    ],
  ],
  ['foo://a[.]b', ['host-defanged 7-10']],
  [
    'hxxp:a[.]b',
    [
      'character-unencoded 6-7 6-7 %5B: character=[ meant=%5B',
      'character-unencoded 8-9 8-9 %5D: character=] meant=%5D',
    ],
  ],
  [`https://${'a'.repeat(297)}[.]b/`, ['host-defanged 305-308']],
  [
    `https://${'a'.repeat(298)}[.]b/`,
    [
      'host-delimiter 306-307: character=[ detail=other-host',
      'host-delimiter 308-309: character=] detail=other-host',
    ],
  ],
  [
    'foo://a b<c\u0001>/',
    ['host-space 7-8: character= ', 'host-placeholder 9-13: written=<c\u0001>'],
  ],
  ['foo://a\\b', ['host-delimiter 7-8 7-8 /: detail=backslash host=a']],
  ['foo://{x} y/', ['host-space 9-10 9-10 : character=  host={x}y']],
  ['foo://a:b/', ['port-character 8-9: character=b']],
  ['foo://a\u007f', ['control-unencoded 7-8 7-8 %7F: character=U+007F detail=stray meant=%7F']],
  [
    'foo://a%zz%4\t1%%20',
    [
      'tab-or-newline 12-13 12-13 : characters=\t',
      'percent-bare 7-8 7-8 %25',
      'percent-bare 14-15 14-15 %25',
    ],
  ],
  [
    'foo://\ud83f\udfff\u00e9 ',
    [
      'outer-space 9-10 9-10 : detail=white-space-after characters= ',
      'control-unencoded 6-8 6-8 %F0%9F%BF%BF: character=U+1FFFF detail=stray meant=%F0%9F%BF%BF',
    ],
  ],
  ['https://a|b/', ['host-forbidden-character 9-10 9-10 : character=| host=ab']],
  ['https://a^b/', ['host-forbidden-character 9-10 9-10 : character=^ host=ab']],
  [
    'https://a%3Cb/',
    [
      'host-percent-encoded 9-12: written=%3C character=<',
      'host-forbidden-character 9-12 9-12 : written=%3C character=< host=ab',
    ],
  ],
  [
    'https://a%3Eb/',
    [
      'host-percent-encoded 9-12: written=%3E character=>',
      'host-forbidden-character 9-12 9-12 : written=%3E character=> host=ab',
    ],
  ],
  [
    'https://a%00b/',
    [
      'host-percent-encoded 9-12: written=%00 character=U+0000',
      'host-control-character 9-12: written=%00 character=U+0000 detail=two-hosts',
    ],
  ],
  [
    'https://a%7f/',
    [
      'host-percent-encoded 9-12: written=%7f character=U+007F',
      'host-control-character 9-12 9-12 : written=%7f character=U+007F host=a',
    ],
  ],
  [
    'https://a%01/',
    [
      'host-percent-encoded 9-12: written=%01 character=U+0001',
      'host-control-character 9-12 9-12 : written=%01 character=U+0001 host=a',
    ],
  ],
  [
    'https://a%1f/',
    [
      'host-percent-encoded 9-12: written=%1f character=U+001F',
      'host-control-character 9-12 9-12 : written=%1f character=U+001F host=a',
    ],
  ],
  [
    'https://a%20b/',
    [
      'host-percent-encoded 9-12: written=%20 character= ',
      'host-space 9-12 9-12 : written=%20 character=  host=ab',
    ],
  ],
  ['https://a b/', ['host-space 9-10 9-10 : character=  host=ab']],
  [
    'https://a%25b/',
    [
      'host-percent-encoded 9-12: written=%25 character=%',
      'host-percent-sign 9-12 9-12 : written=%25 character=% host=ab',
    ],
  ],
  ['https://', ['host-left-out 8-8']],
  [
    'https:',
    [
      'slashes-left-out 6-6 6-6 //: detail=none-of-two meant=//',
      'host-left-out 6-6: detail=slashes',
    ],
  ],
  [
    'https:/',
    ['slashes-left-out 7-7 6-7 //: detail=one-of-two', 'host-left-out 7-7: detail=slashes'],
  ],
  ['https:\\\\', ['slashes-reversed 6-7 6-7 /', 'slashes-reversed 7-8 7-8 /', 'host-left-out 8-8']],
  ['https://:80', ['host-left-out 8-8: detail=port']],
  [
    'https:://a',
    ['slashes-left-out 6-6 6-6 //: detail=none-of-two meant=//', 'host-left-out 6-7 6-7 '],
  ],
  [
    'https:::/a',
    ['slashes-left-out 6-6 6-6 //: detail=none-of-two meant=//', 'host-left-out 6-6: detail=port'],
  ],
  ['https://u@', ['user-name 8-10', 'host-left-out 10-10: detail=at-sign']],
  ['https://?x', ['host-left-out 8-8']],
  ['https://#', ['host-left-out 8-8']],
  ['foo://:80', ['host-left-out 6-6: detail=port']],
  ['foo://u@', ['user-name 6-8', 'host-left-out 8-8: detail=at-sign']],
  ['foo://u@:80/', ['user-name 6-8', 'host-left-out 8-8: detail=port']],
  [
    'https:\\\\:80',
    ['slashes-reversed 6-7 6-7 /', 'slashes-reversed 7-8 7-8 /', 'host-left-out 8-8: detail=port'],
  ],
  ['https://a%41b/', ['host-percent-encoded 9-12 9-12 A: written=%41 meant=A']],
  ['https://%41%42/', ['host-percent-encoded 8-14 8-14 AB: written=%41%42 meant=AB']],
  [
    'https://a%C2%AD/',
    ['host-percent-encoded 9-15 9-15 : detail=ignored written=%C2%AD character=U+00AD'],
  ],
  [
    'https://%C3%A9.example/',
    ['host-percent-encoded 8-14 8-14 \u00e9: written=%C3%A9 meant=\u00e9'],
  ],
  [
    'https://%F0%9F%98%80.ws/',
    ['host-percent-encoded 8-20 8-20 \u{1f600}: written=%F0%9F%98%80 meant=\u{1f600}'],
  ],
  [
    'https://%61%61%61%61%61%61%61%61%61%61%61%61%61%61%61%61%61%61%61%61/',
    [
      'host-percent-encoded 8-68 8-68 aaaaaaaaaaaaaaaaaaaa: written=%61%61%61%61%61%61%\u20261%61%61%61%61%61%61 meant=aaaaaaaaaaaaaaaaaaaa',
    ],
  ],
  [
    'https://%61%61%61%61%61%61%61%61%61%61%61%61%61%61%61%61%61%61%61%61%61/',
    [
      'host-percent-encoded 8-71 8-71 aaaaaaaaaaaaaaaaaaaaa: written=%61%61%61%61%61%61%\u20261%61%61%61%61%61%61 character=a',
    ],
  ],
  ['https://a%2Eb/', ['host-percent-encoded 9-12 9-12 .: written=%2E meant=.']],
  [
    'https://%E2%80%8Ba/',
    ['host-percent-encoded 8-17 8-17 : detail=ignored written=%E2%80%8B character=U+200B'],
  ],
  [
    'https://a%FFb/',
    ['host-percent-encoded 9-12: written=%FF character=U+FFFD', 'host-not-utf8 9-12'],
  ],
  [
    'https://u:p@%41/',
    ['password 8-12 8-12 ', 'host-percent-encoded 12-15 12-15 A: written=%41 meant=A'],
  ],
  ['https://%41:80/', ['host-percent-encoded 8-11 8-11 A: written=%41 meant=A']],
  ['https://[host]/', ['host-placeholder 8-14: written=[host]']],
  ['https://[your-host]/', ['host-placeholder 8-19: written=[your-host]']],
  ['https://[my_ip]/', ['host-placeholder 8-15: written=[my_ip]']],
  [
    'https://[server:80]/',
    ['ipv6-name-in-brackets 8-19 8-19 server:80: written=server:80 host=server'],
  ],
  ['https://[hostx]/', ['ipv6-name-in-brackets 8-15 8-15 hostx: written=hostx host=hostx']],
  ['https://{host}', ['host-placeholder 8-14: written={host}']],
  ['https://{host}:80/', ['host-placeholder 8-14: written={host}']],
  ['https://{host', ['host-punctuation 8-9 8-9 : character={ detail=around host=host']],
  ['https://a{b}c.example/', ['host-placeholder 9-12: written={b}']],
  ['https://$HOST/', ['host-placeholder 8-13: written=$HOST']],
  ['https://$HOST-x/', ['host-placeholder 8-13: written=$HOST']],
  ['https://a.$HOST.b/', ['host-placeholder 10-15: written=$HOST']],
  ['foo://{a}/', ['part-placeholder 6-9: written={a} detail=braces']],
  ['https://:{port}/', ['host-left-out 8-8: detail=port']],
  [
    'https://{a}:{b}/',
    ['host-placeholder 8-11: written={a}', 'port-character 12-15: detail=placeholder written={b}'],
  ],
  [
    'https://{{a}}.{b}.example/',
    ['host-placeholder 8-13: written={{a}}', 'host-placeholder 14-17: written={b}'],
  ],
  [
    'https://%7Bhost%7D.example/',
    [
      'host-percent-encoded 8-11 8-11 {: written=%7B meant={',
      'host-percent-encoded 15-18 15-18 }: written=%7D meant=}',
      'host-placeholder 8-18: written=%7Bhost%7D',
    ],
  ],
  ['https://%%HOST%%/', ['host-placeholder 8-16: written=%%HOST%%']],
  ['https://a%d/', ['host-percent-sign 9-10 9-11 : character=% half=%d host=a']],
  ['https://%d.example/', ['host-placeholder 8-10: written=%d']],
  ['https://__A__/', ['host-placeholder 8-13: written=__A__']],
  [
    'https://<a>/',
    [
      'host-forbidden-character 8-9 8-9 : character=< detail=around',
      'host-forbidden-character 10-11 10-11 : character=> detail=around',
    ],
  ],
  [
    'https://{a.com}/',
    [
      'host-punctuation 8-9 8-9 : character={ detail=around host=a.com',
      'host-punctuation 14-15 14-15 : character=} detail=around host=a.com',
    ],
  ],
  ['https://{a.dev}/', ['host-placeholder 8-15: written={a.dev}']],
  ['https://-a-/', ['hyphen-at-start 8-9 8-9 : host=a', 'hyphen-at-end 10-11 10-11 : host=a']],
  ['https://--a/', ['hyphen-at-start 8-10 8-10 : host=a']],
  ['https://a---/', ['hyphens-third-fourth 10-12', 'hyphen-at-end 9-12']],
  ['https://ab---c/', ['hyphens-third-fourth 10-13']],
  ['https://ab--c--d/', ['hyphens-third-fourth 10-12']],
  ['https://a....b/', ['label-empty 9-13 9-13 .: n=4 host=a.b']],
  ['https://....a/', ['label-empty 8-12 8-12 : detail=start n=4 host=a']],
  ['https://a.../', ['label-empty 9-12 9-12 : detail=end n=3 host=a']],
  ['https://a../', ['label-empty 9-11 9-11 : detail=end n=2 host=a']],
  ['https://a./', ['host-final-dot 9-10 9-10 : host=a']],
  ['https://./', ['label-empty 8-9: detail=no-name']],
  ['https://../', ['label-empty 8-10: detail=no-name n=2']],
  ['https://.../', ['label-empty 8-11: detail=no-name n=3']],
  ['https://..../', ['label-empty 8-12: detail=no-name n=4']],
  ['https://a\u3002\u3002b/', ['label-empty 9-11 9-11 \u3002: n=2 host=a\u3002b']],
  [
    'https://.%2ea/',
    [
      'host-percent-encoded 9-12 9-12 .: written=%2e meant=.',
      'label-empty 8-12 8-12 : detail=start n=2 host=a',
    ],
  ],
  [
    'https://0x1./',
    [
      'host-final-dot 11-12 11-12 : detail=ipv4',
      'ipv4-final-dot 11-12 11-12 ',
      'ipv4-parts-left-out 8-12 8-12 0.0.0.1: detail=hexadecimal address=0.0.0.1',
      'ipv4-part-hexadecimal 8-11 8-12 0.0.0.1: part=0x1 value=1 address=0.0.0.1',
    ],
  ],
  [
    'https://a.0x./',
    [
      'host-final-dot 12-13 12-13 : detail=ipv4',
      'ipv4-final-dot 12-13 12-13 ',
      'ipv4-parts-left-out 8-13: length=2 last=0x n=3',
      'ipv4-part-not-numeric 8-9: last=0x part=a',
    ],
  ],
  [
    'https://1.2.3.4%2e/',
    [
      'host-percent-encoded 15-18 15-18 .: written=%2e meant=.',
      'host-final-dot 15-18 15-18 : detail=ipv4',
      'ipv4-final-dot 15-18 15-18 ',
    ],
  ],
  ['https://a.\u00ad.b/', ['label-empty 9-10 9-10 : host=a\u00ad.b']],
  ['https://\u00ad.a/', ['label-empty 9-10 9-10 : host=\u00ada']],
  [`https://${'a'.repeat(63)}/`, []],
  [`https://${'a'.repeat(64)}/`, ['label-too-long 8-72: length=64']],
  [`https://${'\u00e9'.repeat(60)}/`, ['label-too-long 8-68: detail=in-ascii length=66']],
  [`https://${'a'.repeat(62)}.${'a'.repeat(62)}.${'a'.repeat(62)}.${'a'.repeat(62)}.b/`, []],
  [
    `https://${'a'.repeat(62)}.${'a'.repeat(62)}.${'a'.repeat(62)}.${'a'.repeat(62)}.bb/`,
    ['host-name-too-long 8-262: length=254'],
  ],
  [
    `https://\u00e9.${'a'.repeat(62)}.${'a'.repeat(62)}.${'a'.repeat(62)}.${'a'.repeat(62)}.b/`,
    ['host-name-too-long 8-263: detail=in-ascii length=261'],
  ],
  ['https://a,b/', ['host-punctuation 9-10 9-10 .: character=, detail=comma host=a.b']],
  ['https://a.example,b.example/', ['host-punctuation 17-18: character=, detail=hosts']],
  [
    'https://a%2Cb/',
    [
      'host-percent-encoded 9-12 9-12 ,: written=%2C meant=,',
      'host-punctuation 9-12 9-12 .: written=%2C character=, detail=comma host=a.b',
    ],
  ],
  [
    'https://,a,/',
    [
      'host-punctuation 8-9 8-9 : character=, detail=around',
      'host-punctuation 10-11 10-11 : character=, detail=around',
    ],
  ],
  [
    'https://(a)/',
    [
      'host-punctuation 8-9 8-9 : character=( detail=around',
      'host-punctuation 10-11 10-11 : character=) detail=around',
    ],
  ],
  ['https://()/', ['host-punctuation 8-9: character=(', 'host-punctuation 9-10: character=)']],
  [
    'https://"a"b/',
    ['host-punctuation 8-9: character=" detail=around', 'host-punctuation 10-11: character="'],
  ],
  ['https://a!/', ['host-punctuation 9-10 9-10 : character=! detail=around']],
  ['https://a!b/', ['host-punctuation 9-10: character=!']],
  ['https://a*b/', ['host-punctuation 9-10: character=* detail=asterisk']],
  ['https://a;80/', ['host-punctuation 9-10 9-10 :: character=; meant=a:80']],
  ['https://a,80/', ['host-punctuation 9-10 9-10 :: character=, meant=a:80']],
  ['https://1.2.3.4,80/', ['host-punctuation 15-16 15-16 :: character=, meant=1.2.3.4:80']],
  ['https://1,80/', ['host-punctuation 9-10 9-10 .: character=, detail=comma host=1.80']],
  ['https://a,123456/', ['host-punctuation 9-10: character=, detail=other-host']],
  [
    'https://a\uff0c80/',
    ['host-punctuation 9-10 9-10 :: written=\uff0c mapped=, character=, meant=a:80'],
  ],
  [
    'https://a&amp;b=c/',
    [
      'host-punctuation 9-10 9-14 ?: character=& detail=query host=a',
      'host-punctuation 13-14 9-14 ?: character=; detail=query host=a',
      'host-punctuation 15-16 9-14 ?: character== detail=query host=a',
    ],
  ],
  ['https://a&b/', ['host-punctuation 9-10: character=&']],
  ['https://&b=c/', ['host-punctuation 8-9: character=&', 'host-punctuation 10-11: character==']],
  [
    `https://a&${'b'.repeat(60)}=/`,
    [
      'host-punctuation 9-10 9-10 ?: character=& detail=query host=a',
      'host-punctuation 70-71 9-10 ?: character== detail=query host=a',
    ],
  ],
  [
    `https://a&${'b'.repeat(61)}=/`,
    [
      'label-too-long 8-72: length=64',
      'host-punctuation 9-10: character=&',
      'host-punctuation 71-72: character==',
    ],
  ],
  [
    'https://a&gt;/',
    [
      'host-punctuation 9-10 9-13 : character=& html=&gt; host=a',
      'host-punctuation 12-13 9-13 : character=; html=&gt; host=a',
    ],
  ],
  [
    'https://&gt;/',
    ['host-punctuation 8-9: character=&', 'host-punctuation 11-12: character=; detail=around'],
  ],
  [
    'https://a&gt;&gt;&gt;&gt;/',
    [
      'host-punctuation 9-10 9-25 : character=& html=&gt;&gt;&gt;&gt; host=a',
      'host-punctuation 12-13 9-25 : character=; html=&gt;&gt;&gt;&gt; host=a',
      'host-punctuation 13-14 9-25 : character=& html=&gt;&gt;&gt;&gt; host=a',
      'host-punctuation 16-17 9-25 : character=; html=&gt;&gt;&gt;&gt; host=a',
      'host-punctuation 17-18 9-25 : character=& html=&gt;&gt;&gt;&gt; host=a',
      'host-punctuation 20-21 9-25 : character=; html=&gt;&gt;&gt;&gt; host=a',
      'host-punctuation 21-22 9-25 : character=& html=&gt;&gt;&gt;&gt; host=a',
      'host-punctuation 24-25 9-25 : character=; html=&gt;&gt;&gt;&gt; host=a',
    ],
  ],
  ['https://a%2/', ['host-percent-sign 9-10 9-11 : character=% half=%2 host=a']],
  ['https://%2/', ['host-percent-sign 8-9 8-9 : character=% host=2']],
  ['https://a%2.b/', ['host-percent-sign 9-10 9-10 : character=% host=a2.b']],
  [
    'https://a.com\u202eb.com/',
    ['host-disallowed-character 13-14: character=U+202E detail=two-hosts'],
  ],
  ['https://a\u202eb/', ['host-disallowed-character 9-10 9-10 : character=U+202E host=ab']],
  [
    'https://a.com\u2028b.com/',
    ['host-disallowed-character 13-14: character=U+2028 detail=two-hosts'],
  ],
  [
    'https://example.com%23/',
    [
      'host-percent-encoded 19-22: written=%23 character=#',
      'host-delimiter 19-22 19-22 #: written=%23 character=# meant=# host=example.com',
    ],
  ],
  [
    'https://%23/',
    [
      'host-percent-encoded 8-11: written=%23 character=#',
      'host-delimiter 8-11: written=%23 character=#',
    ],
  ],
  [
    'https://a%3A80/',
    [
      'host-percent-encoded 9-12: written=%3A character=:',
      'host-delimiter 9-12 9-12 :: written=%3A character=: meant=: host=a',
    ],
  ],
  [
    'https://a%3A123456/',
    [
      'host-percent-encoded 9-12: written=%3A character=:',
      'host-delimiter 9-12: written=%3A character=:',
    ],
  ],
  [
    'https://a%3Ab/',
    [
      'host-percent-encoded 9-12: written=%3A character=:',
      'host-delimiter 9-12: written=%3A character=:',
    ],
  ],
  [
    'https://a%2Fb.c/',
    [
      'host-percent-encoded 9-12: written=%2F character=/',
      'host-delimiter 9-12 9-12 /: written=%2F character=/ meant=/ host=a',
    ],
  ],
  [
    'https://a.example%2Fb.example/',
    [
      'host-percent-encoded 17-20: written=%2F character=/',
      'host-delimiter 17-20: written=%2F character=/ detail=two-hosts',
    ],
  ],
  ['https://a.example/b.example%2F/', []],
  [
    'https://a%0Ab/',
    [
      'host-percent-encoded 9-12: written=%0A character=\n',
      'host-control-character 9-12: written=%0A character=\n detail=two-hosts',
    ],
  ],
  [
    'https://%0Ab/',
    [
      'host-percent-encoded 8-11: written=%0A character=\n',
      'host-control-character 8-11 8-11 : written=%0A character=\n host=b',
    ],
  ],
  [
    'https://a%0A/',
    [
      'host-percent-encoded 9-12: written=%0A character=\n',
      'host-control-character 9-12 9-12 : written=%0A character=\n host=a',
    ],
  ],
  ['https://\u2100a/', ['host-delimiter 8-9: written=\u2100 mapped=a/c character=/']],
  [
    'https://\uff3b::1\uff3d/',
    ['host-delimiter 8-9 8-13 [::1]: written=\uff3b mapped=[ character=[ meant=[::1]'],
  ],
  [
    'https://\uff3b::1]/',
    ['host-delimiter 8-9 8-13 [::1]: written=\uff3b mapped=[ character=[ meant=[::1]'],
  ],
  [
    'https://\uff3bx\uff3d/',
    [
      'host-delimiter 8-9 8-9 : written=\uff3b mapped=[ character=[ detail=around host=x',
      'host-delimiter 10-11 10-11 : written=\uff3d mapped=] character=] detail=around host=x',
    ],
  ],
  ['https://a\ud800b/', ['host-disallowed-character 9-10 9-10 : character=U+D800 host=ab']],
  ['https://a.example @b.example/', ['credentials-like-host 8-19: shown=a.example host=b.example']],
  ['https://xn--/', ['punycode-of-ascii 8-12']],
  [
    'https://xn--a.b/',
    [
      'host-disallowed-character 8-13: written=xn--a decoded=\u0080 character=U+0080 detail=spelling',
    ],
  ],
  [
    'https://xn--abc-.com/',
    ['punycode-of-ascii 8-16 8-16 abc: written=xn--abc- decoded=abc meant=abc host=abc.com'],
  ],
  ['https://xn--\u00e9.com/', ['punycode-not-ascii 12-13 8-12 : character=U+00E9 host=\u00e9.com']],
  [
    'https://a.xn--b-\u00e9/',
    ['punycode-not-ascii 16-17 10-14 : character=U+00E9 host=a.b-\u00e9'],
  ],
  ['https://xn--9c_a.com/', ['punycode-digit 14-15: character=_']],
  ['https://xn--a!/', ['punycode-digit 13-14: character=! detail=other-host']],
  ['https://xn--a!b/', ['punycode-digit 13-14: character=!']],
  ['https://xn--mnchen-3y.de/', ['punycode-overflow 8-21']],
  [
    'https://xn--xn---epa.\u00e9/',
    ['punycode-of-prefix 8-20: written=xn--xn---epa decoded=xn--\u00e9 detail=spelling'],
  ],
  [
    'https://xn--u-ccb.com/',
    [
      'punycode-not-normalized 8-17 8-17 u\u0308: written=xn--u-ccb decoded=u\u0308 meant=u\u0308 host=u\u0308.com',
    ],
  ],
  [
    `https://xn--${'a'.repeat(95)}-/`,
    [
      'punycode-of-ascii 8-108: written=xn--aaaaaaaaaaaaaaa\u2026aaaaaaaaaaaaaaaaaa- decoded=aaaaaaaaaaaaaaaaaaa\u2026aaaaaaaaaaaaaaaaaaa detail=spelling',
      'label-too-long 8-108: length=100',
    ],
  ],
  [
    `https://xn--${'a'.repeat(96)}-/`,
    [
      'punycode-of-ascii 8-109: written=xn--aaaaaaaaaaaaaaa\u2026aaaaaaaaaaaaaaaaaa- decoded=aaaaaaaaaaaaaaaaaaa\u2026aaaaaaaaaaaaaaaaaaa detail=spelling',
      'label-too-long 8-109: length=101',
    ],
  ],
  ['https://1\u05d0.com/', ['bidi-first-character 8-9: character=1']],
  ['https://\u05d0a\u05d1.com/', ['bidi-right-to-left-character 9-10: character=a']],
  ['https://\u05d0!.com/', ['bidi-right-to-left-end 9-10: character=!']],
  ['https://\u06271\u0661.com/', ['bidi-mixed-digits 10-11: character=U+0661']],
  ['https://a\u05d0.com/', ['bidi-left-to-right-character 9-10: character=U+05D0']],
  ['https://\u05d0.a!/', ['bidi-left-to-right-end 11-12: character=!']],
  ['https://a\u200db.com/', ['joiner-out-of-place 9-10 9-10 : character=U+200D host=ab.com']],
  ['https://\u0301a.com/', ['mark-at-start 8-9 8-9 : character=U+0301 host=a.com']],
  ['https://\u00ad/', ['host-nothing-left 8-9']],
  [
    'https://%C2%AD/',
    [
      'host-percent-encoded 8-14: detail=other-host written=%C2%AD character=U+00AD',
      'host-nothing-left 8-14',
    ],
  ],
  ['https://a\u0378/', ['host-disallowed-character 9-10 9-10 : character=U+0378 host=a']],
  [
    'https://a%EF%BF%BDb/',
    [
      'host-percent-encoded 9-18: written=%EF%BF%BD character=U+FFFD',
      'host-disallowed-character 9-18 9-18 : written=%EF%BF%BD character=U+FFFD host=ab',
    ],
  ],
  ['https://a%2x/', ['host-percent-sign 9-10 9-10 : character=% host=a2x']],
  ['https://a%2/b', ['host-percent-sign 9-10 9-11 : character=% half=%2 host=a']],
  [
    'https://a%%/',
    [
      'host-percent-sign 9-10 9-10 : character=% host=a',
      'host-percent-sign 10-11 10-11 : character=% host=a',
    ],
  ],
  ['https://a%G1/', ['host-percent-sign 9-10 9-10 : character=% host=aG1']],
  [
    'https://0x./',
    [
      'host-final-dot 10-11 10-11 : detail=ipv4',
      'ipv4-final-dot 10-11 10-11 ',
      'ipv4-parts-left-out 8-11 8-11 0.0.0.0: detail=hexadecimal address=0.0.0.0',
      'ipv4-part-hexadecimal 8-10 8-11 0.0.0.0: part=0x value=0 address=0.0.0.0',
    ],
  ],
  ['https://0xg./', ['host-final-dot 11-12 11-12 : host=0xg']],
  ['https://x1./', ['host-final-dot 10-11 10-11 : host=x1']],
  [
    'https://a.1./',
    [
      'host-final-dot 11-12 11-12 : detail=ipv4',
      'ipv4-final-dot 11-12 11-12 ',
      'ipv4-parts-left-out 10-11: length=2 last=1 n=3',
      'ipv4-part-not-numeric 8-9: part=a',
    ],
  ],
  [
    'https://a.0x1%2e/',
    [
      'host-percent-encoded 13-16 13-16 .: written=%2e meant=.',
      'host-final-dot 13-16 13-16 : detail=ipv4',
      'ipv4-final-dot 13-16 13-16 ',
      'ipv4-parts-left-out 8-16: length=2 last=0x1 n=3',
      'ipv4-part-not-numeric 8-9: last=0x1 part=a',
    ],
  ],
  [
    'https://&amp;b=/',
    [
      'host-punctuation 8-9: character=&',
      'host-punctuation 12-13: character=;',
      'host-punctuation 14-15: character==',
    ],
  ],
  [
    'https://a&&b=c/',
    [
      'host-punctuation 9-10: character=&',
      'host-punctuation 10-11: character=& detail=query',
      'host-punctuation 12-13: character== detail=query',
    ],
  ],
  [
    'https://a&b&c=d/',
    [
      'host-punctuation 9-10: character=&',
      'host-punctuation 11-12: character=& detail=query',
      'host-punctuation 13-14: character== detail=query',
    ],
  ],
  [
    'https://a&lt;/',
    [
      'host-punctuation 9-10 9-13 : character=& html=&lt; host=a',
      'host-punctuation 12-13 9-13 : character=; html=&lt; host=a',
    ],
  ],
  [
    'https://a&nbsp;b/',
    ['host-punctuation 9-10: character=&', 'host-punctuation 14-15: character=;'],
  ],
  [
    'https://a&copy;/',
    ['host-punctuation 9-10: character=&', 'host-punctuation 14-15: character=; detail=around'],
  ],
  ['https://a<b/', ['host-forbidden-character 9-10 9-10 : character=< host=ab']],
  ['https://a<bc>/', ['host-placeholder 9-13: written=<bc>']],
  [
    'https://a<b c>/',
    [
      'host-forbidden-character 9-10 9-14 : character=< html=<b c> host=a',
      'host-space 11-12 9-14 : character=  html=<b c> host=a',
      'host-forbidden-character 13-14 9-14 : character=> html=<b c> host=a',
    ],
  ],
  ['https://a<1>/', ['host-placeholder 9-12: written=<1>']],
  [
    'https://a,1,2/',
    [
      'host-punctuation 9-10: character=, detail=other-host',
      'host-punctuation 11-12: character=, detail=other-host',
    ],
  ],
  [
    'https://a;b;80/',
    ['host-punctuation 9-10: character=;', 'host-punctuation 11-12: character=;'],
  ],
  ['https://a;/', ['host-punctuation 9-10 9-10 : character=; detail=around']],
  ['https://1.2.3,80/', ['host-punctuation 13-14 13-14 .: character=, detail=comma host=1.2.3.80']],
  ['https://\uff1a80/', ['host-delimiter 8-9: written=\uff1a mapped=: character=:']],
  [
    'https://a\uff1a80/',
    ['host-delimiter 9-10 9-10 :: written=\uff1a mapped=: character=: meant=: host=a'],
  ],
  [
    'https://a\uff1b80/',
    ['host-punctuation 9-10 9-10 :: written=\uff1b mapped=; character=; meant=a:80'],
  ],
  ['https://a\u3000b/', ['host-space 9-10 9-10 : source=U+3000 mapped=  character=  host=ab']],
  [
    'https://a%7F%41/',
    [
      'host-percent-encoded 9-12: written=%7F character=U+007F',
      'host-percent-encoded 12-15: written=%41 meant=A',
      'host-control-character 9-12 9-12 : written=%7F character=U+007F host=a%41',
    ],
  ],
  [
    'https://%C3%A9%20%C3%A9/',
    [
      'host-percent-encoded 8-14: written=%C3%A9 meant=\u00e9',
      'host-percent-encoded 14-17: written=%20 character= ',
      'host-percent-encoded 17-23: written=%C3%A9 meant=\u00e9',
      'host-space 14-17 14-17 : written=%20 character=  host=%C3%A9%C3%A9',
    ],
  ],
  [
    'https://%E2%80%8B%41/',
    ['host-percent-encoded 8-20 8-20 \u200bA: written=%E2%80%8B%41 meant=\u200bA'],
  ],
  [
    'https://a%C3%A9b%C3/',
    [
      'host-percent-encoded 9-15: written=%C3%A9 meant=\u00e9',
      'host-percent-encoded 16-19: written=%C3 character=U+FFFD',
      'host-not-utf8 16-19',
    ],
  ],
  ['https://a:%41/', ['port-character 10-11 10-11 : character=% port=41']],
  ['https://a/%41', []],
  [
    'https://user%40a.example/',
    [
      'host-percent-encoded 12-15: written=%40 character=@',
      'host-delimiter 12-15: written=%40 character=@ detail=two-hosts',
    ],
  ],
  [
    'https://a.b%2F%2Fc/',
    [
      'host-percent-encoded 11-14: written=%2F character=/',
      'host-percent-encoded 14-17: written=%2F character=/',
      'host-delimiter 11-14 11-14 /: written=%2F character=/ meant=/ host=a.b',
      'host-delimiter 14-17 14-17 /: written=%2F character=/ meant=/ host=a.b',
    ],
  ],
  [
    'https://a.example%3A80%2F/',
    [
      'host-percent-encoded 17-20: written=%3A character=:',
      'host-percent-encoded 22-25: written=%2F character=/',
      'host-delimiter 17-20: written=%3A character=:',
      'host-delimiter 22-25: written=%2F character=/ meant=/',
    ],
  ],
  [
    'https://\uff0f\uff0fa/',
    [
      'host-delimiter 8-9: written=\uff0f mapped=/ character=/',
      'host-delimiter 9-10: written=\uff0f mapped=/ character=/ meant=/',
    ],
  ],
  [
    'https://a\uff0fb/',
    ['host-delimiter 9-10 9-10 /: written=\uff0f mapped=/ character=/ meant=/ host=a'],
  ],
  [
    'https://\uff3b1\uff3d/',
    [
      'host-delimiter 8-9 8-9 : written=\uff3b mapped=[ character=[ detail=around host=1',
      'host-delimiter 10-11 10-11 : written=\uff3d mapped=] character=] detail=around host=1',
    ],
  ],
  ['https://\uff3b::1/', ['host-delimiter 8-9: written=\uff3b mapped=[ character=[']],
  [
    'https://a\uff3b::1\uff3d/',
    ['host-delimiter 9-10 9-10 : written=\uff3b mapped=[ character=[ detail=around'],
  ],
  ['foo://{a} {b}/', ['host-space 9-10 9-10 : character=  host={a}{b}']],
  ['foo://a{b c}d/', ['host-placeholder 7-12: written={b c}']],
  [
    'foo://a\tb|c/',
    [
      'tab-or-newline 7-8 7-8 : characters=\t',
      'host-forbidden-character 9-10 9-10 : character=| host=abc',
    ],
  ],
  ['foo://%s/', ['percent-bare 6-7 6-7 %25']],
  [
    'foo://a\\\\b/',
    [
      'host-delimiter 7-8 7-8 /: detail=backslash host=a',
      'host-delimiter 8-9 8-9 /: detail=backslash host=a',
    ],
  ],
  ['foo://a[b/', ['host-delimiter 7-8 7-8 : character=[ host=ab']],
  ['https://a[dot]b[.]c/', ['host-defanged 9-14', 'host-defanged 15-18']],
  [
    'foo:a[.]b',
    [
      'character-unencoded 5-6 5-6 %5B: character=[ meant=%5B',
      'character-unencoded 7-8 7-8 %5D: character=] meant=%5D',
    ],
  ],
  [
    'https:///a[.]b/',
    [
      'slashes-extra 8-9 8-9 ',
      'host-delimiter 10-11 10-11 : character=[ host=a.b',
      'host-delimiter 12-13 12-13 : character=] host=a.b',
    ],
  ],
  ['https://hostname/', []],
  ['https://[name x]/', ['ipv6-name-in-brackets 8-16: written=name x']],
  [
    'https://[the-host]/',
    ['ipv6-name-in-brackets 8-18 8-18 the-host: written=the-host host=the-host'],
  ],
  ['https://[my-url]/', ['host-placeholder 8-16: written=[my-url]']],
  ['https://{host}@a/', ['user-name 8-15 8-15 ']],
  ['https://a@{host}/', ['user-name 8-10 8-10 ', 'host-placeholder 10-16: written={host}']],
  ['https://xn--a-/', ['punycode-of-ascii 8-14 8-14 a: written=xn--a- decoded=a meant=a']],
  [
    'https://XN--ABC-.com/',
    ['punycode-of-ascii 8-16 8-16 abc: written=XN--ABC- decoded=abc meant=abc host=abc.com'],
  ],
  [
    'https://xn--\u00e9\u3002com/',
    ['punycode-not-ascii 12-13 8-12 : character=U+00E9 host=\u00e9\u3002com'],
  ],
  [
    'https://a\u3002xn--\u00e9/',
    ['punycode-not-ascii 14-15 10-14 : character=U+00E9 host=a\u3002\u00e9'],
  ],
  [
    'https://--/',
    ['hyphen-at-start 8-10: detail=other-host', 'hyphen-at-end 8-10: detail=other-host'],
  ],
  ['https://a--/', ['hyphen-at-end 9-11 9-11 : host=a']],
  [
    'https://-a.-b/',
    ['hyphen-at-start 8-9 8-9 : host=a.b', 'hyphen-at-start 11-12 11-12 : host=a.b'],
  ],
  ['https://aa--.b/', ['hyphens-third-fourth 10-12', 'hyphen-at-end 10-12']],
  [
    'https://a.b..c..d/',
    ['label-empty 11-13 11-13 .: n=2 host=a.b.c.d', 'label-empty 14-16 14-16 .: n=2 host=a.b.c.d'],
  ],
])
