// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are what is tested

import { expectTold } from './told.ts'

/** Characters: an input, what is told of it, and its base. */
expectTold([
  ['https://a/#b#c', ['character-unencoded 12-13 12-13 %23: detail=number-sign meant=%23']],
  ['https://a/\u0001', ['outer-space 10-11 10-11 : detail=characters-after characters=U+0001']],
  [
    'https://a/\u001fb',
    ['control-unencoded 10-11 10-11 %1F: character=U+001F detail=stray meant=%1F'],
  ],
  [
    'https://a/\u007fb',
    ['control-unencoded 10-11 10-11 %7F: character=U+007F detail=stray meant=%7F'],
  ],
  [
    'https://a/\u0080b',
    ['control-unencoded 10-11 10-11 %C2%80: character=U+0080 detail=stray meant=%C2%80'],
  ],
  [
    'https://a/\u009fb',
    ['control-unencoded 10-11 10-11 %C2%9F: character=U+009F detail=stray meant=%C2%9F'],
  ],
  ['https://a/\u00a0b', []],
  ['https://a/\ud800b', []],
  ['https://a/\udfffb', []],
  [
    'https://a/\ufdd0b',
    ['control-unencoded 10-11 10-11 %EF%B7%90: character=U+FDD0 detail=stray meant=%EF%B7%90'],
  ],
  [
    'https://a/\ud83f\udffeb',
    [
      'control-unencoded 10-12 10-12 %F0%9F%BF%BE: character=U+1FFFE detail=stray meant=%F0%9F%BF%BE',
    ],
  ],
  ['https://a/>', ['character-unencoded 10-11 10-11 %3E: character=> detail=stray meant=%3E']],
  ['https://a/<b', ['character-unencoded 10-11 10-11 %3C: character=< meant=%3C']],
  ['https://a/b>', ['character-unencoded 11-12 11-12 %3E: character=> detail=stray meant=%3E']],
  [
    'https://a/<b>',
    [
      'character-unencoded 10-11 10-11 %3C: character=< meant=%3C',
      'character-unencoded 12-13 12-13 %3E: character=> meant=%3E',
    ],
  ],
  [
    'https://a/"b"',
    [
      'character-unencoded 10-11 10-11 %22: character=" meant=%22',
      'character-unencoded 12-13 12-13 %22: character=" meant=%22',
    ],
  ],
  ['https://a/"b', ['character-unencoded 10-11 10-11 %22: character=" meant=%22']],
  ['https://a/b"', ['character-unencoded 11-12 11-12 %22: character=" detail=stray meant=%22']],
  [
    'https://a/[b]',
    [
      'character-unencoded 10-11 10-11 %5B: character=[ meant=%5B',
      'character-unencoded 12-13 12-13 %5D: character=] meant=%5D',
    ],
  ],
  ['https://a/b]', ['character-unencoded 11-12 11-12 %5D: character=] detail=stray meant=%5D']],
  [
    'https://a/[b]]',
    [
      'character-unencoded 10-11 10-11 %5B: character=[ meant=%5B',
      'character-unencoded 12-13 12-13 %5D: character=] meant=%5D',
      'character-unencoded 13-14 13-14 %5D: character=] detail=stray meant=%5D',
    ],
  ],
  ['https://a/{b', ['character-unencoded 10-11 10-11 %7B: character={ meant=%7B']],
  ['https://a/b}', ['character-unencoded 11-12 11-12 %7D: character=} detail=stray meant=%7D']],
  ['https://a/b^', ['character-unencoded 11-12 11-12 %5E: character=^ detail=stray meant=%5E']],
  ['https://a/b`', ['character-unencoded 11-12 11-12 %60: character=` detail=stray meant=%60']],
  ['https://a/b|', ['character-unencoded 11-12 11-12 %7C: character=| detail=stray meant=%7C']],
  [
    'https://a/b\\|',
    [
      'slashes-reversed 11-12 11-12 /',
      'character-unencoded 12-13 12-13 %7C: character=| detail=stray meant=%7C',
    ],
  ],
  ['https://a/b>.', ['character-unencoded 11-12 11-12 %3E: character=> detail=stray meant=%3E']],
  ['https://a/b>)', ['character-unencoded 11-12 11-12 %3E: character=> detail=stray meant=%3E']],
  [
    'https://a/b>)))))))))))))))))))',
    ['character-unencoded 11-12 11-12 %3E: character=> detail=stray meant=%3E'],
  ],
  [`https://a/b>${')'.repeat(20)}`, ['character-unencoded 11-12 11-12 %3E: character=> meant=%3E']],
  ['https://a/b>x', ['character-unencoded 11-12 11-12 %3E: character=> meant=%3E']],
  [
    'https://a/b> ',
    [
      'outer-space 12-13 12-13 : detail=white-space-after characters= ',
      'character-unencoded 11-12 11-12 %3E: character=> detail=stray meant=%3E',
    ],
  ],
  ['https://a/|', ['character-unencoded 10-11 10-11 %7C: character=| detail=stray meant=%7C']],
  ['\u0000https://a/', ['outer-space 0-1 0-1 : detail=characters-before characters=U+0000']],
  [' \t\nhttps://a/', ['outer-space 0-3 0-3 : detail=white-space-before characters= ,\t,\n']],
  [
    '\u0001\u0002\u0003\u0004https://a/',
    ['outer-space 0-4 0-4 : detail=characters-before characters=U+0001,U+0002,U+0003,others'],
  ],
  ['   https://a/', ['outer-space 0-3 0-3 : detail=white-space-before characters=3 spaces']],
  ['https://a/  ', ['outer-space 10-12 10-12 : detail=white-space-after characters=2 spaces']],
  ['https://a/\t', ['outer-space 10-11 10-11 : detail=white-space-after characters=\t']],
  ['\u0001\u0001https://a/', ['outer-space 0-2 0-2 : detail=characters-before characters=U+0001']],
  ['\t\thttps://a/', ['outer-space 0-2 0-2 : detail=white-space-before characters=2 tabs']],
  [
    'ht\ntp\rs://a/\t\t',
    [
      'outer-space 12-14 12-14 : detail=white-space-after characters=2 tabs',
      'tab-or-newline 2-3 2-3 : characters=\n',
      'tab-or-newline 5-6 5-6 : characters=\r',
    ],
  ],
  [
    'https://a/\nb c',
    ['tab-or-newline 10-11 10-11 : characters=\n', 'space-unencoded 12-13 12-13 %20'],
  ],
  [
    ' https://a/\nb ',
    [
      'outer-space 0-1 0-1 : detail=white-space-before characters= ',
      'outer-space 13-14 13-14 : detail=white-space-after characters= ',
      'tab-or-newline 11-12 11-12 : characters=\n',
    ],
  ],
  [' \n', ['outer-space 0-2 0-2 : detail=white-space-before characters= ,\n', 'input-empty 2-2']],
  ['ht\n\ntps://a/', ['tab-or-newline 2-4 2-4 : characters=2 line feeds']],
  ['https://a/{{id}}', ['part-placeholder 10-16: written={{id}}']],
  ['https://a/{id}', ['part-placeholder 10-14: written={id} detail=braces']],
  ['https://a/{id', ['character-unencoded 10-11 10-11 %7B: character={ meant=%7B']],
  [
    'https://a/{1}',
    [
      'character-unencoded 10-11 10-11 %7B: character={ meant=%7B',
      'character-unencoded 12-13 12-13 %7D: character=} meant=%7D',
    ],
  ],
  ['https://a/${id}', ['part-placeholder 10-15: written=${id}']],
  ['https://a/<id>', ['part-placeholder 10-14: written=<id> detail=angle-brackets']],
  ['https://a/<%id%>', ['part-placeholder 10-16: written=<%id%>']],
  ['https://a/[object Object]', ['part-placeholder 10-25: detail=object written=[object Object]']],
  [
    'https://a/{"b"}',
    [
      'character-unencoded 10-11 10-11 %7B: character={ meant=%7B',
      'character-unencoded 11-12 11-12 %22: character=" meant=%22',
      'character-unencoded 13-14 13-14 %22: character=" meant=%22',
      'character-unencoded 14-15 14-15 %7D: character=} meant=%7D',
    ],
  ],
  ['https://a/<p>', ['text-around-url 10-13 10-13 : after=text url=https://a/']],
  [
    `https://a/{{${'b'.repeat(60)}}}`,
    ['part-placeholder 10-74: written={{bbbbbbbbbbbbbbbbb\u2026bbbbbbbbbbbbbbbbb}}'],
  ],
  [
    `https://a/{{${'b'.repeat(61)}}}`,
    [
      'character-unencoded 10-11 10-11 %7B: character={ meant=%7B',
      'character-unencoded 11-12 11-12 %7B: character={ meant=%7B',
      'character-unencoded 73-74 73-74 %7D: character=} meant=%7D',
      'character-unencoded 74-75 74-75 %7D: character=} meant=%7D',
    ],
  ],
  [
    `https://a/{${'b'.repeat(41)}}`,
    ['part-placeholder 10-53: written={bbbbbbbbbbbbbbbbbb\u2026bbbbbbbbbbbbbbbbbb} detail=braces'],
  ],
  [
    `https://a/{${'b'.repeat(42)}}`,
    [
      'character-unencoded 10-11 10-11 %7B: character={ meant=%7B',
      'character-unencoded 53-54 53-54 %7D: character=} meant=%7D',
    ],
  ],
  [
    'https://a/?{b}&{c}',
    [
      'part-placeholder 11-14: written={b} detail=braces',
      'part-placeholder 15-18: written={c} detail=braces',
    ],
  ],
  ['https://a/{{\u00e9}}', ['part-placeholder 10-15: written={{\u00e9}}']],
  ['https://a/%', ['percent-bare 10-11 10-11 %25: detail=cut-off']],
  ['https://a/%2', ['percent-bare 10-11 10-11 %25: detail=cut-off']],
  [
    'https://a/%2 ',
    [
      'outer-space 12-13 12-13 : detail=white-space-after characters= ',
      'percent-bare 10-11 10-11 %25: detail=cut-off',
    ],
  ],
  ['https://a/%zz', ['percent-bare 10-11 10-11 %25']],
  ['https://a/%u20ac', ['percent-bare 10-16 10-16 %E2%82%AC: meant=%E2%82%AC']],
  ['https://a/%uD7ff', ['percent-bare 10-16 10-16 %ED%9F%BF: meant=%ED%9F%BF']],
  ['https://a/%ud83d', ['percent-bare 10-11 10-11 %25']],
  ['https://a/%u20a', ['percent-bare 10-11 10-11 %25']],
  [
    'https://a/%2                  ',
    [
      'outer-space 12-30 12-30 : detail=white-space-after characters=18 spaces',
      'percent-bare 10-11 10-11 %25: detail=cut-off',
    ],
  ],
  [
    `https://a/%2${' '.repeat(40)}`,
    [
      'outer-space 12-52 12-52 : detail=white-space-after characters=40 spaces',
      'percent-bare 10-11 10-11 %25: detail=cut-off',
    ],
  ],
  [
    `https://a/%2${' '.repeat(40)}b`,
    [
      'percent-bare 10-11 10-11 %25',
      ...Array.from({ length: 40 }, (_, at) => {
        const place = `${12 + at}-${13 + at}`
        return `space-unencoded ${place} ${place} %20`
      }),
    ],
  ],
  ['https://a/%2x', ['percent-bare 10-11 10-11 %25']],
  ['https://a/%x2', ['percent-bare 10-11 10-11 %25']],
  [
    'https://a/?%#%',
    ['percent-bare 11-12 11-12 %25', 'percent-bare 13-14 13-14 %25: detail=cut-off'],
  ],
  ['https://a/b c', ['space-unencoded 11-12 11-12 %20']],
  ['https://a/ b', ['space-unencoded 10-11 10-11 %20: detail=after-slash']],
  ['https://a/b/ c', ['space-unencoded 12-13 12-13 %20: detail=after-slash']],
  ['data:/ b', ['space-unencoded 6-7 6-7 %20']],
  ['javascript:/ b', ['space-unencoded 12-13 12-13 %20']],
  ['data:;base64,SG Vs', ['space-unencoded 15-16 15-16 : detail=base64']],
  ['data:text/plain;base64,SG Vs', ['space-unencoded 25-26 25-26 : detail=base64']],
  ['xdata:;base64,a b', ['space-unencoded 15-16 15-16 %20']],
  ['data:,a b', ['space-unencoded 7-8 7-8 %20']],
  ['tel:+1 2', ['space-in-address 6-7 6-7 : detail=tel']],
  ['tel:+1?a b', ['space-unencoded 8-9 8-9 %20']],
  ['tel:+1#a b', ['space-unencoded 8-9 8-9 %20']],
  ['mailto:a b', ['space-in-address 8-9: detail=words']],
  ['mailto:a@b c', ['space-in-address 10-11 10-11 : detail=mailto']],
  ['mailto:a%40b c', ['space-in-address 12-13 12-13 : detail=mailto']],
  ['mailto:a?b=c d', ['space-unencoded 12-13 12-13 %20']],
  ['sms:1 2', ['space-in-address 5-6 5-6 : detail=tel']],
  ['foo:1 2', ['space-unencoded 5-6 5-6 %20']],
  [
    'https://a/"b"c"',
    [
      'character-unencoded 10-11 10-11 %22: character=" meant=%22',
      'character-unencoded 12-13 12-13 %22: character=" meant=%22',
      'character-unencoded 14-15 14-15 %22: character=" detail=stray meant=%22',
    ],
  ],
  [
    'https://a/`b`c`',
    [
      'character-unencoded 10-11 10-11 %60: character=` meant=%60',
      'character-unencoded 12-13 12-13 %60: character=` meant=%60',
      'character-unencoded 14-15 14-15 %60: character=` detail=stray meant=%60',
    ],
  ],
  [
    'https://a/>>',
    [
      'character-unencoded 10-11 10-11 %3E: character=> detail=stray meant=%3E',
      'character-unencoded 11-12 11-12 %3E: character=> detail=stray meant=%3E',
    ],
  ],
  [
    'https://a/<<b>>',
    [
      'character-unencoded 10-11 10-11 %3C: character=< meant=%3C',
      'character-unencoded 11-12 11-12 %3C: character=< meant=%3C',
      'character-unencoded 13-14 13-14 %3E: character=> meant=%3E',
      'character-unencoded 14-15 14-15 %3E: character=> meant=%3E',
    ],
  ],
  [
    'https://a/}]',
    [
      'character-unencoded 10-11 10-11 %7D: character=} detail=stray meant=%7D',
      'character-unencoded 11-12 11-12 %5D: character=] detail=stray meant=%5D',
    ],
  ],
  ['https://a/b"\'', ['character-unencoded 11-12 11-12 %22: character=" detail=stray meant=%22']],
  ['https://a/b">;', ['text-around-url 11-14 11-14 : after=text url=https://a/b']],
  ['https://a/b">..', ['text-around-url 11-15 11-15 : after=text url=https://a/b']],
  ["https://a/b'>", ['character-unencoded 12-13 12-13 %3E: character=> detail=stray meant=%3E']],
  [
    'https://a/^^',
    [
      'character-unencoded 10-11 10-11 %5E: character=^ detail=stray meant=%5E',
      'character-unencoded 11-12 11-12 %5E: character=^ meant=%5E',
    ],
  ],
  [
    'https://a/|b|',
    [
      'character-unencoded 10-11 10-11 %7C: character=| meant=%7C',
      'character-unencoded 12-13 12-13 %7C: character=| meant=%7C',
    ],
  ],
  [
    'https://a/b\\^',
    [
      'slashes-reversed 11-12 11-12 /',
      'character-unencoded 12-13 12-13 %5E: character=^ detail=stray meant=%5E',
    ],
  ],
  [
    'https://a/b>))))))))))))))))), ',
    [
      'outer-space 30-31 30-31 : detail=white-space-after characters= ',
      'character-unencoded 11-12 11-12 %3E: character=> detail=stray meant=%3E',
    ],
  ],
  ['https://a/#>', ['character-unencoded 11-12 11-12 %3E: character=> detail=stray meant=%3E']],
  ['https://a/?>', ['character-unencoded 11-12 11-12 %3E: character=> detail=stray meant=%3E']],
  [
    'https://a/#\u0001x',
    ['control-unencoded 11-12 11-12 %01: character=U+0001 detail=stray meant=%01'],
  ],
  ['foo://a\u0001', ['outer-space 7-8 7-8 : detail=characters-after characters=U+0001']],
  ['foo:a\u0001b', ['control-unencoded 5-6 5-6 %01: character=U+0001 detail=stray meant=%01']],
  [
    'https://a/{{}}',
    [
      'character-unencoded 10-11 10-11 %7B: character={ meant=%7B',
      'character-unencoded 11-12 11-12 %7B: character={ meant=%7B',
      'character-unencoded 12-13 12-13 %7D: character=} meant=%7D',
      'character-unencoded 13-14 13-14 %7D: character=} meant=%7D',
    ],
  ],
  [
    'https://a/{{b"c}}',
    [
      'character-unencoded 10-11 10-11 %7B: character={ meant=%7B',
      'character-unencoded 11-12 11-12 %7B: character={ meant=%7B',
      'character-unencoded 13-14 13-14 %22: character=" meant=%22',
      'character-unencoded 15-16 15-16 %7D: character=} meant=%7D',
      'character-unencoded 16-17 16-17 %7D: character=} meant=%7D',
    ],
  ],
  [
    'https://a/${}',
    [
      'character-unencoded 11-12 11-12 %7B: character={ meant=%7B',
      'character-unencoded 12-13 12-13 %7D: character=} meant=%7D',
    ],
  ],
  ['https://a/{a.b-c_1}', ['part-placeholder 10-19: written={a.b-c_1} detail=braces']],
  [
    'https://a/{-a}',
    [
      'character-unencoded 10-11 10-11 %7B: character={ meant=%7B',
      'character-unencoded 13-14 13-14 %7D: character=} meant=%7D',
    ],
  ],
  [
    'https://a/<%%>',
    [
      'character-unencoded 10-11 10-11 %3C: character=< meant=%3C',
      'percent-bare 11-12 11-12 %25',
      'percent-bare 12-13 12-13 %25',
      'character-unencoded 13-14 13-14 %3E: character=> meant=%3E',
    ],
  ],
  [
    `https://a/<%${'b'.repeat(60)}%>`,
    ['part-placeholder 10-74: written=<%bbbbbbbbbbbbbbbbb\u2026bbbbbbbbbbbbbbbbb%>'],
  ],
  [
    `https://a/<%${'b'.repeat(61)}%>`,
    [
      'character-unencoded 10-11 10-11 %3C: character=< meant=%3C',
      'percent-bare 73-74 73-74 %25',
      'character-unencoded 74-75 74-75 %3E: character=> meant=%3E',
    ],
  ],
  [
    `https://a/<b${'c'.repeat(40)}>`,
    [
      'part-placeholder 10-53: written=<bccccccccccccccccc\u2026cccccccccccccccccc> detail=angle-brackets',
    ],
  ],
  [
    `https://a/<b${'c'.repeat(41)}>`,
    [
      'character-unencoded 10-11 10-11 %3C: character=< meant=%3C',
      'character-unencoded 53-54 53-54 %3E: character=> meant=%3E',
    ],
  ],
  [
    'https://a/<b>',
    [
      'character-unencoded 10-11 10-11 %3C: character=< meant=%3C',
      'character-unencoded 12-13 12-13 %3E: character=> meant=%3E',
    ],
  ],
  ['https://a/<bb>', ['part-placeholder 10-14: written=<bb> detail=angle-brackets']],
  [
    'https://a/<1>',
    [
      'character-unencoded 10-11 10-11 %3C: character=< meant=%3C',
      'character-unencoded 12-13 12-13 %3E: character=> meant=%3E',
    ],
  ],
  ['https://a/</x>', ['text-around-url 10-14 10-14 : after=text url=https://a/']],
  ['https://a/[object x_1]', ['part-placeholder 10-22: detail=object written=[object x_1]']],
  [
    'https://a/[object ]',
    [
      'character-unencoded 10-11 10-11 %5B: character=[ meant=%5B',
      'space-unencoded 17-18 17-18 %20',
      'character-unencoded 18-19 18-19 %5D: character=] meant=%5D',
    ],
  ],
  [
    'https://a/[objectx]',
    [
      'character-unencoded 10-11 10-11 %5B: character=[ meant=%5B',
      'character-unencoded 18-19 18-19 %5D: character=] meant=%5D',
    ],
  ],
  [`https://a/${'x'.repeat(90)}{b}`, ['part-placeholder 100-103: written={b} detail=braces']],
  ['https://a/%20%2', ['percent-bare 13-14 13-14 %25: detail=cut-off']],
  ['https://a/%%20', ['percent-bare 10-11 10-11 %25']],
  ['https://a/%u00', ['percent-bare 10-11 10-11 %25']],
  ['https://a/%U20ac', ['percent-bare 10-16 10-16 %E2%82%AC: meant=%E2%82%AC']],
  [
    'https://a/%u20acb%',
    [
      'percent-bare 10-16 10-16 %E2%82%AC: meant=%E2%82%AC',
      'percent-bare 17-18 17-18 %25: detail=cut-off',
    ],
  ],
  [
    'https://a/%2%2',
    ['percent-bare 10-11 10-11 %25', 'percent-bare 12-13 12-13 %25: detail=cut-off'],
  ],
  [
    'https://a/%a ',
    [
      'outer-space 12-13 12-13 : detail=white-space-after characters= ',
      'percent-bare 10-11 10-11 %25: detail=cut-off',
    ],
  ],
  [
    'https://a/%g ',
    [
      'outer-space 12-13 12-13 : detail=white-space-after characters= ',
      'percent-bare 10-11 10-11 %25',
    ],
  ],
  [
    ' tel:1 2',
    [
      'outer-space 0-1 0-1 : detail=white-space-before characters= ',
      'space-in-address 6-7 6-7 : detail=tel',
    ],
  ],
  ['TEL:1 2', ['space-in-address 5-6 5-6 : detail=tel']],
  ['sms:1 2?a b', ['space-in-address 5-6 5-6 : detail=tel', 'space-unencoded 9-10 9-10 %20']],
  ['mailto:?a=b c', ['space-unencoded 11-12 11-12 %20']],
  ['mailto:a b@c', ['space-in-address 8-9 8-9 : detail=mailto']],
  [`data:${'x'.repeat(200)};base64,a b`, ['space-unencoded 214-215 214-215 : detail=base64']],
  [`data:${'x'.repeat(201)};base64,a b`, ['space-unencoded 215-216 215-216 %20']],
  [
    ' data:;base64,a b',
    [
      'outer-space 0-1 0-1 : detail=white-space-before characters= ',
      'space-unencoded 15-16 15-16 : detail=base64',
    ],
  ],
  ['data:,;base64,a b', ['space-unencoded 15-16 15-16 %20']],
  ['https://a/b?c=/ d', ['space-unencoded 15-16 15-16 %20: detail=after-slash']],
  [
    ' javascript:/ a',
    [
      'outer-space 0-1 0-1 : detail=white-space-before characters= ',
      'space-unencoded 13-14 13-14 %20',
    ],
  ],
  ['xdata:/ a', ['space-unencoded 7-8 7-8 %20: detail=after-slash']],
  ['https://a/\t\tb', ['tab-or-newline 10-12 10-12 : characters=2 tabs']],
  ['https://a\t/b', ['tab-or-newline 9-10 9-10 : characters=\t']],
  [
    '\r\nhttps://a/\r\n',
    [
      'outer-space 0-2 0-2 : detail=white-space-before characters=\r,\n',
      'outer-space 12-14 12-14 : detail=white-space-after characters=\r,\n',
    ],
  ],
  ['https://a/\u0001 ', ['outer-space 10-12 10-12 : detail=characters-after characters=U+0001, ']],
  ['\u0001 https://a/', ['outer-space 0-2 0-2 : detail=characters-before characters=U+0001, ']],
  [
    '\u0001\u0002https://a/',
    ['outer-space 0-2 0-2 : detail=characters-before characters=U+0001,U+0002'],
  ],
  [
    '\u0001\u0002\u0003https://a/',
    ['outer-space 0-3 0-3 : detail=characters-before characters=U+0001,U+0002,U+0003'],
  ],
  [
    'https://a/ \u0001\u0002\u0003\u0004\u0005',
    ['outer-space 10-16 10-16 : detail=characters-after characters= ,U+0001,U+0002,others'],
  ],
  ['\t \t https://a/', ['outer-space 0-4 0-4 : detail=white-space-before characters=\t, ']],
])
