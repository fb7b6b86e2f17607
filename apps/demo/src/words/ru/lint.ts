import { counted, number } from '../../plural.ts'
import type { LintWords } from '../en/lint.ts'

export const lint: LintWords = {
  uris: 'URI ресурсов, по одному в строке',
  hint: 'Проверяются и шаблоны, и JSON со списком ресурсов сервера.',
  preset: 'Набор правил',
  presets: {
    recommended: 'Все правила, каждое со своим уровнем важности.',
    strict: 'Все правила, каждое на уровень строже.',
    correctness: 'Только то, на чём спотыкаются программы: для URI, имена которых уже не изменить.',
  },
  sets: 'Списки URI',
  typeUris: 'Введите URI ресурсов',
  noProblems: (uris) => `Замечаний нет; проверено URI: ${number('ru', uris)}`,
  problems: (tallies, uris) => `${tallies}; проверено URI: ${number('ru', uris)}`,
  tally: {
    error: (findings) =>
      counted('ru', findings, { one: 'ошибка', few: 'ошибки', many: 'ошибок', other: 'ошибки' }),
    warning: (findings) =>
      counted('ru', findings, {
        one: 'предупреждение',
        few: 'предупреждения',
        many: 'предупреждений',
        other: 'предупреждения',
      }),
    info: (findings) =>
      counted('ru', findings, {
        one: 'примечание',
        few: 'примечания',
        many: 'примечаний',
        other: 'примечания',
      }),
  },
  severities: { error: 'Ошибка', warning: 'Предупреждение', info: 'Примечание' },
  fixAll: 'Применить все безопасные исправления',
  fix: 'Исправить',
  undo: 'Отменить',
  listItself: 'Сам список',
  template: 'шаблон',
  follows: 'Соответствует руководству.',
  select: 'Выделить эти символы в тексте',
  why: 'Почему',
  insteadOf: 'вместо этого',
  unsafe:
    'Небезопасное исправление: URI получит другой смысл, поэтому исправляйте его только здесь, по одному.',
}
