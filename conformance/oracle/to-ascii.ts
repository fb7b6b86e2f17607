import type { HostRun } from './host-trace.ts'
import { codePointsOf, isAsciiString } from './infra.ts'

/** What UTS #46 does with a code point. */
export type IdnaStatus = 'valid' | 'mapped' | 'ignored' | 'disallowed'

/** The validity criteria that need tables, by their numbers. */
export type TableCriterion = '6' | '7' | '8' | '9'

/** What ToASCII takes from the tables of Unicode, and Punycode. */
export interface IdnaTables {
  /** The status of a code point, and what is put in its place. */
  map(c: string): { readonly status: IdnaStatus; readonly mapping: string }
  toNfc(text: string): string
  /** Punycode without the prefix; `null` is failure. */
  encode(label: string): string | null
  decode(text: string): string | null
  /** For each label of a mapped domain, the criteria that it breaks. */
  brokenCriteria(domain: string): readonly ReadonlySet<TableCriterion>[]
}

const ACE_PREFIX = 'xn--'

/**
 * ToASCII as the URL Standard calls it for a domain that it does not require to be a *valid domain*: `CheckHyphens`,
 * `UseSTD3ASCIIRules`, `VerifyDnsLength` and `IgnoreInvalidPunycode` are false, `CheckBidi` and `CheckJoiners` are true.
 *
 * @returns `null` is failure.
 * @see https://www.unicode.org/reports/tr46/#ToASCII
 */
export function toAscii(domain: string, tables: IdnaTables, run?: HostRun): string | null {
  // 1. Process the domain.
  run?.step('1')
  const inner = run?.call('Processing', codePointsOf(domain))
  const { text, isValid } = process(domain, tables, inner)
  // 2. Split the result at the dots.
  run?.step('2', { result: text })
  const labels = text.split('.')
  let error = !isValid
  // 3. Write each label that is not ASCII in Punycode.
  for (const [i, label] of labels.entries()) {
    if (isAsciiString(label)) continue
    run?.step('3', { label, labels, error })
    const encoded = tables.encode(label)
    if (encoded === null) error = true
    else labels[i] = ACE_PREFIX + encoded
  }
  // 4. Check the lengths, which the URL Standard does not ask for here.
  // 5. An error is a failure.
  if (error) {
    run?.ends('5', null, { labels, error })
    return null
  }
  // 6. Join the labels.
  const result = labels.join('.')
  run?.ends('6', result, { labels, error })
  return result
}

/** https://www.unicode.org/reports/tr46/#Processing */
function process(
  domain: string,
  tables: IdnaTables,
  run: HostRun | undefined,
): { readonly text: string; readonly isValid: boolean } {
  // 1. Map each code point.
  let text = ''
  for (const [i, c] of codePointsOf(domain).entries()) {
    const { status, mapping } = tables.map(c)
    run?.step('1', { status, domain: text }, [i, i + 1])
    text += mapping
  }
  // 2. Normalize the text to NFC.
  run?.step('2', { domain: text })
  text = tables.toNfc(text)
  // 3. Split it at the dots.
  run?.step('3', { domain: text })
  const labels = text.split('.')
  const broken = tables.brokenCriteria(text)
  let error = false
  // 4. Take one label after the other.
  for (const [i, label] of labels.entries()) {
    const isValid = (step: string) => {
      const own = labels[i]!
      run?.step(step, { label: own, labels, error })
      return meetsCriteria(
        own,
        broken[i]!,
        tables,
        run?.call('Validity Criteria', codePointsOf(own)),
      )
    }
    // 4.1. `xn--` begins a label in Punycode.
    if (label.startsWith(ACE_PREFIX)) {
      // 4.1.1. It must be ASCII.
      if (!isAsciiString(label)) {
        run?.step('4.1.1', { label, labels, error })
        error = true
        continue
      }
      // 4.1.2. Decode it.
      run?.step('4.1.2', { label, labels, error })
      const decoded = tables.decode(label.slice(ACE_PREFIX.length))
      if (decoded === null) {
        error = true
        continue
      }
      labels[i] = decoded
      // 4.1.3. The result must not be ASCII.
      if (isAsciiString(decoded)) {
        run?.step('4.1.3', { label: decoded, labels, error })
        error = true
      }
      // 4.1.4. Check the result.
      if (!isValid('4.1.4')) error = true
    }
    // 4.2. Check any other label.
    else if (!isValid('4.2')) error = true
  }
  const result = labels.join('.')
  run?.ends('4', result, { labels, error })
  return { text: result, isValid: !error }
}

/** https://www.unicode.org/reports/tr46/#Validity_Criteria */
function meetsCriteria(
  label: string,
  broken: ReadonlySet<TableCriterion>,
  tables: IdnaTables,
  run: HostRun | undefined,
): boolean {
  const criteria = [
    // 1. The label is in NFC.
    ['1', tables.toNfc(label) === label],
    // 2. No hyphens in the third and fourth place, if hyphens are checked.
    // 3. No hyphen at an end, if hyphens are checked.
    // 4. It does not begin with `xn--`.
    ['4', !label.startsWith(ACE_PREFIX)],
    // 5. There is no dot in it.
    // 6. It does not begin with a combining mark.
    ['6', !broken.has('6')],
    // 7. Each code point is valid.
    ['7', !broken.has('7')],
    // 8. Each joiner is where it may be.
    ['8', !broken.has('8')],
    // 9. In a domain with right-to-left text it obeys the Bidi rule.
    ['9', !broken.has('9')],
  ] as const
  for (const [step, isMet] of criteria) {
    if (!isMet || step === '9') {
      run?.ends(step, isMet)
      return isMet
    }
    run?.step(step)
  }
  return true
}
