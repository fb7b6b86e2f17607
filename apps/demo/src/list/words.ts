import type { Category } from '@waymark/normalize'
import type { Language } from '../language.ts'
import { counted, number } from '../plural.ts'

/** All texts of the view in one language. */
export interface Words {
  readonly input: string
  readonly urls: string
  readonly preset: string
  readonly copyLink: string
  readonly example: string
  readonly reading: string
  readonly progress: string
  readonly stop: string
  readonly again: string
  readonly stopped: string
  failed(why: string): string
  readonly empty: string
  summary(lines: number, spellings: number, forms: number): string
  refused(lines: number): string
  took(seconds: string): string
  readonly saveForms: string
  readonly saveTable: string
  readonly rules: string
  readonly rulesAbout: string
  readonly rule: string
  readonly changed: string
  readonly merged: string
  readonly costs: Readonly<Record<Category, string>>
  readonly groups: string
  readonly noGroups: string
  group(spellings: number, lines: number): string
  lines(count: number): string
  readonly by: string
  moreSpellings(count: number): string
  moreGroups(count: number): string
  readonly refusedTitle: string
}

const en: Words = {
  input: 'Input',
  urls: 'URLs, one per line',
  preset: 'Preset',
  copyLink: 'Copy link',
  example: 'Try a crawl',
  reading: 'Normalising…',
  progress: 'Progress',
  stop: 'Stop',
  again: 'Normalise again',
  stopped: 'Stopped.',
  failed: (why) => `The list could not be normalised. ${why}`,
  empty: 'Paste URLs, one on each line.',
  summary: (lines, spellings, forms) =>
    `${counted('en', lines, { one: 'line', other: 'lines' })} with ${counted('en', spellings, { one: 'spelling', other: 'spellings' })} of ${counted('en', forms, { one: 'URL', other: 'URLs' })}.`,
  refused: (lines) =>
    `${counted('en', lines, { one: 'line has', other: 'lines have' })} no normal form.`,
  took: (seconds) => `Normalised in ${seconds} s.`,
  saveForms: 'Save the normal forms',
  saveTable: 'Save lines with their forms (NDJSON)',
  rules: 'What each rule merged',
  rulesAbout:
    'In running order: how many lines a rule changed, and how many spellings its step made the same as an earlier line.',
  rule: 'Rule',
  changed: 'Changed lines',
  merged: 'Merged spellings',
  costs: {
    preserves: 'keeps the meaning',
    'usually-preserves': 'usually keeps the meaning',
    changes: 'changes the meaning',
  },
  groups: 'URLs with several spellings',
  noGroups: 'None: every URL has one spelling.',
  group: (spellings, lines) =>
    `${counted('en', spellings, { one: 'spelling', other: 'spellings' })} on ${counted('en', lines, { one: 'line', other: 'lines' })}`,
  lines: (count) => `on ${counted('en', count, { one: 'line', other: 'lines' })}`,
  by: 'Changed by',
  moreSpellings: (count) =>
    `and ${counted('en', count, { one: 'more spelling', other: 'more spellings' })}`,
  moreGroups: (count) =>
    `and ${counted('en', count, { one: 'more URL', other: 'more URLs' })}, not shown; the saved files have all`,
  refusedTitle: 'Lines without a normal form',
}

