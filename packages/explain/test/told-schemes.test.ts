// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are what is tested

import { expectTold } from './told.ts'

/** Schemes: an input, what is told of it, and its base. */
expectTold([
  [
    '$env:HOME\\a',
    [
      'scheme-left-out 0-9: The input begins with `$env:HOME`, a variable that was not filled in. Write the whole URL; if it is a file, its whole path, such as `file:///C:/Users/me/index.html`.',
    ],
  ],
  [
    '$env:HOME',
    [
      'scheme-left-out 0-9: The input begins with `$env:HOME`, a variable that was not filled in. Write the whole URL; if it is a file, its whole path, such as `file:///home/me/index.html`.',
    ],
  ],
  [
    'https.//https://a/',
    [
      'scheme-colon-left-out 0-8 0-8 : There are two schemes, and the first of them has no colon. Remove the first scheme, and its slashes.',
    ],
  ],
  [
    'https://<br>/',
    [
      'host-forbidden-character 8-9 8-9 : A host cannot contain a less-than sign (<). Remove it. The host is then `br`.',
      'host-forbidden-character 11-12 11-12 : A host cannot contain a greater-than sign (>). Remove it. The host is then `br`.',
    ],
  ],
  [
    'file:///<br>',
    [
      'text-around-url 8-12 8-12 : The input contains more than a URL: text is after it. Use only `file:///`.',
    ],
  ],
  [
    'c|/x',
    [
      'drive-letter-relative 0-2 0-2 /c:',
      'character-unencoded 0-2 0-2 /c:: After a Windows drive letter comes a colon, and not a vertical bar (|). Write `/c:` instead.',
    ],
    'file:///c:/',
  ],
  [
    'file:///c:/c|/x',
    [
      'character-unencoded 12-13 12-13 %7C: A URL cannot contain a vertical bar (|) as it is. Write `%7C` instead.',
    ],
  ],
  [
    'a',
    [
      'base-without-path 0-1: The base is a URL with the scheme a-b, which a path cannot be added to. Use the URL of a page as the base, such as `https://example.com/`.',
    ],
    'a-b:c',
  ],
  [
    'ht!tp://a/',
    [
      'scheme-character 2-3 0-5 http: A scheme cannot contain an exclamation mark (!). Write `http` instead.',
    ],
  ],
  [
    'http ://a/',
    ['scheme-character 4-5 0-5 http: A scheme cannot contain a space. Remove the space.'],
  ],
  [
    'http  ://a/',
    ['scheme-character 4-6 0-6 http: A scheme cannot contain a space. Remove the spaces.'],
  ],
  [
    'HTTP ://a/',
    ['scheme-character 4-5 0-5 http: A scheme cannot contain a space. Remove the space.'],
  ],
  [
    'ht\u00fcp://a/',
    [
      'scheme-character 2-3 0-4 http: A scheme cannot contain \u00fc (U+00FC). Write `http` instead.',
    ],
  ],
  [
    'ht\u00fctp://a/',
    [
      'scheme-character 2-3 0-5 http: A scheme cannot contain \u00fc (U+00FC). Write `http` instead.',
    ],
  ],
  [
    'my app://x',
    [
      'scheme-character 2-3 2-3 : A scheme cannot contain a space. Remove it, if the scheme is `myapp`.',
    ],
  ],
  [
    'a.b c://x',
    [
      'scheme-character 3-4 3-4 : A scheme cannot contain a space. Remove it, if the scheme is `a.bc`.',
    ],
  ],
  [
    `${'a'.repeat(80)}!:x`,
    [
      `scheme-character 80-81 80-81 : A scheme cannot contain an exclamation mark (!). Remove it, if the scheme is \`${'a'.repeat(80)}\`.`,
    ],
  ],
  [
    `${'a'.repeat(81)}!:x`,
    [
      'scheme-character 81-82 81-82 : A scheme cannot contain an exclamation mark (!). Remove it, if the scheme is `aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa`.',
    ],
  ],
  [
    'hhhhhhhhhhh!:x',
    [
      'scheme-character 11-12 11-12 : A scheme cannot contain an exclamation mark (!). Remove it, if the scheme is `hhhhhhhhhhh`.',
    ],
  ],
  [
    'hhhhhhhhhhhh!:x',
    [
      'scheme-character 12-13 12-13 : A scheme cannot contain an exclamation mark (!). Remove it, if the scheme is `hhhhhhhhhhhh`.',
    ],
  ],
  [
    'h!!p://a/',
    [
      'scheme-character 1-3 0-4 http: A scheme cannot contain an exclamation mark (!). Write `http` instead.',
    ],
  ],
  [
    'f??e:/x',
    [
      'scheme-left-out 0-0: If `f` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    'x!y?z:1',
    [
      'scheme-left-out 0-0: If `x!y` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    'ht\ttp s://a/',
    [
      'tab-or-newline 2-3 2-3 : The URL contains a tab, which the parser removes.',
      'scheme-character 5-6 0-7 https: A scheme cannot contain a space. Remove the space.',
    ],
  ],
  [
    'http//example.com',
    [
      'scheme-colon-left-out 4-4 4-4 :: There is no colon after `http`, so it is not a scheme, but the beginning of a path. Write `:` after `http`.',
    ],
  ],
  [
    'https;//a/',
    [
      'scheme-colon-left-out 5-6 5-6 :: After `https` comes a semicolon (;), where a colon belongs. Write `:` instead of `;`.',
    ],
  ],
  [
    'ftp.//a/',
    [
      'scheme-colon-left-out 3-4 3-4 :: After `ftp` comes a dot, where a colon belongs. Write `:` instead of `.`.',
    ],
  ],
  [
    'https"//a/',
    [
      'scheme-colon-left-out 5-6 5-6 :: After `https` comes a quotation mark ("), where a colon belongs. Write `:` instead of `"`.',
    ],
  ],
  [
    "https'//a/",
    [
      "scheme-colon-left-out 5-6 5-6 :: After `https` comes an apostrophe ('), where a colon belongs. Write `:` instead of `'`.",
    ],
  ],
  [
    'https=//a/',
    [
      'scheme-colon-left-out 5-6 5-6 :: After `https` comes an equals sign (=), where a colon belongs. Write `:` instead of `=`.',
    ],
  ],
  [
    'https|//a/',
    [
      'scheme-colon-left-out 5-6 5-6 :: After `https` comes a vertical bar (|), where a colon belongs. Write `:` instead of `|`.',
    ],
  ],
  [
    'https!//a/',
    [
      'scheme-colon-left-out 5-6 5-6 :: After `https` comes an exclamation mark (!), where a colon belongs. Write `:` instead of `!`.',
    ],
  ],
  [
    'https*//a/',
    [
      'scheme-colon-left-out 5-6 5-6 :: After `https` comes an asterisk (*), where a colon belongs. Write `:` instead of `*`.',
    ],
  ],
  [
    'https\\\\a',
    [
      'scheme-colon-left-out 5-5 5-5 :: There is no colon after `https`, so it is not a scheme, but the beginning of a path. Write `:` after `https`.',
    ],
  ],
  [
    'http//https://a/',
    [
      'scheme-colon-left-out 0-6 0-6 : There are two schemes, and the first of them has no colon. Remove the first scheme, and its slashes.',
    ],
  ],
  [
    'http;//https://a/',
    [
      'text-around-url 0-7 0-7 : The input contains more than a URL: text is before it. Use only `https://a/`.',
    ],
  ],
  [
    'https//:a.b',
    [
      'scheme-colon-left-out 5-8 5-8 ://: The colon is after the slashes, and belongs before them. Write `://` instead.',
    ],
  ],
  [
    'https//:/a',
    [
      'scheme-colon-left-out 5-5: There is no colon after `https`, so it is not a scheme, but the beginning of a path. Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    'foo//bar',
    [
      'scheme-colon-left-out 3-3 3-3 :: There is no colon after `foo`, so it is not a scheme, but the beginning of a path. Write `:` after `foo`.',
    ],
  ],
  [
    'foo//',
    [
      'scheme-left-out 0-0: If `foo` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    `${'f'.repeat(41)}//b`,
    [
      `scheme-colon-left-out 41-41 41-41 :: There is no colon after \`${'f'.repeat(41)}\`, so it is not a scheme, but the beginning of a path. Write \`:\` after \`${'f'.repeat(41)}\`.`,
    ],
  ],
  [
    `${'f'.repeat(42)}//b`,
    [
      `scheme-left-out 0-0: If \`${'f'.repeat(42)}\` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.`,
    ],
  ],
  [
    'a//b',
    [
      'scheme-left-out 0-0: If `a` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    'https&#58;//a/',
    [
      'scheme-colon-left-out 5-10 5-10 :: After `https` comes `&#58;`, as HTML writes a colon. Write `:` instead.',
    ],
  ],
  [
    'https&#x3A;//a/',
    [
      'scheme-colon-left-out 5-11 5-11 :: After `https` comes `&#x3A;`, as HTML writes a colon. Write `:` instead.',
    ],
  ],
  [
    'https&colon;//a/',
    [
      'scheme-colon-left-out 5-12 5-12 :: After `https` comes `&colon;`, as HTML writes a colon. Write `:` instead.',
    ],
  ],
  [
    'xhttps&colon;//a/',
    [
      'scheme-left-out 0-0: If `xhttps&colon;` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    'https\\:/a',
    [
      'scheme-colon-left-out 5-6 5-6 : There is a backslash between `https` and its colon. Remove it.',
    ],
  ],
  [
    'https\\\\:\\a',
    [
      'scheme-colon-left-out 5-5: There is no colon after `https`, so it is not a scheme, but the beginning of a path. Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    'https\\:a',
    [
      'scheme-left-out 0-0: If `https` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    'https;/a',
    [
      'scheme-left-out 0-0: If `https;` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    'git@a.example:b/c',
    [
      'scheme-left-out 0-0 0-17 ssh://git@a.example/b/c: The input has no scheme. It looks like a path on another machine, as Git and scp write it. Write `ssh://git@a.example/b/c` instead.',
    ],
  ],
  [
    'git@a.example:80',
    [
      'scheme-character 3-4: A scheme cannot contain an at sign (@). Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    'git@a.example:80/x',
    [
      'scheme-character 3-4: A scheme cannot contain an at sign (@). Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    `git@a.example:${'b'.repeat(60)}`,
    [
      `scheme-left-out 0-0 0-74 ssh://git@a.example/${'b'.repeat(60)}: The input has no scheme. It looks like a path on another machine, as Git and scp write it. Write \`ssh://git@a.example/${'b'.repeat(60)}\` instead.`,
    ],
  ],
  [
    `git@a.example:${'b'.repeat(61)}`,
    [
      `scheme-left-out 0-0 0-75 ssh://git@a.example/${'b'.repeat(61)}: The input has no scheme. It looks like a path on another machine, as Git and scp write it. Write ssh:// before it, and / instead of the colon.`,
    ],
  ],
  [
    `git@a.example:${'b'.repeat(200)}`,
    [
      `scheme-left-out 0-0 0-214 ssh://git@a.example/${'b'.repeat(200)}: The input has no scheme. It looks like a path on another machine, as Git and scp write it. Write ssh:// before it, and / instead of the colon.`,
    ],
  ],
  [
    `git@a.example:${'b'.repeat(201)}`,
    [
      'scheme-character 3-4: A scheme cannot contain an at sign (@). Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    'git@a.example:/b',
    [
      'scheme-left-out 0-0 0-16 ssh://git@a.example/b: The input has no scheme. It looks like a path on another machine, as Git and scp write it. Write `ssh://git@a.example/b` instead.',
    ],
  ],
  [
    'git@a.example:b ',
    [
      'outer-space 15-16 15-16 : There is white space after the URL: a space.',
      'scheme-left-out 0-0 0-15 ssh://git@a.example/b: The input has no scheme. It looks like a path on another machine, as Git and scp write it. Write `ssh://git@a.example/b` instead.',
    ],
  ],
  [
    'git@a:b:c',
    [
      'scheme-character 3-4: A scheme cannot contain an at sign (@). Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    'x git@a.example:b',
    [
      'scheme-character 1-2: A scheme cannot contain a space. Write the whole URL, such as `https://example.com/`.',
      'scheme-character 5-6: A scheme cannot contain an at sign (@). Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    '//a/b',
    [
      'scheme-left-out 0-0 0-0 https:: The input begins with a host and has no scheme, and there is no base URL to take it from. Write https: before the slashes, if it is a web page.',
    ],
  ],
  [
    '\\/a',
    [
      'scheme-left-out 0-0 0-0 https:: The input begins with a host and has no scheme, and there is no base URL to take it from. Write https: before the slashes, if it is a web page.',
    ],
  ],
  [
    '///a',
    [
      'scheme-left-out 0-0: The input begins with more than two slashes and has no scheme. If a host follows, write https:// instead of the slashes; if a path on your machine follows, write file:///.',
    ],
  ],
  [
    '///',
    [
      'scheme-left-out 0-0: The input begins with slashes, but has neither a scheme nor a host. Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    '//?x',
    [
      'scheme-left-out 0-0: The input begins with slashes, but has neither a scheme nor a host. Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    '//#',
    [
      'scheme-left-out 0-0: The input begins with slashes, but has neither a scheme nor a host. Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    '///?',
    [
      'scheme-left-out 0-0: The input begins with slashes, but has neither a scheme nor a host. Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    '/home/a',
    [
      'scheme-left-out 0-0: The input has no scheme. It looks like the path of a file on your machine. If it is a file, write file:// before its path; if it is a path on a server, write the whole URL.',
    ],
  ],
  [
    '/Users/a',
    [
      'scheme-left-out 0-0: The input has no scheme. It looks like the path of a file on your machine. If it is a file, write file:// before its path; if it is a path on a server, write the whole URL.',
    ],
  ],
  [
    '/homex/a',
    [
      'scheme-left-out 0-0: The input begins with a path: it has no scheme and no host, and there is no base URL to take them from. Write the whole URL, or resolve the input against the URL of the page that it is on.',
    ],
  ],
  [
    'x/home/a',
    [
      'scheme-left-out 0-0: If `x` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    '/C:/a',
    [
      'scheme-left-out 0-0: The input has no scheme. It looks like the path of a file on your machine. If it is a file, write file:// before its path; if it is a path on a server, write the whole URL.',
    ],
  ],
  [
    '/C:a',
    [
      'scheme-left-out 0-0: The input begins with a path: it has no scheme and no host, and there is no base URL to take them from. Write the whole URL, or resolve the input against the URL of the page that it is on.',
    ],
  ],
  [
    '~/a',
    [
      'scheme-left-out 0-0: The input has no scheme. It looks like the path of a file in your home folder. Write the whole path after file://, such as `file:///home/me/a.html`.',
    ],
  ],
  [
    '~\\a',
    [
      'scheme-left-out 0-0: The input has no scheme. It looks like the path of a file in your home folder. Write the whole path after file://, such as `file:///home/me/a.html`.',
    ],
  ],
  [
    '~a',
    [
      'scheme-left-out 0-0: If `~a` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    '/a',
    [
      'scheme-left-out 0-0: The input begins with a path: it has no scheme and no host, and there is no base URL to take them from. Write the whole URL, or resolve the input against the URL of the page that it is on.',
    ],
  ],
  [
    '?a',
    [
      'scheme-left-out 0-0: The input begins with a query: it has no scheme and no host, and there is no base URL to take them from. Write the whole URL, or resolve the input against the URL of the page that it is on.',
    ],
  ],
  [
    '#a',
    [
      'scheme-left-out 0-0: The input begins with a fragment: it has no scheme and no host, and there is no base URL to take them from. Write the whole URL, or resolve the input against the URL of the page that it is on.',
    ],
  ],
  [
    './a',
    [
      'scheme-left-out 0-0: The input begins with a path: it has no scheme and no host, and there is no base URL to take them from. Write the whole URL, or resolve the input against the URL of the page that it is on.',
    ],
  ],
  [
    '.',
    [
      'scheme-left-out 0-0: The input begins with a path: it has no scheme and no host, and there is no base URL to take them from. Write the whole URL, or resolve the input against the URL of the page that it is on.',
    ],
  ],
  [
    '\\a',
    [
      'scheme-left-out 0-0: The input begins with a path: it has no scheme and no host, and there is no base URL to take them from. Write the whole URL, or resolve the input against the URL of the page that it is on.',
    ],
  ],
  [
    'GET /a HTTP/1.1',
    [
      'scheme-left-out 0-3: The input looks like the first line of an HTTP request. Write only `/a`, with the scheme and the host of the site before it.',
    ],
  ],
  [
    'GET /a',
    [
      'scheme-left-out 0-3: The input looks like the first line of an HTTP request. Write only `/a`, with the scheme and the host of the site before it.',
    ],
  ],
  [
    'GET  /a ',
    [
      'outer-space 7-8 7-8 : There is white space after the URL: a space.',
      'scheme-left-out 0-3: The input looks like the first line of an HTTP request. Write only `/a`, with the scheme and the host of the site before it.',
    ],
  ],
  [
    'GETx /a',
    [
      'scheme-left-out 0-0: If `GETx` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    'get /a',
    [
      'scheme-left-out 0-0: If `get` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    'POST https://a/',
    [
      'text-around-url 0-5 0-5 : The input contains more than a URL: text is before it. Use only `https://a/`.',
    ],
  ],
  [
    'DELETE /a b',
    [
      'scheme-left-out 0-0: If `DELETE` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    `GET /${'a'.repeat(79)}`,
    [
      `scheme-left-out 0-3: The input looks like the first line of an HTTP request. Write only \`/${'a'.repeat(79)}\`, with the scheme and the host of the site before it.`,
    ],
  ],
  [
    `GET /${'a'.repeat(80)}`,
    [
      'scheme-left-out 0-3: The input looks like the first line of an HTTP request. Write only `/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa`, with the scheme and the host of the site before it.',
    ],
  ],
  [
    `GET /${'a'.repeat(199)}`,
    [
      'scheme-left-out 0-3: The input looks like the first line of an HTTP request. Write only `/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa`, with the scheme and the host of the site before it.',
    ],
  ],
  [
    `GET /${'a'.repeat(200)}`,
    [
      'scheme-left-out 0-0: If `GET` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    '%HOME%/a',
    [
      'scheme-left-out 0-6: The input begins with `%HOME%`, a variable that was not filled in. Write the whole URL; if it is a file, its whole path, such as `file:///C:/Users/me/index.html`.',
    ],
  ],
  [
    '%HOME(X86)%\\a',
    [
      'scheme-left-out 0-11: The input begins with `%HOME(X86)%`, a variable that was not filled in. Write the whole URL; if it is a file, its whole path, such as `file:///C:/Users/me/index.html`.',
    ],
  ],
  [
    '$HOME/a',
    [
      'scheme-left-out 0-5: The input begins with `$HOME`, a variable that was not filled in. Write the whole URL; if it is a file, its whole path, such as `file:///home/me/index.html`.',
    ],
  ],
  [
    '${HOME}/a',
    [
      'scheme-left-out 0-7: The input begins with `${HOME}`, a variable that was not filled in. Write the whole URL; if it is a file, its whole path, such as `file:///home/me/index.html`.',
    ],
  ],
  [
    '$HOME',
    [
      'scheme-left-out 0-5: The input begins with `$HOME`, a variable that was not filled in. Write the whole URL; if it is a file, its whole path, such as `file:///home/me/index.html`.',
    ],
  ],
  [
    '%HOME%',
    [
      'scheme-left-out 0-6: The input begins with `%HOME%`, a variable that was not filled in. Write the whole URL; if it is a file, its whole path, such as `file:///C:/Users/me/index.html`.',
    ],
  ],
  [
    '$1/a',
    [
      'scheme-left-out 0-0: If `$1` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    'null',
    [
      'scheme-left-out 0-4: The input is `null`: a program wrote a value that is not a URL. Check where the program gets the URL from.',
    ],
  ],
  [
    ' undefined ',
    [
      'outer-space 0-1 0-1 : There is white space before the URL: a space.',
      'outer-space 10-11 10-11 : There is white space after the URL: a space.',
      'scheme-left-out 1-10: The input is `undefined`: a program wrote a value that is not a URL. Check where the program gets the URL from.',
    ],
  ],
  [
    'None',
    [
      'scheme-left-out 0-4: The input is `None`: a program wrote a value that is not a URL. Check where the program gets the URL from.',
    ],
  ],
  [
    'nil',
    [
      'scheme-left-out 0-3: The input is `nil`: a program wrote a value that is not a URL. Check where the program gets the URL from.',
    ],
  ],
  [
    'NaN',
    [
      'scheme-left-out 0-3: The input is `NaN`: a program wrote a value that is not a URL. Check where the program gets the URL from.',
    ],
  ],
  [
    'true',
    [
      'scheme-left-out 0-4: The input is `true`: a program wrote a value that is not a URL. Check where the program gets the URL from.',
    ],
  ],
  [
    'false',
    [
      'scheme-left-out 0-5: The input is `false`: a program wrote a value that is not a URL. Check where the program gets the URL from.',
    ],
  ],
  [
    '[object Object]',
    [
      'scheme-left-out 0-15: The input is `[object Object]`: a program wrote a value that is not a URL. Check where the program gets the URL from.',
    ],
  ],
  [
    '[object object]',
    [
      'scheme-left-out 0-0: The input has no scheme, and does not begin with a host. Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    'nullx',
    [
      'scheme-left-out 0-0: If `nullx` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    'https',
    [
      'scheme-left-out 0-0: The input is only the name of a scheme, `https`. Write `://` and a host after it.',
    ],
  ],
  [
    'FILE',
    [
      'scheme-left-out 0-0: The input is only the name of a scheme, `FILE`. Write `://` and a host after it.',
    ],
  ],
  [
    ' ws ',
    [
      'outer-space 0-1 0-1 : There is white space before the URL: a space.',
      'outer-space 3-4 3-4 : There is white space after the URL: a space.',
      'scheme-left-out 1-1: The input is only the name of a scheme, `ws`. Write `://` and a host after it.',
    ],
  ],
  [
    'httpsx',
    [
      'scheme-left-out 0-0: If `httpsx` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    'me@a.example',
    [
      'scheme-left-out 0-0 0-0 mailto:: The input has no scheme. It looks like an email address. Write mailto: before it, if it is an email address.',
    ],
  ],
  [
    'me@a',
    [
      'scheme-left-out 0-0: If `me@a` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    'me@a.example/x',
    [
      'scheme-left-out 0-0: If `me@a.example` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    'me@@a.example',
    [
      'scheme-left-out 0-0: If `me@@a.example` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    'me@a.example ',
    [
      'outer-space 12-13 12-13 : There is white space after the URL: a space.',
      'scheme-left-out 0-0 0-0 mailto:: The input has no scheme. It looks like an email address. Write mailto: before it, if it is an email address.',
    ],
  ],
  [
    '10.0.0.1',
    [
      'scheme-left-out 0-0 0-0 http://: The input has no scheme. `10.0.0.1` looks like an address on your own network. Write http:// before it, or https:// if the machine has a certificate.',
    ],
  ],
  [
    '10.0.0.1:80',
    [
      'scheme-left-out 0-0 0-0 http://: The input has no scheme. `10.0.0.1:80` looks like an address and a port on your own network. Write http:// before it, or https:// if the machine has a certificate.',
    ],
  ],
  [
    '127.0.0.1',
    [
      'scheme-left-out 0-0 0-0 http://: The input has no scheme. `127.0.0.1` looks like an address on your own network. Write http:// before it, or https:// if the machine has a certificate.',
    ],
  ],
  [
    '192.168.1.1',
    [
      'scheme-left-out 0-0 0-0 http://: The input has no scheme. `192.168.1.1` looks like an address on your own network. Write http:// before it, or https:// if the machine has a certificate.',
    ],
  ],
  [
    '169.254.1.1',
    [
      'scheme-left-out 0-0 0-0 http://: The input has no scheme. `169.254.1.1` looks like an address on your own network. Write http:// before it, or https:// if the machine has a certificate.',
    ],
  ],
  [
    '172.16.0.1',
    [
      'scheme-left-out 0-0 0-0 http://: The input has no scheme. `172.16.0.1` looks like an address on your own network. Write http:// before it, or https:// if the machine has a certificate.',
    ],
  ],
  [
    '172.15.0.1',
    [
      'scheme-left-out 0-0 0-0 https://: The input has no scheme, and `172.15.0.1` looks like a host. Write https:// before it, if `172.15.0.1` is a host.',
    ],
  ],
  [
    '172.31.0.1',
    [
      'scheme-left-out 0-0 0-0 http://: The input has no scheme. `172.31.0.1` looks like an address on your own network. Write http:// before it, or https:// if the machine has a certificate.',
    ],
  ],
  [
    '172.32.0.1',
    [
      'scheme-left-out 0-0 0-0 https://: The input has no scheme, and `172.32.0.1` looks like a host. Write https:// before it, if `172.32.0.1` is a host.',
    ],
  ],
  [
    '11.0.0.1',
    [
      'scheme-left-out 0-0 0-0 https://: The input has no scheme, and `11.0.0.1` looks like a host. Write https:// before it, if `11.0.0.1` is a host.',
    ],
  ],
  [
    '[::1]',
    [
      'scheme-left-out 0-0 0-0 http://: The input has no scheme. `[::1]` looks like an address on your own network. Write http:// before it, or https:// if the machine has a certificate.',
    ],
  ],
  [
    '[::1]:80',
    [
      'scheme-left-out 0-0 0-0 http://: The input has no scheme. `[::1]:80` looks like an address and a port on your own network. Write http:// before it, or https:// if the machine has a certificate.',
    ],
  ],
  [
    '[fd00::1]',
    [
      'scheme-left-out 0-0 0-0 http://: The input has no scheme. `[fd00::1]` looks like an address on your own network. Write http:// before it, or https:// if the machine has a certificate.',
    ],
  ],
  [
    '[fe80::1]',
    [
      'scheme-left-out 0-0 0-0 http://: The input has no scheme. `[fe80::1]` looks like an address on your own network. Write http:// before it, or https:// if the machine has a certificate.',
    ],
  ],
  [
    '[fec0::1]',
    [
      'scheme-left-out 0-0 0-0 https://: The input has no scheme, and `[fec0::1]` looks like a host. Write https:// before it, if `[fec0::1]` is a host.',
    ],
  ],
  [
    '[2001::1]',
    [
      'scheme-left-out 0-0 0-0 https://: The input has no scheme, and `[2001::1]` looks like a host. Write https:// before it, if `[2001::1]` is a host.',
    ],
  ],
  [
    '8.8.8.8:80',
    [
      'scheme-left-out 0-0 0-0 https://: The input has no scheme, and `8.8.8.8:80` looks like a host. Write https:// before it, if `8.8.8.8:80` is a host.',
    ],
  ],
  [
    'www.a',
    [
      'scheme-left-out 0-0 0-0 https://: The input has no scheme, and `www.a` looks like a host. Write https:// before it, if `www.a` is a host.',
    ],
  ],
  [
    'localhost',
    [
      'scheme-left-out 0-0 0-0 http://: The input has no scheme. `localhost` looks like an address on your own network. Write http:// before it, or https:// if the machine has a certificate.',
    ],
  ],
  [
    'localhost/x',
    [
      'scheme-left-out 0-0 0-0 http://: The input has no scheme. `localhost` looks like an address on your own network. Write http:// before it, or https:// if the machine has a certificate.',
    ],
  ],
  ['localhost:80', []],
  [
    'localhosts',
    [
      'scheme-left-out 0-0: If `localhosts` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    'a.example',
    [
      'scheme-left-out 0-0: If `a.example` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  ['a:80', []],
  ['a.example:80/x', []],
  [
    'a b',
    [
      'scheme-left-out 0-0: The input has no scheme, and does not begin with a host. Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    '!!',
    [
      'scheme-left-out 0-0: The input has no scheme, and does not begin with a host. Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    '\u00e9',
    [
      'scheme-left-out 0-0: If `\u00e9` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    `${'a'.repeat(80)}`,
    [
      `scheme-left-out 0-0: If \`${'a'.repeat(80)}\` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.`,
    ],
  ],
  [
    `${'a'.repeat(81)}`,
    [
      'scheme-left-out 0-0: If `aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    `www.${'a'.repeat(76)}`,
    [
      `scheme-left-out 0-0 0-0 https://: The input has no scheme, and \`www.${'a'.repeat(76)}\` looks like a host. Write https:// before it, if \`www.${'a'.repeat(76)}\` is a host.`,
    ],
  ],
  [
    `www.${'a'.repeat(77)}`,
    [
      'scheme-left-out 0-0 0-0 https://: The input has no scheme, and `www.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa` looks like a host. Write https:// before it, if `www.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa` is a host.',
    ],
  ],
  ['', ['input-empty 0-0']],
  [' ', ['outer-space 0-1 0-1 : There is white space before the URL: a space.', 'input-empty 1-1']],
  [
    '\n',
    ['outer-space 0-1 0-1 : There is white space before the URL: a line feed.', 'input-empty 1-1'],
  ],
  [
    '1http://a/',
    [
      'scheme-start 0-1 0-1 : A scheme begins with a letter from a to z, and not with the digit 1. Remove what is before `http:`, if that is the scheme.',
    ],
  ],
  [
    ':80/',
    [
      'scheme-start 0-3: The input looks like a port without a host. Write the scheme and the host before it, such as `http://localhost:80`.',
    ],
  ],
  [
    ':80',
    [
      'scheme-start 0-3: The input looks like a port without a host. Write the scheme and the host before it, such as `http://localhost:80`.',
    ],
  ],
  [
    ':123456',
    [
      'scheme-start 0-1: There is nothing before the colon; a scheme belongs there. Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    '://a',
    [
      'scheme-start 0-1 0-0 https: There is nothing before the colon; a scheme belongs there. Write https before the colon, if it is a web page.',
    ],
  ],
  [
    ':a',
    [
      'scheme-start 0-1: There is nothing before the colon; a scheme belongs there. Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    ':https://a/',
    [
      'scheme-start 0-1 0-1 : There is a colon before the scheme, where nothing belongs. Remove the first colon.',
    ],
  ],
  [
    '::https://a/',
    [
      'text-around-url 0-2 0-2 : The input contains more than a URL: text is before it. Use only `https://a/`.',
    ],
  ],
  [
    ':',
    [
      'scheme-start 0-1: There is nothing before the colon; a scheme belongs there. Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    `1${'a'.repeat(80)}:x`,
    [
      `scheme-start 0-1 0-1 : A scheme begins with a letter from a to z, and not with the digit 1. Remove what is before \`${'a'.repeat(80)}:\`, if that is the scheme.`,
    ],
  ],
  [
    `1${'a'.repeat(81)}:x`,
    [
      'scheme-start 0-1 0-1 : A scheme begins with a letter from a to z, and not with the digit 1. Remove what is before `aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:`, if that is the scheme.',
    ],
  ],
  [
    '1a b:c',
    [
      'scheme-start 0-1: A scheme begins with a letter from a to z, and not with the digit 1. Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    '\u200bhttps://a/',
    [
      'scheme-start 0-1 0-1 : A scheme begins with a letter from a to z, and not with a zero-width space (U+200B). Remove what is before `https:`, if that is the scheme.',
    ],
  ],
  [
    '--a:b',
    [
      'scheme-start 0-2 0-2 : A scheme begins with a letter from a to z, and not with a hyphen. Remove what is before `a:`, if that is the scheme.',
    ],
  ],
  [
    '1:b',
    [
      'scheme-start 0-1: A scheme begins with a letter from a to z, and not with the digit 1. Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    'https\uff1a//a/',
    [
      'scheme-lookalike 5-6 5-6 :: The character \uff1a (U+FF1A) looks like a colon, but is not one. Write `:` instead.',
    ],
  ],
  [
    'https:\uff0f\uff0fa/',
    [
      'scheme-lookalike 6-7 6-7 /: The character \uff0f (U+FF0F) looks like a slash, but is not one. Write `/` instead.',
      'scheme-lookalike 7-8 7-8 /: The character \uff0f (U+FF0F) looks like a slash, but is not one. Write `/` instead.',
    ],
  ],
  [
    'https:\uff0f/a/',
    [
      'scheme-lookalike 6-7 6-7 /: The character \uff0f (U+FF0F) looks like a slash, but is not one. Write `/` instead.',
    ],
  ],
  [
    '\uff48ttps://a/',
    [
      'scheme-lookalike 0-1 0-1 h: The character \uff48 (U+FF48) looks like the letter h, but is not in ASCII. Write `h` instead.',
    ],
  ],
  [
    'HTTPS\uff1a\uff0f\uff0fa/',
    [
      'scheme-lookalike 5-6 5-6 :: The character \uff1a (U+FF1A) looks like a colon, but is not one. Write `:` instead.',
      'scheme-lookalike 6-7 6-7 /: The character \uff0f (U+FF0F) looks like a slash, but is not one. Write `/` instead.',
      'scheme-lookalike 7-8 7-8 /: The character \uff0f (U+FF0F) looks like a slash, but is not one. Write `/` instead.',
    ],
  ],
  [
    'foo\uff1a\uff0f\uff0fa',
    [
      'scheme-lookalike 3-4 3-4 :: The character \uff1a (U+FF1A) looks like a colon, but is not one. Write `:` instead.',
      'scheme-lookalike 4-5 4-5 /: The character \uff0f (U+FF0F) looks like a slash, but is not one. Write `/` instead.',
      'scheme-lookalike 5-6 5-6 /: The character \uff0f (U+FF0F) looks like a slash, but is not one. Write `/` instead.',
    ],
  ],
  [
    'foo\uff1aa',
    [
      'scheme-left-out 0-0: If `foo\uff1aa` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  ['foo:\uff0fa', []],
  [
    'https\u2236//a',
    [
      'scheme-lookalike 5-6 5-6 :: The character \u2236 (U+2236) looks like a colon, but is not one. Write `:` instead.',
    ],
  ],
  [
    'https:\u2044\u2044a',
    [
      'scheme-lookalike 6-7 6-7 /: The character \u2044 (U+2044) looks like a slash, but is not one. Write `/` instead.',
      'scheme-lookalike 7-8 7-8 /: The character \u2044 (U+2044) looks like a slash, but is not one. Write `/` instead.',
    ],
  ],
  [
    'x\uff48ttps://a/',
    [
      'scheme-character 1-2 1-2 : A scheme cannot contain \uff48 (U+FF48). Remove it, if the scheme is `xttps`.',
    ],
  ],
  [
    ' \uff48ttp\uff1aa',
    [
      'outer-space 0-1 0-1 : There is white space before the URL: a space.',
      'scheme-lookalike 1-2 1-2 h: The character \uff48 (U+FF48) looks like the letter h, but is not in ASCII. Write `h` instead.',
      'scheme-lookalike 5-6 5-6 :: The character \uff1a (U+FF1A) looks like a colon, but is not one. Write `:` instead.',
    ],
  ],
  ['https%3A%2F%2Fa%2F', ['url-percent-encoded 0-18 0-18 https://a/: Decode it: `https://a/`.']],
  [
    'https:%2F%2Fa',
    [
      'url-percent-encoded 0-13 0-13 https://a: Decode it: `https://a`.',
      'host-percent-encoded 6-9: `%2F` decodes to a slash (/), which a host cannot contain. Write only the name of the host that you mean.',
      'host-percent-encoded 9-12: `%2F` decodes to a slash (/), which a host cannot contain. Write only the name of the host that you mean.',
    ],
  ],
  ['https%3A//a', ['url-percent-encoded 0-11 0-11 https://a: Decode it: `https://a`.']],
  [
    'https%253A%252F%252Fa',
    [
      'url-percent-encoded 0-21 0-21 https://a: The whole URL is percent-encoded 2 times. Decode it 2 times: `https://a`.',
    ],
  ],
  [
    'https%25253A%25252F%25252Fa',
    [
      'url-percent-encoded 0-27 0-27 https://a: The whole URL is percent-encoded 3 times. Decode it 3 times: `https://a`.',
    ],
  ],
  [
    'https%2525253A%2525252F%2525252Fa',
    [
      'url-percent-encoded 0-33 0-33 https://a: The whole URL is percent-encoded 4 times. Decode it 4 times: `https://a`.',
    ],
  ],
  [
    'https%252525253A%252525252F%252525252Fa',
    [
      'scheme-left-out 0-0: If `https%252525253A%252525252F%252525252Fa` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  ['https%3A%2F%2Fa%FF', ['url-percent-encoded 0-18']],
  [
    ' https%3A%2F%2Fa ',
    [
      'outer-space 0-1 0-1 : There is white space before the URL: a space.',
      'outer-space 16-17 16-17 : There is white space after the URL: a space.',
      'url-percent-encoded 1-16 1-16 https://a: Decode it: `https://a`.',
    ],
  ],
  [
    'h%3A%2F%2Fa',
    [
      'scheme-left-out 0-0: If `h%3A%2F%2Fa` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    `${'h'.repeat(21)}%3A%2F%2Fa`,
    [`url-percent-encoded 0-31 0-31 ${'h'.repeat(21)}://a: Decode it: \`${'h'.repeat(21)}://a\`.`],
  ],
  [
    `${'h'.repeat(22)}%3A%2F%2Fa`,
    [
      `scheme-left-out 0-0: If \`${'h'.repeat(22)}%3A%2F%2Fa\` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.`,
    ],
  ],
  [
    'https%3Aa',
    [
      'scheme-left-out 0-0: If `https%3Aa` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    `https%3A%2F%2F${'a'.repeat(72)}`,
    [
      `url-percent-encoded 0-86 0-86 https://${'a'.repeat(72)}: Decode it: \`https://${'a'.repeat(72)}\`.`,
    ],
  ],
  [
    `https%3A%2F%2F${'a'.repeat(73)}`,
    [
      `url-percent-encoded 0-87 0-87 https://${'a'.repeat(73)}: Decode it: \`https://${'a'.repeat(31)}\u2026${'a'.repeat(39)}\`.`,
    ],
  ],
  [
    'https:a',
    [
      'slashes-left-out 6-6 6-6 //: There is no slash after the scheme, where two belong. Write `//` after the colon.',
    ],
  ],
  [
    'https:/a',
    [
      'slashes-left-out 7-7 6-7 //: There is one slash after the scheme, where two belong. Write a second slash after it.',
    ],
  ],
  ['https:///a', ['slashes-extra 8-9 8-9 ']],
  ['https:////a', ['slashes-extra 8-9 8-9 ', 'slashes-extra 9-10 9-10 ']],
  ['https:/\\a', ['slashes-reversed 7-8 7-8 /']],
  [
    'https:\\a',
    [
      'slashes-left-out 6-7 6-7 //: There is one backslash after the scheme, where slashes belong. Write `//` instead of it.',
    ],
  ],
  ['https:\\\\a', ['slashes-reversed 6-7 6-7 /', 'slashes-reversed 7-8 7-8 /']],
  [
    'file:\\\\\\a',
    ['slashes-reversed 5-6 5-6 /', 'slashes-reversed 6-7 6-7 /', 'slashes-reversed 7-8 7-8 /'],
  ],
  [
    'https: //a',
    [
      'slashes-left-out 6-7 6-7 : There is a space between the colon and the slashes. Remove the space.',
      'slashes-left-out 6-7 6-7 : There is a space between the colon and the slashes. Remove the space. The host is then `a`.',
    ],
  ],
  [
    'https:  //a',
    [
      'slashes-left-out 6-8 6-8 : There is a space between the colon and the slashes. Remove the spaces.',
      'slashes-left-out 6-8 6-8 : There is a space between the colon and the slashes. Remove the spaces. The host is then `a`.',
    ],
  ],
  [
    'https: /a',
    [
      'slashes-left-out 6-6 6-6 //: There is no slash after the scheme, where two belong. Write `//` after the colon.',
      'host-space 6-7 6-7 : Write `a`, if you mean that.',
    ],
  ],
  ['foo: //a', ['space-unencoded 4-5 4-5 %20']],
  [
    'https:a',
    [
      'slashes-left-out 6-6: There is no slash after the scheme, where two belong. If a host follows, write two slashes after the colon; if a path follows, leave out the scheme and the colon.',
    ],
    'http://h/',
  ],
  [
    'https:/a',
    [
      'slashes-left-out 7-7: There is one slash after the scheme, where two belong. If a host follows, write two slashes after the colon; if a path follows, leave out the scheme and the colon.',
    ],
    'http://h/',
  ],
  [
    '///a',
    [
      'slashes-extra 2-3: There are more than two slashes before the host. Write two slashes before a host, or one before a path.',
    ],
    'https://h/',
  ],
  [
    '\\\\a',
    [
      'slashes-reversed 0-1: Write two slashes before a host, or one before a path.',
      'slashes-reversed 1-2: Write two slashes before a host, or one before a path.',
    ],
    'https://h/',
  ],
  [
    '/\\a',
    ['slashes-reversed 1-2: Write two slashes before a host, or one before a path.'],
    'https://h/',
  ],
  ['a\\b', ['slashes-reversed 1-2 1-2 /'], 'https://h/'],
  [
    ' \\/a',
    [
      'outer-space 0-1 0-1 : There is white space before the URL: a space.',
      'slashes-reversed 1-2: Write two slashes before a host, or one before a path.',
    ],
    'https://h/',
  ],
  ['\\a', ['slashes-reversed 0-1 0-1 /'], 'https://h/'],
  [
    'h\nttps:a',
    [
      'tab-or-newline 1-2 1-2 : The URL contains a line feed, which the parser removes.',
      'slashes-left-out 7-7 7-7 //: There is no slash after the scheme, where two belong. Write `//` after the colon.',
    ],
  ],
  [
    'f\nile:a',
    [
      'tab-or-newline 1-2 1-2 : The URL contains a line feed, which the parser removes.',
      'slashes-left-out 6-6 6-6 ///: There is no slash after the scheme, where three belong. Write `///` after the colon.',
    ],
  ],
  [
    'https:\t/a',
    [
      'tab-or-newline 6-7 6-7 : The URL contains a tab, which the parser removes.',
      'slashes-left-out 8-8 7-8 //: There is one slash after the scheme, where two belong. Write a second slash after it.',
    ],
  ],
  [
    'https:/\t/\ta',
    [
      'tab-or-newline 7-8 7-8 : The URL contains a tab, which the parser removes.',
      'tab-or-newline 9-10 9-10 : The URL contains a tab, which the parser removes.',
    ],
  ],
  [
    'http:///\ta',
    [
      'tab-or-newline 8-9 8-9 : The URL contains a tab, which the parser removes.',
      'slashes-extra 7-8 7-8 ',
    ],
  ],
  ['foo:a', []],
  [
    'page',
    [
      'base-without-path 0-4: The base is an email address, which a path cannot be added to. Use the URL of a page as the base, such as `https://example.com/`.',
    ],
    'mailto:x@a.example',
  ],
  [
    '/a',
    [
      'base-without-path 0-2: The base is a URL with the scheme data, which a path cannot be added to. Use the URL of a page as the base, such as `https://example.com/`.',
    ],
    'data:x',
  ],
  [
    '/a',
    [
      'base-without-path 0-2: The base `localhost:3000` has no scheme; the part before its colon is read as one. Use the base `http://localhost:3000` or `https://localhost:3000`.',
    ],
    'localhost:3000',
  ],
  [
    '/a',
    [
      'base-without-path 0-2: The base `localhost:3` has no scheme; the part before its colon is read as one. Use the base `http://localhost:3` or `https://localhost:3`.',
    ],
    'localhost:3',
  ],
  [
    '/a',
    [
      'base-without-path 0-2: The base is a URL with the scheme localhost, which a path cannot be added to. Use the URL of a page as the base, such as `https://example.com/`.',
    ],
    'localhost:123456',
  ],
  [
    '/a',
    [
      'base-without-path 0-2: The base `a.example:80/x` has no scheme; the part before its colon is read as one. Use the base `http://a.example:80/x` or `https://a.example:80/x`.',
    ],
    'a.example:80/x',
  ],
  [
    '/a',
    [
      'base-without-path 0-2: The base `a-b:80` has no scheme; the part before its colon is read as one. Use the base `http://a-b:80` or `https://a-b:80`.',
    ],
    'a-b:80',
  ],
  [
    '/a',
    [
      `base-without-path 0-2: The base \`localhost:80/${'a'.repeat(67)}\` has no scheme; the part before its colon is read as one. Use the base \`http://localhost:80/${'a'.repeat(19)}…${'a'.repeat(39)}\` or \`https://localhost:80/${'a'.repeat(18)}…${'a'.repeat(39)}\`.`,
    ],
    `localhost:80/${'a'.repeat(67)}`,
  ],
  [
    '/a',
    [
      `base-without-path 0-2: The base \`localhost:80/${'a'.repeat(26)}\u2026${'a'.repeat(39)}\` has no scheme; the part before its colon is read as one. Use the base \`http://localhost:80/${'a'.repeat(19)}…${'a'.repeat(39)}\` or \`https://localhost:80/${'a'.repeat(18)}…${'a'.repeat(39)}\`.`,
    ],
    `localhost:80/${'a'.repeat(68)}`,
  ],
  ['', ['input-empty 0-0'], 'mailto:x'],
  [
    '/a',
    [
      'base-without-path 0-2: The base is a URL with the scheme b-a, which a path cannot be added to. Use the URL of a page as the base, such as `https://example.com/`.',
    ],
    'b-a:8',
  ],
  [
    '/a',
    [
      'base-without-path 0-2: The base is a URL with the scheme bcdefghijklmnopqrst, which a path cannot be added to. Use the URL of a page as the base, such as `https://example.com/`.',
    ],
    'bcdefghijklmnopqrst:x',
  ],
  [
    '/a',
    [
      'base-without-path 0-2: The base is a URL with the scheme bcdefghijklmnopqrstu, which a path cannot be added to. Use the URL of a page as the base, such as `https://example.com/`.',
    ],
    'bcdefghijklmnopqrstu:x',
  ],
  [
    '110.0.0.1',
    [
      'scheme-left-out 0-0 0-0 https://: The input has no scheme, and `110.0.0.1` looks like a host. Write https:// before it, if `110.0.0.1` is a host.',
    ],
  ],
  [
    '1.10.0.1',
    [
      'scheme-left-out 0-0 0-0 https://: The input has no scheme, and `1.10.0.1` looks like a host. Write https:// before it, if `1.10.0.1` is a host.',
    ],
  ],
  [
    '1.172.16.1',
    [
      'scheme-left-out 0-0 0-0 https://: The input has no scheme, and `1.172.16.1` looks like a host. Write https:// before it, if `1.172.16.1` is a host.',
    ],
  ],
  [
    '192.168.1',
    [
      'scheme-left-out 0-0: If `192.168.1` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    '10.0.0.1/x',
    [
      'scheme-left-out 0-0 0-0 http://: The input has no scheme. `10.0.0.1` looks like an address on your own network. Write http:// before it, or https:// if the machine has a certificate.',
    ],
  ],
  [
    '10.0.0.1:80/x',
    [
      'scheme-left-out 0-0 0-0 http://: The input has no scheme. `10.0.0.1:80` looks like an address and a port on your own network. Write http:// before it, or https:// if the machine has a certificate.',
    ],
  ],
  [
    '[::1]/x',
    [
      'scheme-left-out 0-0 0-0 http://: The input has no scheme. `[::1]` looks like an address on your own network. Write http:// before it, or https:// if the machine has a certificate.',
    ],
  ],
  [
    '[::2]',
    [
      'scheme-left-out 0-0 0-0 https://: The input has no scheme, and `[::2]` looks like a host. Write https:// before it, if `[::2]` is a host.',
    ],
  ],
  [
    '[fc00::1]',
    [
      'scheme-left-out 0-0 0-0 http://: The input has no scheme. `[fc00::1]` looks like an address on your own network. Write http:// before it, or https:// if the machine has a certificate.',
    ],
  ],
  [
    '[feb0::]',
    [
      'scheme-left-out 0-0 0-0 http://: The input has no scheme. `[feb0::]` looks like an address on your own network. Write http:// before it, or https:// if the machine has a certificate.',
    ],
  ],
  [
    '127.0.0.1:',
    [
      'scheme-start 0-9: A scheme begins with a letter from a to z, and not with the digit 1. Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    'xwww.a',
    [
      'scheme-left-out 0-0: If `xwww.a` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    'WWW.A',
    [
      'scheme-left-out 0-0 0-0 https://: The input has no scheme, and `WWW.A` looks like a host. Write https:// before it, if `WWW.A` is a host.',
    ],
  ],
  [
    'LOCALHOST',
    [
      'scheme-left-out 0-0 0-0 http://: The input has no scheme. `LOCALHOST` looks like an address on your own network. Write http:// before it, or https:// if the machine has a certificate.',
    ],
  ],
  [
    'a@b:80',
    [
      'scheme-character 1-2: A scheme cannot contain an at sign (@). Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    'me@a.b.c',
    [
      'scheme-left-out 0-0 0-0 mailto:: The input has no scheme. It looks like an email address. Write mailto: before it, if it is an email address.',
    ],
  ],
  [
    'me@.a',
    [
      'scheme-left-out 0-0: If `me@.a` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    'me @a.b',
    [
      'scheme-left-out 0-0: The input has no scheme, and does not begin with a host. Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    'me@a.b?c',
    [
      'scheme-left-out 0-0: If `me@a.b` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    'a\tb',
    [
      'tab-or-newline 1-2 1-2 : The URL contains a tab, which the parser removes.',
      'scheme-left-out 0-0: If `ab` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    'a.b\tc',
    [
      'tab-or-newline 3-4 3-4 : The URL contains a tab, which the parser removes.',
      'scheme-left-out 0-0: If `a.bc` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    '-',
    [
      'scheme-left-out 0-0: The input has no scheme, and does not begin with a host. Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    '_',
    [
      'scheme-left-out 0-0: The input has no scheme, and does not begin with a host. Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    '\u00df',
    [
      'scheme-left-out 0-0: If `\u00df` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    ':80?x',
    [
      'scheme-start 0-3: The input looks like a port without a host. Write the scheme and the host before it, such as `http://localhost:80`.',
    ],
  ],
  [
    ':80 ',
    [
      'outer-space 3-4 3-4 : There is white space after the URL: a space.',
      'scheme-start 0-3: The input looks like a port without a host. Write the scheme and the host before it, such as `http://localhost:80`.',
    ],
  ],
  [
    ':80x',
    [
      'scheme-start 0-1: There is nothing before the colon; a scheme belongs there. Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    ':1',
    [
      'scheme-start 0-2: The input looks like a port without a host. Write the scheme and the host before it, such as `http://localhost:1`.',
    ],
  ],
  [
    '::80',
    [
      'scheme-start 0-1: There is nothing before the colon; a scheme belongs there. Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    ':::a',
    [
      'scheme-start 0-1: There is nothing before the colon; a scheme belongs there. Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    '::a:',
    [
      'scheme-start 0-2 0-2 : There is a colon before the scheme, where nothing belongs. Remove what is before the scheme.',
    ],
  ],
  [
    ':a+b.c-1:',
    [
      'scheme-start 0-1 0-1 : There is a colon before the scheme, where nothing belongs. Remove the first colon.',
    ],
  ],
  [
    ':/a',
    [
      'scheme-start 0-1: There is nothing before the colon; a scheme belongs there. Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    '1',
    [
      'scheme-left-out 0-0: If `1` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    '1a',
    [
      'scheme-left-out 0-0: If `1a` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    '1a:',
    [
      'scheme-start 0-1 0-1 : A scheme begins with a letter from a to z, and not with the digit 1. Remove what is before `a:`, if that is the scheme.',
    ],
  ],
  [
    '1-a:b',
    [
      'scheme-start 0-2 0-2 : A scheme begins with a letter from a to z, and not with the digit 1. Remove what is before `a:`, if that is the scheme.',
    ],
  ],
  [
    '\u00e9a:b',
    [
      'scheme-start 0-1 0-1 : A scheme begins with a letter from a to z, and not with é (U+00E9). Remove what is before `a:`, if that is the scheme.',
    ],
  ],
  [
    '1 a:b',
    [
      'scheme-start 0-2 0-2 : A scheme begins with a letter from a to z, and not with the digit 1. Remove what is before `a:`, if that is the scheme.',
    ],
  ],
  [
    '@:x',
    [
      'scheme-start 0-1: A scheme begins with a letter from a to z, and not with an at sign (@). Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    '@a',
    [
      'scheme-left-out 0-0: If `@a` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    'ht tp:',
    [
      'scheme-character 2-3: A scheme cannot contain a space. Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    'ht  tp://a',
    ['scheme-character 2-4 0-6 http: A scheme cannot contain a space. Remove the spaces.'],
  ],
  [
    'h t t p://a',
    [
      'scheme-character 1-2 0-7 http: A scheme cannot contain a space. Remove the space.',
      'scheme-character 3-4 0-7 http: A scheme cannot contain a space. Remove the space.',
      'scheme-character 5-6 0-7 http: A scheme cannot contain a space. Remove the space.',
    ],
  ],
  [
    'http\u00a0://a',
    [
      'scheme-character 4-5 0-5 http: A scheme cannot contain a no-break space (U+00A0). Write `http` instead.',
    ],
  ],
  [
    'fi!le:///a',
    [
      'scheme-character 2-3 0-5 file: A scheme cannot contain an exclamation mark (!). Write `file` instead.',
    ],
  ],
  [
    'mail to:a@b',
    ['scheme-character 4-5 0-7 mailto: A scheme cannot contain a space. Remove the space.'],
  ],
  ['ht..p://a', []],
  [
    'h+tp!://a',
    [
      'scheme-character 4-5 4-5 : A scheme cannot contain an exclamation mark (!). Remove it, if the scheme is `h+tp`.',
    ],
  ],
  [
    'x.y!z:1',
    [
      'scheme-left-out 0-0 0-0 https://: The input has no scheme, and `x.y!z:1` looks like a host. Write https:// before it, if `x.y!z:1` is a host.',
    ],
  ],
  [
    'a!b.c:d',
    [
      'scheme-character 1-2 1-2 : A scheme cannot contain an exclamation mark (!). Remove it, if the scheme is `ab.c`.',
    ],
  ],
  [
    'ws !:x',
    [
      'scheme-character 2-3 0-4 ws: A scheme cannot contain a space. Remove the space.',
      'scheme-character 3-4 0-4 ws: A scheme cannot contain an exclamation mark (!). Write `ws` instead.',
    ],
  ],
  [
    'https;//',
    [
      'scheme-colon-left-out 5-6: After `https` comes a semicolon (;), where a colon belongs. Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    'https;\\\\a',
    [
      'scheme-colon-left-out 5-6 5-6 :: After `https` comes a semicolon (;), where a colon belongs. Write `:` instead of `;`.',
    ],
  ],
  [
    'https..//a',
    [
      'scheme-left-out 0-0: If `https..` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    'xhttps;//a',
    [
      'scheme-left-out 0-0: If `xhttps;` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    'foo;//a',
    [
      'scheme-left-out 0-0: If `foo;` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    'foo//?',
    [
      'scheme-left-out 0-0: If `foo` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    'foo//a',
    [
      'scheme-colon-left-out 3-3 3-3 :: There is no colon after `foo`, so it is not a scheme, but the beginning of a path. Write `:` after `foo`.',
    ],
  ],
  [
    '1foo//a',
    [
      'scheme-left-out 0-0: If `1foo` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    'https//:\\a',
    [
      'scheme-colon-left-out 5-5: There is no colon after `https`, so it is not a scheme, but the beginning of a path. Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    'https//: a',
    [
      'scheme-colon-left-out 5-5: There is no colon after `https`, so it is not a scheme, but the beginning of a path. Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    'foo//:a',
    [
      'scheme-colon-left-out 3-3: There is no colon after `foo`, so it is not a scheme, but the beginning of a path. Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    'http//http://a/',
    [
      'scheme-colon-left-out 0-6 0-6 : There are two schemes, and the first of them has no colon. Remove the first scheme, and its slashes.',
    ],
  ],
  [
    'http"//ftp://a/',
    [
      'text-around-url 0-7 0-7 : The input contains more than a URL: text is before it. Use only `ftp://a/`.',
    ],
  ],
  [
    'http//foo://a/',
    [
      'scheme-colon-left-out 4-4 4-4 :: There is no colon after `http`, so it is not a scheme, but the beginning of a path. Write `:` after `http`.',
    ],
  ],
  [
    'xhttp//http://a/',
    [
      'scheme-colon-left-out 5-5 5-5 :: There is no colon after `xhttp`, so it is not a scheme, but the beginning of a path. Write `:` after `xhttp`.',
    ],
  ],
  [
    'https&#58;',
    [
      'scheme-colon-left-out 5-10: After `https` comes `&#58;`, as HTML writes a colon. Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    'https&#058;//a',
    [
      'scheme-left-out 0-0: If `https&` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    'https\\\\\\://a',
    [
      'scheme-colon-left-out 5-5: There is no colon after `https`, so it is not a scheme, but the beginning of a path. Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    'https\\:\\a',
    [
      'scheme-colon-left-out 5-6 5-6 : There is a backslash between `https` and its colon. Remove it.',
    ],
  ],
  [
    '~',
    [
      'scheme-left-out 0-0: The input has no scheme, and does not begin with a host. Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    '~b/a',
    [
      'scheme-left-out 0-0: If `~b` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    '/~/a',
    [
      'scheme-left-out 0-0: The input begins with a path: it has no scheme and no host, and there is no base URL to take them from. Write the whole URL, or resolve the input against the URL of the page that it is on.',
    ],
  ],
  [
    '/etc/a',
    [
      'scheme-left-out 0-0: The input has no scheme. It looks like the path of a file on your machine. If it is a file, write file:// before its path; if it is a path on a server, write the whole URL.',
    ],
  ],
  [
    '/etc',
    [
      'scheme-left-out 0-0: The input begins with a path: it has no scheme and no host, and there is no base URL to take them from. Write the whole URL, or resolve the input against the URL of the page that it is on.',
    ],
  ],
  [
    '/root/a',
    [
      'scheme-left-out 0-0: The input has no scheme. It looks like the path of a file on your machine. If it is a file, write file:// before its path; if it is a path on a server, write the whole URL.',
    ],
  ],
  [
    '/c:\\a',
    [
      'scheme-left-out 0-0: The input has no scheme. It looks like the path of a file on your machine. If it is a file, write file:// before its path; if it is a path on a server, write the whole URL.',
    ],
  ],
  [
    '/mnt/',
    [
      'scheme-left-out 0-0: The input has no scheme. It looks like the path of a file on your machine. If it is a file, write file:// before its path; if it is a path on a server, write the whole URL.',
    ],
  ],
  [
    '/cc:/a',
    [
      'scheme-left-out 0-0: The input begins with a path: it has no scheme and no host, and there is no base URL to take them from. Write the whole URL, or resolve the input against the URL of the page that it is on.',
    ],
  ],
  [
    '/?',
    [
      'scheme-left-out 0-0: The input begins with a path: it has no scheme and no host, and there is no base URL to take them from. Write the whole URL, or resolve the input against the URL of the page that it is on.',
    ],
  ],
  [
    '\\?a',
    [
      'scheme-left-out 0-0: The input begins with a path: it has no scheme and no host, and there is no base URL to take them from. Write the whole URL, or resolve the input against the URL of the page that it is on.',
    ],
  ],
  [
    '..',
    [
      'scheme-left-out 0-0: The input begins with a path: it has no scheme and no host, and there is no base URL to take them from. Write the whole URL, or resolve the input against the URL of the page that it is on.',
    ],
  ],
  [
    '...',
    [
      'scheme-left-out 0-0: The input begins with a path: it has no scheme and no host, and there is no base URL to take them from. Write the whole URL, or resolve the input against the URL of the page that it is on.',
    ],
  ],
  [
    '%A%/b',
    [
      'scheme-left-out 0-3: The input begins with `%A%`, a variable that was not filled in. Write the whole URL; if it is a file, its whole path, such as `file:///C:/Users/me/index.html`.',
    ],
  ],
  [
    '%1A%/b',
    [
      'scheme-left-out 0-0: If `%1A%` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    'x%A%/b',
    [
      'scheme-left-out 0-0: If `x%A%` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    '%A%b/c',
    [
      'scheme-left-out 0-0: If `%A%b` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    '$A/b',
    [
      'scheme-left-out 0-2: The input begins with `$A`, a variable that was not filled in. Write the whole URL; if it is a file, its whole path, such as `file:///home/me/index.html`.',
    ],
  ],
  [
    '$A b/c',
    [
      'scheme-left-out 0-0: The input has no scheme, and does not begin with a host. Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    '${A}/b',
    [
      'scheme-left-out 0-4: The input begins with `${A}`, a variable that was not filled in. Write the whole URL; if it is a file, its whole path, such as `file:///home/me/index.html`.',
    ],
  ],
  [
    '${1}/b',
    [
      'scheme-left-out 0-0: If `${1}` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    '$A\\b',
    [
      'scheme-left-out 0-2: The input begins with `$A`, a variable that was not filled in. Write the whole URL; if it is a file, its whole path, such as `file:///C:/Users/me/index.html`.',
    ],
  ],
  [
    'x$A/b',
    [
      'scheme-left-out 0-0: If `x$A` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    `%${'A'.repeat(41)}%/b`,
    [
      `scheme-left-out 0-43: The input begins with \`%${'A'.repeat(41)}%\`, a variable that was not filled in. Write the whole URL; if it is a file, its whole path, such as \`file:///C:/Users/me/index.html\`.`,
    ],
  ],
  [
    `%${'A'.repeat(42)}%/b`,
    [
      `scheme-left-out 0-0: If \`%${'A'.repeat(42)}%\` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.`,
    ],
  ],
  [
    'GET  /a  HTTP/2',
    [
      'scheme-left-out 0-3: The input looks like the first line of an HTTP request. Write only `/a`, with the scheme and the host of the site before it.',
    ],
  ],
  [
    'GET /a HTTP/',
    [
      'scheme-left-out 0-0: If `GET` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    'GET /a HTTP',
    [
      'scheme-left-out 0-0: If `GET` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    ' GET /a',
    [
      'outer-space 0-1 0-1 : There is white space before the URL: a space.',
      'scheme-left-out 1-4: The input looks like the first line of an HTTP request. Write only `/a`, with the scheme and the host of the site before it.',
    ],
  ],
  [
    'xGET /a',
    [
      'scheme-left-out 0-0: If `xGET` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    'TRACE *',
    [
      'scheme-left-out 0-5: The input looks like the first line of an HTTP request. Write only `*`, with the scheme and the host of the site before it.',
    ],
  ],
  [
    'null ',
    [
      'outer-space 4-5 4-5 : There is white space after the URL: a space.',
      'scheme-left-out 0-4: The input is `null`: a program wrote a value that is not a URL. Check where the program gets the URL from.',
    ],
  ],
  [
    'Null',
    [
      'scheme-left-out 0-0: If `Null` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    'file',
    [
      'scheme-left-out 0-0: The input is only the name of a scheme, `file`. Write `://` and a host after it.',
    ],
  ],
  [
    'filex',
    [
      'scheme-left-out 0-0: If `filex` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    '[object A]',
    [
      'scheme-left-out 0-10: The input is `[object A]`: a program wrote a value that is not a URL. Check where the program gets the URL from.',
    ],
  ],
  [
    '[object A_1]',
    [
      'scheme-left-out 0-12: The input is `[object A_1]`: a program wrote a value that is not a URL. Check where the program gets the URL from.',
    ],
  ],
  [
    `[object A${'b'.repeat(40)}]`,
    [
      `scheme-left-out 0-50: The input is \`[object A${'b'.repeat(40)}]\`: a program wrote a value that is not a URL. Check where the program gets the URL from.`,
    ],
  ],
  [
    `[object A${'b'.repeat(41)}]`,
    [
      'scheme-left-out 0-0: The input has no scheme, and does not begin with a host. Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    '\\\\?a',
    [
      'scheme-left-out 0-0: The input begins with slashes, but has neither a scheme nor a host. Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    '\\\\.\\',
    [
      'scheme-left-out 0-0: The input has no scheme. It looks like the path of a device on Windows, which has no URL. Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    '\\\\a',
    [
      'scheme-left-out 0-2 0-3 file://a: The input has no scheme. It looks like the path of a shared Windows folder. Write `file://a` instead.',
    ],
  ],
  [
    '\\\\\\\\a',
    [
      'scheme-left-out 0-2 0-5 file://a: The input has no scheme. It looks like the path of a shared Windows folder. Write `file://a` instead.',
    ],
  ],
  [
    '\\\\\\\\\\a',
    [
      'scheme-left-out 0-0: The input begins with more than two slashes and has no scheme. If a host follows, write https:// instead of the slashes; if a path on your machine follows, write file:///.',
    ],
  ],
  [
    '//a b',
    [
      'scheme-left-out 0-0: The input begins with a host and has no scheme, and there is no base URL to take it from. Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    '///?x',
    [
      'scheme-left-out 0-0: The input begins with slashes, but has neither a scheme nor a host. Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    '//\\a',
    [
      'scheme-left-out 0-0: The input begins with more than two slashes and has no scheme. If a host follows, write https:// instead of the slashes; if a path on your machine follows, write file:///.',
    ],
  ],
  [
    'https\uff1aa',
    [
      'scheme-lookalike 5-6 5-6 :: The character \uff1a (U+FF1A) looks like a colon, but is not one. Write `:` instead.',
    ],
  ],
  [
    'abc\uff1a\uff0f',
    [
      'scheme-lookalike 3-4 3-4 :: The character \uff1a (U+FF1A) looks like a colon, but is not one. Write `:` instead.',
      'scheme-lookalike 4-5 4-5 /: The character \uff0f (U+FF0F) looks like a slash, but is not one. Write `/` instead.',
    ],
  ],
  [
    'abc\uff1ax',
    [
      'scheme-left-out 0-0: If `abc\uff1ax` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    'ab\uff1a\uff0f\uff0fc',
    [
      'scheme-lookalike 2-3 2-3 :: The character \uff1a (U+FF1A) looks like a colon, but is not one. Write `:` instead.',
      'scheme-lookalike 3-4 3-4 /: The character \uff0f (U+FF0F) looks like a slash, but is not one. Write `/` instead.',
      'scheme-lookalike 4-5 4-5 /: The character \uff0f (U+FF0F) looks like a slash, but is not one. Write `/` instead.',
    ],
  ],
  [
    'a\uff1a\uff0f\uff0fc',
    [
      'scheme-left-out 0-0: If `a\uff1a\uff0f\uff0fc` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    'https\uff1a\uff0fa',
    [
      'scheme-lookalike 5-6 5-6 :: The character \uff1a (U+FF1A) looks like a colon, but is not one. Write `:` instead.',
      'scheme-lookalike 6-7 6-7 /: The character \uff0f (U+FF0F) looks like a slash, but is not one. Write `/` instead.',
    ],
  ],
  [
    'https:\uff0f\uff0f/a',
    [
      'slashes-left-out 6-6 6-6 //: There is no slash after the scheme, where two belong. Write `//` after the colon.',
      'host-delimiter 6-7: In a domain, `／` becomes `/`. A host cannot contain a slash (/). Write letters, digits and hyphens instead of `／`.',
      'host-delimiter 7-8: In a domain, `／` becomes `/`. A host cannot contain a slash (/). Write / instead of `／`.',
    ],
  ],
  [
    'https:\u2571\u29f8a',
    [
      'scheme-lookalike 6-7 6-7 /: The character \u2571 (U+2571) looks like a slash, but is not one. Write `/` instead.',
      'scheme-lookalike 7-8 7-8 /: The character \u29f8 (U+29F8) looks like a slash, but is not one. Write `/` instead.',
    ],
  ],
  [
    'https\ua789//a',
    [
      'scheme-lookalike 5-6 5-6 :: The character \ua789 (U+A789) looks like a colon, but is not one. Write `:` instead.',
    ],
  ],
  [
    'https\u02d0//a',
    [
      'scheme-lookalike 5-6 5-6 :: The character \u02d0 (U+02D0) looks like a colon, but is not one. Write `:` instead.',
    ],
  ],
  [
    'https\ufe55//a',
    [
      'scheme-lookalike 5-6 5-6 :: The character \ufe55 (U+FE55) looks like a colon, but is not one. Write `:` instead.',
    ],
  ],
  [
    'https\ufe13//a',
    [
      'scheme-lookalike 5-6 5-6 :: The character \ufe13 (U+FE13) looks like a colon, but is not one. Write `:` instead.',
    ],
  ],
  [
    '\uff28\uff34TPS://a',
    [
      'scheme-lookalike 0-1 0-1 H: The character \uff28 (U+FF28) looks like the letter H, but is not in ASCII. Write `H` instead.',
      'scheme-lookalike 1-2 1-2 T: The character \uff34 (U+FF34) looks like the letter T, but is not in ASCII. Write `T` instead.',
    ],
  ],
  ['\uff48ttp://a', [], 'https://h/'],
  [
    'https://a\uff1a//b',
    [
      'host-delimiter 9-10: In a domain, `：` becomes `:`. A host cannot contain a colon (:). Write letters, digits and hyphens instead of `：`.',
    ],
  ],
  [
    'https:///\uff0f\uff0fa',
    [
      'slashes-extra 8-9 8-9 ',
      'host-delimiter 9-10: In a domain, `／` becomes `/`. A host cannot contain a slash (/). Write letters, digits and hyphens instead of `／`.',
      'host-delimiter 10-11: In a domain, `／` becomes `/`. A host cannot contain a slash (/). Write / instead of `／`.',
    ],
  ],
  ['https%3A%2f%2fa', ['url-percent-encoded 0-15 0-15 https://a: Decode it: `https://a`.']],
  [
    'https%3A//a/b%20c?d=%26',
    ['url-percent-encoded 0-23 0-23 https://a/b%20c?d=%26: Decode it: `https://a/b%20c?d=%26`.'],
  ],
  [
    'https%3A%2F%2Fa/b%2Fc',
    ['url-percent-encoded 0-21 0-21 https://a/b%2Fc: Decode it: `https://a/b%2Fc`.'],
  ],
  ['https%3a\\\\a', ['url-percent-encoded 0-11 0-11 https:\\\\a: Decode it: `https:\\\\a`.']],
  [
    'https%3A/a',
    [
      'scheme-left-out 0-0: If `https%3A` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    'https%3A/%2Fa',
    [
      'scheme-left-out 0-0: If `https%3A` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    '1https%3A%2F%2Fa',
    [
      'scheme-left-out 0-0: If `1https%3A%2F%2Fa` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    'https:%2F/a',
    [
      'slashes-left-out 6-6 6-6 //: There is no slash after the scheme, where two belong. Write `//` after the colon.',
      'host-percent-encoded 6-9: `%2F` decodes to a slash (/), which a host cannot contain. Write only the name of the host that you mean.',
      'host-delimiter 6-9: `%2F` decodes to a slash (/), which a host cannot contain. Write letters, digits and hyphens instead of `%2F`.',
    ],
  ],
  [
    'https:/%2F%2Fa',
    [
      'slashes-left-out 7-7 6-7 //: There is one slash after the scheme, where two belong. Write a second slash after it.',
      'host-percent-encoded 7-10: `%2F` decodes to a slash (/), which a host cannot contain. Write only the name of the host that you mean.',
      'host-percent-encoded 10-13: `%2F` decodes to a slash (/), which a host cannot contain. Write only the name of the host that you mean.',
      'host-delimiter 7-10: `%2F` decodes to a slash (/), which a host cannot contain. Write letters, digits and hyphens instead of `%2F`.',
      'host-delimiter 10-13: `%2F` decodes to a slash (/), which a host cannot contain. Write / instead of `%2F`.',
    ],
  ],
  [
    'https:%2Fa',
    [
      'slashes-left-out 6-6 6-6 //: There is no slash after the scheme, where two belong. Write `//` after the colon.',
      'host-percent-encoded 6-9: `%2F` decodes to a slash (/), which a host cannot contain. Write only the name of the host that you mean.',
      'host-delimiter 6-9: `%2F` decodes to a slash (/), which a host cannot contain. Write letters, digits and hyphens instead of `%2F`.',
    ],
  ],
  ['a+b.c-1%3A%2F%2Fa', ['url-percent-encoded 0-17 0-17 a+b.c-1://a: Decode it: `a+b.c-1://a`.']],
  ['https%3A%2F%2Fa b', ['url-percent-encoded 0-17: Decode it: `https://a b`.']],
  ['https%3A%2F%2F', ['url-percent-encoded 0-14: Decode it: `https://`.']],
  [
    'f\ti\nl\re\t:\ta',
    [
      'tab-or-newline 1-2 1-2 : The URL contains a tab, which the parser removes.',
      'tab-or-newline 3-4 3-4 : The URL contains a line feed, which the parser removes.',
      'tab-or-newline 5-6 5-6 : The URL contains a carriage return, which the parser removes.',
      'tab-or-newline 7-8 7-8 : The URL contains a tab, which the parser removes.',
      'tab-or-newline 9-10 9-10 : The URL contains a tab, which the parser removes.',
      'slashes-left-out 10-10 10-10 ///: There is no slash after the scheme, where three belong. Write `///` after the colon.',
    ],
  ],
  [
    'file:\ta',
    [
      'tab-or-newline 5-6 5-6 : The URL contains a tab, which the parser removes.',
      'slashes-left-out 6-6 6-6 ///: There is no slash after the scheme, where three belong. Write `///` after the colon.',
    ],
  ],
  ['xfile:a', []],
  ['file:///a', []],
  ['file:////a', []],
  [
    'file:\\a',
    [
      'slashes-left-out 5-6 5-6 ///: There is one backslash after the scheme, where slashes belong. Write `///` instead of it.',
      'slashes-reversed 5-6 5-6 /',
    ],
  ],
  ['file:/\\a', ['slashes-reversed 6-7 6-7 /']],
  ['file:/\\/a', ['slashes-reversed 6-7 6-7 /']],
  [
    'https:\t\t//a',
    ['tab-or-newline 6-8 6-8 : The URL contains 2 tabs, which the parser removes.'],
  ],
  [
    'https:\t \t//a',
    [
      'tab-or-newline 6-7 6-7 : The URL contains a tab, which the parser removes.',
      'tab-or-newline 8-9 8-9 : The URL contains a tab, which the parser removes.',
      'slashes-left-out 7-7 7-7 //: There is no slash after the scheme, where two belong. Write `//` after the colon.',
      'host-space 7-8 7-8 : Write `a`, if you mean that.',
    ],
  ],
  [
    ' https: //a',
    [
      'outer-space 0-1 0-1 : There is white space before the URL: a space.',
      'slashes-left-out 7-8 7-8 : There is a space between the colon and the slashes. Remove the space.',
      'slashes-left-out 7-8 7-8 : There is a space between the colon and the slashes. Remove the space. The host is then `a`.',
    ],
  ],
  [
    'https :a',
    ['scheme-character 5-6 0-6 https: A scheme cannot contain a space. Remove the space.'],
  ],
  [
    'https:',
    [
      'slashes-left-out 6-6: There is no slash after the scheme, where two belong. If a host follows, write two slashes after the colon; if a path follows, leave out the scheme and the colon.',
      'host-left-out 6-6: Write `//` and a host after the colon.',
    ],
    'http://h/',
  ],
  [
    'file:a',
    [
      'slashes-left-out 5-5: There is no slash after the scheme, where three belong. If a host follows, write two slashes after the colon; if a path follows, leave out the scheme and the colon.',
    ],
    'http://h/',
  ],
  [
    'file:a',
    [
      'slashes-left-out 5-5: There is no slash after the scheme, where three belong. If a host follows, write two slashes after the colon; if a path follows, leave out the scheme and the colon.',
    ],
    'file:///h/',
  ],
  [
    ' ///a',
    [
      'outer-space 0-1 0-1 : There is white space before the URL: a space.',
      'slashes-extra 3-4: There are more than two slashes before the host. Write two slashes before a host, or one before a path.',
    ],
    'https://h/',
  ],
  [
    '\t\\\\a',
    [
      'outer-space 0-1 0-1 : There is white space before the URL: a tab.',
      'slashes-reversed 1-2: Write two slashes before a host, or one before a path.',
      'slashes-reversed 2-3: Write two slashes before a host, or one before a path.',
    ],
    'https://h/',
  ],
  [
    '/\t\\a',
    [
      'tab-or-newline 1-2 1-2 : The URL contains a tab, which the parser removes.',
      'slashes-reversed 2-3: Write two slashes before a host, or one before a path.',
    ],
    'https://h/',
  ],
  [
    '\\\t/a',
    [
      'tab-or-newline 1-2 1-2 : The URL contains a tab, which the parser removes.',
      'slashes-reversed 0-1: Write two slashes before a host, or one before a path.',
    ],
    'https://h/',
  ],
  ['//a\\b', ['slashes-reversed 3-4 3-4 /'], 'https://h/'],
  [
    `${' '.repeat(79)}\\\\a`,
    [
      'outer-space 0-79 0-79 : There is white space before the URL: 79 spaces.',
      'slashes-reversed 79-80: Write two slashes before a host, or one before a path.',
      'slashes-reversed 80-81: Write two slashes before a host, or one before a path.',
    ],
    'https://h/',
  ],
  [
    `${' '.repeat(80)}\\\\a`,
    [
      'outer-space 0-80 0-80 : There is white space before the URL: 80 spaces.',
      'slashes-reversed 80-81: Write two slashes before a host, or one before a path.',
      'slashes-reversed 81-82 81-82 /',
    ],
    'https://h/',
  ],
  [
    '/\\',
    [
      'slashes-reversed 1-2: Write two slashes before a host, or one before a path.',
      'host-left-out 2-2',
    ],
    'https://h/',
  ],
  [
    'x',
    [
      'base-without-path 0-1: The base `localhost:80?x` has no scheme; the part before its colon is read as one. Use the base `http://localhost:80?x` or `https://localhost:80?x`.',
    ],
    'localhost:80?x',
  ],
  [
    'x',
    [
      'base-without-path 0-1: The base is a URL with the scheme localhost, which a path cannot be added to. Use the URL of a page as the base, such as `https://example.com/`.',
    ],
    'localhost:80x',
  ],
  [
    'x',
    [
      'base-without-path 0-1: The base `xlocalhost:80` has no scheme; the part before its colon is read as one. Use the base `http://xlocalhost:80` or `https://xlocalhost:80`.',
    ],
    'xlocalhost:80',
  ],
  [
    'x',
    [
      'base-without-path 0-1: The base `a.b:80` has no scheme; the part before its colon is read as one. Use the base `http://a.b:80` or `https://a.b:80`.',
    ],
    'a.b:80',
  ],
  [
    'x',
    [
      'base-without-path 0-1: The base is a URL with the scheme a., which a path cannot be added to. Use the URL of a page as the base, such as `https://example.com/`.',
    ],
    'a.:80',
  ],
  [
    'x',
    [
      'base-without-path 0-1: The base `a:80` has no scheme; the part before its colon is read as one. Use the base `http://a:80` or `https://a:80`.',
    ],
    'a:80',
  ],
  [
    'x',
    [
      'base-without-path 0-1: The base is a URL with the scheme a, which a path cannot be added to. Use the URL of a page as the base, such as `https://example.com/`.',
    ],
    'a:8',
  ],
  [
    'x',
    [
      'scheme-start 0-1 0-1 : A scheme begins with a letter from a to z, and not with a hyphen. Remove what is before `a:`, if that is the scheme.',
    ],
    '-a:80x',
  ],
])
