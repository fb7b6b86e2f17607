import { isRecord, ownOptions } from '@waymark/infra/internal'
import {
  listOf,
  type OptionType,
  oneOf,
  optionType,
  recordOf,
  STRING,
} from '@waymark/infra/options'

export { BOOLEAN, oneOf } from '@waymark/infra/options'

export const DEFAULT_PORT: OptionType = /* @__PURE__ */ oneOf('remove', 'keep')

export const STRINGS: OptionType = /* @__PURE__ */ listOf(STRING, 'a list of strings')

export const STRINGS_BY_NAME: OptionType = /* @__PURE__ */ recordOf(STRING, 'an object of strings')

const PORT: OptionType = /* @__PURE__ */ optionType('a port', (value) => Number.isInteger(value))

export const PORTS_BY_SCHEME: OptionType = /* @__PURE__ */ recordOf(
  PORT,
  'an object of whole numbers',
)

/** A site with lists of parameter names. */
export const SITES: OptionType = /* @__PURE__ */ listOf(
  /* @__PURE__ */ optionType('a site', isSite),
  "a list of sites, such as { site: 'a.example', allow: ['ref'] }",
)

const SITE_MEMBERS = ['site', 'path', 'allow', 'deny']

function isSite(value: unknown): boolean {
  if (!isRecord(value) || typeof value['site'] !== 'string') return false
  const { path, allow, deny } = ownOptions(value)
  return (
    Object.keys(value).every((member) => SITE_MEMBERS.includes(member)) &&
    (path === undefined || typeof path === 'string') &&
    [allow, deny].every((names) => names === undefined || STRINGS.accepts(names))
  )
}
