export type {
  RobotsFile,
  RobotsProblem,
  RobotsProblemCode,
  RobotsSitemap,
} from './robots/robots-file.ts'
export { addSitemapLines, parseRobots } from './robots/robots-file.ts'
export { parseRobotsRules, type RobotsRule, type RobotsRules } from './robots/robots-rules.ts'
export { updateSitemapLine } from './robots/update-sitemap-line.ts'
export type { Place } from './xml/text-position.ts'
