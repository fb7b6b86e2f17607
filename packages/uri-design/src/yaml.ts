export { parseYaml } from './lint/yaml-tree.ts'
