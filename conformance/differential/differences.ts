import type { Question } from './generate.ts'

/** One class of inputs on which another implementation is known to leave the standard. */
export interface Difference {
  readonly name: string
  readonly who: 'node' | 'whatwg-url'
  readonly example: string
  /** What the standard says, and where. */
  readonly decides: string
  /** Whether a question on which only `who` differs is of this class. */
  explains(question: Question): boolean
}

/** Right-to-left letters and Arabic or Hebrew numbers, as written, in any part of a question. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

export const differences: readonly Difference[] = [
  {
    name: 'bidi-rule-per-label',
    who: 'node',
    example: 'http://192.168.257.א',
    decides:
      'UTS #46 section 4.1, with CheckBidi: in a Bidi domain name every label must satisfy all six rules of RFC 5893 section 2, the ASCII labels too. Ada checks the labels with right-to-left letters only.',
    explains: (question) =>
      question.kind !== 'params' && RIGHT_TO_LEFT.test(percentDecoded(textOf(question))),
  },
  {
    name: 'idna-unicode-version',
    who: 'node',
    example: 'https://\u0558.example/',
    decides:
      'A code point that Unicode 18.0.0 assigns to a letter is allowed; Ada 4 has the tables of Unicode 17.0.0.',
    explains: (question) =>
      question.kind !== 'params' && /[^\0-\x7f]/.test(percentDecoded(textOf(question))),
  },
  {
    name: 'params-mixed-escapes',
    who: 'node',
    example: "new URLSearchParams('%Aeé')",
    decides:
      'URL Standard, string percent-decode: the input is UTF-8 encoded first. Node takes the low byte of a raw character when the same text has a % escape.',
    explains: (question) => /%/.test(textOf(question)) && /[^\0-\x7f]/.test(textOf(question)),
  },
  {
    name: 'file-after-protocol',
    who: 'node',
    example: "url = new URL('ftp://localhost/c|/'); url.protocol = 'file:'; url.search = '?q'",
    decides:
      'URL Standard, file host state and path state: localhost becomes the empty host, and a drive letter is normalised, when the text is parsed in a file: URL. The protocol setter parses neither again; Node does so in later setters.',
    explains: (question) =>
      question.kind === 'set' &&
      /[a-z]\||localhost/i.test(percentDecoded(textOf(question))) &&
      question.steps.some(([setter, value]) => setter === 'protocol' && /^file/i.test(value)),
  },
]

function textOf(question: Question): string {
  switch (question.kind) {
    case 'parse':
      return `${question.input} ${question.base ?? ''}`
    case 'set':
      return `${question.href} ${question.steps.map(([, value]) => value).join(' ')}`
    case 'params':
      return `${question.input} ${question.steps.flat().join(' ')}`
  }
}

/** The text with its well-formed escapes decoded: hosts may hide letters in them. */
function percentDecoded(text: string): string {
  return text.replace(/(?:%[\dA-Fa-f]{2})+/g, (run) => {
    try {
      return decodeURIComponent(run)
    } catch {
      return run
    }
  })
}
