import * as migration_20261121_092014_initial from './20261121_092014_initial';

export const migrations = [
  {
    up: migration_20261121_092014_initial.up,
    down: migration_20261121_092014_initial.down,
    name: '20261121_092014_initial'
  },
];
