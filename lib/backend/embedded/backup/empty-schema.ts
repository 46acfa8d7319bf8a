/**
 * SQL that drops everything in PostgreSQL's schema `public` that the current role owns. Keeps the schema itself with
 * its owner, grants and default privileges, as well as extensions and other roles' objects. If an object of another
 * role depends on something to be dropped (such as a report's view), raises an error that names it and drops nothing.
 */
export const emptySchema = `DO $$
DECLARE
  kind text;
  names text;
  needed text;
BEGIN
  FOR kind, names IN
    SELECT object.kind, string_agg(object.name, ', ')
    FROM (
      SELECT kinds.place, kinds.kind, oid::regclass::text, relowner, 'pg_class'::regclass, oid
      FROM pg_class
      JOIN (VALUES (1, 'm', 'MATERIALIZED VIEW'), (2, 'v', 'VIEW'), (3, 'f', 'FOREIGN TABLE'), (4, 'r', 'TABLE'), (4, 'p', 'TABLE'), (5, 'S', 'SEQUENCE')) AS kinds (place, relkind, kind)
        ON kinds.relkind = pg_class.relkind::text
      WHERE relnamespace = 'public'::regnamespace
      UNION ALL
      SELECT 6, 'ROUTINE', oid::regprocedure::text, proowner, 'pg_proc'::regclass, oid FROM pg_proc WHERE pronamespace = 'public'::regnamespace
      UNION ALL
      SELECT 7, 'TYPE', pg_type.oid::regtype::text, typowner, 'pg_type'::regclass, pg_type.oid
      FROM pg_type LEFT JOIN pg_class ON pg_class.oid = typrelid
      WHERE typnamespace = 'public'::regnamespace AND (typtype IN ('e', 'd', 'r') OR relkind = 'c')
    ) AS object (place, kind, name, owner, catalogue, id)
    WHERE pg_has_role(object.owner, 'USAGE')
      AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = object.catalogue AND objid = object.id AND deptype = 'e')
    GROUP BY object.place, object.kind
    ORDER BY object.place
  LOOP
    -- All of a kind at once, since they need each other. A sequence goes with its table.
    EXECUTE format('DROP %s IF EXISTS %s', kind, names);
  END LOOP;
EXCEPTION WHEN dependent_objects_still_exist THEN
  GET STACKED DIAGNOSTICS needed = PG_EXCEPTION_DETAIL;
  RAISE EXCEPTION 'something else in the database needs what would be replaced (%): take that away first', replace(needed, E'\\n', '; ');
END $$`
