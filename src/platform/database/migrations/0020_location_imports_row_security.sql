-- An import shows all of a file and adds locations: it belongs to the agency and to those who may add locations to the business.
ALTER TABLE "location_imports" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "location_import_rows" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "location_imports", "location_import_rows" TO porchlight_app;--> statement-breakpoint
CREATE POLICY "system_does_all" ON "location_imports" FOR ALL
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'system'))
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'system'));--> statement-breakpoint
CREATE POLICY "system_does_all" ON "location_import_rows" FOR ALL
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'system'))
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'system'));--> statement-breakpoint
CREATE POLICY "editor_imports" ON "location_imports" FOR ALL
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "business_id" = ANY ((SELECT businesses_of_actor('{owner,manager}', '{all}'))::uuid[]))
  WITH CHECK ("asked_by" = (SELECT CASE WHEN current_setting('porchlight.actor_kind', true) = 'user' THEN nullif(current_setting('porchlight.actor_id', true), '')::uuid END)
    AND ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "business_id" = ANY ((SELECT businesses_of_actor('{owner,manager}', '{all}'))::uuid[])));--> statement-breakpoint
CREATE POLICY "editor_imports" ON "location_import_rows" FOR ALL
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "business_id" = ANY ((SELECT businesses_of_actor('{owner,manager}', '{all}'))::uuid[]))
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "business_id" = ANY ((SELECT businesses_of_actor('{owner,manager}', '{all}'))::uuid[]));--> statement-breakpoint
-- The only way for people to delete locations: what an import of theirs made within the last day, as long as nobody has edited it
-- and the agency has not taken it up.
CREATE POLICY "import_is_undone" ON "locations" FOR DELETE
  USING (((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "business_id" = ANY ((SELECT businesses_of_actor('{owner,manager}', '{all}'))::uuid[]))
    AND "version" = 1 AND "status" IN ('draft', 'pending_review')
    AND EXISTS (SELECT FROM "location_import_rows" AS "made"
      WHERE "made"."location_id" = "locations"."id" AND "made"."business_id" = "locations"."business_id"
        AND "made"."outcome" = 'created' AND "made"."saved_at" > now() - interval '24 hours'));
