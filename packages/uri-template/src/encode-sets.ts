import { COMPONENT, type PercentEncodeSet } from '@waymark/percent-encoding'

/** Encodes all but unreserved characters. @see https://www.rfc-editor.org/rfc/rfc6570#section-3.2.1 */
export const ALL_BUT_UNRESERVED: PercentEncodeSet = /* @__PURE__ */ changed(COMPONENT, "!'()*", 1)

/** Encodes all but unreserved and reserved characters. */
export const ALL_BUT_RESERVED: PercentEncodeSet = /* @__PURE__ */ changed(
  COMPONENT,
  ':/?#[]@!$&+,;=',
  0,
)

function changed(base: PercentEncodeSet, members: string, cell: 0 | 1): PercentEncodeSet {
  const set = base.slice()
  for (let i = 0; i < members.length; i++) set[members.charCodeAt(i)] = cell
  return set
}
