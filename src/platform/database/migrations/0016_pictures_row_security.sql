-- Whoever sees all of a business sees its pictures; whoever sees some locations, what hangs on those and what they sent themselves.
-- Pictures that were never finished, or that nobody shows, are deleted by the system.
ALTER TABLE "files" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "business_logos" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "location_photos" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "files", "business_logos", "location_photos" TO porchlight_app;--> statement-breakpoint
CREATE POLICY "member_reads" ON "files" FOR SELECT
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'system') OR (SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "business_id" = ANY ((SELECT businesses_of_actor('{owner,manager,viewer}', '{all}'))::uuid[]) OR ("created_by" = (SELECT CASE WHEN current_setting('porchlight.actor_kind', true) = 'user' THEN nullif(current_setting('porchlight.actor_id', true), '')::uuid END) AND "business_id" = ANY ((SELECT businesses_of_actor('{owner,manager,viewer}', '{chosen}'))::uuid[]))
    OR "id" IN (SELECT "photo"."file_id" FROM "location_photos" AS "photo" WHERE "photo"."location_id" IN (SELECT unnest(locations_given_to_actor('{owner,manager,viewer}'))))
    OR "id" IN (SELECT "logo"."file_id" FROM "business_logos" AS "logo" WHERE "logo"."business_id" = ANY ((SELECT businesses_of_actor('{owner,manager,viewer}', '{chosen}'))::uuid[])));--> statement-breakpoint
CREATE POLICY "editor_sends" ON "files" FOR INSERT
  WITH CHECK ("created_by" = (SELECT CASE WHEN current_setting('porchlight.actor_kind', true) = 'user' THEN nullif(current_setting('porchlight.actor_id', true), '')::uuid END) AND "stored_at" IS NULL AND ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "business_id" = ANY ((SELECT businesses_of_actor('{owner,manager}', '{all,chosen}'))::uuid[])));--> statement-breakpoint
CREATE POLICY "sender_finishes" ON "files" FOR UPDATE
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "business_id" = ANY ((SELECT businesses_of_actor('{owner,manager}', '{all}'))::uuid[]) OR ("created_by" = (SELECT CASE WHEN current_setting('porchlight.actor_kind', true) = 'user' THEN nullif(current_setting('porchlight.actor_id', true), '')::uuid END) AND "business_id" = ANY ((SELECT businesses_of_actor('{manager}', '{chosen}'))::uuid[])))
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "business_id" = ANY ((SELECT businesses_of_actor('{owner,manager}', '{all}'))::uuid[]) OR ("created_by" = (SELECT CASE WHEN current_setting('porchlight.actor_kind', true) = 'user' THEN nullif(current_setting('porchlight.actor_id', true), '')::uuid END) AND "business_id" = ANY ((SELECT businesses_of_actor('{manager}', '{chosen}'))::uuid[])));--> statement-breakpoint
CREATE POLICY "editor_deletes" ON "files" FOR DELETE
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "business_id" = ANY ((SELECT businesses_of_actor('{owner,manager}', '{all}'))::uuid[]) OR ("created_by" = (SELECT CASE WHEN current_setting('porchlight.actor_kind', true) = 'user' THEN nullif(current_setting('porchlight.actor_id', true), '')::uuid END) AND "business_id" = ANY ((SELECT businesses_of_actor('{manager}', '{chosen}'))::uuid[])));--> statement-breakpoint
CREATE POLICY "system_takes_up" ON "files" FOR UPDATE
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'system'))
  WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "system_deletes" ON "files" FOR DELETE
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'system'));--> statement-breakpoint
CREATE POLICY "member_reads" ON "business_logos" FOR SELECT
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'system') OR (SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "business_id" = ANY ((SELECT businesses_of_actor('{owner,manager,viewer}', '{all,chosen}'))::uuid[]));--> statement-breakpoint
CREATE POLICY "owner_sets" ON "business_logos" FOR INSERT
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "business_id" = ANY ((SELECT businesses_of_actor('{owner}', '{all}'))::uuid[]));--> statement-breakpoint
CREATE POLICY "owner_takes_off" ON "business_logos" FOR DELETE
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "business_id" = ANY ((SELECT businesses_of_actor('{owner}', '{all}'))::uuid[]));--> statement-breakpoint
CREATE POLICY "member_reads" ON "location_photos" FOR SELECT
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'system') OR (SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "business_id" = ANY ((SELECT businesses_of_actor('{owner,manager,viewer}', '{all}'))::uuid[]) OR "location_id" IN (SELECT unnest(locations_given_to_actor('{owner,manager,viewer}'))));--> statement-breakpoint
CREATE POLICY "editor_adds" ON "location_photos" FOR INSERT
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "business_id" = ANY ((SELECT businesses_of_actor('{owner,manager}', '{all}'))::uuid[]) OR "location_id" IN (SELECT unnest(locations_given_to_actor('{owner,manager}'))));--> statement-breakpoint
CREATE POLICY "editor_takes_off" ON "location_photos" FOR DELETE
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "business_id" = ANY ((SELECT businesses_of_actor('{owner,manager}', '{all}'))::uuid[]) OR "location_id" IN (SELECT unnest(locations_given_to_actor('{owner,manager}'))));
