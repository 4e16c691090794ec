CREATE TABLE "mail_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mail_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_attachments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"audit_id" uuid NOT NULL,
	"is_stored_result" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_mail_receipts" (
	"mail_request_id" uuid PRIMARY KEY NOT NULL,
	"email_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_mail_receipts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"link_id" uuid NOT NULL,
	"email" text NOT NULL,
	"consent" text NOT NULL,
	"news_consent" text NOT NULL,
	"mail_id" uuid,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "audit_mails_link_id_email_unique" UNIQUE("link_id","email")
);
--> statement-breakpoint
ALTER TABLE "audit_mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_queue" (
	"audit_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_queue" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_receipts" (
	"link_id" uuid PRIMARY KEY NOT NULL,
	"audit_id" uuid NOT NULL,
	"idempotency_key" text,
	"payload_hash" text NOT NULL,
	"address_hash" text NOT NULL,
	"host_hash" text NOT NULL,
	"wish_hash" text NOT NULL,
	"is_stored_result" boolean NOT NULL,
	"may_answer" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "audit_receipts_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "audit_receipts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"host" text NOT NULL,
	"start_url" text NOT NULL,
	"names_scheme" boolean NOT NULL,
	"given" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"takes" integer DEFAULT 0 NOT NULL,
	"beat_at" timestamp with time zone,
	"progress" jsonb,
	"problem" jsonb,
	"score" integer,
	"report" jsonb,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "audits_state_check" CHECK ("audits"."state" in ('waiting', 'running', 'done', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "audits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "contact_checks" (
	"contact_id" uuid PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"visitor_hash" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"score" integer,
	"result_path" text,
	"wants_news" boolean DEFAULT false NOT NULL,
	"mail_id" uuid,
	"checked_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "contact_checks_state_check" CHECK ("contact_checks"."state" in ('running', 'done', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "contact_checks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "kind" text DEFAULT 'message' NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_attachments" ADD CONSTRAINT "mail_attachments_mail_id_mail_outbox_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mail_outbox"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_links" ADD CONSTRAINT "audit_links_audit_id_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_mails" ADD CONSTRAINT "audit_mails_link_id_audit_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."audit_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_mails" ADD CONSTRAINT "audit_mails_mail_id_mail_outbox_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mail_outbox"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_queue" ADD CONSTRAINT "audit_queue_audit_id_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_receipts" ADD CONSTRAINT "audit_receipts_link_id_audit_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."audit_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_receipts" ADD CONSTRAINT "audit_receipts_audit_id_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_checks" ADD CONSTRAINT "contact_checks_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_checks" ADD CONSTRAINT "contact_checks_mail_id_mail_outbox_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mail_outbox"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_attachments_mail_id_index" ON "mail_attachments" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "audit_links_audit_id_index" ON "audit_links" USING btree ("audit_id");--> statement-breakpoint
CREATE INDEX "audit_links_created_at_index" ON "audit_links" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_mail_receipts_email_hash_created_at_index" ON "audit_mail_receipts" USING btree ("email_hash","created_at");--> statement-breakpoint
CREATE INDEX "audit_mails_created_at_index" ON "audit_mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_queue_created_at_index" ON "audit_queue" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_receipts_address_hash_created_at_index" ON "audit_receipts" USING btree ("address_hash","created_at");--> statement-breakpoint
CREATE INDEX "audit_receipts_host_hash_created_at_index" ON "audit_receipts" USING btree ("host_hash","created_at");--> statement-breakpoint
CREATE INDEX "audit_receipts_wish_hash_created_at_index" ON "audit_receipts" USING btree ("wish_hash","created_at");--> statement-breakpoint
CREATE INDEX "audits_site_finished_at_index" ON "audits" USING btree ("site","finished_at");--> statement-breakpoint
CREATE INDEX "audits_created_at_index" ON "audits" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_checks_anonymous_index" ON "contact_checks" USING btree ("site","visitor_hash") WHERE "contact_checks"."email" = '';--> statement-breakpoint
CREATE UNIQUE INDEX "contact_checks_email_index" ON "contact_checks" USING btree ("site","email") WHERE "contact_checks"."email" <> '';--> statement-breakpoint
CREATE INDEX "contact_checks_visitor_hash_index" ON "contact_checks" USING btree ("visitor_hash");--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_kind_check" CHECK ("contacts"."kind" in ('message', 'check'));