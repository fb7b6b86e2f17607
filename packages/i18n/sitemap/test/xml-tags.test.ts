import { describe, expect, test } from 'vitest'
import type { XmlElement, XmlFault, XmlLimits } from '../src/xml/xml-handler.ts'
import { XmlReader } from '../src/xml/xml-reader.ts'

const LIMITS: XmlLimits = {
  maxDepth: 3,
  maxAttributes: 3,
  maxNameLength: 8,
  maxAttributeLength: 20,
}
const WIDE: XmlLimits = {
  maxDepth: 9,
  maxAttributes: 99,
  maxNameLength: 999,
  maxAttributeLength: 999,
}
const NAME = 'x'.repeat(300)
const LONG = 'x'.repeat(301)
const CUT = `${'x'.repeat(149)}…${'x'.repeat(149)}`

function readPieces(
  pieces: readonly string[],
  limits: XmlLimits,
): { readonly elements: XmlElement[]; readonly fault: XmlFault | null } {
  const elements: XmlElement[] = []
  const reader = new XmlReader(
    { startElement: (element) => elements.push(element), endElement: () => {}, text: () => {} },
    limits,
  )
  for (const piece of pieces) {
    const fault = reader.write(piece)
    if (fault !== null) return { elements, fault }
  }
  return { elements, fault: reader.end() }
}

/** In one piece; it must be the same in single characters. */
function read(xml: string, limits = LIMITS): ReturnType<typeof readPieces> {
  const whole = readPieces([xml], limits)
  expect(readPieces([...xml], limits)).toEqual(whole)
  return whole
}

const namesOf = (xml: string) =>
  read(xml, WIDE).elements.map(({ name, local, namespace }) => [name, local, namespace])
const faultOf = (xml: string, limits = LIMITS) => {
  const { fault } = read(xml, limits)
  return fault === null
    ? null
    : [fault.code, `${fault.place.line}:${fault.place.column}`, fault.message.data]
}

describe('just within a limit all is read, and one more is too much', () => {
  const longName = ['name-too-long', { most: 8 }] as const
  const longTag = ['attribute-too-long', { most: 20 }] as const
  const spaces = (count: number) => ' '.repeat(count)

  test.each<[string, string, string, readonly [code: string, data: object], string]>([
    [
      'elements',
      '<a><b><c/></b></a>',
      '<a><b><c>\n<d/></c></b></a>',
      ['too-deep', { most: 3 }],
      '2:1',
    ],
    [
      'attributes',
      '<a b="" c="" d=""/>',
      '<a b="" c="" d=""\ne=""/>',
      ['too-many-attributes', { most: 3 }],
      '2:1',
    ],
    ['the name of an element', '<abcdefgh/>', '\n <abcdefghi/>', longName, '2:2'],
    ['a name with a prefix', '<p:abcdef xmlns:p="u"/>', '\n <p:abcdefg/>', longName, '2:2'],
    ['a prefix', '<ab:cdefg xmlns:ab="u"/>', '\n <abcdefgh:/>', longName, '2:2'],
    ['the name in an end tag', '<abcdefgh></abcdefgh>', '<a>\n</abcdefghi>', longName, '2:1'],
    ['the name of an attribute', '<a abcdefgh=""/>', '<a\n abcdefghi=""/>', longName, '2:2'],
    ['the name of an instruction', '<?abcdefgh?><a/>', '\n<?abcdefghi?><a/>', longName, '2:1'],
    [
      'the name of a namespace',
      '<a xmlns="abcdefgh"/>',
      '<a xmlns=\n"abcdefghi"/>',
      ['name-too-long', { detail: 'namespace', most: 8 }],
      '2:1',
    ],
    ['a start tag', `<a${spaces(19)}></a>`, `<a${spaces(20)}></a>`, longTag, '1:23'],
    ['an empty tag', `<a${spaces(18)}/>`, `<a${spaces(19)}/>`, longTag, '1:23'],
    [
      'the value of an attribute',
      '<a b="1234567890123"/>',
      '<a b="12345678901234"/>',
      longTag,
      '1:23',
    ],
    ['an end tag', `<a></a${spaces(19)}>`, `<a></a${spaces(20)}>`, longTag, '1:27'],
    [
      'an instruction',
      `\n<?b${spaces(25)}?><a/>`,
      `\n<?b${spaces(26)}?><a/>`,
      ['attribute-too-long', { detail: 'instruction', most: 28 }],
      '2:1',
    ],
    [
      'a reference',
      '<a>&#0000065;</a>',
      '<a>\n&#00000065;</a>',
      ['not-well-formed', { detail: 'ampersand' }],
      '2:1',
    ],
    [
      'a reference in an attribute',
      '<a b="&#0000065;"/>',
      '<a b="\n&#00000065;"/>',
      ['not-well-formed', { detail: 'ampersand' }],
      '2:1',
    ],
  ])('%s', (_what, good, bad, [code, data], place) => {
    expect(faultOf(good)).toBe(null)
    expect(faultOf(bad)).toEqual([code, place, data])
  })

  test('a value that is longer than a name may be is no namespace', () => {
    const limits = { ...LIMITS, maxAttributeLength: 99 }
    for (const name of ['xmlnsa', 'a', 'x:xmlns', 'axmlns']) {
      const xml = `<a xmlns:x="u" ${name}="abcdefghi"/>`
      expect(faultOf(xml, limits)).toBe(null)
    }
    expect(faultOf('<a xmlns:b="abcdefgh"/>', limits)).toBe(null)
    expect(faultOf('<a xmlns:b=\n"abcdefghi"/>', limits)).toEqual([
      'name-too-long',
      '2:1',
      { detail: 'namespace', most: 8 },
    ])
  })

  test('an instruction or a tag that does not end is refused as well', () => {
    expect(faultOf(`<?b${spaces(25)}`)?.[0]).toBe('not-well-formed')
    expect(faultOf(`<?b${spaces(26)}`)?.[0]).toBe('attribute-too-long')
    expect(faultOf(`<a${spaces(19)}`)?.[0]).toBe('not-well-formed')
    expect(faultOf(`<a${spaces(20)}`)?.[0]).toBe('attribute-too-long')
    expect(faultOf(`<a></a${spaces(19)}`)?.[0]).toBe('not-well-formed')
    expect(faultOf(`<a></a${spaces(20)}`)?.[0]).toBe('attribute-too-long')
  })
})

