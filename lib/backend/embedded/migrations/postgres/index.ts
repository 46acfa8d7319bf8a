import * as first from './20261129_130000_first'

export const migrations = [{ up: first.up, down: first.down, name: '20261129_130000_first' }]
