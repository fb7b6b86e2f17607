import type { LintRule } from '../lint/rule.ts'

export const dateInvalid: LintRule = {
  code: 'date-invalid',
  groups: ['identifier'],
  severity: 'warning',
  summary: 'A date does not exist.',
  explanation:
    'A segment or a value in the form of a date names a day that no calendar has, such as 30 February. Servers refuse it, or take it for a different day.',
  remedy: 'Write a date that exists, as year, month and day.',
  source: 'https://www.rfc-editor.org/rfc/rfc3339#section-5.7',
  kinds: ['uri', 'template', 'path', 'segment', 'query', 'identifier'],
  examples: [
    { text: '/reports/2024-02-29', kind: 'path', findings: 0 },
    { text: '/reports/2024-02-30', kind: 'path', right: '/reports/2024-02-29', findings: 1 },
    { text: '/reports/2024-13', kind: 'path', right: '/reports/2024-12', findings: 1 },
    {
      text: '?from=2024-00-10&to=2024-06-31',
      kind: 'query',
      right: '?from=2024-01-10&to=2024-06-30',
      findings: 2,
    },
    { text: '/phones/2024-5555', kind: 'path', findings: 0 },
  ],
  check(subject, _settings, report) {
    if (subject.kind !== 'query') {
      for (const { role, text, start, end } of subject.segments) {
        if (role === 'identifier' && isWrongDate(text)) report({ start, end })
      }
    }
    for (const { value, valueSpan } of subject.parameters) {
      if (valueSpan !== null && isWrongDate(value)) report({ ...valueSpan })
    }
  },
}

const DATE = /^((?:19|20)[0-9]{2})-([0-9]{2})(?:-([0-9]{2}))?$/

function isWrongDate(text: string): boolean {
  const match = text.length > 10 ? null : DATE.exec(text)
  if (match === null) return false
  const year = Number(match[1])
  const month = Number(match[2])
  const day = Number(match[3] ?? 1)
  return month < 1 || month > 12 || day < 1 || day > daysOf(year, month)
}

function daysOf(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
}