describe('namespaces', () => {
  const XML = 'http://www.w3.org/XML/1998/namespace'

  test('are those of the innermost element that declares the prefix', () => {
    const xml =
      '<a xmlns="1" xmlns:p="1"><b xmlns:p="2" xmlns="2"><p:c xmlns:p="3"/><p:d/><e/></b><p:f/><g xmlns=""><h/></g><i/></a>'
    expect(namesOf(xml)).toEqual([
      ['a', 'a', '1'],
      ['b', 'b', '2'],
      ['p:c', 'c', '3'],
      ['p:d', 'd', '2'],
      ['e', 'e', '2'],
      ['p:f', 'f', '1'],
      ['g', 'g', ''],
      ['h', 'h', ''],
      ['i', 'i', '1'],
    ])
  })

  test('end with their element', () => {
    const undeclared = (place: string) => [
      'not-well-formed',
      place,
      { detail: 'prefix-not-declared', prefix: 'p' },
    ]
    expect(faultOf('<a><b xmlns:p="1"><p:c/></b>\n<p:d/></a>', WIDE)).toEqual(undeclared('2:1'))
    expect(faultOf('<a><b xmlns:p="1"/>\n <c p:d=""/></a>', WIDE)).toEqual(undeclared('2:2'))
    expect(read('<p:a/>').fault).toMatchObject({ message: { data: { prefix: 'p' } } })
  })

  test('of the prefix xml need no declaration, and may have theirs', () => {
    expect(namesOf(`<xml:a xml:b="c"><b xmlns:xml="${XML}"><xml:c/></b></xml:a>`)).toEqual([
      ['xml:a', 'a', XML],
      ['b', 'b', ''],
      ['xml:c', 'c', XML],
    ])
  })

  test.each([
    [`<a xmlns:b="${XML}"/>`, { detail: 'xml-namespace', namespace: XML }],
    ['<a xmlns:xml=""/>', { detail: 'xml-prefix', namespace: XML }],
    [
      '<a xmlns="http://www.w3.org/2000/xmlns/"/>',
      { detail: 'xmlns-namespace', namespace: 'http://www.w3.org/2000/xmlns/' },
    ],
    ['<a xmlns:xmlns="http://www.w3.org/2000/xmlns/"/>', { detail: 'xmlns-declared' }],
    [`<a xmlns:${LONG}=""/>`, { detail: 'no-namespace', prefix: CUT }],
    [`<${NAME}:a/>`, { detail: 'prefix-not-declared', prefix: NAME }],
    [`<${LONG}:a/>`, { detail: 'prefix-not-declared', prefix: CUT }],
    [
      '<a xmlns:x="u" xmlns:y="u" x:b="" x:c="" y:c=""/>',
      { detail: 'twice-in-namespace', attribute: 'c' },
    ],
    [
      `<a xmlns:x="u" xmlns:y="u" x:${LONG}="" y:${LONG}=""/>`,
      { detail: 'twice-in-namespace', attribute: CUT },
    ],
    [`<a ${NAME}="" ${NAME}=""/>`, { detail: 'twice', attribute: NAME }],
    [`<a ${LONG}="" ${LONG}=""/>`, { detail: 'twice', attribute: CUT }],
  ])('cannot be as in %s', (xml, data) => {
    expect(faultOf(`\n ${xml}`, WIDE)).toEqual(['not-well-formed', '2:2', data])
  })

  test('keep attributes of one name apart', () => {
    const xml = '<a xmlns:x="u" xmlns:y="v" b="1" x:b="2" y:b="3" x:c="4" xmlns:b="w"/>'
    const { elements, fault } = read(xml, WIDE)
    expect(fault).toBe(null)
    expect([...elements[0]!.attributes]).toEqual([
      ['xmlns:x', 'u'],
      ['xmlns:y', 'v'],
      ['b', '1'],
      ['x:b', '2'],
      ['y:b', '3'],
      ['x:c', '4'],
      ['xmlns:b', 'w'],
    ])
  })
})

