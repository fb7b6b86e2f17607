import { safeMessage } from '@waymark/infra/internal'
import type { Problem } from '@waymark/infra/problem'

/** Why a name, a path, a reference or a URL is refused. */
export type RefusalCode =
  | 'not-a-url'
  | 'other-origin'
  | 'outside-folder'
  | 'stripped-control'
  | 'raw-backslash'
  | 'encoded-control'
  | 'encoded-separator'
  | 'ill-formed-utf8'
  | 'invalid-percent-encoding'
  | 'multiple-encoding'
  | 'dot-segment-parameter'
  | 'dots-and-spaces'
  | 'name-empty'
  | 'lone-surrogate'
  | 'dot-segment'
  | 'separator-in-name'
  | 'control-character'
  | 'nul-character'
  | 'absolute-path'
  | 'empty-segment'
  | 'drive-letter'
  | 'unc-path'
  | 'device-name'
  | 'trailing-dot-space'
  | 'reserved-character'
  | 'link-outside'
  | 'link-loop'
  | 'link-refused'
  | 'not-a-file'
  | 'changed-meanwhile'
  | 'no-safe-open'
  | 'file-too-long'
  | 'remote-host'
  | 'url-scheme-not-allowed'
  | 'host-not-allowed'
  | 'host-kind-not-allowed'
  | 'port-not-allowed'
  | 'address-not-allowed'
  | 'socket-not-allowed'
  | 'credentials-not-allowed'
  | 'parsers-disagree'

/** The answer of a guard that says no. */
export interface Refusal extends Problem<RefusalCode> {
  readonly allowed: false
  /** The first UTF-16 code unit concerned, counted in the string that was refused. */
  readonly start: number
  /** One past the last code unit. */
  readonly end: number
}

