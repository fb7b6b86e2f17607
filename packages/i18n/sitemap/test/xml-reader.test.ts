import { describe, expect, test } from 'vitest'
import type { XmlElement, XmlFault } from '../src/xml/xml-handler.ts'
import { XmlReader } from '../src/xml/xml-reader.ts'

const LIMITS = { maxDepth: 5, maxAttributes: 4, maxNameLength: 64, maxAttributeLength: 128 }

interface Reading {
  readonly elements: readonly XmlElement[]
  readonly text: string
  readonly fault: XmlFault | null
}

function read(pieces: readonly string[]): Reading {
  const elements: XmlElement[] = []
  let text = ''
  const reader = new XmlReader(
    {
      startElement: (element) => elements.push(element),
      endElement: () => {
        text += '|'
      },
      text: (piece) => {
        text += piece
      },
    },
    LIMITS,
  )
  for (const piece of pieces) {
    const fault = reader.write(piece)
    if (fault !== null) return { elements, text, fault }
  }
  return { elements, text, fault: reader.end() }
}

/** In one piece; it must be the same in two cut anywhere, and in single characters. */
function readAnyhow(xml: string): Reading {
  const whole = read([xml])
  const points = [...xml]
  for (let at = 0; at <= points.length; at++) {
    const pieces = [points.slice(0, at).join(''), points.slice(at).join('')]
    expect(read(pieces), `cut at ${at}`).toEqual(whole)
  }
  expect(read(points), 'cut everywhere').toEqual(whole)
  return whole
}

const attributesOf = (xml: string) => [...readAnyhow(xml).elements[0]!.attributes]

describe('a well-formed document', () => {
  test('gives its elements with their namespaces', () => {
    const xml =
      '<a xmlns="urn:a" xmlns:p="urn:p"><p:b/><c xmlns=""><d xmlns:p="urn:q"><p:e/></d><p:f/></c></a>'
    const { elements, fault } = readAnyhow(xml)
    expect(fault).toBeNull()
    expect(elements.map(({ name, local, namespace }) => [name, local, namespace])).toEqual([
      ['a', 'a', 'urn:a'],
      ['p:b', 'b', 'urn:p'],
      ['c', 'c', ''],
      ['d', 'd', ''],
      ['p:e', 'e', 'urn:q'],
      ['p:f', 'f', 'urn:p'],
    ])
  })

  test('gives text with references, CDATA sections and line breaks as characters', () => {
    const xml =
      '<a>1\r\n2\r3\n&amp;&lt;&gt;&apos;&quot;&#13;&#x1F600;<!-- x --><![CDATA[<&]]]]><![CDATA[>\r]]>]] ></a>'
    expect(readAnyhow(xml)).toMatchObject({ text: '1\n2\n3\n&<>\'"\r😀<&]]>\n]] >|', fault: null })
  })

  test('gives the values of attributes with spaces for line breaks and tabs', () => {
    expect(attributesOf('<a b="1\r\n2\r3\n4\t5&#10;6" c=\'"&lt;\' d = "" />')).toEqual([
      ['b', '1 2 3 4 5\n6'],
      ['c', '"<'],
      ['d', ''],
    ])
  })

  test('may have a declaration, instructions and comments around its root', () => {
    for (const xml of [
      '<?xml version="1.0"?><a/>',
      "<?xml\tversion = '1.1' encoding='x' standalone='no' ?>\n<a/>\n",
      '<?xml-stylesheet?><?p ?q??><!-- - --><a/><?x y?><!---->\r\n',
    ]) {
      expect(readAnyhow(xml).fault).toBeNull()
    }
  })

  test('may have names in any script', () => {
    const { elements, fault } = readAnyhow('<日本:ü xmlns:日本="urn:x" 𐀀·="1"/>')
    expect(fault).toBeNull()
    expect(elements[0]).toMatchObject({ local: 'ü', namespace: 'urn:x' })
  })
})

const SPACES = ' '.repeat(200)

