import type { Language } from '../languages.ts'

/** The rows of the table of speed, as `docs/performance.md` calls them. */
export type SpeedRow =
  | '`href`, five lists: mean'
  | '`href`, messy URLs'
  | 'all ten getters'
  | '`URL.canParse`'
  | 'relative references, parsed or repeated base'
  | '`URLSearchParams` parsed: real queries'
  | 'ToASCII of names that are not ASCII'

/** What the page of facts says in a language. Sentences are Markdown. */
export interface FactsWords {
  readonly title: string
  readonly description: string
  readonly sizes: string
  readonly sizesIntro: string
  readonly entry: string
  readonly size: string
  readonly speed: string
  readonly speedIntro: string
  readonly speedRows: Readonly<Record<SpeedRow, string>>
  readonly operation: string
  readonly speedMore: string
  readonly verdicts: string
  readonly verdictsText: string
  readonly engines: string
  readonly enginesIntro: string
  readonly engine: string
  readonly version: string
  readonly enginesMore: string
  readonly modules: string
  readonly modulesText: string
  readonly versions: string
  readonly versionsText: string
  readonly unreleasedText: string
  readonly licence: string
  readonly licenceText: string
  readonly bugs: string
  readonly bugsText: string
  readonly security: string
  readonly securityText: string
}

