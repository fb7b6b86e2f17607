import type { Preset } from '../preset.ts'

export const standard: Preset = {
  name: 'standard',
  summary: 'What the URL Standard itself settles, and nothing more.',
  explain:
    'What `new URL(url).href` gives: the URL as browsers request it. It merges the case of scheme and host, default ports, dot segments, backslashes and the forms of IPv4 addresses. This costs nothing in meaning, so it is a good first step for any list of URLs.',
  caution:
    'It merges little: `/~a` and `/%7Ea`, an empty query and trailing slashes stay different. Do not use it alone to find duplicates.',
  rules: [],
  options: {},
}
