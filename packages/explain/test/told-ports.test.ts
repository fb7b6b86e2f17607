// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are what is tested

import { expectTold } from './told.ts'

/** Ports: an input, what is told of it, and its base. */
expectTold([
  [
    'https://a:8080api/',
    [
      'port-character 14-17: A slash is missing between the port and the path, or `api` does not belong there. Write `:8080/api`, if it begins the path.',
    ],
  ],
  [
    'https://a:80a/',
    [
      'port-character 12-13 12-13 : A port has only the digits 0 to 9, and not the letter a. Remove it, if the port is 80.',
    ],
  ],
  [
    'https://a:80ab/',
    [
      'port-character 12-14: A slash is missing between the port and the path, or `ab` does not belong there. Write `:80/ab`, if it begins the path.',
    ],
  ],
  [
    'https://a:8ab/',
    [
      'port-character 11-13 11-13 : A port has only the digits 0 to 9, and not `ab`. Remove it, if the port is 8.',
    ],
  ],
  [
    'https://a:80ab',
    [
      'port-character 12-14 12-14 : A port has only the digits 0 to 9, and not `ab`. Remove it, if the port is 80.',
    ],
  ],
  [
    'https://a:80ab?x',
    [
      'port-character 12-14: A slash is missing between the port and the path, or `ab` does not belong there. Write `:80/ab`, if it begins the path.',
    ],
  ],
  [
    'https://a:65535ab/',
    [
      'port-character 15-17: A slash is missing between the port and the path, or `ab` does not belong there. Write `:65535/ab`, if it begins the path.',
    ],
  ],
  [
    'https://a:65536ab/',
    ['port-character 15-17: A port has only the digits 0 to 9, and not `ab`.'],
  ],
  [
    'https://a:123456ab/',
    ['port-character 16-18: A port has only the digits 0 to 9, and not `ab`.'],
  ],
  [
    `https://a:80${'a'.repeat(41)}/`,
    [
      'port-character 12-53: A slash is missing between the port and the path, or `aaaaaaaaaaaaaaaaaaa…aaaaaaaaaaaaaaaaaaa` does not belong there. Write `:80/aaaaaaaaaaaaaaa…aaaaaaaaaaaaaaaaaaa`, if it begins the path.',
    ],
  ],
  [
    'https://a:{port}/',
    [
      'port-character 10-16: `{port}` looks like a placeholder that was not filled in, and a port is a number. Write the number of the port.',
    ],
  ],
  [
    'https://a:{port}x/',
    [
      'port-character 10-17: After the colon comes a port, which is a number, and `{port}x` is not one.',
    ],
  ],
  [
    'https://a:\uff18\uff10/',
    [
      'port-character 10-12 10-12 80: A port has only the digits 0 to 9 of ASCII, and not full-width ones. Write `80` instead.',
    ],
  ],
  [
    'https://a:\uff18\uff10\uff10\uff10\uff10\uff10\uff10/',
    [
      'port-character 10-17: A port has only the digits 0 to 9, and not `\uff18\uff10\uff10\uff10\uff10\uff10\uff10`.',
    ],
  ],
  [
    'https://a:8\uff18/',
    [
      'port-character 10-12 10-12 88: A port has only the digits 0 to 9 of ASCII, and not full-width ones. Write `88` instead.',
    ],
  ],
  [
    'https://a:\uff18x/',
    ['port-character 10-12: A port has only the digits 0 to 9, and not `\uff18x`.'],
  ],
  [
    'ssh://a:b',
    [
      'port-character 7-8 7-8 /: In a URL, a colon after the host begins a port, and not a path. Write `/` instead of the colon, if a path follows.',
    ],
  ],
  [
    'ssh://a:~b/c',
    [
      'port-character 7-8 7-8 /: In a URL, a colon after the host begins a port, and not a path. Write `/` instead of the colon, if a path follows.',
    ],
  ],
  ['ssh://a:/b', []],
  [
    'ssh://a:b:c',
    ['port-character 8-11: After the colon comes a port, which is a number, and `b:c` is not one.'],
  ],
  [
    'git+ssh://a:b/c',
    [
      'port-character 11-12 11-12 /: In a URL, a colon after the host begins a port, and not a path. Write `/` instead of the colon, if a path follows.',
    ],
  ],
  ['xssh://a:b', ['port-character 9-10: A port has only the digits 0 to 9, and not the letter b.']],
  [
    `ssh://a:${'b'.repeat(199)}`,
    [
      'port-character 7-8 7-8 /: In a URL, a colon after the host begins a port, and not a path. Write `/` instead of the colon, if a path follows.',
    ],
  ],
  [
    `ssh://a:${'b'.repeat(200)}`,
    [
      'port-character 7-8 7-8 /: In a URL, a colon after the host begins a port, and not a path. Write `/` instead of the colon, if a path follows.',
    ],
  ],
  [
    'https://a:8o8l/',
    [
      'port-character 11-12 11-12 0: A port has only the digits 0 to 9, and not the letter o. Write the digit `0` instead.',
      'port-character 13-14 13-14 1: A port has only the digits 0 to 9, and not the letter l. Write the digit `1` instead.',
    ],
  ],
  [
    'https://a:OIl/',
    [
      'port-character 10-13: After the colon comes a port, which is a number, and `OIl` is not one.',
    ],
  ],
  [
    'https://a:8oo/',
    [
      'port-character 11-13 11-13 00: A port has only the digits 0 to 9, and not `oo`. Write `00` instead.',
    ],
  ],
  [
    'https://a:0x50/',
    ['port-character 11-12: A port has only the digits 0 to 9, and not the letter x.'],
  ],
  ['https://a:8 0/', ['port-character 11-12: A port has only the digits 0 to 9, and not a space.']],
  [
    'https://a:80;/',
    [
      'port-character 12-13 12-13 : A port has only the digits 0 to 9, and not a semicolon (;). Remove it, if the port is 80.',
    ],
  ],
  [
    'https://a:-80/',
    [
      'port-character 10-11 10-11 : A port has only the digits 0 to 9, and not a hyphen. Remove it, if the port is 80.',
    ],
  ],
  [
    'https://a:b/',
    ['port-character 10-11: A port has only the digits 0 to 9, and not the letter b.'],
  ],
  [
    'https://a:bc/',
    ['port-character 10-12: After the colon comes a port, which is a number, and `bc` is not one.'],
  ],
  [
    'https://a:\u00e9/',
    ['port-character 10-11: A port has only the digits 0 to 9, and not \u00e9 (U+00E9).'],
  ],
  [
    'https://a:\u00e9\u00e9/',
    ['port-character 10-12: A port has only the digits 0 to 9, and not `\u00e9\u00e9`.'],
  ],
  [
    'https://a:\ud83d\ude00/',
    ['port-character 10-12: A port has only the digits 0 to 9, and not \ud83d\ude00 (U+1F600).'],
  ],
  [
    'https://a:\ud83d\ude00x/',
    ['port-character 10-13: A port has only the digits 0 to 9, and not `\ud83d\ude00x`.'],
  ],
  [
    'https://a:1-2/',
    ['port-character 11-12: A port has only the digits 0 to 9, and not a hyphen.'],
  ],
  [
    'https://a:abcde1/',
    [
      'port-character 10-15 10-15 : A port has only the digits 0 to 9, and not `abcde`. Remove it, if the port is 1.',
    ],
  ],
  [
    'https://a:abcd1/',
    [
      'port-character 10-14 10-14 : A port has only the digits 0 to 9, and not `abcd`. Remove it, if the port is 1.',
    ],
  ],
  [
    'https://a:99999x/',
    ['port-character 15-16: A port has only the digits 0 to 9, and not the letter x.'],
  ],
  [
    'https://a:65535x/',
    [
      'port-character 15-16 15-16 : A port has only the digits 0 to 9, and not the letter x. Remove it, if the port is 65535.',
    ],
  ],
  [
    `https://a:x-${'y'.repeat(36)}-z/`,
    [
      `port-character 10-50: After the colon comes a port, which is a number, and \`x-${'y'.repeat(36)}-z\` is not one.`,
    ],
  ],
  [
    `https://a:${'x'.repeat(40)}/`,
    [
      `port-character 10-50: After the colon comes a port, which is a number, and \`${'x'.repeat(40)}\` is not one.`,
    ],
  ],
  [
    `https://a:${'x'.repeat(41)}/`,
    ['port-character 10-51: After the colon comes a port, which is a number.'],
  ],
  [
    'https://a:1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x/',
    [
      'port-character 10-50: After the colon comes a port, which is a number, and `1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x` is not one.',
    ],
  ],
  [
    'https://a:x%40b/',
    [
      'port-character 10-12 10-12 : A port has only the digits 0 to 9, and not `x%`. Remove it, if the port is 40.',
      'port-character 14-15 14-15 : A port has only the digits 0 to 9, and not the letter b. Remove it, if the port is 40.',
    ],
  ],
  [
    'foo://a:b:c/',
    ['port-character 8-11: After the colon comes a port, which is a number, and `b:c` is not one.'],
  ],
  [
    'https://a:80:/',
    [
      'port-extra 12-13 12-13 : After the port, `80`, there is another colon. Remove the second colon.',
    ],
  ],
  [
    'https://a:80:90/',
    ['port-extra 12-15: A host has one port; after `80` there is another colon.'],
  ],
  ['https://a:80::/', ['ipv6-without-brackets 8-14 8-14 [a:80::]']],
  [
    'https://[::1]:8:9/',
    ['port-extra 15-17: A host has one port; after `8` there is another colon.'],
  ],
  [
    'https://h.example::80/',
    ['port-extra 17-19 18-19 : There is more than one colon before the port. Write one colon.'],
  ],
  [
    'https://h.example:::80/',
    ['port-extra 17-20 18-20 : There is more than one colon before the port. Write one colon.'],
  ],
  [
    'https://h.example::/',
    ['port-extra 17-19 18-19 : There is more than one colon before the port. Write one colon.'],
  ],
  [
    'https://h.example:80:x/',
    ['port-character 20-22: A port has only the digits 0 to 9, and not `:x`.'],
  ],
  [
    `https://h.example:${'1'.repeat(21)}:/`,
    [
      `port-extra 39-40 39-40 : After the port, \`${'1'.repeat(9)}…${'1'.repeat(9)}\`, there is another colon. Remove the second colon.`,
    ],
  ],
  [
    `https://h.example:${'1'.repeat(21)}:1/`,
    [
      `port-extra 39-41: A host has one port; after \`${'1'.repeat(9)}…${'1'.repeat(9)}\` there is another colon.`,
    ],
  ],
  ['https://a:65536/', ['port-too-large 10-15: A port is at most 65535; this one is 65536.']],
  ['https://a:65535/', []],
  [
    `https://a:${'9'.repeat(20)}/`,
    [`port-too-large 10-30: A port is at most 65535; this one is ${'9'.repeat(20)}.`],
  ],
  [
    `https://a:${'9'.repeat(21)}/`,
    ['port-too-large 10-31: A port is at most 65535; this one is a number of 21 digits.'],
  ],
  [
    'https://a:9\t9999/',
    [
      'tab-or-newline 11-12 11-12 : The URL contains a tab, which the parser removes.',
      'port-too-large 10-16: A port is at most 65535; this one is 99999.',
    ],
  ],
  [
    'https://a:80.api/',
    [
      'port-character 12-16 12-16 : A port has only the digits 0 to 9, and not `.api`. Remove it, if the port is 80.',
    ],
  ],
  [
    'https://a:80a.b-c/',
    [
      'port-character 12-17 12-17 : A port has only the digits 0 to 9, and not `a.b-c`. Remove it, if the port is 80.',
    ],
  ],
  [
    'https://a:80ab\\',
    [
      'port-character 12-14 12-14 : A port has only the digits 0 to 9, and not `ab`. Remove it, if the port is 80.',
    ],
  ],
  [
    'https://a:80ab#',
    [
      'port-character 12-14: A slash is missing between the port and the path, or `ab` does not belong there. Write `:80/ab`, if it begins the path.',
    ],
  ],
  [
    'https://a:1ab/',
    [
      'port-character 11-13 11-13 : A port has only the digits 0 to 9, and not `ab`. Remove it, if the port is 1.',
    ],
  ],
  [
    'https://a:65535AB/',
    [
      'port-character 15-17: A slash is missing between the port and the path, or `AB` does not belong there. Write `:65535/AB`, if it begins the path.',
    ],
  ],
  [
    'https://a:{a}{b}/',
    [
      'port-character 10-16: After the colon comes a port, which is a number, and `{a}{b}` is not one.',
    ],
  ],
  [
    'https://a:x{port}/',
    [
      'port-character 10-17: After the colon comes a port, which is a number, and `x{port}` is not one.',
    ],
  ],
  [
    `https://a:{${'p'.repeat(60)}}/`,
    [
      `port-character 10-72: \`{${'p'.repeat(60)}}\` looks like a placeholder that was not filled in, and a port is a number. Write the number of the port.`,
    ],
  ],
  [
    'https://a:\uff19\uff19\uff19\uff19\uff19/',
    [
      'port-character 10-15 10-15 99999: A port has only the digits 0 to 9 of ASCII, and not full-width ones. Write `99999` instead.',
    ],
  ],
  [
    'https://a:\uff19\uff19\uff19\uff19\uff19\uff19/',
    [
      'port-character 10-16: A port has only the digits 0 to 9, and not `\uff19\uff19\uff19\uff19\uff19\uff19`.',
    ],
  ],
  [
    'https://a:8\uff1a/',
    [
      'port-character 11-12 11-12 : A port has only the digits 0 to 9, and not \uff1a (U+FF1A). Remove it, if the port is 8.',
    ],
  ],
  ['ssh://a:b?c', ['port-character 8-9: A port has only the digits 0 to 9, and not the letter b.']],
  ['ssh://a:b@c', ['password 6-10 6-10 ']],
  [
    'ssh://a:1b',
    [
      'port-character 9-10 9-10 : A port has only the digits 0 to 9, and not the letter b. Remove it, if the port is 1.',
    ],
  ],
  [
    'rsync://a:b/',
    [
      'port-character 9-10 9-10 /: In a URL, a colon after the host begins a port, and not a path. Write `/` instead of the colon, if a path follows.',
    ],
  ],
  [
    'git://a:b/',
    [
      'port-character 7-8 7-8 /: In a URL, a colon after the host begins a port, and not a path. Write `/` instead of the colon, if a path follows.',
    ],
  ],
  [
    'scp://a:~',
    [
      'port-character 7-8 7-8 /: In a URL, a colon after the host begins a port, and not a path. Write `/` instead of the colon, if a path follows.',
    ],
  ],
  [
    'gitx+ssh://a:b/',
    ['port-character 13-14: A port has only the digits 0 to 9, and not the letter b.'],
  ],
  [
    ' ssh://a:b',
    [
      'outer-space 0-1 0-1 : There is white space before the URL: a space.',
      'port-character 8-9 8-9 /: In a URL, a colon after the host begins a port, and not a path. Write `/` instead of the colon, if a path follows.',
    ],
  ],
  [
    'https://a:o/',
    [
      'port-character 10-11 10-11 0: A port has only the digits 0 to 9, and not the letter o. Write the digit `0` instead.',
    ],
  ],
  [
    'https://a:8o/',
    [
      'port-character 11-12 11-12 0: A port has only the digits 0 to 9, and not the letter o. Write the digit `0` instead.',
    ],
  ],
  [
    'https://a:I80/',
    [
      'port-character 10-11 10-11 1: A port has only the digits 0 to 9, and not the letter I. Write the digit `1` instead.',
    ],
  ],
  [
    'https://a:8OO/',
    [
      'port-character 11-13 11-13 00: A port has only the digits 0 to 9, and not `OO`. Write `00` instead.',
    ],
  ],
  [
    'https://a:80x80/',
    ['port-character 12-13: A port has only the digits 0 to 9, and not the letter x.'],
  ],
  [
    'https://a:x80x/',
    [
      'port-character 10-11 10-11 : A port has only the digits 0 to 9, and not the letter x. Remove it, if the port is 80.',
      'port-character 13-14 13-14 : A port has only the digits 0 to 9, and not the letter x. Remove it, if the port is 80.',
    ],
  ],
  [
    'https://a:abcdefg1/',
    ['port-character 10-17: A port has only the digits 0 to 9, and not `abcdefg`.'],
  ],
  [
    'https://a:abcdef1/',
    ['port-character 10-16: A port has only the digits 0 to 9, and not `abcdef`.'],
  ],
  [
    'https://a:ab1cd/',
    [
      'port-character 10-12 10-12 : A port has only the digits 0 to 9, and not `ab`. Remove it, if the port is 1.',
      'port-character 13-15 13-15 : A port has only the digits 0 to 9, and not `cd`. Remove it, if the port is 1.',
    ],
  ],
  [
    'https://a:0x/',
    ['port-character 11-12: A port has only the digits 0 to 9, and not the letter x.'],
  ],
  [
    'https://a:0xg/',
    [
      'port-character 11-13 11-13 : A port has only the digits 0 to 9, and not `xg`. Remove it, if the port is 0.',
    ],
  ],
  [
    'https://a:0X50/',
    ['port-character 11-12: A port has only the digits 0 to 9, and not the letter X.'],
  ],
  [
    'https://a:80 /',
    [
      'port-character 12-13 12-13 : A port has only the digits 0 to 9, and not a space. Remove it, if the port is 80.',
    ],
  ],
  [
    'https://a:80%20/',
    ['port-character 12-13: A port has only the digits 0 to 9, and not a percent sign (%).'],
  ],
  [
    'https://a:80%40/',
    ['port-character 12-13: A port has only the digits 0 to 9, and not a percent sign (%).'],
  ],
  [
    'https://a:\u0668/',
    ['port-character 10-11: A port has only the digits 0 to 9, and not \u0668 (U+0668).'],
  ],
  [
    'https://a:x%40/',
    [
      'port-character 10-12 10-12 : A port has only the digits 0 to 9, and not `x%`. Remove it, if the port is 40.',
    ],
  ],
  [
    'https://a:12:34:56/',
    ['port-extra 12-18: A host has one port; after `12` there is another colon.'],
  ],
  [
    'https://a.b::/',
    ['port-extra 11-13 12-13 : There is more than one colon before the port. Write one colon.'],
  ],
  [
    'https://a.b::x/',
    ['port-character 12-14: After the colon comes a port, which is a number, and `:x` is not one.'],
  ],
  [
    'https://a.b:8::/',
    ['port-extra 13-15: A host has one port; after `8` there is another colon.'],
  ],
  ['foo://a:99999/', ['port-too-large 8-13: A port is at most 65535; this one is 99999.']],
  [
    'https://a:000065536/',
    ['port-too-large 10-19: A port is at most 65535; this one is 000065536.'],
  ],
  [
    'https://a:65536x/',
    ['port-character 15-16: A port has only the digits 0 to 9, and not the letter x.'],
  ],
  // A list of hosts: nothing of it is dropped.
  [
    'mongodb://ann:pw@a.example:27017,b.example:27017/db?replicaSet=rs0',
    [
      'password 10-17: The URL contains a password, as is usual with mongodb. Keep the URL out of logs, code and messages.',
      'host-list 17-48: If it is a connection string, leave it as it is and give it to the driver for mongodb, which has its own parser.',
    ],
  ],
  [
    'kafka://a:9092,b,[::1]:9092',
    [
      'host-list 8-27: If it is a connection string, leave it as it is and give it to the driver for kafka, which has its own parser.',
    ],
  ],
  [
    'redis://[::1],b',
    [
      'host-list 8-15: If it is a connection string, leave it as it is and give it to the driver for redis, which has its own parser.',
    ],
  ],
  ['https://a:80,b:443/', ['host-list 8-18: Write a URL for each host.']],
  // A list of ports, or nothing after the comma.
  [
    'https://a:80,443/',
    ['port-character 12-13: A port has only the digits 0 to 9, and not a comma (,).'],
  ],
  [
    'https://a:80,/',
    [
      'port-character 12-13 12-13 : A port has only the digits 0 to 9, and not a comma (,). Remove it, if the port is 80.',
    ],
  ],
])
