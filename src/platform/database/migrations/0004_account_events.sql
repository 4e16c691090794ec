CREATE TABLE "account_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"done_by" uuid,
	"action" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "suspensions" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "account_events_user_id_created_at_index" ON "account_events" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "profiles_name_index" ON "profiles" USING btree (nullif(lower("full_name"), ''),"id");--> statement-breakpoint
CREATE INDEX "users_created_at_id_index" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_last_sign_in_at_index" ON "users" USING btree ("last_sign_in_at" NULLS FIRST,"id");