import type { CatalogueText } from '../problem-texts.ts'

const OTHER_PRESET = 'Пропустите строку или выберите другой набор правил.'

/** The problems of normalising lists of URLs. */
export const urlLists: CatalogueText = {
  title: 'Нормализация списков URL',
  entries: {
    'url-line-too-long': {
      summary: 'Строка длиннее, чем здесь может быть URL.',
      explanation:
        'При массовой обработке из каждой строки читается один URL, и в памяти хранится одна строка. Строка длиннее предела, по умолчанию 1 МиБ, пропускается. Чаще всего в файле нет переводов строк, или это вообще не список URL.',
      remedy: 'Проверьте, что в каждой строке файла один URL, или увеличьте предел.',
      given: { 'a limit of 20 bytes': 'предел в 20 байт' },
    },
    'url-line-not-utf-8': {
      summary: 'Строка не в кодировке UTF-8.',
      explanation:
        'URL читаются как UTF-8. Чтобы прочитать строку в другой кодировке, пришлось бы угадывать, в какой именно, а неверная догадка дала бы URL, который ведёт в другое место.',
      remedy: 'Сначала преобразуйте файл в UTF-8.',
      given: { 'ISO-8859-1': 'ISO-8859-1' },
    },
    'url-line-scheme': {
      summary: 'Набор правил не принимает URL с этой схемой.',
      explanation:
        'Набор правил может указывать, для каких он схем. Набор `seo` создаёт канонические URL страниц, то есть URL https и http; URL `javascript:`, `mailto:`, `ftp:` и `file:` ведут не к страницам.',
      remedy: OTHER_PRESET,
      given: { 'the preset `seo`': 'набор правил `seo`' },
    },
    'url-line-without-form': {
      summary: 'У URL нет нормализованного вида по этому набору правил.',
      explanation:
        'У наборов правил, которые повторяют определение другой системы, например `safe-browsing`, нет формы для некоторых URL, которые принимает парсер URL.',
      remedy: OTHER_PRESET,
      given: { 'the preset `safe-browsing`': 'набор правил `safe-browsing`' },
    },
  },
  sentences: {
    'The line is not UTF-8.': 'Строка не в кодировке UTF-8.',
    'The domain breaks a rule for names in the DNS.': 'Домен нарушает правило для имён в DNS.',
    'The host has a character that is not allowed.': 'В хосте есть недопустимый символ.',
    'The host ends in a number, so it must be an IPv4 address, but has more than four parts.':
      'Хост заканчивается числом и поэтому должен быть адресом IPv4, но частей в нём больше четырёх.',
    'The host ends in a number, so it must be an IPv4 address, but a part is not a number.':
      'Хост заканчивается числом и поэтому должен быть адресом IPv4, но одна из частей — не число.',
    'A part of an IPv4 address is above 255.': 'Часть адреса IPv4 больше 255.',
    'An IPv6 address has no closing bracket.': 'В адресе IPv6 нет закрывающей скобки.',
    'An IPv6 address begins with a single colon.': 'Адрес IPv6 начинается с одиночного двоеточия.',
    'An IPv6 address has more than eight pieces.': 'В адресе IPv6 больше восьми групп.',
    'An IPv6 address has :: more than once.':
      'В адресе IPv6 сочетание :: стоит в нескольких местах.',
    'A piece of an IPv6 address is not one to four hexadecimal digits.':
      'Группа адреса IPv6 — не от одной до четырёх шестнадцатеричных цифр.',
    'An IPv6 address has fewer than eight pieces and no ::.':
      'В адресе IPv6 без :: меньше восьми групп.',
    'An IPv6 address has more than six pieces before an IPv4 address.':
      'В конце адреса IPv6 стоит адрес IPv4, а перед ним больше шести групп.',
    'The IPv4 address in an IPv6 address is not four decimal numbers without leading zeros.':
      'Адрес IPv4 внутри адреса IPv6 — не четыре десятичных числа без нулей в начале.',
    'A part of an IPv4 address in an IPv6 address is above 255.':
      'Часть адреса IPv4 внутри адреса IPv6 больше 255.',
    'The IPv4 address in an IPv6 address has fewer than four parts.':
      'В адресе IPv4 внутри адреса IPv6 меньше четырёх частей.',
    'The input has no scheme, and there is no base URL that it can be resolved against.':
      'В строке нет схемы, и нет базового URL, относительно которого её можно было бы разрешить.',
    'The host is missing.': 'Хоста нет.',
    'The port is above 65535.': 'Порт больше 65535.',
    'The port is not a decimal number.': 'Порт не является десятичным числом.',
    'The scheme {scheme:quote40} is not accepted here, only {schemes,and}.':
      'Схема {scheme:quote40} здесь не принимается, только {schemes,and}.',
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
    'Removes an empty or default port, and writes an empty path as `/`.':
      'Удаляет пустой порт и порт по умолчанию и записывает пустой путь как `/`.',
    'Writes scheme and host in lower case, and the digits of percent-encoded bytes in upper case.':
      'Записывает схему и хост в нижнем регистре, а цифры процентных кодов — в верхнем.',
    'Decodes percent-encoded letters, digits and `-._~`.':
      'Декодирует процентные коды букв, цифр и `-._~`.',
    'Removes the fragment, spaces around the URL, and line breaks.':
      'Удаляет фрагмент, пробелы по краям URL и переводы строк.',
    'Decodes percent-encoded bytes until none are left, then percent-encodes once.':
      'Декодирует процентные коды, пока они есть, а затем кодирует один раз.',
    'Writes host and path in one form, without credentials and port.':
      'Записывает хост и путь единообразно, без учётных данных и порта.',
    'Removes spaces and control characters around the URL.':
      'Удаляет пробелы и управляющие символы по краям URL.',
    'Adds `http:` to a URL without a scheme.': 'Добавляет `http:` к URL без схемы.',
    'Removes tabs and line breaks.': 'Удаляет табуляции и переводы строк.',
    'Writes the scheme in lower case.': 'Записывает схему в нижнем регистре.',
    'Removes the port if it is the default of the scheme.':
      'Удаляет порт, если для этой схемы он является портом по умолчанию.',
    'Removes the `:` and `@` of empty credentials.': 'Удаляет `:` и `@` пустых учётных данных.',
    'Writes two slashes before a host.': 'Записывает перед хостом две косые черты.',
    'Decodes percent-encoded bytes until none are left, except in the query.':
      'Декодирует процентные коды, пока они есть, но не в строке запроса.',
    'Writes an IP address in its usual form.': 'Записывает IP-адрес в обычном виде.',
    'Removes dots around the host and repeated dots in it.':
      'Удаляет точки по краям хоста и повторные точки в нём.',
    'Writes the domain in ASCII (IDNA) and lower case.':
      'Записывает домен в ASCII (IDNA) и в нижнем регистре.',
    'Removes the credentials.': 'Удаляет учётные данные.',
    'Percent-encodes the bytes that must be percent-encoded.':
      'Заменяет процентными кодами байты, для которых это обязательно.',
    'Decodes names and values in the query until no percent-encoded byte is left, then percent-encodes them once.':
      'Декодирует имена и значения в строке запроса, пока есть процентные коды, а затем кодирует один раз.',
    'Replaces backslashes by slashes.': 'Заменяет обратные косые черты прямыми.',
    'Adds a slash to the start of the path.': 'Добавляет косую черту в начало пути.',
    'Replaces repeated slashes in the path by one.':
      'Заменяет несколько косых черт подряд в пути одной.',
    'Sorts the query parameters by their bytes.': 'Сортирует параметры запроса по байтам.',
    'Removes the fragment.': 'Удаляет фрагмент.',
    'Writes `https` as `http`.': 'Записывает `https` как `http`.',
    'Removes `www`, with or without a number, from the start of the host.':
      'Удаляет `www`, с номером или без него, из начала хоста.',
    'Writes the path in lower case.': 'Записывает путь в нижнем регистре.',
    'Writes the query in lower case.': 'Записывает строку запроса в нижнем регистре.',
    'Removes session IDs from path and query.':
      'Удаляет идентификаторы сессий из пути и строки запроса.',
    'Removes the slashes at the end of the path.': 'Удаляет косые черты в конце пути.',
    'Removes each `&` without a parameter.': 'Удаляет каждый `&` без параметра.',
    'Removes a `?` with nothing after it.': 'Удаляет `?`, после которого ничего нет.',
    'no rule is named: give a preset, or rules':
      'не указано ни одного правила: задайте набор правил или правила',
    'the preset {preset} is a single procedure, which rules and options cannot change: remove them, or choose another preset':
      'набор правил {preset} — это единая процедура, которую правила и параметры не меняют: удалите их или выберите другой набор',
    '{rule} is turned off, but without a preset, only the named rules run: remove it':
      '{rule} выключено, но без набора правил выполняются только названные правила: удалите его',
    '{rule} is turned off, but the preset {preset} does not have it: remove it':
      '{rule} выключено, но в наборе правил {preset} его нет: удалите его',
    'the rule {rule} must be true, false or an object with its options; got {got:phrase}':
      'правило {rule} должно быть true, false или объектом с его параметрами; получено {got:phrase}',
    'the rule {rule} needs the option {needed,or}': 'правилу {rule} нужен параметр {needed,or}',
    'the rule {rule} cannot run on strings as they are written: remove it, or the model rfc3986':
      'правило {rule} не применяется к строкам в исходной записи: удалите его или модель rfc3986',
    "the model must be 'whatwg' or 'rfc3986'; got {got:phrase}":
      "модель должна быть 'whatwg' или 'rfc3986'; получено {got:phrase}",
    'there is no preset {name:phrase}: {advice:phrase}':
      'нет набора правил {name:phrase}: {advice:phrase}',
    'the presets are {names,list}': 'наборы правил: {names,list}',
    "a preset is a name, such as '{example}'; got {got:phrase}":
      "набор правил — это имя, например '{example}'; получено {got:phrase}",
    'there is no rule {name:phrase}: {advice:phrase}': 'нет правила {name:phrase}: {advice:phrase}',
    'the rules are {names,list}': 'правила: {names,list}',
    'the rule {rule} has no option {name:phrase}, nor any other':
      'у правила {rule} нет ни параметра {name:phrase}, ни других',
    'the rule {rule} has no option {name:phrase}: {advice:phrase}':
      'у правила {rule} нет параметра {name:phrase}: {advice:phrase}',
    'its options are {names,list}': 'его параметры: {names,list}',
    'a rule file is an object; got {got:phrase}': 'файл правил — это объект; получено {got:phrase}',
    'hosts is a list of objects; got {got:phrase}':
      'hosts — это список объектов; получено {got:phrase}',
    'an entry of hosts is an object, such as {example}; got {got:phrase}':
      'элемент hosts — это объект, например {example}; получено {got:phrase}',
    'the entry has no host: add one, such as {example:quote}':
      'в элементе нет хоста: добавьте его, например {example:quote}',
    'the list has no host: add one': 'в списке нет хостов: добавьте хотя бы один',
    'the host {host:phrase} is there twice: keep one':
      'хост {host:phrase} указан дважды: оставьте один',
    'unknown member {name:phrase}: {advice:phrase}':
      'неизвестный элемент {name:phrase}: {advice:phrase}',
    'the members are {known,list}': 'элементы: {known,list}',
    'rules is an object with a member for each rule, such as {example}; got {got:phrase}':
      'rules — это объект, в котором у каждого правила свой элемент, например {example}; получено {got:phrase}',
    'a host is a domain, an IP address, or *. and a domain; got {got:phrase}':
      'хост — это домен, IP-адрес или *. и домен; получено {got:phrase}',
    '{fault:phrase}: {example}': '{fault:phrase}: {example}',
    '{what:phrase} is there twice: keep one': '{what:phrase}: указано дважды, оставьте одно',
    'the rule {name}': 'правило {name}',
    'There is no preset {name:quote}; the presets are {known,list}. For one rule, give a list: [{name:quote}]':
      'набора правил {name:quote} нет; есть наборы {known,list}. Одно правило укажите списком: [{name:quote}]',
    'There is no rule {name:quote}; the rules are {known,list}':
      'правила {name:quote} нет; есть правила {known,list}',
    'the option {name}': 'параметр {name}',
    'options are in parentheses, such as {example}; only off can follow the name of a rule':
      'параметры пишутся в скобках, например {example}; после имени правила может стоять только off',
    'this option has one value: remove the others':
      'у этого параметра одно значение: удалите остальные',
    'a value is missing after =': 'после = нет значения',
    'write a value with = or parentheses in double quotes':
      'заключите значение с = или скобками в двойные кавычки',
    'write {name}= and its value': 'напишите {name}= и значение',
    'give the site its names in parentheses: {example}':
      'укажите имена для сайта в скобках: {example}',
    'a site has path, allow and deny, not {name}': 'у сайта есть path, allow и deny, но не {name}',
    'give one path, such as path=/sale/*': 'укажите один путь, например path=/sale/*',
    'unexpected {found:quote}: put a comma between two rules':
      'лишнее {found:quote}: поставьте запятую между правилами',
    'unexpected {found:quote}: remove it': 'лишнее {found:quote}: удалите',
    'a name': 'имя',
    'the name of an option': 'имя параметра',
    'a parenthesis cannot be here: write it in double quotes':
      'здесь не может быть скобки: заключите её в двойные кавычки',
    'a value is missing: write {name}= and the value': 'нет значения: напишите {name}= и значение',
    '{missing:phrase} is missing at the end: write it there':
      'в конце нужно {missing:phrase}: допишите',
    '{missing:phrase} is missing before {found:quote}: write it there':
      'перед {found:quote} нужно {missing:phrase}: допишите',
    'the closing double quote is missing': 'нет закрывающей двойной кавычки',
    'the text in double quotes is not a JSON string: correct its escapes':
      'текст в двойных кавычках — не строка JSON: исправьте символы после обратной косой черты',
    'the closing parenthesis is missing': 'нет закрывающей скобки',
    'unexpected {found:quote}: write values with such characters in double quotes':
      'лишнее {found:quote}: заключайте значения с такими знаками в двойные кавычки',
    'none of the selected rules reads it': 'его не использует ни одно из выбранных правил',
  },
}
