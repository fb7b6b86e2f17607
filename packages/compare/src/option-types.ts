import { COUNT, listOf, type OptionType, oneOf, recordOf, STRING } from '@waymark/infra/options'

export { BOOLEAN, COUNT, STRING } from '@waymark/infra/options'

export const HTTP_OR_HTTPS: OptionType = /* @__PURE__ */ oneOf('http', 'https')

export const PROFILE: OptionType = /* @__PURE__ */ oneOf('v4', 'v5')

export const PORTS_BY_SCHEME: OptionType = /* @__PURE__ */ recordOf(
  COUNT,
  'an object of whole numbers',
)

export const STRINGS_BY_NAME: OptionType = /* @__PURE__ */ recordOf(STRING, 'an object of strings')

export const LISTS_BY_NAME: OptionType = /* @__PURE__ */ recordOf(
  /* @__PURE__ */ listOf(STRING, 'a list of strings'),
  'an object of lists of strings',
)
