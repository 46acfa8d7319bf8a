import * as first from './20261130_120000_first'

export const migrations = [{ up: first.up, down: first.down, name: '20261130_120000_first' }]
