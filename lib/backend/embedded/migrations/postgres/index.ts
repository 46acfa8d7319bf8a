import * as migration_20261121_104626_initial from './20261121_104626_initial';
import * as migration_20261121_104700_title_trigrams from './20261121_104700_title_trigrams';

export const migrations = [
  {
    up: migration_20261121_104626_initial.up,
    down: migration_20261121_104626_initial.down,
    name: '20261121_104626_initial'
  },
  {
    up: migration_20261121_104700_title_trigrams.up,
    down: migration_20261121_104700_title_trigrams.down,
    name: '20261121_104700_title_trigrams'
  },
];
