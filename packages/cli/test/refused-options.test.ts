import { describe, expect, test } from 'vitest'
import { main } from '../src/main.ts'
import { memoryIo } from './sources.ts'

/** What is said of a wrong call, without the line that names the help. */
async function complaint(args: readonly string[]): Promise<string> {
  const { io, stderr } = memoryIo('')
  expect(await main(args, io)).toBe(2)
  return stderr().split('\n')[0]!
}

/** Calls in which a package refuses an option, the rules or a text of rules, and what each language says. */
const calls = [
  {
    args: ['lint', '-', '--paths', '{"/a":5}'],
    en: '--paths must be an object whose values are severities by rule or group; `/a` is 5',
    ja: '--paths の値が違います。必要な値: 値が規則やグループごとの重大度であるオブジェクト。`/a` は 5 です。',
    ru: '--paths: требуется объект, значения которого — важность по правилам или группам; `/a` — 5',
  },
  {
    args: ['inspect', 'https://a.example/', '--known', 'localhost'],
    en: "--known must be a list of domains such as paypal.com; `known[0]` is 'localhost': that is a name without a dot; write a domain, such as 'paypal.com'",
    ja: "--known の値が違います。必要な値: paypal.com のようなドメインのリスト。`known[0]` は 'localhost' です。ドットのない名前です。'paypal.com' のようなドメインを書いてください。",
    ru: "--known: требуется список доменов, например paypal.com; `known[0]` — 'localhost': в этом имени нет точки; напишите домен, например 'paypal.com'",
  },
  {
    args: ['compare', 'a', 'b', '--method', 'urn', '--options', '{"bse":"a"}'],
    en: '--options: unknown option `bse`; did you mean `base`?',
    ja: '--options: オプション `bse` はありません。`base` ではありませんか。',
    ru: '--options: неизвестный параметр `bse`; возможно, имелось в виду `base`?',
  },
  {
    args: ['compare', 'a', 'b', '--method', 'string-after-resolution'],
    en: 'Method "string-after-resolution" needs the option "base": a relative reference means nothing without it',
    ja: '方法 "string-after-resolution" にはオプション "base" が必要です。これがないと、相対参照には意味がありません。',
    ru: 'Методу "string-after-resolution" нужна настройка "base": без неё относительная ссылка ничего не значит.',
  },
  {
    args: ['normalize', '-', '--rule', 'keep-params(keep=a; keep=b)'],
    en: '--rule, column 21: the option keep is there twice: keep one',
    ja: '--rule、21桁: オプション keep が2回あります。1つだけ残してください。',
    ru: '--rule, столбец 21: параметр keep: указано дважды, оставьте одно',
  },
  {
    args: ['normalize', '-', '--rule', 'force-scheme(scheme=ftp)'],
    en: "--rule, column 14: option `scheme` must be 'http', 'https' or 'preserve'; got 'ftp'",
    ja: "--rule、14桁: オプション `scheme` の値が違います。必要な値: 'http'、'https' または 'preserve'。指定された値は 'ftp' です。",
    ru: "--rule, столбец 14: параметр `scheme`: требуется 'http', 'https' или 'preserve'; получено 'ftp'",
  },
  {
    args: ['worker', '--op', 'key-by', '--not-null'],
    en: '--not-null would have no effect: rows are tsv; it is for rowbinary',
    ja: '--not-null を指定しても効果がありません。行の形式は tsv です。rowbinary のためのオプションです。',
    ru: '--not-null ни на что не повлияет: формат строк — tsv; он нужен для rowbinary',
  },
]

describe.each(calls)('$args', ({ args, ...told }) => {
  test.each(Object.entries(told))('is refused in %s with the same facts', async (lang, text) => {
    expect(await complaint([...args, '--lang', lang])).toBe(`waymark ${args[0]}: ${text}`)
  })
})
