import { deepFreeze } from '@waymark/infra/internal'
import type { ProblemCatalogue, ProblemEntry, ProblemExample } from '@waymark/infra/problem'
import { type DomainWarningCode, WORDS } from './warning-words.ts'

const UTS39 = 'https://www.unicode.org/reports/tr39/'
const CHROMIUM = 'https://chromium.googlesource.com/chromium/src/+/main/docs/idn.md'
const RENDERING = 'https://url.spec.whatwg.org/#url-rendering-i18n'

function entry(
  code: DomainWarningCode,
  explanation: string,
  source: string,
  ...examples: readonly ProblemExample[]
): ProblemEntry<DomainWarningCode> {
  const { summary, remedy } = WORDS[code]
  return { code, severity: 'warning', summary, remedy, explanation, source, examples }
}

/**
 * What could deceive people in a domain. An example is a domain; one that gives no warning is
 * beside it, because what is right depends on who shows it.
 *
 * @example
 * ```ts
 * import { problems } from '@waymark/display/problems'
 *
 * const entry = problems.entries.find(({ code }) => code === 'invisible-character')
 * entry?.explanation // => 'Two domains that differ only in such a character look the same.'
 * ```
 */
export const problems: ProblemCatalogue = /* @__PURE__ */ deepFreeze({
  title: 'Domains that could deceive',
  entries: /* @__PURE__ */ (() => [
    entry(
      'invalid-a-label',
      'Its Punycode cannot be decoded, or the result breaks a rule of IDNA. Browsers show such a label as it is.',
      'https://www.unicode.org/reports/tr46/#Validity_Criteria',
      { wrong: 'xn--4dbrk0ce.xn--1-zga.example', fine: 'xn--bcher-kva.example' },
    ),
    entry(
      'restricted-character',
      'UTS #39 lists the characters for identifiers. The list leaves out symbols, technical characters and the characters of historic scripts, which few people recognise.',
      `${UTS39}#General_Security_Profile`,
      { wrong: '🔒.example', fine: 'xn--bcher-kva.example' },
    ),
    entry(
      'invisible-character',
      'Two domains that differ only in such a character look the same.',
      `${UTS39}#General_Security_Profile`,
      { wrong: 'ab\u{13441}cd.example', fine: 'abcd.example' },
    ),
    entry(
      'delimiter-lookalike',
      'The character looks like a slash, a dot, a question mark or another delimiter, so readers take the wrong part for the domain.',
      RENDERING,
      { wrong: 'example.com\u30ceadmin.a.example', fine: 'admin.a.example' },
    ),
    entry(
      'deceptive-mark',
      'Such marks are hard to see, or change a letter into another that people know. A mark above a letter without a dot, such as ı, makes it look like the ordinary letter with that mark.',
      `${UTS39}#Confusable_Detection`,
      { wrong: 'i\u0307\u0307ce.example', fine: 'ice.example' },
      { wrong: 'p\u0131\u0300xel.example', fine: 'p\u00ecxel.example' },
    ),
    entry(
      'foreign-mark',
      'Accents belong on Latin, Greek and Cyrillic letters, and the marks of other scripts on letters of their script. Elsewhere a mark is hard to see.',
      CHROMIUM,
      { wrong: '한\u0307글.example', fine: '한글.example' },
      { wrong: 'example.com\u309a.a.example', fine: 'セ.example' },
    ),
    entry(
      'misplaced-kana',
      'The mark ー, which makes a vowel long, looks like a hyphen when it does not follow kana. ヽ looks like a comma when it does not follow katakana. へ (hiragana) and ヘ (katakana) look alike, but a word in one script does not contain the letter of the other.',
      CHROMIUM,
      { wrong: 'abcーdef.example', fine: 'コーヒー.example' },
      { wrong: 'abcヽ.example', fine: 'カヽ.example' },
      { wrong: 'モヒートへブン.example', fine: 'モヒートヘブン.example' },
    ),
    entry(
      'han-lookalike',
      'Characters such as 一, 丨, 十 or 七 look like a hyphen, an l, a plus sign or a t. Next to a Chinese or Japanese character that looks like nothing else, they give no warning.',
      CHROMIUM,
      { wrong: 'd12一.example', fine: '第一.example' },
      { wrong: '七est.example', fine: 'test七夕.example' },
    ),
    entry(
      'punctuation-lookalike',
      'Hyphens and apostrophes other than the ASCII ones are easily missed. Between letters, they give no warning below the top-level domains of languages that write them, such as ʼ in Ukrainian.',
      CHROMIUM,
      { wrong: 'aʼb.example', fine: 'сімʼя.укр' },
      { wrong: 'abc\u2010def.example', fine: 'abc-def.example' },
    ),
    entry(
      'registry-letter',
      'Outside its country, few people know the letter, and they mistake it for another: þ for p or b, ð for o, ə for e. There is no warning under the top-level domains of its languages, or in a name with another letter of the language, such as þórður.com.',
      CHROMIUM,
      { wrong: 'aþcdef.com', fine: 'aþcdef.is' },
      { wrong: 'əxample.com', fine: 'əxample.az' },
      { wrong: 'l·l.com', fine: 'l·l.cat' },
    ),
    entry(
      'mixed-script',
      'Letters of different scripts can look the same: a label with a Cyrillic letter among Latin letters looks like a Latin label. ASCII letters together with Japanese, Korean, or Han with Bopomofo are usual and give no warning.',
      `${UTS39}#Restriction_Level_Detection`,
      { wrong: 'раураl.com', fine: 'paypal.com' },
      { wrong: 'héllo中国.cn', fine: 'hello中国.cn' },
    ),
    entry(
      'mixed-digits',
      'Digits of different systems can look the same and have different values.',
      `${UTS39}#Mixed_Number_Detection`,
      { wrong: 'a\u0e51\u09e7.example', fine: 'a11.example' },
    ),
    entry(
      'digit-lookalike',
      'The label has only ASCII digits and characters that look like digits, such as ვ for 3. Digits of other scripts can also look like one of another value: the Bengali four looks like an 8. A number in the digits of a top-level domain’s own script gives no warning.',
      CHROMIUM,
      { wrong: '12ვ4567890.com', fine: '1234567890.com' },
      { wrong: '২৪.com', fine: '২৪.বাংলা' },
    ),
    entry(
      'whole-script-confusable',
      'All of its letters look like Latin ones. Below a top-level domain of the same script, or of a country where the script is official, that is usual and gives no warning.',
      `${UTS39}#Whole_Script_Confusables`,
      { wrong: 'асе.com', fine: 'ace.com' },
      { wrong: 'іѕӏкрх123.com', fine: 'іѕӏкрх123.ru' },
      { wrong: 'ոսւօ.com', fine: 'ոսւօ.am' },
    ),
    entry(
      'confusable',
      'Its characters are Latin, and at least one of them looks like an ASCII letter. There is no warning under the top-level domain of a language that uses the letter, such as `ı` under `.tr`.',
      `${UTS39}#Confusable_Detection`,
      { wrong: 'gıthub.com', fine: 'github.com' },
      { wrong: 'kırmızı.com', fine: 'kırmızı.com.tr' },
    ),
    entry(
      'resembles-known',
      'Accents and case aside, it looks like one of the domains in the option `known` or like one that is often imitated, and belongs to neither of them. A small l can be read as a capital I, and `rn`, `vv` and `cl` as m, w and d.',
      `${UTS39}#Confusable_Detection`,
      {
        wrong: 'rnicrosoft.com',
        fine: 'microsoft.com',
        given: "the option `known: ['microsoft.com']`",
      },
      {
        wrong: 'đigiþal.com',
        fine: 'đigiþal.is',
        given: "the option `known: ['digital.com', 'digipal.com']`",
      },
    ),
    entry(
      'near-known',
      'It is a slip or two away from one of the domains in the option `known` or from one that is often imitated, has its letters with other dots or hyphens, or has its name with other words or below another suffix. The field `likeness` says which. It may well belong to somebody honest, or to the same owner.',
      'https://chromium.googlesource.com/chromium/src/+/main/docs/security/lookalikes/lookalike-domains.md',
      { wrong: 'paypla.com', fine: 'paypal.com' },
      { wrong: 'pay-pal.com', fine: 'www.paypal.com' },
      { wrong: 'paypal-login.com', fine: 'paypal.com' },
      { wrong: 'paypal.cm', fine: 'paypal.de' },
      {
        wrong: 'exmaple-shop.com',
        fine: 'example-shop.com',
        given: "the option `known: ['example-shop.com']`",
      },
    ),
  ])(),
})
export { verdictProblems } from './verdict/problems.ts'
