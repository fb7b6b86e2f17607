import { sentence } from '@waymark/infra/internal'
import { removeTabsAndNewlines } from '@waymark/url-parser/internal'
import type { Cause } from '../cause.ts'
import { parserError } from '../sections.ts'
import { shownDigits } from '../sentences.ts'

export const portTooLarge: Cause = {
  ...parserError(
    'port-too-large',
    ['port-out-of-range'],
    [
      'The port is above 65535.',
      'Ports are numbers of 16 bits.',
      'Write a port from 0 to 65535, or none.',
    ],
    ['https://example.org:70000', '70000', 'https://example.org:7000'],
    ['https://a:65536/', '65536', 'https://a:65535/'],
    ['https://a:99999999999/', '99999999999', 'https://a:999/'],
  ),
  find({ text }, { start, end }) {
    const port = shownDigits(removeTabsAndNewlines(text.slice(start, end)))
    const message = sentence('A port is at most 65535; this one is {port:phrase}.', { port })
    return [{ code: 'port-too-large', start, end, message }]
  },
}
