import { deepFreeze } from '@waymark/infra/internal'
import type { MethodTexts } from './method-texts.ts'
import { formats } from './ru/formats.ts'
import { general } from './ru/general.ts'
import { programs } from './ru/programs.ts'

/**
 * The texts of all methods in Russian (Русский).
 *
 * @example
 * ```ts
 * import { ru } from '@waymark/compare/texts/ru'
 *
 * ru.methods['string-code-point']?.falsePositive // => 'Невозможно: строки совпадают.'
 * ```
 */
export const ru: MethodTexts = /* @__PURE__ */ deepFreeze({
  language: 'ru',
  families: {
    string: 'строки',
    record: 'записи URL',
    ladder: 'ступени нормализации',
    format: 'форматы и службы',
    address: 'IP-адреса',
    language: 'языки программирования',
    policy: 'правила безопасности',
    pattern: 'шаблоны',
    rules: 'правила нормализации',
    function: 'функции вызывающей программы',
  },
  methods: { ...general, ...formats, ...programs },
})
