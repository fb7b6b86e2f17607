/**
 * The members of a page that TypeDoc has written, folded: of each, the heading and the first sentences are seen, and the
 * rest opens. The first member, which people use most, is open.
 *
 * @param body - Markdown with a heading of the third level for each member.
 */
export function foldMembers(body: string): string {
  let isFirst = true
  return body
    .split(/^(?=#{2,3} )/m)
    .map((part) => {
      if (!part.startsWith('### ')) return part
      const open = isFirst ? ' open' : ''
      isFirst = false
      return folded(part, open)
    })
    .join('')
}

/** What TypeDoc writes before the description: the signature, and where the source is. */
const SIGNATURE = /^(?:> .*|Defined in: .*)$/
/** A paragraph of text. */
const TEXT = /^[^#|<`>\-*]/

function folded(part: string, open: string): string {
  const [heading = '', ...blocks] = part
    .replace(/\n\*\*\*\s*$/, '')
    .trim()
    .split('\n\n')
  const at = blocks.findIndex((block) => !SIGNATURE.test(block))
  const summary = at >= 0 && TEXT.test(blocks[at]!) ? blocks[at]! : ''
  const rest = blocks.filter((block) => block !== summary)
  return [
    heading,
    ...(summary === '' ? [] : [summary]),
    `<details class="member"${open}>`,
    '<summary>Signature and details</summary>',
    ...rest,
    '</details>',
    '',
  ].join('\n\n')
}
