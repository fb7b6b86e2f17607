import type { ProblemCatalogue, ProblemEntry, ProblemExample } from '@waymark/infra/problem'
import { type DomainWarningCode, WORDS } from './warning-words.ts'

const UTS39 = 'https://www.unicode.org/reports/tr39/'
const RENDERING = 'https://url.spec.whatwg.org/#url-rendering-i18n'

function entry(
  code: DomainWarningCode,
  explanation: string,
  source: string,
  ...examples: readonly ProblemExample[]
): ProblemEntry<DomainWarningCode> {
  return { code, severity: 'warning', ...WORDS[code], explanation, source, examples }
}

/** What could deceive people in a domain. An example is a domain. */
export const problems: ProblemCatalogue = {
  title: 'Domains that could deceive',
  entries: /* @__PURE__ */ (() => [
    entry(
      'invalid-a-label',
      'Its Punycode cannot be decoded, or the result breaks a rule of IDNA. Browsers show such a label as it is.',
      'https://www.unicode.org/reports/tr46/#Validity_Criteria',
      { wrong: 'xn--4dbrk0ce.xn--1-zga.example', right: 'xn--bcher-kva.example' },
    ),
    entry(
      'restricted-character',
      'UTS #39 lists the characters for identifiers. Symbols, technical characters and those of scripts that are no longer written are not among them, and few people recognise them.',
      `${UTS39}#General_Security_Profile`,
      { wrong: '🔒.example', right: 'xn--bcher-kva.example' },
    ),
    entry(
      'invisible-character',
      'Two domains that differ in it look the same.',
      `${UTS39}#General_Security_Profile`,
      { wrong: 'ab\u{13441}cd.example', right: 'abcd.example' },
    ),
    entry(
      'delimiter-lookalike',
      'It looks like a slash, a dot, a question mark or another delimiter, so the reader takes a wrong part for the domain.',
      RENDERING,
      { wrong: 'example.com\u30ceadmin.a.example', right: 'admin.a.example' },
    ),
    entry(
      'deceptive-mark',
      'Such marks are hard to see, or change a letter into another that people know.',
      `${UTS39}#Confusable_Detection`,
      { wrong: 'i\u0307\u0307ce.example', right: 'ice.example' },
    ),
    entry(
      'mixed-script',
      'Letters of different scripts can look the same: with a Cyrillic letter among Latin ones, a label looks like another. Latin together with Japanese, Korean, or Han with Bopomofo is usual and gives no warning.',
      `${UTS39}#Restriction_Level_Detection`,
      { wrong: 'раураl.com', right: 'paypal.com' },
    ),
    entry(
      'mixed-digits',
      'Digits of different systems can look the same and have different values.',
      `${UTS39}#Mixed_Number_Detection`,
      { wrong: 'a\u0e51\u09e7.example', right: 'a11.example' },
    ),
    entry(
      'whole-script-confusable',
      'All of its letters look like Latin ones. Below a top-level domain of the same script that is usual and gives no warning.',
      `${UTS39}#Whole_Script_Confusables`,
      { wrong: 'асе.com', right: 'ace.com' },
    ),
    entry(
      'confusable',
      'Its characters are Latin, and together they look like other letters.',
      `${UTS39}#Confusable_Detection`,
      { wrong: 'gıthub.com', right: 'github.com' },
    ),
    entry(
      'resembles-known',
      'Accents and case aside, it looks like one of the domains in the option `known`, and is neither that domain nor below it.',
      `${UTS39}#Confusable_Detection`,
      {
        wrong: 'rnicrosoft.com',
        right: 'microsoft.com',
        given: "the option `known: ['microsoft.com']`",
      },
    ),
  ])(),
}
export { verdictProblems } from './verdict/problems.ts'
