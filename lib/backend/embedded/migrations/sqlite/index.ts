import * as migration_20261121_104619_initial from './20261121_104619_initial';

export const migrations = [
  {
    up: migration_20261121_104619_initial.up,
    down: migration_20261121_104619_initial.down,
    name: '20261121_104619_initial'
  },
];