describe('an error', () => {
  test.each<[string, number, number, object]>([
    ['', 1, 1, { detail: 'no-root' }],
    ['x<a/>', 1, 1, { detail: 'before-root' }],
    ['<a/>\n x', 2, 2, { detail: 'after-root' }],
    ['<a/><![CDATA[]]>', 1, 5, { detail: 'after-root' }],
    ['<a/><b/>', 1, 5, { detail: 'second-root' }],
    ['<a>\r\n', 2, 1, { detail: 'open-element', element: 'a' }],
    ['<a>\n <b c="', 2, 2, { detail: 'open-tag' }],
    ['<a>\n <!', 2, 2, { detail: 'open-tag' }],
    ['<a>\n</a', 2, 1, { detail: 'open-tag' }],
    ['<a>\n<?b\n', 2, 1, { detail: 'open-instruction' }],
    ['<a>\n<!--\n-', 2, 1, { detail: 'open-comment' }],
    ['<a>\n<![CDATA[\n]]', 2, 1, { detail: 'open-cdata' }],
    ['<a>\n&am', 2, 1, { detail: 'ampersand' }],
    ['<a>\n&a b;</a>', 2, 1, { detail: 'ampersand' }],
    ['<a>&;</a>', 1, 4, { detail: 'ampersand' }],
    ['<a>&nbsp;</a>', 1, 4, { reference: '&nbsp;' }],
    ['<a>&#0;</a>', 1, 4, { reference: '&#0;' }],
    ['<a b="\n&#xD800;"/>', 2, 1, { reference: '&#xD800;' }],
    ['<a>x]]></a>', 1, 5, { detail: 'cdata-end' }],
    ['<a>\n\u0001</a>', 2, 1, { character: 'U+0001' }],
    ['<a b="\uffff"/>', 1, 7, { character: 'U+FFFF' }],
    ['<a>< b/></a>', 1, 4, { detail: 'less-than' }],
    ['<a><!a></a>', 1, 4, { detail: 'declaration' }],
    ['<a><!-- -- --></a>', 1, 9, { detail: 'hyphens' }],
    ['<a></b></a>', 1, 4, { element: 'b', expected: 'a' }],
    ['</a>', 1, 1, { detail: 'no-start-tag', element: 'a' }],
    ['<a></></a>', 1, 4, { detail: 'no-name' }],
    ['<a></a b>', 1, 8, { detail: 'end-tag', character: 'b', element: 'a' }],
    ['<a,>', 1, 3, { detail: 'tag', character: ',', element: 'a' }],
    ['<a b="c"d="e">', 1, 9, { detail: 'tag', character: 'd', element: 'a' }],
    ['<a\n/ >', 2, 1, { detail: 'slash' }],
    ['<a b>', 1, 5, { detail: 'no-value', attribute: 'b' }],
    ['<a b=c>', 1, 6, { detail: 'no-quotes', attribute: 'b' }],
    ['<a b="\n<">', 2, 1, { detail: 'less-than-in-value' }],
    ['<a b="" b="">', 1, 1, { detail: 'twice', attribute: 'b' }],
    [
      '<a xmlns:x="u" xmlns:y="u" x:b="" y:b="">',
      1,
      1,
      { detail: 'twice-in-namespace', attribute: 'b' },
    ],
    ['<a:/>', 1, 4, { detail: 'name-start' }],
    ['<a:b:c/>', 1, 5, { detail: 'tag', character: ':', element: 'a:b' }],
    ['<a b:c=""/>', 1, 1, { detail: 'prefix-not-declared', prefix: 'b' }],
    ['<xmlns:a/>', 1, 1, { detail: 'xmlns-element' }],
    ['<a xmlns:b=""/>', 1, 1, { detail: 'no-namespace', prefix: 'b' }],
    ['<a xmlns:xmlns="u"/>', 1, 1, { detail: 'xmlns-declared' }],
    [
      '<a xmlns:xml="u"/>',
      1,
      1,
      { detail: 'xml-prefix', namespace: 'http://www.w3.org/XML/1998/namespace' },
    ],
    [
      '<a xmlns="http://www.w3.org/XML/1998/namespace"/>',
      1,
      1,
      { detail: 'xml-namespace', namespace: 'http://www.w3.org/XML/1998/namespace' },
    ],
    [
      '<a xmlns:b="http://www.w3.org/2000/xmlns/"/>',
      1,
      1,
      { detail: 'xmlns-namespace', namespace: 'http://www.w3.org/2000/xmlns/' },
    ],
    ['<?a:b?><a/>', 1, 4, { detail: 'instruction', character: ':', target: 'a' }],
    ['<??><a/>', 1, 3, { detail: 'name-start' }],
    ['<?xml encoding="x"?><a/>', 1, 1, { detail: 'xml-declaration' }],
    ['\n<?xml version="1.0"?><a/>', 2, 1, { detail: 'late-xml-declaration' }],
    ['<a><!DOCTYPE a>', 1, 4, { detail: 'late-doctype' }],
    ['<a/><!DOCTYPE html>', 1, 5, { detail: 'late-doctype' }],
    ['<a><!doctype html>', 1, 4, { detail: 'declaration' }],
    ['\n<!doctype htm>', 2, 1, { detail: 'declaration' }],
    ['\n<!doctype ht', 2, 1, { detail: 'open-tag' }],
    ['<!DOCTYPE', 1, 1, { detail: 'open-tag' }],
  ])('is said, with its place: %j', (xml, line, column, data) => {
    expect(readAnyhow(xml).fault).toMatchObject({
      code: 'not-well-formed',
      message: { data },
      place: { line, column },
    })
  })

  test.each<[string, string, object]>([
    ['doctype', '<!DOCTYPE a', {}],
    ['html-document', '<!DOCTYPE html>', {}],
    ['html-document', '<!-- a -->\n<!Doctype\r\n\tHTML SYSTEM', {}],
    // So much of it is read.
    ['html-document', `<!doctype${' '.repeat(51)}html>`, {}],
    ['doctype', `<!DOCTYPE${' '.repeat(52)}html>`, {}],
    ['too-deep', '<a>'.repeat(6), { most: 5 }],
    ['too-many-attributes', '<a b="" c="" d="" e="" f=""/>', { most: 4 }],
    ['name-too-long', `<${'a'.repeat(65)}>`, { most: 64 }],
    ['name-too-long', `<${'a'.repeat(64)}:>`, { most: 64 }],
    ['name-too-long', `<a:${'b'.repeat(63)}>`, { most: 64 }],
    ['name-too-long', `</${'a'.repeat(65)}>`, { most: 64 }],
    ['name-too-long', `<?${'a'.repeat(65)}?>`, { most: 64 }],
    ['name-too-long', `<a ${'b'.repeat(65)}=""/>`, { most: 64 }],
    ['name-too-long', `<a xmlns:b="${'u'.repeat(65)}"/>`, { detail: 'namespace', most: 64 }],
    ['attribute-too-long', `<a${SPACES}/>`, { most: 128 }],
    ['attribute-too-long', `</a${SPACES}>`, { most: 128 }],
    ['attribute-too-long', `<?a${SPACES}?>`, { detail: 'instruction', most: 192 }],
  ])('is a limit: %s of %j', (code, xml, data) => {
    expect(readAnyhow(xml).fault).toMatchObject({ code, message: { data } })
  })
})
