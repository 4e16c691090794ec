-- Secrets and codes of the second factor are for the sign-in desk alone: not even their user reads these rows.
ALTER TABLE "factors" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "factor_challenges" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "recovery_codes" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "factors", "factor_challenges", "recovery_codes" TO porchlight_app;--> statement-breakpoint
CREATE POLICY "system_does_all" ON "factors" FOR ALL
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'system'))
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'system'));--> statement-breakpoint
CREATE POLICY "system_does_all" ON "factor_challenges" FOR ALL
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'system'))
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'system'));--> statement-breakpoint
CREATE POLICY "system_does_all" ON "recovery_codes" FOR ALL
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'system'))
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'system'));--> statement-breakpoint
CREATE POLICY "accounts_does_all" ON "factors" FOR ALL
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'accounts'))
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'accounts'));--> statement-breakpoint
CREATE POLICY "accounts_does_all" ON "factor_challenges" FOR ALL
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'accounts'))
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'accounts'));--> statement-breakpoint
CREATE POLICY "accounts_does_all" ON "recovery_codes" FOR ALL
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'accounts'))
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'accounts'));
