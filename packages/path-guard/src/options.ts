import { isRecord } from '@waymark/infra/internal'
import { FUNCTION, type OptionType, oneOf, optionType } from '@waymark/infra/options'

/** `policy` of every guard. */
export const POLICY: OptionType = /* @__PURE__ */ oneOf('strict', 'contained')
/** `links` of guards that look at a disk. */
export const LINKS: OptionType = /* @__PURE__ */ oneOf('inside', 'refuse')
export const PLATFORM: OptionType = /* @__PURE__ */ oneOf('posix', 'windows')
/** `files` of guards that look at a disk. */
export const FILES: OptionType = /* @__PURE__ */ optionType(
  'an object with a function `look`',
  (value) => isRecord(value) && FUNCTION.accepts(value['look']),
)
