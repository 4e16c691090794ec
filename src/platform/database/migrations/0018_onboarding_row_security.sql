-- What a business tells while setting up is read by members who see all of it, and changed by its owners and managers among
-- them; admins do both in their own name. Nobody takes a step back: it goes with its business.
ALTER TABLE "onboarding_steps" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "onboarding_steps" TO porchlight_app;--> statement-breakpoint
CREATE POLICY "system_does_all" ON "onboarding_steps" FOR ALL
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'system'))
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'system'));--> statement-breakpoint
CREATE POLICY "member_reads" ON "onboarding_steps" FOR SELECT
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "business_id" = ANY ((SELECT businesses_of_actor('{owner,manager,viewer}', '{all}'))::uuid[]));--> statement-breakpoint
CREATE POLICY "editor_begins" ON "onboarding_steps" FOR INSERT
  WITH CHECK ("updated_by" = (SELECT CASE WHEN current_setting('porchlight.actor_kind', true) = 'user' THEN nullif(current_setting('porchlight.actor_id', true), '')::uuid END)
    AND ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "business_id" = ANY ((SELECT businesses_of_actor('{owner,manager}', '{all}'))::uuid[])));--> statement-breakpoint
CREATE POLICY "editor_saves" ON "onboarding_steps" FOR UPDATE
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "business_id" = ANY ((SELECT businesses_of_actor('{owner,manager}', '{all}'))::uuid[]))
  WITH CHECK ("updated_by" = (SELECT CASE WHEN current_setting('porchlight.actor_kind', true) = 'user' THEN nullif(current_setting('porchlight.actor_id', true), '')::uuid END)
    AND ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR "business_id" = ANY ((SELECT businesses_of_actor('{owner,manager}', '{all}'))::uuid[])));--> statement-breakpoint
CREATE POLICY "member_hands_over" ON "mail_outbox" FOR INSERT
  WITH CHECK ((SELECT CASE WHEN current_setting('porchlight.actor_kind', true) = 'user' THEN nullif(current_setting('porchlight.actor_id', true), '')::uuid END) IS NOT NULL AND "unique_key" LIKE 'onboarding-handover:%'
    AND sent_at IS NULL AND failed_at IS NULL AND attempts = 0);
