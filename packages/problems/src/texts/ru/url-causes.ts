import type { CatalogueText } from '../problem-texts.ts'

const STOPS_INSTEAD_OF_GUESSING =
  'Такой символ завершил бы хост или начал другую часть URL, поэтому парсер останавливается, а не угадывает.'
const NOT_A_HOST_NAME =
  'Браузеры такое имя всё равно ищут, но правила DNS для имён хостов его не допускают, и большинство других программ его не принимает.'
const EXACT_PUNYCODE =
  'Метка, которая начинается с `xn--`, должна быть в точности тем, что IDNA записывает для имени на другой письменности.'
const NAME_IN_ITS_SCRIPT = 'Запишите само имя на его письменности.'
const BIDI =
  'Без правила Bidi символы домена показывались бы в таком порядке, что прочитать его было бы невозможно.'
const OTHER_DIRECTION_APART = 'Вынесите буквы другого направления в отдельную метку.'
const AFTER_LAST_LETTER = 'Удалите всё после последней буквы или цифры.'
const OLD_IPV4 =
  'Так записывали адреса старые программы. Другие программы такую запись не принимают или читают как другой адрес.'
const ALWAYS_IPV4 =
  'Хост, последняя метка которого — число, всегда читается как адрес IPv4, чтобы ни одна программа не приняла его за домен.'
const FOUR_NUMBERS = 'Запишите четыре числа от 0 до 255.'
const EIGHT_PIECES = 'В адресе IPv6 128 битов: восемь групп по 16 битов.'
const STRICT_IPV4 =
  'Внутри адреса IPv6 адрес IPv4 записывается только в строгой форме: четыре десятичных числа от 0 до 255.'
const RELATIVE =
  'Строка без схемы — относительный URL, который имеет смысл только вместе с базовым.'
const WHOLE_URL = 'Запишите URL целиком, например https://example.com/.'
const REPAIRED =
  'Браузеры это исправляют. Менее терпимые программы такой URL не принимают или читают иначе.'
const CREDENTIALS =
  'Учётные данные из URL попадают в журналы, историю и заголовки `Referer`, а `https://bank.example@evil.example` ведёт на `evil.example`.'

