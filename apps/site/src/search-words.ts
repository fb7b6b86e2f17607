import { catalogues } from '@waymark/problems'
import { codePath } from './code-path.ts'
import { pageOf } from './head-links.ts'
import type { Language } from './languages.ts'
import { enumName, OLD_CODES } from './old-codes.ts'

/** What people ask for, in words that the page itself does not have. */
type Asked = Readonly<Partial<Record<Language, string>>>

/** By the path of the page. The English words find the page in every language. */
const ASKED: Readonly<Record<string, Asked>> = {
  'cli/': {
    en: 'cli command line terminal shell npx waymark validate sitemap exit status install',
    ja: 'コマンド ターミナル インストール',
    ru: 'командная строка терминал утилита установка установить ключ флаг опция сведения подсказка',
  },
  'facts/': {
    en: 'performance benchmark speed fast bundle size browser browsers support node version engines CommonJS require ESM modules released release changelog changes licence license MIT report a bug issue vulnerability security status why not the built-in URL',
    ja: '性能 速度 サイズ ブラウザ 対応 不具合 報告 変更履歴 ライセンス',
    ru: 'производительность скорость размер браузеры поддержка ошибка сообщить изменения лицензия',
  },
  'glossary/': {
    en: 'base URL what is a base url special scheme label A-label registrable domain opaque path code point terms definition meaning',
    ja: '基本 URL とは ベース URL 用語 資格情報 公開接尾辞 権限部 シリアライズ',
    ru: 'что такое базовый URL термины базовый адрес ошибка проверки обратная ссылка управляющая конструкция процентная конструкция каноническая форма нормальная форма парсинг',
  },
  'guides/how-urls-are-parsed': {
    en: 'parser state machine how does it work base URL',
    ja: '構文解析 パース 状態機械',
    ru: 'парсинг синтаксический анализ машина состояний ошибка проверки',
  },
  'guides/what-normalisation-costs': {
    en: 'canonicalize canonicalise normalize clean dedupe safe rules',
    ja: '正準化 標準化',
    ru: 'нормальная форма каноническая форма канонизация канонический вид',
  },
  'guides/when-are-two-urls-equal': {
    en: 'same duplicate compare equality equivalent canonical',
    ja: '同値 等価 同一 重複',
    ru: 'ложное равенство ложное срабатывание дубли чёрный список',
  },
  'guides/sitemaps-and-hreflang': {
    en: 'sitemap generator xml x-default alternate international multilingual',
    ja: '多言語 国際化 言語版 戻りリンク',
    ru: 'файл Sitemap сайтмап индексный файл Sitemap обратная ссылка альтернативная страница языковые версии Яндекс Вебмастер',
  },
  'guides/designing-resource-uris': {
    en: 'REST API naming conventions endpoint path design',
    ru: 'построитель URI запрос query подчёркивание',
  },
  'guides/recipes/ssrf-safe-fetch': {
    en: 'SSRF server-side request forgery requests to internal hosts private network metadata host allowlist allow list blocklist',
  },
  'guides/recipes/login-redirect': {
    en: 'open redirect unvalidated redirect return URL next parameter phishing',
  },
  'guides/recipes/show-urls': {
    en: 'homograph homoglyph spoof spoofing phishing lookalike deceive deceptive IDN attack fake domain',
    ja: 'フィッシング なりすまし ホモグラフ',
    ru: 'фишинг подделка омограф',
  },
  'guides/recipes/mcp-server': {
    en: 'path traversal directory traversal ../ dot dot slash model context protocol',
    ja: 'パストラバーサル',
    ru: 'обход каталогов',
  },
  'guides/recipes/percent-encode': {
    en: 'encodeURIComponent escape urlencode query string',
    ja: 'URL エンコード エスケープ 復号 クエリ文字列',
    ru: 'экранирование URL-кодирование управляющие конструкции процентные коды',
  },
  'guides/recipes/duckdb-functions': {
    en: 'SQL function column database PostgreSQL Postgres MySQL SQLite',
    ja: 'データベース 関数',
    ru: 'база данных функция',
  },
  'guides/recipes/bigquery-udf': {
    en: 'SQL function database user-defined UDF',
    ru: 'сценарий функция база данных',
  },
  'guides/recipes/install-one-layer': {
    en: 'getting started first steps import',
    ja: 'インストール 導入 始め方',
    ru: 'установка установить начать импорт',
  },
  'guides/recipes/react-native': {
    en: 'hermes polyfill metro expo',
  },
  'guides/recipes/same-site': {
    en: 'registrable domain eTLD public suffix cookie',
    ja: '同一サイト 公開接尾辞 クッキー',
  },
  'guides/recipes/clean-shared-links': {
    en: 'utm_source fbclid gclid tracking parameters remove',
    ja: '追跡パラメータ キャンペーン用パラメータ',
    ru: 'метки отслеживания рекламные метки UTM-метки трекинг',
  },
  'guides/recipes/url-pattern-routes': {
    en: 'router route matching',
    ru: 'шаблон URL Pattern шаблоны маршрутов роутер',
  },
  'guides/recipes/validate-a-url-field': {
    en: 'form input check valid URL regex missing https',
  },
  'guides/compare/normalize-url': {
    en: 'migrate from normalize-url',
  },
  'guides/compare/whatwg-url': {
    en: 'migrate from whatwg-url jsdom',
  },
  'rules/trailing-slash': {
    en: 'slash at the end',
    ja: '末尾の斜線',
    ru: 'косая черта слэш слеш в конце конечная',
  },
  'rules/remove-tracking-params': {
    ja: '追跡パラメータ キャンペーン用パラメータ',
    ru: 'метки отслеживания рекламные метки UTM-метки трекинг',
  },
  [codePath('missing-scheme-non-relative-URL')]: {
    en: 'ERR_INVALID_URL Invalid URL TypeError new URL throws missing https no scheme no protocol base URL',
  },
  [codePath('scheme-left-out')]: {
    en: 'ERR_INVALID_URL Invalid URL missing https no scheme no protocol add https',
  },
  [codePath('confusable')]: {
    en: 'homograph homoglyph spoof phishing',
  },
  [codePath('whole-script-confusable')]: {
    en: 'homograph homoglyph spoof phishing',
  },
  [codePath('return-link-missing')]: {
    en: 'no return tags return tag reciprocal hreflang Search Console',
    ja: '返されたタグがありません リターンタグ 戻りリンク 相互リンク',
    ru: 'нет обратных тегов обратный тег обратная ссылка обратные ссылки return link',
  },
  [codePath('address-not-allowed')]: {
    en: 'SSRF internal hosts private network',
  },
  [codePath('lone-surrogate')]: {
    ja: '対になっていないサロゲート',
  },
  [codePath('path-underscore')]: {
    ja: '下線',
  },
  [codePath('query-pagination-mixed')]: {
    ja: 'ページ分割 ページング',
  },
  [codePath('set-mixed-pagination')]: {
    ja: 'ページ分割 ページング',
  },
  [codePath('file-invalid-Windows-drive-letter')]: {
    ja: 'ドライブレター',
  },
  [codePath('file-invalid-Windows-drive-letter-host')]: {
    ja: 'ドライブレター',
  },
  [codePath('drive-letter-scheme')]: {
    ja: 'ドライブレター',
  },
  'guides/recipes/cache-keys': {
    ru: 'кеш кеширование рекламные метки',
  },
  'guides/recipes/deduplicate-a-crawl': {
    ru: 'краулер паук дубли страниц',
  },
  'rules/remove-dot-segments': {
    ru: 'точечный сегмент точечные сегменты',
  },
  'rules/remove-directory-index': {
    ru: 'головной индекс',
  },
}

