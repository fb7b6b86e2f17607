import { number } from '../plural.ts'
import type { PeerWords } from './words-en.ts'

export const ru: PeerWords = {
  title: 'Node и whatwg-url',
  same: 'известных расхождений здесь нет',
  differ: (names) => `${names}: здесь известно расхождение`,
  difference: 'Известное расхождение',
  example: 'Пример',
  here: 'Этот URL',
  yes: 'расходится',
  no: 'не относится',
  notParsing: 'не связано с разбором',
  measured: ({ version, asked, differ, foreseen }, day) =>
    `${version}, ${day}: проверено сгенерированных URL: ${number('ru', asked)}; расхождений со стандартом: ${number('ru', differ)}, из них предсказаны этой таблицей: ${number('ru', foreseen)}.`,
  decides: {
    'bidi-rule-per-label':
      'UTS #46, раздел 4.1 (CheckBidi): в доменном имени с буквами, которые пишутся справа налево, шести правилам раздела 2 RFC 5893 должна удовлетворять каждая метка, в том числе из ASCII. Ada проверяет только метки с такими буквами.',
    'idna-unicode-version':
      'Буквы, которые появились в Unicode 18.0.0, разрешены. Таблицы Ada 4 — из Unicode 17.0.0.',
    'params-mixed-escapes':
      'URL Standard, string percent-decode: входная строка сначала кодируется в UTF-8. Если в строке есть последовательность с `%`, Node берёт у незакодированного символа только младший байт.',
    'file-after-protocol':
      'URL Standard, file host state и path state: `localhost` становится пустым хостом, а буква диска нормализуется, когда строка разбирается как URL `file:`. Сеттер `protocol` заново не разбирает ни того, ни другого; Node делает это в следующих сеттерах.',
  },
}
