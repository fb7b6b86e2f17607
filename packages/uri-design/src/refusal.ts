/** Why a name, a reference or a value is refused. Each rule's words are in {@link refusalRules}. */
export type RefusalRule = keyof typeof REASONS

/** The answer of a guard that says no. */
export interface Refusal {
  readonly allowed: false
  readonly rule: RefusalRule
  /** One sentence for people. */
  readonly reason: string
  /** First UTF-16 unit concerned, counted in the text that was refused. */
  readonly start: number
  /** One past the last unit. */
  readonly end: number
}

const REASONS = {
  failure: 'The text is not a URL, not even relative to the base.',
  'other-origin': 'It leads to another scheme, host or port, or carries credentials.',
  'outside-folder': 'It leads out of the folder it must stay below.',
  'stripped-control': 'A raw tab or newline stands in it, which URL parsers take out silently.',
  backslash: 'A raw backslash stands in its path; some readers take it for a slash.',
  'encoded-control': 'Its path holds an encoded control character.',
  'encoded-separator': 'Its path holds an encoded slash or backslash, which appears when decoded.',
  'ill-formed-utf8': 'Its escapes are not UTF-8, as in overlong forms.',
  'stray-percent': 'A percent sign in it begins no escape.',
  'multiple-encoding': 'Decoded once more, a dot segment or a separator appears in it.',
  'dot-segment-parameter': 'Servers that strip path parameters read `..;` as a step up.',
  'dots-and-spaces': 'A segment of dots and spaces is a step up where spaces are dropped.',
  empty: 'There is nothing where a name must stand.',
  'ill-formed': 'It holds half of a surrogate pair, which no encoding of text can carry.',
  'dot-segment':
    'A segment `.` or `..` means a folder and cannot be a name, however it is spelled.',
  separator: 'A separator stands in what must be one name.',
  delimiter: 'A character stands in it that ends or divides this part of the URI.',
  'pre-encoded': 'It holds an escape, which would be taken for what it stands for.',
  control: 'It holds a control character.',
  nul: 'It holds NUL, at which the system ends a name.',
  absolute: 'It is an absolute name, or one that counts from the root.',
  'empty-segment': 'A segment of it is empty.',
  drive: 'It names a drive.',
  unc: 'It names a server, a device or a verbatim path.',
  'device-name': 'Windows opens a device by this name, whatever follows the first dot.',
  'trailing-dot-space': 'Windows drops dots and spaces at the end of a name.',
  'reserved-character': 'Windows gives this character another meaning: a stream, or a pattern.',
  'link-outside': 'A symbolic link on the way leads out of the folder.',
  'link-loop': 'Its symbolic links go round in a circle.',
  'link-refused': 'A symbolic link stands on the way, and none may be followed here.',
  'not-a-file': 'It is a device, a pipe or a socket, or a folder where a file is asked for.',
  'changed-meanwhile': 'What the name leads to changed while it was being opened.',
  'remote-host': 'A file URI with a host names a file of another machine.',
  'scheme-not-allowed': 'Its scheme is not among the allowed ones.',
  'host-not-allowed': 'Its host is not among the allowed ones.',
  'host-kind-not-allowed': 'Its host is an address, or a name, of a kind that is not allowed.',
  'credentials-not-allowed': 'It carries a user name or a password.',
  'part-missing': 'A part that the format of the scheme asks for is missing.',
  'part-invalid':
    'It is not what this place takes, such as a text, a list, or a valid host or port.',
  'too-long': 'It is longer than the template lets it be.',
  'not-carried': 'Taken apart again, the URI would not give the same data.',
} as const

/** Every rule by which something can be refused, with its words. */
export const refusalRules: Readonly<Record<RefusalRule, string>> = REASONS

/** A refusal by `rule` of `text.slice(start, end)`. */
export function refuse(rule: RefusalRule, start: number, end: number): Refusal {
  return { allowed: false, rule, reason: REASONS[rule], start, end }
}

/** A refusal at the first match of a pattern in the text, or else of all of it. */
export function refuseAt(rule: RefusalRule, text: string, pattern: RegExp): Refusal {
  const found = pattern.exec(text)
  if (found === null) return refuse(rule, 0, text.length)
  return refuse(rule, found.index, found.index + found[0].length)
}

/**
 * Thrown where data cannot be carried: by builders, by {@link encodeSegment}, and by what opens files.
 * `refusal.rule` says by which rule.
 */
export class RefusalError extends Error {
  readonly refusal: Refusal
  /** The part, variable or name concerned. */
  readonly part: string

  constructor(refusal: Refusal, part: string) {
    super(`${part}: ${refusal.rule}: ${refusal.reason}`)
    this.name = 'RefusalError'
    this.refusal = refusal
    this.part = part
  }
}