/** The causes of validation errors, each with its own remedy. */
export const urlCauses: CatalogueText = {
  title: 'Причины ошибок в URL',
  entries: {
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
    'host-not-utf8': {
      summary: 'Процентный код в хосте обозначает байт, который не является UTF-8.',
      explanation:
        'Байты хоста декодируются как UTF-8; то, что не является UTF-8, превращается в символ замены, которого в домене быть не может.',
      remedy: 'Удалите процентный код или напишите сам символ.',
    },
    'host-percent-encoded': {
      summary: 'В хосте есть процентные коды.',
      explanation:
        'Парсер их декодирует. Программа, которая сравнивает строки, видит два разных хоста; так обходят фильтры.',
      remedy: 'Напишите сами символы.',
    },
    'host-nothing-left': {
      summary:
        'Хост состоит только из невидимых символов, которые не учитываются, и от него ничего не остаётся.',
      explanation:
        'IDNA удаляет из домена мягкие переносы, селекторы варианта начертания и другие невидимые символы.',
      remedy: 'Укажите хост.',
    },
    'host-without-idna': {
      summary: 'Парсер без таблиц IDNA не может прочитать домен с символами вне ASCII.',
      explanation:
        'В точках входа с именем `ascii` этих таблиц нет: они занимают больше всего места в сборке.',
      remedy: 'Используйте точку входа с таблицами или запишите домен символами ASCII.',
    },
    'host-punctuation': {
      summary: 'В домене могут быть только буквы, цифры, дефисы и точки.',
      explanation: NOT_A_HOST_NAME,
      remedy: 'Выберите имя из букв, цифр и дефисов.',
    },
    'host-disallowed-character': {
      summary: 'В домене есть символ, которого IDNA не допускает.',
      explanation:
        'Unicode перечисляет символы, которые могут быть в доменах. Среди них нет неназначенных, нет символов, управляющих расположением текста, и нет тех, которые лишь похожи на другие.',
      remedy: 'Удалите символ.',
    },
    'label-empty': {
      summary: 'Домен не может начинаться с точки или содержать две точки подряд.',
      explanation:
        'Получилась бы пустая метка: между точками ничего нет. Браузеры такое имя всё равно ищут, но правила DNS для имён хостов его не допускают, и большинство других программ его не принимает.',
      remedy: 'Удалите точку.',
    },
    'host-final-dot': {
      summary: 'Домен заканчивается точкой.',
      explanation:
        'Точка обозначает корень DNS, и без неё имя ведёт туда же. Но для браузеров, кук и сертификатов это два разных хоста.',
      remedy: 'Удалите точку в конце.',
    },
    'label-too-long': {
      summary: 'Часть домена между двумя точками (метка) не может быть длиннее 63 символов.',
      explanation: NOT_A_HOST_NAME,
      remedy: 'Сократите её.',
    },
    'host-name-too-long': {
      summary: 'Домен не может быть длиннее 253 символов.',
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
      remedy: 'Напишите один дефис вместо двух.',
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
      remedy: NAME_IN_ITS_SCRIPT,
    },
    'punycode-overflow': {
      summary:
        'Имя, которое начинается с xn--, — это имя на другой письменности, записанное в ASCII (Punycode); здесь оно обрезано или обозначает несуществующий символ.',
      explanation: EXACT_PUNYCODE,
      remedy: NAME_IN_ITS_SCRIPT,
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
      summary: 'Метка начинается с xn--, и то, во что она декодируется, — тоже.',
      explanation: EXACT_PUNYCODE,
      remedy: NAME_IN_ITS_SCRIPT,
    },
    'bidi-first-character': {
      summary: 'В домене с буквами письма справа налево метка должна начинаться с буквы.',
      explanation: BIDI,
      remedy: 'Начните метку с буквы.',
    },
    'bidi-right-to-left-character': {
      summary: 'В метке, которая пишется справа налево, есть буква письма слева направо.',
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
        'В домене с буквами письма справа налево метка, которая пишется слева направо, содержит букву или цифру другого направления.',
      explanation: BIDI,
      remedy: OTHER_DIRECTION_APART,
    },
    'bidi-left-to-right-end': {
      summary:
        'В домене с буквами письма справа налево метка, которая пишется слева направо, должна заканчиваться буквой или цифрой.',
      explanation: BIDI,
      remedy: AFTER_LAST_LETTER,
    },
    'ipv4-other-digits': {
      summary: 'В адресе IPv4 есть символы вне ASCII.',
      explanation:
        'Unicode отображает их в цифры и точки ASCII, поэтому браузеры переходят по адресу, который ими записан. Фильтр, который ищет обычную запись, его пропускает.',
      remedy: 'Запишите цифры и точки символами ASCII.',
    },
    'ipv4-final-dot': {
      summary: 'Адрес IPv4 заканчивается точкой.',
      explanation: 'Точка в конце — корень DNS, которого у IP-адреса нет. Парсер её удаляет.',
      remedy: 'Удалите точку.',
    },
    'ipv4-parts-left-out': {
      summary: 'В адресе IPv4 меньше четырёх частей; последняя занимает место недостающих.',
      explanation: OLD_IPV4,
      remedy: 'Запишите все четыре части.',
    },
    'ipv4-extra-parts': {
      summary: 'В адресе IPv4 больше четырёх частей.',
      explanation: ALWAYS_IPV4,
      remedy:
        'Запишите четыре числа от 0 до 255 или закончите имя частью, которая не является числом.',
    },
    'ipv4-part-empty': {
      summary: 'Часть адреса IPv4 пустая.',
      explanation: ALWAYS_IPV4,
      remedy: 'Напишите недостающее число.',
    },
    'ipv4-part-not-numeric': {
      summary: 'Хост заканчивается числом, поэтому это адрес IPv4, но одна из частей — не число.',
      explanation: ALWAYS_IPV4,
      remedy: 'Запишите только числа или закончите имя частью, которая не является числом.',
    },
    'ipv4-octal-digit': {
      summary: 'Число, которое начинается с 0, — восьмеричное, но в нём есть цифра больше 7.',
      explanation: OLD_IPV4,
      remedy: 'Удалите 0 в начале.',
    },
    'ipv4-part-hexadecimal': {
      summary: 'Часть адреса IPv4 — шестнадцатеричное число.',
      explanation: OLD_IPV4,
      remedy: 'Запишите её десятичным числом.',
    },
    'ipv4-part-octal': {
      summary: 'Часть адреса IPv4 — восьмеричное число.',
      explanation: OLD_IPV4,
      remedy: 'Запишите её десятичным числом без 0 в начале.',
    },
    'ipv4-part-too-large': {
      summary: 'Часть адреса IPv4 больше 255.',
      explanation: 'Каждая из четырёх частей — один байт.',
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
    'ipv6-no-closing-bracket': {
      summary: 'Хост начинается с [, но не заканчивается ].',
      explanation:
        'Только по закрывающей скобке двоеточия адреса можно отличить от двоеточия перед портом.',
      remedy: 'Поставьте ] после адреса.',
    },
    'ipv6-text-after-bracket': {
      summary: 'После закрывающей скобки адреса IPv6 стоит посторонний текст.',
      explanation: 'После адреса идёт порт, путь или конец.',
      remedy: 'Удалите этот текст.',
    },
    'ipv6-prefix-length': {
      summary: 'Хост — это один адрес, а косая черта с длиной префикса делает его сетью.',
      explanation: 'Косая черта завершает хост, и закрывающей скобки в нём не оказывается.',
      remedy: 'Удалите косую черту и число.',
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
    'ipv6-extra-pieces': {
      summary: 'В адресе IPv6 больше восьми групп.',
      explanation: EIGHT_PIECES,
      remedy: 'Запишите восемь групп или меньше и один раз ::.',
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
      explanation: 'Всё остальное в скобках — не адрес, и именам там не место.',
      remedy: 'Удалите его.',
    },
    'ipv6-name-in-brackets': {
      summary: 'В скобках записывается только адрес IPv6.',
      explanation:
        'Скобки отделяют двоеточия адреса IPv6 от порта. В доменах и адресах IPv4 двоеточий нет.',
      remedy: 'Удалите скобки.',
    },
    'ipv6-future': {
      summary: 'Хост записан в форме для будущих версий IP.',
      explanation:
        'RFC 3986 оставляет эту форму для адресов, которых ещё нет. В URL Standard её нет.',
      remedy: 'Запишите адрес IPv6 или имя без скобок.',
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
    'ipv6-ipv4-part-empty': {
      summary: 'Часть адреса IPv4 внутри адреса IPv6 пустая.',
      explanation: STRICT_IPV4,
      remedy: 'Напишите недостающее число.',
    },
    'ipv6-ipv4-character': {
      summary:
        'В адресе IPv4 внутри адреса IPv6 есть символ, который не является ни десятичной цифрой, ни точкой.',
      explanation: STRICT_IPV4,
      remedy: 'Запишите только десятичные числа и точки.',
    },
    'ipv6-ipv4-zero-padded': {
      summary: 'Часть адреса IPv4 внутри адреса IPv6 начинается с 0.',
      explanation: STRICT_IPV4,
      remedy: 'Удалите нули в начале.',
    },
    'ipv6-ipv4-extra-part': {
      summary: 'В адресе IPv4 внутри адреса IPv6 больше четырёх частей.',
      explanation: STRICT_IPV4,
      remedy: 'Удалите части после четвёртой.',
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
    'ipv6-without-brackets': {
      summary: 'Адрес IPv6 записан без скобок.',
      explanation: 'Без скобок порт начинается после первого же двоеточия.',
      remedy: 'Заключите адрес в скобки.',
    },
    'input-empty': {
      summary: 'Строка пустая.',
      explanation: RELATIVE,
      remedy: 'Укажите URL, например https://example.com/.',
    },
    'scheme-left-out': {
      summary:
        'В строке нет схемы, и нет базового URL, относительно которого её можно было бы разрешить.',
      explanation: RELATIVE,
      remedy: WHOLE_URL,
    },
    'scheme-colon-left-out': {
      summary: 'После схемы нет двоеточия.',
      explanation: 'Схема без двоеточия — это начало пути.',
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
    'user-name': {
      summary: 'В URL указано имя пользователя.',
      explanation: CREDENTIALS,
      remedy: 'Удалите @ и всё перед ним.',
    },
    password: {
      summary: 'В URL указан пароль.',
      explanation: CREDENTIALS,
      remedy: 'Удалите @ и всё перед ним, а пароль передайте другим способом.',
    },
    'at-sign-extra': {
      summary:
        'Перед хостом больше одного @; учётные данные заканчиваются только последним из них.',
      explanation: CREDENTIALS,
      remedy: 'Удалите последний @ и всё перед ним.',
    },
    'host-left-out': {
      summary: 'Хоста нет.',
      explanation: 'URL с такой схемой указывает на сервер; без него подключаться не к чему.',
      remedy: 'Укажите хост после //.',
    },
    'port-too-large': {
      summary: 'Порт больше 65535.',
      explanation: 'Порты — 16-битные числа.',
      remedy: 'Укажите порт от 0 до 65535 или удалите его.',
    },
    'port-character': {
      summary: 'В порте есть символ, который не является цифрой.',
      explanation:
        'После двоеточия идёт число; двоеточие в пароле нужно записать как `%3A`, а учётные данные заканчиваются знаком @.',
      remedy: 'Запишите порт цифрами или удалите двоеточие и всё после него.',
    },
    'port-extra': {
      summary: 'У хоста может быть только один порт.',
      explanation:
        'После хоста идёт одно двоеточие и одно число. Больше двоеточий бывает только в адресе IPv6, в скобках.',
      remedy: 'Оставьте один порт и одно двоеточие перед ним.',
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
    'control-unencoded': {
      summary: 'В URL есть управляющий символ, одиночный суррогат или не-символ Unicode.',
      explanation: REPAIRED,
      remedy: 'Удалите символ.',
    },
    'character-unencoded': {
      summary: 'В URL есть символ, который записывается процентным кодом.',
      explanation: REPAIRED,
      remedy: 'Запишите его байты шестнадцатеричными числами, каждый после %.',
    },
  },
}
