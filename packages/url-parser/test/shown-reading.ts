import type { Reading, TextRange, UrlRecord } from '@waymark/url-parser'

/** All of a reading, a line for each kind of thing. */
export function shownReading(reading: Reading): string {
  const { errors, errorsOf, failure, parts, removed, url } = reading
  const { fromBase, parameters, segments, ...ranges } = parts
  const places = Object.entries(ranges).flatMap(([name, range]) =>
    range === null ? [] : [`${name} ${place(range)}`],
  )
  if (segments.length > 0) places.push(`segments ${segments.map(place).join(' ')}`)
  if (parameters.length > 0) {
    const shown = parameters.map(({ name, value }) => `${place(name)}=${value && place(value)}`)
    places.push(`parameters ${shown.join(' ')}`)
  }
  if (fromBase !== null) places.push(`from the base: ${fromBase}`)
  return [
    ...shownUrl(url),
    errorsOf === 'base' ? 'errors of the base' : '',
    ...errors.map(
      (error) => `${error === failure ? 'failure' : 'error'} ${error.name} ${place(error)}`,
    ),
    places.join(', '),
    removed.length > 0 ? `removed ${removed.map(place).join(' ')}` : '',
  ]
    .filter((line) => line !== '')
    .map((line) => `  ${line}`)
    .join('\n')
}

export function place({ start, end }: TextRange): string {
  return `${start}-${end}`
}

/** A record as its string and its offsets. */
export function shownUrl(url: UrlRecord | null): string[] {
  if (url === null) return ['null']
  return [
    url.href,
    [
      url.schemeEnd,
      url.usernameEnd,
      url.hostStart,
      url.hostEnd,
      url.portEnd,
      url.pathStart,
      url.searchStart,
      url.hashStart,
      url.hasOpaquePath ? 'opaque' : 'list',
    ].join(' '),
  ]
}

interface Block {
  readonly input: string
  readonly base: string | null
  readonly expected: string
}

/** Blocks of a line with the input, and the base if there is one, as JSON strings, and indented lines. */
export function readBlocks(text: string): Block[] {
  return text
    .trimEnd()
    .split('\n\n')
    .map((block) => {
      const [head, ...lines] = block.split('\n')
      const [input, base = null] = JSON.parse(`[${head}]`)
      return { input, base, expected: lines.join('\n') }
    })
}
