import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const ordered = ['members', 'ecosystems', 'videos']

/**
 * Keys in the order that the lists had: with them records are ordered by dragging. The first letter of a key says how
 * many digits it has.
 */
const setKeys = (table: string) =>
  sql.raw(`UPDATE ${table} SET _order = 'g' || lpad(place::text, 7, '0') FROM (
    SELECT id, row_number() OVER (ORDER BY position, id) AS place FROM ${table}
  ) AS placed WHERE placed.id = ${table}.id`)

const setPositions = (table: string) =>
  sql.raw(`UPDATE ${table} SET position = place FROM (
    SELECT id, row_number() OVER (ORDER BY _order, id) AS place FROM ${table}
  ) AS placed WHERE placed.id = ${table}.id`)

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "members_position_idx";
  ALTER TABLE "members" ADD COLUMN "_order" varchar;
  ALTER TABLE "members" ADD COLUMN "is_hidden" boolean DEFAULT false;
  ALTER TABLE "ecosystems" ADD COLUMN "_order" varchar;
  ALTER TABLE "ecosystems" ADD COLUMN "is_hidden" boolean DEFAULT false;
  ALTER TABLE "videos" ADD COLUMN "_order" varchar;
  CREATE INDEX "members__order_idx" ON "members" USING btree ("_order");
  CREATE INDEX "ecosystems__order_idx" ON "ecosystems" USING btree ("_order");
  CREATE INDEX "videos__order_idx" ON "videos" USING btree ("_order");
`)
  for (const table of ordered) await db.execute(setKeys(table))
  await db.execute(sql`
   ALTER TABLE "members" DROP COLUMN "position";
  ALTER TABLE "ecosystems" DROP COLUMN "position";
  ALTER TABLE "videos" DROP COLUMN "position";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "members__order_idx";
  DROP INDEX "ecosystems__order_idx";
  DROP INDEX "videos__order_idx";
  ALTER TABLE "members" ADD COLUMN "position" numeric DEFAULT 1000;
  ALTER TABLE "ecosystems" ADD COLUMN "position" numeric DEFAULT 1000;
  ALTER TABLE "videos" ADD COLUMN "position" numeric DEFAULT 1000;
  CREATE INDEX "members_position_idx" ON "members" USING btree ("position");
`)
  for (const table of ordered) await db.execute(setPositions(table))
  await db.execute(sql`
   ALTER TABLE "members" DROP COLUMN "_order";
  ALTER TABLE "members" DROP COLUMN "is_hidden";
  ALTER TABLE "ecosystems" DROP COLUMN "_order";
  ALTER TABLE "ecosystems" DROP COLUMN "is_hidden";
  ALTER TABLE "videos" DROP COLUMN "_order";`)
}
