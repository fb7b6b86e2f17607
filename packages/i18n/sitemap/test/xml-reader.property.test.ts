import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { leastHits, runs } from '../../../../test/runs.ts'
import type { XmlFault } from '../src/xml/xml-handler.ts'
import { XmlReader } from '../src/xml/xml-reader.ts'

type Event =
  | readonly ['start', string, string, ...(readonly (readonly [string, string])[])]
  | readonly ['text', string]
  | readonly ['end']

interface Reading {
  readonly events: readonly Event[]
  readonly fault: XmlFault | null
}

const LIMITS = {
  maxDepth: 64,
  maxAttributes: 256,
  maxNameLength: 1_024,
  maxAttributeLength: 1_048_576,
}

/** Adjacent pieces of text are one event. */
function addText(events: Event[], text: string): void {
  const last = events.at(-1)
  if (last?.[0] === 'text') events[events.length - 1] = ['text', last[1] + text]
  else if (text !== '') events.push(['text', text])
}

function read(pieces: readonly string[], limits = LIMITS): Reading {
  const events: Event[] = []
  const reader = new XmlReader(
    {
      startElement: ({ name, namespace, attributes }) =>
        events.push(['start', name, namespace, ...attributes]),
      endElement: () => events.push(['end']),
      text: (text) => addText(events, text),
    },
    limits,
  )
  for (const piece of pieces) {
    const fault = reader.write(piece)
    if (fault !== null) return { events, fault }
  }
  return { events, fault: reader.end() }
}

class SaxesError extends Error {}

/** The same by another parser. */
function readWithSaxes(text: string): { readonly events: readonly Event[]; error: string | null } {
  const events: Event[] = []
  const parser = new SaxesParser({
    xmlns: true,
    position: false,
    defaultXMLVersion: '1.0',
    forceXMLVersion: true,
  })
  let depth = 0
  const onText = (piece: string) => {
    if (depth > 0) addText(events, piece)
  }
  parser.on('text', onText)
  parser.on('cdata', onText)
  parser.on('opentag', ({ name, uri, attributes }) => {
    depth++
    const pairs = Object.values(attributes).map(
      (attribute) => [attribute.name, attribute.value] as const,
    )
    events.push(['start', name, uri, ...pairs])
  })
  parser.on('closetag', () => {
    depth--
    events.push(['end'])
  })
  parser.on('error', (error) => {
    throw new SaxesError(error.message)
  })
  try {
    parser.write(text).close()
  } catch (error) {
    if (!(error instanceof SaxesError)) throw error
    return { events, error: error.message }
  }
  return { events, error: null }
}

const DOCUMENTS = [
  `<?xml version="1.0" encoding="UTF-8" standalone='yes'?>
<?xml-stylesheet type="text/xsl" href="/main.xsl"?>
<!-- Made by a plug-in -->
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"
  xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
  <url>
    <loc>https://a.example/?a=1&amp;b=2</loc>
    <lastmod>2026-01-02T03:04:05+00:00</lastmod>
    <xhtml:link rel="alternate" hreflang="de" href="https://a.example/de?a=1&amp;b=2"/>
    <xhtml:link rel='alternate' hreflang="x-default" href = "https://a.example/&#x61;&#98;" />
    <image:image><image:loc>https://a.example/1.jpg</image:loc></image:image>
  </url>
</urlset>
`,
  `<s:urlset\r\n\txmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9"\r\n><s:url\r><s:loc><![CDATA[https://a.example/?a&b]]></s:loc
></s:url><?p q?r ?><x xmlns="urn:x" a:b="&lt;&gt;&quot;&apos;\t\n\r\n" xmlns:a="urn:a" xml:lang="ä"><y xmlns=""/>]] ></x></s:urlset>\r\n<!-- - -->`,
  `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>https://bücher.example/日本/😀</loc><!-->--><é:x𐀀 xmlns:é="u" é:b="1" b="2"></é:x𐀀></sitemap></sitemapindex>`,
]

