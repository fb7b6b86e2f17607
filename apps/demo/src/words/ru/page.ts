import type { PageWords } from '../page.ts'
import type { Translation } from '../translation.ts'

export const page: PageWords = {
  views: 'Разделы',
  documentation: 'Документация',
  languages: 'Язык',
  input: 'Ввод',
  clear: 'Очистить',
  copyLink: 'Копировать ссылку',
  urlHint: 'Результаты показаны ниже и меняются по мере ввода.',
  partsFound: 'Найденные части по порядку',
  resolve: 'Разрешить относительно базового URL',
  baseUrl: 'Базовый URL',
  examples: 'Примеры',
  tour: 'Двухминутный обзор',
  openFull: 'Открыть в Waymark',
  problems: 'Ошибки валидации',
  parts: 'Части',
  seo: 'Для поисковых систем',
  trailingSlash: 'Косая черта в конце',
  never: 'убрать',
  always: 'добавить',
  preserve: 'не менять',
  keepQuery: 'Оставить строку запроса',
  keepFragment: 'Оставить фрагмент',
  httpsOnly: 'Только https',
  privacy:
    'Всё происходит на этой странице: введённое никуда не отправляется. В скопированной ссылке URL находится во фрагменте, который браузеры не передают серверам.',
}

export const views: Translation['views'] = {
  read: { name: 'Разбор', title: 'Посмотрите, как разбирается URL' },
  compare: { name: 'Сравнение', title: 'Посмотрите, какие методы считают два URL равными' },
  rules: { name: 'Правила', title: 'Посмотрите, что каждое правило делает с URL' },
  lint: { name: 'Проверка', title: 'Посмотрите, что не так с URI ресурсов' },
  stepper: { name: 'Шаги', title: 'Пройдите разбор по URL Standard шаг за шагом' },
  hosts: { name: 'Хосты', title: 'Разберите хост на части' },
  site: { name: 'Сайт', title: 'Проверьте карты сайта и ссылки hreflang' },
  patterns: {
    name: 'Шаблоны',
    title: 'Посмотрите, какие URL подходят к паттерну URL или шаблону URI',
  },
  sets: {
    name: 'Кодирование',
    title: 'Посмотрите, что кодирует каждый набор процентного кодирования',
  },
  list: { name: 'Список', title: 'Найдите в списке одинаковые URL' },
}
