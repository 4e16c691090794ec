CREATE TABLE "business_logos" (
	"business_id" uuid PRIMARY KEY NOT NULL,
	"file_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "business_logos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"original_name" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"stored_at" timestamp with time zone,
	CONSTRAINT "files_id_business_id_unique" UNIQUE("id","business_id"),
	CONSTRAINT "files_kind_check" CHECK ("files"."kind" in ('photo', 'logo', 'asset'))
);
--> statement-breakpoint
ALTER TABLE "files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "location_photos" (
	"location_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"business_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"alt_text" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "location_photos_location_id_file_id_pk" PRIMARY KEY("location_id","file_id"),
	CONSTRAINT "location_photos_kind_check" CHECK ("location_photos"."kind" in ('logo', 'cover', 'interior', 'exterior', 'team', 'work'))
);
--> statement-breakpoint
ALTER TABLE "location_photos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "business_logos" ADD CONSTRAINT "business_logos_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_logos" ADD CONSTRAINT "business_logos_file_id_business_id_files_id_business_id_fk" FOREIGN KEY ("file_id","business_id") REFERENCES "public"."files"("id","business_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "location_photos" ADD CONSTRAINT "location_photos_location_id_business_id_locations_id_business_id_fk" FOREIGN KEY ("location_id","business_id") REFERENCES "public"."locations"("id","business_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "location_photos" ADD CONSTRAINT "location_photos_file_id_business_id_files_id_business_id_fk" FOREIGN KEY ("file_id","business_id") REFERENCES "public"."files"("id","business_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "business_logos_file_id_index" ON "business_logos" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "files_name_index" ON "files" USING btree ("business_id",lower("original_name"),"id");--> statement-breakpoint
CREATE INDEX "files_unfinished_index" ON "files" USING btree ("created_at") WHERE stored_at is null;--> statement-breakpoint
CREATE INDEX "files_created_by_index" ON "files" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "location_photos_file_id_index" ON "location_photos" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "location_photos_business_id_index" ON "location_photos" USING btree ("business_id");--> statement-breakpoint
CREATE UNIQUE INDEX "location_photos_one_logo_and_cover" ON "location_photos" USING btree ("location_id","kind") WHERE kind in ('logo', 'cover');