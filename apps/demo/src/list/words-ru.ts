import { counted, number } from '../plural.ts'
import type { Words } from './words-en.ts'

export const ru: Words = {
  preset: 'Набор правил',
  reading: 'Нормализация…',
  progress: 'Ход работы',
  stop: 'Остановить',
  again: 'Нормализовать снова',
  stopped: 'Остановлено.',
  failed: (why) => `Не удалось нормализовать список. ${why}`,
  empty: 'Вставьте URL, по одному в строке.',
  summary: (lines, spellings, forms) =>
    `${counted('ru', lines, { one: 'строка', few: 'строки', many: 'строк', other: 'строки' })}, ${counted('ru', spellings, { one: 'вариант', few: 'варианта', many: 'вариантов', other: 'варианта' })} записи, ${number('ru', forms)} URL.`,
  notUrls: (lines) =>
    `Не URL: ${counted('ru', lines, { one: 'строка', few: 'строки', many: 'строк', other: 'строки' })}.`,
  refused: (lines) =>
    `Не подходят набору правил: ${counted('ru', lines, { one: 'строка', few: 'строки', many: 'строк', other: 'строки' })}.`,
  took: (seconds) => `Нормализация заняла ${seconds} с.`,
  saveForms: 'Сохранить нормализованные URL',
  saveTable: 'Сохранить строки и нормализованные URL (NDJSON)',
  rules: 'Что объединило каждое правило',
  rulesAbout:
    'В порядке применения: сколько строк изменило правило и сколько вариантов записи после этого совпали с одной из предыдущих строк.',
  rule: 'Правило',
  changed: 'Строк с правкой',
  merged: 'Слито записей',
  costs: {
    preserves: 'сохраняет смысл',
    'usually-preserves': 'обычно сохраняет смысл',
    changes: 'может изменить смысл',
  },
  groups: 'URL с несколькими вариантами записи',
  noGroups: 'Нет: каждый URL записан одним способом.',
  group: (spellings, lines) =>
    `${counted('ru', spellings, { one: 'вариант', few: 'варианта', many: 'вариантов', other: 'варианта' })} в ${counted('ru', lines, { one: 'строке', other: 'строках' })}`,
  lines: (count) => `в ${counted('ru', count, { one: 'строке', other: 'строках' })}`,
  by: 'Изменили правила',
  moreSpellings: (count) =>
    `и ещё ${counted('ru', count, { one: 'вариант', few: 'варианта', many: 'вариантов', other: 'варианта' })}`,
  moreGroups: (count) => `и ещё ${number('ru', count)} URL; в сохранённых файлах есть все`,
  refusedTitle: 'Пропущенные строки',
  line: (at) => `строка ${number('ru', at)}`,
  notTaken: 'Это URL, но этот набор правил такие не обрабатывает.',
}