/** The words of the page of facts. */
export const factsWords: Readonly<Record<Language, FactsWords>> = {
  en: {
    title: 'Facts',
    description:
      'Sizes, speed, verdicts on hosts, engines and browsers, module format, versions, licence, bugs and security of Waymark.',
    sizes: 'Size',
    sizesIntro:
      'What a page would load: all exports of an entry with everything that they need, minified and compressed by gzip. If you import less, a bundler leaves out the rest. Measured on %date% by `%command%`.',
    entry: 'Entry',
    size: 'Size',
    speed: 'Speed',
    speedIntro:
      'Time of the built-in `URL` divided by the time of Waymark: above 1, Waymark is faster. Measured on %date% by `pnpm bench`.',
    speedRows: {
      '`href`, five lists: mean': '`new URL(url).href`, five lists of real URLs',
      '`href`, messy URLs': 'the same, URLs with errors',
      'all ten getters': '`new URL(url)` and its ten getters',
      '`URL.canParse`': '`URL.canParse(url)`',
      'relative references, parsed or repeated base': 'relative references',
      '`URLSearchParams` parsed: real queries': '`new URLSearchParams(query)`, real queries',
      'ToASCII of names that are not ASCII': 'non-ASCII domains',
    },
    operation: 'Operation',
    speedMore:
      'The first 1,000 URLs of a process take about twice as long as with the built-in `URL`, and single kinds of URLs are slower, too: [all figures](%performance%).',
    verdicts: 'Verdicts on hosts',
    verdictsText:
      'Of %hosts% hosts of councils, shops, banks, newspapers, hospitals and others on which the rules were not tuned, %alarms% got a warning, and none was called deceptive. Of the domains that imitate fifty well-known names in %kinds% ways, at least %least% % of each kind get a warning. [All figures, and how they were measured](%display%).',
    engines: 'Engines and browsers',
    enginesIntro:
      'The packages need ECMAScript 2022, and two of them (`@waymark/sitemap` and `@waymark/compare/group`) also `TextDecoder`. So they run in every current browser, in Node %node%, Deno and Bun, and on smaller engines. Only `@waymark/cli`, `@waymark/duckdb` and entries with `/node` in their names need Node. Each change is tested on:',
    engine: 'Engine',
    version: 'Version',
    enginesMore: 'What was tested on each, and what some engines lack: [Where it runs](%where%).',
    modules: 'Modules',
    modulesText:
      'ES modules only, with types. CommonJS can load them as well: `require()` of an ES module works in Node 20.19, 22.12 and newer.',
    versions: 'Versions',
    versionsText:
      'The newest version is %version%. The changes are in the `CHANGELOG.md` of each package, and among the [releases](%changes%).',
    unreleasedText:
      'There is no release yet, and npm does not have the packages. [What the first release will contain](%changes%), package by package.',
    licence: 'Licence',
    licenceText: '[MIT](%licence%).',
    bugs: 'Report a bug',
    bugsText: 'In the [issues on GitHub](%bugs%): the input, what happens, and what should happen.',
    security: 'Security',
    securityText:
      'Please report vulnerabilities privately: [how, and what Waymark defends against](%security%).',
  },
  ja: {
    title: '基本情報',
    description:
      'Waymark のサイズ、速度、動作するエンジンとブラウザ、モジュール形式、バージョン、ライセンス、不具合とセキュリティの報告先。',
    sizes: 'サイズ',
    sizesIntro:
      'エントリーのすべてのエクスポートと、それに必要なものをまとめ、最小化して gzip で圧縮したサイズです。一部だけをインポートすれば、残りはバンドラーが除きます。%date% に `%command%` で測りました。',
    entry: 'エントリー',
    size: 'サイズ',
    speed: '速度',
    speedIntro:
      'エンジンに備わっている `URL` の所要時間を Waymark の所要時間で割った値です。1より大きければ Waymark のほうが速いことを示します。%date% に `pnpm bench` で測りました。',
    speedRows: {
      '`href`, five lists: mean': '`new URL(url).href`（実際の URL のリスト5つ）',
      '`href`, messy URLs': '同じ処理（誤りのある URL）',
      'all ten getters': '`new URL(url)` と10個のゲッター',
      '`URL.canParse`': '`URL.canParse(url)`',
      'relative references, parsed or repeated base': '相対参照',
      '`URLSearchParams` parsed: real queries': '`new URLSearchParams(query)`（実際のクエリ）',
      'ToASCII of names that are not ASCII': 'ASCII 以外を含むドメイン',
    },
    operation: '処理',
    speedMore:
      'プロセスの最初の1,000件では、備え付けの `URL` の約2倍の時間がかかります。種類によっては遅い URL もあります。[すべての数値（英語）](%performance%)',
    verdicts: 'ホストの判定',
    verdictsText:
      '規則を調整するときに使わなかった、自治体、店、銀行、新聞、病院などの%hosts%ホストのうち、警告が出たのは%alarms%ホストで、人を欺くものと判定されたホストはありませんでした。よく知られた50の名前を%kinds%通りにまねたドメインには、どのまね方でも%least%%以上に警告が出ます。[すべての数値と測り方（英語）](%display%)',
    engines: 'エンジンとブラウザ',
    enginesIntro:
      '必要なのは ECMAScript 2022 です。`@waymark/sitemap` と `@waymark/compare/group` は `TextDecoder` も使います。現在のすべてのブラウザ、Node %node%、Deno、Bun、さらに小さなエンジンで動作します。Node が必要なのは `@waymark/cli`、`@waymark/duckdb`、名前に `/node` を含むエントリーだけです。変更のたびに次のエンジンでテストしています。',
    engine: 'エンジン',
    version: 'バージョン',
    enginesMore:
      'それぞれで何をテストしたか、どのエンジンに何が足りないか: [Where it runs（英語）](%where%)',
    modules: 'モジュール形式',
    modulesText:
      'ES モジュールのみで、型も付いています。CommonJS からも読み込めます。ES モジュールの `require()` は、Node 20.19 以降と Node 22.12 以降で使えます。',
    versions: 'バージョン',
    versionsText:
      '最新バージョンは %version% です。変更は各パッケージの `CHANGELOG.md` と[リリース一覧](%changes%)にあります。',
    unreleasedText:
      'まだリリースしておらず、npm にもありません。[最初のリリースの内容（英語）](%changes%)をパッケージごとに読めます。',
    licence: 'ライセンス',
    licenceText: '[MIT](%licence%)',
    bugs: '不具合の報告',
    bugsText:
      '[GitHub の Issues](%bugs%) へお願いします。入力、実際の結果、期待した結果を書いてください。',
    security: 'セキュリティ',
    securityText:
      '脆弱性は非公開で報告してください: [報告の方法と、Waymark が防ぐもの（英語）](%security%)',
  },
  ru: {
    title: 'Сведения',
    description:
      'Размеры, скорость, движки и браузеры, формат модулей, версии, лицензия, сообщения об ошибках и безопасность Waymark.',
    sizes: 'Размер',
    sizesIntro:
      'Всё, что экспортирует точка входа, вместе с тем, что для этого нужно, после минификации и сжатия gzip. Если импортировать меньше, остальное сборщик отбросит. Измерено %date% командой `%command%`.',
    entry: 'Точка входа',
    size: 'Размер',
    speed: 'Скорость',
    speedIntro:
      'Время встроенного `URL`, делённое на время Waymark: больше 1 — Waymark быстрее. Измерено %date% командой `pnpm bench`.',
    speedRows: {
      '`href`, five lists: mean': '`new URL(url).href`, пять списков настоящих URL',
      '`href`, messy URLs': 'то же, URL с ошибками',
      'all ten getters': '`new URL(url)` и десять его свойств',
      '`URL.canParse`': '`URL.canParse(url)`',
      'relative references, parsed or repeated base': 'относительные ссылки',
      '`URLSearchParams` parsed: real queries': '`new URLSearchParams(query)`, настоящие запросы',
      'ToASCII of names that are not ASCII': 'домены с символами вне ASCII',
    },
    operation: 'Операция',
    speedMore:
      'Первые 1000 URL процесса занимают примерно вдвое больше времени, чем со встроенным `URL`; некоторые виды URL тоже разбираются медленнее: [все цифры (на английском)](%performance%).',
    verdicts: 'Оценка хостов',
    verdictsText:
      'Правила не настраивались на этих %hosts% хостах муниципалитетов, магазинов, банков, газет, больниц и других: предупреждение получили %alarms%, и ни один не назван обманчивым. Из доменов, подражающих пятидесяти известным именам %kinds% способами, предупреждение получают не меньше %least% % для каждого способа. [Все числа и как их измеряли (на английском)](%display%).',
    engines: 'Движки и браузеры',
    enginesIntro:
      'Пакетам нужен ECMAScript 2022, а `@waymark/sitemap` и `@waymark/compare/group` — ещё и `TextDecoder`. Поэтому они работают во всех современных браузерах, в Node %node%, Deno и Bun и на небольших движках. Node нужен только пакетам `@waymark/cli` и `@waymark/duckdb` и точкам входа с `/node` в имени. Каждое изменение проверяется на движках:',
    engine: 'Движок',
    version: 'Версия',
    enginesMore:
      'Что на них проверено и чего некоторым не хватает: [Where it runs (на английском)](%where%).',
    modules: 'Модули',
    modulesText:
      'Только модули ES, с типами. CommonJS тоже может их загрузить: `require()` модуля ES работает в Node 20.19, 22.12 и новее.',
    versions: 'Версии',
    versionsText:
      'Последняя версия — %version%. Изменения описаны в `CHANGELOG.md` каждого пакета и в [списке выпусков](%changes%).',
    unreleasedText:
      'Выпусков ещё не было, в npm пакетов нет. [Что войдёт в первый выпуск (на английском)](%changes%), по пакетам.',
    licence: 'Лицензия',
    licenceText: '[MIT](%licence%).',
    bugs: 'Сообщить об ошибке',
    bugsText:
      'В [Issues на GitHub](%bugs%): укажите ввод, что получилось и что должно было получиться.',
    security: 'Безопасность',
    securityText:
      'Об уязвимостях сообщайте закрыто: [как это сделать и от чего защищает Waymark (на английском)](%security%).',
  },
}
