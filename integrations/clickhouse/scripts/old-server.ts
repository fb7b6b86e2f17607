import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createReadStream, mkdirSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { dictionariesXml } from '../src/dictionaries-xml.ts'
import type { Answer } from './chdb.ts'

/** The ports of one server, on the loopback. */
export interface Ports {
  readonly http: number
  readonly tcp: number
}

/** Whether Debian's ClickHouse (18.16) is on this machine. */
export function hasOldServer(): boolean {
  // Whatever its status is: it has one only if the program exists.
  return spawnSync('clickhouse-server', ['--help'], { stdio: 'ignore' }).error === undefined
}

/** ClickHouse 18.16 with the dictionaries that this package declares, and a cluster `shards` of all the servers. */
export class OldServer {
  readonly #ports: Ports
  readonly #folder: string
  #child: ChildProcess

  /** @param command - What starts the worker. */
  constructor(folder: string, ports: Ports, cluster: readonly Ports[], command: string) {
    for (const name of ['data', 'tmp']) mkdirSync(join(folder, name), { recursive: true })
    writeFileSync(join(folder, 'dictionaries.xml'), dictionariesXml({ command }))
    writeFileSync(join(folder, 'users.xml'), USERS)
    writeFileSync(join(folder, 'config.xml'), configXml(folder, ports, cluster))
    this.#ports = ports
    this.#folder = folder
    this.#child = this.#start()
  }

  get pid(): number {
    return this.#child.pid!
  }

  /** Starts it again if it has ended, and waits until it answers. */
  async revive(): Promise<void> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) return
    this.#child = this.#start()
    await this.ready()
  }

  /** Waits until it answers. @throws Error if it has ended. */
  async ready(): Promise<void> {
    for (;;) {
      if (this.#child.exitCode !== null || this.#child.signalCode !== null)
        throw new Error('clickhouse-server did not start')
      const answer = await this.ask('SELECT 1')
      if ('result' in answer) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  ask(query: string): Promise<Answer> {
    return this.#post('', Readable.from([query]))
  }

  /** @throws Error if the query failed. */
  async query(query: string): Promise<string> {
    const answer = await this.ask(query)
    if ('error' in answer) throw new Error(`${answer.error}\nin ${query}`)
    return answer.result.trimEnd()
  }

  /** Inserts rows in RowBinary. */
  async insert(query: string, rows: AsyncIterable<Uint8Array>): Promise<void> {
    const answer = await this.#post(query, Readable.from(rows))
    if ('error' in answer) throw new Error(answer.error)
  }

  async close(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const ended = new Promise((resolve) => this.#child.once('exit', resolve))
    this.#child.kill('SIGTERM')
    await ended
  }

  #start(): ChildProcess {
    return spawn('clickhouse-server', [`--config-file=${join(this.#folder, 'config.xml')}`], {
      stdio: 'ignore',
      cwd: this.#folder,
    })
  }

  #post(query: string, body: Readable): Promise<Answer> {
    return new Promise((resolve) => {
      const path = query === '' ? '/' : `/?query=${encodeURIComponent(query)}`
      const call = request(
        { host: '127.0.0.1', port: this.#ports.http, path, method: 'POST' },
        async (response) => {
          const parts: Buffer[] = []
          try {
            for await (const part of response) parts.push(part as Buffer)
          } catch (error) {
            resolve({ error: String(error) })
            return
          }
          const text = Buffer.concat(parts).toString('latin1')
          // An error after the first rows comes within the result.
          const isError = response.statusCode !== 200 || /^Code: \d+, e\./m.test(text)
          resolve(isError ? { error: text } : { result: text })
        },
      )
      call.on('error', (error) => resolve({ error: error.message }))
      body.pipe(call)
    })
  }
}

/** The rows of a file as RowBinary: a number, and a line. */
export async function* numberedRows(file: string): AsyncGenerator<Uint8Array, void, undefined> {
  let number = 0
  let rest = Buffer.alloc(0)
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) {
    const bytes = Buffer.concat([rest, chunk as Buffer])
    const parts: Buffer[] = []
    let start = 0
    for (let end = bytes.indexOf(0x0a); end !== -1; end = bytes.indexOf(0x0a, start)) {
      parts.push(rowHead(number++, end - start), bytes.subarray(start, end))
      start = end + 1
    }
    rest = bytes.subarray(start)
    yield Buffer.concat(parts)
  }
}

/** A UInt32, and the length of a string as LEB128. */
function rowHead(number: number, length: number): Buffer {
  const head = [number & 0xff, (number >> 8) & 0xff, (number >> 16) & 0xff, number >>> 24]
  let rest = length
  for (; rest > 0x7f; rest >>>= 7) head.push((rest & 0x7f) | 0x80)
  head.push(rest)
  return Buffer.from(head)
}

const USERS = `<yandex>
  <profiles><default><max_memory_usage>6000000000</max_memory_usage></default></profiles>
  <users><default><password></password><networks><ip>127.0.0.1</ip></networks><profile>default</profile><quota>default</quota></default></users>
  <quotas><default></default></quotas>
</yandex>
`

function configXml(folder: string, { http, tcp }: Ports, cluster: readonly Ports[]): string {
  const shards = cluster.map(
    (ports) => `<shard><replica><host>127.0.0.1</host><port>${ports.tcp}</port></replica></shard>`,
  )
  return `<yandex>
  <logger><level>warning</level><log>${folder}/log</log><errorlog>${folder}/errors</errorlog></logger>
  <listen_host>127.0.0.1</listen_host>
  <http_port>${http}</http_port>
  <tcp_port>${tcp}</tcp_port>
  <path>${folder}/data/</path>
  <tmp_path>${folder}/tmp/</tmp_path>
  <users_config>${folder}/users.xml</users_config>
  <default_profile>default</default_profile>
  <default_database>default</default_database>
  <mark_cache_size>268435456</mark_cache_size>
  <dictionaries_config>${folder}/dictionaries.xml</dictionaries_config>
  <remote_servers><shards>${shards.join('')}</shards></remote_servers>
</yandex>
`
}
