import { counted } from '../../plural.ts'
import type { RulesWords } from '../en/rules.ts'

const STEPS = { one: 'шаг', few: 'шага', many: 'шагов', other: 'шага' } as const

export const rules: RulesWords = {
  preset: 'Набор правил',
  reset: 'Вернуть как в наборе',
  applyTo: 'К какому URL применять правила',
  asParsed: 'к разобранному',
  asWritten: 'к исходному',
  wholePreset: 'Это единая процедура, поэтому переключать в ней нечего.',
  rules: 'Изменить правила',
  rulesOn: (on, all) => `включено ${on} из ${all}`,
  order: 'Правила выполняются в этом порядке, в каком бы порядке их ни включали.',
  stepByStep: 'Шаг за шагом',
  urls: 'URL',
  typeUrl: 'Введите или вставьте URL либо выберите пример.',
  noResult: 'Нет результата',
  noForm: 'Эта процедура не даёт результата для такой строки.',
  notAbsolute:
    'Это не абсолютный URL, поэтому правила не выполняются. К исходному URL их применить можно.',
  unchanged: 'Включённые правила его не меняют',
  becomes: 'Превращается в',
  totals: {
    preserves: 'По одним только стандартам оба обозначают один ресурс.',
    'usually-preserves':
      'Почти на каждом сервере это одна страница, но ни один стандарт этого не гарантирует.',
    changes: 'Это может быть другая страница: часть правил — только для сайтов, которые вы знаете.',
  },
  noChange: 'Без изменений.',
  stepCount: (steps, url) => `${counted('ru', steps, STEPS)}: ${url}`,
  nothingChanged: 'Ни одно правило ничего не изменило.',
  noRuleRan: 'Ни одно правило не выполнялось.',
  whereChanged: 'Где шаги изменили строку:',
  steps: 'Шаги по порядку',
  byParser: 'сделал парсер URL',
  inSteps: (steps) => `шаг ${steps}`,
  namesExample: 'имя, …',
  pairsExample: 'имя=значение, …',
  onlyInCode: 'только в коде',
  builtIn: 'встроенный список',
}
