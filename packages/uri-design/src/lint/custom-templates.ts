import { sentence, suggest } from '@waymark/infra/internal'
import { refusal } from './refused-rule.ts'

/** How a place is written: in quotation marks, between backticks, or so that a dot at its end is not that of the sentence. */
const STYLES = ['quote', 'code', 'name']

/** Braces around anything with a letter or a digit; others are themselves. */
const PLACE = /\{[^{}]*\}/g
const KNOWN = /^\{(\w+)(?::([a-z]+)(?:[1-9]\d{0,2})?)?\}$/

/** Checks the places of a text of a rule: a wrong one would be shown as it is. */
export function checkTemplate(
  rule: string,
  member: string,
  template: string,
  names: readonly string[],
): void {
  for (const [place] of template.matchAll(PLACE)) {
    const [name] = /[\p{L}\p{N}_$]+/u.exec(place) ?? []
    if (name === undefined) continue
    const [, known = '', style] = KNOWN.exec(place) ?? []
    if (names.includes(known) && (style === undefined || STYLES.includes(style))) continue
    throw unknownPlace(rule, { member, place, name, style: /:(\w*)/.exec(place)?.[1] ?? '' }, names)
  }
}

function unknownPlace(
  rule: string,
  { member, place, name, style }: Readonly<Record<'member' | 'place' | 'name' | 'style', string>>,
  names: readonly string[],
): Error {
  if (names.length === 0) {
    const fault = sentence(
      '{member:code} has the place {place:code}, which only a pattern fills: let the function report a text of its own',
      { member, place },
    )
    return refusal(rule, fault)
  }
  const isName = names.includes(name)
  const near = isName ? suggest(style, STYLES) : suggest(name, names)
  const known = isName
    ? [`{${name}}`, ...STYLES.map((each) => `{${name}:${each}}`)]
    : names.map((each) => `{${each}}`)
  const facts = { member, place, known }
  const fault =
    near === null
      ? sentence(
          '{member:code} has the place {place:code}, and its places can be {known:code,list}',
          facts,
        )
      : sentence(
          '{member:code} has the place {place:code}, and its places can be {known:code,list}; did you mean {near:code}?',
          { ...facts, near: isName ? `{${name}:${near}}` : `{${near}}` },
        )
  return refusal(rule, fault)
}
