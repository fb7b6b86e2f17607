import type {
  TrackingCertainty,
  TrackingKind,
  TrackingSource,
} from '@waymark/normalize/tracking-params'

/** What `explain` and `rules --tracking` write around the data of a tracking parameter, in one language. */
export interface TrackingLabels {
  readonly parameter: string
  readonly kinds: Readonly<Record<TrackingKind, string>>
  /** One word or two. */
  readonly certainties: Readonly<Record<TrackingCertainty, string>>
  /** A sentence for each. */
  readonly evidence: Readonly<Record<TrackingCertainty, string>>
  /** Sentences, one after the other. */
  sentences(all: readonly string[]): string
  vendor(name: string): string
  readonly perVisitor: string
  readonly anyCase: string
  readonly removed: string
  readonly ifRemoved: string
  readonly sources: string
  readonly never: string
  readonly everywhere: string
  onSites(sites: readonly string[]): string
  kept(places: readonly string[]): string
  /** Where it is removed, in a list. */
  readonly places: Readonly<Record<'everywhere' | 'on-sites' | 'never', string>>
  readonly sourceKinds: Readonly<Record<Exclude<TrackingSource['kind'], 'list'>, string>>
}

export const trackingEn: TrackingLabels = {
  parameter: 'tracking parameter',
  kinds: {
    campaign: 'Tells which advertisement, newsletter or post led to the visit.',
    click: 'Tells which click on an advertisement it was.',
    recipient: 'Tells who received the mail or text message.',
    visitor: 'Tells the next site who the visitor is.',
    referrer: 'Tells which page, list or search the visitor came from.',
    share: 'Tells who shared the link.',
    affiliate: 'Tells which partner is paid for the visit.',
  },
  certainties: {
    documented: 'documented',
    corroborated: 'corroborated',
    reported: 'reported',
    ambiguous: 'ambiguous',
  },
  evidence: {
    documented: 'Its vendor says so.',
    corroborated: 'Lists of at least two publishers name it.',
    reported: 'One list or one report names it.',
    ambiguous: 'On other sites, the name means something else.',
  },
  sentences: (all) => all.join(' '),
  vendor: (name) => `${name}.`,
  perVisitor: 'Each visitor has a value of their own.',
  anyCase: 'Letter case does not matter.',
  removed: 'Removed',
  ifRemoved: 'Without it',
  sources: 'Sources',
  never: 'Never by default.',
  everywhere: 'On every site.',
  onSites: (sites) => `On ${sites.join(', ')}.`,
  kept: (places) => `Kept on paths like ${places.join(' and ')}.`,
  places: {
    everywhere: 'removed everywhere',
    'on-sites': 'removed on-sites',
    never: 'removed never',
  },
  sourceKinds: { vendor: 'vendor', report: 'report' },
}

/** 日本語 */
export const trackingJa: TrackingLabels = {
  parameter: 'トラッキングパラメータ',
  kinds: {
    campaign: 'どの広告、メールマガジン、投稿からの訪問かを示します。',
    click: '広告のどのクリックによる訪問かを示します。',
    recipient: 'メールやショートメッセージの受信者を示します。',
    visitor: '訪問者が誰かを、移動先のサイトに伝えます。',
    referrer: 'どのページ、リスト、検索から来たのかを示します。',
    share: '誰がリンクを共有したのかを示します。',
    affiliate: '訪問の報酬を受け取る提携先を示します。',
  },
  certainties: {
    documented: '提供元の文書あり',
    corroborated: '複数のリストに記載',
    reported: '1つのリストか報告に記載',
    ambiguous: '別の意味の可能性あり',
  },
  evidence: {
    documented: '提供元が文書で説明しています。',
    corroborated: '2つ以上の発行元のリストに載っています。',
    reported: '1つのリストまたは1件の報告に載っています。',
    ambiguous: 'この名前は、ほかのサイトでは別の意味で使われます。',
  },
  sentences: (all) => all.join(''),
  vendor: (name) => `提供元は ${name} です。`,
  perVisitor: '値は訪問者ごとに異なります。',
  anyCase: '大文字と小文字は区別しません。',
  removed: '除去する場所',
  ifRemoved: '除去した場合',
  sources: '出典',
  never: 'デフォルトでは除去しません。',
  everywhere: 'すべてのサイトで除去します。',
  onSites: (sites) => `${sites.join('、')} で除去します。`,
  kept: (places) => `${places.join(' や ')} のようなパスでは残します。`,
  places: {
    everywhere: 'すべてのサイトで除去',
    'on-sites': '一部のサイトで除去',
    never: '除去しない',
  },
  sourceKinds: { vendor: '提供元', report: '報告' },
}

/** Русский */
export const trackingRu: TrackingLabels = {
  parameter: 'параметр отслеживания',
  kinds: {
    campaign: 'Показывает, какое объявление, рассылка или публикация привели посетителя.',
    click: 'Показывает, по какому именно объявлению щёлкнул посетитель.',
    recipient: 'Показывает, кто получил письмо или сообщение.',
    visitor: 'Сообщает следующему сайту, кто посетитель.',
    referrer: 'Показывает, с какой страницы, из какого списка или поиска пришёл посетитель.',
    share: 'Показывает, кто поделился ссылкой.',
    affiliate: 'Показывает, какой партнёр получит вознаграждение за посещение.',
  },
  certainties: {
    documented: 'описан владельцем',
    corroborated: 'есть в нескольких списках',
    reported: 'есть в одном списке или сообщении',
    ambiguous: 'значение неоднозначно',
  },
  evidence: {
    documented: 'Об этом сообщает его владелец.',
    corroborated: 'Назван в списках по крайней мере двух издателей.',
    reported: 'Назван в одном списке или сообщении.',
    ambiguous: 'На других сайтах это имя означает что-то другое.',
  },
  sentences: (all) => all.join(' '),
  vendor: (name) => `Владелец: ${name}.`,
  perVisitor: 'У каждого посетителя своё значение.',
  anyCase: 'Регистр букв не учитывается.',
  removed: 'Где удаляется',
  ifRemoved: 'Что изменится без него',
  sources: 'Источники',
  never: 'По умолчанию не удаляется.',
  everywhere: 'На всех сайтах.',
  onSites: (sites) => `На сайтах: ${sites.join(', ')}.`,
  kept: (places) => `Остаётся на путях вида ${places.join(' и ')}.`,
  places: {
    everywhere: 'удаляется везде',
    'on-sites': 'удаляется на некоторых сайтах',
    never: 'не удаляется',
  },
  sourceKinds: { vendor: 'владелец', report: 'сообщение' },
}
