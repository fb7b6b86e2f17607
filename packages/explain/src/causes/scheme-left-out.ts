import { sentence } from '@waymark/infra/internal'
import { removeTabsAndNewlines } from '@waymark/url-parser/internal'
import { type Cause, type FoundCause, LONGEST_SHOWN } from '../cause.ts'
import { parserError } from '../sections.ts'
import { RELATIVE, WHOLE_URL } from '../sentences.ts'
import { sshPathIn } from '../text/before-colon.ts'
import { fileUrlOf } from '../text/windows-path.ts'
import { replacing } from '../url-edit.ts'

export const schemeLeftOut: Cause = {
  ...parserError(
    'scheme-left-out',
    ['missing-scheme-non-relative-URL'],
    [
      'The input has no scheme, and there is no base URL to resolve it against.',
      RELATIVE,
      'Write the whole URL, such as https://example.com/.',
    ],
    ['page.html', '', 'https://example.org/page.html'],
    ['//example.com/', '', 'https://example.com/'],
    ['/a:b', '', 'https://example.com/a:b'],
    ['127.0.0.1:80/', '', 'http://127.0.0.1:80/'],
  ),
  find(evidence, { start, end }) {
    const text = evidence.text.slice(start, end)
    return [sshPath(text, start) ?? formWithoutScheme(text, start)]
  },
}

/** `git@host:path`, as Git and scp write a path on another machine. */
function sshPath(text: string, start: number): FoundCause | null {
  const [written, machine, path] = sshPathIn(text) ?? []
  if (written === undefined) return null
  const href = `ssh://${machine}/${path}`
  return {
    code: 'scheme-left-out',
    start,
    end: start,
    message: sentence(
      'The input has no scheme. It looks like a path on another machine, as Git and scp write it.',
      { detail: 'git' },
    ),
    remedy:
      href.length > LONGEST_SHOWN
        ? sentence('Write ssh:// before it, and / instead of the colon.')
        : sentence('Write {meant:code} instead.', { meant: href }),
    edit: replacing(start, start + written.length, href),
  }
}

/** Folders of a machine that runs Unix. */
const FOLDERS = /^\/(?:(?:home|Users|etc|var|tmp|usr|opt|mnt|Volumes|root)\/|[a-z]:[/\\])/i

