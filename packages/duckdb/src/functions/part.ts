import { suggest } from '@waymark/infra/internal'
import { OptionError } from '@waymark/infra/options'
import { parseUrl } from '@waymark/url-parser'
import { findPart, urlParts } from '@waymark/url-parser/internal/url-parts'
import type { UrlFunction } from './url-function.ts'

const names = urlParts.map(({ name }) => name)

export const part: UrlFunction = {
  name: 'part',
  values: ['url'],
  choice: 'part',
  returns: 'VARCHAR',
  summary: `A part of the URL as it is serialised: ${names.join(', ')}. NULL if the URL does not have it; an empty string if it is there and empty.`,
  examples: [
    ["part('https://Bücher.example/a b?q#', 'host')", 'xn--bcher-kva.example'],
    ["part('https://Bücher.example/a b?q#', 'path')", '/a%20b'],
    ["part('https://Bücher.example/a b?q#', 'fragment')", ''],
    ["part('https://Bücher.example:443/', 'port')", null],
    ["part('file:///a', 'host')", ''],
    ["part('file:///a', 'origin')", null],
  ],
  bind(name) {
    const asked = findPart(name)
    if (asked === null) throw unknownPart(name)
    return (text) => {
      const url = parseUrl(text)
      return url && asked.read(url)
    }
  },
}

function unknownPart(name: string): OptionError {
  const near = suggest(name, names)
  const advice = near === null ? `the parts are ${names.join(', ')}` : `did you mean "${near}"?`
  const text = `There is no part ${JSON.stringify(name)}; ${advice}`
  return new OptionError('part', { text, data: { name, ...(near !== null && { near }) } })
}
