import type { CatalogueText } from '../problem-texts.ts'

/** What is said of the lines of a list of URLs. */
export const urlLists: CatalogueText = {
  title: 'URL のリストの正規化',
  entries: {
    'url-line-too-long': {
      summary: '行が、ここで許される URL の長さを超えています。',
      explanation:
        '一括処理では1行から1つの URL を読み、メモリーには1行だけを置きます。上限（デフォルトは 1 MiB）を超える行は除かれます。たいていは、ファイルに改行がないか、そもそも URL のリストではありません。',
      remedy: '1行に1つの URL が書かれたファイルかを確かめるか、上限を引き上げてください。',
      given: { 'a limit of 20 bytes': '上限は20バイト' },
    },
    'url-line-not-utf-8': {
      summary: '行が UTF-8 ではありません。',
      explanation:
        'URL は UTF-8 として読まれます。別のエンコーディングの行を読むには、どのエンコーディングかを推測するしかなく、推測が外れると別の場所を指す URL になります。',
      remedy: '先にファイルを UTF-8 に変換してください。',
      given: { 'ISO-8859-1': 'ISO-8859-1' },
    },
    'url-line-scheme': {
      summary: 'プリセットが、このスキームの URL を受け付けません。',
      explanation:
        'プリセットは、対象とするスキームを定めることができます。プリセット `seo` はページの正規 URL を作るもので、ページの URL は https か http です。`javascript:`、`mailto:`、`ftp:`、`file:` の URL はページではありません。',
      remedy: 'その行を除くか、別のプリセットを選んでください。',
      given: { 'the preset `seo`': 'プリセット `seo`' },
    },
    'url-line-without-form': {
      summary: 'このプリセットでは、URL に正規形がありません。',
      explanation:
        '`safe-browsing` のように、ほかの仕組みの定義を再現するプリセットには、URL パーサーが受け付けるのに正規形のない URL があります。',
      remedy: 'その行を除くか、別のプリセットを選んでください。',
      given: { 'the preset `safe-browsing`': 'プリセット `safe-browsing`' },
    },
  },
}
