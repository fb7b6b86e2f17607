import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { isIPv4 } from 'node:net'

/** Addresses of a name, or the name that it is an alias of. */
export type DnsAnswer = readonly string[] | { readonly alias: string }

/** What a name server knows: the first question for a name gets the first answer, later ones the last. */
export type DnsZone = Readonly<Record<string, readonly DnsAnswer[]>>

/** A name server on the loopback. */
export interface DnsServer {
  /** For `setServers` of a resolver. */
  readonly address: string
  /** The questions so far, such as `A a.example`. */
  readonly questions: readonly string[]
  close(): Promise<void>
}

const TYPES = { A: 1, CNAME: 5, AAAA: 28 } as const
type Type = keyof typeof TYPES

interface Question {
  readonly id: number
  readonly name: string
  readonly type: Type | null
  /** The section as it was sent, for the reply. */
  readonly bytes: Buffer
}

/** Answers questions for A and AAAA records from a zone. @see https://www.rfc-editor.org/rfc/rfc1035#section-4 */
export async function startDnsServer(zone: DnsZone): Promise<DnsServer> {
  const questions: string[] = []
  const asked = new Map<string, number>()
  const answerTo = (name: string, key: string): DnsAnswer => {
    const answers = zone[name] ?? []
    const times = asked.get(key) ?? 0
    asked.set(key, times + 1)
    return answers[Math.min(times, answers.length - 1)] ?? []
  }
  const socket = createSocket('udp4', (message, { port, address }) => {
    const question = readQuestion(message)
    const { name, type } = question
    questions.push(`${type} ${name}`)
    const records: Buffer[] = []
    let answer = answerTo(name, `${type} ${name}`)
    let owner = name
    while ('alias' in answer) {
      records.push(writeRecord(owner, 'CNAME', writeName(answer.alias)))
      owner = answer.alias
      answer = answerTo(owner, `${type} ${owner}`)
    }
    for (const text of answer) {
      const recordType = isIPv4(text) ? 'A' : 'AAAA'
      if (recordType === type) records.push(writeRecord(owner, type, writeAddress(text)))
    }
    socket.send(writeReply(question, records, name in zone), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  const { port } = socket.address() as AddressInfo
  return {
    address: `127.0.0.1:${port}`,
    questions,
    close: () => new Promise((resolve) => socket.close(resolve)),
  }
}

function readQuestion(message: Buffer): Question {
  const labels: string[] = []
  let at = 12
  for (let length = message[at]!; length > 0; length = message[at]!) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  const code = message.readUInt16BE(at + 1)
  const type = (Object.keys(TYPES) as Type[]).find((name) => TYPES[name] === code) ?? null
  const name = labels.join('.').toLowerCase()
  return { id: message.readUInt16BE(0), name, type, bytes: message.subarray(12, at + 5) }
}

function writeReply(question: Question, records: readonly Buffer[], exists: boolean): Buffer {
  const header = Buffer.alloc(12)
  header.writeUInt16BE(question.id, 0)
  // A reply with authority, recursion asked for and offered; 3 is NXDOMAIN.
  header.writeUInt16BE(0x8580 | (exists ? 0 : 3), 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(records.length, 6)
  return Buffer.concat([header, question.bytes, ...records])
}

function writeRecord(name: string, type: Type, data: Buffer): Buffer {
  const fields = Buffer.alloc(10)
  fields.writeUInt16BE(TYPES[type], 0)
  fields.writeUInt16BE(1, 2)
  fields.writeUInt16BE(data.length, 8)
  return Buffer.concat([writeName(name), fields, data])
}

function writeName(name: string): Buffer {
  const labels = name.split('.').map((label) => `${String.fromCharCode(label.length)}${label}`)
  return Buffer.from(`${labels.join('')}\0`, 'latin1')
}

function writeAddress(text: string): Buffer {
  if (isIPv4(text)) return Buffer.from(text.split('.').map(Number))
  // Tests write IPv6 addresses with all eight pieces, or with one `::`.
  const [before = '', after] = text.split('::')
  const pieces = (part: string) => (part === '' ? [] : part.split(':'))
  const [head, tail] = [pieces(before), pieces(after ?? '')]
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length
  const all = [...head, ...new Array<string>(zeros).fill('0'), ...tail]
  return Buffer.from(all.map((piece) => piece.padStart(4, '0')).join(''), 'hex')
}
