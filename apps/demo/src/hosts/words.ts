import type { HostKind, SpecialUse } from '@waymark/host'
import type { Language } from '../language.ts'
import type { SpellingName } from './addresses.ts'
import type { Status } from './code-points.ts'

/** What the view of hosts says, the reasons and warnings aside. */
export interface Words {
  readonly host: string
  readonly hint: string
  readonly copyLink: string
  readonly examples: string
  readonly empty: string
  readonly failed: string
  readonly domain: string
  readonly deceives: string
  readonly ipv4: string
  readonly ipv6: string
  readonly forms: string
  readonly inRecord: string
  readonly inUnicode: string
  readonly toPeople: string
  readonly toPeopleNote: string
  readonly use: string
  readonly uses: Readonly<Record<HostKind, string>>
  readonly specials: Readonly<Record<SpecialUse, string>>
  readonly warnings: string
  readonly noWarnings: string
  readonly looksLike: string
  readonly scripts: string
  readonly codePoints: string
  readonly decoded: string
  readonly character: string
  readonly status: string
  readonly statuses: Readonly<Record<Status, string>>
  readonly becomes: string
  readonly strict: string
  readonly faults: string
  readonly more: (count: number) => string
  readonly spellings: string
  readonly spellingsNote: string
  readonly names: Readonly<Record<SpellingName, string>>
  readonly carries: string
  readonly site: string
  readonly suffix: string
  readonly registrable: string
  readonly isSuffix: string
  readonly noSite: string
  readonly siteNote: string
}

const en: Words = {
  host: 'Host or URL',
  hint: 'A domain in any script, an IPv4 or IPv6 address in any spelling, or a URL, of which the host is taken.',
  copyLink: 'Copy link',
  examples: 'Examples',
  empty: 'Type a host, or pick an example.',
  failed: 'Not a host: the parser fails.',
  domain: 'A domain',
  deceives: 'This domain could deceive.',
  ipv4: 'An IPv4 address',
  ipv6: 'An IPv6 address',
  forms: 'Forms',
  inRecord: 'In the URL',
  inUnicode: 'In Unicode',
  toPeople: 'In a browser',
  toPeopleNote:
    'Browsers show a label in Unicode only where it cannot deceive. The rules here are like those of Chromium.',
  use: 'Use',
  uses: {
    loopback: 'this computer (loopback)',
    unspecified: 'no address (unspecified)',
    'this-network': 'this network',
    private: 'a private network',
    shared: 'shared address space of a provider',
    'link-local': 'this link only (link-local)',
    'unique-local': 'a private network (unique local)',
    'site-local': 'a private network (site-local, deprecated)',
    multicast: 'multicast',
    broadcast: 'broadcast',
    documentation: 'documentation',
    benchmarking: 'benchmarks',
    protocol: 'protocols of the IETF',
    relay: '6to4 relays',
    discard: 'discarded traffic',
    reserved: 'reserved',
    public: 'the public internet',
    localhost: 'this computer',
    name: 'a name of DNS',
    opaque: 'an opaque host',
    empty: 'none',
  },
  specials: {
    'cloud-metadata': 'It is the metadata service of a cloud.',
    'local-name': 'It is a name of the local network.',
    'single-label': 'It has one label, so that a local resolver may complete it.',
    'reserved-name': 'The name is reserved (RFC 6761).',
  },
  warnings: 'What could deceive',
  noWarnings: 'Nothing found.',
  looksLike: 'Looks like',
  scripts: 'Scripts',
  codePoints: 'Code points',
  decoded: 'What the A-labels decode to:',
  character: 'Character',
  status: 'UTS #46',
  statuses: { valid: 'valid', mapped: 'mapped', ignored: 'ignored', refused: 'disallowed' },
  becomes: 'to',
  strict: 'only in a valid domain',
  faults: 'Why it is refused',
  more: (count) => `and ${count} more`,
  spellings: 'Spellings',
  spellingsNote: 'The parser reads each of them as the same address. A filter for hosts must, too.',
  names: {
    usual: 'usual',
    octal: 'octal',
    hexadecimal: 'hexadecimal',
    'one-number': 'one number',
    'one-hexadecimal': 'one hexadecimal number',
    'one-octal': 'one octal number',
    'two-parts': 'two parts',
    'three-parts': 'three parts',
    mixed: 'mixed',
    'root-dot': 'with a dot at the end',
    'full-width': 'full-width digits',
    escapes: 'percent-encoded',
    'all-pieces': 'all pieces',
    'all-digits': 'all digits',
    'upper-case': 'upper case',
    'dotted-end': 'IPv4 at the end',
  },
  carries: 'Carries the IPv4 address',
  site: 'Site',
  suffix: 'Public suffix',
  registrable: 'Registrable domain',
  isSuffix: 'none: the host is a public suffix itself',
  noSite: 'none',
  siteNote: 'Cookies and storage are shared at most within the registrable domain.',
}

