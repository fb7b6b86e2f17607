import { type Sentence, sentence } from '@waymark/infra/internal'
import { isSpecialScheme } from '@waymark/url-parser'
import { type Candidate, ownCandidate } from './finding.ts'
import { type Check, decodeAscii, matchesIn, type UrlContext } from './url-context.ts'

/** Finds paths and queries that are allowed, and hardly meant: placeholders and malformed addresses. */
export const PATH_CHECKS: readonly Check[] = [placeholders, malformedPath]

/** Percent-encoded, in whole or in part: `{{id}}`, `${id}`, `<%= id %>`, `[object Object]`; and `:id` between slashes. */
const PLACEHOLDER =
  /:(?<=\/:)[a-z_]\w{0,40}(?=\/|$)|%7b%7b(?:[\w.-]|%20){1,60}%7d%7d|(?:%24|\$)%7b[\w.-]{1,60}%7d|%3c%25(?:[\w.=-]|%3d|%20){1,60}%25%3e|%5bobject(?:%20|\+)[a-z]\w{0,40}%5d/gi

function placeholders({ input, host, parts }: UrlContext): Candidate[] {
  if (host === null) return []
  const places = matchesIn(input, [parts.path, parts.query, parts.fragment], PLACEHOLDER)
  if (places.length === 0) return []
  const ofRouters = places.filter(({ text }) => text.startsWith(':'))
  const encoded = places.filter(({ text }) => !text.startsWith(':'))
  return [
    ...encoded.slice(0, 1).map(({ text }) => {
      const message = sentence(
        '{written:code} is {placeholder:code}, a placeholder that was not filled in.',
        { written: text, placeholder: decodeAscii(text).replace(/\+/g, ' ') },
      )
      return ownCandidate('encoded-placeholder', encoded, { message })
    }),
    ...ofRouters.slice(0, 1).map(({ text }) => {
      const message = sentence(
        '{placeholder:code} is how routers write a placeholder: it was probably not filled in.',
        { placeholder: text },
      )
      return ownCandidate('route-parameter', ofRouters, { message })
    }),
  ]
}

type Rule = readonly [pattern: RegExp, message: Sentence, remedy: Sentence]

/** Each pattern matches just what is wrong. */
const RULES: Readonly<Record<string, readonly Rule[]>> = /* @__PURE__ */ (() => ({
  mailto: [
    [
      /^[^@%\s?#]{1,64}(?=[?#]|$)/,
      sentence(
        'The email address after mailto: is not complete; the @ and the domain are missing.',
      ),
      sentence('Write the whole address, such as `mailto:joe@example.com`.'),
    ],
    [
      /(?<=@[a-z\d.-]{1,253});(?= ?[^\s@;,]{1,64}@)/i,
      sentence(
        'There is a semicolon between two email addresses; a mailto: URL needs a comma there.',
      ),
      sentence('Write {character:code} instead of {written:code}.', {
        character: ',',
        written: ';',
      }),
    ],
    [
      /(?<=@[a-z\d-]{1,63}),(?=[a-z]{2,24}(?:[?#]|$))/i,
      sentence('The domain of an email address cannot contain a comma.'),
      sentence('Write a dot instead of the comma.'),
    ],
    [
      /#(?<=[?&](?:body|subject)=[^#]*#)/i,
      sentence('The number sign (#) ends the text of the message.'),
      sentence('Write `%23` instead, if the text goes on.'),
    ],
    [
      /&(?<=[?&](?:body|subject)=[^#&]*&)(?=[^=&#]+(?:[&#]|$))/i,
      sentence('An & ends the text of the message.'),
      sentence('Write `%26` instead, if the text goes on.'),
    ],
  ],
  jdbc: [
    [
      /(?<=^[a-z][a-z\d]{0,20})\/\//i,
      sentence('There is no colon after the name of the database.'),
      sentence('Write {character:code} instead of {written:code}.', {
        character: '://',
        written: '//',
      }),
    ],
  ],
  tel: [
    [
      /\(0\)/,
      sentence('After a country code, `(0)` is dialled as a 0 that does not belong there.'),
      sentence('Remove it.'),
    ],
    [
      /^\/{1,3}(?=[+\d])/,
      sentence('After tel: comes a number, without slashes.'),
      sentence('Remove the slashes.'),
    ],
  ],
  data: [
    [
      /(?<=^[a-z]{1,20}\/[a-z\d.+-]{1,60}):(?=base64,)/i,
      sentence('There is a colon after the media type, where a semicolon belongs.'),
      sentence('Write {character:code} instead of {written:code}.', {
        character: ';',
        written: ':',
      }),
    ],
    [
      /(?<=^[a-z]{1,20}\/[a-z\d.+-]{1,60}(?:;[^,]{0,60})?),(?=base64,)/i,
      sentence('There is a comma before `base64`, so the data begins there and is not decoded.'),
      sentence('Write {character:code} instead of {written:code}.', {
        character: ';',
        written: ',',
      }),
    ],
    [
      /#(?<=^(?:text|image\/svg)[^,]{0,60},[^#]*#)(?=[\s\S]*[<>])/i,
      sentence('A number sign (#) ends the data, although the text goes on.'),
      sentence('Write `%23` instead.'),
    ],
  ],
}))()

/** The longest path of addresses that is looked at. */
const LONGEST = 2000

function malformedPath({ input, scheme, parts }: UrlContext): Candidate[] {
  if (parts.scheme === null || isSpecialScheme(scheme)) return []
  const rules = Object.hasOwn(RULES, scheme) ? RULES[scheme]! : []
  const start = parts.scheme.end + 1
  const whole = input.slice(start, start + LONGEST).trimEnd()
  for (const [pattern, message, remedy] of rules) {
    const match = pattern.exec(whole)
    if (match === null) continue
    const from = start + match.index
    const place = { start: from, end: from + match[0].length }
    return [ownCandidate('malformed-path', [place], { message, remedy })]
  }
  return []
}
