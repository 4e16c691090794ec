ALTER TABLE "audits" ADD COLUMN "lab" text DEFAULT 'over' NOT NULL;--> statement-breakpoint
ALTER TABLE "audits" ADD COLUMN "lab_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "audits_unfinished_index" ON "audits" USING btree ("created_at") WHERE "audits"."state" in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "audits_unmeasured_index" ON "audits" USING btree ("finished_at") WHERE "audits"."lab" <> 'over';--> statement-breakpoint
ALTER TABLE "audits" ADD CONSTRAINT "audits_lab_check" CHECK ("audits"."lab" in ('waiting', 'measuring', 'over'));--> statement-breakpoint
UPDATE "audits" SET "report" = jsonb_set("report", '{lab_speed}', 'null') WHERE "report" IS NOT NULL;
