import { section } from './build-entry.ts'
import type { UrlCauseEntry } from './cause-entry.ts'

const valid = section('https://url.spec.whatwg.org/#valid-domain', 'warning')
const criteria = section('https://www.unicode.org/reports/tr46/#Validity_Criteria', 'error')
const punycode = section('https://www.rfc-editor.org/rfc/rfc3492#section-6.2', 'error')
const bidi = section('https://www.rfc-editor.org/rfc/rfc5893#section-2', 'error')
const E = ['domain-to-ASCII'] as const
const DNS =
  'Browsers look the name up all the same, but the DNS rules for host names do not allow it, and most other programs refuse it.'
const BIDI =
  'The Bidi rule prevents domains whose characters would be displayed in a confusing order.'
const A_LABEL =
  'A label that begins with `xn--` must be exactly what IDNA writes for a name in another script.'
const long = 'a'.repeat(64)
const label = 'a'.repeat(63)

/** Rules for names: those of the DNS, of IDNA, of Punycode, and the Bidi rule. */
export const domainCauses: readonly UrlCauseEntry[] = [
  valid(
    'host-punctuation',
    E,
    [
      'A domain has only letters, digits, hyphens and dots.',
      DNS,
      'Check the spelling; if the name is yours to choose, use only letters, digits and hyphens.',
    ],
    ['https://my_host.example/', '_', 'https://my-host.example/'],
    ['https://a!b.example/', '!', 'https://ab.example/'],
    ['https://a*b.example/', '*', 'https://ab.example/'],
  ),
  criteria(
    'host-disallowed-character',
    E,
    [
      'A domain contains a character that IDNA does not allow.',
      'Unicode defines which characters a domain may contain. Unassigned characters, formatting characters and some lookalikes are not allowed.',
      'Remove the character.',
    ],
    ['https://a\u202eb.com/', '\u202e', 'https://ab.com/'],
    ['https://a\u{e0001}.com/', '\u{e0001}', 'https://a.com/'],
    ['https://a\u0378.com/', '\u0378', 'https://a.com/'],
  ),
  valid(
    'label-empty',
    E,
    [
      'A domain has a dot at its start, or two dots in a row.',
      `There would be an empty label: a part between two dots. ${DNS}`,
      'Remove the dot.',
    ],
    ['https://example..com/', '..', 'https://example.com/'],
    ['https://www..example.com/', '..', 'https://www.example.com/'],
    ['https://.example.com/', '.', 'https://example.com/'],
  ),
  valid(
    'host-final-dot',
    E,
    [
      'The domain ends with a dot.',
      'The dot stands for the root of the DNS, and the name leads to the same place without it. But browsers, cookies and certificates take the two for different hosts.',
      'Remove the dot at the end.',
    ],
    ['https://example.com./', '.', 'https://example.com/'],
    ['https://localhost./', '.', 'https://localhost/'],
    ['https://a.b%2E/', '%2E', 'https://a.b/'],
  ),
  valid(
    'label-too-long',
    E,
    [
      'A part of a domain between two dots (a label) cannot be longer than 63 characters.',
      DNS,
      'Shorten it.',
    ],
    [`https://${long}.com/`, long, 'https://a.com/'],
    [`https://b.${long}/`, long, 'https://b.a/'],
    [`https://x${long}.c/`, `x${long}`, 'https://x.c/'],
  ),
  valid(
    'host-name-too-long',
    E,
    ['A domain cannot be longer than 253 characters.', DNS, 'Shorten the domain.'],
    ...[3, 4, 5].map((n) => {
      const name = `${`${label}.`.repeat(n)}${label}`
      return [`https://${name}/`, name, `https://${label}.${label}.${label}/`] as const
    }),
  ),
  valid(
    'hyphen-at-start',
    E,
    ['A part of a domain cannot begin with a hyphen.', DNS, 'Remove the hyphen.'],
    ['https://-a.com/', '-', 'https://a.com/'],
    ['https://b.-a.com/', '-', 'https://b.a.com/'],
    ['https://%2Da.com/', '%2D', 'https://a.com/'],
  ),
  valid(
    'hyphen-at-end',
    E,
    ['A part of a domain cannot end with a hyphen.', DNS, 'Remove the hyphen.'],
    ['https://a-.com/', '-', 'https://a.com/'],
    ['https://a.com-/', '-', 'https://a.com/'],
    ['https://a%2D.com/', '%2D', 'https://a.com/'],
  ),
  valid(
    'hyphens-third-fourth',
    E,
    [
      'A part of a domain cannot have hyphens in both its third and fourth place.',
      'Such labels are kept for encodings; the only one so far begins with `xn--`.',
      'Check the spelling; if the name is yours to choose, write one hyphen.',
    ],
    ['https://ab--c.com/', '--', 'https://ab-c.com/'],
    ['https://xy--z.com/', '--', 'https://xy-z.com/'],
    ['https://r3--sn.example/', '--', 'https://r3-sn.example/'],
  ),
  criteria(
    'mark-at-start',
    E,
    [
      'A part of a domain cannot begin with a combining mark.',
      'A combining mark would join the dot or the slash before it, and hide it.',
      'Remove the mark.',
    ],
    ['https://\u0301a.com/', '\u0301', 'https://a.com/'],
    ['https://a.\u0308b.com/', '\u0308', 'https://a.b.com/'],
    ['https://%CC%81a.com/', '%CC%81', 'https://a.com/'],
  ),
  section('https://www.rfc-editor.org/rfc/rfc5892#appendix-A', 'error')(
    'joiner-out-of-place',
    E,
    [
      'A zero-width joiner or non-joiner is in a place where it changes nothing that can be seen.',
      'In other places it is not visible, so that two domains would look the same.',
      'Remove the joiner.',
    ],
    ['https://a\u200db.com/', '\u200d', 'https://ab.com/'],
    ['https://a\u200cb.com/', '\u200c', 'https://ab.com/'],
    ['https://\u200da.com/', '\u200d', 'https://a.com/'],
  ),
  punycode(
    'punycode-not-ascii',
    E,
    [
      'A name that begins with xn-- cannot contain non-ASCII characters.',
      A_LABEL,
      'Write the whole name in its own script.',
    ],
    ['https://xn--\u00e9.com/', '\u00e9', 'https://xn--9ca.com/'],
    ['https://xn--a\u00fc.com/', '\u00fc', 'https://example.com/'],
    ['https://xn--\u4f8b.jp/', '\u4f8b', 'https://xn--fsq.jp/'],
  ),
  punycode(
    'punycode-digit',
    E,
    [
      'After the last hyphen, a name that begins with xn-- has only letters and digits.',
      A_LABEL,
      'Check the spelling, or write the name in its own script.',
    ],
    ['https://xn--9c_a.com/', '_', 'https://\u00e9.com/'],
    ['https://xn--td!a.com/', '!', 'https://\u00fc.com/'],
    ['https://xn--mnchen-3y*.de/', '*', 'https://m\u00fcnchen.de/'],
  ),
  punycode(
    'punycode-overflow',
    E,
    [
      'The Punycode name (xn--…) does not end in a whole character: it is cut off or misspelt.',
      A_LABEL,
      'Check the spelling, or write the name in its own script.',
    ],
    ['https://xn--mnchen-3y.de/', 'xn--mnchen-3y', 'https://m\u00fcnchen.de/'],
    ['https://xn--bcher-kv.example/', 'xn--bcher-kv', 'https://b\u00fccher.example/'],
    ['https://xn--caf-99999999.fr/', 'xn--caf-99999999', 'https://caf\u00e9.fr/'],
  ),
  punycode(
    'punycode-of-ascii',
    E,
    [
      'A name begins with xn--, but stands for ASCII or for nothing.',
      A_LABEL,
      'Write the name without xn--.',
    ],
    ['https://xn--.com/', 'xn--', 'https://example.com/'],
    ['https://xn--abc-.com/', 'xn--abc-', 'https://abc.com/'],
    ['https://a.xn--b-.com/', 'xn--b-', 'https://a.b.com/'],
  ),
  punycode(
    'punycode-not-normalized',
    E,
    [
      'A label begins with xn--, but decodes to text that is not in Normalization Form C.',
      A_LABEL,
      'Write the name itself, in its own script.',
    ],
    ['https://xn--u-ccb.com/', 'xn--u-ccb', 'https://\u00fc.com/'],
    ['https://xn--e-xbb.com/', 'xn--e-xbb', 'https://\u00e9.com/'],
    ['https://b.xn--u-ccb/', 'xn--u-ccb', 'https://b.\u00fc/'],
  ),
  punycode(
    'punycode-of-prefix',
    E,
    [
      'A label begins with xn--, and so does what it decodes to.',
      A_LABEL,
      'Check the spelling, or choose another name.',
    ],
    ['https://\u00e9.xn--xn---epa/', 'xn--xn---epa', 'https://\u00e9.\u00e9/'],
    ['https://\u00fc.xn--xn---epa.com/', 'xn--xn---epa', 'https://\u00fc.\u00e9.com/'],
    ['https://xn--xn---epa.\u4f8b/', 'xn--xn---epa', 'https://\u00e9.\u4f8b/'],
  ),
  bidi(
    'bidi-first-character',
    E,
    [
      'In a domain with right-to-left letters, a label must begin with a letter.',
      BIDI,
      'Begin the label with a letter.',
    ],
    ['https://1\u05d0.com/', '1', 'https://\u05d01.com/'],
    ['https://\u05d0.1a.com/', '1', 'https://\u05d0.a1.com/'],
    ['https://\u05d0.-a/', '-', 'https://\u05d0.a/'],
  ),
  bidi(
    'bidi-right-to-left-character',
    E,
    [
      'A right-to-left label contains a left-to-right letter.',
      BIDI,
      'Put the letters of the other direction into a label of their own.',
    ],
    ['https://\u05d0a\u05d1.com/', 'a', 'https://\u05d0\u05d1.a.com/'],
    ['https://\u0627b.com/', 'b', 'https://\u0627.b.com/'],
    ['https://\u05d0\u4f8b\u05d1.com/', '\u4f8b', 'https://\u05d0\u05d1.\u4f8b.com/'],
  ),
  bidi(
    'bidi-right-to-left-end',
    E,
    [
      'A right-to-left label must end with a letter or a digit.',
      BIDI,
      'Remove what is after the last letter or digit.',
    ],
    ['https://\u05d0!.com/', '!', 'https://\u05d0.com/'],
    ['https://\u05d0+.com/', '+', 'https://\u05d0.com/'],
    ['https://\u0627-.com/', '-', 'https://\u0627.com/'],
  ),
  bidi(
    'bidi-mixed-digits',
    E,
    [
      'A right-to-left label has both European and Arabic digits.',
      BIDI,
      'Use only one kind of digits.',
    ],
    ['https://\u06271\u0661.com/', '\u0661', 'https://\u062711.com/'],
    ['https://\u0627\u06611.com/', '1', 'https://\u0627\u0661\u0661.com/'],
    ['https://\u05d02\u0662.com/', '\u0662', 'https://\u05d022.com/'],
  ),
  bidi(
    'bidi-left-to-right-character',
    E,
    [
      'In a domain with right-to-left letters, a left-to-right label contains a letter or digit of the other direction.',
      BIDI,
      'Put the letters of the other direction into a label of their own.',
    ],
    ['https://a\u05d0.com/', '\u05d0', 'https://a.\u05d0.com/'],
    ['https://a\u0627b.com/', '\u0627', 'https://ab.\u0627.com/'],
    ['https://b\u0661.com/', '\u0661', 'https://b1.com/'],
  ),
  bidi(
    'bidi-left-to-right-end',
    E,
    [
      'In a domain with right-to-left letters, a left-to-right label must end with a letter or a digit.',
      BIDI,
      'Remove what is after the last letter or digit.',
    ],
    ['https://\u05d0.a!/', '!', 'https://\u05d0.a/'],
    ['https://a-.\u05d0/', '-', 'https://a.\u05d0/'],
    ['https://a+.\u0627/', '+', 'https://a.\u0627/'],
  ),
]
