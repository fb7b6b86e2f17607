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
  test.each<[string, number, number, string]>([
    ['', 1, 1, 'The file has no root element.'],
    ['x<a/>', 1, 1, 'There is text before the root element.'],
    ['<a/>\n x', 2, 2, 'There is text after the root element.'],
    ['<a/><![CDATA[]]>', 1, 5, 'There is text after the root element.'],
    ['<a/><b/>', 1, 5, 'A file has only one root element.'],
    ['<a>\r\n', 2, 1, 'The file ends before the end tag of a.'],
    ['<a>\n <b c="', 2, 2, 'The tag that begins here has no end.'],
    ['<a>\n <!', 2, 2, 'The tag that begins here has no end.'],
    ['<a>\n</a', 2, 1, 'The tag that begins here has no end.'],
    ['<a>\n<?b\n', 2, 1, 'The processing instruction that begins here has no end.'],
    ['<a>\n<!--\n-', 2, 1, 'The comment that begins here has no end.'],
    ['<a>\n<![CDATA[\n]]', 2, 1, 'The CDATA section that begins here has no end.'],
    ['<a>\n&am', 2, 1, 'An "&" that begins no reference must be written "&amp;".'],
    ['<a>\n&a b;</a>', 2, 1, 'An "&" that begins no reference must be written "&amp;".'],
    ['<a>&;</a>', 1, 4, 'An "&" that begins no reference must be written "&amp;".'],
    [
      '<a>&nbsp;</a>',
      1,
      4,
      'The entity "&nbsp;" is not declared; an "&" of a URL must be written "&amp;".',
    ],
    ['<a>&#0;</a>', 1, 4, 'The reference "&#0;" is to a character that XML cannot contain.'],
    [
      '<a b="\n&#xD800;"/>',
      2,
      1,
      'The reference "&#xD800;" is to a character that XML cannot contain.',
    ],
    ['<a>x]]></a>', 1, 5, 'A "]]>" outside of a CDATA section must be written "]]&gt;".'],
    ['<a>\n\u0001</a>', 2, 1, 'XML cannot contain the character U+0001.'],
    ['<a b="\uffff"/>', 1, 7, 'XML cannot contain the character U+FFFF.'],
    ['<a>< b/></a>', 1, 4, 'A "<" that begins no tag must be written "&lt;".'],
    ['<a><!a></a>', 1, 4, 'A "<!" must begin a comment or a CDATA section.'],
    ['<a><!-- -- --></a>', 1, 9, 'A comment cannot contain "--".'],
    ['<a></b></a>', 1, 4, 'Expected the end tag of a; found that of b.'],
    ['</a>', 1, 1, 'The end tag of a has no start tag.'],
    ['<a></></a>', 1, 4, 'An end tag has no name.'],
    ['<a></a b>', 1, 8, 'There is an unexpected "b" in the end tag of a.'],
    ['<a,>', 1, 3, 'There is an unexpected "," in the tag of a.'],
    ['<a b="c"d="e">', 1, 9, 'There is an unexpected "d" in the tag of a.'],
    ['<a\n/ >', 2, 1, 'A "/" in a tag must be followed by ">".'],
    ['<a b>', 1, 5, 'The attribute b has no value.'],
    ['<a b=c>', 1, 6, 'The value of the attribute b is not in quotes.'],
    ['<a b="\n<">', 2, 1, 'A "<" in the value of an attribute must be written "&lt;".'],
    ['<a b="" b="">', 1, 1, 'An element has the attribute b twice.'],
    [
      '<a xmlns:x="u" xmlns:y="u" x:b="" y:b="">',
      1,
      1,
      'An element has two attributes b in the same namespace.',
    ],
    ['<a:/>', 1, 4, 'A name must begin with a letter or an underscore.'],
    ['<a:b:c/>', 1, 5, 'There is an unexpected ":" in the tag of a:b.'],
    ['<a b:c=""/>', 1, 1, 'The namespace prefix "b" is not declared.'],
    ['<xmlns:a/>', 1, 1, 'An element cannot have the prefix xmlns.'],
    ['<a xmlns:b=""/>', 1, 1, 'The prefix b is declared without a namespace.'],
    ['<a xmlns:xmlns="u"/>', 1, 1, 'The prefix xmlns cannot be declared.'],
    [
      '<a xmlns:xml="u"/>',
      1,
      1,
      'The prefix xml can be declared only for http://www.w3.org/XML/1998/namespace.',
    ],
    [
      '<a xmlns="http://www.w3.org/XML/1998/namespace"/>',
      1,
      1,
      'Only the prefix xml can be declared for http://www.w3.org/XML/1998/namespace.',
    ],
    [
      '<a xmlns:b="http://www.w3.org/2000/xmlns/"/>',
      1,
      1,
      'No prefix can be declared for http://www.w3.org/2000/xmlns/.',
    ],
    ['<?a:b?><a/>', 1, 4, 'There is an unexpected ":" in the processing instruction a.'],
    ['<??><a/>', 1, 3, 'A name must begin with a letter or an underscore.'],
    [
      '<?xml encoding="x"?><a/>',
      1,
      1,
      'The XML declaration must be written like <?xml version="1.0" encoding="UTF-8"?>.',
    ],
    [
      '\n<?xml version="1.0"?><a/>',
      2,
      1,
      'An XML declaration must be at the beginning of the file.',
    ],
    ['<a><!DOCTYPE a>', 1, 4, 'A document type declaration cannot follow the root tag.'],
    ['<a/><!DOCTYPE html>', 1, 5, 'A document type declaration cannot follow the root tag.'],
    ['<a><!doctype html>', 1, 4, 'A "<!" must begin a comment or a CDATA section.'],
    ['\n<!doctype htm>', 2, 1, 'A "<!" must begin a comment or a CDATA section.'],
    ['\n<!doctype ht', 2, 1, 'The tag that begins here has no end.'],
    ['<!DOCTYPE', 1, 1, 'The tag that begins here has no end.'],
  ])('is said, with its place: %j', (xml, line, column, message) => {
    expect(readAnyhow(xml).fault).toMatchObject({
      code: 'not-well-formed',
      message: { text: message },
      place: { line, column },
    })
  })

  test.each<[string, string, string]>([
    ['doctype', '<!DOCTYPE a', 'The file has a document type declaration.'],
    ['html-document', '<!DOCTYPE html>', 'The file is an HTML page, not a sitemap.'],
    [
      'html-document',
      '<!-- a -->\n<!Doctype\r\n\tHTML SYSTEM',
      'The file is an HTML page, not a sitemap.',
    ],
    // So much of it is read.
    [
      'html-document',
      `<!doctype${' '.repeat(51)}html>`,
      'The file is an HTML page, not a sitemap.',
    ],
    ['doctype', `<!DOCTYPE${' '.repeat(52)}html>`, 'The file has a document type declaration.'],
    ['too-deep', '<a>'.repeat(6), 'Elements are nested more than 5 levels deep.'],
    [
      'too-many-attributes',
      '<a b="" c="" d="" e="" f=""/>',
      'An element has more than 4 attributes.',
    ],
    ['name-too-long', `<${'a'.repeat(65)}>`, 'A name has more than 64 characters.'],
    ['name-too-long', `<${'a'.repeat(64)}:>`, 'A name has more than 64 characters.'],
    ['name-too-long', `<a:${'b'.repeat(63)}>`, 'A name has more than 64 characters.'],
    ['name-too-long', `</${'a'.repeat(65)}>`, 'A name has more than 64 characters.'],
    ['name-too-long', `<?${'a'.repeat(65)}?>`, 'A name has more than 64 characters.'],
    ['name-too-long', `<a ${'b'.repeat(65)}=""/>`, 'A name has more than 64 characters.'],
    [
      'name-too-long',
      `<a xmlns:b="${'u'.repeat(65)}"/>`,
      'The name of a namespace has more than 64 characters.',
    ],
    ['attribute-too-long', `<a${SPACES}/>`, 'A tag has more than 128 characters after its name.'],
    ['attribute-too-long', `</a${SPACES}>`, 'A tag has more than 128 characters after its name.'],
    [
      'attribute-too-long',
      `<?a${SPACES}?>`,
      'A processing instruction has more than 192 characters.',
    ],
  ])('is a limit: %s of %j', (code, xml, message) => {
    expect(readAnyhow(xml).fault).toMatchObject({ code, message: { text: message } })
  })
})
