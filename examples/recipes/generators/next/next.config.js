export default { output: 'export' }
