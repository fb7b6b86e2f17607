// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are what is tested

import { expectTold } from './told.ts'

/** Credentials: an input, what is told of it, and its base. */
expectTold([
  ['https://@a/', ['at-sign-alone 8-9 8-9 ']],
  [
    'https://:@a/',
    [
      'at-sign-alone 8-10 8-10 : There is only a colon before the @: no user name and no password. Remove the colon and the @.',
    ],
  ],
  [
    'https://::@a/',
    [
      'at-sign-alone 8-11 8-11 : There is only a colon before the @: no user name and no password. Remove the colon and the @.',
    ],
  ],
  [
    'https://\t@a/',
    [
      'tab-or-newline 8-9 8-9 : The URL contains a tab, which the parser removes.',
      'at-sign-alone 9-10 9-10 ',
    ],
  ],
  [
    'foo://@',
    [
      'at-sign-alone 6-7',
      'host-left-out 7-7: The host is missing: everything before the @ is a user name or a password. Write a host after the @.',
    ],
  ],
  [
    'foo://:@/x',
    [
      'at-sign-alone 6-8: There is only a colon before the @: no user name and no password. Remove the colon and the @.',
      'host-left-out 8-8: The host is missing: everything before the @ is a user name or a password. Write a host after the @.',
    ],
  ],
  [
    'https://@@a/',
    [
      'at-sign-extra 8-9 8-10 : There is more than one @ before the host; the last one ends the user name and password, so that the host is `a`. Remove the last @ and the credentials before it, if you mean `a`.',
    ],
  ],
  ['https://a:@b/', ['password 8-11 8-11 ']],
  ['https://x@a/', ['user-name 8-10 8-10 ']],
  [
    'https://x@?y',
    [
      'user-name 8-10',
      'host-left-out 10-10: The host is missing: everything before the @ is a user name or a password. Write a host after the @.',
    ],
  ],
  [
    'foo://x@:80/',
    [
      'user-name 6-8',
      'host-left-out 8-8: The host is missing before the port. Write a host before the colon.',
    ],
  ],
  [
    'foo://x@\\y',
    [
      'user-name 6-8',
      'host-delimiter 8-9: A backslash is read as a slash only in http, https, ws, wss, ftp and file URLs; the host of another URL cannot contain one. Write another host: letters, digits and hyphens, with dots between.',
    ],
  ],
  [
    'https://a@b@c@d.example/',
    [
      'at-sign-extra 9-10 8-14 : There is more than one @ before the host; the last one ends the user name and password, so that the host is `d.example`. Remove the last @ and the credentials before it, if you mean `d.example`.',
      'at-sign-extra 11-12 8-14 : There is more than one @ before the host; the last one ends the user name and password, so that the host is `d.example`. Remove the last @ and the credentials before it, if you mean `d.example`.',
    ],
  ],
  [
    'https://a:b@c@d.example/',
    [
      'at-sign-extra 11-12: There is more than one @ before the host; the last one ends the user name and password, so that the host is `d.example`. Write `%40` instead of this @, if it is a part of the password.',
    ],
  ],
  [
    'https://a@b@d',
    [
      'at-sign-extra 9-10 8-12 : There is more than one @ before the host; the last one ends the user name and password, so that the host is `d`. Remove the last @ and the credentials before it, if you mean `d`.',
    ],
  ],
  [
    'foo://a@b@c?d',
    [
      'at-sign-extra 7-8 6-10 : There is more than one @ before the host; the last one ends the user name and password, so that the host is `c`. Remove the last @ and the credentials before it, if you mean `c`.',
    ],
  ],
  [
    'foo://a@b@/x',
    [
      'at-sign-extra 7-8: There is more than one @ before the host; the last one ends the user name and password.',
      'host-left-out 10-10: The host is missing: everything before the @ is a user name or a password. Write a host after the @.',
    ],
  ],
  [
    `https://a@b@${'c'.repeat(63)}.dddddddddddddddd/`,
    [
      `at-sign-extra 9-10 8-12 : There is more than one @ before the host; the last one ends the user name and password, so that the host is \`${'c'.repeat(63)}.dddddddddddddddd\`. Remove the last @ and the credentials before it, if you mean \`${'c'.repeat(63)}.dddddddddddddddd\`.`,
    ],
  ],
  [
    `https://a@b@${'c'.repeat(63)}.ddddddddddddddddd/`,
    [
      'at-sign-extra 9-10 8-12 : There is more than one @ before the host; the last one ends the user name and password.',
    ],
  ],
  [
    'https://u:p/w?x#y@a.example/',
    [
      'credentials-delimiter 11-12 11-12 %2F: A user name and a password cannot contain a slash (/), which ends the host. Write `%2F` instead, if it is a part of the password.',
      'credentials-delimiter 13-14 13-14 %3F: A user name and a password cannot contain a question mark (?), which ends the host. Write `%3F` instead, if it is a part of the password.',
      'credentials-delimiter 15-16 15-16 %23: A user name and a password cannot contain a number sign (#), which ends the host. Write `%23` instead, if it is a part of the password.',
    ],
  ],
  [
    'https://u:p\\w@a.example/',
    [
      'credentials-delimiter 11-12 11-12 %5C: A user name and a password cannot contain a backslash (\\), which ends the host. Write `%5C` instead, if it is a part of the password.',
    ],
  ],
  [
    'foo://u:p\\w/x@a/',
    [
      'credentials-delimiter 11-12 11-12 %2F: A user name and a password cannot contain a slash (/), which ends the host. Write `%2F` instead, if it is a part of the password.',
    ],
  ],
  [
    'https://u:p/@a.example/',
    ['port-character 10-11: A port has only the digits 0 to 9, and not the letter p.'],
  ],
  [
    'https://localhost:p/w@a.example',
    ['port-character 18-19: A port has only the digits 0 to 9, and not the letter p.'],
  ],
  [
    'https://a.b:p/w@c.example',
    ['port-character 12-13: A port has only the digits 0 to 9, and not the letter p.'],
  ],
  [
    'https://u:pw/x y@a.example',
    ['port-character 10-12: After the colon comes a port, which is a number, and `pw` is not one.'],
  ],
  [
    'https://u:p@s/w@a.example/',
    [
      'credentials-delimiter 10-15: The password seems to contain an @ and a slash (/) that are not percent-encoded, so the URL leads to `s`. Write `p%40s%2Fw` for the password.',
    ],
  ],
  [
    'https://u:p@s#w@a:80',
    [
      'credentials-delimiter 10-15: The password seems to contain an @ and a number sign (#) that are not percent-encoded, so the URL leads to `s`. Write `p%40s%23w` for the password.',
    ],
  ],
  ['https://u:p@localhost/w@a.example', ['password 8-12 8-12 ']],
  ['https://u:p@s.t/w@a.example', ['password 8-12 8-12 ']],
  ['https://u:@s/w@a.example/', ['password 8-11 8-11 ']],
  [
    'https://u:p@s\\w@a.example/',
    [
      'credentials-delimiter 10-15: The password seems to contain an @ and a backslash (\\) that are not percent-encoded, so the URL leads to `s`. Write `p%40s%5Cw` for the password.',
      'slashes-reversed 13-14 13-14 /',
    ],
  ],
  ['https://u@s/w@a.example/', ['user-name 8-10 8-10 ']],
  [
    'https://u:p@s/w@a.example:80/',
    [
      'credentials-delimiter 10-15: The password seems to contain an @ and a slash (/) that are not percent-encoded, so the URL leads to `s`. Write `p%40s%2Fw` for the password.',
    ],
  ],
  [
    'https://bank.example@evil/',
    [
      'credentials-like-host 8-21: The part before the @ looks like the host `bank.example`, but is a user name or a password: the URL leads to `evil`. Do not follow it. If you mean `bank.example`, remove the @ and the host after it.',
    ],
  ],
  [
    'https://1.2.3.4@evil/',
    [
      'credentials-like-host 8-16: The part before the @ looks like the host `1.2.3.4`, but is a user name or a password: the URL leads to `evil`. Do not follow it. If you mean `1.2.3.4`, remove the @ and the host after it.',
    ],
  ],
  ['https://1.2.3@evil/', ['user-name 8-14 8-14 ']],
  [
    'https://a@b.example:80@c.example/',
    [
      'credentials-like-host 8-23: The part before the @ looks like the host `b.example`, but is a user name or a password: the URL leads to `c.example`. Do not follow it, unless it is yours: then write %40 for the first @.',
    ],
  ],
  ['https://a.1b@c/', ['user-name 8-13 8-13 ']],
  [
    'foo://bank.example@evil/',
    [
      'credentials-like-host 6-19: The part before the @ looks like the host `bank.example`, but is a user name or a password: the URL leads to `evil`. Do not follow it. If you mean `bank.example`, remove the @ and the host after it.',
    ],
  ],
  [
    `https://${'b'.repeat(73)}.example@evil/`,
    [
      `credentials-like-host 8-90: The part before the @ looks like the host \`${'b'.repeat(39)}\u2026${'b'.repeat(31)}.example\`, but is a user name or a password: the URL leads to \`evil\`. Do not follow it. If you mean \`${'b'.repeat(39)}\u2026${'b'.repeat(31)}.example\`, remove the @ and the host after it.`,
    ],
  ],
  [
    `https://${'b'.repeat(72)}.example@evil/`,
    [
      `credentials-like-host 8-89: The part before the @ looks like the host \`${'b'.repeat(72)}.example\`, but is a user name or a password: the URL leads to \`evil\`. Do not follow it. If you mean \`${'b'.repeat(72)}.example\`, remove the @ and the host after it.`,
    ],
  ],
  [
    'postgres://u:p@h/',
    [
      'password 11-15: The URL contains a password, as is usual with postgres. Keep the URL out of logs, code and messages.',
    ],
  ],
  [
    'redis+tls://u:p@h/',
    [
      'password 12-16: The URL contains a password, as is usual with redis+tls. Keep the URL out of logs, code and messages.',
    ],
  ],
  [
    ' MySQL://u:p@h/',
    [
      'outer-space 0-1 0-1 : There is white space before the URL: a space.',
      'password 9-13: The URL contains a password, as is usual with mysql. Keep the URL out of logs, code and messages.',
    ],
  ],
  ['xmysql://u:p@h/', ['password 9-13 9-13 ']],
  ['postgres://u@h/', ['user-name 11-13 11-13 ']],
  ['ssh://u@h', ['user-name-expected 6-8: The URL contains a user name, as is usual with ssh.']],
  ['ssh://u:p@h', ['password 6-10 6-10 ']],
  [
    'git+ssh://u@h',
    ['user-name-expected 10-12: The URL contains a user name, as is usual with git+ssh.'],
  ],
  ['sshx://u@h/', ['user-name 7-9 7-9 ']],
  ['foo://u@h', ['user-name 6-8 6-8 ']],
  [
    ' sftp://u@h',
    [
      'outer-space 0-1 0-1 : There is white space before the URL: a space.',
      'user-name-expected 8-10: The URL contains a user name, as is usual with sftp.',
    ],
  ],
  [
    'mailto://a@b.example',
    [
      'slashes-extra 7-9 7-9 : After mailto: comes an email address, without slashes. Remove the slashes.',
    ],
  ],
  [
    ' MAILTO://a@b.example',
    [
      'outer-space 0-1 0-1 : There is white space before the URL: a space.',
      'slashes-extra 8-10 8-10 : After mailto: comes an email address, without slashes. Remove the slashes.',
    ],
  ],
  ['mailto:/a@b', []],
  [
    'postgres+1://u:p@h/',
    [
      'password 13-17: The URL contains a password, as is usual with postgres+1. Keep the URL out of logs, code and messages.',
    ],
  ],
  ['postgresx://u:p@h/', ['password 12-16 12-16 ']],
  [
    'x postgres://u:p@h/',
    [
      'scheme-character 1-2 1-2 : A scheme cannot contain a space. Remove it, if the scheme is `xpostgres`.',
    ],
  ],
  ['ssh+x://u@h', ['user-name 8-10 8-10 ']],
  [
    '+ssh://u@h',
    [
      'scheme-start 0-1 0-1 : A scheme begins with a letter from a to z, and not with a plus sign (+). Remove what is before `ssh:`, if that is the scheme.',
    ],
  ],
  [
    'a1+ssh://u@h',
    ['user-name-expected 9-11: The URL contains a user name, as is usual with a1+ssh.'],
  ],
  ['https://u:p@s/w x@a.example/', ['password 8-12 8-12 ', 'space-unencoded 15-16 15-16 %20']],
  ['https://u:p@s/w@a b/', ['password 8-12 8-12 ', 'space-unencoded 17-18 17-18 %20']],
  ['https://u:p@s/w@a.example:x/', ['password 8-12 8-12 ']],
  ['https://u:p@s/w@a.example?x', ['password 8-12 8-12 ']],
  [
    'https://u:p@s/w@-/',
    [
      'credentials-delimiter 10-15: The password seems to contain an @ and a slash (/) that are not percent-encoded, so the URL leads to `s`. Write `p%40s%2Fw` for the password.',
    ],
  ],
  [
    'https://u:p@[s/w@a.example/',
    [
      'password 8-12 8-12 ',
      'ipv6-name-in-brackets 12-13 12-13 : Remove the bracket. The host is then `s`.',
    ],
  ],
  [
    'https://u:p@/w@a.example/',
    [
      'password 8-12',
      'host-left-out 12-12: The host is missing: everything before the @ is a user name or a password. Write a host after the @.',
    ],
  ],
  ['https://u:p@s/w@', ['password 8-12 8-12 ']],
  [
    'https://uu:pp@s/w@a.example',
    [
      'credentials-delimiter 11-17: The password seems to contain an @ and a slash (/) that are not percent-encoded, so the URL leads to `s`. Write `pp%40s%2Fw` for the password.',
    ],
  ],
  [
    `https://u:p@s/${'w'.repeat(187)}@a.example`,
    [
      `credentials-delimiter 10-201: The password seems to contain an @ and a slash (/) that are not percent-encoded, so the URL leads to \`s\`. Write \`p%40s%2F${'w'.repeat(187)}\` for the password.`,
    ],
  ],
  [
    `https://u:p@s/${'w'.repeat(188)}@a.example`,
    [
      `credentials-delimiter 10-202: The password seems to contain an @ and a slash (/) that are not percent-encoded, so the URL leads to \`s\`. Write \`p%40s%2F${'w'.repeat(188)}\` for the password.`,
    ],
  ],
  [
    'https://u:p/w@a.example:80',
    [
      'credentials-delimiter 11-12 11-12 %2F: A user name and a password cannot contain a slash (/), which ends the host. Write `%2F` instead, if it is a part of the password.',
    ],
  ],
  [
    'https://u:p/w@a.example:80/x',
    [
      'credentials-delimiter 11-12 11-12 %2F: A user name and a password cannot contain a slash (/), which ends the host. Write `%2F` instead, if it is a part of the password.',
    ],
  ],
  [
    'https://u:p/w@a.example x',
    ['port-character 10-11: A port has only the digits 0 to 9, and not the letter p.'],
  ],
  [
    'https://u:p?w@a.example#x',
    [
      'credentials-delimiter 11-12 11-12 %3F: A user name and a password cannot contain a question mark (?), which ends the host. Write `%3F` instead, if it is a part of the password.',
    ],
  ],
  [
    'https://u:p#w@a.example ',
    [
      'outer-space 23-24 23-24 : There is white space after the URL: a space.',
      'credentials-delimiter 11-12 11-12 %23: A user name and a password cannot contain a number sign (#), which ends the host. Write `%23` instead, if it is a part of the password.',
    ],
  ],
  [
    'https://u.v:p/w@a.example',
    ['port-character 12-13: A port has only the digits 0 to 9, and not the letter p.'],
  ],
  [
    'https://u@v:p/w@a.example',
    [
      'user-name 8-10 8-10 ',
      'port-character 12-13: A port has only the digits 0 to 9, and not the letter p.',
    ],
  ],
  [
    'https://[u:p/w@a.example',
    [
      'ipv6-no-closing-bracket 12-12: Write a whole IPv6 address in the brackets, such as `2001:db8::1`.',
    ],
  ],
  [
    'https://u:p/w/@a.example',
    ['port-character 10-11: A port has only the digits 0 to 9, and not the letter p.'],
  ],
  [
    ' https://u:p\\w@a.example/',
    [
      'outer-space 0-1 0-1 : There is white space before the URL: a space.',
      'credentials-delimiter 12-13 12-13 %5C: A user name and a password cannot contain a backslash (\\), which ends the host. Write `%5C` instead, if it is a part of the password.',
    ],
  ],
  ['xhttps://u:p\\w@a.example/', ['password 9-15 9-15 ']],
  ['https://x/u:p/w@a.example', []],
  [
    'https://a.example-b@c/',
    [
      'credentials-like-host 8-20: The part before the @ looks like the host `a.example-b`, but is a user name or a password: the URL leads to `c`. Do not follow it. If you mean `a.example-b`, remove the @ and the host after it.',
    ],
  ],
  ['https://a..example@c/', ['user-name 8-19 8-19 ']],
  [
    'https://-.example@c/',
    [
      'credentials-like-host 8-18: The part before the @ looks like the host `-.example`, but is a user name or a password: the URL leads to `c`. Do not follow it. If you mean `-.example`, remove the @ and the host after it.',
    ],
  ],
  [
    'https://a b.example@c/',
    [
      'credentials-like-host 8-20: The part before the @ looks like the host `b.example`, but is a user name or a password: the URL leads to `c`. Do not follow it. If you mean `b.example`, remove the @ and the host after it.',
    ],
  ],
  ['https://1.2.3.4.5@c/', ['user-name 8-18 8-18 ']],
  [
    'https://a@b.example@c.example/',
    [
      'credentials-like-host 8-20: The part before the @ looks like the host `b.example`, but is a user name or a password: the URL leads to `c.example`. Do not follow it. If you mean `b.example`, remove the @ and the host after it.',
    ],
  ],
  [
    'https://a@b.example:x@c.example/',
    [
      'credentials-like-host 8-22: The part before the @ looks like the host `b.example`, but is a user name or a password: the URL leads to `c.example`. Do not follow it, unless it is yours: then write %40 for the first @.',
    ],
  ],
  [
    'https://a:b@c.example:80@d/',
    [
      'credentials-like-host 8-25: The part before the @ looks like the host `c.example`, but is a user name or a password: the URL leads to `d`. Do not follow it. If you mean `c.example`, remove the @ and the host after it.',
    ],
  ],
  [
    'https://xn--a.example@c/',
    [
      'credentials-like-host 8-22: The part before the @ looks like the host `xn--a.example`, but is a user name or a password: the URL leads to `c`. Do not follow it. If you mean `xn--a.example`, remove the @ and the host after it.',
    ],
  ],
  [
    'https://\u00e9.example@c/',
    [
      'credentials-like-host 8-18: The part before the @ looks like the host `\u00e9.example`, but is a user name or a password: the URL leads to `c`. Do not follow it. If you mean `\u00e9.example`, remove the @ and the host after it.',
    ],
  ],
  [
    'https://a%2Eexample@c/',
    [
      'credentials-like-host 8-20: The part before the @ looks like the host `a.example`, but is a user name or a password: the URL leads to `c`. Do not follow it. If you mean `a.example`, remove the @ and the host after it.',
    ],
  ],
  [
    'https://a@\tb@c/',
    [
      'tab-or-newline 10-11 10-11 : The URL contains a tab, which the parser removes.',
      'at-sign-extra 9-10 8-13 : There is more than one @ before the host; the last one ends the user name and password, so that the host is `c`. Remove the last @ and the credentials before it, if you mean `c`.',
      'at-sign-extra 10-11 8-13 : There is more than one @ before the host; the last one ends the user name and password, so that the host is `c`. Remove the last @ and the credentials before it, if you mean `c`.',
    ],
  ],
  [
    'https://a@b@c:80/',
    [
      'at-sign-extra 9-10 8-12 : There is more than one @ before the host; the last one ends the user name and password, so that the host is `c`. Remove the last @ and the credentials before it, if you mean `c`.',
    ],
  ],
])
