CREATE TABLE "location_import_rows" (
	"import_id" uuid NOT NULL,
	"n" integer NOT NULL,
	"business_id" uuid NOT NULL,
	"cells" jsonb NOT NULL,
	"verdict" text,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"keys" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"twin_of" integer,
	"location_id" uuid,
	"outcome" text,
	"saved_version" integer,
	"before" jsonb,
	"saved_at" timestamp with time zone,
	"kept_at" timestamp with time zone,
	CONSTRAINT "location_import_rows_import_id_n_pk" PRIMARY KEY("import_id","n"),
	CONSTRAINT "location_import_rows_verdict_check" CHECK ("location_import_rows"."verdict" in ('new', 'update', 'unchanged', 'skip', 'bad')),
	CONSTRAINT "location_import_rows_outcome_check" CHECK ("location_import_rows"."outcome" in ('created', 'updated'))
);
--> statement-breakpoint
ALTER TABLE "location_import_rows" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "location_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"file_kind" text NOT NULL,
	"headings" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"when_known" text NOT NULL,
	"state" text NOT NULL,
	"total" integer NOT NULL,
	"accepted_warnings" jsonb NOT NULL,
	"asked_by" uuid,
	"asked_role" text NOT NULL,
	"from_address" text NOT NULL,
	"activity_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"saved_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	CONSTRAINT "location_imports_id_business_id_unique" UNIQUE("id","business_id"),
	CONSTRAINT "location_imports_state_check" CHECK ("location_imports"."state" in ('mapping', 'checking', 'checked', 'saving', 'saved', 'undoing', 'undone')),
	CONSTRAINT "location_imports_when_known_check" CHECK ("location_imports"."when_known" in ('update', 'skip', 'add'))
);
--> statement-breakpoint
ALTER TABLE "location_imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "location_import_rows" ADD CONSTRAINT "location_import_rows_import_fk" FOREIGN KEY ("import_id","business_id") REFERENCES "public"."location_imports"("id","business_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "location_imports" ADD CONSTRAINT "location_imports_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "location_imports" ADD CONSTRAINT "location_imports_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "location_imports" ADD CONSTRAINT "location_imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "location_import_rows_created_index" ON "location_import_rows" USING btree ("location_id") WHERE outcome = 'created';--> statement-breakpoint
CREATE INDEX "location_imports_business_id_created_at_index" ON "location_imports" USING btree ("business_id","created_at");--> statement-breakpoint
CREATE INDEX "location_imports_working_index" ON "location_imports" USING btree ("state") WHERE state in ('checking', 'saving', 'undoing');