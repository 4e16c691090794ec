CREATE TABLE "contact_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contact_id" uuid NOT NULL,
	"text" text NOT NULL,
	"written_by" uuid,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "contact_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contact_id" uuid NOT NULL,
	"text" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"mail_id" uuid NOT NULL,
	"sent_by" uuid,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "contact_replies_mail_id_unique" UNIQUE("mail_id"),
	CONSTRAINT "contact_replies_contact_id_idempotency_key_unique" UNIQUE("contact_id","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "contact_replies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "contact_status_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contact_id" uuid NOT NULL,
	"status" text NOT NULL,
	"changed_by" uuid,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "contact_status_changes_status_check" CHECK ("contact_status_changes"."status" in ('new', 'contacted', 'qualified', 'proposal', 'won', 'lost', 'spam'))
);
--> statement-breakpoint
ALTER TABLE "contact_status_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "contacts" RENAME COLUMN "page" TO "source";--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "auto_submitted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "signed_up_from" text;--> statement-breakpoint
ALTER TABLE "contact_notes" ADD CONSTRAINT "contact_notes_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_notes" ADD CONSTRAINT "contact_notes_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_mail_id_mail_outbox_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mail_outbox"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_status_changes" ADD CONSTRAINT "contact_status_changes_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_status_changes" ADD CONSTRAINT "contact_status_changes_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_notes_contact_id_created_at_index" ON "contact_notes" USING btree ("contact_id","created_at");--> statement-breakpoint
CREATE INDEX "contact_status_changes_contact_id_created_at_index" ON "contact_status_changes" USING btree ("contact_id","created_at");--> statement-breakpoint
CREATE INDEX "contacts_created_at_id_index" ON "contacts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contacts_lower_email_index" ON "contacts" USING btree (lower("email"));