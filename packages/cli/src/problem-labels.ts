import type { Severity } from '@waymark/infra/problem'

/** What `explain` writes around the texts of a problem, in one language. */
export interface ProblemLabels {
  /** The heading of a catalogue in --list. */
  group(title: string): string
  readonly severities: Readonly<Record<Severity, string>>
  readonly remedy: string
  /** The heading over what `validate --fix` does. */
  readonly fixed: string
  readonly neverFixed: string
  readonly examples: string
  wrong(example: string): string
  right(example: string): string
  /** Before something like the wrong example that does not have the problem. */
  fine(example: string): string
  /** Added after a wrong example. */
  given(condition: string): string
  readonly source: string
  /** What a group of rules of the linter is. */
  readonly lintGroup: string
}

export const problemsEn: ProblemLabels = {
  group: (title) => `Problems: ${title}`,
  severities: { error: 'error', warning: 'warning', info: 'info' },
  remedy: 'What to do',
  fixed: 'Fixed by validate --fix',
  neverFixed: 'Never.',
  examples: 'Examples',
  wrong: (example) => `wrong: ${example}`,
  right: (example) => `right: ${example}`,
  fine: (example) => `no problem: ${example}`,
  given: (condition) => ` (given: ${condition})`,
  source: 'Source',
  lintGroup: 'group of lint rules',
}

/** 日本語 */
export const problemsJa: ProblemLabels = {
  group: (title) => `問題: ${title}`,
  severities: { error: 'エラー', warning: '警告', info: '情報' },
  remedy: '対処法',
  fixed: 'validate --fix による修正',
  neverFixed: '自動では修正しません。',
  examples: '例',
  wrong: (example) => `誤: ${example}`,
  right: (example) => `正: ${example}`,
  fine: (example) => `問題なし: ${example}`,
  given: (condition) => `（条件: ${condition}）`,
  source: '出典',
  lintGroup: 'lint の規則のグループ',
}

/** Русский */
export const problemsRu: ProblemLabels = {
  group: (title) => `Проблемы. ${title}`,
  severities: { error: 'ошибка', warning: 'предупреждение', info: 'примечание' },
  remedy: 'Что делать',
  fixed: 'Что исправляет validate --fix',
  neverFixed: 'Ничего.',
  examples: 'Примеры',
  wrong: (example) => `неверно: ${example}`,
  right: (example) => `верно: ${example}`,
  fine: (example) => `без проблемы: ${example}`,
  given: (condition) => ` (условие: ${condition})`,
  source: 'Источник',
  lintGroup: 'группа правил lint',
}
