-- A user sees what is theirs, an admin what is everybody's; the role was read from user_roles when the session was seen to
-- stand. The sign-in desk (accounts) works for people who have not yet said who they are, on these tables only.
ALTER TABLE "users" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "credentials" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "one_time_values" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "profiles" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "user_roles" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "suspensions" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sessions" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "refresh_tokens" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "attempts" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "email_changes" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "signing_keys" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "subscriptions" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "users", "credentials", "one_time_values", "profiles", "user_roles", "suspensions", "sessions", "refresh_tokens", "attempts", "email_changes", "signing_keys", "subscriptions" TO porchlight_app;--> statement-breakpoint
CREATE POLICY "system_does_all" ON "users" FOR ALL
  USING (current_setting('porchlight.actor_kind', true) = 'system')
  WITH CHECK (current_setting('porchlight.actor_kind', true) = 'system');--> statement-breakpoint
CREATE POLICY "system_does_all" ON "credentials" FOR ALL
  USING (current_setting('porchlight.actor_kind', true) = 'system')
  WITH CHECK (current_setting('porchlight.actor_kind', true) = 'system');--> statement-breakpoint
CREATE POLICY "system_does_all" ON "one_time_values" FOR ALL
  USING (current_setting('porchlight.actor_kind', true) = 'system')
  WITH CHECK (current_setting('porchlight.actor_kind', true) = 'system');--> statement-breakpoint
CREATE POLICY "system_does_all" ON "profiles" FOR ALL
  USING (current_setting('porchlight.actor_kind', true) = 'system')
  WITH CHECK (current_setting('porchlight.actor_kind', true) = 'system');--> statement-breakpoint
CREATE POLICY "system_does_all" ON "user_roles" FOR ALL
  USING (current_setting('porchlight.actor_kind', true) = 'system')
  WITH CHECK (current_setting('porchlight.actor_kind', true) = 'system');--> statement-breakpoint
CREATE POLICY "system_does_all" ON "suspensions" FOR ALL
  USING (current_setting('porchlight.actor_kind', true) = 'system')
  WITH CHECK (current_setting('porchlight.actor_kind', true) = 'system');--> statement-breakpoint
CREATE POLICY "system_does_all" ON "sessions" FOR ALL
  USING (current_setting('porchlight.actor_kind', true) = 'system')
  WITH CHECK (current_setting('porchlight.actor_kind', true) = 'system');--> statement-breakpoint
CREATE POLICY "system_does_all" ON "refresh_tokens" FOR ALL
  USING (current_setting('porchlight.actor_kind', true) = 'system')
  WITH CHECK (current_setting('porchlight.actor_kind', true) = 'system');--> statement-breakpoint
CREATE POLICY "system_does_all" ON "attempts" FOR ALL
  USING (current_setting('porchlight.actor_kind', true) = 'system')
  WITH CHECK (current_setting('porchlight.actor_kind', true) = 'system');--> statement-breakpoint
CREATE POLICY "system_does_all" ON "email_changes" FOR ALL
  USING (current_setting('porchlight.actor_kind', true) = 'system')
  WITH CHECK (current_setting('porchlight.actor_kind', true) = 'system');--> statement-breakpoint
CREATE POLICY "system_does_all" ON "signing_keys" FOR ALL
  USING (current_setting('porchlight.actor_kind', true) = 'system')
  WITH CHECK (current_setting('porchlight.actor_kind', true) = 'system');--> statement-breakpoint
CREATE POLICY "system_does_all" ON "subscriptions" FOR ALL
  USING (current_setting('porchlight.actor_kind', true) = 'system')
  WITH CHECK (current_setting('porchlight.actor_kind', true) = 'system');--> statement-breakpoint
CREATE POLICY "accounts_does_all" ON "users" FOR ALL
  USING (current_setting('porchlight.actor_kind', true) = 'accounts')
  WITH CHECK (current_setting('porchlight.actor_kind', true) = 'accounts');--> statement-breakpoint
CREATE POLICY "accounts_does_all" ON "credentials" FOR ALL
  USING (current_setting('porchlight.actor_kind', true) = 'accounts')
  WITH CHECK (current_setting('porchlight.actor_kind', true) = 'accounts');--> statement-breakpoint
CREATE POLICY "accounts_does_all" ON "one_time_values" FOR ALL
  USING (current_setting('porchlight.actor_kind', true) = 'accounts')
  WITH CHECK (current_setting('porchlight.actor_kind', true) = 'accounts');--> statement-breakpoint
