import type { CatalogueText } from '../problem-texts.ts'

const STOPS_INSTEAD_OF_GUESSING =
  'Такой символ завершил бы хост или начал другую часть URL, поэтому парсер останавливается, а не угадывает.'
const NOT_A_HOST_NAME =
  'Браузеры всё равно запрашивают такое имя у DNS, но правила DNS для имён хостов его не допускают, и большинство других программ его не принимает.'
const EXACT_PUNYCODE =
  'Метка, которая начинается с `xn--`, должна быть в точности тем, что IDNA записывает для имени на другой письменности.'
const NAME_IN_ITS_SCRIPT = 'Запишите само имя на его письменности.'
const SPELLING_OR_SCRIPT = 'Проверьте написание или запишите имя на его письменности.'
const BIDI =
  'Без правила Bidi символы домена показывались бы в таком порядке, что прочитать его было бы невозможно.'
const OTHER_DIRECTION_APART = 'Вынесите буквы другого направления в отдельную метку.'
const AFTER_LAST_LETTER = 'Удалите всё после последней буквы или цифры.'
const OLD_IPV4 =
  'Так записывали адреса старые программы. Другие программы такую запись не принимают или читают как другой адрес.'
const ALWAYS_IPV4 =
  'Хост, последняя метка которого — число, всегда читается как адрес IPv4, чтобы ни одна программа не приняла его за домен.'
const FOUR_NUMBERS = 'Запишите четыре числа от 0 до 255.'
const EIGHT_PIECES = 'В адресе IPv6 128 бит: восемь групп по 16 бит.'
const STRICT_IPV4 =
  'Внутри адреса IPv6 адрес IPv4 записывается только в строгой форме: четыре десятичных числа от 0 до 255.'
const RELATIVE =
  'Строка без схемы — относительный URL, который имеет смысл только вместе с базовым.'
const WHOLE_URL = 'Запишите URL целиком, например https://example.com/.'
const WHOLE_INPUT =
  'Парсер читает всю строку как один URL. Он не ищет URL в тексте и не знает, где тот закончился бы.'
const REPAIRED =
  'Браузеры это исправляют. Более строгие программы такой URL не принимают или читают иначе.'
const CREDENTIALS =
  'Учётные данные из URL попадают в журналы, историю и заголовки `Referer`, а `https://bank.example@evil.example` ведёт на `evil.example`.'

