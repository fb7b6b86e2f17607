import type { CatalogueText } from '../problem-texts.ts'

const WHOLE_LIST = {
  'as the whole list, to `createPublicSuffixList`':
    'リストの全体として `createPublicSuffixList` に渡したもの',
}

/** What is said of lists of public suffixes. */
export const suffixLists: CatalogueText = {
  title: 'Public Suffix List（PSL）形式のリスト',
  described: {
    'a compact form without its last character': '最後の文字がないコンパクト形式',
    'a compact form as `compactPublicSuffixList` writes it':
      '`compactPublicSuffixList` が書いたとおりのコンパクト形式',
  },
  entries: {
    'suffix-not-a-name': {
      summary: '規則がドメイン名ではありません。',
      explanation:
        '各行は、`//` で始まるコメントか規則です。リストのつもりで保存したエラーページは、このような行で始まります。',
      remedy: '行を削除するか、別のファイルであればリストをダウンロードし直してください。',
      given: WHOLE_LIST,
    },
    'suffix-misplaced-wildcard': {
      summary: '規則の最初のラベルではないか、その後に名前のない `*` があります。',
      explanation:
        '`*` は1つのラベルに一致するもので、規則の最初に書きます。形式上はほかの書き方もできますが、公開されているリストにはありません。',
      remedy: '`*.example` のような規則を書いてください。',
      given: WHOLE_LIST,
    },
    'suffix-rule-and-exception': {
      summary: '1つの名前が、規則と例外の両方にあります。',
      explanation:
        '規則は名前がパブリックサフィックスであることを、例外はそうではないことを表します。',
      remedy: '2つの行のうち一方を削除してください。',
      given: WHOLE_LIST,
    },
    'suffix-bare-exception': {
      summary: '例外が、サフィックスの下のドメインではありません。',
      explanation:
        '例外は、最初のラベルより後がパブリックサフィックスであることを表します。`com` には、その後に何もありません。',
      remedy: '`!city.example` のような規則を書くか、行を削除してください。',
      given: WHOLE_LIST,
    },
    'suffix-list-cut-off': {
      summary: 'リストが、セクションの途中で終わっています。',
      explanation:
        '公開されているリストのセクションは、どれも終わりを示す行で終わります。その行がなければリストの一部が欠けており、その部分の名前は1人の所有者のものとみなされてしまいます。',
      remedy: 'ダウンロードし直してください。',
      given: WHOLE_LIST,
    },
    'suffix-list-empty': {
      summary: 'リストに規則がありません。',
      explanation:
        'リストが空だと、すべてのトップレベルドメインがパブリックサフィックスになり、ほかにはパブリックサフィックスがないことになります。',
      remedy: 'public_suffix_list.dat の内容を渡してください。',
      given: WHOLE_LIST,
    },
    'suffix-list-damaged': {
      summary: 'コンパクト形式が壊れています。',
      explanation:
        'コンパクト形式は名前の数で始まり、書き方が1通りに決まっているため、途中で切れたり編集されたりすると分かります。',
      remedy: '`compactPublicSuffixList(text)` で作り直してください。',
      given: { 'described in words': '文章で説明したもの' },
    },
  },
  sentences: {
    'line {line:digits}, column {column:digits}: {problem:phrase} {remedy:phrase}':
      '{line:digits}行目の{column:digits}桁目: {problem:phrase}{remedy:phrase}',
    'line {line:digits}, column {column:digits}, {written:quote60}: {problem:phrase} {remedy:phrase}':
      '{line:digits}行目の{column:digits}桁目の {written:quote60}: {problem:phrase}{remedy:phrase}',
    'A rule is not a domain name.': '規則がドメイン名ではありません。',
    'Remove the line, or download the list again if the file is not the list.':
      '行を削除するか、別のファイルであればリストをダウンロードし直してください。',
    'A `*` must be the first label of a rule, with a name after it.':
      '規則の最初のラベルではないか、その後に名前のない `*` があります。',
    'Write a rule such as `*.example`.': '`*.example` のような規則を書いてください。',
    'A name is both a rule and an exception.': '1つの名前が、規則と例外の両方にあります。',
    'Remove one of the two lines.': '2つの行のうち一方を削除してください。',
    'An exception is not a domain below a suffix.':
      '例外が、サフィックスの下のドメインではありません。',
    'Write a rule such as `!city.example`, or remove the line.':
      '`!city.example` のような規則を書くか、行を削除してください。',
    'The list ends within a section.': 'リストが、セクションの途中で終わっています。',
    'Download the list again.': 'ダウンロードし直してください。',
    'The list has no rules.': 'リストに規則がありません。',
    'Give the content of public_suffix_list.dat.':
      'public_suffix_list.dat の内容を渡してください。',
    'The compact form is damaged.': 'コンパクト形式が壊れています。',
    'Make it again with `compactPublicSuffixList(text)`.':
      '`compactPublicSuffixList(text)` で作り直してください。',
  },
}