CREATE POLICY "accounts_does_all" ON "profiles" FOR ALL
  USING (current_setting('porchlight.actor_kind', true) = 'accounts')
  WITH CHECK (current_setting('porchlight.actor_kind', true) = 'accounts');--> statement-breakpoint
CREATE POLICY "accounts_does_all" ON "user_roles" FOR ALL
  USING (current_setting('porchlight.actor_kind', true) = 'accounts')
  WITH CHECK (current_setting('porchlight.actor_kind', true) = 'accounts');--> statement-breakpoint
CREATE POLICY "accounts_does_all" ON "suspensions" FOR ALL
  USING (current_setting('porchlight.actor_kind', true) = 'accounts')
  WITH CHECK (current_setting('porchlight.actor_kind', true) = 'accounts');--> statement-breakpoint
CREATE POLICY "accounts_does_all" ON "sessions" FOR ALL
  USING (current_setting('porchlight.actor_kind', true) = 'accounts')
  WITH CHECK (current_setting('porchlight.actor_kind', true) = 'accounts');--> statement-breakpoint
CREATE POLICY "accounts_does_all" ON "refresh_tokens" FOR ALL
  USING (current_setting('porchlight.actor_kind', true) = 'accounts')
  WITH CHECK (current_setting('porchlight.actor_kind', true) = 'accounts');--> statement-breakpoint
CREATE POLICY "accounts_does_all" ON "attempts" FOR ALL
  USING (current_setting('porchlight.actor_kind', true) = 'accounts')
  WITH CHECK (current_setting('porchlight.actor_kind', true) = 'accounts');--> statement-breakpoint
CREATE POLICY "accounts_does_all" ON "email_changes" FOR ALL
  USING (current_setting('porchlight.actor_kind', true) = 'accounts')
  WITH CHECK (current_setting('porchlight.actor_kind', true) = 'accounts');--> statement-breakpoint
CREATE POLICY "accounts_writes_unsent" ON "mail_outbox" FOR INSERT
  WITH CHECK (
    current_setting('porchlight.actor_kind', true) = 'accounts'
    AND sent_at IS NULL AND failed_at IS NULL AND attempts = 0
  );--> statement-breakpoint
CREATE POLICY "user_reads_own" ON "users" FOR SELECT
  USING (current_setting('porchlight.actor_kind', true) = 'user' AND ("id" = nullif(current_setting('porchlight.actor_id', true), '')::uuid OR current_setting('porchlight.actor_role', true) = 'admin'));--> statement-breakpoint
CREATE POLICY "user_reads_own" ON "profiles" FOR SELECT
  USING (current_setting('porchlight.actor_kind', true) = 'user' AND ("id" = nullif(current_setting('porchlight.actor_id', true), '')::uuid OR current_setting('porchlight.actor_role', true) = 'admin'));--> statement-breakpoint
CREATE POLICY "user_reads_own" ON "user_roles" FOR SELECT
  USING (current_setting('porchlight.actor_kind', true) = 'user' AND ("user_id" = nullif(current_setting('porchlight.actor_id', true), '')::uuid OR current_setting('porchlight.actor_role', true) = 'admin'));--> statement-breakpoint
CREATE POLICY "user_reads_own" ON "sessions" FOR SELECT
  USING (current_setting('porchlight.actor_kind', true) = 'user' AND ("user_id" = nullif(current_setting('porchlight.actor_id', true), '')::uuid OR current_setting('porchlight.actor_role', true) = 'admin'));--> statement-breakpoint
CREATE POLICY "user_reads_own" ON "subscriptions" FOR SELECT
  USING (current_setting('porchlight.actor_kind', true) = 'user' AND ("user_id" = nullif(current_setting('porchlight.actor_id', true), '')::uuid OR current_setting('porchlight.actor_role', true) = 'admin'));--> statement-breakpoint
CREATE POLICY "user_changes_own" ON "profiles" FOR UPDATE
  USING (current_setting('porchlight.actor_kind', true) = 'user' AND "id" = nullif(current_setting('porchlight.actor_id', true), '')::uuid)
  WITH CHECK (current_setting('porchlight.actor_kind', true) = 'user' AND "id" = nullif(current_setting('porchlight.actor_id', true), '')::uuid);