const ja: Words = {
  host: 'ホストまたは URL',
  hint: '任意の文字体系のドメイン、任意の表記の IPv4・IPv6 アドレス、または URL（そのホストを使う）。',
  copyLink: 'リンクをコピー',
  examples: '例',
  empty: 'ホストを入力するか、例を選んでください。',
  failed: 'ホストではない: 解析に失敗する。',
  domain: 'ドメイン',
  deceives: 'このドメインは人をだますおそれがある。',
  ipv4: 'IPv4 アドレス',
  ipv6: 'IPv6 アドレス',
  forms: '表記',
  inRecord: 'URL の中',
  inUnicode: 'Unicode',
  toPeople: 'ブラウザの表示',
  toPeopleNote:
    'ブラウザは、人をだますおそれのないラベルだけを Unicode で表示する。ここの規則は Chromium のものに近い。',
  use: '用途',
  uses: {
    loopback: 'このコンピューター（ループバック）',
    unspecified: 'アドレスなし（未指定）',
    'this-network': 'このネットワーク',
    private: 'プライベートネットワーク',
    shared: 'プロバイダーの共有アドレス',
    'link-local': 'このリンクのみ（リンクローカル）',
    'unique-local': 'プライベートネットワーク（ユニークローカル）',
    'site-local': 'プライベートネットワーク（サイトローカル、廃止）',
    multicast: 'マルチキャスト',
    broadcast: 'ブロードキャスト',
    documentation: '文書用の例',
    benchmarking: 'ベンチマーク',
    protocol: 'IETF のプロトコル',
    relay: '6to4 リレー',
    discard: '破棄用',
    reserved: '予約済み',
    public: '公開インターネット',
    localhost: 'このコンピューター',
    name: 'DNS の名前',
    opaque: '不透明ホスト',
    empty: 'なし',
  },
  specials: {
    'cloud-metadata': 'クラウドのメタデータサービス。',
    'local-name': 'ローカルネットワークの名前。',
    'single-label': 'ラベルが 1 つなので、ローカルのリゾルバーが補うことがある。',
    'reserved-name': '予約された名前（RFC 6761）。',
  },
  warnings: '人をだますおそれ',
  noWarnings: '見つからない。',
  looksLike: '似ているもの',
  scripts: '文字体系',
  codePoints: 'コードポイント',
  decoded: 'A ラベルを復号したもの:',
  character: '文字',
  status: 'UTS #46',
  statuses: { valid: '有効', mapped: '変換', ignored: '無視', refused: '不許可' },
  becomes: '→',
  strict: '有効なドメインでのみ問題',
  faults: '拒否の理由',
  more: (count) => `ほか ${count} 件`,
  spellings: '書き方',
  spellingsNote:
    'パーサーはどれも同じアドレスとして読む。ホストのフィルターもそうでなければならない。',
  names: {
    usual: '通常',
    octal: '8 進',
    hexadecimal: '16 進',
    'one-number': '1 つの数',
    'one-hexadecimal': '1 つの 16 進数',
    'one-octal': '1 つの 8 進数',
    'two-parts': '2 部分',
    'three-parts': '3 部分',
    mixed: '混在',
    'root-dot': '末尾にドット',
    'full-width': '全角数字',
    escapes: 'パーセントエンコード',
    'all-pieces': '全ピース',
    'all-digits': '全桁',
    'upper-case': '大文字',
    'dotted-end': '末尾が IPv4',
  },
  carries: '含まれる IPv4 アドレス',
  site: 'サイト',
  suffix: 'パブリックサフィックス',
  registrable: '登録可能ドメイン',
  isSuffix: 'なし: ホスト自体がパブリックサフィックス',
  noSite: 'なし',
  siteNote: 'Cookie やストレージを共有できるのは、最大でも登録可能ドメインの中まで。',
}

