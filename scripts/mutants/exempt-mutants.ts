import type { DescribedMutant } from './described-mutants.ts'

/** A mutant that no test needs to notice. */
export interface ExemptMutant extends DescribedMutant {
  readonly reason: string
}

/** Survivors of the nightly samples that were looked at: the same answers, or the same answers more slowly. */
export const exemptMutants: readonly ExemptMutant[] = [
  {
    file: 'packages/host/src/ipv4-parser.ts',
    original: 'while (at < end && digitValue',
    mutant: 'while (at <= end && digitValue',
    reason: 'After the label comes a dot or nothing, which is not a digit.',
  },
  {
    file: 'packages/host/src/ipv4-parser.ts',
    original: 'i < length && last < 4',
    mutant: 'i < length && last <= 4',
    reason: 'Six parts are refused as five are.',
  },
  {
    file: 'packages/host/src/ipv4-parser.ts',
    original: 'at += radix === 16 ? 2 : 1',
    mutant: 'at += radix === 16 ? 2 : (1 - 1)',
    reason: 'The zero before an octal number is a digit of it that changes nothing.',
  },
  {
    file: 'packages/host/src/ipv6-parser.ts',
    original: 'let isSerialized = true',
    mutant: 'let isSerialized = false',
    reason: 'Cost only: the address is written once more, and is the same.',
  },
  {
    file: 'packages/host/src/ipv6-parser.ts',
    original: 'if (lower === 0) isSerialized',
    mutant: 'if (true) isSerialized',
    reason: 'Cost only: the address is written once more, and is the same.',
  },
  {
    file: 'packages/host/src/ipv6-parser.ts',
    original: 'PIECES = [0, 0',
    mutant: 'PIECES = [1, 0',
    reason: 'Each piece of an address is written before it is read.',
  },
  {
    file: 'packages/host/src/ipv6-parser.ts',
    original: 'pieces = [0, 0, 0, 0, 0, 0, 0, 0]\n  return',
    mutant: 'pieces = [1, 0, 0, 0, 0, 0, 0, 0]\n  return',
    reason: 'Each piece of an address is written before it is read.',
  },
  {
    file: 'packages/host/src/ipv6-parser.ts',
    original: 'report === null ? PIECES',
    mutant: 'false ? PIECES',
    reason: 'Cost only: a list for each address.',
  },
  {
    file: 'packages/host/src/ipv6-parser.ts',
    original: 'if (pointer < end && input.charCodeAt(pointer) === COLON) {\n    if',
    mutant: 'if (pointer <= end && input.charCodeAt(pointer) === COLON) {\n    if',
    reason: 'What is at the end is a bracket, or nothing.',
  },
  {
    file: 'packages/percent-encoding/src/percent-encode-set.ts',
    original: "let characters = ''",
    mutant: "let characters = 'mutant'",
    reason: 'These letters are in no set.',
  },
  {
    file: 'packages/percent-encoding/src/percent-encode-set.ts',
    original: 'let c = 0x20;',
    mutant: 'let c = (0x20 - 1);',
    reason: 'Every set holds the control character U+001F.',
  },
  {
    file: 'packages/percent-encoding/src/percent-encode-set.ts',
    original: 'i < extra.length',
    mutant: 'i <= extra.length',
    reason: 'Nothing is after the last character, and NaN is not below 0x80.',
  },
  {
    file: 'packages/percent-encoding/src/percent-encode.ts',
    original: 'if (c < 0x80 && cells',
    mutant: 'if (c < (0x80 + 1) && cells',
    reason: 'Every set holds U+0080.',
  },
  {
    file: 'packages/percent-encoding/src/utf8-percent-decode-strict.ts',
    original: "return text.includes('%') ?",
    mutant: 'return true ?',
    reason: 'Cost only: nothing is decoded.',
  },
  {
    file: 'packages/percent-encoding/src/utf8-percent-decode.ts',
    original: 'byte <= 0xffff ?',
    mutant: 'false ?',
    reason: 'Cost only: one function makes a string of any code point.',
  },
  {
    file: 'packages/percent-encoding/src/percent-decode.ts',
    original: 'if (at === -1) return bytes',
    mutant: 'if (false) return bytes',
    reason: 'Cost only: the bytes are copied.',
  },
  {
    file: 'packages/percent-encoding/src/percent-encode-set.ts',
    original: 'let c = 0x20; c < 0x7f',
    mutant: 'let c = 0x20; c <= 0x7f',
    reason: 'Every set holds the control character U+007F.',
  },
  {
    file: 'packages/idna/src/canonical-form.ts',
    original: 'else if (combining < last) isSorted',
    mutant: 'else if (combining >= last) isSorted',
    reason: 'Cost only: the first mark of a run counts as out of order, and every run is sorted.',
  },
  {
    file: 'packages/i18n/hreflang/src/url-table.ts',
    original: 'if (recent.size === RECENT) recent',
    mutant: 'if (true) recent',
    reason: 'Cost only: no number is remembered, and each is looked up.',
  },
  {
    file: 'packages/display/src/readings.ts',
    original: 'prototype > 0x7f',
    mutant: 'prototype > (0x7f + 1)',
    reason: 'No letter looks like the control character U+0080.',
  },
  {
    file: 'packages/url-pattern/src/run-wildcard-program.ts',
    original: 'if (top > 0) {\n          backtracks',
    mutant: 'if (top > 1) {\n          backtracks',
    reason: 'The list has pairs: its length is even.',
  },
  {
    file: 'packages/url/src/url-class.ts',
    original: 'hostStart === url.#schemeEnd + 3)',
    mutant: 'hostStart === url.#schemeEnd + (3 + 1))',
    reason: 'Cost only: the two slices make the same string. No credentials have one character.',
  },
]