/** The causes of validation errors, each with its own remedy. */
export const urlCauses: CatalogueText = {
  title: 'Причины ошибок в URL',
  entries: {
    'input-empty': {
      summary: 'Строка пустая.',
      explanation: RELATIVE,
      remedy: 'Укажите URL, например https://example.com/.',
    },
    'text-around-url': {
      summary: 'В строке есть не только URL.',
      explanation: WHOLE_INPUT,
      remedy: 'Оставьте только URL.',
    },
    'several-urls': {
      summary: 'В строке больше одного URL.',
      explanation: WHOLE_INPUT,
      remedy: 'Проверьте каждый URL отдельно.',
    },
    'host-defanged': {
      summary:
        'Точка в хосте взята в скобки: URL обезвредили намеренно, обычно потому, что он опасен.',
      explanation:
        'В отчётах об атаках хосты записывают так, а схему часто — как `hxxp`, чтобы никто не перешёл по ссылке по ошибке.',
      remedy: 'Не восстанавливайте URL, если не знаете, почему он так записан.',
    },
    'slashes-escaped': {
      summary:
        'Перед каждой косой чертой стоит обратная: так URL могут записывать в JSON и JavaScript.',
      explanation:
        'В строке JSON `\\/` означает косую черту. Парсер URL читает обратную косую черту как вторую прямую или как часть пути.',
      remedy: 'Удалите обратные косые черты.',
    },
    'escape-left-over': {
      summary:
        'В URL есть символ, записанный как в программе, или он оканчивается обратной косой чертой.',
      explanation:
        'JSON, JavaScript и командные оболочки записывают некоторые символы обратной косой чертой с именем или номером. Парсер URL таких записей не знает: он читает обратную косую черту как прямую или как часть пути или строки запроса.',
      remedy: 'Напишите символ, который эта запись обозначает.',
    },
    'scheme-lookalike': {
      summary: 'Символ похож на двоеточие или косую черту после схемы, но это другой символ.',
      explanation:
        'На клавиатурах для китайского и японского есть полноширинные символы. Парсер хоста заменяет некоторые из них, а парсер схемы — ни одного.',
      remedy: 'Напишите символ ASCII.',
    },
    'url-percent-encoded': {
      summary: 'URL закодирован целиком, вместе с двоеточием.',
      explanation:
        'Так URL записывают как значение параметра другого URL. Сам по себе он не имеет схемы, потому что его двоеточие закодировано.',
      remedy: 'Декодируйте его.',
    },
    'drive-letter-scheme': {
      summary: 'Буква диска Windows читается как схема.',
      explanation:
        'Всё, что стоит перед первым двоеточием, — схема, поэтому такой путь — URL со схемой, которой не знает ни одна программа.',
      remedy: 'Запишите его как URL file: с прямыми косыми чертами вместо обратных.',
    },
    'base-without-path': {
      summary:
        'В строке нет схемы, а относительно этого базового URL с непрозрачным путём можно разрешить только фрагмент.',
      explanation:
        'Путь такого URL не делится косыми чертами, поэтому поставить на его место другой путь нельзя.',
      remedy:
        'Запишите URL целиком или задайте базовый URL с косыми чертами, например https://example.com/.',
      given: {
        'the base URL mailto:x@example.com': 'базовый URL mailto:x@example.com',
        'the base URL data:text/plain,x': 'базовый URL data:text/plain,x',
      },
    },
    'scheme-colon-left-out': {
      summary: 'После схемы нет двоеточия.',
      explanation: 'Схема без двоеточия — это начало пути.',
      remedy: 'Поставьте : после схемы.',
    },
    'scheme-start': {
      summary: 'Схема должна начинаться с буквы от a до z.',
      explanation: RELATIVE,
      remedy: WHOLE_URL,
    },
    'scheme-character': {
      summary: 'В схеме могут быть только буквы, цифры, плюсы, дефисы и точки.',
      explanation: RELATIVE,
      remedy: 'Удалите символ.',
    },
    'scheme-left-out': {
      summary:
        'В строке нет схемы, и нет базового URL, относительно которого её можно было бы разрешить.',
      explanation: RELATIVE,
      remedy: WHOLE_URL,
    },
    'slashes-left-out': {
      summary: 'После схемы не хватает косых черт.',
      explanation: REPAIRED,
      remedy: 'Напишите // после двоеточия.',
    },
    'slashes-extra': {
      summary: 'После схемы больше двух косых черт.',
      explanation: REPAIRED,
      remedy: 'Оставьте только две косые черты.',
    },
    'slashes-reversed': {
      summary: 'Вместо прямой косой черты стоит обратная.',
      explanation: REPAIRED,
      remedy: 'Напишите / вместо \\.',
    },
    'credentials-delimiter': {
      summary: 'В имени пользователя или пароле есть /, ? или #, а такой символ завершает хост.',
      explanation:
        'Первый из этих символов после схемы завершает хост, что бы ни стояло дальше. Поэтому часть пароля читается как хост или порт.',
      remedy: 'Напишите %2F вместо /, %3F вместо ? и %23 вместо #.',
    },
    'credentials-like-host': {
      summary: 'То, что стоит перед @, похоже на хост, но это имя пользователя или пароль.',
      explanation:
        'Всё перед последним @ — имя пользователя и пароль, а хост идёт после него. Так пишут ссылки, чтобы люди думали, что они ведут в другое место.',
      remedy:
        'Не переходите по этому URL. Если вы имеете в виду хост перед @, удалите @ и хост после него.',
    },
    'at-sign-extra': {
      summary:
        'Перед хостом больше одного @; учётные данные заканчиваются только последним из них.',
      explanation: CREDENTIALS,
      remedy: 'Удалите последний @ и всё перед ним.',
    },
    'at-sign-alone': {
      summary: 'Перед @ ничего нет: ни имени пользователя, ни пароля.',
      explanation:
        'Парсер такой символ @ отбрасывает. Более строгие программы такой URL не принимают.',
      remedy: 'Удалите @.',
    },
    'user-name': {
      summary: 'В URL указано имя пользователя.',
      explanation: CREDENTIALS,
      remedy: 'Удалите @ и всё перед ним.',
    },
    'user-name-expected': {
      summary: 'В URL указано имя пользователя, как обычно с такой схемой.',
      explanation:
        'Программы для такой схемы входят на сервер под именем перед @. Если его нет, они берут имя того, кто их запустил.',
      remedy: 'Оставьте его, если это имя, которое ожидает сервер.',
    },
    password: {
      summary: 'В URL указан пароль.',
      explanation: CREDENTIALS,
      remedy: 'Удалите @ и всё перед ним, а пароль передайте другим способом.',
    },
    'host-list': {
      summary: 'Во вводе перечислено несколько хостов, а в URL хост один.',
      explanation:
        'В строках подключения MongoDB, PostgreSQL и других баз данных через запятую перечисляют все серверы кластера. Такие строки похожи на URL, но парсер читает только один хост и один порт.',
      remedy:
        'Если это строка подключения, не меняйте её и передайте драйверу базы данных: у него свой парсер. Если нужны URL, запишите отдельный для каждого хоста.',
    },
    'ipv6-without-brackets': {
      summary: 'Адрес IPv6 записан без скобок.',
      explanation: 'Без скобок порт начинается после первого же двоеточия.',
      remedy: 'Заключите адрес в скобки.',
    },
    'ipv6-no-opening-bracket': {
      summary: 'Не хватает открывающей скобки адреса IPv6.',
      explanation: 'Без неё первое двоеточие начинает порт.',
      remedy: 'Поставьте [ перед адресом.',
    },
    'host-placeholder': {
      summary: 'Хост похож на заполнитель, вместо которого ничего не подставлено.',
      explanation:
        'Шаблоны, командные оболочки и программы заменяют слова в фигурных или угловых скобках, между знаками процента или после знака доллара. Если такое слово ничем не заменено, оно само читается как хост.',
      remedy: 'Напишите значение, которое должно там стоять.',
    },
    'host-left-out': {
      summary: 'Хоста нет.',
      explanation: 'URL с такой схемой указывает на сервер; без него подключаться не к чему.',
      remedy: 'Укажите хост после //.',
    },
    'host-percent-encoded': {
      summary: 'В хосте есть процентные коды.',
      explanation:
        'Парсер их декодирует. Программа, которая сравнивает строки, видит два разных хоста; так обходят фильтры.',
      remedy: 'Напишите сами символы.',
    },
    'host-space': {
      summary: 'В хосте не может быть пробела.',
      explanation:
        'В DNS нет имён с пробелами, а программы, которые делят текст по пробелам, увидели бы другой хост.',
      remedy: 'Удалите пробел.',
    },
    'host-control-character': {
      summary: 'В хосте не может быть управляющего символа.',
      explanation: 'Управляющие символы не видны, и два разных хоста выглядели бы одинаково.',
      remedy: 'Удалите управляющий символ.',
    },
    'host-percent-sign': {
      summary: 'В хосте не может быть знака процента (%).',
      explanation:
        'Со знака процента в хосте начинается процентный код, который декодируется один раз, но никогда не дважды.',
      remedy: 'Удалите знак процента.',
    },
    'host-delimiter': {
      summary: 'В хосте не может быть символа, который разделяет части URL.',
      explanation: STOPS_INSTEAD_OF_GUESSING,
      remedy: 'Удалите символ.',
    },
    'host-forbidden-character': {
      summary: 'В хосте не может быть символов <, >, ^ и |.',
      explanation: STOPS_INSTEAD_OF_GUESSING,
      remedy: 'Удалите символ.',
    },
    'host-punctuation': {
      summary: 'В домене могут быть только буквы, цифры, дефисы и точки.',
      explanation: NOT_A_HOST_NAME,
      remedy:
        'Проверьте написание; если имя выбираете вы, используйте только буквы, цифры и дефисы.',
    },
    'host-disallowed-character': {
      summary: 'В домене есть символ, которого IDNA не допускает.',
      explanation:
        'Unicode перечисляет символы, которые могут быть в доменах. Среди них нет неназначенных, нет символов, управляющих расположением текста, и нет тех, которые лишь похожи на другие.',
      remedy: 'Удалите символ.',
    },
    'host-not-utf8': {
      summary: 'Процентный код в хосте обозначает байт, который не является UTF-8.',
      explanation:
        'Байты хоста декодируются как UTF-8; то, что не является UTF-8, превращается в символ замены, которого в домене быть не может.',
      remedy: 'Удалите процентный код или напишите сам символ.',
    },
    'host-nothing-left': {
      summary:
        'Хост состоит только из невидимых символов, которые не учитываются, и от него ничего не остаётся.',
      explanation:
        'IDNA удаляет из домена мягкие переносы, селекторы варианта начертания и другие невидимые символы.',
      remedy: 'Укажите хост.',
    },
    'label-empty': {
      summary: 'Домен начинается с точки или содержит две точки подряд.',
      explanation:
        'Получилась бы пустая метка: между точками ничего нет. Браузеры всё равно запрашивают такое имя у DNS, но правила DNS для имён хостов его не допускают, и большинство других программ его не принимает.',
      remedy: 'Удалите точку.',
    },
    'host-final-dot': {
      summary: 'Домен заканчивается точкой.',
      explanation:
        'Точка обозначает корень DNS, и без неё имя ведёт туда же. Но для браузеров, кук и сертификатов это два разных хоста.',
      remedy: 'Удалите точку в конце.',
    },
    'label-too-long': {
      summary: 'Часть домена между двумя точками (метка) не может быть длиннее 63 символов.',
      explanation: NOT_A_HOST_NAME,
      remedy: 'Сократите её.',
    },
    'host-name-too-long': {
      summary: 'Домен не может быть длиннее 253 символов.',
      explanation: NOT_A_HOST_NAME,
      remedy: 'Сократите домен.',
    },
    'hyphen-at-start': {
      summary: 'Часть домена не может начинаться с дефиса.',
      explanation: NOT_A_HOST_NAME,
      remedy: 'Удалите дефис.',
    },
    'hyphen-at-end': {
      summary: 'Часть домена не может заканчиваться дефисом.',
      explanation: NOT_A_HOST_NAME,
      remedy: 'Удалите дефис.',
    },
    'hyphens-third-fourth': {
      summary: 'В части домена дефисы не могут стоять одновременно на третьем и четвёртом месте.',
      explanation:
        'Такие метки оставлены для кодировок; единственная существующая начинается с `xn--`.',
      remedy: 'Проверьте написание; если имя выбираете вы, напишите один дефис.',
    },
    'mark-at-start': {
      summary: 'Часть домена не может начинаться с комбинируемого знака.',
      explanation:
        'Комбинируемый знак слился бы с точкой или косой чертой перед ним и скрыл бы её.',
      remedy: 'Удалите знак.',
    },
    'joiner-out-of-place': {
      summary:
        'Соединитель или разъединитель нулевой ширины стоит там, где ничего видимого не меняет.',
      explanation: 'В таких местах он не виден, и два разных домена выглядели бы одинаково.',
      remedy: 'Удалите его.',
    },
    'punycode-not-ascii': {
      summary: 'В имени, которое начинается с xn--, не может быть символов вне ASCII.',
      explanation: EXACT_PUNYCODE,
      remedy: 'Запишите всё имя на его письменности.',
    },
    'punycode-digit': {
      summary:
        'В имени, которое начинается с xn--, после последнего дефиса могут стоять только буквы и цифры.',
      explanation: EXACT_PUNYCODE,
      remedy: SPELLING_OR_SCRIPT,
    },
    'punycode-overflow': {
      summary:
        'Имя, которое начинается с xn--, — это имя на другой письменности, записанное в ASCII (Punycode); здесь оно обрезано или обозначает несуществующий символ.',
      explanation: EXACT_PUNYCODE,
      remedy: SPELLING_OR_SCRIPT,
    },
    'punycode-of-ascii': {
      summary: 'Имя начинается с xn--, но обозначает символы ASCII или пустую строку.',
      explanation: EXACT_PUNYCODE,
      remedy: 'Запишите имя без xn--.',
    },
    'punycode-not-normalized': {
      summary:
        'Метка начинается с xn--, но декодируется в текст, который не приведён к форме нормализации C.',
      explanation: EXACT_PUNYCODE,
      remedy: NAME_IN_ITS_SCRIPT,
    },
    'punycode-of-prefix': {
      summary: 'Метка начинается с xn--, и то, во что она декодируется, — тоже.',
      explanation: EXACT_PUNYCODE,
      remedy: 'Проверьте написание или выберите другое имя.',
    },
    'bidi-first-character': {
      summary:
        'В домене с буквами, которые пишутся справа налево, метка должна начинаться с буквы.',
      explanation: BIDI,
      remedy: 'Начните метку с буквы.',
    },
    'bidi-right-to-left-character': {
      summary: 'В метке, которая пишется справа налево, есть буква, которая пишется слева направо.',
      explanation: BIDI,
      remedy: OTHER_DIRECTION_APART,
    },
    'bidi-right-to-left-end': {
      summary: 'Метка, которая пишется справа налево, должна заканчиваться буквой или цифрой.',
      explanation: BIDI,
      remedy: AFTER_LAST_LETTER,
    },
    'bidi-mixed-digits': {
      summary: 'В метке, которая пишется справа налево, есть и европейские, и арабские цифры.',
      explanation: BIDI,
      remedy: 'Запишите все цифры одного вида.',
    },
    'bidi-left-to-right-character': {
      summary:
        'В домене с буквами, которые пишутся справа налево, метка, которая пишется слева направо, содержит букву или цифру другого направления.',
      explanation: BIDI,
      remedy: OTHER_DIRECTION_APART,
    },
    'bidi-left-to-right-end': {
      summary:
        'В домене с буквами, которые пишутся справа налево, метка, которая пишется слева направо, должна заканчиваться буквой или цифрой.',
      explanation: BIDI,
      remedy: AFTER_LAST_LETTER,
    },
    'host-without-idna': {
      summary: 'Парсер без таблиц IDNA не может прочитать домен с символами вне ASCII.',
      explanation:
        'В точках входа с именем `ascii` этих таблиц нет: они занимают больше всего места в сборке.',
      remedy: 'Используйте точку входа с таблицами или запишите домен символами ASCII.',
    },
    'ipv4-other-digits': {
      summary: 'В адресе IPv4 есть символы вне ASCII.',
      explanation:
        'Unicode отображает их в цифры и точки ASCII, поэтому браузеры переходят по адресу, который ими записан. Фильтр, который ищет обычную запись, его пропускает.',
      remedy: 'Запишите цифры и точки символами ASCII.',
    },
    'ipv4-final-dot': {
      summary: 'Адрес IPv4 заканчивается точкой.',
      explanation: 'Точка в конце — корень DNS, которого у IP-адреса нет. Парсер её удаляет.',
      remedy: 'Удалите точку.',
    },
    'ipv4-parts-left-out': {
      summary: 'В адресе IPv4 меньше четырёх частей; последняя занимает место недостающих.',
      explanation: OLD_IPV4,
      remedy: 'Запишите все четыре части.',
    },
    'ipv4-part-empty': {
      summary: 'Часть адреса IPv4 пустая.',
      explanation: ALWAYS_IPV4,
      remedy: 'Напишите недостающее число.',
    },
    'ipv4-extra-parts': {
      summary: 'В адресе IPv4 больше четырёх частей.',
      explanation: ALWAYS_IPV4,
      remedy:
        'Запишите четыре числа от 0 до 255 или закончите имя частью, которая не является числом.',
    },
    'ipv4-part-not-numeric': {
      summary: 'Хост заканчивается числом, поэтому это адрес IPv4, но одна из частей — не число.',
      explanation: ALWAYS_IPV4,
      remedy: 'Запишите только числа или закончите имя частью, которая не является числом.',
    },
    'ipv4-octal-digit': {
      summary: 'Число, которое начинается с 0, — восьмеричное, но в нём есть цифра больше 7.',
      explanation: OLD_IPV4,
      remedy: 'Удалите 0 в начале.',
    },
    'ipv4-part-hexadecimal': {
      summary: 'Часть адреса IPv4 — шестнадцатеричное число.',
      explanation: OLD_IPV4,
      remedy: 'Запишите её десятичным числом.',
    },
    'ipv4-part-octal': {
      summary: 'Часть адреса IPv4 — восьмеричное число.',
      explanation: OLD_IPV4,
      remedy: 'Запишите её десятичным числом без 0 в начале.',
    },
    'ipv4-part-too-large': {
      summary: 'Часть адреса IPv4 больше 255.',
      explanation: 'Каждая из четырёх частей — один байт.',
      remedy: 'Запишите числа от 0 до 255.',
    },
    'ipv4-last-part-too-large': {
      summary: 'Последняя часть адреса IPv4 не помещается на месте недостающих.',
      explanation: 'Последняя часть занимает место недостающих, по одному байту на каждую.',
      remedy: FOUR_NUMBERS,
    },
    'ipv4-last-part-fills': {
      summary: 'Последняя часть адреса IPv4 больше 255 и занимает место нескольких.',
      explanation: OLD_IPV4,
      remedy: FOUR_NUMBERS,
    },
    'ipv6-text-after-bracket': {
      summary: 'После закрывающей скобки адреса IPv6 стоит посторонний текст.',
      explanation: 'После адреса идёт порт, путь или конец.',
      remedy: 'Удалите этот текст.',
    },
    'ipv6-prefix-length': {
      summary: 'Хост — это один адрес, а косая черта с длиной префикса делает его сетью.',
      explanation: 'Косая черта завершает хост, и закрывающей скобки в нём не оказывается.',
      remedy: 'Удалите косую черту и число.',
    },
    'ipv6-future': {
      summary: 'Хост записан в форме для будущих версий IP.',
      explanation:
        'RFC 3986 оставляет эту форму для адресов, которых ещё нет. В URL Standard её нет.',
      remedy: 'Запишите адрес IPv6 или имя без скобок.',
    },
    'ipv6-name-in-brackets': {
      summary: 'В скобках записывается только адрес IPv6.',
      explanation:
        'Скобки отделяют двоеточия адреса IPv6 от порта. В доменах и адресах IPv4 двоеточий нет.',
      remedy: 'Удалите скобки.',
    },
    'ipv6-no-closing-bracket': {
      summary: 'Не хватает закрывающей скобки адреса IPv6.',
      explanation:
        'Только по закрывающей скобке двоеточия адреса можно отличить от двоеточия перед портом.',
      remedy: 'Поставьте ] после адреса.',
    },
    'ipv6-colon-at-start': {
      summary: 'Адрес IPv6 начинается с одиночного двоеточия.',
      explanation: 'Двоеточие разделяет две группы. Нули в начале обозначает `::`.',
      remedy: 'Напишите :: вместо него.',
    },
    'ipv6-colon-at-end': {
      summary: 'Адрес IPv6 заканчивается одиночным двоеточием.',
      explanation: 'Двоеточие разделяет две группы. Нули в конце обозначает `::`.',
      remedy: 'Напишите :: вместо него.',
    },
    'ipv6-needless-compression': {
      summary: 'В адресе IPv6 из восьми групп есть ещё и ::, хотя заменять нули ему негде.',
      explanation: EIGHT_PIECES,
      remedy: 'Поставьте : вместо ::.',
    },
    'ipv6-extra-pieces': {
      summary: 'В адресе IPv6 больше восьми групп.',
      explanation: EIGHT_PIECES,
      remedy: 'Запишите восемь групп или меньше и один раз ::.',
    },
    'ipv6-colons-in-a-row': {
      summary: 'В адресе IPv6 три двоеточия подряд или больше.',
      explanation:
        'Одно двоеточие разделяет две группы, а два заменяют нули. Три не означают ничего.',
      remedy: 'Поставьте вместо них : или ::.',
    },
    'ipv6-second-compression': {
      summary: 'В адресе IPv6 сочетание :: стоит в нескольких местах.',
      explanation: 'Если `::` встречается дважды, неизвестно, сколько нулей заменяет каждое.',
      remedy: 'Оставьте одно сочетание ::, а остальные нули запишите.',
    },
    'ipv6-zone': {
      summary: 'В адресе IPv6 указана зона, которой в URL быть не может.',
      explanation: 'Зона называет сетевой интерфейс одной машины и больше нигде ничего не значит.',
      remedy: 'Удалите % и всё после него.',
    },
    'ipv6-piece-too-long': {
      summary: 'В группе адреса IPv6 больше четырёх цифр.',
      explanation: EIGHT_PIECES,
      remedy: 'Запишите не больше четырёх шестнадцатеричных цифр.',
    },
    'ipv6-character': {
      summary:
        'В адресе IPv6 есть символ, который не является ни шестнадцатеричной цифрой, ни двоеточием.',
      explanation: 'Всё остальное в скобках — не адрес, и именам там не место.',
      remedy: 'Удалите его.',
    },
    'ipv6-empty': {
      summary: 'В скобках нет адреса.',
      explanation: EIGHT_PIECES,
      remedy: 'Запишите в скобках адрес.',
    },
    'ipv6-pieces-left-out': {
      summary: 'В адресе IPv6 без :: меньше восьми групп.',
      explanation: EIGHT_PIECES,
      remedy: 'Запишите восемь групп или поставьте :: на месте пропущенных нулей.',
    },
    'ipv6-zero-padded': {
      summary: 'Группа адреса IPv6 начинается с лишнего нуля.',
      explanation:
        'Парсер читает тот же адрес, но программа, которая сравнивает строки, видит два разных хоста.',
      remedy: 'Удалите нули в начале.',
    },
    'ipv6-no-room-for-ipv4': {
      summary: 'Адресу IPv4 нет места в адресе IPv6, где больше шести других групп.',
      explanation: 'Адрес IPv4 занимает последние две из восьми групп.',
      remedy: 'Удалите лишние группы перед адресом IPv4.',
    },
    'ipv6-ipv4-zero-padded': {
      summary: 'Часть адреса IPv4 внутри адреса IPv6 начинается с 0.',
      explanation: STRICT_IPV4,
      remedy: 'Удалите нули в начале.',
    },
    'ipv6-ipv4-part-empty': {
      summary: 'Часть адреса IPv4 внутри адреса IPv6 пустая.',
      explanation: STRICT_IPV4,
      remedy: 'Напишите недостающее число.',
    },
    'ipv6-ipv4-extra-part': {
      summary: 'В адресе IPv4 внутри адреса IPv6 больше четырёх частей.',
      explanation: STRICT_IPV4,
      remedy: 'Удалите части после четвёртой.',
    },
    'ipv6-ipv4-character': {
      summary:
        'В адресе IPv4 внутри адреса IPv6 есть символ, который не является ни десятичной цифрой, ни точкой.',
      explanation: STRICT_IPV4,
      remedy: 'Запишите только десятичные числа и точки.',
    },
    'ipv6-ipv4-part-too-large': {
      summary: 'Часть адреса IPv4 внутри адреса IPv6 больше 255.',
      explanation: STRICT_IPV4,
      remedy: 'Запишите числа от 0 до 255.',
    },
    'ipv6-ipv4-parts-left-out': {
      summary: 'В адресе IPv4 внутри адреса IPv6 меньше четырёх частей.',
      explanation: STRICT_IPV4,
      remedy: 'Запишите все четыре части.',
    },
    'port-too-large': {
      summary: 'Порт больше 65535.',
      explanation: 'Порты — 16-битные числа.',
      remedy: 'Укажите порт от 0 до 65535 или удалите его.',
    },
    'port-extra': {
      summary: 'У хоста может быть только один порт.',
      explanation:
        'После хоста идёт одно двоеточие и одно число. Больше двоеточий бывает только в адресе IPv6, в скобках.',
      remedy: 'Оставьте один порт и одно двоеточие перед ним.',
    },
    'port-character': {
      summary: 'В порте есть символ, который не является цифрой.',
      explanation:
        'После двоеточия идёт число; двоеточие в пароле нужно записать как `%3A`, а учётные данные заканчиваются знаком @.',
      remedy: 'Запишите порт цифрами или удалите двоеточие и всё после него.',
    },
    'drive-letter-relative': {
      summary: 'Относительный URL начинается с буквы диска Windows.',
      explanation: 'Парсер принимает её за диск той же машины, что и в базовом URL.',
      remedy: 'Поставьте косую черту перед буквой диска и двоеточие после неё.',
      given: { 'the base URL file:///c:/': 'базовый URL file:///c:/' },
    },
    'drive-letter-as-host': {
      summary: 'На месте хоста стоит буква диска Windows.',
      explanation: 'После двух косых черт идёт хост. Парсер считает букву диска началом пути.',
      remedy: 'Поставьте три косые черты перед буквой и двоеточие после неё.',
    },
    'outer-space': {
      summary: 'Перед URL или после него есть пробельные символы.',
      explanation: REPAIRED,
      remedy: 'Удалите их.',
    },
    'tab-or-newline': {
      summary: 'В URL есть табуляция или перевод строки; парсер их удаляет.',
      explanation: REPAIRED,
      remedy: 'Удалите табуляцию или перевод строки.',
    },
    'part-placeholder': {
      summary: 'В URL есть заполнитель, вместо которого не подставлено значение.',
      explanation:
        'На это место значение подставляет шаблон, командная оболочка или программа. Сервер получает заполнитель, а не значение.',
      remedy: 'Напишите значение, которое должно здесь быть.',
    },
    'percent-bare': {
      summary: 'После % нет двух шестнадцатеричных цифр.',
      explanation: REPAIRED,
      remedy: 'Запишите знак процента как %25.',
    },
    'space-unencoded': {
      summary: 'В URL есть пробел, не заменённый процентным кодом.',
      explanation: REPAIRED,
      remedy: 'Напишите %20.',
    },
    'space-in-address': {
      summary: 'В номере телефона или адресе электронной почты в URL не может быть пробела.',
      explanation:
        'В URL `tel:` цифры можно разделять дефисами. Из-за пробела программа может набрать другой номер или не принять URL.',
      remedy: 'Удалите пробел.',
    },
    'control-unencoded': {
      summary: 'В URL есть управляющий символ, одиночный суррогат или не-символ Unicode.',
      explanation: REPAIRED,
      remedy: 'Удалите символ или замените его процентными кодами.',
    },
    'character-unencoded': {
      summary: 'В URL есть символ, который записывается процентным кодом.',
      explanation: REPAIRED,
      remedy: 'Запишите его байты шестнадцатеричными числами, каждый после %.',
    },
  },
  sentences: {
    'There is only a colon before the @: no user name and no password.':
      'Перед @ только двоеточие: ни имени пользователя, ни пароля нет.',
    'Remove the colon and the @.': 'Удалите двоеточие и @.',
    'Write `%40` instead of this @, if it is a part of the password.':
      'Напишите `%40` вместо этого @, если это часть пароля.',
    'Remove the last @ and the credentials before it, if you mean {host:code}.':
      'Удалите последний @ и всё перед ним, если вы имеете в виду {host:code}.',
    'There is more than one @ before the host; the last one ends the user name and password.':
      'Перед хостом больше одного @; имя пользователя и пароль заканчиваются последним из них.',
    'There is more than one @ before the host; the last one ends the user name and password, so that the host is {host:code}.':
      'Перед хостом больше одного @; имя пользователя и пароль заканчиваются последним из них, поэтому хост — {host:code}.',
    'The base {base:code80} has no scheme; the part before its colon is read as one.':
      'В базовом URL {base:code80} нет схемы: то, что стоит перед двоеточием, читается как схема.',
    'Use the base {bases:code80,or}.': 'Укажите базовый URL {bases:code80,or}.',
    'The base is an email address, which a path cannot be added to.':
      'Базовый URL — адрес электронной почты, к которому нельзя добавить путь.',
    'The base is a URL with the scheme {scheme}, which a path cannot be added to.':
      'Схема базового URL — {scheme}, и добавить к нему путь нельзя.',
    'Use the URL of a page as the base, such as `https://example.com/`.':
      'Укажите как базовый URL страницы, например `https://example.com/`.',
    'In a domain with letters that run from right to left, such as Hebrew or Arabic ones, each part must begin with a letter, and not with {character:phrase} (condition 1 of the Bidi rule).':
      'В домене с буквами, которые пишутся справа налево, например еврейскими или арабскими, каждая часть должна начинаться с буквы; здесь стоит {character:phrase} (условие 1 правила Bidi).',
    'A part of a domain that begins with a right-to-left letter cannot contain {character:phrase}, which runs from left to right (condition 2 of the Bidi rule).':
      'В части домена, которая начинается с буквы, пишущейся справа налево, не может быть такого символа: {character:phrase}; он пишется слева направо (условие 2 правила Bidi).',
    'A part of a domain in right-to-left letters must end with a letter or a digit, and not with {character:phrase} (condition 3 of the Bidi rule).':
      'Часть домена, которая пишется справа налево, должна заканчиваться буквой или цифрой; здесь стоит {character:phrase} (условие 3 правила Bidi).',
    'A part of a domain has digits of two kinds, 0 to 9 and Arabic ones; the second kind begins with {character:phrase} (condition 4 of the Bidi rule).':
      'В части домена цифры двух видов: от 0 до 9 и арабские; первая цифра второго вида — {character:phrase} (условие 4 правила Bidi).',
    'In a domain with letters that run from right to left, such as Hebrew or Arabic ones, a part that begins with a left-to-right letter cannot contain {character:phrase} (condition 5 of the Bidi rule).':
      'В домене с буквами, которые пишутся справа налево, например еврейскими или арабскими, в части, которая начинается с буквы, пишущейся слева направо, не может быть такого символа: {character:phrase} (условие 5 правила Bidi).',
    'In a domain with letters that run from right to left, such as Hebrew or Arabic ones, a part in left-to-right letters must end with a letter or a digit, and not with {character:phrase} (condition 6 of the Bidi rule).':
      'В домене с буквами, которые пишутся справа налево, например еврейскими или арабскими, часть, которая пишется слева направо, должна заканчиваться буквой или цифрой; здесь стоит {character:phrase} (условие 6 правила Bidi).',
    'A URL cannot contain {character:phrase} as it is.':
      'В URL без кодирования не может стоять {character:phrase}.',
    'Write {meant:code} instead.': 'Напишите {meant:code}.',
    'The first number sign (#) begins the fragment; this one is inside it, and has to be percent-encoded.':
      'Фрагмент начинается с первого знака номера (#); этот знак стоит внутри фрагмента и должен быть записан процентным кодом.',
    'After a Windows drive letter comes a colon, and not a vertical bar (|).':
      'После буквы диска Windows идёт двоеточие, а не вертикальная черта (|).',
    'Remove it, or write {meant:code} if it belongs there.':
      'Удалите его или напишите {meant:code}, если он здесь нужен.',
    'The password seems to contain an @ and {character:phrase} that are not percent-encoded, so the URL leads to {host:code80}.':
      'Похоже, в пароле без кодирования стоят @ и {character:phrase}, поэтому URL ведёт на {host:code80}.',
    'Write {meant:code} for the password.': 'Запишите пароль так: {meant:code}.',
    'A user name and a password cannot contain {character:phrase}, which ends the host.':
      'В имени пользователя и пароле не может стоять {character:phrase}: такой символ завершает хост.',
    'Write {meant:code} instead, if it is a part of the password.':
      'Напишите {meant:code}, если это часть пароля.',
    'The part before the @ looks like the host {shown:code80}, but is a user name or a password.':
      'То, что стоит перед @, похоже на хост {shown:code80}, но это имя пользователя или пароль.',
    'The part before the @ looks like the host {shown:code80}, but is a user name or a password: the URL leads to {host:code80}.':
      'То, что стоит перед @, похоже на хост {shown:code80}, но это имя пользователя или пароль: URL ведёт на {host:code80}.',
    'Do not follow it, unless it is yours: then write %40 for the first @.':
      'Не переходите по этому URL, если он не ваш; если ваш, напишите %40 вместо первого @.',
    'Do not follow it. If you mean {shown:code80}, remove the @ and the host after it.':
      'Не переходите по этому URL. Если вы имеете в виду {shown:code80}, удалите @ и хост после него.',
    'Write three slashes before the letter.': 'Поставьте три косые черты перед буквой.',
    'A terminal escape sequence, `ESC{written}`, was copied with the URL.':
      'Вместе с URL скопирован код терминала: `ESC{written}`.',
    'Remove it.': 'Удалите это.',
    '{written:code} is how programs write {character:phrase}.':
      'Запись {written:code} в программах обозначает: {character:phrase}.',
    'a tab': 'табуляция',
    'a line break': 'перевод строки',
    'The URL ends with a backslash, which probably belongs to the text around it.':
      'URL заканчивается обратной косой чертой, которая, вероятно, относится к окружающему тексту.',
    'Remove it, or write / if a slash belongs there.':
      'Удалите её или напишите /, если здесь нужна косая черта.',
    '{written:code} is how {language} writes {character:phrase}.':
      'Запись {written:code} в {language} обозначает: {character:phrase}.',
    '{written:code} is how programs write {character:phrase} in a string.':
      'Запись {written:code} в строках программ обозначает: {character:phrase}.',
    'A host cannot contain {character:phrase}.': 'В хосте не может стоять {character:phrase}.',
    'A backslash is read as a slash only in http, https, ws, wss, ftp and file URLs; the host of another URL cannot contain one.':
      'Обратная косая черта читается как прямая только в http, https, ws, wss, ftp и file; в остальных случаях её в хосте быть не может.',
    'Write / instead of \\.': 'Напишите / вместо \\.',
    'There are two colons after the scheme. The second begins a port, so the host is missing.':
      'После схемы два двоеточия. Второе начинает порт, поэтому хоста нет.',
    'Remove the second colon.': 'Удалите второе двоеточие.',
    'The host is missing before the port.': 'Перед портом нет хоста.',
    'Write a host before the colon.': 'Укажите хост перед двоеточием.',
    'The host is missing: everything before the @ is a user name or a password.':
      'Хоста нет: всё перед @ — имя пользователя или пароль.',
    'Write a host after the @.': 'Укажите хост после @.',
    'Write `//` and a host after the colon.': 'Напишите `//` и хост после двоеточия.',
    '{written:code} decodes to {character:phrase}, which a host cannot contain.':
      '{written:code} декодируется как {character:phrase}, а в хосте такого символа быть не может.',
    'Write only the name of the host that you mean.':
      'Напишите только имя хоста, который вы имеете в виду.',
    '{written:code} decodes to {character:phrase}, which is ignored.':
      '{written:code} декодируется как {character:phrase}; такой символ не учитывается.',
    '{written:code} decodes to {character:phrase}, which is what the parser reads.':
      '{written:code} декодируется как {character:phrase}; так это и читает парсер.',
    '{written:code} decodes to {meant:code}, which is what the parser reads.':
      '{written:code} декодируется как {meant:code}; так это и читает парсер.',
    '{why:phrase} An IPv4 address cannot have a name before it.':
      '{why:phrase} Перед адресом IPv4 не может быть имени.',
    'Remove the name before the address.': 'Удалите имя перед адресом.',
    '{why:phrase} An IPv4 address has four parts, not {n}.':
      '{why:phrase} В адресе IPv4 четыре части, а здесь их {n}.',
    'Remove the parts after the fourth.': 'Удалите части после четвёртой.',
    '{last:code} is above 255, so that it fills the places of {n} parts.':
      '{last:code} больше 255 и занимает место {n} {n|части|частей|частей}.',
    'The IPv4 address contains an invisible character, which is ignored.':
      'В адресе IPv4 есть невидимый символ, который не учитывается.',
    '{written:code} is not written in ASCII; it is read as {ascii:code}.':
      '{written:code} записано символами вне ASCII и читается как {ascii:code}.',
    'Remove the dot.': 'Удалите точку.',
    '{part:code} begins with 0, so it is octal, and an octal number cannot contain {character:phrase}.':
      '{part:code} начинается с 0, поэтому число восьмеричное, а среди восьмеричных цифр нет такой: {character:phrase}.',
    'A part of the IPv4 address contains the letter {letter}, which looks like the digit {digit}.':
      'В части адреса IPv4 стоит буква {letter}, похожая на цифру {digit}.',
    '{why:phrase} Its part {part:code} is not a number in hexadecimal.':
      '{why:phrase} Его часть {part:code} — не шестнадцатеричное число.',
    '{why:phrase} Its part {part:code} is not a number.':
      '{why:phrase} Его часть {part:code} — не число.',
    'Write a colon instead of the dot before {port:digits}, if it is a port.':
      'Поставьте перед {port:digits} двоеточие вместо точки, как перед портом.',
    '{part:code} is octal, because it begins with 0: in decimal, it is {value:digits}.':
      '{part:code} — восьмеричное число, потому что начинается с 0; в десятичной записи это {value:digits}.',
    '{part:code} is hexadecimal, because it begins with 0x: in decimal, it is {value:digits}.':
      '{part:code} — шестнадцатеричное число, потому что начинается с 0x; в десятичной записи это {value:digits}.',
    'A part that begins with 0 is octal, so the host is {address:code}.':
      'Часть, которая начинается с 0, восьмеричная, поэтому URL ведёт на {address:code}.',
    'Write {meant:code}, without the zeros at the start, or {address:code}: whichever you mean.':
      'Напишите {meant:code}, без нулей в начале, или {address:code} — смотря что вы имеете в виду.',
    'Write four numbers from 0 to 255.': 'Запишите четыре числа от 0 до 255.',
    'A part of an IPv4 address is at most 255; this one is {value:phrase}.':
      'Часть адреса IPv4 не может быть больше 255, а здесь {value:phrase}.',
    'An IPv4 address in one number is at most {most:digits}; this one is {value:phrase}.':
      'Адрес IPv4 одним числом не может быть больше {most:digits}, а здесь {value:phrase}.',
    'The last part of an IPv4 address in {n} parts is at most {most:digits}; this one is {value:phrase}.':
      'Последняя часть адреса IPv4 из {n} {n|части|частей|частей} не может быть больше {most:digits}, а здесь {value:phrase}.',
    'An IPv4 address has four parts; this one has {length}, so that {last:code} fills the places of {n} parts.':
      'В адресе IPv4 четыре части, а здесь {length} {length|часть|части|частей}, поэтому {last:code} занимает место {n} {n|части|частей|частей}.',
    hexadecimal: 'шестнадцатеричные',
    octal: 'восьмеричные',
    'The IPv4 address has {length} of 4 parts, so it leads to {address:code}.':
      'В адресе IPv4 {length} {length|часть|части|частей} из 4, поэтому он ведёт на {address:code}.',
    'The IPv4 address has {length} of 4 parts, some in {bases:phrase,and}, so it leads to {address:code}.':
      'В адресе IPv4 {length} {length|часть|части|частей} из 4, и среди них {bases:phrase,and}, поэтому он ведёт на {address:code}.',
    'The host is the address {address:code}, written as an octal number.':
      'Хост — это адрес {address:code}, записанный восьмеричным числом.',
    'The host is the address {address:code}, written as a hexadecimal number.':
      'Хост — это адрес {address:code}, записанный шестнадцатеричным числом.',
    'The host is the address {address:code}, written as one number.':
      'Хост — это адрес {address:code}, записанный одним числом.',
    'Write the part that was left out.': 'Запишите пропущенную часть.',
    'Write the parts that were left out.': 'Запишите пропущенные части.',
    'An IPv6 address cannot contain {written:code}.':
      'В адресе IPv6 не может стоять {written:code}.',
    'An IPv6 address cannot contain {character:phrase}.':
      'В адресе IPv6 не может стоять {character:phrase}.',
    'Write hexadecimal digits, 0 to 9 and a to f, with colons between.':
      'Запишите шестнадцатеричные цифры, от 0 до 9 и от a до f, через двоеточия.',
    'Remove the colon.': 'Удалите двоеточие.',
    'There are three colons in a row in the IPv6 address.': 'В адресе IPv6 три двоеточия подряд.',
    'There are more than three colons in a row in the IPv6 address.':
      'В адресе IPv6 больше трёх двоеточий подряд.',
    'Write {meant} instead.': 'Напишите вместо них {meant}.',
    'Remove the ::.': 'Удалите ::.',
    'An IPv6 address has at most eight pieces; this one has {n}.':
      'В адресе IPv6 не больше восьми групп, а здесь их {n}.',
    'An IPv6 address has at most eight pieces; this one has more.':
      'В адресе IPv6 не больше восьми групп, а здесь больше.',
    '{address:code} is a form that RFC 3986 reserves for later versions of IP; the URL Standard does not have it.':
      '{address:code} — форма, которую RFC 3986 оставляет для будущих версий IP; в URL Standard её нет.',
    'An IPv4 address can only be at the end of an IPv6 address.':
      'Адрес IPv4 может стоять только в конце адреса IPv6.',
    'Write it at the end, or as hexadecimal pieces.':
      'Запишите его в конце или шестнадцатеричными группами.',
    'The IPv4 address in an IPv6 address has decimal numbers and dots only, and not {character:phrase}.':
      'В адресе IPv4 внутри адреса IPv6 могут быть только десятичные числа и точки, а здесь стоит {character:phrase}.',
    'An IPv4 address in an IPv6 address has four parts, not {n}.':
      'В адресе IPv4 внутри адреса IPv6 четыре части, а здесь {n} {n|часть|части|частей}.',
    'Remove the bracket.': 'Удалите скобку.',
    'Only an IPv6 address is written in brackets, and {written:code} is not one.':
      'В скобках записывается только адрес IPv6, а {written:code} — не он.',
    'Write a host without brackets.': 'Запишите хост без скобок.',
    'Write {meant:code}, or {other:code} if {port} is a port.':
      'Напишите {meant:code} или {other:code}, если {port} — порт.',
    'A piece of an IPv6 address has at most four digits; this one has {n}.':
      'В группе адреса IPv6 не больше четырёх цифр, а здесь {n} {n|цифра|цифры|цифр}.',
    'An IPv6 address without :: has eight pieces; this one has {n}.':
      'В адресе IPv6 без :: восемь групп, а здесь {n} {n|группа|группы|групп}.',
    'Write {meant:code60} instead.': 'Напишите {meant:code60}.',
    'An IPv6 address is written between [ and ], and not between {opening} and {closing}.':
      'Адрес IPv6 записывается между [ и ], а не между {opening} и {closing}.',
    'The IPv6 address has no brackets around it, and has a zone, which a URL cannot have.':
      'Адрес IPv6 записан без скобок, и в нём указана зона, которой в URL быть не может.',
    'Remove {zone:code40}.': 'Удалите {zone:code40}.',
    'The host contains an invisible character, {character:phrase}, which is allowed only between letters that need it, such as those of Hindi or Persian.':
      'В хосте есть невидимый символ, {character:phrase}: он может стоять только между буквами письменностей, которым он нужен, например хинди или персидской.',
    'The host has only a dot, and no name.': 'Хост состоит из одной точки, имени в нём нет.',
    'The host has only {n} dots, and no name.':
      'В хосте только {n} {n|точка|точки|точек} и нет имени.',
    'Write a host.': 'Укажите хост.',
    'The host begins with a dot.': 'Хост начинается с точки.',
    'The host begins with {n} dots.': 'В начале хоста {n} {n|точка|точки|точек}.',
    'Remove the dots.': 'Удалите точки.',
    'The IPv4 address ends with a dot.': 'Адрес IPv4 заканчивается точкой.',
    'The host ends with {n} dots.': 'В конце хоста {n} {n|точка|точки|точек}.',
    'Remove the dots at the end.': 'Удалите точки в конце.',
    'The host has {n} dots in a row.': 'В хосте {n} {n|точка|точки|точек} подряд.',
    'Write one dot instead.': 'Оставьте одну точку.',
    'A part of a domain cannot begin with {character:phrase}, which is drawn on the character before it (a combining mark).':
      'Часть домена не может начинаться с такого символа: {character:phrase}; он рисуется поверх символа перед ним (комбинируемый знак).',
    'There is white space before the URL: {characters:phrase,and}.':
      'Перед URL есть пробельные символы: {characters:phrase,and}.',
    'There is white space after the URL: {characters:phrase,and}.':
      'После URL есть пробельные символы: {characters:phrase,and}.',
    'The characters before the URL are not part of it: {characters:phrase,and}.':
      'Перед URL стоит то, что в него не входит: {characters:phrase,and}.',
    'The characters after the URL are not part of it: {characters:phrase,and}.':
      'После URL стоит то, что в него не входит: {characters:phrase,and}.',
    'The URL contains {characters:phrase,and}, which the parser removes.':
      'В URL есть символы, которые парсер удаляет: {characters:phrase,and}.',
    others: 'другие',
    '{n} {n|space|spaces}': '{n} {n|пробел|пробела|пробелов}',
    '{n} {n|tab|tabs}': '{n} {n|табуляция|табуляции|табуляций}',
    '{n} {n|line feed|line feeds}': '{n} {n|перевод строки|перевода строки|переводов строки}',
    '{n} {n|carriage return|carriage returns}':
      '{n} {n|возврат каретки|возврата каретки|возвратов каретки}',
    '{n} times {character:phrase}': '{character:phrase} ({n} {n|раз|раза|раз})',
    '{written:code} is what JavaScript writes for an object.':
      '{written:code} — так JavaScript записывает объект.',
    'Write the value that belongs there, such as the id of the object.':
      'Напишите значение, которое должно здесь быть, например идентификатор объекта.',
    'Write the value that belongs there; if {written:code} is meant, write %3C and %3E for the brackets.':
      'Напишите значение, которое должно здесь быть; если имеется в виду сам текст {written:code}, запишите скобки как %3C и %3E.',
    '{written:code} looks like a placeholder.': '{written:code} похоже на заполнитель.',
    'Write the value that belongs there; if {written:code} is meant, write %7B and %7D for the brackets.':
      'Напишите значение, которое должно здесь быть; если имеется в виду сам текст {written:code}, запишите скобки как %7B и %7D.',
    'A character is encoded in the form of the JavaScript function `escape`, which means nothing in a URL.':
      'Символ записан так, как его записывает `escape` из JavaScript; в URL это ничего не значит.',
    'Write %25 for a percent sign; if the URL was cut off here, write both digits.':
      'Запишите знак процента как %25; если URL здесь оборван, допишите обе цифры.',
    'A slash is missing between the port and the path, or {path:code40} does not belong there.':
      'Между портом и путём нет косой черты, или {path:code40} здесь лишнее.',
    'Write {meant:code40}, if it begins the path.':
      'Напишите {meant:code40}, если это начало пути.',
    '{written:code} looks like a placeholder that was not filled in, and a port is a number.':
      '{written:code} похоже на заполнитель, вместо которого ничего не подставлено, а порт — это число.',
    'Write the number of the port.': 'Напишите номер порта.',
    'A port has only the digits 0 to 9 of ASCII, and not full-width ones.':
      'В порте могут быть только цифры ASCII от 0 до 9, а не полноширинные.',
    'Remove it, if the port is {port:digits}.': 'Удалите лишнее, если порт — {port:digits}.',
    'A port has only the digits 0 to 9, and not {character:phrase}.':
      'В порте могут быть только цифры от 0 до 9, а здесь стоит {character:phrase}.',
    'Write the digit {meant:code} instead.': 'Напишите цифру {meant:code}.',
    'In a URL, a colon after the host begins a port, and not a path.':
      'В URL двоеточие после хоста начинает порт, а не путь.',
    'Write `/` instead of the colon, if a path follows.':
      'Напишите `/` вместо двоеточия, если дальше идёт путь.',
    'After the colon comes a port, which is a number.': 'После двоеточия идёт порт, то есть число.',
    'After the colon comes a port, which is a number, and {written:code} is not one.':
      'После двоеточия идёт порт, то есть число, а {written:code} — не число.',
    'A port has only the digits 0 to 9, and not {written:code}.':
      'В порте могут быть только цифры от 0 до 9, а здесь стоит {written:code}.',
    'After the port, {port:code20}, there is another colon.':
      'После порта {port:code20} стоит ещё одно двоеточие.',
    'A host has one port; after {port:code20} there is another colon.':
      'У хоста может быть только один порт, а после {port:code20} стоит ещё одно двоеточие.',
    'If it is a connection string, leave it as it is and give it to the driver for {scheme}, which has its own parser.':
      'Если это строка подключения, не меняйте её и передайте драйверу для {scheme}: у него свой парсер.',
    'Write a URL for each host.': 'Запишите отдельный URL для каждого хоста.',
    'There is more than one colon before the port.': 'Перед портом больше одного двоеточия.',
    'Write one colon.': 'Оставьте одно двоеточие.',
    'A port is at most 65535; this one is {port:phrase}.':
      'Порт не может быть больше 65535, а здесь {port:phrase}.',
    'A name that begins with `xn--` is a name in another script, written in ASCII, so it cannot contain {character:phrase} as well.':
      'Имя, которое начинается с `xn--`, — это имя на другой письменности, записанное в ASCII, и в нём не может стоять ещё и {character:phrase}.',
    'A name that begins with `xn--` is a name in another script, written in ASCII with letters and digits (Punycode), and cannot contain {character:phrase}.':
      'Имя, которое начинается с `xn--`, — это имя на другой письменности, записанное буквами и цифрами ASCII (Punycode), и в нём не может стоять {character:phrase}.',
    'A scheme cannot contain {character:phrase}.': 'В схеме не может стоять {character:phrase}.',
    'Remove it, if the scheme is {scheme:code80}.': 'Удалите лишнее, если схема — {scheme:code80}.',
    'Remove the space.': 'Удалите пробел.',
    'Remove the spaces.': 'Удалите пробелы.',
    'There are two schemes, and the first of them has no colon.':
      'Указаны две схемы, и после первой нет двоеточия.',
    'Remove the first scheme, and its slashes.': 'Удалите первую схему вместе с косыми чертами.',
    'The colon is after the slashes, and belongs before them.':
      'Двоеточие стоит после косых черт, а должно стоять перед ними.',
    'There is no colon after {scheme:code}, so it is not a scheme, but the beginning of a path.':
      'После {scheme:code} нет двоеточия, поэтому это не схема, а начало пути.',
    'Write `:` after {scheme:code}.': 'Поставьте `:` после {scheme:code}.',
    'After {scheme:code} comes {character:phrase}, where a colon belongs.':
      'После {scheme:code} на месте двоеточия стоит {character:phrase}.',
    'Write `:` instead of {written:code}.': 'Напишите `:` вместо {written:code}.',
    'After {scheme:code} comes {written:code}, as HTML writes a colon.':
      'После {scheme:code} стоит {written:code}: так двоеточие записывают в HTML.',
    'There is a backslash between {scheme:code} and its colon.':
      'Между {scheme:code} и двоеточием стоит обратная косая черта.',
    'The input has no scheme. It looks like a path on another machine, as Git and scp write it.':
      'В строке нет схемы. Похоже, это путь на другой машине, как его записывают Git и scp.',
    'Write ssh:// before it, and / instead of the colon.':
      'Напишите перед ней ssh://, а вместо двоеточия — /.',
    'The input has no scheme. It looks like the path of a device on Windows, which has no URL.':
      'В строке нет схемы. Похоже, это путь к устройству в Windows, у которого нет URL.',
    'The input begins with a host and has no scheme, and there is no base URL to take it from.':
      'Строка начинается с хоста, в ней нет схемы, и нет базового URL, из которого её можно было бы взять.',
    'Write https: before the slashes, if it is a web page.':
      'Напишите https: перед косыми чертами, если это веб-страница.',
    'The input begins with slashes, but has neither a scheme nor a host.':
      'На месте схемы и хоста стоят косые черты, а самих схемы и хоста нет.',
    'The input begins with more than two slashes and has no scheme.':
      'Строка начинается больше чем с двух косых черт, и схемы в ней нет.',
    'If a host follows, write https:// instead of the slashes; if a path on your machine follows, write file:///.':
      'Если дальше идёт хост, напишите https:// вместо косых черт; если путь на вашей машине — file:///.',
    'The input has no scheme. It looks like the path of a file on your machine.':
      'В строке нет схемы. Похоже, это путь к файлу на вашей машине.',
    'If it is a file, write file:// before its path; if it is a path on a server, write the whole URL.':
      'Напишите перед ней file://, если это так; если это путь на сервере, запишите URL целиком.',
    'The input has no scheme. It looks like the path of a file in your home folder.':
      'В строке нет схемы. Похоже, это путь к файлу в вашей домашней папке.',
    'Write the whole path after file://, such as `file:///home/me/a.html`.':
      'Напишите весь путь после file://, например `file:///home/me/a.html`.',
    'a query': 'строка запроса',
    'a fragment': 'фрагмент',
    'a path': 'путь',
    'The input begins with {part:phrase}: it has no scheme and no host, and there is no base URL to take them from.':
      'В начале строки стоит {part:phrase}: в ней нет ни схемы, ни хоста, и нет базового URL, из которого их можно было бы взять.',
    'Write the whole URL, or resolve the input against the URL of the page that it is on.':
      'Запишите URL целиком или разрешите строку относительно URL страницы, на которой она стоит.',
    'The input has no scheme. It looks like an email address.':
      'В строке нет схемы. Похоже, это адрес электронной почты.',
    'Write mailto: before it, if it is an email address.':
      'Напишите перед ней mailto:, если это адрес электронной почты.',
    'The input has no scheme. {host:code80} looks like an address on your own network.':
      'В строке нет схемы. {host:code80} похоже на адрес в вашей сети.',
    'The input has no scheme. {host:code80} looks like an address and a port on your own network.':
      'В строке нет схемы. {host:code80} похоже на адрес и порт в вашей сети.',
    'Write http:// before it, or https:// if the machine has a certificate.':
      'Напишите перед ней http:// или, если у машины есть сертификат, https://.',
    'The input has no scheme, and {host:code80} looks like a host.':
      'В строке нет схемы, а {host:code80} похоже на хост.',
    'Write https:// before it, if {host:code80} is a host.':
      'Напишите перед ней https://, если {host:code80} — хост.',
    'The input has no scheme, and does not begin with a host.':
      'В строке нет схемы, и начинается она не с хоста.',
    'If {host:code80} is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.':
      'Если {host:code80} — хост, напишите перед ним https://; если путь, запишите URL целиком или разрешите его относительно URL страницы.',
    'The input is {written:code}: a program wrote a value that is not a URL.':
      'Вся строка — {written:code}: программа записала значение, которое не является URL.',
    'Check where the program gets the URL from.': 'Проверьте, откуда программа берёт URL.',
    'The input is only the name of a scheme, {scheme:code}.':
      'В строке только имя схемы, {scheme:code}.',
    'Write `://` and a host after it.': 'Напишите после него `://` и хост.',
    'The input looks like the first line of an HTTP request.':
      'Похоже, это первая строка HTTP-запроса.',
    'Write only {path:code80}, with the scheme and the host of the site before it.':
      'Напишите схему и хост сайта перед {path:code80} и ничего больше.',
    'The input begins with {variable:code}, a variable that was not filled in.':
      'Строка начинается с переменной {variable:code}, вместо которой ничего не подставлено.',
    'Write the whole URL; if it is a file, its whole path, such as {path:code}.':
      'Запишите URL целиком; если это файл, запишите весь путь, например {path:code}.',
    'The input has no scheme. It looks like the path of a shared Windows folder.':
      'В строке нет схемы. Похоже, это путь к общей папке Windows.',
    'The input has no scheme. It looks like the path of a file on Windows.':
      'В строке нет схемы. Похоже, это путь к файлу в Windows.',
    'Write it as a file: URL, with slashes instead of the backslashes.':
      'Запишите его как URL file: с прямыми косыми чертами вместо обратных.',
    'The character {character:phrase} looks like a colon, but is not one.':
      'Символ {character:phrase} похож на двоеточие, но это другой символ.',
    'The character {character:phrase} looks like a slash, but is not one.':
      'Символ {character:phrase} похож на косую черту, но это другой символ.',
    'The character {character:phrase} looks like the letter {meant}, but is not in ASCII.':
      'Символ {character:phrase} похож на букву {meant}, но не входит в ASCII.',
    'There is nothing before the colon; a scheme belongs there.':
      'Перед двоеточием ничего нет, а там должна стоять схема.',
    'Write https before the colon, if it is a web page.':
      'Напишите https перед двоеточием, если это веб-страница.',
    'The input looks like a port without a host.': 'Похоже, это порт без хоста.',
    'Write the scheme and the host before it, such as {example:code}.':
      'Напишите перед ним схему и хост, например {example:code}.',
    'There is a colon before the scheme, where nothing belongs.':
      'Перед схемой стоит двоеточие, а там ничего быть не должно.',
    'Remove what is before the scheme.': 'Удалите всё перед схемой.',
    'Remove the first colon.': 'Удалите первое двоеточие.',
    'A scheme begins with a letter from a to z, and not with {character:phrase}.':
      'Схема должна начинаться с буквы от a до z, а здесь стоит {character:phrase}.',
    'Remove what is before `{scheme}:`, if that is the scheme.':
      'Удалите всё перед `{scheme}:`, если это схема.',
    'After mailto: comes an email address, without slashes.':
      'После mailto: идёт адрес электронной почты, без косых черт.',
    'Remove the slashes.': 'Удалите косые черты.',
    'There is a space between the colon and the slashes.':
      'Между двоеточием и косыми чертами стоит пробел.',
    'There are more than two slashes before the host.': 'Перед хостом больше двух косых черт.',
    'If a host follows, write two slashes after the colon; if a path follows, leave out the scheme and the colon.':
      'Если дальше идёт хост, напишите две косые черты после двоеточия; если путь, уберите схему и двоеточие.',
    'Write {meant:code} after the colon.': 'Напишите {meant:code} после двоеточия.',
    'There is one backslash after the scheme, where slashes belong.':
      'После схемы одна обратная косая черта, а нужны прямые.',
    'Write {meant:code} instead of it.': 'Напишите вместо неё {meant:code}.',
    'Write two more slashes after it.': 'Напишите после неё ещё две косые черты.',
    'Write a second slash after it.': 'Напишите после неё ещё одну косую черту.',
    'There is no slash after the scheme, where three belong.':
      'После схемы нет косых черт, а должно быть три.',
    'There is no slash after the scheme, where two belong.':
      'После схемы нет косых черт, а должно быть две.',
    'There is one slash after the scheme, where three belong.':
      'После схемы одна косая черта, а должно быть три.',
    'There is one slash after the scheme, where two belong.':
      'После схемы одна косая черта, а должно быть две.',
    'Write two slashes before a host, or one before a path.':
      'Напишите две косые черты перед хостом или одну перед путём.',
    'Remove it: base64 has no spaces.': 'Удалите его: в base64 нет пробелов.',
    'Write %20, or remove what follows if the URL ends here.':
      'Напишите %20 или удалите то, что идёт дальше, если URL здесь заканчивается.',
    'The part after mailto: is not an email address, but words with a space.':
      'После mailto: нет адреса электронной почты, а есть слова с пробелом.',
    'Write the address, such as `mailto:joe@example.com`.':
      'Напишите адрес, например `mailto:joe@example.com`.',
    'An email address in a URL cannot contain a space.':
      'В адресе электронной почты в URL не может быть пробела.',
    'A telephone number in a URL cannot contain a space.':
      'В номере телефона в URL не может быть пробела.',
    'A mailto: URL has only the address, without a name and brackets.':
      'В URL mailto: записывается только адрес, без имени и скобок.',
    'Write {meant:code}.': 'Напишите так: {meant:code}.',
    '{alone:phrase} If the second is a part of the first, write %20 instead of the space.':
      '{alone:phrase} Если второй — часть первого, напишите %20 вместо пробела.',
    'Write it once: {url:code80}.': 'Напишите один раз: {url:code80}.',
    'Check each URL alone: {urls:code80,list} and others.':
      'Проверьте каждый отдельно: {urls:code80,list} и другие.',
    'Check each URL alone: {urls:code80,and}.': 'Проверьте каждый отдельно: {urls:code80,and}.',
    'The URL is between {opening} and {closing}, which are not part of it.':
      'URL стоит между {opening} и {closing}, которые в него не входят.',
    'Remove both.': 'Удалите оба.',
    'Use only {url:code80}.': 'Оставьте только {url:code80}.',
    text: 'текст',
    'The input contains more than a URL: {around:phrase} is before and after it.':
      'В строке есть не только URL: перед ним и после него стоит {around:phrase}.',
    'The input contains more than a URL: {before:phrase} is before it, and {after:phrase} after it.':
      'В строке есть не только URL: перед ним стоит {before:phrase}, после него — {after:phrase}.',
    'The input contains more than a URL: {before:phrase} is before it.':
      'В строке есть не только URL: перед ним стоит {before:phrase}.',
    'The input contains more than a URL: {after:phrase} is after it.':
      'В строке есть не только URL: после него стоит {after:phrase}.',
    'Decode it: {meant:code80}.': 'Декодируйте его: {meant:code80}.',
    'The whole URL is percent-encoded {n} times.': 'URL закодирован целиком {n} {n|раз|раза|раз}.',
    'Decode it {n} times: {meant:code80}.': 'Декодируйте его {n} {n|раз|раза|раз}: {meant:code80}.',
    'The URL contains a password, as is usual with {scheme}.':
      'В URL указан пароль, как обычно с {scheme}.',
    'Keep the URL out of logs, code and messages.':
      'Не допускайте, чтобы этот URL попадал в журналы, код и сообщения.',
    'The URL contains a user name, as is usual with {scheme}.':
      'В URL указано имя пользователя, как обычно с {scheme}.',
    'a line feed': 'перевод строки',
    'a carriage return': 'возврат каретки',
    'a space': 'пробел',
    'an exclamation mark (!)': 'восклицательный знак (!)',
    'a quotation mark (")': 'кавычка (")',
    'a number sign (#)': 'знак номера (#)',
    'a dollar sign ($)': 'знак доллара ($)',
    'a percent sign (%)': 'знак процента (%)',
    'an ampersand (&)': 'амперсанд (&)',
    "an apostrophe (')": "апостроф (')",
    'an opening parenthesis': 'открывающая круглая скобка',
    'a closing parenthesis': 'закрывающая круглая скобка',
    'an asterisk (*)': 'звёздочка (*)',
    'a plus sign (+)': 'знак плюса (+)',
    'a comma (,)': 'запятая (,)',
    'a hyphen': 'дефис',
    'a dot': 'точка',
    'a slash (/)': 'косая черта (/)',
    'a colon (:)': 'двоеточие (:)',
    'a semicolon (;)': 'точка с запятой (;)',
    'a less-than sign (<)': 'знак «меньше» (<)',
    'an equals sign (=)': 'знак равенства (=)',
    'a greater-than sign (>)': 'знак «больше» (>)',
    'a question mark (?)': 'вопросительный знак (?)',
    'an at sign (@)': 'собака (@)',
    'an opening bracket ([)': 'открывающая скобка ([)',
    'a backslash (\\)': 'обратная косая черта (\\)',
    'a closing bracket (])': 'закрывающая скобка (])',
    'a circumflex (^)': 'циркумфлекс (^)',
    'an underscore (_)': 'подчёркивание (_)',
    'a grave accent (`)': 'гравис (`)',
    'an opening brace ({sign})': 'открывающая фигурная скобка ({sign})',
    'a vertical bar (|)': 'вертикальная черта (|)',
    'a closing brace ({sign})': 'закрывающая фигурная скобка ({sign})',
    'a tilde (~)': 'тильда (~)',
    'the control character DEL (U+007F)': 'управляющий символ DEL (U+007F)',
    'a no-break space (U+00A0)': 'неразрывный пробел (U+00A0)',
    'a quotation mark («)': 'кавычка («)',
    'a soft hyphen (U+00AD)': 'мягкий перенос (U+00AD)',
    'a quotation mark (»)': 'кавычка (»)',
    'a zero-width space (U+200B)': 'пробел нулевой ширины (U+200B)',
    'a zero-width non-joiner (U+200C)': 'разъединитель нулевой ширины (U+200C)',
    'a zero-width joiner (U+200D)': 'соединитель нулевой ширины (U+200D)',
    'a left-to-right mark (U+200E)': 'метка направления слева направо (U+200E)',
    'a right-to-left mark (U+200F)': 'метка направления справа налево (U+200F)',
    'a combining grapheme joiner (U+034F)': 'комбинируемый соединитель графем (U+034F)',
    'an Arabic letter mark (U+061C)': 'метка арабской буквы (U+061C)',
    'a Hangul choseong filler (U+115F)': 'заполнитель начальной согласной хангыля (U+115F)',
    'a Hangul jungseong filler (U+1160)': 'заполнитель гласной хангыля (U+1160)',
    'an Ogham space mark (U+1680)': 'огамический пробел (U+1680)',
    'an invisible Khmer vowel (U+17B4)': 'невидимая кхмерская гласная (U+17B4)',
    'an invisible Khmer vowel (U+17B5)': 'невидимая кхмерская гласная (U+17B5)',
    'a Mongolian vowel separator (U+180E)': 'монгольский разделитель гласных (U+180E)',
    'an en space (U+2002)': 'пробел шириной en (U+2002)',
    'an em space (U+2003)': 'пробел шириной em (U+2003)',
    'a figure space (U+2007)': 'пробел шириной в цифру (U+2007)',
    'a thin space (U+2009)': 'тонкий пробел (U+2009)',
    'a hair space (U+200A)': 'волосяной пробел (U+200A)',
    'an en dash (–)': 'короткое тире (–)',
    'an em dash (—)': 'длинное тире (—)',
    'a quotation mark („)': 'кавычка („)',
    'an ellipsis (…)': 'многоточие (…)',
    'a narrow no-break space (U+202F)': 'узкий неразрывный пробел (U+202F)',
    'a quotation mark (‹)': 'кавычка (‹)',
    'a quotation mark (›)': 'кавычка (›)',
    'a medium mathematical space (U+205F)': 'средний математический пробел (U+205F)',
    'a word joiner (U+2060)': 'соединитель слов (U+2060)',
    'an invisible function application (U+2061)': 'невидимое применение функции (U+2061)',
    'an invisible times (U+2062)': 'невидимое умножение (U+2062)',
    'an invisible separator (U+2063)': 'невидимый разделитель (U+2063)',
    'an invisible plus (U+2064)': 'невидимое сложение (U+2064)',
    'a left-to-right isolate (U+2066)': 'изолят слева направо (U+2066)',
    'a right-to-left isolate (U+2067)': 'изолят справа налево (U+2067)',
    'a first strong isolate (U+2068)': 'изолят по первой сильной букве (U+2068)',
    'a pop directional isolate (U+2069)': 'конец изолята (U+2069)',
    'an opening single quotation mark (‘)': 'открывающая одиночная кавычка (‘)',
    'a closing single quotation mark (’)': 'закрывающая одиночная кавычка (’)',
    'an opening quotation mark ({sign})': 'открывающая кавычка ({sign})',
    'a closing quotation mark ({sign})': 'закрывающая кавычка ({sign})',
    'a braille pattern blank (U+2800)': 'пустой знак Брайля (U+2800)',
    'an ideographic space (U+3000)': 'идеографический пробел (U+3000)',
    'a Hangul filler (U+3164)': 'заполнитель хангыля (U+3164)',
    'a byte order mark (U+FEFF)': 'метка порядка байтов (U+FEFF)',
    'a halfwidth Hangul filler (U+FFA0)': 'полуширинный заполнитель хангыля (U+FFA0)',
    'a left-to-right embedding (U+202A)': 'вложение слева направо (U+202A)',
    'a right-to-left embedding (U+202B)': 'вложение справа налево (U+202B)',
    'a pop directional formatting (U+202C)': 'конец форматирования направления (U+202C)',
    'a left-to-right override (U+202D)': 'переопределение слева направо (U+202D)',
    'a right-to-left override (U+202E)': 'переопределение справа налево (U+202E)',
    'a line separator (U+2028)': 'разделитель строк (U+2028)',
    'a paragraph separator (U+2029)': 'разделитель абзацев (U+2029)',
    'a replacement character (U+FFFD)': 'символ замены (U+FFFD)',
    'the control character {codePoint}': 'управляющий символ {codePoint}',
    'the lone surrogate {codePoint}': 'одиночный суррогат {codePoint}',
    'the noncharacter {codePoint}': 'не-символ Unicode {codePoint}',
    'the private-use character {codePoint}': 'символ частного использования {codePoint}',
    'a space ({codePoint})': 'пробел ({codePoint})',
    'a variation selector ({codePoint})': 'селектор варианта начертания ({codePoint})',
    'an invisible tag character ({codePoint})': 'невидимый символ-тег ({codePoint})',
    'a combining accent ({codePoint})': 'комбинируемый знак ударения ({codePoint})',
    '{codePoint}': '{codePoint}',
    '{sign} ({codePoint})': '{sign} ({codePoint})',
    'the digit {sign}': 'цифра {sign}',
    'the letter {sign}': 'буква {sign}',
    'the character {sign}': 'символ {sign}',
    '{host:code} is in the place of the host. A file: URL has no relative paths.':
      'На месте хоста стоит {host:code}. В URL file: нет относительных путей.',
    'Write three slashes and the whole path, such as `file:///home/me/a.txt`.':
      'Напишите три косые черты и весь путь, например `file:///home/me/a.txt`.',
    'A file: URL cannot have a user name or a password.':
      'В URL file: не может быть имени пользователя и пароля.',
    'Remove the credentials and the @.': 'Удалите @ и всё перед ним.',
    'A file: URL cannot have a port.': 'В URL file: не может быть порта.',
    'Remove the colon and the port.': 'Удалите двоеточие и порт.',
    'A domain cannot contain {character:phrase}, which is half of a character.':
      'В домене не может стоять {character:phrase}: это половина символа.',
    'Write the whole name.': 'Запишите имя целиком.',
    'Check the spelling, or choose another name.': 'Проверьте написание или выберите другое имя.',
    'Write the name without `xn--`.': 'Запишите имя без `xn--`.',
    'Do not follow it unless you know who wrote it; if you wrote it, write only the name of the host.':
      'Не переходите по этому URL, если не знаете, кто его написал; если написали вы, оставьте только имя хоста.',
    '{fault:phrase} It may be an attempt to show one host and lead to another.':
      '{fault:phrase} Возможно, это попытка показать один хост, а привести на другой.',
    'Write {meant} instead of {written:code}.': 'Напишите {meant} вместо {written:code}.',
    'Write letters, digits and hyphens instead of {written:code}.':
      'Напишите вместо {written:code} буквы, цифры и дефисы.',
    'Write one host only.': 'Укажите только один хост.',
    'Write a dot instead of the comma.': 'Напишите точку вместо запятой.',
    'Write the name that the asterisk stands for: a URL leads to one host.':
      'Напишите имя, которое обозначает звёздочка: URL ведёт на один хост.',
    'Begin the query with ? instead of &.': 'Начните строку запроса с ?, а не с &.',
    'Remove {html:code}, which is HTML.': 'Удалите {html:code}: это HTML.',
    'Remove {half:code}, which is half of a percent-encoded byte.':
      'Удалите {half:code}: это половина процентного кода.',
    'A domain cannot contain {character:phrase}.': 'В домене не может стоять {character:phrase}.',
    '{written:code} decodes to {character:phrase}, which a domain cannot contain.':
      '{written:code} декодируется как {character:phrase}, а в домене такого символа быть не может.',
    'The rules for host names do not allow {character:phrase}.':
      'Правила для имён хостов не допускают такой символ: {character:phrase}.',
    '{written:code} decodes to {character:phrase}, which the rules for host names do not allow.':
      '{written:code} декодируется как {character:phrase}, а правила для имён хостов такой символ не допускают.',
    'A name that begins with `xn--` is a name in another script, written in ASCII; {written:code} stands for {decoded:code}.':
      'Имя, которое начинается с `xn--`, — это имя на другой письменности, записанное в ASCII; {written:code} обозначает {decoded:code}.',
    '{origin:phrase} {rule:phrase}': '{origin:phrase} {rule:phrase}',
    'A domain cannot be longer than 253 characters; this one has {length}.':
      'Домен не может быть длиннее 253 символов, а в этом {length} {length|символ|символа|символов}.',
    'A domain cannot be longer than 253 characters; in ASCII, this one has {length}.':
      'Домен не может быть длиннее 253 символов, а в этом, если записать его в ASCII, {length} {length|символ|символа|символов}.',
    'A part of a domain between two dots cannot be longer than 63 characters; this one has {length}.':
      'Часть домена между двумя точками не может быть длиннее 63 символов, а в этой {length} {length|символ|символа|символов}.',
    'A part of a domain between two dots cannot be longer than 63 characters; in ASCII, this one has {length}.':
      'Часть домена между двумя точками не может быть длиннее 63 символов, а в этой, если записать её в ASCII, {length} {length|символ|символа|символов}.',
    'A name that begins with `xn--` is a name in another script, written in ASCII, and nothing comes after `xn--` here.':
      'Имя, которое начинается с `xn--`, — это имя на другой письменности, записанное в ASCII, а здесь после `xn--` ничего нет.',
    'A name that begins with `xn--` is a name in another script, written in ASCII; {written:code} stands for {decoded:code}, which is never written this way.':
      'Имя, которое начинается с `xn--`, — это имя на другой письменности, записанное в ASCII; {written:code} обозначает {decoded:code}, но так его никогда не записывают.',
    'In a domain, {source:phrase} becomes {mapped:phrase}.':
      'В домене {source:phrase} превращается в такой символ: {mapped:phrase}.',
    'In a domain, {source:phrase} becomes {mapped:code}.':
      'В домене {source:phrase} превращается в {mapped:code}.',
    'In a domain, {written:code} becomes {mapped:phrase}.':
      'В домене {written:code} превращается в такой символ: {mapped:phrase}.',
    'In a domain, {written:code} becomes {mapped:code}.':
      'В домене {written:code} превращается в {mapped:code}.',
    'Write {host:code}, if you mean that.':
      'Напишите {host:code}, если вы имеете в виду этот хост.',
    '{remedy:phrase} The host is then {host:code}.': '{remedy:phrase} Тогда хост — {host:code}.',
    'Write the whole URL, such as `https://example.com/`.':
      'Запишите URL целиком, например `https://example.com/`.',
    'a number of {length} digits': 'число из {length} {length|цифры|цифр|цифр}',
    'Write a whole IPv6 address in the brackets, such as `2001:db8::1`.':
      'Запишите в скобках полный адрес IPv6, например `2001:db8::1`.',
    'Write four numbers from 0 to 255, with dots between.':
      'Запишите четыре числа от 0 до 255 через точки.',
    'Write another host: letters, digits and hyphens, with dots between.':
      'Укажите другой хост: буквы, цифры и дефисы, с точками между частями.',
    'Write all four parts: {address:code}.': 'Запишите все четыре части: {address:code}.',
    'The host ends in a number, so it is an IPv4 address.':
      'Хост заканчивается числом, поэтому это адрес IPv4.',
    'The last part of the host, {last:code}, is an octal number, so the host is an IPv4 address.':
      'Последняя часть хоста, {last:code}, — восьмеричное число, поэтому хост — адрес IPv4.',
    'The last part of the host, {last:code}, is a way to write 0, so the host is an IPv4 address.':
      'Последняя часть хоста, {last:code}, — один из способов записать 0, поэтому хост — адрес IPv4.',
    'The last part of the host, {last:code}, is a hexadecimal number, so the host is an IPv4 address.':
      'Последняя часть хоста, {last:code}, — шестнадцатеричное число, поэтому хост — адрес IPv4.',
    '{written:code} looks like a placeholder that was not filled in.':
      '{written:code} похоже на заполнитель, вместо которого ничего не подставлено.',
  },
}
