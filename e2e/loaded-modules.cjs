const { renameSync, writeFileSync } = require('node:fs')

/** Loaded before a site starts: at SIGUSR2 it writes down which files the process has loaded. */
process.on('SIGUSR2', () => {
  const { LOADED_MODULES } = process.env
  writeFileSync(`${LOADED_MODULES}.part`, JSON.stringify(Object.keys(require.cache)))
  renameSync(`${LOADED_MODULES}.part`, LOADED_MODULES)
})
