import { ja as methodTexts } from '@waymark/compare/texts/ja'
import type { Words } from './en.ts'

/** 日本語 */
export const ja: Words = {
  site: {
    title: 'Waymark',
    description:
      'URL を扱う TypeScript パッケージ群です。ブラウザと同じ解析、正規化、比較、hreflang リンク付きサイトマップの生成と検査ができます。',
    footer: 'このサイトは外部から何も読み込まず、アクセス解析もしていません。',
    changes: '変更履歴',
  },
  home: {
    headline: 'URL を標準のとおりに',
    tagline:
      'ブラウザと同じ結果で URL を解析し、2つの URL が同じかどうかを判定し、ページのリストから hreflang リンク付きの検査済みサイトマップを作る TypeScript パッケージ群です。',
    start: '使ってみる',
    demo: 'デモ',
    catalogue: 'エラーコード',
    live: {
      label: 'URL を入力してください',
      valid: 'エラーはありません。',
      errors: '解析できますが、次のエラーがあります。',
      failed: '解析できません。',
      leadsTo: '行き先: {domain}',
      didYouMean: 'もしかして:',
      more: 'デモで詳しく見る',
    },
    features: {
      parse: {
        title: '解析',
        details:
          'どのエンジンでも URL Standard のとおりに解析し、すべての検証エラーとその位置を示します。',
      },
      normalise: {
        title: '正規化',
        details:
          '%rules%個の規則と %presets%個のプリセット。URL の意味が保たれるかどうかを規則ごとに示します。',
      },
      compare: {
        title: '比較',
        details: '「等しい」の公表された定義が %methods%通り。多くはキーでグループ分けもできます。',
      },
      publish: {
        title: '公開',
        details:
          'ページのリストから、検査済みで漏れのない hreflang リンク付きサイトマップを作ります。',
      },
      protect: {
        title: '保護',
        details:
          '人を欺く URL を警告し、ファイルのパスや外部へのリクエストを許された範囲にとどめます。',
      },
      design: {
        title: '設計',
        details: 'URI テンプレートの展開と照合、API の URI の検査。',
      },
    },
  },
  menu: {
    guides: 'ガイド',
    recipes: 'レシピ',
    comparisons: 'ほかのパッケージとの比較',
    reference: 'リファレンス',
    codes: 'エラーコード',
    rules: '正規化の規則',
    presets: 'プリセット',
    methods: '比較方法',
    cli: 'コマンドライン',
    facts: '基本情報',
    glossary: '用語集',
    api: 'API',
    demo: 'デモ',
  },
  recipeGroups: {
    frameworks: 'フレームワークとエンジン',
    security: 'セキュリティ',
    data: 'リスト、ログ、データベース',
    publishing: 'サイトマップと正規 URL',
    apis: 'API とルーティング',
  },
  notReleased:
    'パッケージはまだ npm で公開していません。今は[リポジトリから](%checkout%)使えます。',
  afterRelease:
    'これでデモが起動します。`pnpm test` はすべての例を実行します。最初のリリースの後は、次のコマンドを使います。',
  chrome: {
    language: '言語を変更',
    outline: 'このページの内容',
    previous: '前のページ',
    next: '次のページ',
    appearance: '表示モード',
    toLight: 'ライトモードに切り替え',
    toDark: 'ダークモードに切り替え',
    menu: 'メニュー',
    toTop: 'ページの先頭へ',
    skip: '本文へ移動',
    copy: 'コードをコピー',
    labels: {
      mainMenu: 'メインメニュー',
      more: 'その他',
      pages: 'このセクションのページ',
      toggle: '開閉する',
      neighbours: '前後のページ',
    },
    notFound: {
      title: 'ページが見つかりません',
      quote:
        'この URL にページはありません。コード（古い名前も）、規則、プリセット、比較方法は、どれも検索で見つかります。',
      link: 'ホームへ移動',
      label: 'ホームへ',
    },
    search: {
      button: '検索',
      reset: '検索語を消す',
      back: '検索を閉じる',
      details: '詳細を表示',
      nothing: '見つかりませんでした:',
      select: '選択',
      navigate: '移動',
      close: '閉じる',
      enter: 'Enter キー',
      up: '上矢印キー',
      down: '下矢印キー',
      escape: 'Esc キー',
    },
  },
  lists: {
    guides: {
      title: 'ガイド',
      description: 'Waymark のパッケージの使い方を順に説明します。',
      intro: 'パッケージの使い方と、URL がなぜそのように動くのかを説明します。',
    },
    recipes: {
      title: 'レシピ',
      description:
        'URL を扱うよくある作業のための短いプログラムです。すべてテストとして実行しています。',
      intro: 'よくある作業のための短いプログラムです。すべてテストとして実行しています。',
    },
    comparisons: {
      title: 'ほかのパッケージとの比較',
      description: 'Waymark とほかのパッケージを、機能、正確さ、サイズ、速度で比べます。',
      intro:
        '今よく使われているパッケージと、機能、正確さ、サイズ、速度を比べます。数値はどれもリポジトリにあるスクリプトで測ったものです。',
    },
    codes: {
      title: 'エラーコード',
      description:
        'Waymark のパッケージとコマンドが出力するすべてのコードについて、意味、影響、直し方を説明します。',
      intro:
        'パッケージとコマンドが出力するすべてのコードです。コードの一部を入力するか、グループを開いてください。ターミナルでは `waymark explain <code>` で同じ説明を読めます。',
    },
    rules: {
      title: '正規化の規則',
      description:
        'Waymark のすべての正規化規則について、何を変えるか、意味がどれだけ保たれるかを例とともに説明します。',
      intro:
        '規則はそれぞれ URL を1か所だけ変えます。分類は、変更後の URL が同じリソースを指すかどうかを示します。規則はこのページの順に実行されます。',
    },
    presets: {
      title: 'プリセット',
      description:
        'サイトマップ、クローラー、アーカイブなど、目的に合わせて正規化の規則をまとめたプリセットです。',
      intro: 'プリセットは、1つの目的のために規則とオプションをまとめたものです。',
    },
    methods: {
      title: '比較方法',
      description:
        '2つの URL が等しいかどうかを決める、公表されているすべての方法と、判定を誤ったときの影響を説明します。',
      intro:
        '2つの URL が等しいかどうかは、何のために比べるかで変わります。方法はどれも公表された定義に基づきます。判定を誤ったときに何が起こるかで選んでください。',
    },
  },
  headings: {
    why: 'なぜ問題になるか',
    fix: '直し方',
    examples: '例',
    options: 'オプション',
    source: '出典',
    rules: '規則',
    presets: 'この規則を含むプリセット',
    program: 'プログラムでの使い方',
    wrongAnswers: '判定を誤るとどうなるか',
    caution: '使わないほうがよい場合',
    cost: '意味への影響',
    causes: '当てはまる原因を探す',
  },
  columns: {
    code: 'コード',
    severity: '重大度',
    problem: '問題',
    rule: '規則',
    preset: 'プリセット',
    method: '方法',
    cost: '分類',
    models: '対象',
    does: '内容',
    url: 'URL',
    result: '結果',
    first: '1つ目',
    second: '2つ目',
    pattern: 'パターン',
    equal: '等しい',
    matches: '一致',
    option: 'オプション',
    fallback: 'デフォルト',
    meaning: '意味',
    kind: '種類',
    equalWhen: '2つの URL が等しい条件',
  },
  severities: {
    error: { name: 'エラー', meaning: '動作しないか、検索エンジンに無視されます。' },
    warning: { name: '警告', meaning: '意図したとおりに動かないかもしれません。' },
    info: { name: '情報', meaning: '誤りではありませんが、改善できます。' },
  },
  categories: {
    preserves: {
      name: '意味を保つ',
      meaning: '標準だけを根拠に、変更後の URL が同じリソースを指すといえます。',
    },
    'usually-preserves': {
      name: 'ほとんどの場合、意味を保つ',
      meaning: 'ほぼすべてのサーバーで同じリソースを指しますが、それを保証する標準はありません。',
    },
    changes: {
      name: '意味を変えることがある',
      meaning: '別のものを指すことがあります。サイトをよく知っている場合に使ってください。',
    },
  },
  families: methodTexts.families,
  kinds: {
    symmetric: {
      name: '対称',
      meaning:
        'キーが同じとき、そしてそのときに限り、2つの URL は等しくなります。キーでグループ分けできます。',
    },
    pairwise: {
      name: '2つずつ',
      meaning: '推移的でないため、キーはありません。2つの URL を直接比べます。',
    },
    directional: {
      name: '一方向',
      meaning: '1つ目に置いたパターンと URL を照合します。',
    },
    application: {
      name: 'アプリケーション次第',
      meaning: '出典は、どの方法を使うかをアプリケーションに任せています。',
    },
  },
  fixable: '自動修正可',
  filter: {
    label: 'コードを絞り込む',
    placeholder: 'コードの一部、または port、hreflang などの語',
    only: '表示する種類',
    found: '%n%件のコード',
  },
  wrong: '誤り',
  right: '正しい形',
  fine: '問題のない例',
  given: '条件:',
  emptyString: '空文字列',
  none: 'なし',
  yes: 'はい',
  no: 'いいえ',
  stays: '変化なし',
  noResult: '結果なし',
  required: '必須',
  openDemo: 'この例をデモで開く',
  tryDemo: 'デモで自分の入力を調べる',
  leadsTo: 'URL Standard の検証エラー:',
  inTerminal: 'ターミナルで同じ説明を読むには:',
  fixedAutomatically: '**`--fix` による自動修正:**',
  neverFixed: '修正しません。',
  package: 'パッケージ:',
  models: '対象:',
  settledByParser:
    'URL パーサーで解析した URL では、この処理はすでに済んでいます。この規則は、書かれたままの URL のためのものです。',
  noPresets: 'この規則を含むプリセットはありません。',
  wholeProcedure:
    'このプリセットは規則の組み合わせではなく、独自の方法で URL を読む、公表された手順そのものです。',
  presetTable: 'このプリセットの結果の例です。',
  parserFirst:
    'これらの規則の前に URL パーサーが働き、スキームとホストを小文字にし、ドットセグメントを解決し、デフォルトポートを除くなど、プリセット %standard% と同じことをします。',
  schemesOnly: '対象は次のスキームの URL だけです:',
  falsePositive: '別のものなのに「等しい」と判定した場合',
  falseNegative: '同じものなのに「異なる」と判定した場合',
  without: '判定できない URL',
}
