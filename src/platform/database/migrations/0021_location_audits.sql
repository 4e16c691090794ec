CREATE TABLE "location_audits" (
	"audit_id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"presence" jsonb,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "location_audits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audits" ADD COLUMN "kind" text DEFAULT 'free_check' NOT NULL;--> statement-breakpoint
ALTER TABLE "location_audits" ADD CONSTRAINT "location_audits_audit_id_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "location_audits" ADD CONSTRAINT "location_audits_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "location_audits" ADD CONSTRAINT "location_audits_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "location_audits" ADD CONSTRAINT "location_audits_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "location_audits_location_id_created_at_index" ON "location_audits" USING btree ("location_id","created_at");--> statement-breakpoint
CREATE INDEX "location_audits_business_id_created_at_index" ON "location_audits" USING btree ("business_id","created_at");--> statement-breakpoint
ALTER TABLE "audits" ADD CONSTRAINT "audits_kind_check" CHECK ("audits"."kind" in ('free_check', 'location'));