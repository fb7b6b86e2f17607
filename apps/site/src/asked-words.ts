import { codePath } from './code-path.ts'
import type { Language } from './languages.ts'

/** Words by language. The English ones find the page in every language. */
type Asked = Readonly<Partial<Record<Language, string>>>

/**
 * How people ask for a page, in words that the page itself does not have, by its path. Synonyms and forms of a word need no
 * place here (`search-synonyms.ts`, `stemOf`).
 */
export const ASKED: Readonly<Record<string, Asked>> = {
  '': {
    en: 'Waymark home what is Waymark introduction overview features',
    ja: 'ホーム 概要 Waymark とは 特徴',
    ru: 'главная обзор что такое Waymark возможности',
  },
  'play/': {
    en: 'playground demo try it out live online url parser tool tester sandbox inspector viewer visualizer web app interactive check a url paste explore REPL',
    ja: 'デモ プレイグラウンド オンライン ツール 試す お試し URL チェッカー 分解',
    ru: 'демо песочница попробовать онлайн инструмент проверить URL разобрать URL интерактивный',
  },
  'cli/': {
    en: 'cli command line terminal shell npx waymark validate sitemap exit status install options flags bash completions config file',
    ja: 'コマンド コマンドライン ターミナル インストール オプション 終了ステータス 設定ファイル',
    ru: 'командная строка терминал консоль утилита установка установить ключ флаг опция сведения подсказка код завершения',
  },
  'facts/': {
    en: 'performance benchmark speed fast bundle size kilobytes tree shaking gzip browser browsers support supported compatibility Safari Chrome Firefox IE11 Internet Explorer old browsers Node version engines Deno Bun Cloudflare Workers edge runtime CommonJS require ESM ES modules import TypeScript types typings typed definitions d.ts released release changelog changes news roadmap licence license MIT free open source commercial price cost contribute report a bug issue vulnerability security status maintained stable production why not the built-in URL dependencies no dependencies',
    ja: '性能 速度 サイズ 容量 軽量 ブラウザ 対応 サポート 互換性 Node バージョン 型 型定義 TypeScript 不具合 バグ 報告 脆弱性 変更履歴 リリース ライセンス 無料 商用 オープンソース 依存関係',
    ru: 'производительность скорость размер вес браузеры поддержка поддерживаемые совместимость версия типы TypeScript ошибка баг сообщить уязвимость изменения история лицензия бесплатно коммерческое использование открытый код зависимости',
  },
  'glossary/': {
    en: 'base URL what is a base url special scheme label A-label U-label registrable domain origin authority component fragment userinfo opaque path code point terms terminology definition meaning mean IRI parts of a url anatomy structure difference between url and uri urn',
    ja: '基本 URL とは ベース URL 用語 用語集 意味 定義 資格情報 公開接尾辞 権限部 オリジンとは シリアライズ URL の構造 URL と URI の違い URI とは URN とは 違いとは',
    ru: 'что такое базовый URL термины терминология определение значение базовый адрес ошибка проверки обратная ссылка управляющая конструкция процентная конструкция каноническая форма нормальная форма парсинг части URL структура чем отличается URL от URI',
  },
  'codes/': {
    en: 'error codes list all errors warnings messages error message meaning validation errors',
    ja: 'エラー コード 一覧 警告 メッセージ 意味',
    ru: 'коды ошибок список ошибок предупреждения сообщения',
  },
  'rules/': {
    en: 'normalisation rules list all normalization rule URL canonicalization',
    ja: '正規化 規則 ルール 一覧',
    ru: 'правила нормализации список',
  },
  'presets/': {
    en: 'presets configurations profiles which preset sets of rules',
    ja: 'プリセット 設定 一覧',
    ru: 'пресет наборы правил предустановки профили',
  },
  'methods/': {
    en: 'comparison methods equality definitions list compare urls',
    ja: '比較 方法 一覧 等価 定義',
    ru: 'методы сравнения список определения равенства',
  },
  'guides/': {
    en: 'guides documentation docs tutorial learn',
    ja: 'ドキュメント チュートリアル',
    ru: 'документация учебник обучение',
  },
  'guides/recipes/': {
    en: 'recipes examples cookbook how to snippets samples code',
    ja: 'サンプル 例 コード',
    ru: 'примеры образцы код',
  },
  'guides/compare/': {
    en: 'alternatives comparison other libraries compare libraries versus which library migrate from url-parse switch replace uri-js urijs query-string',
    ja: '代替 他のライブラリ 移行 乗り換え',
    ru: 'альтернативы сравнение библиотек другие библиотеки аналоги миграция переход замена',
  },
  'guides/how-urls-are-parsed': {
    en: 'parse a url parser parsing state machine algorithm how does it work WHATWG spec steps base URL relative url resolve resolution spaces in url tab newline',
    ja: 'URL 構文解析 パース 状態機械 仕組み アルゴリズム 相対 URL 解決',
    ru: 'парсинг URL синтаксический анализ машина состояний алгоритм как работает относительный URL ошибка проверки',
  },
  'guides/what-normalisation-costs': {
    en: 'canonicalize canonicalise normalize normalization what is clean dedupe safe rules which rules is it safe to lowercase url uppercase case sensitive capital letters merge',
    ja: '正規化とは 正準化 標準化 大文字 小文字 安全 規則',
    ru: 'что такое нормализация нормальная форма каноническая форма канонизация канонический вид регистр большие и маленькие буквы заглавные строчные',
  },
  'guides/when-are-two-urls-equal': {
    en: 'compare two urls same duplicate equality equivalent canonical difference diff match is url equal',
    ja: 'URL 比較 同値 等価 同一 重複 差分 違い 一致',
    ru: 'сравнить два URL сравнение ссылок равенство ложное равенство ложное срабатывание дубли чёрный список отличие',
  },
  'guides/sitemaps-and-hreflang': {
    en: 'sitemap generator xml sitemap.xml create sitemap hreflang tags check x-default alternate international multilingual SEO sitemap index gzip large site split google search console validate sitemap',
    ja: 'サイトマップ 作成 生成 XML 多言語 国際化 言語版 戻りリンク hreflang タグ SEO サイトマップインデックス',
    ru: 'файл Sitemap сайтмап создать карту сайта генератор XML индексный файл Sitemap обратная ссылка альтернативная страница языковые версии многоязычный сайт hreflang Яндекс Вебмастер SEO',
  },
  'guides/designing-resource-uris': {
    en: 'REST RESTful API naming conventions best practices endpoint endpoints path design plural nouns kebab-case snake_case camelCase versioning style guide URL structure',
    ja: 'REST API 命名規則 エンドポイント 設計 ベストプラクティス 複数形 パス',
    ru: 'REST API именование соглашения лучшие практики эндпоинт проектирование построитель URI запрос query подчёркивание множественное число',
  },
  'guides/recipes/ssrf-safe-fetch': {
    en: 'SSRF server-side request forgery requests to internal hosts private network ip localhost 127.0.0.1 metadata 169.254.169.254 host allowlist allow list whitelist blocklist block webhook proxy DNS rebinding user-supplied url untrusted safe fetch axios download',
    ja: 'SSRF サーバーサイドリクエストフォージェリ 内部ネットワーク プライベート IP localhost ローカルホスト 許可リスト ブロック Webhook 信頼できない URL',
    ru: 'SSRF подделка запросов на стороне сервера внутренняя сеть частный IP localhost локальный адрес белый список запретить вебхук безопасный запрос защита',
  },
  'guides/recipes/login-redirect': {
    en: 'open redirect unvalidated redirect return URL returnTo next parameter callback redirect_uri oauth login signin phishing same origin safe redirect',
    ja: 'オープンリダイレクト リダイレクト 脆弱性 戻り先 ログイン コールバック redirect_uri',
    ru: 'открытый редирект открытое перенаправление возврат после входа авторизация логин callback redirect_uri',
  },
  'guides/recipes/show-urls': {
    en: 'homograph homoglyph spoof spoofing phishing lookalike deceive deceptive detect fake links IDN attack fake domain unicode domain cyrillic letters punycode xn-- display url shorten elide truncate is this link safe suspicious typosquatting warn users',
    ja: 'フィッシング なりすまし ホモグラフ 偽サイト 偽リンク 見分け 検出 安全 怪しい URL 国際化ドメイン 日本語ドメイン 短縮表示 Punycode',
    ru: 'фишинг фишинговая ссылка подделка омограф распознать поддельный сайт мошенники опасная ссылка безопасно ли кириллический домен кириллица в домене сократить URL показать домен Punycode',
  },
  'guides/recipes/mcp-server': {
    en: 'path traversal directory traversal ../ dot dot slash model context protocol AI LLM agent resource templates RFC 6570',
    ja: 'パストラバーサル ディレクトリトラバーサル AI エージェント リソース',
    ru: 'обход каталогов path traversal ИИ агент ресурсы',
  },
  'guides/recipes/percent-encode': {
    en: 'encodeURIComponent encodeURI vs difference escape urlencode urlencoded %20 plus sign spaces in url query string querystring qs encode special characters non-ascii unicode utf-8 umlauts ampersand slash decode decodeURIComponent build url add query parameter append',
    ja: 'URL エンコード エスケープ 復号 デコード クエリ文字列 クエリパラメータ 日本語 URL 文字化け 特殊文字 スペース 空白 encodeURIComponent',
    ru: 'экранирование URL-кодирование кодировать кириллица в URL русские буквы управляющие конструкции процентные коды пробел спецсимволы строка запроса параметры декодировать кракозябры',
  },
  'guides/recipes/postgresql': {
    en: 'Postgres psql SQL database table column copy load import pgsql Supabase',
    ja: 'Postgres データベース 取り込み',
    ru: 'Postgres база данных загрузка постгрес',
  },
  'guides/recipes/duckdb-functions': {
    en: 'SQL function column database MySQL SQLite parquet csv query parse url in sql extract domain data analysis python pandas',
    ja: 'SQL データベース 関数 データ分析 Parquet CSV',
    ru: 'SQL база данных функция анализ данных запрос Parquet CSV',
  },
  'guides/recipes/bigquery-udf': {
    en: 'SQL function database user-defined UDF Snowflake Google Cloud data warehouse parse url in sql extract domain',
    ja: 'SQL 関数 UDF ユーザー定義関数 Snowflake データウェアハウス データベース',
    ru: 'SQL сценарий функция база данных UDF Snowflake хранилище данных',
  },
  'guides/recipes/install-one-layer': {
    en: 'getting started get started quick start quickstart first steps install installation npm yarn pnpm add import setup usage hello world which package do I need packages typescript types small bundle parse url javascript node',
    ja: 'インストール 導入 始め方 入門 はじめに クイックスタート npm どのパッケージ',
    ru: 'установка установить начать начало работы первые шаги быстрый старт npm импорт подключить какой пакет',
  },
  'guides/recipes/react-native': {
    en: 'hermes polyfill metro expo android ios mobile app URLSearchParams not implemented URL.protocol is not implemented searchParams',
    ja: 'リアクトネイティブ モバイル アプリ ポリフィル 未実装',
    ru: 'реакт нейтив мобильное приложение полифил не реализовано',
  },
  'guides/recipes/same-site': {
    en: 'registrable domain eTLD+1 etld public suffix list psl cookie third-party subdomain get domain from url extract root domain base domain second-level tld co.uk CSRF SameSite cross-site origin',
    ja: '同一サイト 公開接尾辞 サブドメイン クッキー ドメイン 抽出 取得 登録可能ドメイン CSRF',
    ru: 'тот же сайт домен из URL извлечь домен получить домен поддомен субдомен домен второго уровня публичный суффикс куки CSRF',
  },
  'guides/recipes/clean-shared-links': {
    en: 'utm utm_source utm_campaign fbclid gclid tracking parameters remove tracker privacy share link strip query',
    ja: 'utm パラメータ 追跡パラメータ トラッキングパラメータ キャンペーン用パラメータ 削除 プライバシー リンク',
    ru: 'utm метки отслеживания рекламные метки UTM-метки трекинг трекеры удалить параметры очистить ссылку приватность',
  },
  'guides/recipes/url-pattern-routes': {
    en: 'router route matching express express.js style path-to-regexp hono koa URLPattern polyfill wildcard parameters service worker match path',
    ja: 'ルーター ルーティング パターン 一致 Express ワイルドカード ポリフィル',
    ru: 'шаблон URL Pattern шаблоны маршрутов роутер роутинг Express полифил',
  },
  'guides/recipes/validate-a-url-field': {
    en: 'validate url validation validator how to check if url is valid is valid url isURL form input regex regular expression missing https zod yup user input suggestion typo did you mean autocorrect fix url',
    ja: 'URL 検証 バリデーション 妥当性 正規表現 入力チェック フォーム 正しい URL か調べる',
    ru: 'валидация URL проверка ссылки проверить корректность регулярное выражение форма поле ввода валидный ли URL исправить опечатка',
  },
  'guides/recipes/cache-keys': {
    en: 'cache key CDN proxy Varnish Cloudflare Vary caching hit rate query order',
    ja: 'キャッシュキー CDN プロキシ キャッシュ ヒット率',
    ru: 'ключ кэша кеш кеширование CDN прокси рекламные метки',
  },
  'guides/recipes/canonical-urls-in-next': {
    en: 'Next Next.js nextjs canonical tag link rel=canonical metadata alternates SEO hreflang App Router vercel React i18n',
    ja: 'Next.js カノニカル 正規 URL canonical タグ メタデータ SEO',
    ru: 'Next.js канонический URL каноническая ссылка canonical тег метаданные SEO',
  },
  'guides/recipes/canonical-urls-in-astro': {
    en: 'Astro canonical tag link rel=canonical SEO hreflang i18n integration static site',
    ja: 'Astro カノニカル 正規 URL canonical タグ SEO',
    ru: 'Astro канонический URL каноническая ссылка canonical тег SEO',
  },
  'guides/recipes/sitemap-in-ci': {
    en: 'GitHub Actions action GitLab continuous integration pipeline workflow automate validate sitemap SARIF deploy build fails',
    ja: 'GitHub Actions 継続的インテグレーション 自動化 サイトマップ チェック パイプライン',
    ru: 'GitHub Actions непрерывная интеграция пайплайн автоматизация проверка карты сайта',
  },
  'guides/recipes/deduplicate-a-crawl': {
    en: 'crawler web scraper remove duplicate urls unique list duplicates Screaming Frog group merge',
    ja: 'クローラー スクレイピング 重複 削除 URL 一覧 リスト まとめる ユニーク',
    ru: 'краулер паук парсер дубли страниц удалить дубликаты список ссылок уникальные',
  },
  'guides/recipes/count-a-log': {
    en: 'access log logs nginx apache web server log analysis analytics count page views large file multi-core workers parallel threads bulk millions of urls stream big data',
    ja: 'アクセスログ ログ 解析 集計 nginx Apache 大量 並列 大きなファイル ページビュー',
    ru: 'журнал доступа логи сервера анализ логов nginx Apache подсчёт статистика большой файл параллельно потоки',
  },
  'guides/recipes/hreflang-from-a-spreadsheet': {
    en: 'Excel CSV Google Sheets xlsx table hreflang generator import export translations',
    ja: 'エクセル Excel CSV Google スプレッドシート 表 hreflang 生成',
    ru: 'Excel эксель CSV Google таблица таблицы hreflang генератор',
  },
  'guides/recipes/lint-an-openapi-document': {
    en: 'OpenAPI Swagger AsyncAPI linter Spectral API spec yaml lint rules REST path naming check style',
    ja: 'OpenAPI Swagger リンター リント API 仕様 検査',
    ru: 'OpenAPI Swagger линтер спецификация API проверка',
  },
  'guides/recipes/audit-built-pages': {
    en: 'SEO audit broken links link checker dead links canonical noindex robots.txt static site build check 404 redirects html',
    ja: 'SEO 監査 リンク切れ リンクチェッカー 静的サイト ビルド canonical noindex 404',
    ru: 'SEO аудит битые ссылки проверка ссылок статический сайт сборка canonical noindex robots.txt 404',
  },
  'guides/recipes/audit-generators': {
    en: 'static site generator Astro Starlight Nuxt Eleventy Hugo Docusaurus VitePress Gatsby Jekyll SEO audit broken links plugin integration',
    ja: '静的サイトジェネレーター Hugo Nuxt Docusaurus VitePress SEO 監査',
    ru: 'генератор статических сайтов Hugo Nuxt Docusaurus VitePress SEO аудит',
  },
  'guides/compare/normalize-url': {
    en: 'migrate from normalize-url sindresorhus alternative versus replace switch',
    ja: '移行 代替',
    ru: 'миграция переход замена альтернатива',
  },
  'guides/compare/whatwg-url': {
    en: 'migrate from whatwg-url jsdom url-parse node url alternative faster versus replace switch URL constructor',
    ja: '移行 代替 jsdom',
    ru: 'миграция переход замена альтернатива',
  },
  'guides/compare/core-js-pure': {
    en: 'migrate from core-js polyfill babel alternative versus replace old browsers',
    ja: '移行 代替 ポリフィル',
    ru: 'миграция переход замена альтернатива полифил',
  },
  'guides/compare/react-native-url-polyfill': {
    en: 'migrate from react-native-url-polyfill alternative versus replace',
    ja: '移行 代替 リアクトネイティブ',
    ru: 'миграция переход замена альтернатива реакт нейтив',
  },
  'guides/compare/sitemap': {
    en: 'migrate from sitemap.js sitemap npm next-sitemap generator alternative versus replace',
    ja: '移行 代替 サイトマップ',
    ru: 'миграция переход замена альтернатива карта сайта',
  },
  'guides/compare/tldts': {
    en: 'migrate from tldts psl parse-domain tldextract alternative versus replace public suffix list tld',
    ja: '移行 代替 公開接尾辞',
    ru: 'миграция переход замена альтернатива публичные суффиксы',
  },
  'guides/compare/url-template': {
    en: 'migrate from url-template uri templates RFC 6570 alternative versus replace',
    ja: '移行 代替 テンプレート',
    ru: 'миграция переход замена альтернатива шаблоны',
  },
  'rules/trailing-slash': {
    en: 'slash at the end with and without trailing slash add or remove',
    ja: '末尾のスラッシュ 末尾の斜線 最後 有無',
    ru: 'косая черта слэш слеш в конце конечная со слешем и без',
  },
  'rules/remove-tracking-params': {
    en: 'utm utm_source fbclid gclid msclkid strip query parameters clean url marketing campaign',
    ja: 'utm パラメータ 追跡パラメータ キャンペーン用パラメータ トラッキング 削除',
    ru: 'utm метки отслеживания рекламные метки UTM-метки трекинг удалить параметры',
  },
  'rules/remove-query': {
    en: 'strip query string remove all parameters after question mark without query',
    ja: 'クエリ文字列 クエリ 削除 パラメータ 全部',
    ru: 'удалить параметры запрос строка запроса без параметров',
  },
  'rules/keep-params': {
    en: 'allowlist whitelist keep only some query parameters',
    ja: 'パラメータ 残す 許可リスト',
    ru: 'оставить только параметры белый список',
  },
  'rules/remove-empty-params': { ja: '空のパラメータ 削除', ru: 'пустые параметры удалить' },
  'rules/sort-query': {
    en: 'order of query parameters reorder alphabetical parameter order sort params',
    ja: 'パラメータ 順序 並べ替え ソート クエリ',
    ru: 'порядок параметров сортировка параметров',
  },
  'rules/remove-fragment': {
    en: 'hash anchor # remove hash strip anchor',
    ja: 'フラグメント ハッシュ アンカー 削除',
    ru: 'фрагмент хеш якорь решётка удалить',
  },
  'rules/strip-text-fragment': {
    en: 'scroll to text fragment highlight',
    ja: 'テキストフラグメント',
    ru: 'текстовый фрагмент',
  },
  'rules/www': {
    en: 'remove www add www. prefix www and non-www without www subdomain',
    ja: 'www あり なし 削除 追加',
    ru: 'с www и без www убрать добавить',
  },
  'rules/force-scheme': {
    en: 'force https http to https upgrade insecure protocol convert change protocol',
    ja: 'http https 統一 変換 強制',
    ru: 'http https принудительно заменить протокол',
  },
  'rules/strip-credentials': {
    en: 'remove username password from url userinfo basic auth user:pass@',
    ja: 'ユーザー名 パスワード 削除 認証情報',
    ru: 'удалить логин пароль из URL имя пользователя учётные данные',
  },
  'rules/remove-default-port': {
    en: 'port 80 443 :80 :443 default port remove port number',
    ja: '既定のポート ポート番号 削除',
    ru: 'порт по умолчанию 80 443 удалить порт',
  },
  'rules/lowercase-scheme-host': {
    en: 'lower case uppercase case-insensitive hostname capital letters',
    ja: '小文字 大文字 ホスト',
    ru: 'нижний регистр прописные строчные буквы',
  },
  'rules/collapse-slashes': {
    en: 'double slash double slashes // multiple slashes duplicate slashes in path merge',
    ja: '二重スラッシュ 連続するスラッシュ',
    ru: 'двойной слеш двойная косая черта несколько слешей подряд',
  },
  'rules/remove-dot-segments': {
    en: '.. ../ ./ dot dot parent directory relative path resolve',
    ja: '相対パス ドットセグメント',
    ru: 'точечный сегмент точечные сегменты относительный путь две точки',
  },
  'rules/remove-directory-index': {
    en: 'index.html index.php default.aspx remove index file home page',
    ja: 'index.html インデックスファイル 削除',
    ru: 'головной индекс index.html index.php индексный файл убрать',
  },
  'rules/strip-session-ids': {
    en: 'session id jsessionid phpsessid sid session parameter',
    ja: 'セッション ID 削除',
    ru: 'идентификатор сессии сеанса',
  },
  'rules/unwrap-redirects': {
    en: 'unshorten redirect link google.com/url facebook l.php amp cache real url expand link wrapper safelinks',
    ja: 'リダイレクト AMP 元の URL 展開',
    ru: 'развернуть редирект AMP настоящая ссылка обёртка',
  },
  'rules/nfc-path': {
    en: 'unicode normalization nfc nfd accents umlauts',
    ja: 'Unicode 正規化 NFC 濁点',
    ru: 'нормализация Unicode NFC',
  },
  'rules/uppercase-percent-encoding': {
    en: '%2f %2F upper case hex percent-encoded',
    ja: 'パーセントエンコード 大文字',
    ru: 'верхний регистр процентных кодов',
  },
  'rules/decode-unreserved': {
    en: '%7E tilde unescape needlessly encoded characters',
    ja: 'デコード 不要なエンコード',
    ru: 'раскодировать лишнее кодирование',
  },
  'rules/ipv4-canonical': {
    en: 'ip address hex octal decimal integer dotted form 0x7f000001 2130706433',
    ja: 'IP アドレス 16進 8進 表記',
    ru: 'IP-адрес шестнадцатеричный восьмеричный десятичный вид',
  },
  'rules/merge-site-aliases': {
    en: 'mobile site m. youtu.be youtube short domain',
    ja: 'モバイルサイト 別名',
    ru: 'мобильная версия сайта псевдоним',
  },
  'presets/seo': {
    en: 'SEO canonical url search engines clean urls for google',
    ja: 'SEO 正規 URL 検索エンジン',
    ru: 'SEO канонический URL поисковые системы',
  },
  'presets/safe': {
    en: 'safe normalization without changing meaning',
    ja: '安全な正規化',
    ru: 'безопасная нормализация',
  },
  'presets/crawler': {
    en: 'web crawler spider scraper frontier',
    ja: 'クローラー',
    ru: 'краулер паук обход',
  },
  'presets/analytics': {
    en: 'google analytics report pages group',
    ja: 'アクセス解析 アナリティクス',
    ru: 'аналитика отчёт метрика',
  },
  'presets/safe-browsing': {
    en: 'google safe browsing api hash canonicalization blocklist',
    ja: 'セーフブラウジング',
    ru: 'безопасный просмотр',
  },
  'methods/same-origin': {
    en: 'same origin policy cross-origin CORS check origin',
    ja: '同一オリジン クロスオリジン CORS',
    ru: 'тот же источник один источник CORS',
  },
  'methods/same-site': {
    en: 'SameSite cookies cross-site third-party',
    ja: '同一サイト',
    ru: 'тот же сайт',
  },
  'methods/csp-source': {
    en: 'content security policy CSP source allow list script-src',
    ja: 'コンテンツセキュリティポリシー',
    ru: 'политика безопасности контента',
  },
  'methods/csp-policy': {
    en: 'content security policy CSP header blocked by csp',
    ja: 'コンテンツセキュリティポリシー',
    ru: 'политика безопасности контента',
  },
  'methods/rfc9111-cache-key': { en: 'HTTP cache key', ja: 'キャッシュキー', ru: 'ключ кэша' },
  'methods/no-vary-search': { en: 'No-Vary-Search header ignore query parameters' },
  'methods/surt': {
    en: 'web archive internet archive heritrix',
    ja: 'ウェブアーカイブ',
    ru: 'веб-архив',
  },
  'methods/ia-surt': {
    en: 'wayback machine internet archive',
    ja: 'ウェブアーカイブ',
    ru: 'веб-архив',
  },
  'methods/tel-uri': {
    en: 'phone number compare tel link',
    ja: '電話番号',
    ru: 'телефонный номер',
  },
  'methods/mailto': {
    en: 'email address compare mailto link',
    ja: 'メールアドレス',
    ru: 'адрес электронной почты',
  },
  'methods/string-ascii-case-insensitive': {
    en: 'ignore case case-insensitive',
    ja: '大文字小文字を区別しない',
    ru: 'без учёта регистра',
  },
  'methods/whatwg-exclude-fragment': {
    en: 'ignore hash ignore fragment',
    ja: 'フラグメントを無視',
    ru: 'без учёта фрагмента',
  },
  'api/': {
    en: 'API reference functions classes types documentation all packages typescript',
    ja: 'API リファレンス 関数 クラス 型',
    ru: 'справочник API функции классы типы',
  },
  'api/url/': {
    en: 'URL class constructor new URL parse a url javascript node searchParams polyfill replacement url.parse canParse href query string',
    ja: 'URL クラス コンストラクタ パース',
    ru: 'класс URL конструктор разбор',
  },
  'api/url-parser/': {
    en: 'parse a url into parts validation errors scheme host path',
    ja: 'URL パーサー 解析 検証エラー',
    ru: 'парсер URL разбор на части',
  },
  'api/urlencoded/': {
    en: 'query string parse stringify qs querystring URLSearchParams form data x-www-form-urlencoded get query parameter',
    ja: 'クエリ文字列 クエリパラメータ 解析 フォーム',
    ru: 'строка запроса разбор параметры запроса форма',
  },
  'api/percent-encoding/': {
    en: 'encodeURIComponent decodeURIComponent escape unescape urlencode urldecode',
    ja: 'エンコード デコード',
    ru: 'кодирование декодирование',
  },
  'api/host/': {
    en: 'hostname parse host ip address ipv4 ipv6 domain',
    ja: 'ホスト名 IP アドレス ドメイン',
    ru: 'имя хоста IP-адрес домен',
  },
  'api/idna/': {
    en: 'punycode convert unicode domain to ascii toASCII toUnicode xn-- internationalized domain names idn2',
    ja: 'Punycode ピュニコード 国際化ドメイン 日本語ドメイン 変換',
    ru: 'Punycode пуникод кириллический домен преобразовать',
  },
  'api/idna/punycode': {
    en: 'punycode encode decode xn-- convert',
    ja: 'Punycode ピュニコード 変換',
    ru: 'Punycode пуникод преобразовать',
  },
  'api/public-suffix/': {
    en: 'public suffix list psl domain from url get domain extract root domain subdomain tld top-level domain etld eTLD+1 co.uk',
    ja: '公開接尾辞 ドメイン 抽出 サブドメイン TLD',
    ru: 'публичный суффикс домен из URL поддомен извлечь домен TLD',
  },
  'api/normalize/': {
    en: 'normalize url normalizeUrl canonical form clean url',
    ja: '正規化',
    ru: 'нормализация URL',
  },
  'api/compare/': {
    en: 'compare urls are urls equal same url',
    ja: 'URL 比較',
    ru: 'сравнение URL',
  },
  'api/display/': {
    en: 'display url pretty print short url phishing detection homograph check human readable',
    ja: 'URL 表示 フィッシング検出',
    ru: 'показ URL обнаружение фишинга',
  },
  'api/explain/': {
    en: 'explain why is url invalid error message fix suggestion',
    ja: 'エラー 説明 修正',
    ru: 'объяснение почему URL неверен исправление',
  },
  'api/path-guard/': {
    en: 'path traversal directory traversal safe join path file upload file name sanitize SSRF guard zip slip',
    ja: 'パストラバーサル ファイル名 サニタイズ',
    ru: 'обход каталогов имя файла безопасный путь',
  },
  'api/uri-template/': {
    en: 'URI template RFC 6570 expand match placeholders variables in url',
    ja: 'URI テンプレート 変数 展開',
    ru: 'шаблон URI переменные',
  },
  'api/url-pattern/': {
    en: 'URLPattern polyfill route matching wildcard path-to-regexp',
    ja: 'URL パターン ポリフィル',
    ru: 'шаблон URL полифил',
  },
  'api/url-edit/': {
    en: 'change url edit modify set query parameter add parameter join path append relative url file path to url',
    ja: 'URL 編集 変更 追加',
    ru: 'изменить URL добавить параметр',
  },
  'api/uri-design/': {
    en: 'lint uris api linter custom rules',
    ja: 'リンター 規則',
    ru: 'линтер правила',
  },
  'api/rfc3986/': {
    en: 'URI generic syntax resolve relative reference split uri',
    ja: 'URI 構文 相対参照',
    ru: 'синтаксис URI относительная ссылка',
  },
  'api/language-tag/': {
    en: 'BCP 47 locale language code validate en-US country code',
    ja: '言語タグ 言語コード ロケール',
    ru: 'языковой тег код языка локаль',
  },
  'api/hreflang/': {
    en: 'hreflang tags check validate generator',
    ja: 'hreflang 検証 生成',
    ru: 'hreflang проверка',
  },
  'api/sitemap/': {
    en: 'sitemap.xml generator read parse write create sitemap robots.txt RSS',
    ja: 'サイトマップ 生成 読み込み',
    ru: 'карта сайта генератор чтение',
  },
  'api/site/': {
    en: 'site audit seo check sitemap from database',
    ja: 'サイト 監査',
    ru: 'аудит сайта',
  },
  'api/pages/': {
    en: 'html canonical meta robots parse page',
    ja: 'HTML ページ',
    ru: 'страницы HTML',
  },
  'api/react-native/': {
    en: 'react native url polyfill expo hermes',
    ja: 'リアクトネイティブ',
    ru: 'реакт нейтив',
  },
  'api/worker/': {
    en: 'spark hadoop stream rows pipe bulk',
    ja: '一括処理',
    ru: 'массовая обработка',
  },
  'api/legacy-encoding/': {
    en: 'charset Shift_JIS EUC-JP GBK windows-1251 mojibake non-utf-8 encoding',
    ja: '文字コード Shift_JIS EUC-JP 文字化け',
    ru: 'кодировка windows-1251 кракозябры',
  },
  'api/astro/': { en: 'astro integration plugin' },
  'api/clickhouse/': {
    en: 'clickhouse sql functions',
    ja: 'ClickHouse 関数',
    ru: 'функции ClickHouse',
  },
  [codePath('missing-scheme-non-relative-URL')]: {
    en: 'ERR_INVALID_URL Invalid URL TypeError new URL throws missing https no scheme no protocol relative url base URL failed to construct URL',
    ja: 'スキームがない プロトコルがない 相対 URL 無効な URL',
    ru: 'нет схемы нет протокола относительный URL Invalid URL',
  },
  [codePath('scheme-left-out')]: {
    en: 'ERR_INVALID_URL Invalid URL missing https no scheme no protocol add https www without http',
    ja: 'https がない スキームがない プロトコルがない',
    ru: 'нет https ссылка без протокола нет схемы нет протокола',
  },
  [codePath('domain-to-ASCII')]: {
    en: 'unicode domain invalid domain name invalid hostname host name idn emoji',
    ja: '国際化ドメイン 日本語ドメイン 無効',
    ru: 'недопустимое имя домена кириллический домен',
  },
  [codePath('host-punctuation')]: {
    en: 'underscore in hostname underscore in domain subdomain_',
    ja: 'ホスト名 アンダースコア 下線',
    ru: 'подчёркивание в домене',
  },
  [codePath('host-space')]: {
    en: 'space in domain space in hostname',
    ja: 'ホスト名 空白 スペース',
    ru: 'пробел в домене',
  },
  [codePath('space-unencoded')]: {
    en: 'spaces in url space in url %20 whitespace in path',
    ja: 'URL スペース 空白',
    ru: 'пробел в URL пробелы в ссылке',
  },
  [codePath('outer-space')]: {
    en: 'leading trailing whitespace trim',
    ja: '前後の空白 トリム',
    ru: 'пробел в начале в конце',
  },
  [codePath('percent-bare')]: {
    en: 'URI malformed URIError invalid percent sign % in url',
    ja: 'パーセント記号',
    ru: 'знак процента',
  },
  [codePath('encoded-twice')]: {
    en: 'double encoded double encoding %2520 %25',
    ja: '二重エンコード',
    ru: 'двойное кодирование',
  },
  [codePath('character-unencoded')]: {
    en: 'non-ascii characters special characters in url illegal character',
    ja: '日本語 特殊文字',
    ru: 'кириллица в URL русские буквы спецсимволы',
  },
  [codePath('invalid-reverse-solidus')]: {
    en: 'backslash in url windows path',
    ja: 'バックスラッシュ 円記号',
    ru: 'обратный слеш обратная косая черта',
  },
  [codePath('slashes-reversed')]: {
    en: 'backslash in url windows path',
    ja: 'バックスラッシュ 円記号',
    ru: 'обратный слеш обратная косая черта',
  },
  [codePath('slashes-extra')]: {
    en: 'http:/// three slashes triple slash',
    ja: '余分なスラッシュ',
    ru: 'лишние слеши три слеша',
  },
  [codePath('slashes-left-out')]: {
    en: 'http:/ one slash single slash https:example',
    ja: 'スラッシュ不足',
    ru: 'не хватает слешей один слеш',
  },
  [codePath('port-out-of-range')]: {
    en: 'port number too large max port 65536',
    ja: 'ポート番号 大きすぎる',
    ru: 'слишком большой номер порта',
  },
  [codePath('port-too-large')]: {
    en: 'port number too large max port 65536 out of range',
    ja: 'ポート番号 大きすぎる 範囲外',
    ru: 'слишком большой номер порта',
  },
  [codePath('port-invalid')]: {
    en: 'port not a number',
    ja: 'ポート番号 不正',
    ru: 'неверный порт',
  },
  [codePath('blocked-port')]: {
    en: 'ERR_UNSAFE_PORT unsafe port bad port',
    ja: 'ブロックされたポート',
    ru: 'запрещённый порт',
  },
  [codePath('password')]: {
    en: 'basic auth credentials user:pass@ secret in url',
    ja: 'パスワード URL 認証情報',
    ru: 'пароль в URL',
  },
  [codePath('invalid-credentials')]: {
    en: 'basic auth username password userinfo @',
    ja: 'ユーザー名 パスワード',
    ru: 'логин пароль',
  },
  [codePath('user-name')]: { en: 'username login @', ja: 'ユーザー名', ru: 'логин' },
  [codePath('script-scheme')]: {
    en: 'javascript: data: url data uri base64 xss',
    ja: 'XSS クロスサイトスクリプティング',
    ru: 'межсайтовый скриптинг',
  },
  [codePath('ipv6-without-brackets')]: {
    en: 'ipv6 address in url square brackets',
    ja: 'IPv6 角括弧',
    ru: 'IPv6 квадратные скобки',
  },
  [codePath('ipv6-zone')]: {
    en: 'zone id scope id link-local %eth0 fe80',
    ja: 'ゾーン ID',
    ru: 'зона идентификатор',
  },
  [codePath('ipv4-non-decimal-part')]: {
    en: 'octal hex ip address 0x7f 0177',
    ja: '16進 8進 IP アドレス',
    ru: 'шестнадцатеричный восьмеричный IP-адрес',
  },
  [codePath('ipv4-out-of-range-part')]: {
    en: 'ip address invalid 256 999',
    ja: 'IP アドレス 範囲外',
    ru: 'неверный IP-адрес',
  },
  [codePath('disguised-ip-address')]: {
    en: 'ip address obfuscated decimal integer ip phishing',
    ja: 'IP アドレス 偽装',
    ru: 'замаскированный IP-адрес',
  },
  [codePath('label-empty')]: {
    en: 'double dot two dots in domain example..com',
    ja: '連続するドット',
    ru: 'две точки подряд',
  },
  [codePath('host-final-dot')]: {
    en: 'trailing dot fqdn root dot',
    ja: '末尾のドット',
    ru: 'точка в конце домена',
  },
  [codePath('label-too-long')]: {
    en: '63 characters domain name too long',
    ja: 'ドメイン 長すぎる',
    ru: 'слишком длинное имя домена',
  },
  [codePath('misspelt-scheme')]: {
    en: 'htps htp hxxp typo https',
    ja: 'スペルミス 誤字',
    ru: 'опечатка в https',
  },
  [codePath('host-defanged')]: {
    en: 'defanged hxxp [.] refang threat intelligence',
    ja: '無害化',
    ru: 'обезвреженный URL',
  },
  [codePath('part-placeholder')]: {
    en: 'undefined null in url template literal placeholder braces',
    ja: 'プレースホルダー',
    ru: 'заполнитель не подставлен',
  },
  [codePath('missing-value')]: {
    en: 'undefined null NaN in url',
    ja: 'undefined null',
    ru: 'undefined null',
  },
  [codePath('html-character-reference')]: {
    en: '&amp; amp html entity escaped ampersand',
    ja: '文字参照 アンパサンド',
    ru: 'амперсанд сущность HTML',
  },
  [codePath('plus-in-query')]: {
    en: 'plus sign + in query string space',
    ja: 'プラス記号',
    ru: 'знак плюс',
  },
  [codePath('domain-in-subdomain')]: {
    en: 'phishing fake domain as subdomain',
    ja: 'サブドメイン フィッシング',
    ru: 'поддомен фишинг',
  },
  [codePath('confusable')]: {
    en: 'homograph homoglyph spoof phishing',
    ja: '似た文字',
    ru: 'похожие буквы',
  },
  [codePath('whole-script-confusable')]: {
    en: 'homograph homoglyph spoof phishing cyrillic apple',
    ja: '似た文字 キリル文字',
    ru: 'похожие буквы кириллица',
  },
  [codePath('mixed-script')]: {
    en: 'mixed alphabets cyrillic latin',
    ja: '文字体系の混在',
    ru: 'смесь алфавитов кириллица и латиница',
  },
  [codePath('near-known')]: {
    en: 'typosquatting typo domain misspelled',
    ja: 'タイポスクワッティング',
    ru: 'тайпсквоттинг опечатка в домене',
  },
  [codePath('return-link-missing')]: {
    en: 'no return tags return tag reciprocal hreflang Search Console',
    ja: '返されたタグがありません リターンタグ 戻りリンク 相互リンク',
    ru: 'нет обратных тегов обратный тег обратная ссылка обратные ссылки return link',
  },
  [codePath('self-reference-missing')]: {
    en: 'self-referencing hreflang',
    ja: '自己参照',
    ru: 'ссылка на себя',
  },
  [codePath('invalid-hreflang')]: {
    en: 'hreflang wrong language code en-UK country code',
    ja: '言語コード 無効',
    ru: 'неверный код языка',
  },
  [codePath('alternates-missing')]: {
    en: 'missing hreflang no hreflang tags',
    ja: 'hreflang がない',
    ru: 'нет hreflang',
  },
  [codePath('host-invalid-code-point')]: {
    en: 'invalid hostname invalid character in host',
    ja: 'ホスト名 無効な文字',
    ru: 'недопустимый символ в имени хоста',
  },
  [codePath('canonical-missing')]: {
    en: 'no canonical tag',
    ja: 'canonical がない',
    ru: 'нет canonical',
  },
  [codePath('canonical-to-noindex')]: { ja: 'canonical noindex', ru: 'canonical noindex' },
  [codePath('link-to-missing')]: {
    en: 'broken link dead link 404',
    ja: 'リンク切れ',
    ru: 'битая ссылка',
  },
  [codePath('redirect-loop')]: {
    en: 'ERR_TOO_MANY_REDIRECTS too many redirects infinite redirect',
    ja: 'リダイレクトループ',
    ru: 'бесконечный редирект цикл',
  },
  [codePath('redirect-chained')]: {
    en: 'redirect chain',
    ja: 'リダイレクトチェーン',
    ru: 'цепочка редиректов',
  },
  [codePath('address-not-allowed')]: {
    en: 'SSRF internal hosts private network private ip blocked',
    ja: 'プライベート IP',
    ru: 'частный IP-адрес',
  },
  [codePath('lone-surrogate')]: { ja: '対になっていないサロゲート' },
  [codePath('path-underscore')]: { ja: '下線' },
  [codePath('query-pagination-mixed')]: { ja: 'ページ分割 ページング' },
  [codePath('set-mixed-pagination')]: { ja: 'ページ分割 ページング' },
  [codePath('file-invalid-Windows-drive-letter')]: { ja: 'ドライブレター' },
  [codePath('file-invalid-Windows-drive-letter-host')]: { ja: 'ドライブレター' },
  [codePath('drive-letter-scheme')]: {
    en: 'C: windows path file path to url',
    ja: 'ドライブレター',
    ru: 'путь Windows буква диска',
  },
}
