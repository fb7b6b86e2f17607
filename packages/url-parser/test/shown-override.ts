import { basicUrlParse, type StateOverride, type UrlRecord } from '@waymark/url-parser'
import { place, shownUrl } from './shown-reading.ts'

/** What a state override makes of a record, with the errors in the value. */
export function shownOverride(url: UrlRecord, stateOverride: StateOverride, value: string): string {
  const errors: string[] = []
  const changed = basicUrlParse(value, {
    url,
    stateOverride,
    report: (name, start, end) => errors.push(`error ${name} ${place({ start, end })}`),
  })
  return [...shownUrl(changed), ...errors].map((line) => `  ${line}`).join('\n')
}