/** What each code says, and what to do about it. */
export const TEXTS: Readonly<Record<RefusalCode, readonly [message: string, remedy: string]>> = {
  'not-a-url': [
    'The string is not a valid URL, not even relative to the base.',
    'Give a valid URL or a valid reference.',
  ],
  'other-origin': [
    'The reference leads to another scheme, host or port, or has credentials.',
    'Give a reference without scheme and host.',
  ],
  'outside-folder': [
    'The path leads out of the folder.',
    'Give a name or a reference in the folder.',
  ],
  'stripped-control': [
    'The reference contains a raw tab or newline, which URL parsers remove.',
    'Remove it.',
  ],
  'raw-backslash': [
    'The path contains a backslash, which some programs read as a slash.',
    'Write a slash, or percent-encode the backslash.',
  ],
  'encoded-control': [
    'The path contains a percent-encoded control character.',
    'Remove the control character.',
  ],
  'encoded-separator': [
    'The path contains a percent-encoded slash or backslash, which becomes a separator when it is decoded.',
    'Give a name without separators.',
  ],
  'ill-formed-utf8': [
    'The percent-encoded bytes are not UTF-8.',
    'Encode the characters as UTF-8, in their shortest form.',
  ],
  'invalid-percent-encoding': [
    'A `%` is not followed by two hex digits.',
    'Write `%25` for a percent sign that is data.',
  ],
  'multiple-encoding': [
    'Another percent-decoding would reveal a dot segment or a separator.',
    'Decode the string first, or give another name.',
  ],
  'dot-segment-parameter': [
    'A segment begins with `..;`, which servers that remove path parameters read as `..`.',
    'Give another name.',
  ],
  'dots-and-spaces': [
    'A segment consists of dots and spaces, which is `..` where spaces are removed.',
    'Give another name.',
  ],
  'name-empty': ['The name is empty.', 'Give a name.'],
  'lone-surrogate': [
    'The name contains half of a surrogate pair, which UTF-8 cannot encode.',
    'Give a well-formed string.',
  ],
  'dot-segment': [
    'A segment is `.` or `..`, which refers to a folder and cannot be a name.',
    'Give a name.',
  ],
  'separator-in-name': [
    'The name contains a separator where one name is expected.',
    'Give one name without slashes and backslashes.',
  ],
  'control-character': ['The name contains a control character.', 'Remove the control character.'],
  'nul-character': ['The name contains NUL, where the system cuts it off.', 'Remove the NUL.'],
  'absolute-path': ['The path is absolute.', 'Give a path relative to the folder.'],
  'empty-segment': ['A segment of the path is empty.', 'Write one slash between segments.'],
  'drive-letter': ['The path names a drive.', 'Give a path relative to the folder.'],
  'unc-path': [
    'The path names a server, a device or a verbatim path.',
    'Give a path relative to the folder.',
  ],
  'device-name': [
    'Windows opens a device by this name, whatever follows the first dot.',
    'Give another name.',
  ],
  'trailing-dot-space': [
    'Windows removes dots and spaces at the end of a name.',
    'Give a name that ends in another character.',
  ],
  'reserved-character': [
    'The name contains a character with a special meaning on Windows.',
    'Give a name without `<`, `>`, `:`, `"`, `|`, `?` and `*`.',
  ],
  'link-outside': [
    'A symbolic link in the path leads out of the folder.',
    'Remove the link, or move its target into the folder.',
  ],
  'link-loop': ['The symbolic links in the path form a loop.', 'Remove the loop.'],
  'link-refused': [
    'The path contains a symbolic link, and links are not followed here.',
    "Remove the link, or choose `links: 'inside'`.",
  ],
  'not-a-file': [
    'The path leads to a device, a pipe or a socket, or to a folder where a file is expected.',
    'Give the name of a file.',
  ],
  'changed-meanwhile': [
    'The file or a folder in its path changed while the file was being opened.',
    'Try again if you trust who can write to the folder.',
  ],
  'no-safe-open': [
    'On this system, a link that is put into the path while a file is being opened could be followed.',
    'Use Linux with `/proc` or macOS 11 or newer, or set `allowSwapRace` if nobody else can write below the folder.',
  ],
  'file-too-long': [
    'The file is longer than `maxBytes`.',
    'Raise `maxBytes`, or give another file.',
  ],
  'remote-host': [
    'A `file:` URI with a host refers to a file on another machine.',
    'Leave the host empty.',
  ],
  'url-scheme-not-allowed': [
    'The scheme is not one of the allowed ones.',
    'Use a URL with an allowed scheme.',
  ],
  'host-not-allowed': [
    'The host is not one of the allowed ones.',
    'Use a URL with an allowed host.',
  ],
  'host-kind-not-allowed': [
    'The host is of a kind that is not allowed, such as a private IP address.',
    'Use a URL with a public host, or allow the kind.',
  ],
  'port-not-allowed': [
    'The port is not one of the allowed ones.',
    'Use a URL without a port, or allow the port.',
  ],
  'address-not-allowed': [
    'The name resolves to an IP address of a kind that is not allowed, such as a private one.',
    'Use a name whose addresses are all public, or allow the kind of the address.',
  ],
  'socket-not-allowed': [
    'The request would not go to a host, but through a Unix socket, a pipe or an open connection.',
    'Request a URL with a host.',
  ],
  'credentials-not-allowed': [
    'The URL contains a user name or a password.',
    'Remove the credentials from the URL.',
  ],
  'parsers-disagree': [
    'Other programs read another host or port in the URL, or none.',
    'Write the URL so that all programs read it alike, as its `href` is written.',
  ],
}

/** A refusal of `input.slice(start, end)`. */
export function refuse(code: RefusalCode, start: number, end: number): Refusal {
  const [message, remedy] = TEXTS[code]
  return { allowed: false, code, severity: 'error', message, remedy, start, end }
}

/** A refusal of the first match of a pattern, or else of the whole string. */
export function refuseAt(code: RefusalCode, input: string, pattern: RegExp): Refusal {
  const found = pattern.exec(input)
  if (found === null) return refuse(code, 0, input.length)
  return refuse(code, found.index, found.index + found[0].length)
}

/**
 * Thrown where data cannot be carried, or a file must not be opened; `problem` says why.
 *
 * @example
 * ```ts
 * import { encodeSegment, RefusalError } from '@waymark/path-guard'
 *
 * try {
 *   encodeSegment('..')
 * } catch (error) {
 *   error instanceof RefusalError && error.problem.code // => 'dot-segment'
 * }
 * ```
 */
export class RefusalError<Reason extends Problem = Problem> extends Error {
  readonly problem: Reason
  /** The name, or the part of a URI, that is refused. */
  readonly part: string

  constructor(problem: Reason, part: string) {
    super(safeMessage(`${part}: ${problem.code}: ${problem.message}`))
    this.name = 'RefusalError'
    this.problem = problem
    this.part = part
  }
}