const SCRAPS = [
  '<',
  '>',
  '&',
  '"',
  "'",
  '/',
  '=',
  '?',
  '!',
  '-',
  ':',
  ';',
  ']',
  '[',
  '#',
  ' ',
  '\n',
  '\r',
  '\t',
  'x',
  'x:',
  '1',
  '.',
  '--',
  '-->',
  '<!--',
  '<![CDATA[',
  ']]>',
  '<?',
  '?>',
  '<?p ?>',
  '<?xml version="1.0"?>',
  '<!',
  '</',
  '/>',
  '&amp;',
  '&amp',
  '&#0;',
  '&#x10FFFF;',
  '&#x110000;',
  '&#xD800;',
  '&nbsp;',
  '&;',
  '&#;',
  '&constructor;',
  '<a>',
  '</a>',
  '<a/>',
  '<a:b/>',
  'a="b"',
  ' a="b"',
  ' b:c="d"',
  ' xmlns=""',
  ' xmlns="urn:y"',
  ' xmlns:s="urn:s"',
  ' xmlns:xml="urn:x"',
  ' xmlns:xmlns="urn:x"',
  ' xmlns:p="http://www.w3.org/2000/xmlns/"',
  ' xmlns:p=""',
  ' xmlns:q="http://www.w3.org/XML/1998/namespace"',
  ' xmlns:b="urn:a"',
  '<xmlns:a/>',
  ' xml:space="preserve"',
  '\u0000',
  '\u0001',
  '\u0085',
  '\u00b7',
  '\u0300',
  '\u037e',
  '\u2028',
  '\ufffe',
  '\uffff',
  '\ufeff',
  'ä',
  '😀',
  '𐀀',
  '\u{f0000}',
]

interface Mutation {
  readonly kind: 'delete' | 'insert' | 'replace' | 'double' | 'swap' | 'cut'
  readonly at: number
  readonly to: number
  readonly length: number
  readonly scrap: string
}

const mutation: fc.Arbitrary<Mutation> = fc.record({
  kind: fc.constantFrom('delete', 'insert', 'replace', 'double', 'swap', 'cut'),
  at: fc.nat(10_000),
  to: fc.nat(10_000),
  length: fc.oneof({ weight: 5, arbitrary: fc.constant(1) }, fc.nat(40)),
  scrap: fc.constantFrom(...SCRAPS),
})

/** Changes a document by code points, so that no surrogate is left alone. */
function mutate(document: string, mutations: readonly Mutation[]): string {
  let points = [...document]
  for (const { kind, at, to, length, scrap } of mutations) {
    const start = at % (points.length + 1)
    const part = points.slice(start, start + length)
    const before = points.slice(0, start)
    const after = points.slice(start + length)
    switch (kind) {
      case 'delete':
        points = [...before, ...after]
        break
      case 'insert':
        points = [...before, ...scrap, ...part, ...after]
        break
      case 'replace':
        points = [...before, ...scrap, ...after]
        break
      case 'double':
        points = [...before, ...part, ...part, ...after]
        break
      case 'swap': {
        const rest = [...before, ...after]
        const place = to % (rest.length + 1)
        points = [...rest.slice(0, place), ...part, ...rest.slice(place)]
        break
      }
      case 'cut':
        points = before
    }
  }
  return points.join('')
}

const mutated = fc
  .tuple(
    fc.constantFrom(...DOCUMENTS),
    fc.oneof(
      { weight: 6, arbitrary: fc.array(mutation, { minLength: 1, maxLength: 1 }) },
      fc.array(mutation, { minLength: 2, maxLength: 5 }),
    ),
  )
  .map(([document, mutations]) => mutate(document, mutations))

interface Difference {
  readonly why: string
  readonly source: string
  readonly example: string
  readonly isIn: (text: string, ours: Reading, error: string | null) => boolean
}

