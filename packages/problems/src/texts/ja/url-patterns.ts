import type { CatalogueText } from '../problem-texts.ts'

const ARGUMENTS = { 'the arguments of new URLPattern': 'new URLPattern の引数' }
const INSPECTED = {
  'as the pathname of an object, to inspectUrlPattern':
    'オブジェクトの pathname として、inspectUrlPattern に渡したもの',
}

/** What is said of URL patterns. */
export const urlPatterns: CatalogueText = {
  title: 'URL パターン',
  entries: {
    'pattern-escape-incomplete': {
      summary: '「\\」の後に文字がありません。',
      explanation:
        'バックスラッシュは次の文字を文字そのものとして扱わせるため、パターンの末尾には置けません。',
      remedy: 'バックスラッシュは「\\\\」と書いてください。',
    },
    'pattern-name-missing': {
      summary: '「:」の後に名前がありません。',
      explanation:
        'コロンはグループの名前の始まりです。名前の最初の文字は JavaScript の識別子と同じ規則に従うため、数字では始められません。',
      remedy: 'コロンは「\\:」と書いてください。',
    },
    'pattern-name-duplicate': {
      summary: '別のグループがすでにこの名前を使っています。',
      explanation:
        '結果にはグループが名前ごとに示されるため、同じ名前は1つの構成要素の中で一度しか使えません。',
      remedy: '別の名前を選んでください。',
    },
    'pattern-group-unclosed': {
      summary: '「{」に対応する「}」がありません。',
      explanation:
        '波括弧はパターンの一部をまとめ、修飾子がその全体に適用されるようにするものです。',
      remedy: '「}」を追加するか、波括弧そのものであれば「\\{」と書いてください。',
    },
    'pattern-token-unexpected': {
      summary: 'この文字は、ここには書けません。',
      explanation:
        '閉じ波括弧には開き波括弧が、修飾子（「+」、「*」、「?」）にはその前のグループが必要です。波括弧の中に波括弧を入れたり、グループを2つ入れたりすることはできません。',
      remedy:
        '「{ }」の中のグループは1つまでにし、修飾子はグループの後に書き、文字そのものを表すときはその前に「\\」を書いてください。',
    },
    'pattern-regexp-unclosed': {
      summary: '正規表現に「)」がありません。',
      explanation: '丸括弧は正規表現の始まりで、対応する閉じ括弧で終わります。',
      remedy: '「)」を追加するか、丸括弧そのものであれば「\\(」と書いてください。',
    },
    'pattern-regexp-empty': {
      summary: '正規表現が空です。',
      explanation: '正規表現のない丸括弧は、空文字列にしか一致しません。',
      remedy: '任意の文字列であれば「(.*)」と書いてください。',
    },
    'pattern-regexp-not-ascii': {
      summary: '正規表現に ASCII 以外の文字があります。',
      explanation:
        '標準が正規表現に認めるのは ASCII だけです。URL では、ほかの文字の多くがパーセントエンコードされています。',
      remedy: '「\\u{...}」と書くか、パーセントエンコードした形に一致させてください。',
    },
    'pattern-regexp-question-mark': {
      summary: '正規表現が「?」で始まっています。',
      explanation:
        '「(」の後の疑問符は先読みか名前付きグループの始まりになりますが、標準はここでそれらを認めていません。',
      remedy: '「?」を削除するか、内側の丸括弧に「(?:」と書いてください。',
      given: { 'as the pathname of an object': 'オブジェクトの pathname として' },
    },
    'pattern-regexp-capturing': {
      summary: '正規表現の中にキャプチャグループがあります。',
      explanation:
        '正規表現を囲む丸括弧が、その全体をキャプチャします。中にグループがあると、ほかのグループの番号がずれます。',
      remedy: '中では「(」の代わりに「(?:」と書いてください。',
    },
    'pattern-regexp-invalid': {
      summary: 'JavaScript エンジンが正規表現を受け付けません。',
      explanation:
        'エンジンは、ほかのフラグよりも予約された文字の多いフラグ「v」でコンパイルします。',
      remedy: 'フラグ「v」を付けた new RegExp で使える形に直してください。',
    },
    'pattern-text-invalid': {
      summary: 'URL のこの構成要素に、この文字列が現れることはありません。',
      explanation:
        'URL のこの構成要素では使えない文字列であるため、パターンが一致することはありません。',
      remedy: '解析した URL に現れる形で書いてください。',
    },
    'pattern-base-missing': {
      summary: 'パターンが相対的ですが、基本 URL がありません。',
      explanation:
        'プロトコルのないパターンには、それを補う基本 URL が必要です。「data:foo」にもプロトコルはありません。「:foo」はグループです。',
      remedy:
        '基本 URL を指定するか、プロトコルから始めてください。英字の前のコロンは「\\:」と書いてください。',
    },
    'pattern-base-invalid': {
      summary: '基本 URL が URL ではありません。',
      explanation: '基本 URL は、パターンではなく URL として解析されます。',
      remedy: 'https://example.com/ のような絶対 URL を指定してください。',
      given: ARGUMENTS,
    },
    'pattern-base-unexpected': {
      summary: 'パターンがオブジェクトであるため、2番目の引数に基本 URL は指定できません。',
      explanation:
        '文字列には基本 URL を書く場所がありませんが、オブジェクトにはメンバー baseURL があります。',
      remedy: 'オブジェクトのメンバー baseURL に指定してください。',
      given: ARGUMENTS,
    },
    'pattern-backtracking-exponential': {
      summary:
        '短い URL でも、この正規表現の処理に非常に長い時間をかけさせることができます。繰り返しが1回増えるごとに時間が2倍になります。',
      explanation:
        'URL が一致しないと、エンジンは後戻りして、ほかのすべての読み方を試します。文字列を2通りに読める繰り返しでは、繰り返しが1回増えるごとに読み方が2倍になります。`(?:a+)+` は、「aa」を1回の繰り返しとも2回の繰り返しとも読みます。このような URL を送る人は、好きなだけ長くプロセスを止められます。回数を指定しても、倍増がそこで止まるだけです。`(?:.|a){24}` が24文字を読む方法は、1,600万通りあります。',
      remedy: 'どの文字列も1通りにしか読めないように、繰り返しを書いてください。',
      given: INSPECTED,
    },
    'pattern-backtracking-polynomial': {
      summary:
        '長い URL では、この正規表現の処理時間が、少なくとも長さの2乗に比例して長くなります。',
      explanation:
        '2つの繰り返しが同じ文字を読めると、エンジンは、2つ目の繰り返しが始まりうる位置をすべて試します。長さが10倍になると時間は100倍に、3つ目の繰り返しがあれば1,000倍になります。',
      remedy:
        '繰り返しの間に、どちらの繰り返しも読まない文字を置くか、URL の長さを制限してください。',
      given: INSPECTED,
    },
    'pattern-backtracking-unknown': {
      summary: '正規表現が大きすぎて、処理にかかる時間が分かりません。',
      explanation:
        '回数を指定した繰り返しは、その回数だけ複製されたものとして読まれます。回数の指定が入れ子になると、複製の数は掛け算で増えます。',
      remedy: '選択肢を減らし、回数を小さくして書いてください。',
      given: INSPECTED,
    },
  },
  sentences: {
    'The repetition {repetition:quote80} can read {text:quote40} in several ways':
      '繰り返し {repetition:quote80} は、{text:quote40} を複数の方法で読めます',
    'The repetitions {first:quote80} and {second:quote80} can both read {text:quote40}':
      '繰り返し {first:quote80} と {second:quote80} は、どちらも {text:quote40} を読めます',
    '{readers:phrase}: a URL with this text that does not match takes more than a million steps.':
      '{readers:phrase}。そのため、それが1回あって一致しない URL には、100万を超えるステップがかかります。',
    '{readers:phrase}: a URL with {times} copies of this text that does not match takes more than a million steps.':
      '{readers:phrase}。そのため、それが{times}回あって一致しない URL には、100万を超えるステップがかかります。',
    '{readers:phrase}: each further copy of this text doubles the time for a URL that does not match.':
      '{readers:phrase}。そのため、それが1つ増えるごとに、一致しない URL の時間が2倍になります。',
    '{readers:phrase}: the time for a URL that does not match grows at least with the square of its length.':
      '{readers:phrase}。そのため、一致しない URL の時間は、少なくとも長さの2乗に比例して長くなります。',
  },
}
