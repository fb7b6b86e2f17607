import type { CatalogueText } from '../problem-texts.ts'

/** Why a rule of a file for a host is not used. */
export const hosting: Required<Pick<CatalogueText, 'sentences'>> = {
  sentences: {
    'Invalid TOML: {reason}.': 'Недопустимый TOML: {reason}.',
    'The file must be a JSON object.': 'Файл должен быть объектом JSON.',
    '{name:code} is missing, or has the wrong type.': '{name:code} нет, или тип неверен.',
    'The rule has conditions: {conditions:code}.': 'У правила есть условия: {conditions:code}.',
    'The pattern {pattern:quote60} is too long, or has a part that is not matched in linear time.':
      'Шаблон {pattern:quote60} слишком длинный, или одна его часть не сопоставляется за линейное время.',
    '{given:quote} is not a status that the host sends.':
      'Хостинг не отвечает с кодом состояния {given:quote}.',
    'The rule is for the host of {url:quote} only.': 'Правило — только для хоста из {url:quote}.',
    '{value:quote} depends on the request.': '{value:quote} зависит от запроса.',
    'The path must begin with `/`.': 'Путь должен начинаться с `/`.',
    'The rule has no destination.': 'У правила нет цели.',
    'Cloudflare reads at most {most} rules of this kind.':
      'Cloudflare читает не больше {most} {most|правила|правил|правил} этого вида.',
    'The line is longer than {most} characters, so the host ignores it.':
      'Строка длиннее {most} {most|символа|символов|символов}, поэтому хостинг её не учитывает.',
    'Netlify does not know `!`, and keeps the header.':
      'Netlify не знает знака `!` и оставляет заголовок.',
    'The line is neither a path nor a header with a value.':
      'Строка — не путь и не заголовок со значением.',
    'The header comes before the first path.': 'Заголовок стоит перед первым путём.',
    'Paths below `/.netlify` belong to Netlify.': 'Пути под `/.netlify` принадлежат Netlify.',
    'The rule only adds or removes a slash at the end, which Netlify does not tell apart.':
      'Правило только добавляет или удаляет косую черту в конце, а Netlify таких путей не различает.',
    'The host does not document {part:code} in this place.':
      'В документации хостинга ничего не сказано о {part:code} в этом месте.',
    'Cloudflare ignores a line with {others:code}.':
      'Cloudflare не учитывает строку, в которой есть {others:code}.',
    'Cloudflare ignores the rule, because it would apply to its own destination.':
      'Cloudflare не учитывает правило, потому что оно применялось бы и к своей цели.',
    '{source:quote} is not a path in the syntax of Vercel.':
      '{source:quote} — не путь в синтаксисе Vercel.',
    'Vercel refuses a file with both `routes` and {other:code}.':
      'Vercel не принимает файл, в котором есть и `routes`, и {other:code}.',
    'Without `RewriteEngine On`, no `RewriteRule` applies.':
      'Без `RewriteEngine On` не применяется ни одно `RewriteRule`.',
    'The flag {flag:code} decides which rules apply.':
      'Флаг {flag:code} решает, какие правила применяются.',
    'The rule changes the path within the server.': 'Правило меняет путь внутри сервера.',
    'A `CNAME` can have only one host.': 'В `CNAME` может быть только один хост.',
    '{value:quote} is not a host.': '{value:quote} — не хост.',
  },
}