const ja: Words = {
  input: '入力',
  urls: 'URL(1 行に 1 つ)',
  preset: 'プリセット',
  copyLink: 'リンクをコピー',
  example: 'クロール結果の例を試す',
  reading: '正規化中…',
  progress: '進行状況',
  stop: '中止',
  again: 'もう一度正規化',
  stopped: '中止しました。',
  failed: (why) => `リストを正規化できませんでした。${why}`,
  empty: 'URL を 1 行に 1 つずつ貼り付けてください。',
  summary: (lines, spellings, forms) =>
    `${number('ja', lines)} 行に、${number('ja', forms)} 個の URL が ${number('ja', spellings)} 通りの表記で書かれています。`,
  refused: (lines) => `${number('ja', lines)} 行には正規形がありません。`,
  took: (seconds) => `処理時間: ${seconds} 秒。`,
  saveForms: '正規形を保存',
  saveTable: '行と正規形の対応を保存(NDJSON)',
  rules: '各規則がまとめた表記',
  rulesAbout:
    '実行順に、規則が変更した行の数と、その変更で前の行と同じになった表記の数を示します。',
  rule: '規則',
  changed: '変更した行',
  merged: 'まとめた表記',
  costs: {
    preserves: '意味を保つ',
    'usually-preserves': '通常は意味を保つ',
    changes: '意味を変える',
  },
  groups: '表記が複数ある URL',
  noGroups: 'ありません。どの URL も表記は 1 つです。',
  group: (spellings, lines) => `${number('ja', lines)} 行に ${number('ja', spellings)} 通りの表記`,
  lines: (count) => `${number('ja', count)} 行`,
  by: '変更した規則',
  moreSpellings: (count) => `ほか ${number('ja', count)} 通り`,
  moreGroups: (count) =>
    `ほか ${number('ja', count)} 個の URL は省略(保存するファイルにはすべて含まれます)`,
  refusedTitle: '正規形のない行',
}

const ru: Words = {
  input: 'Ввод',
  urls: 'URL, по одному в строке',
  preset: 'Набор правил',
  copyLink: 'Копировать ссылку',
  example: 'Попробовать на примере обхода сайта',
  reading: 'Нормализация…',
  progress: 'Ход работы',
  stop: 'Остановить',
  again: 'Нормализовать снова',
  stopped: 'Остановлено.',
  failed: (why) => `Не удалось нормализовать список. ${why}`,
  empty: 'Вставьте URL, по одному в строке.',
  summary: (lines, spellings, forms) =>
    `${counted('ru', lines, { one: 'строка', few: 'строки', many: 'строк', other: 'строки' })}, ${counted('ru', spellings, { one: 'вариант', few: 'варианта', many: 'вариантов', other: 'варианта' })} записи, ${number('ru', forms)} URL.`,
  refused: (lines) =>
    `Без нормальной формы: ${counted('ru', lines, { one: 'строка', few: 'строки', many: 'строк', other: 'строки' })}.`,
  took: (seconds) => `Нормализация заняла ${seconds} с.`,
  saveForms: 'Сохранить нормальные формы',
  saveTable: 'Сохранить строки с их формами (NDJSON)',
  rules: 'Что объединило каждое правило',
  rulesAbout:
    'В порядке применения: сколько строк изменило правило и сколько вариантов записи после этого совпали с одной из предыдущих строк.',
  rule: 'Правило',
  changed: 'Изменено строк',
  merged: 'Объединено вариантов',
  costs: {
    preserves: 'сохраняет смысл',
    'usually-preserves': 'обычно сохраняет смысл',
    changes: 'меняет смысл',
  },
  groups: 'URL с несколькими вариантами записи',
  noGroups: 'Нет: каждый URL записан одним способом.',
  group: (spellings, lines) =>
    `${counted('ru', spellings, { one: 'вариант', few: 'варианта', many: 'вариантов', other: 'варианта' })} в ${counted('ru', lines, { one: 'строке', other: 'строках' })}`,
  lines: (count) => `в ${counted('ru', count, { one: 'строке', other: 'строках' })}`,
  by: 'Изменили правила',
  moreSpellings: (count) =>
    `и ещё ${counted('ru', count, { one: 'вариант', few: 'варианта', many: 'вариантов', other: 'варианта' })}`,
  moreGroups: (count) => `и ещё ${number('ru', count)} URL; в сохранённых файлах есть все`,
  refusedTitle: 'Строки без нормальной формы',
}

export const WORDS: Readonly<Record<Language, Words>> = { en, ja, ru }
