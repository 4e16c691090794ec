-- What people have edited may go with the import that made it; what the agency has taken up may not.
ALTER POLICY "import_is_undone" ON "locations"
  USING (((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "business_id" = ANY ((SELECT businesses_of_actor('{owner,manager}', '{all}'))::uuid[]))
    AND "status" IN ('draft', 'pending_review')
    AND EXISTS (SELECT FROM "location_import_rows" AS "made"
      WHERE "made"."location_id" = "locations"."id" AND "made"."business_id" = "locations"."business_id"
        AND "made"."outcome" = 'created' AND "made"."saved_at" > now() - interval '24 hours'));--> statement-breakpoint
-- Files of long ago are deleted by a job, and by nobody else.
GRANT DELETE ON "location_imports" TO porchlight_app;--> statement-breakpoint
CREATE POLICY "only_the_system_deletes" ON "location_imports" AS RESTRICTIVE FOR DELETE
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'system'));