/** A sentence for each form that an input without a scheme has. */
function formWithoutScheme(text: string, start: number): FoundCause {
  const cause = { code: 'scheme-left-out', start, end: start } as const
  const adding = (scheme: string) => ({ edit: replacing(start, start, scheme) })
  const file = text.startsWith('\\\\') ? fileUrlOf(text.trimEnd()) : null
  if (file !== null) return windowsPath(text, start, file)
  if (/^\\{2}[.?]\\/.test(text)) {
    return {
      ...cause,
      message: sentence(
        'The input has no scheme. It looks like the path of a device on Windows, which has no URL.',
        { detail: 'windows-device' },
      ),
      remedy: WHOLE_URL,
    }
  }
  if (/^[/\\]{2}[^/\\?#]/.test(text)) {
    return {
      ...cause,
      message: sentence(
        'The input begins with a host and has no scheme, and there is no base URL to take it from.',
        { detail: 'host-after-slashes' },
      ),
      remedy: sentence('Write https: before the slashes, if it is a web page.'),
      ...adding('https:'),
    }
  }
  if (/^[/\\]{2}/.test(text)) {
    return /^[/\\]{2,}(?:[?#]|$)/.test(text)
      ? {
          ...cause,
          message: sentence('The input begins with slashes, but has neither a scheme nor a host.', {
            detail: 'only-slashes',
          }),
          remedy: WHOLE_URL,
        }
      : {
          ...cause,
          message: sentence('The input begins with more than two slashes and has no scheme.', {
            detail: 'more-slashes',
          }),
          remedy: sentence(
            'If a host follows, write https:// instead of the slashes; if a path on your machine follows, write file:///.',
          ),
        }
  }
  if (FOLDERS.test(text)) {
    return {
      ...cause,
      message: sentence(
        'The input has no scheme. It looks like the path of a file on your machine.',
        { detail: 'file' },
      ),
      remedy: sentence(
        'If it is a file, write file:// before its path; if it is a path on a server, write the whole URL.',
      ),
    }
  }
  if (/^~[/\\]/.test(text)) {
    return {
      ...cause,
      message: sentence(
        'The input has no scheme. It looks like the path of a file in your home folder.',
        { detail: 'home-folder' },
      ),
      remedy: sentence('Write the whole path after file://, such as `file:///home/me/a.html`.'),
    }
  }
  if (/^[/?#\\.]/.test(text)) {
    const part = text.startsWith('?')
      ? sentence('a query')
      : text.startsWith('#')
        ? sentence('a fragment')
        : sentence('a path')
    return {
      ...cause,
      message: sentence(
        'The input begins with {part:phrase}: it has no scheme and no host, and there is no base URL to take them from.',
        { part },
      ),
      remedy: sentence(
        'Write the whole URL, or resolve the input against the URL of the page that it is on.',
      ),
    }
  }
  const other = requestOrVariable(text, start)
  if (other !== null) return other
  const nothing = nameOfNothing(text, start)
  if (nothing !== null) return nothing
  const head = removeTabsAndNewlines(/^[^/?#\\]*/.exec(text)![0]).trim()
  if (/^[^\s:@]+@[^\s:@][^\s.:@]*\.[^\s:@]+$/.test(head) && head.length === text.trim().length) {
    return {
      ...cause,
      message: sentence('The input has no scheme. It looks like an email address.', {
        detail: 'email',
      }),
      remedy: sentence('Write mailto: before it, if it is an email address.'),
      ...adding('mailto:'),
    }
  }
  const address = /^(?:\d+(?:\.\d+){3}|\[[\da-f:.]+\])(:\d+)?$/i.exec(head)
  if (isLocal(head) && (address !== null || head.toLowerCase() === 'localhost')) {
    return {
      ...cause,
      message:
        address?.[1] === undefined
          ? sentence(
              'The input has no scheme. {host:code80} looks like an address on your own network.',
              { detail: 'local-address', host: head },
            )
          : sentence(
              'The input has no scheme. {host:code80} looks like an address and a port on your own network.',
              { detail: 'local-port', host: head },
            ),
      remedy: sentence('Write http:// before it, or https:// if the machine has a certificate.'),
      ...adding('http://'),
    }
  }
  if (/^(?:www\.|\d+(?:\.\d+){3}(?::\d+)?$|\[[\da-f:.]+\](?::\d+)?$)|^[^\s:@]+:\d+$/i.test(head)) {
    return {
      ...cause,
      message: sentence('The input has no scheme, and {host:code80} looks like a host.', {
        detail: 'host',
        host: head,
      }),
      remedy: sentence('Write https:// before it, if {host:code80} is a host.', { host: head }),
      ...adding('https://'),
    }
  }
  // No host has a space.
  if (/\s/.test(head) || !/[a-z\d\x80-\uffff]/i.test(head)) {
    const message = sentence('The input has no scheme, and does not begin with a host.', {
      detail: 'no-host',
    })
    return { ...cause, message, remedy: WHOLE_URL }
  }
  return {
    ...cause,
    remedy: sentence(
      'If {host:code80} is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
      { host: head },
    ),
  }
}

/** What programs write for a value that is missing; and a scheme alone. */
function nameOfNothing(text: string, start: number): FoundCause | null {
  const word = text.trim()
  const cause = { code: 'scheme-left-out', start, end: start + word.length } as const
  if (/^(?:null|undefined|None|nil|NaN|true|false|\[object [A-Z]\w{0,40}\])$/.test(word)) {
    return {
      ...cause,
      message: sentence('The input is {written:code}: a program wrote a value that is not a URL.', {
        written: word,
      }),
      remedy: sentence('Check where the program gets the URL from.'),
    }
  }
  if (!/^(?:https?|wss?|ftp|file)$/i.test(word)) return null
  return {
    ...cause,
    end: start,
    message: sentence('The input is only the name of a scheme, {scheme:code}.', { scheme: word }),
    remedy: sentence('Write `://` and a host after it.'),
  }
}

const METHODS = 'GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|CONNECT|TRACE'
const REQUEST: RegExp = /* @__PURE__ */ new RegExp(
  `^(${METHODS}) +([^ ]{1,200})(?: +HTTP/\\d|\\s*$)`,
)
/** A folder that the shell of Windows or of Unix writes in this place. */
const VARIABLE =
  /^(%[a-z_]\w{0,40}(?:\(\w+\))?%|\$(?:env:)?[a-z_]\w{0,40}|\$\{[a-z_]\w{0,40}\})(?:[/\\]|\s*$)/i

/** The first line of a request; and a path whose beginning was not filled in. */
function requestOrVariable(text: string, start: number): FoundCause | null {
  const [, method = '', target = ''] = REQUEST.exec(text) ?? []
  if (method !== '') {
    return {
      code: 'scheme-left-out',
      start,
      end: start + method.length,
      message: sentence('The input looks like the first line of an HTTP request.'),
      remedy: sentence(
        'Write only {path:code80}, with the scheme and the host of the site before it.',
        { path: target },
      ),
    }
  }
  const variable = VARIABLE.exec(text)?.[1]
  if (variable === undefined) return null
  const isWindows = variable.startsWith('%') || text[variable.length] === '\\'
  const path = isWindows ? 'file:///C:/Users/me/index.html' : 'file:///home/me/index.html'
  return {
    code: 'scheme-left-out',
    start,
    end: start + variable.length,
    message: sentence('The input begins with {variable:code}, a variable that was not filled in.', {
      variable,
    }),
    remedy: sentence('Write the whole URL; if it is a file, its whole path, such as {path:code}.', {
      path,
    }),
  }
}

/** Whether a host is for private use, or this machine. https://www.rfc-editor.org/rfc/rfc6890 */
function isLocal(host: string): boolean {
  return /^(?:localhost$|0\.0\.0\.0(?::|$)|10\.|127\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|\[(?:::1\]|f[cd]|fe[89ab]))/i.test(
    host,
  )
}

/** The path of a shared folder, or the long form of a path. */
function windowsPath(text: string, start: number, file: string): FoundCause {
  const isShared = !file.startsWith('file:///')
  return {
    code: 'scheme-left-out',
    start,
    end: start + 2,
    message: isShared
      ? sentence('The input has no scheme. It looks like the path of a shared Windows folder.', {
          detail: 'shared-folder',
        })
      : sentence('The input has no scheme. It looks like the path of a file on Windows.', {
          detail: 'windows-file',
        }),
    remedy:
      file.length > LONGEST_SHOWN
        ? sentence('Write it as a file: URL, with slashes instead of the backslashes.')
        : sentence('Write {meant:code} instead.', { meant: file }),
    edit: replacing(start, start + text.trimEnd().length, file),
  }
}
