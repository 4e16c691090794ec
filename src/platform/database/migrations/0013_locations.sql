CREATE TABLE "activity" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"location_id" uuid,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"actor_kind" text NOT NULL,
	"action" text NOT NULL,
	"field_changes" jsonb NOT NULL,
	"reason" text NOT NULL,
	"accepted_warnings" jsonb NOT NULL,
	"version" integer,
	"parent_id" uuid,
	"from_address" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "activity_actor_kind_check" CHECK ("activity"."actor_kind" in ('client', 'agency', 'system'))
);
--> statement-breakpoint
ALTER TABLE "activity" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "business_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"business_name" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"given" jsonb NOT NULL,
	"invited_by" uuid,
	"invited_by_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"accepted_by" uuid,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "business_invitations_role_check" CHECK ("business_invitations"."role" in ('owner', 'manager', 'viewer'))
);
--> statement-breakpoint
ALTER TABLE "business_invitations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "business_members" (
	"business_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"scope" text NOT NULL,
	"invited_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "business_members_business_id_user_id_pk" PRIMARY KEY("business_id","user_id"),
	CONSTRAINT "business_members_role_check" CHECK ("business_members"."role" in ('owner', 'manager', 'viewer')),
	CONSTRAINT "business_members_scope_check" CHECK ("business_members"."scope" in ('all', 'chosen')),
	CONSTRAINT "business_members_owners_see_all" CHECK ("business_members"."role" <> 'owner' or "business_members"."scope" = 'all')
);
--> statement-breakpoint
ALTER TABLE "business_members" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "businesses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"legal_name" text NOT NULL,
	"trade_name" text NOT NULL,
	"industry" text NOT NULL,
	"time_zone" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "businesses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "grouped_locations" (
	"group_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"business_id" uuid NOT NULL,
	CONSTRAINT "grouped_locations_group_id_location_id_pk" PRIMARY KEY("group_id","location_id")
);
--> statement-breakpoint
ALTER TABLE "grouped_locations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "location_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"business_id" uuid NOT NULL,
	"location_id" uuid,
	"values" jsonb NOT NULL,
	"based_on_version" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "location_drafts_one_each" UNIQUE NULLS NOT DISTINCT("user_id","business_id","location_id")
);
--> statement-breakpoint
ALTER TABLE "location_drafts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "location_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	CONSTRAINT "location_groups_id_business_id_unique" UNIQUE("id","business_id")
);
--> statement-breakpoint
ALTER TABLE "location_groups" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "locations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"completeness" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"name" text NOT NULL,
	"store_code" text NOT NULL,
	"business_type" text NOT NULL,
	"address_line_1" text NOT NULL,
	"address_line_2" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip" text NOT NULL,
	"hide_address" boolean NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"service_areas" jsonb NOT NULL,
	"phone" text NOT NULL,
	"additional_phones" jsonb NOT NULL,
	"website" text NOT NULL,
	"primary_category" text NOT NULL,
	"additional_categories" jsonb NOT NULL,
	"regular_hours" jsonb,
	"special_hours" jsonb NOT NULL,
	"more_hours" jsonb NOT NULL,
	"time_zone" text NOT NULL,
	"open_status" text NOT NULL,
	"opening_date" text NOT NULL,
	"description" text NOT NULL,
	"services" jsonb NOT NULL,
	"attributes" jsonb NOT NULL,
	"social_links" jsonb NOT NULL,
	"booking_links" jsonb NOT NULL,
	"labels" jsonb NOT NULL,
	"languages" jsonb NOT NULL,
	"payment_types" jsonb NOT NULL,
	"licence_number" text NOT NULL,
	"owner_name" text NOT NULL,
	"year_founded" integer,
	"search" text GENERATED ALWAYS AS (lower(name || ' ' || store_code || ' ' || address_line_1 || ' ' || address_line_2 || ' ' || city || ' ' || state || ' ' || zip || ' ' || phone)) STORED NOT NULL,
	CONSTRAINT "locations_id_business_id_unique" UNIQUE("id","business_id"),
	CONSTRAINT "locations_status_check" CHECK ("locations"."status" in ('draft', 'pending_review', 'active', 'paused', 'suspended_by_google', 'closed_temporarily', 'closed_permanently', 'cancelled')),
	CONSTRAINT "locations_completeness_check" CHECK ("locations"."completeness" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "locations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "member_groups" (
	"user_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"business_id" uuid NOT NULL,
	CONSTRAINT "member_groups_user_id_group_id_pk" PRIMARY KEY("user_id","group_id")
);
--> statement-breakpoint
ALTER TABLE "member_groups" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "member_locations" (
	"user_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"business_id" uuid NOT NULL,
	CONSTRAINT "member_locations_user_id_location_id_pk" PRIMARY KEY("user_id","location_id")
);
--> statement-breakpoint
ALTER TABLE "member_locations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "business_id" uuid;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_invitations" ADD CONSTRAINT "business_invitations_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_invitations" ADD CONSTRAINT "business_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_invitations" ADD CONSTRAINT "business_invitations_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_members" ADD CONSTRAINT "business_members_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_members" ADD CONSTRAINT "business_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_members" ADD CONSTRAINT "business_members_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grouped_locations" ADD CONSTRAINT "grouped_locations_group_id_business_id_location_groups_id_business_id_fk" FOREIGN KEY ("group_id","business_id") REFERENCES "public"."location_groups"("id","business_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grouped_locations" ADD CONSTRAINT "grouped_locations_location_id_business_id_locations_id_business_id_fk" FOREIGN KEY ("location_id","business_id") REFERENCES "public"."locations"("id","business_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "location_drafts" ADD CONSTRAINT "location_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "location_drafts" ADD CONSTRAINT "location_drafts_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "location_drafts" ADD CONSTRAINT "location_drafts_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "location_groups" ADD CONSTRAINT "location_groups_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "location_groups" ADD CONSTRAINT "location_groups_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "locations_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "locations_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "locations_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_groups" ADD CONSTRAINT "member_groups_business_id_user_id_business_members_business_id_user_id_fk" FOREIGN KEY ("business_id","user_id") REFERENCES "public"."business_members"("business_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_groups" ADD CONSTRAINT "member_groups_group_id_business_id_location_groups_id_business_id_fk" FOREIGN KEY ("group_id","business_id") REFERENCES "public"."location_groups"("id","business_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_locations" ADD CONSTRAINT "member_locations_business_id_user_id_business_members_business_id_user_id_fk" FOREIGN KEY ("business_id","user_id") REFERENCES "public"."business_members"("business_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_locations" ADD CONSTRAINT "member_locations_location_id_business_id_locations_id_business_id_fk" FOREIGN KEY ("location_id","business_id") REFERENCES "public"."locations"("id","business_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_business_id_created_at_id_index" ON "activity" USING btree ("business_id","created_at","id");--> statement-breakpoint
CREATE INDEX "activity_business_id_action_created_at_id_index" ON "activity" USING btree ("business_id","action","created_at","id");--> statement-breakpoint
CREATE INDEX "activity_location_id_created_at_id_index" ON "activity" USING btree ("location_id","created_at","id");--> statement-breakpoint
CREATE INDEX "activity_parent_id_index" ON "activity" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "business_invitations_business_id_created_at_index" ON "business_invitations" USING btree ("business_id","created_at");--> statement-breakpoint
CREATE INDEX "business_invitations_email_index" ON "business_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "business_members_user_id_index" ON "business_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "businesses_trade_name_index" ON "businesses" USING btree (lower("trade_name"),"id");--> statement-breakpoint
CREATE INDEX "businesses_created_by_index" ON "businesses" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "grouped_locations_location_id_index" ON "grouped_locations" USING btree ("location_id");--> statement-breakpoint
CREATE INDEX "location_drafts_location_id_index" ON "location_drafts" USING btree ("location_id");--> statement-breakpoint
CREATE UNIQUE INDEX "location_groups_name_index" ON "location_groups" USING btree ("business_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "locations_store_code_index" ON "locations" USING btree ("business_id","store_code") WHERE store_code <> '';--> statement-breakpoint
CREATE INDEX "locations_name_index" ON "locations" USING btree ("business_id",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "locations_business_id_updated_at_id_index" ON "locations" USING btree ("business_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "locations_business_id_status_index" ON "locations" USING btree ("business_id","status");--> statement-breakpoint
CREATE INDEX "locations_pending_index" ON "locations" USING btree ("business_id") WHERE status = 'pending_review';--> statement-breakpoint
CREATE INDEX "member_groups_group_id_index" ON "member_groups" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "member_locations_location_id_index" ON "member_locations" USING btree ("location_id");--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscriptions_business_id_index" ON "subscriptions" USING btree ("business_id");