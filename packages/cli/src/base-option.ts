import { type Sentence, sentence } from '@waymark/infra/internal'
import { type Preset, selectRules } from '@waymark/normalize'
import { parseUrl, serializeUrl, type UrlRecord } from '@waymark/url-parser'
import type { Option } from './command-description.ts'
import { type Failure, usageFailure, verbatim } from './failure.ts'
import type { OptionValues } from './option-values.ts'
import { refusalOf } from './refusal.ts'

export const BASE_OPTION: Option = {
  name: 'base',
  value: 'url',
  summary: 'The base URL that relative URLs are resolved against.',
}

/** The chosen base URL, or `null`. */
export function chosenBase(options: OptionValues): UrlRecord | null {
  const text = options.text('base')
  const base = text === null ? null : parseUrl(text)
  if (text !== null && base === null) {
    throw usageFailure(
      '--{option} is {value:quote}: {reason:phrase} Give an absolute URL, such as https://example.com/',
      {
        detail: 'base-not-url',
        option: BASE_OPTION.name,
        value: text,
        reason: verbatim(refusalOf(text)),
      },
    )
  }
  return base
}

/** A preset that resolves relative URLs against the base, if there is one. */
export function withBase(preset: Preset, base: UrlRecord | null): Preset {
  return base === null ? preset : selectRules(preset, { base: serializeUrl(base) })
}

/** A base that is the URL of a folder, with a slash at its end; `null` if `--base` is not given. */
export function chosenFolderUrl(options: OptionValues): string | null {
  const base = options.text('base')
  if (base === null) return null
  if (/[?#]/.test(base)) {
    throw wrongBase(
      base,
      sentence('give the URL of a folder, without ? and #', { detail: 'url-of-folder' }),
    )
  }
  const scheme = parseUrl(base)?.scheme
  if (scheme !== 'https' && scheme !== 'http') {
    const advice = sentence('give an absolute http or https URL, such as https://example.com/', {
      detail: 'http-url',
    })
    throw wrongBase(base, advice)
  }
  return base.endsWith('/') ? base : `${base}/`
}

function wrongBase(value: string, advice: Sentence): Failure {
  return usageFailure('--{option} is {value:quote}: {advice:phrase}', {
    option: BASE_OPTION.name,
    value,
    advice,
  })
}
