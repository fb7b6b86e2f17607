import {
  C0_CONTROL,
  COMPONENT,
  type PercentEncodeSet,
  percentEncodeSet,
} from '@waymark/percent-encoding'

/** Encodes all but unreserved characters. @see https://www.rfc-editor.org/rfc/rfc6570#section-3.2.1 */
export const ALL_BUT_UNRESERVED: PercentEncodeSet = /* @__PURE__ */ percentEncodeSet(
  COMPONENT,
  "!'()*",
)

/** Encodes all but unreserved and reserved characters. */
export const ALL_BUT_RESERVED: PercentEncodeSet = /* @__PURE__ */ percentEncodeSet(
  C0_CONTROL,
  ' "%<>\\^`{|}',
)
