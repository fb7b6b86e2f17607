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
    : [fault.code, `${fault.place.line}:${fault.place.column}`, fault.message.text]
}

describe('just within a limit all is read, and one more is too much', () => {
  const longName = ['name-too-long', 'A name has more than 8 characters.'] as const
  const longTag = [
    'attribute-too-long',
    'A tag has more than 20 characters after its name.',
  ] as const
  const spaces = (count: number) => ' '.repeat(count)

  test.each<[string, string, string, readonly [code: string, message: string], string]>([
    [
      'elements',
      '<a><b><c/></b></a>',
      '<a><b><c>\n<d/></c></b></a>',
      ['too-deep', 'Elements are nested more than 3 levels deep.'],
      '2:1',
    ],
    [
      'attributes',
      '<a b="" c="" d=""/>',
      '<a b="" c="" d=""\ne=""/>',
      ['too-many-attributes', 'An element has more than 3 attributes.'],
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
      ['name-too-long', 'The name of a namespace has more than 8 characters.'],
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
      ['attribute-too-long', 'A processing instruction has more than 28 characters.'],
      '2:1',
    ],
    [
      'a reference',
      '<a>&#0000065;</a>',
      '<a>\n&#00000065;</a>',
      ['not-well-formed', 'An "&" that begins no reference must be written "&amp;".'],
      '2:1',
    ],
    [
      'a reference in an attribute',
      '<a b="&#0000065;"/>',
      '<a b="\n&#00000065;"/>',
      ['not-well-formed', 'An "&" that begins no reference must be written "&amp;".'],
      '2:1',
    ],
  ])('%s', (_what, good, bad, [code, message], place) => {
    expect(faultOf(good)).toBe(null)
    expect(faultOf(bad)).toEqual([code, place, message])
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
      'The name of a namespace has more than 8 characters.',
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
      'The namespace prefix "p" is not declared.',
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
    [`<a xmlns:b="${XML}"/>`, `Only the prefix xml can be declared for ${XML}.`],
    ['<a xmlns:xml=""/>', `The prefix xml can be declared only for ${XML}.`],
    [
      '<a xmlns="http://www.w3.org/2000/xmlns/"/>',
      'No prefix can be declared for http://www.w3.org/2000/xmlns/.',
    ],
    ['<a xmlns:xmlns="http://www.w3.org/2000/xmlns/"/>', 'The prefix xmlns cannot be declared.'],
    [`<a xmlns:${LONG}=""/>`, `The prefix ${CUT} is declared without a namespace.`],
    [`<${NAME}:a/>`, `The namespace prefix "${NAME}" is not declared.`],
    [`<${LONG}:a/>`, `The namespace prefix "${CUT}" is not declared.`],
    [
      '<a xmlns:x="u" xmlns:y="u" x:b="" x:c="" y:c=""/>',
      'An element has two attributes c in the same namespace.',
    ],
    [
      `<a xmlns:x="u" xmlns:y="u" x:${LONG}="" y:${LONG}=""/>`,
      `An element has two attributes ${CUT} in the same namespace.`,
    ],
    [`<a ${NAME}="" ${NAME}=""/>`, `An element has the attribute ${NAME} twice.`],
    [`<a ${LONG}="" ${LONG}=""/>`, `An element has the attribute ${CUT} twice.`],
  ])('cannot be as in %s', (xml, message) => {
    expect(faultOf(`\n ${xml}`, WIDE)).toEqual(['not-well-formed', '2:2', message])
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

describe('names in a message are shown whole, or without their middle', () => {
  test.each([
    [
      (name: string) => `<${name} b="c"d=""/>`,
      (name: string) => `There is an unexpected "d" in the tag of ${name}.`,
    ],
    [
      (name: string) => `<${name},/>`,
      (name: string) => `There is an unexpected "," in the tag of ${name}.`,
    ],
    [(name: string) => `<a ${name}/>`, (name: string) => `The attribute ${name} has no value.`],
    [
      (name: string) => `<a ${name}=b/>`,
      (name: string) => `The value of the attribute ${name} is not in quotes.`,
    ],
    [
      (name: string) => `<${name}>`,
      (name: string) => `The file ends before the end tag of ${name}.`,
    ],
    [(name: string) => `</${name}>`, (name: string) => `The end tag of ${name} has no start tag.`],
    [
      (name: string) => `<a></${name}>`,
      (name: string) => `Expected the end tag of a; found that of ${name}.`,
    ],
    [
      (name: string) => `<${name}></a>`,
      (name: string) => `Expected the end tag of ${name}; found that of a.`,
    ],
    [
      (name: string) => `<a></${name}/>`,
      (name: string) => `There is an unexpected "/" in the end tag of ${name}.`,
    ],
    [
      (name: string) => `<?${name}/?>`,
      (name: string) => `There is an unexpected "/" in the processing instruction ${name}.`,
    ],
  ])('%s', (xml, message) => {
    expect(faultOf(xml(NAME), WIDE)?.[2]).toBe(message(NAME))
    expect(faultOf(xml(LONG), WIDE)?.[2]).toBe(message(CUT))
  })

  test('a character beyond the basic plane is shown as one', () => {
    const character = '\u{f0000}'
    expect(faultOf(`<a ${character}>`)?.[2]).toBe(
      `There is an unexpected "${character}" in the tag of a.`,
    )
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
      'The XML declaration must be written like <?xml version="1.0" encoding="UTF-8"?>.',
    ])
  })

  test('is at the beginning, and nowhere else', () => {
    for (const before of [' ', '<!---->', '<?p?>', '<a>']) {
      expect(faultOf(`${before}<?xml version="1.0"?><a/>`, WIDE)).toEqual([
        'not-well-formed',
        `1:${before.length + 1}`,
        'An XML declaration must be at the beginning of the file.',
      ])
    }
  })
})
