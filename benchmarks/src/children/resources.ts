// Loaded before a program and those that it starts: when one ends, a line of a file gets its processor time in microseconds and its
// largest resident size in KiB.
import { appendFileSync } from 'node:fs'

process.on('exit', () => {
  const { user, system } = process.cpuUsage()
  appendFileSync(
    process.env['BENCH_RESOURCES']!,
    `${user + system} ${process.resourceUsage().maxRSS}\n`,
  )
})