describe('names in a fact are whole, or without their middle', () => {
  test.each([
    [
      (name: string) => `<${name} b="c"d=""/>`,
      (name: string) => ({ detail: 'tag', character: 'd', element: name }),
    ],
    [
      (name: string) => `<${name},/>`,
      (name: string) => ({ detail: 'tag', character: ',', element: name }),
    ],
    [(name: string) => `<a ${name}/>`, (name: string) => ({ detail: 'no-value', attribute: name })],
    [
      (name: string) => `<a ${name}=b/>`,
      (name: string) => ({ detail: 'no-quotes', attribute: name }),
    ],
    [(name: string) => `<${name}>`, (name: string) => ({ detail: 'open-element', element: name })],
    [(name: string) => `</${name}>`, (name: string) => ({ detail: 'no-start-tag', element: name })],
    [(name: string) => `<a></${name}>`, (name: string) => ({ expected: 'a', element: name })],
    [(name: string) => `<${name}></a>`, (name: string) => ({ expected: name, element: 'a' })],
    [
      (name: string) => `<a></${name}/>`,
      (name: string) => ({ detail: 'end-tag', character: '/', element: name }),
    ],
    [
      (name: string) => `<?${name}/?>`,
      (name: string) => ({ detail: 'instruction', character: '/', target: name }),
    ],
  ])('%s', (xml, data) => {
    expect(faultOf(xml(NAME), WIDE)?.[2]).toEqual(data(NAME))
    expect(faultOf(xml(LONG), WIDE)?.[2]).toEqual(data(CUT))
  })

  test('a character beyond the basic plane is shown as one', () => {
    const character = '\u{f0000}'
    expect(faultOf(`<a ${character}>`)?.[2]).toEqual({ detail: 'tag', character, element: 'a' })
  })
})

describe('an XML declaration', () => {
  test.each([
    '<?xml version="1.0"?>',
    "<?xml version='1.0'?>",
    '<?xml\t\r\nversion\t=\r\n"1.12"\n?>',
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<?xml version="1.0" encoding="x"?>',
    "<?xml version='1.0'\tencoding\n=\n'a.1_-Z' ?>",
    '<?xml version="1.0" standalone="yes"?>',
    "<?xml version='1.0' encoding='x' standalone\t=\t'no' ?>",
    '<?xmlx version="2"?>',
    '<?xml-model x?>',
  ])('may be %j', (declaration) => {
    expect(faultOf(`${declaration}<a/>`, WIDE)).toBe(null)
  })

  test.each([
    '<?xml?>',
    '<?xml ?>',
    '<?XML version="1.0"?>',
    '<?xml version="2.0"?>',
    '<?xml version="1."?>',
    "<?xml version='1.'?>",
    '<?XML <?xml version="1.0"?>',
    '<?xml version="1.0\'?>',
    '<?xml version=1.0?>',
    '<?xml version="1.0"encoding="UTF-8"?>',
    '<?xml version="1.0" encoding="8"?>',
    '<?xml version="1.0" encoding=""?>',
    '<?xml version="1.0" encoding="a b"?>',
    '<?xml version="1.0" standalone="maybe"?>',
    '<?xml version="1.0"standalone="yes"?>',
    '<?xml version="1.0" standalone="yes" encoding="x"?>',
    '<?xml version="1.0" x?>',
    '<?xml x version="1.0"?>',
  ])('cannot be %j', (declaration) => {
    expect(faultOf(`${declaration}<a/>`, WIDE)).toEqual([
      'not-well-formed',
      '1:1',
      { detail: 'xml-declaration' },
    ])
  })

  test('is at the beginning, and nowhere else', () => {
    for (const before of [' ', '<!---->', '<?p?>', '<a>']) {
      expect(faultOf(`${before}<?xml version="1.0"?><a/>`, WIDE)).toEqual([
        'not-well-formed',
        `1:${before.length + 1}`,
        { detail: 'late-xml-declaration' },
      ])
    }
  })
})
