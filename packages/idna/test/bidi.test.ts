import { toAscii } from '@waymark/idna'
import { expect, test } from 'vitest'

// https://www.rfc-editor.org/rfc/rfc5893#section-2
test.each([
  ['1: a label begins with L, R or AL', '1א'],
  ['1: also a label without right-to-left text', '1a.א'],
  ['1: also in a label after the right-to-left one', 'א.1a'],
  ['1: an Arabic digit cannot begin a label', '\u0661\u0627'],
  ['2: a right-to-left label has no L', 'אaא'],
  ['3: a right-to-left label ends with R, AL, EN or AN', 'א-'],
  ['3: marks at its end do not count', 'א-\u05b0'],
  ['4: European and Arabic digits do not mix', 'א1\u0661'],
  ['5: a left-to-right label has no R', 'aאa'],
  ['5: nor an Arabic digit', 'a\u0661.א'],
  ['5: nor one between letters', 'a\u0661a.א'],
  ['5: nor a character that is mapped to one', 'a\ufb20'],
  ['5: nor a capital of one', 'a\u{10c80}'],
  ['5: nor a character that is mapped to two', 'a\ufefb'],
  ['6: a left-to-right label ends with L or EN', 'a-.א'],
  ['6: marks at its end do not count', 'a-\u0301.א'],
  ['an Arabic digit alone makes a Bidi domain', 'a.\u0661'],
  ['a decoded label makes a Bidi domain', 'a-.xn--4db'],
])('refused: %s', (_, domain) => {
  expect(toAscii(domain)).toBeNull()
  expect(toAscii(domain, { checkBidi: false })).not.toBeNull()
})

test.each([
  ['right-to-left text', 'אבג.example', 'xn--4dbcd.example'],
  ['digits at the end', 'א1.ا\u0661', 'xn--1-zhc.xn--mgb0j'],
  ['a hyphen before Arabic digits', 'א-\u0661', 'xn----zhc05b'],
  ['marks at the end', 'א\u05b0.a', 'xn--7cb7d.a'],
  ['an empty label', 'א..', 'xn--4db..'],
  ['digits first where no label is right-to-left', '1a.ü', '1a.xn--tda'],
])('accepted: %s', (_, domain, ascii) => {
  expect(toAscii(domain)).toBe(ascii)
})