/** Codes of the standard as languages with enums write them. */
const ENUM_NAMES = new Map(
  [
    ...catalogues.flatMap(({ title, entries }) => (title === 'URL parsing' ? entries : [])),
    ...OLD_CODES.map(({ name }) => ({ code: name })),
  ].map(({ code }) => [codePath(code), enumName(code)]),
)

/** The paths of the pages with words of their own. */
export const askedPaths: readonly string[] = Object.keys(ASKED)

/** The words by which a page is also found; empty if there are none. */
export function searchWordsOf({ language, path }: ReturnType<typeof pageOf>): string {
  const { en = '', ...others } = ASKED[path] ?? {}
  const own = language === 'en' ? '' : (others[language] ?? '')
  return [en, own, ENUM_NAMES.get(path) ?? ''].join(' ').trim()
}

/** A section of a page, as VitePress gives it to the search. */
interface Section {
  /** The path of the page from the root of the site, and the anchor of the section. */
  readonly id: string
  /** The headings above; empty for the first section of a page. */
  readonly titles: readonly string[]
  readonly [field: string]: unknown
}

/**
 * A field of a section in the index: `words` are those by which a page is also found, and belong to its first section.
 * The index is made when the site is built; a browser only reads it.
 */
export function searchField(section: Section, field: string): unknown {
  if (field !== 'words') return section[field]
  if (section.titles.length > 0) return ''
  return searchWordsOf(pageOf(section.id.replace(/^\//, '').replace(/#.*/, '')))
}

/**
 * How much a section counts: what people read comes before what they look up.
 *
 * The page gets the function as its source, so it uses nothing from outside.
 */
export function searchWeight(id: string): number {
  if (/\/guides\/compare\//.test(id)) return 1.3
  if (/\/(?:guides|cli|facts|glossary)\//.test(id)) return 2
  return /^\/api\//.test(id) ? 0.5 : 1
}

/** Whether a word finds what begins with it. Shorter ones would find nearly everything. */
export function findsByPrefix(word: string): boolean {
  return word.length > 2
}
