import * as migration_20261121_100010_initial from './20261121_100010_initial';

export const migrations = [
  {
    up: migration_20261121_100010_initial.up,
    down: migration_20261121_100010_initial.down,
    name: '20261121_100010_initial'
  },
];
