-- The application's role owns nothing and is bound by these policies; so is the owner, by FORCE.
-- A transaction names its actor in porchlight.actor_kind; without one it sees and writes nothing.
ALTER TABLE "installation_secrets" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mail_outbox" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "contacts" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "contact_receipts" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "installation_secrets", "mail_outbox", "contacts", "contact_receipts" TO porchlight_app;--> statement-breakpoint
CREATE POLICY "system_does_all" ON "installation_secrets" FOR ALL
  USING (current_setting('porchlight.actor_kind', true) = 'system')
  WITH CHECK (current_setting('porchlight.actor_kind', true) = 'system');--> statement-breakpoint
CREATE POLICY "system_does_all" ON "mail_outbox" FOR ALL
  USING (current_setting('porchlight.actor_kind', true) = 'system')
  WITH CHECK (current_setting('porchlight.actor_kind', true) = 'system');--> statement-breakpoint
CREATE POLICY "visitor_writes_unsent" ON "mail_outbox" FOR INSERT
  WITH CHECK (
    current_setting('porchlight.actor_kind', true) = 'visitor'
    AND sent_at IS NULL AND failed_at IS NULL AND attempts = 0
  );--> statement-breakpoint
CREATE POLICY "system_does_all" ON "contacts" FOR ALL
  USING (current_setting('porchlight.actor_kind', true) = 'system')
  WITH CHECK (current_setting('porchlight.actor_kind', true) = 'system');--> statement-breakpoint
CREATE POLICY "visitor_writes" ON "contacts" FOR INSERT
  WITH CHECK (current_setting('porchlight.actor_kind', true) = 'visitor');--> statement-breakpoint
CREATE POLICY "system_does_all" ON "contact_receipts" FOR ALL
  USING (current_setting('porchlight.actor_kind', true) = 'system')
  WITH CHECK (current_setting('porchlight.actor_kind', true) = 'system');--> statement-breakpoint
CREATE POLICY "visitor_reads" ON "contact_receipts" FOR SELECT
  USING (current_setting('porchlight.actor_kind', true) = 'visitor');--> statement-breakpoint
CREATE POLICY "visitor_writes" ON "contact_receipts" FOR INSERT
  WITH CHECK (current_setting('porchlight.actor_kind', true) = 'visitor');
