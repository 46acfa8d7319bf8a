import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Roles instead of one role. Who was an editor worked with everything, and keeps all of that work. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_staff_roles" AS ENUM('admin', 'editor', 'author', 'moderator', 'consultant');
  CREATE TABLE "staff_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_staff_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "articles" ADD COLUMN "review_asked" boolean DEFAULT false;
  ALTER TABLE "_articles_v" ADD COLUMN "version_review_asked" boolean DEFAULT false;
  ALTER TABLE "staff_roles" ADD CONSTRAINT "staff_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "staff_roles_order_idx" ON "staff_roles" USING btree ("order");
  CREATE INDEX "staff_roles_parent_idx" ON "staff_roles" USING btree ("parent_id");
  INSERT INTO staff_roles ("order", parent_id, value) SELECT 1, id, role::text::enum_staff_roles FROM staff;
  INSERT INTO staff_roles ("order", parent_id, value) SELECT 2, id, 'moderator' FROM staff WHERE role = 'editor';
  INSERT INTO staff_roles ("order", parent_id, value) SELECT 3, id, 'consultant' FROM staff WHERE role = 'editor';
  ALTER TABLE "staff" DROP COLUMN "role";
  DROP TYPE "public"."enum_staff_role";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_staff_role" AS ENUM('admin', 'editor');
  ALTER TABLE "staff" ADD COLUMN "role" "enum_staff_role" DEFAULT 'editor' NOT NULL;
  UPDATE staff SET role = 'admin' WHERE id IN (SELECT parent_id FROM staff_roles WHERE value = 'admin');
  DROP TABLE "staff_roles" CASCADE;
  ALTER TABLE "articles" DROP COLUMN "review_asked";
  ALTER TABLE "_articles_v" DROP COLUMN "version_review_asked";
  DROP TYPE "public"."enum_staff_roles";`)
}