const ru: Words = {
  host: 'Хост или URL',
  hint: 'Домен на любом письме, адрес IPv4 или IPv6 в любой записи или URL, из которого берётся хост.',
  copyLink: 'Копировать ссылку',
  examples: 'Примеры',
  empty: 'Введите хост или выберите пример.',
  failed: 'Это не хост: разбор завершается ошибкой.',
  domain: 'Домен',
  deceives: 'Этот домен может ввести в заблуждение.',
  ipv4: 'Адрес IPv4',
  ipv6: 'Адрес IPv6',
  forms: 'Формы',
  inRecord: 'В URL',
  inUnicode: 'В Unicode',
  toPeople: 'В браузере',
  toPeopleNote:
    'Браузеры показывают метку в Unicode, только если она не может ввести в заблуждение. Правила здесь похожи на правила Chromium.',
  use: 'Назначение',
  uses: {
    loopback: 'этот компьютер (loopback)',
    unspecified: 'нет адреса (не задан)',
    'this-network': 'эта сеть',
    private: 'частная сеть',
    shared: 'общие адреса провайдера',
    'link-local': 'только этот канал (link-local)',
    'unique-local': 'частная сеть (unique local)',
    'site-local': 'частная сеть (site-local, устарело)',
    multicast: 'групповая рассылка',
    broadcast: 'широковещание',
    documentation: 'документация',
    benchmarking: 'измерения',
    protocol: 'протоколы IETF',
    relay: 'ретрансляторы 6to4',
    discard: 'отбрасываемый трафик',
    reserved: 'зарезервировано',
    public: 'открытый интернет',
    localhost: 'этот компьютер',
    name: 'имя DNS',
    opaque: 'непрозрачный хост',
    empty: 'нет',
  },
  specials: {
    'cloud-metadata': 'Это служба метаданных облака.',
    'local-name': 'Это имя локальной сети.',
    'single-label': 'В нём одна метка, поэтому локальный резолвер может её дополнить.',
    'reserved-name': 'Имя зарезервировано (RFC 6761).',
  },
  warnings: 'Что может ввести в заблуждение',
  noWarnings: 'Ничего не найдено.',
  looksLike: 'Похоже на',
  scripts: 'Письменности',
  codePoints: 'Кодовые точки',
  decoded: 'Во что декодируются A-метки:',
  character: 'Знак',
  status: 'UTS #46',
  statuses: {
    valid: 'допустима',
    mapped: 'отображается',
    ignored: 'игнорируется',
    refused: 'запрещена',
  },
  becomes: 'в',
  strict: 'только для допустимого домена',
  faults: 'Почему он отвергнут',
  more: (count) => `и ещё ${count}`,
  spellings: 'Записи',
  spellingsNote:
    'Парсер читает каждую из них как один и тот же адрес. Фильтр хостов должен делать так же.',
  names: {
    usual: 'обычная',
    octal: 'восьмеричная',
    hexadecimal: 'шестнадцатеричная',
    'one-number': 'одно число',
    'one-hexadecimal': 'одно шестнадцатеричное число',
    'one-octal': 'одно восьмеричное число',
    'two-parts': 'две части',
    'three-parts': 'три части',
    mixed: 'смешанная',
    'root-dot': 'с точкой в конце',
    'full-width': 'полноширинные цифры',
    escapes: 'процентные коды',
    'all-pieces': 'все группы',
    'all-digits': 'все цифры',
    'upper-case': 'прописными',
    'dotted-end': 'IPv4 в конце',
  },
  carries: 'Содержит адрес IPv4',
  site: 'Сайт',
  suffix: 'Публичный суффикс',
  registrable: 'Регистрируемый домен',
  isSuffix: 'нет: хост сам — публичный суффикс',
  noSite: 'нет',
  siteNote: 'Куки и хранилище общие самое большее в пределах регистрируемого домена.',
}

export const WORDS: Readonly<Record<Language, Words>> = { en, ja, ru }
