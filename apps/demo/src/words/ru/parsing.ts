import type { ParsingWords } from '../parsing.ts'

export const parsing: ParsingWords = {
  'Resolves a relative reference against the base URL.':
    'Разрешает относительную ссылку относительно базового URL.',
  'Spaces and control characters around a URL are not part of it.':
    'Пробелы и управляющие символы по краям не входят в URL.',
  'A surrogate that is not part of a pair is read as U+FFFD.':
    'Одиночный суррогат читается как U+FFFD.',
  'Tabs and line breaks inside a URL are ignored.':
    'Табуляции и переводы строк внутри URL пропускаются.',
  'A backslash counts as a slash.': 'Обратная косая черта считается прямой.',
  'A host is preceded by two slashes.': 'Перед хостом пишутся две косые черты.',
  'Schemes are written in lower case.': 'Схема пишется в нижнем регистре.',
  'Hosts are written in lower case.': 'Хост пишется в нижнем регистре.',
  'An empty user name or password means the same as none.':
    'Пустое имя пользователя или пустой пароль — то же, что их отсутствие.',
  'User name and password are percent-encoded.':
    'Недопустимые символы имени и пароля заменяются процентными кодами.',
  'Writes an IPv4 address as four decimal numbers.':
    'Записывает адрес IPv4 четырьмя десятичными числами.',
  'A domain is written in its ASCII form (IDNA), without percent-encoded bytes.':
    'Домен пишется в форме ASCII (IDNA), без процентных кодов.',
  'An IPv6 address is written in lower case, compressed once, without leading zeros.':
    'Адрес IPv6 пишется в нижнем регистре, с одним сокращением и без ведущих нулей.',
  'Characters that a host cannot contain are percent-encoded.':
    'Символы, недопустимые в хосте, заменяются процентными кодами.',
  'An empty port means the same as no port.': 'Пустой порт — то же, что отсутствие порта.',
  'A port is written without leading zeros.': 'Порт пишется без ведущих нулей.',
  'Writes an empty path after a host as `/`.': 'Записывает пустой путь после хоста как `/`.',
  'Resolves `.` and `..` in the path.': 'Удаляет сегменты-точки `.` и `..` из пути.',
  'Characters that a path cannot contain are percent-encoded.':
    'Символы, недопустимые в пути, заменяются процентными кодами.',
  'Characters that a query cannot contain are percent-encoded.':
    'Символы, недопустимые в строке запроса, заменяются процентными кодами.',
  'Characters that a fragment cannot contain are percent-encoded.':
    'Символы, недопустимые во фрагменте, заменяются процентными кодами.',
  'Writes the URL the way the URL Standard writes it.':
    'Записывает URL так, как предписывает URL Standard.',
}
