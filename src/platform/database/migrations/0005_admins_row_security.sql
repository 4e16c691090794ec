-- What an admin may do to others runs on behalf of that admin, and never on their own role or way in. Nobody but an admin
-- reads account_events; there is neither a right nor a policy to change or delete them.
ALTER TABLE "account_events" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT ON "account_events" TO porchlight_app;--> statement-breakpoint
CREATE POLICY "admin_reads" ON "account_events" FOR SELECT
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin'));--> statement-breakpoint
CREATE POLICY "admin_writes_own" ON "account_events" FOR INSERT
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') AND "done_by" = (SELECT nullif(current_setting('porchlight.actor_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "accounts_writes" ON "account_events" FOR INSERT
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'accounts') AND "done_by" IS NOT NULL);--> statement-breakpoint
CREATE POLICY "system_reads" ON "account_events" FOR SELECT
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'system'));--> statement-breakpoint
CREATE POLICY "system_writes" ON "account_events" FOR INSERT
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'system'));--> statement-breakpoint
CREATE POLICY "admin_reads" ON "suspensions" FOR SELECT
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin'));--> statement-breakpoint
CREATE POLICY "admin_suspends_others" ON "suspensions" FOR INSERT
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') AND "user_id" <> (SELECT nullif(current_setting('porchlight.actor_id', true), '')::uuid) AND "suspended_by" = (SELECT nullif(current_setting('porchlight.actor_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "admin_restores" ON "suspensions" FOR DELETE
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin'));--> statement-breakpoint
CREATE POLICY "admin_changes_others" ON "user_roles" FOR UPDATE
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') AND "user_id" <> (SELECT nullif(current_setting('porchlight.actor_id', true), '')::uuid))
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') AND "user_id" <> (SELECT nullif(current_setting('porchlight.actor_id', true), '')::uuid) AND "given_by" = (SELECT nullif(current_setting('porchlight.actor_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "admin_ends" ON "sessions" FOR UPDATE
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin'))
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') AND "ended_at" IS NOT NULL);--> statement-breakpoint
CREATE POLICY "admin_writes_unsent" ON "mail_outbox" FOR INSERT
  WITH CHECK (
    (SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin')
    AND sent_at IS NULL AND failed_at IS NULL AND attempts = 0
  );--> statement-breakpoint
-- The same rules as before, asked once a statement instead of once a row: inside SELECT they also stop misleading the
-- planner, which took them to let hardly any row through and so left the indexes of lists unused.
ALTER POLICY "system_does_all" ON "users"
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'system'));--> statement-breakpoint
ALTER POLICY "accounts_does_all" ON "users"
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'accounts'));--> statement-breakpoint
ALTER POLICY "user_reads_own" ON "users"
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR ((SELECT current_setting('porchlight.actor_kind', true) = 'user') AND "id" = (SELECT nullif(current_setting('porchlight.actor_id', true), '')::uuid)));--> statement-breakpoint
ALTER POLICY "system_does_all" ON "profiles"
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'system'));--> statement-breakpoint
ALTER POLICY "accounts_does_all" ON "profiles"
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'accounts'));--> statement-breakpoint
ALTER POLICY "user_reads_own" ON "profiles"
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR ((SELECT current_setting('porchlight.actor_kind', true) = 'user') AND "id" = (SELECT nullif(current_setting('porchlight.actor_id', true), '')::uuid)));--> statement-breakpoint
ALTER POLICY "system_does_all" ON "user_roles"
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'system'));--> statement-breakpoint
ALTER POLICY "accounts_does_all" ON "user_roles"
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'accounts'));--> statement-breakpoint
ALTER POLICY "user_reads_own" ON "user_roles"
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR ((SELECT current_setting('porchlight.actor_kind', true) = 'user') AND "user_id" = (SELECT nullif(current_setting('porchlight.actor_id', true), '')::uuid)));--> statement-breakpoint
ALTER POLICY "system_does_all" ON "sessions"
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'system'));--> statement-breakpoint
ALTER POLICY "accounts_does_all" ON "sessions"
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'accounts'));--> statement-breakpoint
ALTER POLICY "user_reads_own" ON "sessions"
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin') OR ((SELECT current_setting('porchlight.actor_kind', true) = 'user') AND "user_id" = (SELECT nullif(current_setting('porchlight.actor_id', true), '')::uuid)));--> statement-breakpoint
ALTER POLICY "system_does_all" ON "suspensions"
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'system'));--> statement-breakpoint
ALTER POLICY "accounts_does_all" ON "suspensions"
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'accounts'));
