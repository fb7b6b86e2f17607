/** What several methods say alike. */
export const EVERY_STRING = 'ありません。どの文字列にもキーがあります。'
export const NO_RECORD = '基本 URL なしでは解析できない文字列です。'
export const NO_HOST = 'ホストのない文字列です。'
export const SAME_STRING = 'ありません。文字列が同じです。'
export const PORTS = 'http、https、ftp、ws、wss 以外のスキームと、それぞれのデフォルトポートです。'
export const BASE = '相対参照を解決する基本 URL です。絶対 URL で指定します。'
