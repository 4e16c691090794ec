-- Audits of the sites of locations. Members see those of the locations they see while the plan of the location is running, and
-- the agency sees all; editors ask for them. They run as free checks do, and no secret link opens them.
ALTER TABLE "location_audits" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "location_audits" TO porchlight_app;--> statement-breakpoint
CREATE POLICY "system_does_all" ON "location_audits" FOR ALL
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'system'))
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'system'));--> statement-breakpoint
CREATE POLICY "member_reads" ON "location_audits" FOR SELECT
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin')
    OR (("business_id" = ANY ((SELECT businesses_of_actor('{owner,manager,viewer}', '{all}'))::uuid[]) OR "location_id" IN (SELECT unnest(locations_given_to_actor('{owner,manager,viewer}'))))
      AND EXISTS (SELECT FROM "subscriptions" WHERE "subscriptions"."location_id" = "location_audits"."location_id" AND "subscriptions"."status" IN ('active', 'trialing'))));--> statement-breakpoint
CREATE POLICY "editor_asks" ON "location_audits" FOR INSERT
  WITH CHECK ("created_by" = (SELECT CASE WHEN current_setting('porchlight.actor_kind', true) = 'user' THEN nullif(current_setting('porchlight.actor_id', true), '')::uuid END)
    AND "presence" IS NULL
    AND EXISTS (SELECT FROM "locations" WHERE "locations"."id" = "location_audits"."location_id" AND "locations"."business_id" = "location_audits"."business_id")
    AND ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin')
      OR (("business_id" = ANY ((SELECT businesses_of_actor('{owner,manager}', '{all}'))::uuid[]) OR "location_id" IN (SELECT unnest(locations_given_to_actor('{owner,manager}'))))
        AND EXISTS (SELECT FROM "subscriptions" WHERE "subscriptions"."location_id" = "location_audits"."location_id" AND "subscriptions"."status" IN ('active', 'trialing')))));--> statement-breakpoint
CREATE POLICY "editor_asks" ON "audits" FOR INSERT
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'user') AND "kind" = 'location'
    AND "state" = 'waiting' AND "takes" = 0 AND "report" IS NULL AND "score" IS NULL);--> statement-breakpoint
CREATE POLICY "member_opens" ON "audits" FOR SELECT
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'user') AND "kind" = 'location'
    AND EXISTS (SELECT FROM "location_audits" WHERE "location_audits"."audit_id" = "audits"."id"));--> statement-breakpoint
CREATE POLICY "editor_asks" ON "audit_queue" FOR INSERT
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'user'));--> statement-breakpoint
-- Ids and times alone: how many are in front.
CREATE POLICY "user_counts" ON "audit_queue" FOR SELECT
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'user'));--> statement-breakpoint
DROP POLICY "visitor_asks" ON "audits";--> statement-breakpoint
CREATE POLICY "visitor_asks" ON "audits" FOR INSERT
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'visitor') AND "kind" = 'free_check'
    AND "state" = 'waiting' AND "takes" = 0 AND "report" IS NULL AND "score" IS NULL);
