import { ru as ofMethods } from '@waymark/compare/texts/ru'
import { ru as ofRules } from '@waymark/normalize/texts/ru'
import { ru as ofProblems } from '@waymark/problems/texts/ru'
import type { Speech } from '../speech.ts'
import { translated } from './translated.ts'

/** What the program itself says, by the English templates. */
export const sentences: Readonly<Record<string, string>> = {
  '{n} {n|line|lines}': '{n} {n|строка|строки|строк}',
  'No line is repeated among {lines}.': 'Среди строк ({lines}) повторов нет.',
  '{found} {found|group|groups} among {lines} {lines|line|lines}; {n} {n|line|lines} could be left out.':
    'Групп: {found}, строк: {lines}; можно убрать {n} {n|строку|строки|строк}.',
  '{n} {n|line has|lines have} no key by {method} and {n|is|are} kept.':
    '{n} {n|строка|строки|строк} без ключа по методу {method}; {n|она оставлена|они оставлены|они оставлены}.',
  '{n} {n|line has|lines have} no key by {method} and {n|is|are} in no group.':
    '{n} {n|строка|строки|строк} без ключа по методу {method}; {n|она не входит|они не входят|они не входят} ни в одну группу.',
  'standard input': 'стандартный ввод',
  'standard output': 'стандартный вывод',
  'command line': 'командная строка',
  '{pages} {pages|page|pages} in a database':
    '{pages} {pages|страница|страницы|страниц} в базе данных',
  '{pages} {pages|page|pages} in a sitemap':
    '{pages} {pages|страница|страницы|страниц} в карте сайта',
  '{n} repeated {n|entry|entries}': '{n} {n|повторная запись|повторные записи|повторных записей}',
  '{n} {n|entry|entries} without a usable URL not compared':
    '{n} {n|запись|записи|записей} без пригодного URL не {n|сравнивалась|сравнивались|сравнивались}',
  '{n} {n|URL|URLs} changed by the canonical form':
    '{n} URL {n|отличается|отличаются|отличаются} от канонического URL',
  '{n} {n|entry|entries} without a URL: no row':
    '{n} {n|запись|записи|записей} без URL: строк таблицы нет',
  '{n} {n|link|links} that cannot be read: no row':
    '{n} {n|ссылка|ссылки|ссылок}, которые не удалось прочитать: строк таблицы нет',
  '{n} {n|element or row|elements or rows} that {n|is|are} not read':
    'не читается элементов или строк: {n}',
  'no page was published: the input has no entry that can be used':
    'ни одна страница не опубликована: на входе нет ни одной пригодной записи',
  '{n} {n|entry|entries} with errors': '{n} {n|запись|записи|записей} с ошибками',
  '{n} {n|URL is|URLs are} left out: the key at --key-location is not valid for them':
    '{n} {n|URL пропущен|URL пропущены|URL пропущены}: ключ из --key-location для них недопустим',
  domain: 'домен',
  'IPv4 address': 'адрес IPv4',
  'IPv6 address': 'адрес IPv6',
  'opaque host': 'непрозрачный хост',
  'empty host': 'пустой хост',
  'Other programs read another host or port, or none:':
    'Другие программы видят другой хост или порт либо не видят хоста:',
  'no host': 'нет хоста',
  'in Unicode': 'в Unicode',
  'opaque path': 'непрозрачный путь',
  'opaque origin': 'непрозрачный источник',
  '(empty)': '(пусто)',
  'No validation errors.': 'Ошибок валидации нет.',
  'No validation errors by the URL Standard.': 'По URL Standard ошибок валидации нет.',
  ' (the URL parses nevertheless)': ' (тем не менее URL разбирается)',
  '{n} validation {n|error|errors}': '{n} {n|ошибка|ошибки|ошибок} валидации',
  '… and {n} more {n|kind|kinds} of errors': '… и ещё {n} {n|вид|вида|видов} ошибок',
  '… and {n} more {n|error|errors}': '… и ещё {n} {n|ошибка|ошибки|ошибок}',
  '{name} ({count} times)': '{name} ({count} {count|раз|раза|раз})',
  '{code} ({n} places)': '{code} ({n} {n|место|места|мест})',
  '… and {n} more {n|place|places}': '… и ещё {n} {n|место|места|мест}',
  'Already canonical ({preset}).': 'Уже нормализован ({preset}).',
  'Canonical form ({preset})': 'Нормализованный вид ({preset})',
  'nothing to fix': 'исправлять нечего',
  fixed: 'исправлено',
  Backup: 'Копия',
  Patch: 'Патч',
  '{n} {n|problem|problems} would be fixed': 'будет исправлено: {n} {n|проблема|проблемы|проблем}',
  '{n} {n|fix gives|fixes give} a URL another meaning: --unsafe-fix writes {n|it|them}.':
    'Исправления, которые меняют смысл URL, вносит --unsafe-fix: {n}.',
  '{n} {n|problem has|problems have} no certain correction: waymark explain <code> says why.':
    'нет однозначного исправления: {n} {n|проблема|проблемы|проблем}; почему, объясняет waymark explain <code>.',
  'unified diff, for patch -p1': 'unified diff, для patch -p1',
  '{n} {n|problem|problems} fixed': 'исправлено {n} {n|проблема|проблемы|проблем}',
  suggestion: 'предложение',
  fix: 'исправление',
  'unsafe fix': 'исправление, меняющее смысл',
  'remove it': 'удалить',
  'nothing to report': 'сообщать не о чем',
  '{uris} {uris|URI|URIs} in {n} {n|file|files}': '{uris} URI, {n} {n|файл|файла|файлов}',
  'added {after}': 'добавлено {after}',
  'removed {before}': 'удалено {before}',
  '{before} is now {after}': '{before} заменено на {after}',
  'line {line}': 'строка {line}',
  '{places} {places|place|places}': '{places} {places|место|места|мест}',
  '{places} {places|place|places} in {entries} {entries|entry|entries}':
    '{places} {places|место|места|мест}, {entries} {entries|запись|записи|записей}',
  '{where}, {links} {links|link|links}': '{where}, {links} {links|ссылка|ссылки|ссылок}',
  'write {suggestion}': 'напишите {suggestion}',
  'left out: {left}': 'пропущено: {left}',
  'No differences.': 'Различий нет.',
  'No differences in what is compared.': 'В том, что сравнивалось, различий нет.',
  Added: 'Добавлено',
  Removed: 'Удалено',
  Changed: 'Изменено',
  '{added} {added|page|pages} added, {removed} removed, {changed} changed':
    'страниц добавлено: {added}, удалено: {removed}, изменено: {changed}',
  '{name} of {pages}': '{name} (страниц: {pages})',
  'On changed pages, {appeared} {appeared|alternate|alternates} appeared and {disappeared} disappeared':
    'На изменённых страницах альтернативных версий появилось: {appeared}, исчезло: {disappeared}',
  '{n} {n|alternate|alternates}': 'альтернативных версий: {n}',
  '… and {n} more: --all lists them': '… и ещё {n}: все покажет --all',
  'URL as written': 'URL как написано',
  none: 'нет',
  '{unusable} cannot be used': 'непригодных: {unusable}',
  '{repeated} {repeated|repeats|repeat} an earlier page':
    'повторяют более раннюю страницу: {repeated}',
  '{merged} of these {merged|is another page|are other pages} in the database':
    'из них в базе данных это другие страницы: {merged}',
  '{entries} {entries|entry|entries}': '{entries} {entries|запись|записи|записей}',
  '{links} {links|link|links}': '{links} {links|ссылка|ссылки|ссылок}',
  '{dates} {dates|date|dates}': '{dates} {dates|дата|даты|дат}',
  '{hints} changefreq or priority': 'changefreq или priority: {hints}',
  '{media} {media|image, video or article|images, videos or articles}':
    'изображений, видео и статей: {media}',
  'column {cell}': 'столбец {cell}',
  'seen by {pages} {pages|page|pages}': 'затрагивает {pages} {pages|страницу|страницы|страниц}',
  '(whole document)': '(весь документ)',
  'Since {generated}': 'С {generated}',
  '{before} before, {after} now': 'было {before}, стало {after}',
  '… and {n} other {n|cause|causes}': '… и ещё {n} {n|причина|причины|причин}',
  Entries: 'Записи',
  'Entries written': 'Записанные записи',
  'Entries left out': 'Пропущенные записи',
  'Alternates in the input': 'Альтернативные версии на входе',
  'Links written': 'Записанные ссылки',
  'Links left out': 'Пропущенные ссылки',
  'Dates left out': 'Пропущенные даты',
  'Values of changefreq and priority left out': 'Пропущенные значения changefreq и priority',
  'Images, videos and articles left out': 'Пропущенные изображения, видео и статьи',
  Languages: 'Языки',
  'Files that were read': 'Прочитанные файлы',
  'Inputs that could not be read': 'Непрочитанные входные данные',
  'Distinct URLs': 'Различные URL',
  'Entries with the URL of an earlier one': 'Записи с URL более ранней записи',
  'Entries without a URL': 'Записи без URL',
  'URLs without alternates': 'URL без альтернативных версий',
  'URLs with x-default': 'URL с x-default',
  'Sitemap of {file}': 'Карта сайта: {file}',
  'Nothing has changed since the last run, at {time}.':
    'С прошлого запуска ({time}) ничего не изменилось.',
  'nothing to write': 'записывать нечего',
  'all written': 'все записаны',
  '{written} written, {leftOut} left out: {why}': 'записано {written}, пропущено {leftOut}: {why}',
  '{alternates} {alternates|alternate|alternates}': 'альтернативных версий: {alternates}',
  'in {n} {n|language|languages}': 'языков: {n}',
  '{files} {files|file|files}': '{files} {files|файл|файла|файлов}',
  'written; nothing in {folder} was changed': 'записано; в {folder} ничего не изменено',
  '{normalised} {normalised|URL|URLs}': '{normalised} URL',
  'normalised: all were already canonical': 'нормализовано: все уже были нормализованы',
  normalised: 'нормализовано',
  '{size} in {folder}': '{size} в {folder}',
  '{entries} {entries|page|pages}': '{entries} {entries|страница|страницы|страниц}',
  '{entries} {entries|sitemap|sitemaps}': '{entries} {entries|карта|карты|карт}',
  '{written} written, {kept} kept': 'записано {written}, оставлено {kept}',
  '{written} written, {kept} kept, {removed} removed':
    'записано {written}, оставлено {kept}, удалено {removed}',
  'left out: the language or the URL cannot be used': 'пропущено: язык или URL непригодны',
  'left out: the date cannot be used': 'пропущено: дата непригодна',
  'left out: the value cannot be used': 'пропущено: значение непригодно',
  'left out: a value is missing or cannot be used': 'пропущено: значения нет или оно непригодно',
  Normalised: 'Нормализация',
  Problems: 'Проблемы',
  'No problems': 'Проблем нет',
  'No errors or warnings': 'Ошибок и предупреждений нет',
  'No errors or warnings except {n} hidden {n|problem|problems}':
    'Ошибок и предупреждений нет, не считая скрытых проблем ({n})',
  'in {time}.': 'за {time}.',
  '… and {n} more': '… и ещё {n}',
  '{n} {n|error|errors}': '{n} {n|ошибка|ошибки|ошибок}',
  '{n} {n|warning|warnings}': '{n} {n|предупреждение|предупреждения|предупреждений}',
  '{n} info': '{n} {n|примечание|примечания|примечаний}',
  error: 'ошибка',
  warning: 'предупреждение',
  info: 'примечание',
  'Left out: {left}.': 'Пропущено: {left}.',
  '{entries} {entries|entry|entries} in {files} {files|file|files}':
    '{entries} {entries|запись|записи|записей} в {files} {files|файле|файлах|файлах}',
  '{read}, with {urls} distinct {urls|URL|URLs}': '{read}, различных URL: {urls}',
  'Try: {command}': 'Справка: {command}',
  '{n} more {n|problem is|problems are} not listed; --all lists them.':
    'Ещё {n} {n|проблема не показана|проблемы не показаны|проблем не показано}; все покажет --all.',
  'No problems found.': 'Проблем не найдено.',
  'No errors or warnings.': 'Ошибок и предупреждений нет.',
  'No errors or warnings except {n} hidden {n|problem|problems}.':
    'Ошибок и предупреждений нет, не считая скрытых проблем ({n}).',
  '{read}; {alternates} {alternates|alternate|alternates} in {n} {n|language|languages}':
    '{read}; альтернативных версий: {alternates}, языков: {n}',
  '{n} {n|URL|URLs} with two languages:': 'URL с двумя языками: {n}',
  '{n} {n|link has|links have} a language that search engines ignore':
    '{n} {n|ссылка указывает|ссылки указывают|ссылок указывают} язык, который поисковые системы игнорируют',
  'Leads to no host · {scheme:name100}': 'Не ведёт ни на какой хост · {scheme:name100}',
  'Leads to {domain:name300} · {scheme:name100}': 'Ведёт на {domain:name300} · {scheme:name100}',
  'Leads to {domain:name300} · {scheme:name100} · host {host:name300}':
    'Ведёт на {domain:name300} · {scheme:name100} · хост {host:name300}',
  'Did you mean {url:name2000}': 'Возможно, имелось в виду: {url:name2000}',
  'Verdict: stop.': 'Вердикт: стоп.',
  'Verdict: caution.': 'Вердикт: осторожно.',
  'Verdict: clear.': 'Вердикт: ничего не найдено.',
  '{n} {n|place|places}': '{n} {n|место|места|мест}',
  Links: 'Ссылки',
  'Left out': 'Пропущено',
  'Causes, by weight': 'Причины, по важности',
  Cause: 'Причина',
  'What to do': 'Что делать',
  'Write {suggestion:code}.': 'Напишите {suggestion:code}.',
  '… and {n} more in this page, which are not printed.':
    '… и ещё {n} на этой странице; они не печатаются.',
  '… and {n} more. Run {command} to list all of them.': '… и ещё {n}. Все покажет {command}.',
  '{written} written': 'записано {written}',
  'nothing of other entries': 'в остальных записях ничего',
  '{links} {links|link|links} written': 'записано {links} {links|ссылка|ссылки|ссылок}',
  'URLs, by {rules} {rules|rule|rules}': 'URL, {rules} {rules|правило|правила|правил}',
  Files: 'Файлы',
  'No page was published': 'Ни одна страница не опубликована',
  'Ready to publish': 'Можно публиковать',
  '{entries} {entries|entry|entries} read. None could be used, so no sitemap was written.':
    'Прочитано {entries} {entries|запись|записи|записей}. Пригодных нет, поэтому карта сайта не записана.',
  '{entries} {entries|entry|entries} read. All of them are in the sitemap in {folder}.':
    'Прочитано {entries} {entries|запись|записи|записей}. Все они в карте сайта ({folder}).',
  '{entries} {entries|entry|entries} read. {written} of them {written|is|are} in the sitemap in {folder}; {leftOut} {leftOut|is|are} left out: {why}.':
    'Прочитано {entries} {entries|запись|записи|записей}. В карте сайта ({folder}): {written}; пропущено: {leftOut} ({why}).',
  '{rows} {rows|row|rows} of a crawl export {rows|is|are} not listed: redirects, errors, other files or pages that are not indexable.':
    '{rows} {rows|строка выгрузки поискового робота не указана|строки выгрузки поискового робота не указаны|строк выгрузки поискового робота не указано} в карте сайта: это перенаправления, ошибки, другие файлы или страницы, закрытые от индексирования.',
  'What to do is said with each problem.': 'Что делать, сказано у каждой проблемы.',
  'Of written entries, these are left out because they cannot be used: {left}.':
    'Из записанного пропущено как непригодное: {left}.',
  'Every URL was already canonical.': 'Все URL уже были нормализованы.',
  written: 'записан',
  kept: 'оставлен',
  Name: 'Имя',
  Kind: 'Вид',
  Size: 'Размер',
  'This run': 'Этот запуск',
  'Removed: {files}.': 'Удалено: {files}.',
  'Links between languages': 'Ссылки между языками',
  'Rows: the language of the page. Columns: the language of the link. Links of a page to itself are not counted.':
    'Строки — язык страницы, столбцы — язык ссылки. Ссылки страницы на саму себя не считаются.',
  '… and {n} more {n|language|languages}, in the JSON report.':
    '… и ещё языков: {n}, в отчёте JSON.',
  'no language': 'без языка',
  'Pages by path': 'Страницы по путям',
  Path: 'Путь',
  Pages: 'Страницы',
  'Links by language': 'Ссылки по языкам',
  '{host} and {n} other {n|host|hosts}': '{host} и ещё {n} {n|хост|хоста|хостов}',
  'Nothing has changed.': 'Ничего не изменилось.',
  'Nothing has changed in what is reported; {n} hidden {n|problem is|problems are} not.':
    'В отчёте ничего не изменилось; не показано {n} {n|проблема|проблемы|проблем}.',
  'nothing to report except {n} hidden {n|problem|problems}':
    'сообщать не о чем, кроме {n} {n|скрытой проблемы|скрытых проблем|скрытых проблем}',
  'Hidden problems': 'Скрытые проблемы',
  What: 'Что',
  Before: 'Было',
  Now: 'Стало',
  Change: 'Изменение',
  '… and {n} more, in the JSON report.': '… и ещё {n}, в отчёте JSON.',
  'Check of {input}': 'Проверка: {input}',
  'No problems found': 'Проблем не найдено',
  '{n} {n|input|inputs} could not be read': 'не прочитано входных данных: {n}',
  'Checked {input}: {read}.': 'Проверено: {input}; {read}.',
  'The links between pages were not checked, because a part of the entries is missing.':
    'Ссылки между страницами не проверены: части записей не хватает.',
  '{urls} distinct {urls|URL|URLs}': 'различных URL: {urls}',
  'Ignored links': 'Игнорируемые ссылки',
  'because of their language': 'из-за языка',
  'all could be read': 'все прочитаны',
  '{n} not read': 'не прочитано: {n}',
  'Not read': 'Не прочитано',
  sitemap: 'карта сайта',
  index: 'индекс',
  'text sitemap': 'текстовая карта сайта',
  feed: 'лента',
  database: 'база данных',
  'crawl export': 'выгрузка робота',
  'not known': 'неизвестно',
  '{generator} read {input} in {time}.': '{generator}: {input}, {time}.',
  '{n} {n|error|errors} from {causes} {causes|cause|causes}':
    '{n} {n|ошибка|ошибки|ошибок}, {causes} {causes|причина|причины|причин}',
  '{n} {n|warning|warnings} from {causes} {causes|cause|causes}':
    '{n} {n|предупреждение|предупреждения|предупреждений}, {causes} {causes|причина|причины|причин}',
  Errors: 'Ошибки',
  '--{option} is given twice: remove one of them':
    'параметр --{option} указан дважды: удалите один из них',
  'unknown option {option:quote}: {advice:phrase}':
    'неизвестный параметр {option:quote}: {advice:phrase}',
  'an option has no value': 'у одного из параметров нет значения',
  '--{option} takes no value: remove the = and what follows':
    'у параметра --{option} нет значений: удалите = и всё, что после него',
  '--{option} needs a value: {usage:phrase}': 'параметру --{option} нужно значение: {usage:phrase}',
  'did you mean {near}?': 'возможно, имелось в виду {near}?',
  'put -- before operands that begin with -':
    'поставьте -- перед операндами, которые начинаются с -',
  'the options are {names,list}': 'параметры: {names,list}',
  '{written} if it is {value:quote}': '{written}, если значение {value:quote}',
  '{usage}': '{usage}',
  '{operand} is missing: {usage}': 'не указан операнд {operand}: {usage}',
  'takes no {operand}, but got {extra:quote}':
    'операнд {operand} не нужен, но указан {extra:quote}',
  'takes one {operand}, but also got {extra:quote}':
    'нужен один операнд {operand}, но указан ещё и {extra:quote}',
  'takes {max} operands, but also got {extra:quote}':
    'операндов должно быть не больше {max}, но указан ещё и {extra:quote}',
  '--{option} is {value:quote}: {reason:phrase} Give an absolute URL, such as https://example.com/':
    '--{option} имеет значение {value:quote}: {reason:phrase} Укажите абсолютный URL, например https://example.com/',
  '--{option} is {value:quote}: {advice:phrase}':
    '--{option} имеет значение {value:quote}: {advice:phrase}',
  'choose one of {known,list}': 'выберите одно из значений: {known,list}',
  'its only value is {known}': 'единственное значение — {known}',
  'note: {note:phrase}': 'примечание: {note:phrase}',
  '--all: for --format text only, and --format {format} always lists all':
    '--all: только для --format text, а --format {format} всегда выводит всё',
  '--{option}: {message:phrase}': '--{option}: {message:phrase}',
  '--{option}: {message:phrase}: remove it': '--{option}: {message:phrase}: удалите это',
  'unknown shell {word:quote}: the shells are {known,list}':
    'неизвестная оболочка {word:quote}: есть {known,list}',
  'unknown shell {word:quote}: did you mean {near}?':
    'неизвестная оболочка {word:quote}: возможно, имелось в виду {near}?',
  '--format json needs --out, because both would go to standard output':
    'для --format json нужен --out, иначе и то и другое попадёт в стандартный вывод',
  '--to is missing, and there is no output file: give one of {forms,list}':
    'не указаны ни --to, ни выходной файл: укажите одно из значений: {forms,list}',
  '--to is missing, and the name {path:verbatim} does not say the form: give one of {forms,list}':
    'не указан --to, а по имени {path:verbatim} формат не определить: укажите одно из значений: {forms,list}',
  'give the name of a column, such as lang': 'укажите имя столбца, например lang',
  'give a language tag, such as en or pt-BR': 'укажите языковой тег, например en или pt-BR',
  '--default-lang has no effect on a table: remove it, or choose another form':
    '--default-lang не действует на таблицу: удалите его или выберите другой формат',
  '{message:phrase}: the methods with keys are {names,list}':
    '{message:phrase}: методы с ключами: {names,list}',
  'both versions are sitemaps': 'обе версии — карты сайта',
  '{given}: for --format indexnow only: remove it, or add that':
    '{given}: только для --format indexnow: удалите это или добавьте --format indexnow',
  '--list {list} takes no name': 'с --list {list} имя не указывается',
  'give a code, a rule, a preset, a method, a group of lint rules or a tracking parameter; --list lists {lists,list}':
    'укажите код, правило, набор правил, метод, группу правил lint или параметр отслеживания; --list выводит списки: {lists,list}',
  'no code, rule, preset, method, group or tracking parameter is called {name:quote80}: waymark explain --list lists {lists,list}':
    'нет ни кода, ни правила, ни набора правил, ни метода, ни группы, ни параметра отслеживания с именем {name:quote80}: waymark explain --list выводит списки: {lists,list}',
  'no code, rule, preset, method, group or tracking parameter is called {name:quote80}: did you mean {near,or}?':
    'нет ни кода, ни правила, ни набора правил, ни метода, ни группы, ни параметра отслеживания с именем {name:quote80}: возможно, имелось в виду {near,or}?',
  '--out is standard output, which cannot have several tables: name a folder':
    '--out указывает на стандартный вывод, а таблиц несколько: укажите папку',
  '--to parquet needs the package @duckdb/node-api, which cannot be loaded ({why}): run npm install @duckdb/node-api, or leave out --to parquet':
    'для --to parquet нужен пакет @duckdb/node-api, который не удалось загрузить ({why}): выполните npm install @duckdb/node-api или не указывайте --to parquet',
  '--to parquet: DuckDB cannot write the tables ({why}): check the space on the disk, or leave out --to parquet':
    '--to parquet: DuckDB не может записать таблицы ({why}): проверьте место на диске или не указывайте --to parquet',
  'is a regular expression, which can take forever':
    'содержит регулярное выражение, которое может выполняться бесконечно',
  'changes files': 'изменяет файлы',
  '--{option} needs files: name them instead of -':
    'для --{option} нужны файлы: укажите их вместо -',
  '--watch and --format: choose text or github, or run the command without --watch':
    '--watch и --format: выберите text или github либо запустите команду без --watch',
  'waiting for changes; Ctrl-C ends': 'ожидание изменений; Ctrl-C завершает работу',
  'the folders of the files': 'папки файлов',
  'there are more warnings than --max-warnings {most:digits} allows: {warnings:digits}':
    'предупреждений больше, чем допускает --max-warnings {most:digits}: {warnings:digits}',
  '{file:verbatim}: not written, because --on-error fail stopped the work: correct the line, or choose skip or keep':
    '{file:verbatim}: не записан, так как --on-error fail остановил работу: исправьте строку или выберите skip или keep',
  '--{option} needs a folder as --out': 'для --{option} укажите в --out папку',
  'no report was written, because it cannot be next to the input: give --report, such as --report report.html':
    'отчёт не записан, так как рядом с входными данными его не разместить: укажите --report, например --report report.html',
  '{file:verbatim}: left by an earlier run and no longer in use: remove it when search engines have stopped requesting it':
    '{file:verbatim}: остался от прошлого запуска и больше не используется: удалите его, когда поисковые системы перестанут его запрашивать',
  '{file:verbatim}: now names {loc:verbatim}': '{file:verbatim}: добавлен {loc:verbatim}',
  'standard output: the sitemap needs {n} {n|file|files}: give a folder as --out':
    'стандартный вывод: для карты сайта нужно {n} {n|файл|файла|файлов}: укажите в --out папку',
  '--extensions has {name:quote}: give some of {known,list}, or none':
    'в --extensions есть {name:quote}: укажите что-либо из {known,list} или none',
  'give the URL of a folder, without ? and #': 'укажите URL папки, без ? и #',
  'give an absolute http or https URL, such as https://example.com/':
    'укажите абсолютный URL со схемой http или https, например https://example.com/',
  '{sitemap:verbatim} is a sitemap': '{sitemap:verbatim} — карта сайта',
  'the reader of the output has closed it': 'читатель закрыл вывод',
  '{name:quote} is a preset: give it as --preset {name}':
    '{name:quote} — набор правил: укажите его как --preset {name}',
  '{name:quote} is a rule: give it as --rule {name}':
    '{name:quote} — правило: укажите его как --rule {name}',
  'unknown method {name:quote80}: waymark explain --list methods lists them':
    'неизвестный метод {name:quote80}: их выводит waymark explain --list methods',
  'unknown method {name:quote80}: did you mean {near,or}?':
    'неизвестный метод {name:quote80}: возможно, имелось в виду {near,or}?',
  '--base is in --options as well: remove one of them':
    '--base есть и в --options: удалите что-либо одно',
  '--options is not JSON: give an object, such as {example}':
    '--options не содержит JSON: укажите объект, например {example}',
  '--options is not an object: give one, such as {example}':
    '--options не содержит объекта: укажите его, например {example}',
  'the member {member:quote80} is there twice: keep one of them':
    'элемент {member:quote80} указан дважды: оставьте один',
  'the rules must be a list': 'правила должны быть списком',
  'a rule must be an object': 'правило должно быть объектом',
  'the rule {code:code} is there twice': 'правило {code:code} указано дважды',
  'a configuration is an object': 'конфигурация должна быть объектом',
  'unknown member {member:quote80}: the members are {known,list}':
    'неизвестный элемент {member:quote80}: элементы: {known,list}',
  'unknown member {member:quote80}: did you mean {near}?':
    'неизвестный элемент {member:quote80}: возможно, имелось в виду {near}?',
  '{file:verbatim}: a program runs only if it is named: {line:verbatim}':
    '{file:verbatim}: программа запускается, только если она указана: {line:verbatim}',
  '{file:verbatim}: belongs to another user, so it is not read: add --no-config, or name it with --config':
    '{file:verbatim}: принадлежит другому пользователю и поэтому не читается: добавьте --no-config или укажите его в --config',
  '{file:verbatim}: is not a file, so it is not read: add --no-config, or name it with --config':
    '{file:verbatim}: не файл и поэтому не читается: добавьте --no-config или укажите его в --config',
  '{folder:verbatim} is a folder: name the file in it: --config {file:verbatim}':
    '{folder:verbatim} — папка: укажите файл в ней: --config {file:verbatim}',
  '{folder:verbatim} is a folder: name a file, for example: --config {file:verbatim}':
    '{folder:verbatim} — папка: укажите файл, например: --config {file:verbatim}',
  '{file:verbatim}: is a program, and waymark {command} runs none: name a JSON file, or add --no-config':
    '{file:verbatim}: это программа, а waymark {command} программ не запускает: укажите файл JSON или добавьте --no-config',
  '{file:verbatim}: cannot be imported: {reason:phrase}':
    '{file:verbatim}: не удалось импортировать: {reason:phrase}',
  '{settings:verbatim}: {fault:phrase}': '{settings:verbatim}: {fault:phrase}',
  '{settings:verbatim}: line {atLine:digits}, column {atColumn:digits}: {fault:phrase}':
    '{settings:verbatim}: строка {atLine:digits}, столбец {atColumn:digits}: {fault:phrase}',
  '{command} is an object with the options of the command':
    '{command} должен быть объектом с параметрами команды',
  'waymark {command} has no option {member:quote80}: its options are {names,list}':
    'у waymark {command} нет параметра {member:quote80}: его параметры: {names,list}',
  'waymark {command} has no option {member:quote80}: did you mean {near}?':
    'у waymark {command} нет параметра {member:quote80}: возможно, имелось в виду {near}?',
  '{option} must be a string, or an object whose values are strings':
    '{option} должен быть строкой или объектом, значения которого — строки',
  '{option} must be a string or a number': '{option} должен быть строкой или числом',
  '{option} must be a string or a list of strings':
    '{option} должен быть строкой или списком строк',
  '{option} must be true or false': '{option} должен быть true или false',
  '{option} {risk:phrase}, so it must be asked for: write --{option} on the command line, or name the configuration with --config':
    '{option} {risk:phrase}, поэтому нужен явный запрос: напишите --{option} в командной строке или укажите конфигурацию в --config',
  '{option} is {value:quote80}: {advice:phrase}':
    '{option} имеет значение {value:quote80}: {advice:phrase}',
  'give an absolute URL, such as https://example.com/':
    'укажите абсолютный URL, например https://example.com/',
  '{path:verbatim} does not lead to a place in the folder of this configuration: choose one in it, or name the configuration: --config {configuration:verbatim}':
    '{path:verbatim} ведёт за пределы папки этой конфигурации: выберите место в ней или укажите конфигурацию: --config {configuration:verbatim}',
  '{file:verbatim}: {message:phrase} {remedy:phrase}':
    '{file:verbatim}: {message:phrase} {remedy:phrase}',
  '{file:verbatim}: line {line:digits}, column {column:digits}: {message:phrase} {remedy:phrase}':
    '{file:verbatim}: строка {line:digits}, столбец {column:digits}: {message:phrase} {remedy:phrase}',
  '{file:verbatim}: {message:phrase}': '{file:verbatim}: {message:phrase}',
  'not enough memory ({reason}): divide the input':
    'не хватает памяти ({reason}): разделите входные данные',
  '--{option} needs --fix or --unsafe-fix': 'для --{option} нужен --fix или --unsafe-fix',
  '--dry-run prints a patch: remove --format {format}':
    '--dry-run выводит патч: удалите --format {format}',
  '--dry-run writes nothing: remove --{option}':
    '--dry-run ничего не записывает: удалите --{option}',
  'give the end of a name, such as .bak': 'укажите окончание имени, например .bak',
  '--patch needs the name of a file: --dry-run prints the patch':
    'для --patch нужно имя файла: патч выводит --dry-run',
  '--fix corrects one file: give only one database':
    '--fix исправляет один файл: укажите только одну базу данных',
  '--write-baseline needs --baseline <file>, which says where':
    'для --write-baseline нужен --baseline <file> с именем файла',
  '--baseline needs the name of a file': 'для --baseline нужно имя файла',
  'this is not a baseline, so it is not replaced: choose another name':
    'это не список известных проблем, поэтому файл не заменяется: выберите другое имя',
  '--report: the {kind} report would replace {path:verbatim}, which is not a report: choose another name':
    '--report: отчёт {kind} заменил бы {path:verbatim}, а это не отчёт: выберите другое имя',
  'this is not a baseline: write one with --write-baseline':
    'это не список известных проблем: его записывает --write-baseline',
  '{file:verbatim}: has {n} {n|problem, which is|problems, which are} known from now on':
    '{file:verbatim}: теперь считаются известными: {n} {n|проблема|проблемы|проблем}',
  '{n} known {n|problem is|problems are} not reported: {file:verbatim}':
    'известные проблемы не показаны: {n} ({file:verbatim})',
  '--{option}: no problem of sites has the code {name:quote}: waymark explain --list codes lists all':
    '--{option}: у проблем сайтов нет кода {name:quote}: все коды выводит waymark explain --list codes',
  '--{option}: no problem of sites has the code {name:quote}: did you mean {near}?':
    '--{option}: у проблем сайтов нет кода {name:quote}: возможно, имелось в виду {near}?',
  'standard input has one URL: give the other as an operand':
    'на стандартном вводе один URL: второй укажите в командной строке',
  'reading URLs, one on each line; Ctrl-D ends (on Windows, Ctrl-Z and Enter)':
    'чтение URL, по одному в строке; конец — Ctrl-D (в Windows — Ctrl-Z и Enter)',
  '{entries} {entries|entry|entries}, {written} written':
    '{entries} {entries|запись|записи|записей}, записано: {written}',
  'not enough memory: Node’s heap is full: set NODE_OPTIONS=--max-old-space-size={size:digits}, or divide the input':
    'не хватает памяти: куча Node заполнена: задайте NODE_OPTIONS=--max-old-space-size={size:digits} или разделите входные данные',
  'the system has killed the process, probably because the memory is full: set --memory, such as --memory 256MiB, or divide the input':
    'система завершила процесс, вероятно, из-за нехватки памяти: укажите --memory, например --memory 256MiB, или разделите входные данные',
  'the system has killed the process, probably because the memory is full: use a machine with more memory, or divide the input':
    'система завершила процесс, вероятно, из-за нехватки памяти: используйте компьютер с большей памятью или разделите входные данные',
  '{given}: for databases only, and {why:phrase}': '{given}: только для баз данных, а {why:phrase}',
  '{file:verbatim}: is not UTF-8 text: convert it first':
    '{file:verbatim}: не текст в UTF-8: сначала преобразуйте его',
  '{file:verbatim}: the line is longer than 1 MiB: give one URL':
    '{file:verbatim}: строка длиннее 1 МиБ: укажите один URL',
  '{file:verbatim}: has more than one line: give one URL; waymark normalize takes many':
    '{file:verbatim}: больше одной строки: укажите один URL; для многих есть waymark normalize',
  '{file:verbatim}: is empty: expected a URL': '{file:verbatim}: пусто: укажите URL',
  'give names like https,db': 'укажите имена вида https,db',
  '--{option} is not JSON: give an object like {example}':
    '--{option} не содержит JSON: укажите объект вида {example}',
  '--{option}: {word:quote} is not a word: give words like sync,push':
    '--{option}: {word:quote} не слово: укажите слова вида sync,push',
  '--{option}: {pair:quote}: give pairs like qty=quantity':
    '--{option}: {pair:quote}: укажите пары вида qty=quantity',
  '--{option} is {value:quote}: {reason}: give a regular expression':
    '--{option} имеет значение {value:quote}: {reason}: укажите регулярное выражение',
  '--{option} is for the rule {rule}, which is off: remove --{option}, or turn the rule on with --severity {rule}=error':
    '--{option} относится к правилу {rule}, которое выключено: удалите --{option} или включите правило: --severity {rule}=error',
  '--{option}: there is no rule {name:quote}: the groups of rules are {groups,list}':
    '--{option}: нет правила {name:quote}: группы правил: {groups,list}',
  '--{option}: there is no rule {name:quote}: did you mean {near}?':
    '--{option}: нет правила {name:quote}: возможно, имелось в виду {near}?',
  '--{option} names {name:quote} twice: remove one of them':
    'в --{option} дважды указано {name:quote}: удалите одно из них',
  '--{option} {name}: give a severity, one of {severities,list}':
    '--{option} {name}: укажите серьёзность, одно из значений: {severities,list}',
  '{file:verbatim}: contains no URI: give one URI per line, a JSON array of URIs, the answer of a server to resources/list, or an OpenAPI description':
    '{file:verbatim}: нет ни одного URI: укажите по одному URI в строке, массив URI в JSON, ответ сервера на resources/list или описание OpenAPI',
  'unknown option {option:quote}: give a command first':
    'неизвестный параметр {option:quote}: сначала укажите команду',
  'unknown option {option:quote}: did you mean {near}?':
    'неизвестный параметр {option:quote}: возможно, имелось в виду {near}?',
  'unknown command {word:quote}: the commands are {known,list}':
    'неизвестная команда {word:quote}: команды: {known,list}',
  'unknown command {word:quote}: did you mean {near}?':
    'неизвестная команда {word:quote}: возможно, имелось в виду {near}?',
  '--{option} changes the rules that are compared by, and none are chosen: add --preset, --rule or --rules':
    '--{option} изменяет правила сравнения, а они не выбраны: добавьте --preset, --rule или --rules',
  '--method {method} compares without rules: remove it, or remove the rules':
    '--method {method} сравнивает без правил: удалите его или удалите правила',
  'the rule file says which rules run, and on what: remove {options}, or change the file':
    'какие правила и к чему применяются, определяет файл правил: удалите {options} или измените файл',
  '--model {model}: {message:phrase}': '--model {model}: {message:phrase}',
  '--rule number {number:digits}, column {column:digits}: {message:phrase}':
    '--rule номер {number:digits}, столбец {column:digits}: {message:phrase}',
  '--rule, column {column:digits}: {message:phrase}':
    '--rule, столбец {column:digits}: {message:phrase}',
  '--{option} changes a preset, and --rule runs without one: remove --{option}, or add --preset':
    '--{option} изменяет набор правил, а --rule работает без него: удалите --{option} или добавьте --preset',
  '--{option} keeps the query that --rule {rule} removes: remove one of the two options':
    '--{option} сохраняет строку запроса, которую --rule {rule} удаляет: удалите один из двух параметров',
  '--{option} keeps the fragment that --rule {rule} removes: remove one of the two options':
    '--{option} сохраняет фрагмент, который --rule {rule} удаляет: удалите один из двух параметров',
  '{options}: the rules differ between hosts: remove {options}, or change the rule file':
    '{options}: правила для разных хостов различаются: удалите {options} или измените файл правил',
  '{options}: the preset {name} is a single procedure, which no option changes: remove {options}, or choose another preset':
    '{options}: набор правил {name} — единая процедура, которую параметры не изменяют: удалите {options} или выберите другой набор правил',
  'give a whole number, {least} or more': 'укажите целое число не меньше {least}',
  'give at most {most:digits}': 'укажите число не больше {most:digits}',
  '--{option} is missing: add {usage}': 'не указан --{option}: добавьте {usage}',
  '--report needs the name of a file: --format json prints the report to standard output':
    'для --report нужно имя файла: --format json выводит отчёт в стандартный вывод',
  '--state needs the name of a file that is not the input':
    'для --state нужно имя файла, который не совпадает с входным',
  '--state: {path:verbatim} is not the state of an earlier run, and would be replaced: choose another name':
    '--state: {path:verbatim} — не состояние прошлого запуска и был бы заменён: выберите другое имя',
  '{file:verbatim}: has no dates of this site, because it is damaged, or of another version or site: pages have only the dates that they state themselves':
    '{file:verbatim}: нет дат страниц этого сайта, потому что файл повреждён, другой версии или другого сайта: у страниц только те даты, которые они указывают сами',
  '--state and --{option} both name {path:verbatim}: choose two names':
    '--state и --{option} называют один файл {path:verbatim}: выберите два имени',
  '--state: {path:verbatim} would be published with the sitemaps: choose a place outside of the output folder':
    '--state: {path:verbatim} будет опубликован вместе с картами сайта: выберите место вне выходной папки',
  '{input:verbatim}: the input has the name of a sitemap in the output folder: choose another --out':
    '{input:verbatim}: имя входного файла совпадает с именем карты сайта в выходной папке: выберите другой --out',
  '--report: the {kind} report {path:verbatim} has the name of a sitemap: choose another name':
    '--report: имя отчёта {kind} {path:verbatim} совпадает с именем карты сайта: выберите другое имя',
  '--report: the {kind} report {path:verbatim} would replace the input: choose another name':
    '--report: отчёт {kind} {path:verbatim} заменил бы входной файл: выберите другое имя',
  '--report names the HTML report: give {path:verbatim}, and the JSON report is written next to it':
    '--report задаёт имя отчёта HTML: укажите {path:verbatim}, а отчёт JSON будет записан рядом',
  '--robots needs the name of a file, such as public/robots.txt':
    'для --robots нужно имя файла, например public/robots.txt',
  '--robots: with --out -, it is not known where the sitemap will be: give a folder as --out':
    '--robots: если указано --out -, неизвестно, где будет карта сайта: укажите в --out папку',
  '--robots: {path:verbatim} is also the input or a report: choose another name':
    '--robots: {path:verbatim} уже служит входным файлом или отчётом: выберите другое имя',
  '--robots: {path:verbatim} has the name of a sitemap: choose another name':
    '--robots: имя {path:verbatim} совпадает с именем карты сайта: выберите другое имя',
  '{file:verbatim}: is not text in UTF-8: save it as UTF-8':
    '{file:verbatim}: не текст в UTF-8: сохраните его в UTF-8',
  '{file:verbatim}: is not a JSON report of waymark {command}: give the file that an earlier run wrote next to its HTML report':
    '{file:verbatim}: не отчёт JSON команды waymark {command}: укажите файл, который прошлый запуск записал рядом с отчётом HTML',
  'give a size with its unit, such as 256MiB, 1GiB or 500MB':
    'укажите размер с единицей, например 256MiB, 1GiB или 500MB',
  'give an http or https URL without a password, absolute or relative, in ASCII without spaces':
    'укажите абсолютный или относительный URL со схемой http или https, в ASCII, без пароля и пробелов',
  'give a URL of {origin:phrase}, the origin of the first page, or say with --base where the sitemaps are published':
    'укажите URL с источником первой страницы, {origin:phrase}, или скажите в --base, где публикуются карты сайта',
  'give a URL of {origin:phrase}, the origin of the sitemaps':
    'укажите URL с источником {origin:phrase}, как у карт сайта',
  'give {least} or more': 'укажите не меньше {least}',
  'give at most 8192GiB': 'укажите не больше 8192GiB',
  '--lang is not in worker.cjs, which speaks English: remove it':
    'В worker.cjs нет --lang, он говорит по-английски: удалите параметр',
  '--format arrow is not in worker.cjs: run npm install @waymark/cli apache-arrow, and then waymark worker':
    'в worker.cjs нет --format arrow: выполните npm install @waymark/cli apache-arrow, а затем запустите waymark worker',
  '--format arrow needs the package apache-arrow, which cannot be loaded ({why}): run npm install apache-arrow, or choose another format':
    'для --format arrow нужен пакет apache-arrow, который не удалось загрузить ({why}): выполните npm install apache-arrow или выберите другой формат',
  '--{option} is {value:quote}: that is the path of a file on Windows, and a URL is expected: {url} is the URL of the file':
    '--{option} имеет значение {value:quote}: это путь к файлу в Windows, а нужен URL: URL этого файла — {url}',
  '--{option} is {value:quote}: this is a URL: name a file; nothing is fetched, and nothing is sent':
    '--{option} имеет значение {value:quote}: это URL: укажите файл; ничего не загружается и не отправляется',
  '--{option} is {value:quote}: this is a URL: name a folder; nothing is fetched, and nothing is sent':
    '--{option} имеет значение {value:quote}: это URL: укажите папку; ничего не загружается и не отправляется',
  '{url:verbatim}: this is a URL: give the path instead: {path:verbatim}':
    '{url:verbatim}: это URL: укажите вместо него путь: {path:verbatim}',
  '{url:verbatim}: this is a URL: pipe it in; nothing is fetched: {line:verbatim}':
    '{url:verbatim}: это URL: передайте его по каналу; ничего не загружается: {line:verbatim}',
  '{url:quote} was taken for a URL with the scheme {scheme}: for the file on Windows, write {file}':
    '{url:quote} принят за URL со схемой {scheme}: для файла в Windows напишите {file}',
  'a list of URIs, a resource list, or an OpenAPI or AsyncAPI description':
    'список URI, список ресурсов либо описание OpenAPI или AsyncAPI',
  'URLs, one on each line': 'URL, по одному в строке',
  'a URL': 'URL',
  '{what}, {which}': '{what}, {which}',
  '{what}, {family}, {kind}': '{what}, {family}, {kind}',
  rule: 'правило',
  preset: 'набор правил',
  method: 'метод сравнения',
  'an equivalence': 'отношение эквивалентности',
  'compares two URLs, but is not an equivalence':
    'сравнивает два URL, но это не отношение эквивалентности',
  'matches a URL against a pattern, given first':
    'сопоставляет URL с шаблоном, который задаётся первым',
  'left to the application': 'метод выбирает приложение',
  Options: 'Настройки',
  Examples: 'Примеры',
  Source: 'Источник',
  Rules: 'Правила',
  Cost: 'Цена ошибки',
  Caution: 'Предостережение',
  'Problems: {title:phrase}': 'Проблемы. {title:phrase}',
  'Applies only to URL records of the URL Standard.':
    'Применяется только к записям URL из URL Standard.',
  'Applies to URL records of the URL Standard and to URIs as they are written (RFC 3986).':
    'Применяется к записям URL из URL Standard и к URI в исходном написании (RFC 3986).',
  'Parsing by the URL Standard already does this.':
    'Это происходит уже при разборе по URL Standard.',
  'Runs on the URL as the URL Standard parses it.':
    'Применяется к URL после разбора по URL Standard.',
  'Runs on strings as they are written (RFC 3986).':
    'Применяется к строкам в исходном написании (RFC 3986).',
  'A single published procedure, which rules cannot change.':
    'Единая опубликованная процедура, на которую правила не влияют.',
  'Takes only {schemes}.': 'Принимает только {schemes}.',
  'A false positive: {cost:phrase}': 'Ложное совпадение. {cost:phrase}',
  'A false negative: {cost:phrase}': 'Ложное различие. {cost:phrase}',
  'No answer: {cost:phrase}': 'Без ответа. {cost:phrase}',
  ', required': ', обязательная',
  ' Default: {value}.': ' По умолчанию: {value}.',
  'is unchanged': 'не меняется',
  '{a:phrase} and {b:phrase}:': '{a:phrase} и {b:phrase}:',
  'no pattern and {b:phrase}:': 'без шаблона и {b:phrase}:',
  'with {options:phrase}': 'при {options:phrase}',
  'tracking parameter': 'параметр отслеживания',
  'Tells which advertisement, newsletter or post led to the visit.':
    'Показывает, какое объявление, рассылка или публикация привели посетителя.',
  'Tells which click on an advertisement it was.':
    'Показывает, по какому именно объявлению щёлкнул посетитель.',
  'Tells who received the mail or text message.': 'Показывает, кто получил письмо или сообщение.',
  'Tells the next site who the visitor is.': 'Сообщает следующему сайту, кто посетитель.',
  'Tells which page, list or search the visitor came from.':
    'Показывает, с какой страницы, из какого списка или поиска пришёл посетитель.',
  'Tells who shared the link.': 'Показывает, кто поделился ссылкой.',
  'Tells which partner is paid for the visit.':
    'Показывает, какой партнёр получит вознаграждение за посещение.',
  documented: 'описан владельцем',
  corroborated: 'есть в нескольких списках',
  reported: 'есть в одном списке или сообщении',
  ambiguous: 'значение неоднозначно',
  'Its vendor says so.': 'Об этом сообщает его владелец.',
  'Lists of at least two publishers name it.': 'Назван в списках по крайней мере двух издателей.',
  'One list or one report names it.': 'Назван в одном списке или сообщении.',
  'On other sites, the name means something else.':
    'На других сайтах это имя означает что-то другое.',
  '{owner:phrase} {kind:phrase} {evidence:phrase}':
    '{owner:phrase} {kind:phrase} {evidence:phrase}',
  '{vendor}.': 'Владелец: {vendor}.',
  'Each visitor has a value of their own.': 'У каждого посетителя своё значение.',
  'Letter case does not matter.': 'Регистр букв не учитывается.',
  'Where it is removed': 'Где удаляется',
  'Without it': 'Что изменится без него',
  Sources: 'Источники',
  'Never by default.': 'По умолчанию не удаляется.',
  'Never by default. {reason:phrase}': 'По умолчанию не удаляется. {reason:phrase}',
  'On every site.': 'На всех сайтах.',
  'On {sites,list}.': 'На сайтах: {sites,list}.',
  'On {sites,list} and their like: {count:digits} domains.':
    'На сайтах: {sites,list} и других, всего {count:digits} {count|домен|домена|доменов}.',
  '{one:phrase} and {other:phrase} become one.': 'Одним становятся {one:phrase} и {other:phrase}.',
  'Only on paths like {path}.': 'Только на путях вида {path}.',
  'Kept on paths like {kept}.': 'Остаётся на путях вида {kept}.',
  'Kept on {sites,list}.': 'Остаётся на сайтах: {sites,list}.',
  'removed everywhere': 'удаляется везде',
  'removed on-sites': 'удаляется на некоторых сайтах',
  'removed never': 'не удаляется',
  vendor: 'владелец',
  report: 'сообщение',
  'Fixed by validate --fix': 'Что исправляет validate --fix',
  'Fixed by validate --unsafe-fix': 'Что исправляет validate --unsafe-fix',
  'Never.': 'Ничего.',
  'wrong: {example:verbatim}': 'неверно: {example:verbatim}',
  'wrong: {example:verbatim} (given: {given:verbatim})':
    'неверно: {example:verbatim} (условие: {given:verbatim})',
  'right: {example:verbatim}': 'верно: {example:verbatim}',
  'no problem: {example:verbatim}': 'без проблемы: {example:verbatim}',
  'The two strings are identical.': 'Две строки совпадают.',
  'The strings differ only between the parts, or in white space that the parser removes.':
    'Строки различаются только между компонентами или пробельными символами, которые парсер удаляет.',
  'They are not a URL to a browser: {why:phrase}': 'Для браузера это не URL. {why:phrase}',
  'Neither is a URL to a browser: {why:phrase}':
    'Для браузера ни одна из строк не URL. {why:phrase}',
  'The first is not a URL to a browser: {why:phrase}':
    'Для браузера первая строка не URL. {why:phrase}',
  'The second is not a URL to a browser: {why:phrase}':
    'Для браузера вторая строка не URL. {why:phrase}',
  'The same URL to a browser.': 'Для браузера это один и тот же URL.',
  'Different URLs to a browser.': 'Для браузера это разные URL.',
  'What it costs if the answer is wrong': 'Цена неверного ответа',
  '{n} {n|method|methods}': '{n} {n|метод|метода|методов}',
  'The same: {purposes:verbatim}': 'Один URL: {purposes:verbatim}',
  'Different: {purposes:verbatim}': 'Разные URL: {purposes:verbatim}',
  'No answer: {purposes:verbatim}': 'Нет ответа: {purposes:verbatim}',
  'Not counted: {n} that {n|compares|compare} only hosts, sites or origins.':
    'Не учтены методы, которые сравнивают только хосты, сайты или источники: {n}.',
  '{n} {n|has|have} no answer for such URLs.': 'Методы без ответа для таких URL: {n}.',
  '--all shows each definition, with its reason and the cost of a wrong answer.':
    '--all показывает каждое определение, его причину и цену ошибки.',
  'Equal by {n} {n|definition|definitions}: {names:verbatim}':
    'Равны по {n} {n|определению|определениям|определениям}: {names:verbatim}',
  'Different by {n} {n|definition|definitions}: {names:verbatim}':
    'Различны по {n} {n|определению|определениям|определениям}: {names:verbatim}',
  '{n} more': 'ещё {n}',
  'More lines of this table: {n}.': 'Ещё строк в этой таблице: {n}.',
  'No answer by {by:phrase}: {why:phrase}': 'Нет ответа ({by:phrase}): {why:phrase}',
  'Equal by {by:phrase}': 'Равны ({by:phrase})',
  'Different by {by:phrase}: {why:phrase}': 'Различны ({by:phrase}): {why:phrase}',
  'in another order': 'в другом порядке',
  'More parameters that differ: {n}.': 'Различается ещё параметров: {n}.',
  'More parameters that are the same: {n}.': 'Совпадает ещё параметров: {n}.',
  'The parameters that both have are in another order.': 'Общие параметры стоят в другом порядке.',
  parsed: 'после разбора',
  decoded: 'в декодированном виде',
  'same when parsed': 'после разбора совпадают',
  'same when decoded': 'после декодирования совпадают',
  '{named,and}': '{named,and}',
  '{rules,or}': '{rules,or}',
  '{rules,and}': '{rules,and}',
  'Equal after {names:phrase} ({category:phrase}).':
    'Равны после применения {names:phrase} ({category:phrase}).',
  equal: 'равны',
  different: 'различны',
  'group of lint rules': 'группа правил lint',
  'There is no configuration.': 'Конфигурации нет.',
  'There is no configuration: all values are defaults.':
    'Конфигурации нет: все значения — по умолчанию.',
  '{heading:phrase}: it can be used.': '{heading:phrase}: её можно использовать.',
  '{file:verbatim} (named by {namedBy})': '{file:verbatim} (указана в {namedBy})',
  '{file:verbatim} (found in the working folder)': '{file:verbatim} (найдена в рабочей папке)',
  '{file:verbatim} (found above the working folder)':
    '{file:verbatim} (найдена выше рабочей папки)',
  'line {line:digits}': 'строка {line:digits}',
  configuration: 'конфигурация',
  default: 'по умолчанию',
  '{n} {n|row|rows}': '{n} {n|строка|строки|строк}',
  'unknown option {named:code}; the options are {known,list}':
    'неизвестный параметр {named:code}; параметры: {known,list}',
  'unknown option {named:code}; did you mean {near:code}?':
    'неизвестный параметр {named:code}; возможно, имелось в виду {near:code}?',
  '{subject:phrase} would have no effect: {why:phrase}':
    '{subject:phrase} ни на что не повлияет: {why:phrase}',
  '{subject:phrase} would have no effect: {why:phrase}; it is for {readers,list}':
    '{subject:phrase} ни на что не повлияет: {why:phrase}; он нужен для {readers,list}',
  'the op {reader} needs {subject:phrase}': 'операции {reader} нужен {subject:phrase}',
  'got {got:phrase}': 'получено {got:phrase}',
  '{choices,or}': '{choices,or}',
  'an object whose values are severities by rule or group':
    'объект, значения которого — важность по правилам или группам',
  '{place:code} is {got:phrase}': '{place:code} — {got:phrase}',
  '{subject:phrase} must be {expected:phrase}; {given:phrase}: {advice:phrase}':
    '{subject:phrase}: требуется {expected:phrase}; {given:phrase}: {advice:phrase}',
  '{subject:phrase} must be {expected:phrase}; {given:phrase}':
    '{subject:phrase}: требуется {expected:phrase}; {given:phrase}',
  "{subject:phrase} must be {expected:phrase}; {given:phrase}; did you mean '{near}'?":
    "{subject:phrase}: требуется {expected:phrase}; {given:phrase}; возможно, имелось в виду '{near}'?",
  options: 'параметры',
  'option {named:code}': 'параметр {named:code}',
  'the row is too long to be repeated before its answers: allow a greater {maxLength:option}':
    'строка слишком длинная, чтобы повторить её перед ответами: увеличьте {maxLength:option}',
  'the row has {found} {found|column|columns}, and {read} are read: give {columns,list}':
    'в строке {found} {found|столбец|столбца|столбцов}, а читается {read}: укажите {columns,list}',
  'a chunk must begin with a line that has the number of its rows: send this line, or turn the chunk header off':
    'порция должна начинаться строкой с числом её строк: передайте эту строку или отключите заголовок порции',
  'the input ends within a chunk: {left} {left|row is|rows are} missing':
    'ввод обрывается внутри порции: не хватает {left} {left|строки|строк|строк}',
  'the input ends within a row: send complete rows':
    'ввод обрывается внутри строки: передавайте строки целиком',
  'the bytes are not a value of RowBinary: check that the columns match the ops, and whether they are Nullable':
    'байты не являются значением RowBinary: проверьте, что столбцы соответствуют операциям и верно указано Nullable',
  'the row could not be answered: {reason}': 'не удалось ответить на строку: {reason}',
  'there is no {argument} {name:quote80}: it is one of {known,list}':
    'для {argument} нет имени {name:quote80}: есть {known,list}',
  'there is no {argument} {name:quote80}; did you mean {near:quote80}?':
    'для {argument} нет имени {name:quote80}; возможно, имелось в виду {near:quote80}?',
  'the {argument} {value:quote80} cannot be used: {reason}':
    'значение {value:quote80} не подходит для {argument}: {reason}',
  'rows without columns have no bytes in the format {format}: choose another one':
    'у строк без столбцов в формате {format} нет байтов: выберите другой',
  'a value that begins with a host is also a relative reference: give {assumeScheme:option} or {base:option}':
    'значение, которое начинается с хоста, — это и относительная ссылка: укажите {assumeScheme:option} или {base:option}',
  'the input ends within a row: end each row, and the last, with a newline':
    'ввод обрывается внутри строки: завершайте переводом строки каждую строку, и последнюю',
  'a value ends with a backslash that escapes nothing: write it as \\\\':
    'значение кончается обратной косой чертой, после которой ничего нет: запишите её как \\\\',
  'the line is not a JSON value: send one value on each line':
    'строка не является значением JSON: передавайте по одному значению в строке',
  'the object has no member {member:quote80}: add it, or name the members that are read':
    'в объекте нет элемента {member:quote80}: добавьте его или укажите имена читаемых элементов',
  '{column} must be a string or null; got {got:phrase}':
    '{column}: нужна строка или null; получено {got:phrase}',
  'two columns have the name {column:quote80}: give each a name of its own':
    'два столбца называются {column:quote80}: дайте каждому своё имя',
  'the column {column:quote80} has the type {type}: give Utf8, Binary, one of their Large and View forms, or a dictionary of these':
    'у столбца {column:quote80} тип {type}: нужен Utf8, Binary, их вариант Large или View либо словарь из них',
  'there is no column {column:quote80} (there are none): add it, or name the columns that are read':
    'столбца {column:quote80} нет (нет ни одного): добавьте его или укажите имена читаемых столбцов',
  'there is no column {column:quote80} (there {n|is|are} {found:quote80,list}): add it, or name the columns that are read':
    'столбца {column:quote80} нет ({n|есть только|есть|есть} {found:quote80,list}): добавьте его или укажите имена читаемых столбцов',
  'the bytes are not a message of Arrow’s IPC streaming format: write a stream, and not a file (Feather)':
    'байты не являются сообщением потокового формата Arrow IPC: записывайте поток, а не файл (Feather)',
  'the message has more than 2 GiB: write smaller batches':
    'сообщение больше 2 ГиБ: записывайте пакеты меньшего размера',
  'the input ends within a message, after {held} {held|byte|bytes}: send complete batches':
    'ввод обрывается внутри сообщения, после {held} {held|байта|байтов|байтов}: передавайте пакеты целиком',
  'the input is empty: send a schema, batches and the end-of-stream marker':
    'ввод пуст: передайте схему, пакеты и признак конца потока',
  'the input ends without the end-of-stream marker: close the writer of the stream':
    'в конце ввода нет признака конца потока: закройте объект, который пишет поток',
  'a stream must begin with its schema and have no other':
    'поток должен начинаться со своей схемы и не содержать других',
  'the schema has a body': 'у схемы есть тело',
  'the schema cannot be read: {reason}': 'схему не удаётся прочитать: {reason}',
  'the message cannot be read: {reason}': 'сообщение не удаётся прочитать: {reason}',
  'the batch cannot be read: {reason}': 'пакет не удаётся прочитать: {reason}',
  'the message is neither a batch nor a dictionary':
    'сообщение не является ни пакетом, ни словарём',
  'the batch is compressed: write it without compression': 'пакет сжат: записывайте его без сжатия',
  'the batch has {rows} rows: write batches of at most {most}':
    'в пакете {rows} {rows|строка|строки|строк}: в пакете может быть не больше {most}',
  'the answers of the batch have more than 2 GiB in one column: write smaller batches':
    'ответы на пакет занимают в одном столбце больше 2 ГиБ: записывайте пакеты меньшего размера',
  'none of the ops reads it': 'его не использует ни одна из операций',
  'rows are {format}': 'формат строк — {format}',
  'rows of the format {format} have one column and one answer: choose tsv, or one op that reads one column':
    'у строк формата {format} один столбец и один ответ: выберите tsv или одну операцию, которая читает один столбец',
  'a list of {n} {n|name|different names}, one for each column':
    'список, в котором {n} {n|имя|разных имени|разных имён}, по одному на столбец',
  'option {baseUrl:option} has a user name or a password: give it without them':
    'в {baseUrl:option} есть имя пользователя или пароль: укажите URL без них',
  'a list of domains such as paypal.com': 'список доменов, например paypal.com',
  "write a domain, such as 'paypal.com'": "напишите домен, например 'paypal.com'",
  'write {domain:phrase}': 'напишите {domain:phrase}',
  "that is not a domain; write one, such as 'paypal.com'":
    "это не домен; напишите домен, например 'paypal.com'",
  "that is an IP address; write a domain, such as 'paypal.com'":
    "это IP-адрес; напишите домен, например 'paypal.com'",
  "that is a name without a dot; write a domain, such as 'paypal.com'":
    "в этом имени нет точки; напишите домен, например 'paypal.com'",
  "that is a public suffix, below which anybody may register names; write a domain, such as 'paypal.com'":
    "это публичный суффикс, и имена под ним регистрирует кто угодно; напишите домен, например 'paypal.com'",
  'an object whose values are severities by code': 'объект, значения которого — важность по кодам',
  'true or false': 'true или false',
  'a list of strings': 'список строк',
  'a whole number, 0 or more': 'целое число от 0',
  'an object of strings': 'объект, значения которого — строки',
  'an object of whole numbers': 'объект, значения которого — целые числа',
  'an object of lists of strings': 'объект, значения которого — списки строк',
  'a list made by createPublicSuffixList': 'список, созданный createPublicSuffixList',
  "a list of sites, such as { site: 'a.example', allow: ['ref'] }":
    "список сайтов, например { site: 'a.example', allow: ['ref'] }",
  'Audit of {input}': 'Аудит: {input}',
  'Indexable pages': 'Индексируемые страницы',
  'Indexable pages in a sitemap': 'Индексируемые страницы в карте сайта',
  '{listed} of these in a sitemap': 'из них в карте сайта: {listed}',
  '{pages} {pages|page|pages}, {indexable} indexable, {listed} of these in a sitemap':
    '{pages} {pages|страница|страницы|страниц}, индексируемых: {indexable}, из них в карте сайта: {listed}',
  'Pages by language': 'Страницы по языкам',
  pages: 'страницы',
  indexable: 'индексируемые',
  listed: 'в карте сайта',
  'hreflang in head': 'hreflang в head',
  'hreflang in header': 'hreflang в заголовке',
  'hreflang in sitemap': 'hreflang в карте сайта',
  'hreflang in database': 'hreflang в базе',
  '{folder}: {written} of {files} {files|page|pages} {written|is|are} in {sitemap}':
    '{folder}: в {sitemap} {written} из {files} {files|страницы|страниц|страниц}',
  '{told}; {n} left out: {reasons}': '{told}; пропущено {n}: {reasons}',
  '{n} noindex': 'noindex: {n}',
  '{n} {n|redirect|redirects}': '{n} {n|перенаправление|перенаправления|перенаправлений}',
  '{n} canonical elsewhere': 'с другим каноническим URL: {n}',
  '{n} disallowed by the robots.txt': 'запрещено в robots.txt: {n}',
  '{n} error or fallback {n|page|pages}': '{n} {n|страница|страницы|страниц} ошибок или замены',
  '{n} verification {n|file|files}': '{n} {n|файл|файла|файлов} подтверждения прав',
  '{n} {n|part|parts} of pages': '{n} {n|часть|части|частей} страниц',
  '{n} with the URL of another file': 'с URL другого файла: {n}',
  '{n} unreadable': 'не удалось прочитать: {n}',
  '{n} with problems, see below': 'с проблемами, см. ниже: {n}',
  '--{option} needs the name of a folder, such as {folder}':
    'для --{option} нужно имя папки, например {folder}',
  '--from and {input:quote}: a sitemap is made of pages or of a database: give one of them':
    '--from и {input:quote}: карта сайта строится по страницам или по базе данных: укажите что-то одно',
  '--from names a folder of pages': '--from указывает папку со страницами',
  '--{option}: {path:verbatim} would be published with the pages: choose a place outside of the folder':
    '--{option}: {path:verbatim} будет опубликован вместе со страницами: выберите место вне этой папки',
  'pages have no lastmod: give --state, such as --state sitemaps.state, and keep that file for the next build':
    'у страниц нет lastmod: задайте --state, например --state sitemaps.state, и сохраните этот файл для следующей сборки',
  'Neither a canonical nor a sitemap nor a CNAME says which URL {folder} has. Give it as --base; this run takes {base}':
    'Ни канонические URL, ни карта сайта, ни CNAME не указывают, какой URL у {folder}. Укажите его в --base; сейчас принят {base}',
  '{index} is {indexUrl}, {page} is {pageUrl}{fit:phrase}':
    '{index} — это {indexUrl}, {page} — это {pageUrl}{fit:phrase}',
  '; {fits} of {of} canonicals fit': '; подходят канонические URL: {fits} из {of}',
  '; {fits} of {of} URLs in sitemaps fit': '; подходят URL карт сайта: {fits} из {of}',
  '; {fits} of {of} alternates fit': '; подходят URL альтернативных версий: {fits} из {of}',
  '; {fits} of {of} URLs in pages and sitemaps fit':
    '; подходят URL страниц и карт сайта: {fits} из {of}',
  '{url:verbatim}: this is a URL: give a folder; nothing is fetched':
    '{url:verbatim}: это URL: укажите папку; ничего не загружается',
}

export const russian: Speech = /* @__PURE__ */ translated(
  { ofProblems, ofRules, ofMethods },
  sentences,
)
