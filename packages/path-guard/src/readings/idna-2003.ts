import { domainToUnicode, parseDomain } from '@waymark/host'
import type { ParserModel } from './parser-model.ts'
import { WHATWG } from './whatwg.ts'

/**
 * Browsers before the standard, and programs that still convert domains by IDNA 2003, such as the codec `idna` of Python:
 * characters that have domains of their own today were others there, or none.
 */
export const IDNA_2003: ParserModel = {
  name: 'idna-2003',
  title: 'programs that convert domains by IDNA 2003',
  source: 'https://www.unicode.org/reports/tr46/#Deviations',
  read(url) {
    const seen = WHATWG.read(url)
    if (!seen?.host?.includes('xn--')) return seen
    const old = domainToUnicode(seen.host)
      .replaceAll('ß', 'ss')
      .replaceAll('ς', 'σ')
      .replace(/[\u1806\u200c\u200d]/g, '')
    return { ...seen, host: parseDomain(old) ?? seen.host }
  },
}
