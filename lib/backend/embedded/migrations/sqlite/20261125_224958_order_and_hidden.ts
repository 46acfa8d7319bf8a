import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/**
 * Keys in the order that the lists had: with them records are ordered by dragging. The first letter of a key says how
 * many digits it has.
 */
const setKeys = (table: string) =>
  sql.raw(`UPDATE ${table} SET _order = (
    SELECT 'g' || printf('%07d', place) FROM (
      SELECT id, row_number() OVER (ORDER BY position, id) AS place FROM ${table}
    ) AS placed WHERE placed.id = ${table}.id
  )`)

const setPositions = (table: string) =>
  sql.raw(`UPDATE ${table} SET position = (
    SELECT place FROM (
      SELECT id, row_number() OVER (ORDER BY _order, id) AS place FROM ${table}
    ) AS placed WHERE placed.id = ${table}.id
  )`)

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`members_position_idx\`;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`_order\` text;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`is_hidden\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`members__order_idx\` ON \`members\` (\`_order\`);`)
  await db.run(setKeys('members'))
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`position\`;`)
  await db.run(sql`ALTER TABLE \`ecosystems\` ADD \`_order\` text;`)
  await db.run(sql`ALTER TABLE \`ecosystems\` ADD \`is_hidden\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`ecosystems__order_idx\` ON \`ecosystems\` (\`_order\`);`)
  await db.run(setKeys('ecosystems'))
  await db.run(sql`ALTER TABLE \`ecosystems\` DROP COLUMN \`position\`;`)
  await db.run(sql`ALTER TABLE \`videos\` ADD \`_order\` text;`)
  await db.run(sql`CREATE INDEX \`videos__order_idx\` ON \`videos\` (\`_order\`);`)
  await db.run(setKeys('videos'))
  await db.run(sql`ALTER TABLE \`videos\` DROP COLUMN \`position\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`members__order_idx\`;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`position\` numeric DEFAULT 1000;`)
  await db.run(sql`CREATE INDEX \`members_position_idx\` ON \`members\` (\`position\`);`)
  await db.run(setPositions('members'))
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`_order\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`is_hidden\`;`)
  await db.run(sql`DROP INDEX \`ecosystems__order_idx\`;`)
  await db.run(sql`ALTER TABLE \`ecosystems\` ADD \`position\` numeric DEFAULT 1000;`)
  await db.run(setPositions('ecosystems'))
  await db.run(sql`ALTER TABLE \`ecosystems\` DROP COLUMN \`_order\`;`)
  await db.run(sql`ALTER TABLE \`ecosystems\` DROP COLUMN \`is_hidden\`;`)
  await db.run(sql`DROP INDEX \`videos__order_idx\`;`)
  await db.run(sql`ALTER TABLE \`videos\` ADD \`position\` numeric DEFAULT 1000;`)
  await db.run(setPositions('videos'))
  await db.run(sql`ALTER TABLE \`videos\` DROP COLUMN \`_order\`;`)
}
