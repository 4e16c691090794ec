-- What the agency does with contacts: admins only, each in their own name. Changes of status and replies are never altered.
-- Asked inside SELECT, once a statement: so the planner knows that an admin sees every row, and uses the indexes.
ALTER TABLE "contact_status_changes" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "contact_notes" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "contact_replies" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT ON "contact_status_changes", "contact_replies" TO porchlight_app;--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "contact_notes" TO porchlight_app;--> statement-breakpoint
CREATE POLICY "system_does_all" ON "contact_status_changes" FOR ALL
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'system'))
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'system'));--> statement-breakpoint
CREATE POLICY "system_does_all" ON "contact_notes" FOR ALL
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'system'))
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'system'));--> statement-breakpoint
CREATE POLICY "system_does_all" ON "contact_replies" FOR ALL
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'system'))
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'system'));--> statement-breakpoint
ALTER POLICY "system_does_all" ON "contacts"
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'system'));--> statement-breakpoint
CREATE POLICY "admin_reads" ON "contacts" FOR SELECT
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin'));--> statement-breakpoint
CREATE POLICY "admin_reads" ON "contact_status_changes" FOR SELECT
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin'));--> statement-breakpoint
CREATE POLICY "admin_reads" ON "contact_notes" FOR SELECT
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin'));--> statement-breakpoint
CREATE POLICY "admin_reads" ON "contact_replies" FOR SELECT
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin'));--> statement-breakpoint
CREATE POLICY "admin_writes_as_themselves" ON "contact_status_changes" FOR INSERT
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin')
    AND "changed_by" = (SELECT nullif(current_setting('porchlight.actor_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "admin_writes_as_themselves" ON "contact_notes" FOR INSERT
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin')
    AND "written_by" = (SELECT nullif(current_setting('porchlight.actor_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "admin_writes_as_themselves" ON "contact_replies" FOR INSERT
  WITH CHECK ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin')
    AND "sent_by" = (SELECT nullif(current_setting('porchlight.actor_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "admin_deletes_own" ON "contact_notes" FOR DELETE
  USING ((SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin')
    AND "written_by" = (SELECT nullif(current_setting('porchlight.actor_id', true), '')::uuid));--> statement-breakpoint
-- Of the outbox an admin sees how replies fared, and no other mail: others carry links that sign people in.
CREATE POLICY "admin_reads_replies" ON "mail_outbox" FOR SELECT
  USING (
    (SELECT current_setting('porchlight.actor_kind', true) = 'user' AND current_setting('porchlight.actor_role', true) = 'admin')
    AND EXISTS (SELECT FROM "contact_replies" WHERE "contact_replies"."mail_id" = "mail_outbox"."id")
  );--> statement-breakpoint
-- Whoever was mailed a confirmation has signed up; where from was not asked until now.
SELECT set_config('porchlight.actor_kind', 'system', true);--> statement-breakpoint
UPDATE "users" SET "signed_up_from" = '' WHERE "confirmation_sent_at" IS NOT NULL;--> statement-breakpoint
SELECT set_config('porchlight.actor_kind', '', true);
