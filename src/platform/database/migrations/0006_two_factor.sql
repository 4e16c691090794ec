CREATE TABLE "factor_challenges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"factor_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "factor_challenges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "factors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"factor_type" text NOT NULL,
	"friendly_name" text DEFAULT '' NOT NULL,
	"sealed_secret" text,
	"last_used_step" bigint,
	"verified_at" timestamp with time zone,
	"last_challenged_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "factors_factor_type_check" CHECK ("factors"."factor_type" in ('totp', 'recovery_code'))
);
--> statement-breakpoint
ALTER TABLE "factors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"factor_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_factor_id_code_hash_pk" PRIMARY KEY("factor_id","code_hash")
);
--> statement-breakpoint
ALTER TABLE "recovery_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "factor_id" uuid;--> statement-breakpoint
ALTER TABLE "factor_challenges" ADD CONSTRAINT "factor_challenges_factor_id_factors_id_fk" FOREIGN KEY ("factor_id") REFERENCES "public"."factors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factor_challenges" ADD CONSTRAINT "factor_challenges_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factors" ADD CONSTRAINT "factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_factor_id_factors_id_fk" FOREIGN KEY ("factor_id") REFERENCES "public"."factors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "factor_challenges_factor_id_index" ON "factor_challenges" USING btree ("factor_id");--> statement-breakpoint
CREATE INDEX "factor_challenges_session_id_index" ON "factor_challenges" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "factor_challenges_expires_at_index" ON "factor_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "factors_user_id_index" ON "factors" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "factors_one_set_of_recovery_codes" ON "factors" USING btree ("user_id") WHERE factor_type = 'recovery_code';--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_factor_id_factors_id_fk" FOREIGN KEY ("factor_id") REFERENCES "public"."factors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_factor_id_index" ON "sessions" USING btree ("factor_id");