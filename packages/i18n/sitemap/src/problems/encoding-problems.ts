import { type Explanation, GOOD } from './explanation.ts'

/** What is wrong with the bytes of a file. */
export const ENCODING_PROBLEMS: readonly Explanation[] = [
  {
    code: 'not-utf8',
    summary: 'The encoding of the file is not UTF-8, which the protocol requires.',
    explanation:
      'Some readers expect UTF-8 whatever the declaration says. They show wrong characters, or reject the file.',
    source: 'https://www.sitemaps.org/protocol.html#faq_utf8',
    examples: [
      {
        wrong:
          '<?xml version="1.0" encoding="iso-8859-1"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc></url></urlset>',
        right: GOOD,
      },
    ],
  },
  {
    code: 'unsupported-encoding',
    summary: 'The file declares an encoding that is not supported; the protocol requires UTF-8.',
    explanation:
      'Without a decoder for this encoding, nothing in the file can be read, so none of its pages is checked or found.',
    source: 'https://www.sitemaps.org/protocol.html#faq_utf8',
    examples: [
      {
        wrong:
          '<?xml version="1.0" encoding="ebcdic"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc></url></urlset>',
        right: GOOD,
      },
    ],
  },
  {
    code: 'invalid-encoding',
    summary:
      'The file is not in the encoding that it declares, or not in UTF-8 if it declares none.',
    explanation:
      'The file has a byte sequence that does not exist in that encoding, so the text after the sequence is uncertain.',
    source: 'https://encoding.spec.whatwg.org/#utf-8-decoder',
    examples: [{ wrong: 'a byte 0xFF in the file', right: GOOD, given: 'described in words' }],
  },
  {
    code: 'truncated-gzip',
    summary: 'The compressed file ends too early.',
    explanation:
      'The end of the sitemap is missing, so the pages listed there are not found. Often an upload or a program that wrote the file was interrupted.',
    source: 'https://www.rfc-editor.org/rfc/rfc1952',
    examples: [
      {
        wrong: 'the first half of a .gz file',
        right: 'the whole file',
        given: 'described in words',
      },
    ],
  },
  {
    code: 'corrupt-gzip',
    summary: 'The compressed file is damaged.',
    explanation:
      'The data does not match its checksum or cannot be decompressed, so what follows the damage cannot be read. Often the file was transferred as text.',
    source: 'https://www.rfc-editor.org/rfc/rfc1952',
    examples: [
      {
        wrong: 'a .gz file with a changed byte',
        right: 'the file as it was compressed',
        given: 'described in words',
      },
    ],
  },
]
