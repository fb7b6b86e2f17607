import { counted, listed, number } from '../plural.ts'
import type { Words } from './words-en.ts'

export const ru: Words = {
  canonical: 'Сообщать и об URL базы данных не в нормализованном виде',
  empty: 'Пока нечего проверять.',
  reading: 'Идёт проверка…',
  progress: 'Ход проверки',
  stop: 'Остановить',
  stopped: 'Остановлено.',
  again: 'Проверить снова',
  failed: (why) => `Не удалось проверить сайт. ${why}`,
  listing: (files) =>
    files === 0
      ? 'Составляется список файлов…'
      : `Составляется список файлов… ${number('ru', files)}`,
  filesRead: (done, total) =>
    `Прочитано ${number('ru', done)} из ${counted('ru', total, { one: 'файла', other: 'файлов' })}`,
  auditedAsPages: (names) => `${names}: собранные страницы, аудит сайта`,
  checkedAsData: (names) => `${names}: без страниц, проверка карт сайта или базы данных`,
  theseFiles: 'Папка',
  address: (folder, { base, fits, of }) =>
    `${folder} — это ${base}${of === 0 ? '' : `: подходят ${number('ru', fits)} из ${counted('ru', of, { other: 'URL' })}`}`,
  addressUnknown: (folder) =>
    `Ни страницы, ни карта сайта, ни CNAME не указывают, какой URL у ${folder}`,
  pagesRead: ({ pages, indexable, listed }) =>
    `${counted('ru', pages, { one: 'страница', few: 'страницы', many: 'страниц', other: 'страницы' })}, индексируемых: ${number('ru', indexable)}, из них в карте сайта: ${number('ru', listed)}.`,
  clean: 'В этих файлах проблем не найдено; страницы не загружались',
  notFetched: 'Прочитаны только эти файлы; страницы не загружались.',
  museumAbout:
    'Показана база данных небольшого музея на шести языках с ошибками, которые встречаются на настоящих сайтах.',
  summary: ({ entries, files, languages, links }) =>
    `${counted('ru', entries, { one: 'страница', few: 'страницы', many: 'страниц', other: 'страницы' })} в ${counted('ru', files, { one: 'файле', other: 'файлах' })}${links === 0 ? '' : `, ${counted('ru', links, { one: 'ссылка', few: 'ссылки', many: 'ссылок', other: 'ссылки' })} на ${counted('ru', languages, { one: 'языке', other: 'языках' })}`}.`,
  problemCounts: ({ error, warning, info }, failures) =>
    listed('ru', 'Проблем не найдено', [
      [
        failures,
        {
          one: 'файл не удалось прочитать',
          few: 'файла не удалось прочитать',
          many: 'файлов не удалось прочитать',
          other: 'файла не удалось прочитать',
        },
      ],
      [error, { one: 'ошибка', few: 'ошибки', many: 'ошибок', other: 'ошибки' }],
      [
        warning,
        {
          one: 'предупреждение',
          few: 'предупреждения',
          many: 'предупреждений',
          other: 'предупреждения',
        },
      ],
      [info, { one: 'примечание', few: 'примечания', many: 'примечаний', other: 'примечания' }],
    ]),
  fullStop: '. ',
  took: (seconds) => `Проверка заняла ${seconds} с.`,
  problems: 'Проблемы',
  failures: 'Файлы, которые не удалось прочитать',
  severity: { error: 'Ошибка', warning: 'Предупреждение', info: 'Примечание' },
  occurrences: (count, entries) =>
    `${counted('ru', count, { one: 'место', few: 'места', many: 'мест', other: 'места' })}${entries === null || entries === 0 || entries === count ? '' : ` в ${counted('ru', entries, { one: 'записи', other: 'записях' })}`}`,
  causes: 'Причины',
  others: 'прочие',
  write: (value) => `нужно ${value}`,
  moreCauses: (count) => `и ещё ${number('ru', count)}`,
  why: 'Почему это важно',
  documentation: 'Документация',
  places: 'Места',
  morePlaces: 'Показать ещё',
  placesListed: (shown, count) => `показано ${number('ru', shown)} из ${number('ru', count)}`,
  position: (line, column) => `строка ${number('ru', line)}, столбец ${number('ru', column)}`,
  line: (line) => `строка ${number('ru', line)}`,
  column: (name) => `столбец ${name}`,
  seenBy: (pages) => `видна на ${counted('ru', pages, { one: 'странице', other: 'страницах' })}`,
  repair: 'Исправление',
  repairAbout:
    'Исправляет то, что можно исправить только одним способом. Всё остальное в файле сохраняется с точностью до байта, как с `waymark validate --fix`. URL не заменяется другим: это делает `waymark validate --unsafe-fix`.',
  repairNow: 'Создать исправленный файл',
  repaired: (count) =>
    `Исправлено: ${counted('ru', count, { one: 'проблема', few: 'проблемы', many: 'проблем', other: 'проблемы' })}.`,
  nothingToRepair: 'Здесь нет проблем с единственным верным решением.',
  left: (count) =>
    `Осталось: ${counted('ru', count, { one: 'проблема', few: 'проблемы', many: 'проблем', other: 'проблемы' })} без единственного верного решения или с другим URL в нём.`,
  save: (name) => `Сохранить ${name}`,
  languages: 'Ссылки между языками',
  languagesAbout:
    'Сколько страниц на каждом языке ссылаются на каждый другой язык. Ниже — на сколько из них ведут ответные ссылки, если не на все.',
  from: 'с \\ на',
  pair: (from, to, pages, back) =>
    pages === 0
      ? `Нет ссылок с ${from} на ${to}.`
      : `Страниц на ${from} со ссылкой на ${to}: ${number('ru', pages)}; с ответной ссылкой: ${number('ru', back)}.`,
  own: (lang, pages) => `Страниц на ${lang}: ${number('ru', pages)}.`,
  alternatesAbout:
    'Сколько альтернативных версий на каждом другом языке у страниц каждого языка. Ниже — сколько ведут обратно, если их меньше.',
  alternates: (from, to, links, back) =>
    links === 0
      ? `У страниц на ${from} нет альтернативных версий на ${to}.`
      : `Альтернативных версий на ${to} у страниц на ${from}: ${number('ru', links)}${back === null ? '' : `; обратно: ${number('ru', back)}`}.`,
  noLanguage: 'без языка',
  moreLanguages: (count) =>
    `и ещё ${counted('ru', count, { one: 'язык', few: 'языка', many: 'языков', other: 'языка' })}`,
  pages: 'Страницы и языки',
  page: 'Страница',
  show: 'Показать',
  filters: {
    all: 'все страницы',
    broken: 'страницы без ответной ссылки',
    incomplete: 'страницы, у которых нет одного из языков',
  },
  states: {
    missing: 'нет ссылки',
    own: 'сама страница',
    returned: 'есть ссылка и ответная ссылка',
    'one-way': 'есть ссылка, но нет ответной',
    unlisted: 'есть ссылка, но страницы нет во входных данных',
  },
  range: (from, to, total) => `${number('ru', from)}–${number('ru', to)} из ${number('ru', total)}`,
  noPages: 'Таких страниц нет.',
  earlier: 'Назад',
  later: 'Вперёд',
}
