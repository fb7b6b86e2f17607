import { asciiLowercase } from '@waymark/infra'
import { checkHreflang, parseLanguageTag } from '@waymark/language-tag'

/** Languages of one macrolanguage of ISO 639-3, earlier codes, and Filipino, which is a standard of Tagalog. */
const SAME_LANGUAGES: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  'bs:sh cmn:zh cnr:sh fil:tl hr:sh id:ms in:ms iw:he ji:yi jw:jv mo:ro nan:zh nb:no nn:no prs:fa sr:sh tw:ak yue:zh'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)

/**
 * Returns the language of an `hreflang` value in lower case, without script and region, and the same for languages that one page
 * can serve, such as `hr` and `bs`. `null` for `x-default`, and for a value that search engines cannot use.
 *
 * @example
 * ```ts
 * import { primaryLanguage } from '@waymark/hreflang'
 *
 * primaryLanguage('zh-Hant-TW') // => 'zh'
 * primaryLanguage('nb') === primaryLanguage('no') // => true
 * primaryLanguage('en_US') // => null
 * ```
 */
export function primaryLanguage(value: string): string | null {
  if (checkHreflang(value).problems.some(({ severity }) => severity === 'error')) return null
  const tag = parseLanguageTag(asciiLowercase(value))
  if (tag?.kind !== 'langtag') return null
  return SAME_LANGUAGES.get(tag.language) ?? tag.language
}
