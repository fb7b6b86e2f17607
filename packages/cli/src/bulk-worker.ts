// What `normalize --jobs` runs in its threads: the build makes a file of it.
import '@waymark/normalize/bulk/node/worker'
