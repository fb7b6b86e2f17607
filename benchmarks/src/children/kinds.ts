// A process of its own: one operation on every kind of URL.
import { type KindsTask, measureKinds } from '../kinds/measure.ts'

const task = JSON.parse(process.argv[2] ?? '') as KindsTask
console.log(JSON.stringify(measureKinds(task)))
