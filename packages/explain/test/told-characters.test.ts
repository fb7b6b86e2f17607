// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are what is tested

import { expectTold } from './told.ts'

/** Characters: an input, what is told of it, and its base. */
expectTold([
  [
    'https://a/#b#c',
    [
      'character-unencoded 12-13 12-13 %23: The first number sign (#) begins the fragment; this one is inside it, and has to be percent-encoded. Write `%23` instead.',
    ],
  ],
  [
    'https://a/\u0001',
    [
      'outer-space 10-11 10-11 : The characters after the URL are not part of it: the control character U+0001. Remove it.',
    ],
  ],
  [
    'https://a/\u001fb',
    [
      'control-unencoded 10-11 10-11 %1F: A URL cannot contain the control character U+001F as it is. Remove it, or write `%1F` if it belongs there.',
    ],
  ],
  [
    'https://a/\u007fb',
    [
      'control-unencoded 10-11 10-11 %7F: A URL cannot contain the control character DEL (U+007F) as it is. Remove it, or write `%7F` if it belongs there.',
    ],
  ],
  [
    'https://a/\u0080b',
    [
      'control-unencoded 10-11 10-11 %C2%80: A URL cannot contain the control character U+0080 as it is. Remove it, or write `%C2%80` if it belongs there.',
    ],
  ],
  [
    'https://a/\u009fb',
    [
      'control-unencoded 10-11 10-11 %C2%9F: A URL cannot contain the control character U+009F as it is. Remove it, or write `%C2%9F` if it belongs there.',
    ],
  ],
  ['https://a/\u00a0b', []],
  ['https://a/\ud800b', []],
  ['https://a/\udfffb', []],
  [
    'https://a/\ufdd0b',
    [
      'control-unencoded 10-11 10-11 %EF%B7%90: A URL cannot contain the noncharacter U+FDD0 as it is. Remove it, or write `%EF%B7%90` if it belongs there.',
    ],
  ],
  [
    'https://a/\ud83f\udffeb',
    [
      'control-unencoded 10-12 10-12 %F0%9F%BF%BE: A URL cannot contain the noncharacter U+1FFFE as it is. Remove it, or write `%F0%9F%BF%BE` if it belongs there.',
    ],
  ],
  [
    'https://a/>',
    [
      'character-unencoded 10-11 10-11 %3E: A URL cannot contain a greater-than sign (>) as it is. Remove it, or write `%3E` if it belongs there.',
    ],
  ],
  [
    'https://a/<b',
    [
      'character-unencoded 10-11 10-11 %3C: A URL cannot contain a less-than sign (<) as it is. Write `%3C` instead.',
    ],
  ],
  [
    'https://a/b>',
    [
      'character-unencoded 11-12 11-12 %3E: A URL cannot contain a greater-than sign (>) as it is. Remove it, or write `%3E` if it belongs there.',
    ],
  ],
  [
    'https://a/<b>',
    [
      'character-unencoded 10-11 10-11 %3C: A URL cannot contain a less-than sign (<) as it is. Write `%3C` instead.',
      'character-unencoded 12-13 12-13 %3E: A URL cannot contain a greater-than sign (>) as it is. Write `%3E` instead.',
    ],
  ],
  [
    'https://a/"b"',
    [
      'character-unencoded 10-11 10-11 %22: A URL cannot contain a quotation mark (") as it is. Write `%22` instead.',
      'character-unencoded 12-13 12-13 %22: A URL cannot contain a quotation mark (") as it is. Write `%22` instead.',
    ],
  ],
  [
    'https://a/"b',
    [
      'character-unencoded 10-11 10-11 %22: A URL cannot contain a quotation mark (") as it is. Write `%22` instead.',
    ],
  ],
  [
    'https://a/b"',
    [
      'character-unencoded 11-12 11-12 %22: A URL cannot contain a quotation mark (") as it is. Remove it, or write `%22` if it belongs there.',
    ],
  ],
  [
    'https://a/[b]',
    [
      'character-unencoded 10-11 10-11 %5B: A URL cannot contain an opening bracket ([) as it is. Write `%5B` instead.',
      'character-unencoded 12-13 12-13 %5D: A URL cannot contain a closing bracket (]) as it is. Write `%5D` instead.',
    ],
  ],
  [
    'https://a/b]',
    [
      'character-unencoded 11-12 11-12 %5D: A URL cannot contain a closing bracket (]) as it is. Remove it, or write `%5D` if it belongs there.',
    ],
  ],
  [
    'https://a/[b]]',
    [
      'character-unencoded 10-11 10-11 %5B: A URL cannot contain an opening bracket ([) as it is. Write `%5B` instead.',
      'character-unencoded 12-13 12-13 %5D: A URL cannot contain a closing bracket (]) as it is. Write `%5D` instead.',
      'character-unencoded 13-14 13-14 %5D: A URL cannot contain a closing bracket (]) as it is. Remove it, or write `%5D` if it belongs there.',
    ],
  ],
  [
    'https://a/{b',
    [
      'character-unencoded 10-11 10-11 %7B: A URL cannot contain an opening brace ({) as it is. Write `%7B` instead.',
    ],
  ],
  [
    'https://a/b}',
    [
      'character-unencoded 11-12 11-12 %7D: A URL cannot contain a closing brace (}) as it is. Remove it, or write `%7D` if it belongs there.',
    ],
  ],
  [
    'https://a/b^',
    [
      'character-unencoded 11-12 11-12 %5E: A URL cannot contain a circumflex (^) as it is. Remove it, or write `%5E` if it belongs there.',
    ],
  ],
  [
    'https://a/b`',
    [
      'character-unencoded 11-12 11-12 %60: A URL cannot contain a grave accent (`) as it is. Remove it, or write `%60` if it belongs there.',
    ],
  ],
  [
    'https://a/b|',
    [
      'character-unencoded 11-12 11-12 %7C: A URL cannot contain a vertical bar (|) as it is. Remove it, or write `%7C` if it belongs there.',
    ],
  ],
  [
    'https://a/b\\|',
    [
      'slashes-reversed 11-12 11-12 /',
      'character-unencoded 12-13 12-13 %7C: A URL cannot contain a vertical bar (|) as it is. Remove it, or write `%7C` if it belongs there.',
    ],
  ],
  [
    'https://a/b>.',
    [
      'character-unencoded 11-12 11-12 %3E: A URL cannot contain a greater-than sign (>) as it is. Remove it, or write `%3E` if it belongs there.',
    ],
  ],
  [
    'https://a/b>)',
    [
      'character-unencoded 11-12 11-12 %3E: A URL cannot contain a greater-than sign (>) as it is. Remove it, or write `%3E` if it belongs there.',
    ],
  ],
  [
    'https://a/b>)))))))))))))))))))',
    [
      'character-unencoded 11-12 11-12 %3E: A URL cannot contain a greater-than sign (>) as it is. Remove it, or write `%3E` if it belongs there.',
    ],
  ],
  [
    `https://a/b>${')'.repeat(20)}`,
    [
      'character-unencoded 11-12 11-12 %3E: A URL cannot contain a greater-than sign (>) as it is. Write `%3E` instead.',
    ],
  ],
  [
    'https://a/b>x',
    [
      'character-unencoded 11-12 11-12 %3E: A URL cannot contain a greater-than sign (>) as it is. Write `%3E` instead.',
    ],
  ],
  [
    'https://a/b> ',
    [
      'outer-space 12-13 12-13 : There is white space after the URL: a space.',
      'character-unencoded 11-12 11-12 %3E: A URL cannot contain a greater-than sign (>) as it is. Remove it, or write `%3E` if it belongs there.',
    ],
  ],
  [
    'https://a/|',
    [
      'character-unencoded 10-11 10-11 %7C: A URL cannot contain a vertical bar (|) as it is. Remove it, or write `%7C` if it belongs there.',
    ],
  ],
  [
    '\u0000https://a/',
    [
      'outer-space 0-1 0-1 : The characters before the URL are not part of it: the control character U+0000. Remove it.',
    ],
  ],
  [
    ' \t\nhttps://a/',
    ['outer-space 0-3 0-3 : There is white space before the URL: a space, a tab and a line feed.'],
  ],
  [
    '\u0001\u0002\u0003\u0004https://a/',
    [
      'outer-space 0-4 0-4 : The characters before the URL are not part of it: U+0001, U+0002, U+0003 and others. Remove it.',
    ],
  ],
  ['   https://a/', ['outer-space 0-3 0-3 : There is white space before the URL: 3 spaces.']],
  ['https://a/  ', ['outer-space 10-12 10-12 : There is white space after the URL: 2 spaces.']],
  ['https://a/\t', ['outer-space 10-11 10-11 : There is white space after the URL: a tab.']],
  [
    '\u0001\u0001https://a/',
    [
      'outer-space 0-2 0-2 : The characters before the URL are not part of it: 2 times the control character U+0001. Remove it.',
    ],
  ],
  ['\t\thttps://a/', ['outer-space 0-2 0-2 : There is white space before the URL: 2 tabs.']],
  [
    'ht\ntp\rs://a/\t\t',
    [
      'outer-space 12-14 12-14 : There is white space after the URL: 2 tabs.',
      'tab-or-newline 2-3 2-3 : The URL contains a line feed, which the parser removes.',
      'tab-or-newline 5-6 5-6 : The URL contains a carriage return, which the parser removes.',
    ],
  ],
  [
    'https://a/\nb c',
    [
      'tab-or-newline 10-11 10-11 : The URL contains a line feed, which the parser removes.',
      'space-unencoded 12-13 12-13 %20',
    ],
  ],
  [
    ' https://a/\nb ',
    [
      'outer-space 0-1 0-1 : There is white space before the URL: a space.',
      'outer-space 13-14 13-14 : There is white space after the URL: a space.',
      'tab-or-newline 11-12 11-12 : The URL contains a line feed, which the parser removes.',
    ],
  ],
  [
    ' \n',
    [
      'outer-space 0-2 0-2 : There is white space before the URL: a space and a line feed.',
      'input-empty 2-2',
    ],
  ],
  [
    'ht\n\ntps://a/',
    ['tab-or-newline 2-4 2-4 : The URL contains 2 line feeds, which the parser removes.'],
  ],
  [
    'https://a/{{id}}',
    ['part-placeholder 10-16: `{{id}}` looks like a placeholder that was not filled in.'],
  ],
  [
    'https://a/{id}',
    [
      'part-placeholder 10-14: `{id}` looks like a placeholder. Write the value that belongs there; if `{id}` is meant, write %7B and %7D for the brackets.',
    ],
  ],
  [
    'https://a/{id',
    [
      'character-unencoded 10-11 10-11 %7B: A URL cannot contain an opening brace ({) as it is. Write `%7B` instead.',
    ],
  ],
  [
    'https://a/{1}',
    [
      'character-unencoded 10-11 10-11 %7B: A URL cannot contain an opening brace ({) as it is. Write `%7B` instead.',
      'character-unencoded 12-13 12-13 %7D: A URL cannot contain a closing brace (}) as it is. Write `%7D` instead.',
    ],
  ],
  [
    'https://a/${id}',
    ['part-placeholder 10-15: `${id}` looks like a placeholder that was not filled in.'],
  ],
  [
    'https://a/<id>',
    [
      'part-placeholder 10-14: `<id>` looks like a placeholder that was not filled in. Write the value that belongs there; if `<id>` is meant, write %3C and %3E for the brackets.',
    ],
  ],
  [
    'https://a/<%id%>',
    ['part-placeholder 10-16: `<%id%>` looks like a placeholder that was not filled in.'],
  ],
  [
    'https://a/[object Object]',
    [
      'part-placeholder 10-25: `[object Object]` is what JavaScript writes for an object. Write the value that belongs there, such as the id of the object.',
    ],
  ],
  [
    'https://a/{"b"}',
    [
      'character-unencoded 10-11 10-11 %7B: A URL cannot contain an opening brace ({) as it is. Write `%7B` instead.',
      'character-unencoded 11-12 11-12 %22: A URL cannot contain a quotation mark (") as it is. Write `%22` instead.',
      'character-unencoded 13-14 13-14 %22: A URL cannot contain a quotation mark (") as it is. Write `%22` instead.',
      'character-unencoded 14-15 14-15 %7D: A URL cannot contain a closing brace (}) as it is. Write `%7D` instead.',
    ],
  ],
  [
    'https://a/<p>',
    [
      'text-around-url 10-13 10-13 : The input contains more than a URL: text is after it. Use only `https://a/`.',
    ],
  ],
  [
    `https://a/{{${'b'.repeat(60)}}}`,
    [
      `part-placeholder 10-74: \`{{${'b'.repeat(60)}}}\` looks like a placeholder that was not filled in.`,
    ],
  ],
  [
    `https://a/{{${'b'.repeat(61)}}}`,
    [
      'character-unencoded 10-11 10-11 %7B: A URL cannot contain an opening brace ({) as it is. Write `%7B` instead.',
      'character-unencoded 11-12 11-12 %7B: A URL cannot contain an opening brace ({) as it is. Write `%7B` instead.',
      'character-unencoded 73-74 73-74 %7D: A URL cannot contain a closing brace (}) as it is. Write `%7D` instead.',
      'character-unencoded 74-75 74-75 %7D: A URL cannot contain a closing brace (}) as it is. Write `%7D` instead.',
    ],
  ],
  [
    `https://a/{${'b'.repeat(41)}}`,
    [
      `part-placeholder 10-53: \`{${'b'.repeat(41)}}\` looks like a placeholder. Write the value that belongs there; if \`{${'b'.repeat(41)}}\` is meant, write %7B and %7D for the brackets.`,
    ],
  ],
  [
    `https://a/{${'b'.repeat(42)}}`,
    [
      'character-unencoded 10-11 10-11 %7B: A URL cannot contain an opening brace ({) as it is. Write `%7B` instead.',
      'character-unencoded 53-54 53-54 %7D: A URL cannot contain a closing brace (}) as it is. Write `%7D` instead.',
    ],
  ],
  [
    'https://a/?{b}&{c}',
    [
      'part-placeholder 11-14: `{b}` looks like a placeholder. Write the value that belongs there; if `{b}` is meant, write %7B and %7D for the brackets.',
      'part-placeholder 15-18: `{c}` looks like a placeholder. Write the value that belongs there; if `{c}` is meant, write %7B and %7D for the brackets.',
    ],
  ],
  [
    'https://a/{{\u00e9}}',
    ['part-placeholder 10-15: `{{é}}` looks like a placeholder that was not filled in.'],
  ],
  [
    'https://a/%',
    [
      'percent-bare 10-11 10-11 %25: Write %25 for a percent sign; if the URL was cut off here, write both digits.',
    ],
  ],
  [
    'https://a/%2',
    [
      'percent-bare 10-11 10-11 %25: Write %25 for a percent sign; if the URL was cut off here, write both digits.',
    ],
  ],
  [
    'https://a/%2 ',
    [
      'outer-space 12-13 12-13 : There is white space after the URL: a space.',
      'percent-bare 10-11 10-11 %25: Write %25 for a percent sign; if the URL was cut off here, write both digits.',
    ],
  ],
  ['https://a/%zz', ['percent-bare 10-11 10-11 %25']],
  [
    'https://a/%u20ac',
    [
      'percent-bare 10-16 10-16 %E2%82%AC: A character is encoded in the form of the JavaScript function `escape`, which means nothing in a URL. Write `%E2%82%AC` instead.',
    ],
  ],
  [
    'https://a/%uD7ff',
    [
      'percent-bare 10-16 10-16 %ED%9F%BF: A character is encoded in the form of the JavaScript function `escape`, which means nothing in a URL. Write `%ED%9F%BF` instead.',
    ],
  ],
  ['https://a/%ud83d', ['percent-bare 10-11 10-11 %25']],
  ['https://a/%u20a', ['percent-bare 10-11 10-11 %25']],
  [
    'https://a/%2                  ',
    [
      'outer-space 12-30 12-30 : There is white space after the URL: 18 spaces.',
      'percent-bare 10-11 10-11 %25: Write %25 for a percent sign; if the URL was cut off here, write both digits.',
    ],
  ],
  ['https://a/%2x', ['percent-bare 10-11 10-11 %25']],
  ['https://a/%x2', ['percent-bare 10-11 10-11 %25']],
  [
    'https://a/?%#%',
    [
      'percent-bare 11-12 11-12 %25',
      'percent-bare 13-14 13-14 %25: Write %25 for a percent sign; if the URL was cut off here, write both digits.',
    ],
  ],
  ['https://a/b c', ['space-unencoded 11-12 11-12 %20']],
  [
    'https://a/ b',
    ['space-unencoded 10-11 10-11 %20: Write %20, or remove what follows if the URL ends here.'],
  ],
  [
    'https://a/b/ c',
    ['space-unencoded 12-13 12-13 %20: Write %20, or remove what follows if the URL ends here.'],
  ],
  ['data:/ b', ['space-unencoded 6-7 6-7 %20']],
  ['javascript:/ b', ['space-unencoded 12-13 12-13 %20']],
  ['data:;base64,SG Vs', ['space-unencoded 15-16 15-16 : Remove it: base64 has no spaces.']],
  [
    'data:text/plain;base64,SG Vs',
    ['space-unencoded 25-26 25-26 : Remove it: base64 has no spaces.'],
  ],
  ['xdata:;base64,a b', ['space-unencoded 15-16 15-16 %20']],
  ['data:,a b', ['space-unencoded 7-8 7-8 %20']],
  ['tel:+1 2', ['space-in-address 6-7 6-7 : A telephone number in a URL cannot contain a space.']],
  ['tel:+1?a b', ['space-unencoded 8-9 8-9 %20']],
  ['tel:+1#a b', ['space-unencoded 8-9 8-9 %20']],
  [
    'mailto:a b',
    [
      'space-in-address 8-9: The part after mailto: is not an email address, but words with a space. Write the address, such as `mailto:joe@example.com`.',
    ],
  ],
  [
    'mailto:a@b c',
    ['space-in-address 10-11 10-11 : An email address in a URL cannot contain a space.'],
  ],
  [
    'mailto:a%40b c',
    ['space-in-address 12-13 12-13 : An email address in a URL cannot contain a space.'],
  ],
  ['mailto:a?b=c d', ['space-unencoded 12-13 12-13 %20']],
  ['sms:1 2', ['space-in-address 5-6 5-6 : A telephone number in a URL cannot contain a space.']],
  ['foo:1 2', ['space-unencoded 5-6 5-6 %20']],
  [
    'https://a/"b"c"',
    [
      'character-unencoded 10-11 10-11 %22: A URL cannot contain a quotation mark (") as it is. Write `%22` instead.',
      'character-unencoded 12-13 12-13 %22: A URL cannot contain a quotation mark (") as it is. Write `%22` instead.',
      'character-unencoded 14-15 14-15 %22: A URL cannot contain a quotation mark (") as it is. Remove it, or write `%22` if it belongs there.',
    ],
  ],
  [
    'https://a/`b`c`',
    [
      'character-unencoded 10-11 10-11 %60: A URL cannot contain a grave accent (`) as it is. Write `%60` instead.',
      'character-unencoded 12-13 12-13 %60: A URL cannot contain a grave accent (`) as it is. Write `%60` instead.',
      'character-unencoded 14-15 14-15 %60: A URL cannot contain a grave accent (`) as it is. Remove it, or write `%60` if it belongs there.',
    ],
  ],
  [
    'https://a/>>',
    [
      'character-unencoded 10-11 10-11 %3E: A URL cannot contain a greater-than sign (>) as it is. Remove it, or write `%3E` if it belongs there.',
      'character-unencoded 11-12 11-12 %3E: A URL cannot contain a greater-than sign (>) as it is. Remove it, or write `%3E` if it belongs there.',
    ],
  ],
  [
    'https://a/<<b>>',
    [
      'character-unencoded 10-11 10-11 %3C: A URL cannot contain a less-than sign (<) as it is. Write `%3C` instead.',
      'character-unencoded 11-12 11-12 %3C: A URL cannot contain a less-than sign (<) as it is. Write `%3C` instead.',
      'character-unencoded 13-14 13-14 %3E: A URL cannot contain a greater-than sign (>) as it is. Write `%3E` instead.',
      'character-unencoded 14-15 14-15 %3E: A URL cannot contain a greater-than sign (>) as it is. Write `%3E` instead.',
    ],
  ],
  [
    'https://a/}]',
    [
      'character-unencoded 10-11 10-11 %7D: A URL cannot contain a closing brace (}) as it is. Remove it, or write `%7D` if it belongs there.',
      'character-unencoded 11-12 11-12 %5D: A URL cannot contain a closing bracket (]) as it is. Remove it, or write `%5D` if it belongs there.',
    ],
  ],
  [
    'https://a/b"\'',
    [
      'character-unencoded 11-12 11-12 %22: A URL cannot contain a quotation mark (") as it is. Remove it, or write `%22` if it belongs there.',
    ],
  ],
  [
    'https://a/b">;',
    [
      'text-around-url 11-14 11-14 : The input contains more than a URL: text is after it. Use only `https://a/b`.',
    ],
  ],
  [
    'https://a/b">..',
    [
      'text-around-url 11-15 11-15 : The input contains more than a URL: text is after it. Use only `https://a/b`.',
    ],
  ],
  [
    "https://a/b'>",
    [
      'character-unencoded 12-13 12-13 %3E: A URL cannot contain a greater-than sign (>) as it is. Remove it, or write `%3E` if it belongs there.',
    ],
  ],
  [
    'https://a/^^',
    [
      'character-unencoded 10-11 10-11 %5E: A URL cannot contain a circumflex (^) as it is. Remove it, or write `%5E` if it belongs there.',
      'character-unencoded 11-12 11-12 %5E: A URL cannot contain a circumflex (^) as it is. Write `%5E` instead.',
    ],
  ],
  [
    'https://a/|b|',
    [
      'character-unencoded 10-11 10-11 %7C: A URL cannot contain a vertical bar (|) as it is. Write `%7C` instead.',
      'character-unencoded 12-13 12-13 %7C: A URL cannot contain a vertical bar (|) as it is. Write `%7C` instead.',
    ],
  ],
  [
    'https://a/b\\^',
    [
      'slashes-reversed 11-12 11-12 /',
      'character-unencoded 12-13 12-13 %5E: A URL cannot contain a circumflex (^) as it is. Remove it, or write `%5E` if it belongs there.',
    ],
  ],
  [
    'https://a/b>))))))))))))))))), ',
    [
      'outer-space 30-31 30-31 : There is white space after the URL: a space.',
      'character-unencoded 11-12 11-12 %3E: A URL cannot contain a greater-than sign (>) as it is. Remove it, or write `%3E` if it belongs there.',
    ],
  ],
  [
    'https://a/#>',
    [
      'character-unencoded 11-12 11-12 %3E: A URL cannot contain a greater-than sign (>) as it is. Remove it, or write `%3E` if it belongs there.',
    ],
  ],
  [
    'https://a/?>',
    [
      'character-unencoded 11-12 11-12 %3E: A URL cannot contain a greater-than sign (>) as it is. Remove it, or write `%3E` if it belongs there.',
    ],
  ],
  [
    'https://a/#\u0001x',
    [
      'control-unencoded 11-12 11-12 %01: A URL cannot contain the control character U+0001 as it is. Remove it, or write `%01` if it belongs there.',
    ],
  ],
  [
    'foo://a\u0001',
    [
      'outer-space 7-8 7-8 : The characters after the URL are not part of it: the control character U+0001. Remove it.',
    ],
  ],
  [
    'foo:a\u0001b',
    [
      'control-unencoded 5-6 5-6 %01: A URL cannot contain the control character U+0001 as it is. Remove it, or write `%01` if it belongs there.',
    ],
  ],
  [
    'https://a/{{}}',
    [
      'character-unencoded 10-11 10-11 %7B: A URL cannot contain an opening brace ({) as it is. Write `%7B` instead.',
      'character-unencoded 11-12 11-12 %7B: A URL cannot contain an opening brace ({) as it is. Write `%7B` instead.',
      'character-unencoded 12-13 12-13 %7D: A URL cannot contain a closing brace (}) as it is. Write `%7D` instead.',
      'character-unencoded 13-14 13-14 %7D: A URL cannot contain a closing brace (}) as it is. Write `%7D` instead.',
    ],
  ],
  [
    'https://a/{{b"c}}',
    [
      'character-unencoded 10-11 10-11 %7B: A URL cannot contain an opening brace ({) as it is. Write `%7B` instead.',
      'character-unencoded 11-12 11-12 %7B: A URL cannot contain an opening brace ({) as it is. Write `%7B` instead.',
      'character-unencoded 13-14 13-14 %22: A URL cannot contain a quotation mark (") as it is. Write `%22` instead.',
      'character-unencoded 15-16 15-16 %7D: A URL cannot contain a closing brace (}) as it is. Write `%7D` instead.',
      'character-unencoded 16-17 16-17 %7D: A URL cannot contain a closing brace (}) as it is. Write `%7D` instead.',
    ],
  ],
  [
    'https://a/${}',
    [
      'character-unencoded 11-12 11-12 %7B: A URL cannot contain an opening brace ({) as it is. Write `%7B` instead.',
      'character-unencoded 12-13 12-13 %7D: A URL cannot contain a closing brace (}) as it is. Write `%7D` instead.',
    ],
  ],
  [
    'https://a/{a.b-c_1}',
    [
      'part-placeholder 10-19: `{a.b-c_1}` looks like a placeholder. Write the value that belongs there; if `{a.b-c_1}` is meant, write %7B and %7D for the brackets.',
    ],
  ],
  [
    'https://a/{-a}',
    [
      'character-unencoded 10-11 10-11 %7B: A URL cannot contain an opening brace ({) as it is. Write `%7B` instead.',
      'character-unencoded 13-14 13-14 %7D: A URL cannot contain a closing brace (}) as it is. Write `%7D` instead.',
    ],
  ],
  [
    'https://a/<%%>',
    [
      'character-unencoded 10-11 10-11 %3C: A URL cannot contain a less-than sign (<) as it is. Write `%3C` instead.',
      'percent-bare 11-12 11-12 %25',
      'percent-bare 12-13 12-13 %25',
      'character-unencoded 13-14 13-14 %3E: A URL cannot contain a greater-than sign (>) as it is. Write `%3E` instead.',
    ],
  ],
  [
    `https://a/<%${'b'.repeat(60)}%>`,
    [
      `part-placeholder 10-74: \`<%${'b'.repeat(60)}%>\` looks like a placeholder that was not filled in.`,
    ],
  ],
  [
    `https://a/<%${'b'.repeat(61)}%>`,
    [
      'character-unencoded 10-11 10-11 %3C: A URL cannot contain a less-than sign (<) as it is. Write `%3C` instead.',
      'percent-bare 73-74 73-74 %25',
      'character-unencoded 74-75 74-75 %3E: A URL cannot contain a greater-than sign (>) as it is. Write `%3E` instead.',
    ],
  ],
  [
    `https://a/<b${'c'.repeat(40)}>`,
    [
      `part-placeholder 10-53: \`<b${'c'.repeat(40)}>\` looks like a placeholder that was not filled in. Write the value that belongs there; if \`<b${'c'.repeat(40)}>\` is meant, write %3C and %3E for the brackets.`,
    ],
  ],
  [
    `https://a/<b${'c'.repeat(41)}>`,
    [
      'character-unencoded 10-11 10-11 %3C: A URL cannot contain a less-than sign (<) as it is. Write `%3C` instead.',
      'character-unencoded 53-54 53-54 %3E: A URL cannot contain a greater-than sign (>) as it is. Write `%3E` instead.',
    ],
  ],
  [
    'https://a/<b>',
    [
      'character-unencoded 10-11 10-11 %3C: A URL cannot contain a less-than sign (<) as it is. Write `%3C` instead.',
      'character-unencoded 12-13 12-13 %3E: A URL cannot contain a greater-than sign (>) as it is. Write `%3E` instead.',
    ],
  ],
  [
    'https://a/<bb>',
    [
      'part-placeholder 10-14: `<bb>` looks like a placeholder that was not filled in. Write the value that belongs there; if `<bb>` is meant, write %3C and %3E for the brackets.',
    ],
  ],
  [
    'https://a/<1>',
    [
      'character-unencoded 10-11 10-11 %3C: A URL cannot contain a less-than sign (<) as it is. Write `%3C` instead.',
      'character-unencoded 12-13 12-13 %3E: A URL cannot contain a greater-than sign (>) as it is. Write `%3E` instead.',
    ],
  ],
  [
    'https://a/</x>',
    [
      'text-around-url 10-14 10-14 : The input contains more than a URL: text is after it. Use only `https://a/`.',
    ],
  ],
  [
    'https://a/[object x_1]',
    [
      'part-placeholder 10-22: `[object x_1]` is what JavaScript writes for an object. Write the value that belongs there, such as the id of the object.',
    ],
  ],
  [
    'https://a/[object ]',
    [
      'character-unencoded 10-11 10-11 %5B: A URL cannot contain an opening bracket ([) as it is. Write `%5B` instead.',
      'space-unencoded 17-18 17-18 %20',
      'character-unencoded 18-19 18-19 %5D: A URL cannot contain a closing bracket (]) as it is. Write `%5D` instead.',
    ],
  ],
  [
    'https://a/[objectx]',
    [
      'character-unencoded 10-11 10-11 %5B: A URL cannot contain an opening bracket ([) as it is. Write `%5B` instead.',
      'character-unencoded 18-19 18-19 %5D: A URL cannot contain a closing bracket (]) as it is. Write `%5D` instead.',
    ],
  ],
  [
    `https://a/${'x'.repeat(90)}{b}`,
    [
      'part-placeholder 100-103: `{b}` looks like a placeholder. Write the value that belongs there; if `{b}` is meant, write %7B and %7D for the brackets.',
    ],
  ],
  [
    'https://a/%20%2',
    [
      'percent-bare 13-14 13-14 %25: Write %25 for a percent sign; if the URL was cut off here, write both digits.',
    ],
  ],
  ['https://a/%%20', ['percent-bare 10-11 10-11 %25']],
  ['https://a/%u00', ['percent-bare 10-11 10-11 %25']],
  [
    'https://a/%U20ac',
    [
      'percent-bare 10-16 10-16 %E2%82%AC: A character is encoded in the form of the JavaScript function `escape`, which means nothing in a URL. Write `%E2%82%AC` instead.',
    ],
  ],
  [
    'https://a/%u20acb%',
    [
      'percent-bare 10-16 10-16 %E2%82%AC: A character is encoded in the form of the JavaScript function `escape`, which means nothing in a URL. Write `%E2%82%AC` instead.',
      'percent-bare 17-18 17-18 %25: Write %25 for a percent sign; if the URL was cut off here, write both digits.',
    ],
  ],
  [
    'https://a/%2%2',
    [
      'percent-bare 10-11 10-11 %25',
      'percent-bare 12-13 12-13 %25: Write %25 for a percent sign; if the URL was cut off here, write both digits.',
    ],
  ],
  [
    'https://a/%a ',
    [
      'outer-space 12-13 12-13 : There is white space after the URL: a space.',
      'percent-bare 10-11 10-11 %25: Write %25 for a percent sign; if the URL was cut off here, write both digits.',
    ],
  ],
  [
    'https://a/%g ',
    [
      'outer-space 12-13 12-13 : There is white space after the URL: a space.',
      'percent-bare 10-11 10-11 %25',
    ],
  ],
  [
    ' tel:1 2',
    [
      'outer-space 0-1 0-1 : There is white space before the URL: a space.',
      'space-in-address 6-7 6-7 : A telephone number in a URL cannot contain a space.',
    ],
  ],
  ['TEL:1 2', ['space-in-address 5-6 5-6 : A telephone number in a URL cannot contain a space.']],
  [
    'sms:1 2?a b',
    [
      'space-in-address 5-6 5-6 : A telephone number in a URL cannot contain a space.',
      'space-unencoded 9-10 9-10 %20',
    ],
  ],
  ['mailto:?a=b c', ['space-unencoded 11-12 11-12 %20']],
  [
    'mailto:a b@c',
    ['space-in-address 8-9 8-9 : An email address in a URL cannot contain a space.'],
  ],
  [
    `data:${'x'.repeat(200)};base64,a b`,
    ['space-unencoded 214-215 214-215 : Remove it: base64 has no spaces.'],
  ],
  [`data:${'x'.repeat(201)};base64,a b`, ['space-unencoded 215-216 215-216 %20']],
  [
    ' data:;base64,a b',
    [
      'outer-space 0-1 0-1 : There is white space before the URL: a space.',
      'space-unencoded 15-16 15-16 : Remove it: base64 has no spaces.',
    ],
  ],
  ['data:,;base64,a b', ['space-unencoded 15-16 15-16 %20']],
  [
    'https://a/b?c=/ d',
    ['space-unencoded 15-16 15-16 %20: Write %20, or remove what follows if the URL ends here.'],
  ],
  [
    ' javascript:/ a',
    [
      'outer-space 0-1 0-1 : There is white space before the URL: a space.',
      'space-unencoded 13-14 13-14 %20',
    ],
  ],
  [
    'xdata:/ a',
    ['space-unencoded 7-8 7-8 %20: Write %20, or remove what follows if the URL ends here.'],
  ],
  [
    'https://a/\t\tb',
    ['tab-or-newline 10-12 10-12 : The URL contains 2 tabs, which the parser removes.'],
  ],
  [
    'https://a\t/b',
    ['tab-or-newline 9-10 9-10 : The URL contains a tab, which the parser removes.'],
  ],
  [
    '\r\nhttps://a/\r\n',
    [
      'outer-space 0-2 0-2 : There is white space before the URL: a carriage return and a line feed.',
      'outer-space 12-14 12-14 : There is white space after the URL: a carriage return and a line feed.',
    ],
  ],
  [
    'https://a/\u0001 ',
    [
      'outer-space 10-12 10-12 : The characters after the URL are not part of it: U+0001 and a space. Remove it.',
    ],
  ],
  [
    '\u0001 https://a/',
    [
      'outer-space 0-2 0-2 : The characters before the URL are not part of it: U+0001 and a space. Remove it.',
    ],
  ],
  [
    '\u0001\u0002https://a/',
    [
      'outer-space 0-2 0-2 : The characters before the URL are not part of it: U+0001 and U+0002. Remove it.',
    ],
  ],
  [
    '\u0001\u0002\u0003https://a/',
    [
      'outer-space 0-3 0-3 : The characters before the URL are not part of it: U+0001, U+0002 and U+0003. Remove it.',
    ],
  ],
  [
    'https://a/ \u0001\u0002\u0003\u0004\u0005',
    [
      'outer-space 10-16 10-16 : The characters after the URL are not part of it: a space, U+0001, U+0002 and others. Remove it.',
    ],
  ],
  [
    '\t \t https://a/',
    ['outer-space 0-4 0-4 : There is white space before the URL: a tab and a space.'],
  ],
])