const PADDED_NAMESPACE = /xmlns[^=<>]*=\s*(?:"\s|'\s|"[^"]*\s"|'[^']*\s')/u

/** Where saxes does something else than is said in the recommendations. */
const DIFFERENCES: readonly Difference[] = [
  {
    why: 'White space must follow the target of a processing instruction that has more; saxes takes "?q" for its text.',
    source: 'https://www.w3.org/TR/xml/#NT-PI',
    example: '<?p?q ?><x/>',
    isIn: (_text, { fault }, error) =>
      error === null &&
      fault?.message.data['detail'] === 'instruction' &&
      fault.message.data['character'] === '?',
  },
  {
    why: 'What follows a colon is a name itself; saxes does not look at its first character.',
    source: 'https://www.w3.org/TR/xml-names/#NT-LocalPart',
    example: '<p:1 xmlns:p="urn:p"/>',
    isIn: (_text, { fault }, error) =>
      error === null && fault?.message.data['detail'] === 'name-start',
  },
  {
    why: 'Namespaces are compared character by character; saxes removes white space from their ends.',
    source: 'https://www.w3.org/TR/xml-names/#NSNameComparison',
    example: '<p:x xmlns:p=" urn:p"/>',
    isIn: (text) => PADDED_NAMESPACE.test(text),
  },
  {
    why: 'A byte order mark is not part of the text: what takes the bytes of a file removes it. saxes removes one, too.',
    source: 'https://www.w3.org/TR/xml/#charencoding',
    example: '\ufeff<x/>',
    isIn: (text) => text.startsWith('\ufeff'),
  },
]

/** In what the two differ. Of a document that both refuse, the last event before the error does not count. */
function compare(
  ours: Reading,
  { events, error }: ReturnType<typeof readWithSaxes>,
): string | null {
  if ((ours.fault === null) !== (error === null)) {
    return `ours: ${ours.fault?.message.text}; that of saxes: ${error}`
  }
  const length =
    error === null ? Number.POSITIVE_INFINITY : Math.min(ours.events.length, events.length) - 1
  const [a, b] = [ours.events, events].map((list) =>
    JSON.stringify(list.slice(0, Math.max(0, length))),
  )
  return a === b ? null : `ours: ${a}\nthat of saxes: ${b}`
}

test('a mutated document gives the same events as from saxes, or both refuse it', () => {
  let whole = 0
  let refused = 0
  fc.assert(
    fc.property(mutated, (text) => {
      const ours = read([text])
      const saxes = readWithSaxes(text)
      if (ours.fault === null) whole++
      else refused++
      const difference = compare(ours, saxes)
      if (difference === null) return
      if (DIFFERENCES.some(({ isIn }) => isIn(text, ours, saxes.error))) return
      expect.fail(`${difference}\n${text}`)
    }),
    { numRuns: runs(10_000) },
  )
  expect(whole).toBeGreaterThan(leastHits(1_000))
  expect(refused).toBeGreaterThan(leastHits(1_000))
})

test.each(DIFFERENCES)('saxes differs: $why', ({ example, isIn }) => {
  const ours = read([example])
  const saxes = readWithSaxes(example)
  expect(compare(ours, saxes)).not.toBeNull()
  expect(isIn(example, ours, saxes.error)).toBe(true)
})

/** Text in pieces of so many code points, the sizes in turn. */
function cut(text: string, sizes: readonly number[]): string[] {
  const points = [...text]
  const pieces: string[] = []
  for (let at = 0, n = 0; at < points.length; n++) {
    const size = sizes[n % sizes.length]!
    pieces.push(points.slice(at, at + size).join(''))
    at += size
  }
  return pieces
}

test('a document is read alike wherever it is cut in two, and in single characters', () => {
  for (const document of DOCUMENTS) {
    for (const text of [document, document.replace('</', '<'), document.replaceAll('\n', '\r\n')]) {
      const whole = read([text])
      const points = [...text]
      for (let at = 0; at <= points.length; at++) {
        const pieces = [points.slice(0, at).join(''), points.slice(at).join('')]
        if (!isDeepStrictEqual(read(pieces), whole))
          expect(read(pieces), pieces.join('|')).toEqual(whole)
      }
      expect(read(points)).toEqual(whole)
    }
  }
})

const limits = fc.record({
  maxDepth: fc.constantFrom(3, 64),
  maxAttributes: fc.constantFrom(3, 256),
  maxNameLength: fc.constantFrom(16, 50, 1_024),
  maxAttributeLength: fc.constantFrom(64, 150, 1_048_576),
})

test('a mutated document is read alike wherever it is cut, within the limits or not', () => {
  const codes = new Map<string, number>()
  fc.assert(
    fc.property(
      mutated,
      fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 4 }),
      limits,
      (text, sizes, chosen) => {
        const whole = read([text], chosen)
        expect(read(cut(text, sizes), chosen)).toEqual(whole)
        const code = whole.fault?.code ?? 'none'
        codes.set(code, (codes.get(code) ?? 0) + 1)
      },
    ),
    { numRuns: runs(5_000) },
  )
  for (const code of [
    'none',
    'not-well-formed',
    'too-deep',
    'too-many-attributes',
    'name-too-long',
    'attribute-too-long',
  ]) {
    expect(codes.get(code) ?? 0).toBeGreaterThan(leastHits(10))
  }
})
