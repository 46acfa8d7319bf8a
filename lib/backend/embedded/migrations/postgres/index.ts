import * as migration_20261121_092108_initial from './20261121_092108_initial';

export const migrations = [
  {
    up: migration_20261121_092108_initial.up,
    down: migration_20261121_092108_initial.down,
    name: '20261121_092108_initial'
  },
];
