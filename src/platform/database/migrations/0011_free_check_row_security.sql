-- The free SEO check. A visitor who asks for one writes, and reads back only hashes and times. Whoever holds a secret link,
-- whose key the program has just found to be right, acts as `holder` with that link's id and sees what hangs on it while it
-- is open. Runs, mails and what they tell the agency are the system's.
ALTER TABLE "audits" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audit_links" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audit_receipts" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audit_queue" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audit_mails" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audit_mail_receipts" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "contact_checks" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mail_attachments" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "audits", "audit_links", "audit_receipts", "audit_queue", "audit_mails", "audit_mail_receipts", "contact_checks", "mail_attachments" TO porchlight_app;--> statement-breakpoint
CREATE POLICY "system_does_all" ON "audits" FOR ALL
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'system'))
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'system'));--> statement-breakpoint
CREATE POLICY "system_does_all" ON "audit_links" FOR ALL
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'system'))
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'system'));--> statement-breakpoint
CREATE POLICY "system_does_all" ON "audit_receipts" FOR ALL
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'system'))
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'system'));--> statement-breakpoint
CREATE POLICY "system_does_all" ON "audit_queue" FOR ALL
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'system'))
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'system'));--> statement-breakpoint
CREATE POLICY "system_does_all" ON "audit_mails" FOR ALL
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'system'))
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'system'));--> statement-breakpoint
CREATE POLICY "system_does_all" ON "audit_mail_receipts" FOR ALL
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'system'))
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'system'));--> statement-breakpoint
CREATE POLICY "system_does_all" ON "contact_checks" FOR ALL
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'system'))
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'system'));--> statement-breakpoint
CREATE POLICY "system_does_all" ON "mail_attachments" FOR ALL
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'system'))
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'system'));--> statement-breakpoint
CREATE POLICY "visitor_asks" ON "audits" FOR INSERT
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'visitor')
    AND "state" = 'waiting' AND "takes" = 0 AND "report" IS NULL AND "score" IS NULL);--> statement-breakpoint
CREATE POLICY "visitor_asks" ON "audit_links" FOR INSERT
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'visitor'));--> statement-breakpoint
CREATE POLICY "visitor_asks" ON "audit_queue" FOR INSERT
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'visitor'));--> statement-breakpoint
CREATE POLICY "visitor_asks" ON "audit_receipts" FOR INSERT
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'visitor'));--> statement-breakpoint
CREATE POLICY "visitor_reads" ON "audit_receipts" FOR SELECT
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'visitor'));--> statement-breakpoint
CREATE POLICY "holder_opens" ON "audit_links" FOR SELECT
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'holder')
    AND "id" = (SELECT nullif(current_setting('porchlight.actor_id', true), '')::uuid)
    AND "expires_at" > now());--> statement-breakpoint
CREATE POLICY "holder_opens" ON "audits" FOR SELECT
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'holder')
    AND EXISTS (SELECT FROM "audit_links" WHERE "audit_links"."audit_id" = "audits"."id"));--> statement-breakpoint
CREATE POLICY "holder_counts" ON "audit_queue" FOR SELECT
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'holder'));--> statement-breakpoint
CREATE POLICY "holder_asks" ON "audit_mails" FOR INSERT
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'holder')
    AND "link_id" = (SELECT nullif(current_setting('porchlight.actor_id', true), '')::uuid)
    AND "mail_id" IS NULL);--> statement-breakpoint
CREATE POLICY "holder_reads" ON "audit_mails" FOR SELECT
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'holder')
    AND "link_id" = (SELECT nullif(current_setting('porchlight.actor_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "holder_asks" ON "audit_mail_receipts" FOR INSERT
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'holder'));--> statement-breakpoint
CREATE POLICY "holder_counts" ON "audit_mail_receipts" FOR SELECT
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'holder'));--> statement-breakpoint
CREATE POLICY "admin_reads" ON "contact_checks" FOR SELECT
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin'));--> statement-breakpoint
-- For the counts of analytics: neither a site's words nor anybody's address is asked for there.
CREATE POLICY "admin_reads" ON "audits" FOR SELECT
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin'));--> statement-breakpoint
CREATE POLICY "admin_reads" ON "audit_links" FOR SELECT
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin'));--> statement-breakpoint
CREATE POLICY "admin_reads" ON "audit_mails" FOR SELECT
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin'));--> statement-breakpoint
-- Of the outbox an admin sees how the mails of checks fared, as with replies.
CREATE POLICY "admin_reads_reports" ON "mail_outbox" FOR SELECT
  USING (
    (SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin')
    AND EXISTS (SELECT FROM "contact_checks" WHERE "contact_checks"."mail_id" = "mail_outbox"."id")
  );
