/** What several methods say alike. */
export const EVERY_STRING = 'Таких нет: ключ есть у каждой строки.'
export const NO_RECORD = 'Строки, которые не разбираются без базового URL.'
export const NO_HOST = 'Строки без хоста.'
export const SAME_STRING = 'Невозможно: строки совпадают.'
export const PORTS =
  'Дополнительные схемы и их порты по умолчанию, кроме http, https, ftp, ws и wss.'
export const BASE = 'Абсолютный URL, относительно которого разрешаются относительные ссылки.'
