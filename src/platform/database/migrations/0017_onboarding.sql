CREATE TABLE "onboarding_steps" (
	"business_id" uuid NOT NULL,
	"step" text NOT NULL,
	"state" text NOT NULL,
	"answers" jsonb NOT NULL,
	"version" integer NOT NULL,
	"field_versions" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" uuid,
	"updated_by_name" text NOT NULL,
	"updated_by_agency" boolean NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "onboarding_steps_business_id_step_pk" PRIMARY KEY("business_id","step"),
	CONSTRAINT "onboarding_steps_step_check" CHECK ("onboarding_steps"."step" in ('business', 'locations', 'confirm', 'goals', 'voice', 'plans', 'review')),
	CONSTRAINT "onboarding_steps_state_check" CHECK ("onboarding_steps"."state" in ('open', 'in_progress', 'done', 'skipped'))
);
--> statement-breakpoint
ALTER TABLE "onboarding_steps" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "business_invitations" ADD COLUMN "step" text;--> statement-breakpoint
ALTER TABLE "onboarding_steps" ADD CONSTRAINT "onboarding_steps_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboarding_steps" ADD CONSTRAINT "onboarding_steps_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;