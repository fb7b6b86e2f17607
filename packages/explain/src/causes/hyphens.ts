import type { Cause } from '../cause.ts'
import { domainWarning } from '../sections.ts'
import { DNS } from '../sentences.ts'

export const hyphenAtStart: Cause = {
  ...domainWarning(
    'hyphen-at-start',
    ['domain-to-ASCII'],
    ['A part of a domain cannot begin with a hyphen.', DNS, 'Remove the hyphen.'],
    ['https://-a.com/', '-', 'https://a.com/'],
    ['https://b.-a.com/', '-', 'https://b.a.com/'],
    ['https://%2Da.com/', '%2D', 'https://a.com/'],
  ),
  replacesInside: ['hyphen-at-end', 'host-percent-encoded'],
  fault: { reasons: ['hyphen-at-start'], isRemovable: true },
}

export const hyphenAtEnd: Cause = {
  ...domainWarning(
    'hyphen-at-end',
    ['domain-to-ASCII'],
    ['A part of a domain cannot end with a hyphen.', DNS, 'Remove the hyphen.'],
    ['https://a-.com/', '-', 'https://a.com/'],
    ['https://a.com-/', '-', 'https://a.com/'],
    ['https://a%2D.com/', '%2D', 'https://a.com/'],
  ),
  replacesInside: ['host-percent-encoded'],
  fault: { reasons: ['hyphen-at-end'], isRemovable: true },
}

export const hyphensThirdFourth: Cause = {
  ...domainWarning(
    'hyphens-third-fourth',
    ['domain-to-ASCII'],
    [
      'A part of a domain cannot have hyphens in both its third and fourth place.',
      'Such labels are reserved for encodings; the only encoding so far has the prefix `xn--`.',
      'Check the spelling; if the name is yours to choose, write one hyphen.',
    ],
    ['https://ab--c.com/', '--', 'https://ab-c.com/'],
    ['https://xy--z.com/', '--', 'https://xy-z.com/'],
    ['https://r3--sn.example/', '--', 'https://r3-sn.example/'],
  ),
  fault: { reasons: ['hyphens-in-third-and-fourth-place'] },
}
