import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Answer } from './chdb.ts'
import { digestFile } from './expected-answers.ts'
import { numberedRows, OldServer, type Ports } from './old-server.ts'
import { checkKills, report, type ServerCheck } from './server-check.ts'

const SHARDS: readonly Ports[] = [
  { http: 18_123, tcp: 19_000 },
  { http: 18_133, tcp: 19_010 },
]
const ANSWER = "dictGetString('waymarkNormalize', 'answer', tuple(url))"

/** Asks a cluster of two servers of ClickHouse 18.16, in which the functions are dictionaries. */
export async function checkOldCluster(check: ServerCheck): Promise<boolean> {
  const { folder, file, rows, kills, expected, worker } = check
  const command = `${process.execPath} ${worker}`
  const servers = SHARDS.map(
    (ports, i) => new OldServer(join(folder, `shard-${i}`), ports, SHARDS, command),
  )
  try {
    for (const server of servers) await server.ready()
    const [first, second] = servers as [OldServer, OldServer]
    const name = `ClickHouse ${await first.query('SELECT version()')}`
    const columns = '(n UInt32, url String)'
    await first.query(
      `CREATE TABLE all_urls ${columns} ENGINE = MergeTree ORDER BY n PARTITION BY tuple()`,
    )
    await first.insert('INSERT INTO all_urls FORMAT RowBinary', numberedRows(file))
    for (const server of servers) {
      await server.query(
        `CREATE TABLE urls ${columns} ENGINE = MergeTree ORDER BY n PARTITION BY tuple()`,
      )
    }
    const all = "remote('127.0.0.1:19000', default.all_urls)"
    await first.query('INSERT INTO urls SELECT n, url FROM all_urls WHERE n % 2 = 0')
    await second.query(`INSERT INTO urls SELECT n, url FROM ${all} WHERE n % 2 = 1`)
    await first.query(
      `CREATE TABLE cluster_urls ${columns} ENGINE = Distributed(shards, default, urls)`,
    )

    const sums = (table: string, where = '') =>
      `SELECT count(), sum(cityHash64(n, ${ANSWER})) FROM ${table} ${where}`
    const started = performance.now()
    const onCluster = await first.query(sums('cluster_urls'))
    const seconds = (performance.now() - started) / 1000
    const isSameAsOne = report(
      `${name}, two shards: the same as one server`,
      onCluster === (await first.query(sums('all_urls'))),
      `${rows} rows, ${Math.round(rows / seconds)} rows/s`,
    )
    const out = join(folder, 'answers.txt')
    const parts: string[] = []
    for (let start = 0; start < rows; start += PART) {
      // The range is within the inner query: this version would ask for all rows otherwise.
      const range = `n >= ${start} AND n < ${start + PART}`
      const answers = await first.ask(
        `SELECT answer FROM (SELECT n, ${ANSWER} AS answer FROM cluster_urls WHERE ${range}) WHERE answer != '' ORDER BY n FORMAT TSVRaw`,
      )
      if ('error' in answers) throw new Error(answers.error)
      parts.push(answers.result)
    }
    writeFileSync(out, parts.join(''), 'latin1')
    const answers = await digestFile(out)
    const isSame = report(
      `${name}, two shards: the bytes of waymark normalize`,
      answers.digest === expected.digest,
      `${answers.rows} answers`,
    )
    // Numbers that differ in each query: the dictionary has no answer yet, and asks a worker.
    const fresh = (round: number) =>
      `SELECT count(), sum(length(dictGetString('waymarkNormalize', 'answer', tuple(concat('https://a.example/?round=${round}&n=', toString(n)))))) FROM cluster_urls WHERE n < ${Math.min(rows, 100_000)}`
    const survives = await checkKills(
      `${name}, two shards`,
      kills,
      servers.map(({ pid }) => pid),
      NAMES_WORKER,
      async (round) => ({
        answer: await askWhileServersEnd(first, servers, fresh(round)),
        right: lengthsOf(round, Math.min(rows, 100_000)),
      }),
    )
    return isSameAsOne && isSame && survives
  } finally {
    for (const server of servers) await server.close()
  }
}

/**
 * This version sometimes ends itself when a process that it writes to is killed. That is a query without a result, as it
 * should be; the server is started again.
 */
async function askWhileServersEnd(
  server: OldServer,
  servers: readonly OldServer[],
  query: string,
): Promise<Answer> {
  for (const one of servers) await one.revive()
  return server.ask(query)
}

const PART = 500_000
/** This version never says which program it was. */
const NAMES_WORKER =
  /Child process was (?:exited|terminated)|socket hang up|ECONNRESET|ECONNREFUSED|read after eof|Connection refused/i

/** What each such query gives: the number of its URLs, which are normal, and how long they are together. */
function lengthsOf(round: number, count: number): string {
  const lengths = Array.from(
    { length: count },
    (_, n) => `https://a.example/?round=${round}&n=${n}`.length,
  )
  return `${count}\t${lengths.reduce((sum, length) => sum + length, 0)}`
}
