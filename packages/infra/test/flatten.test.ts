import { copyText, flatten } from '@waymark/infra'
import { expect, test } from 'vitest'

test.each(['', '\0', 'a\0', 'ab', '\ud800', '\ud800\udc00', 'x'.repeat(100_000)])(
  '%j stays',
  (text) => {
    expect(flatten(text)).toBe(text)
    expect(copyText(text)).toBe(text)
    expect(flatten(`${text}${text}`)).toBe(text + text)
  },
)
